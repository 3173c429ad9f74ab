/** Errors of the other flows of the login box. */
export const errors = {
  // links
  'link-invalid': 'Este link está incompleto. Abra-o novamente pelo e-mail ou solicite um novo.',
  'link-expired': 'Este link expirou. Solicite um novo.',
  'link-used': 'Este link já foi usado. Entre ou solicite um novo.',
  'ER-01239': 'Este convite é para uma organização bloqueada. Fale com a pessoa que convidou você.',
  'ER-01240': 'Este link de convite é para uma organização bloqueada. Fale com a pessoa que o enviou.',
  'sign-up-closed':
    'O cadastro é feito somente por convite. Peça a um administrador da sua organização que convide você.',
  'user-name-taken': 'Este nome de usuário já está em uso. Use outro.',

  // requests
  'malformed-json': 'A solicitação não é um JSON válido. Nada foi alterado.',
  'unsupported-media-type': 'Este URL não aceita este tipo de conteúdo; a maioria aceita JSON. Nada foi alterado.',
  'method-not-allowed': 'Este URL não aceita este método HTTP. Nada foi alterado.',
  'body-too-large': 'A solicitação é grande demais',
  'unknown-error': 'Ocorreu um erro desconhecido',
  difficulties: 'Estamos com algumas dificuldades. Tente novamente',
  'invitation-unverified': 'Não conseguimos verificar seu convite',
  'session-not-found': 'Sessão não encontrada',
  forbidden: 'Você não tem permissão para fazer isso. Peça acesso a um administrador da sua organização.',
  'not-found': 'Página não encontrada. O link pode estar quebrado ou desatualizado.',
  'origin-not-allowed':
    'Este site não tem permissão para chamar o servidor de identidade. O operador dele pode adicionar a origem à configuração.',
  'client-unknown': 'O aplicativo que trouxe você até aqui não está registrado. Volte e fale com o suporte dele.',
  'redirect-uri-mismatch':
    'O aplicativo que trouxe você até aqui usou um URL de redirecionamento não registrado. Volte e fale com o suporte dele.',
  'captcha-unavailable':
    'Não conseguimos carregar a verificação de que você é uma pessoa. Seu navegador ou sua rede pode estar bloqueando-a.',

  // new password
  'password-too-short': 'Esta senha é muito curta. Use pelo menos {minLength} caracteres.',
  'password-too-long': 'Esta senha é muito longa. Use no máximo {maxLength} caracteres.',
  'password-too-common': 'Esta senha é muito comum e fácil de adivinhar. Use outra.',
  'password-is-email': 'Sua senha não pode ser seu endereço de e-mail. Use outra.',
  'password-reused': 'Você já usou esta senha antes. Use uma nova.',
  'password-breached': 'Esta senha apareceu em um vazamento de dados. Use outra.',

  // codes
  'code-wrong': 'Código incorreto. Tentativas restantes: {triesLeft}.',
  'code-expired': 'Este código expirou. Solicite um novo.',
  'code-used': 'Este código já foi usado. Solicite um novo.',
  'code-exhausted': 'Muitas tentativas incorretas. Solicite um novo código.',
  'match-number-needed': 'Digite o número mostrado na página em que você solicitou este link.',
  'match-number-wrong':
    'Esse número não confere; se você não solicitou este link, feche esta página. Tentativas restantes: {triesLeft}.',
  'sign-in-method-off': 'Este método de login está desativado. Use outro.',
  'sms-not-available': 'As mensagens de texto não estão configuradas. Use outro método ou fale com o suporte.',
  'phone-invalid': 'Digite um número de telefone válido com o código do país, como +1 202 555 0123.',
  'phone-not-allowed': 'Não podemos enviar mensagens de texto para este número. Use um número de celular.',
  'phone-taken': 'Outra conta usa este número de telefone. Use outro.',
  'phone-not-found': 'Este número de telefone não existe mais. Recarregue a lista.',
  'phones-too-many': 'Você pode ter até {limit} números de telefone. Primeiro, remova um.',

  // passkeys
  'passkey-unknown':
    'Esta chave de acesso não está mais registrada. Entre de outra forma e remova-a do seu dispositivo.',
  'passkey-not-given':
    'Não conseguimos obter uma chave de acesso do seu dispositivo. Tente novamente ou entre de outra forma.',
  'passkey-not-made': 'Sua chave de acesso não foi criada. Tente novamente ou continue sem ela.',
  'reauthentication-required': 'Para sua segurança, entre novamente para fazer esta alteração.',

  // second factor
  'second-factor-expired': 'Sua solicitação de login expirou ou já foi concluída. Comece de novo.',
  'second-factor-locked':
    'A verificação está bloqueada após muitos códigos incorretos. Você poderá tentar novamente a partir de: {lockedUntil}.',
  'factor-code-wrong': 'Código incorreto; digite o que aparece agora. Tentativas restantes: {triesLeft}.',
  'recovery-code-wrong':
    'Este código de recuperação está incorreto ou já foi usado. Tentativas restantes: {triesLeft}.',
  'factor-not-found': 'Este método de verificação não está mais configurado. Use outro.',
  'factor-not-offered': 'Este método de verificação não está disponível aqui. Use outro.',
  'factor-enforced':
    'Sua organização exige a verificação em duas etapas, e este é seu único método de verificação. Primeiro, adicione outro.',
  'factors-too-many': 'Você atingiu o número máximo de métodos de verificação. Primeiro, remova um.',
  'step-up-required': 'Sua organização exige a verificação em duas etapas. Confirme sua identidade para continuar.',
  'factor-too-new':
    'Você adicionou seu primeiro método de verificação há pouco tempo. Já pode usá-lo para entrar; poderá alterar configurações de segurança a partir de: {until}.',
  'mfa-not-enrolled': 'A verificação em duas etapas não está configurada',
  'security-key-refused':
    'Não conseguimos verificar sua chave de segurança ou seu dispositivo. Nada foi alterado; tente novamente.',
  'security-key-known': 'Esta chave de segurança ou este dispositivo já está configurado. Use outro.',

  // social
  'social-provider-unknown': 'Este método de login não está configurado. Use outro.',
  'social-cancelled': 'O login com {provider} foi cancelado. Tente novamente ou entre de outra forma.',
  'social-failed': 'O login com {provider} falhou. Tente novamente ou entre de outra forma.',
  'social-email-missing':
    '{provider} não compartilhou seu endereço de e-mail. Permita o acesso a ele ou entre de outra forma.',
  'social-proof-wanted': 'Primeiro, confirme o endereço de e-mail de {provider}. Use a página de login para isso.',
  'sso-not-found': 'O login único não está configurado para este e-mail. Entre de outra forma.',
  'sso-failed':
    'O provedor de identidade da sua organização não autenticou você. Tente novamente ou fale com seu administrador.',
  'sso-address-refused':
    'O e-mail enviado pelo seu provedor de identidade não está em um domínio verificado da sua organização. Use outra conta lá ou fale com seu administrador.',

  // impersonation
  'impersonation-invalid': 'Este link para agir como outro usuário não é mais válido. Solicite um novo.',
  'impersonation-off': 'Agir como outro usuário está desativado. Um operador pode ativar esse recurso.',
  'impersonated-session':
    'Você não pode alterar senhas, métodos de verificação ou sessões enquanto age como outro usuário. Primeiro, deixe de agir como ele.',
} as const;
