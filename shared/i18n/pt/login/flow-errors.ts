/** Errors that somebody can meet in the further flows of the login box. */
export const errors = {
  'origin-not-allowed':
    'Este site não pode chamar o servidor de identidade. O operador dele pode adicionar a origem à configuração.',
  'client-unknown': 'O aplicativo que trouxe você aqui não está registrado. Volte a ele e avise o operador.',
  'redirect-uri-mismatch':
    'O aplicativo que trouxe você aqui deu um endereço de retorno que não está registrado. Volte a ele e avise o operador.',
  // sign in
  'malformed-json': 'A solicitação não é um JSON válido. Nada foi alterado.',
  'unsupported-media-type': 'Este endereço não aceita conteúdo deste tipo; a maioria aceita JSON. Nada foi alterado.',
  'body-too-large': 'A solicitação é grande demais',
  'not-found': 'Não há nada neste endereço. Ele pode ter mudado, ou o link está incompleto.',
  'method-not-allowed': 'Este endereço não aceita esse tipo de solicitação. Nada foi alterado.',
  'unknown-error': 'Ocorreu um erro desconhecido',
  difficulties: 'Estamos com algumas dificuldades, tente novamente',
  'invitation-unverified': 'Não foi possível verificar seu convite',
  'session-not-found': 'Sessão não encontrada',
  forbidden: 'Suas funções não incluem isto. Um administrador da sua organização pode mudar isso.',
  'captcha-unavailable':
    'Não foi possível carregar a verificação de que uma pessoa pede. Talvez o navegador ou a rede a bloqueie.',
  'sign-up-closed': 'Novas contas são criadas só por convite. Peça um a um administrador da sua organização.',
  'user-name-taken': 'Alguém já tem este nome de usuário. Escolha outro.',
  'password-too-short': 'Esta senha é curta demais. Use pelo menos {minLength} caracteres.',
  'password-too-long': 'Esta senha é longa demais. Use no máximo {maxLength} caracteres.',
  'password-too-common': 'Esta senha está em uma lista de senhas comuns, então outros a adivinhariam. Escolha outra.',
  'password-is-email': 'A senha deve ser diferente do seu e-mail. Escolha outra.',
  'password-reused': 'Você já usou esta senha antes. Escolha uma nova.',
  'link-invalid': 'Este link não está completo. Abra-o de novo pelo e-mail ou peça um novo.',
  'link-expired': 'Este link expirou. Peça um novo.',
  'link-used': 'Este link já foi usado. Entre ou peça um novo.',
  'ER-01239': 'Este convite leva a uma organização bloqueada. Fale com a pessoa que convidou você.',
  'ER-01240': 'Este link de convite leva a uma organização bloqueada. Fale com a pessoa que o enviou.',

  // new password
  'password-breached': 'Esta senha está em uma lista de senhas vazadas, então outros a adivinhariam. Escolha outra.',

  // codes
  'code-wrong': 'Este código não está certo. Tentativas restantes: {triesLeft}.',
  'code-expired': 'Este código expirou. Peça um novo.',
  'code-used': 'Este código já foi usado. Peça um novo.',
  'code-exhausted': 'Houve códigos errados demais, por isso este não vale mais. Peça um novo.',
  'match-number-needed': 'Digite o número mostrado na página onde você pediu este link.',
  'match-number-wrong':
    'Este não é o número da outra página; se você não pediu este link, feche esta página. Tentativas restantes: {triesLeft}.',
  'sign-in-method-off': 'Esta forma de entrar está desativada aqui. Use outra.',
  'sms-not-available':
    'Não é possível enviar mensagens de texto daqui. Use outra forma ou peça ao operador que as configure.',
  'phone-invalid': 'Isto não é um número de telefone. Escreva-o com o código do país, como +1 202 555 0123.',
  'phone-not-allowed': 'Não podemos enviar mensagens de texto para este tipo de número. Use um número de celular.',
  'phone-taken': 'Este número de telefone pertence a outra conta. Use outro.',
  'phone-not-found': 'Este número de telefone não está mais aqui. Recarregue a lista.',
  'phones-too-many': 'Já existem {limit} números de telefone. Remova um primeiro.',

  // passkeys
  'passkey-unknown':
    'Esta chave de acesso não abre mais nada aqui. Entre de outra forma e remova-a do seu dispositivo.',
  'passkey-not-given': 'Nenhuma chave de acesso foi apresentada. Tente novamente ou entre de outra forma.',
  'passkey-not-made': 'Nenhuma chave de acesso foi criada. Tente novamente ou continue sem ela.',
  'reauthentication-required': 'Isto exige um login recente. Entre novamente.',

  // second factor
  'second-factor-expired': 'Este login ficou aberto tempo demais ou foi concluído em outro lugar. Comece de novo.',
  'second-factor-locked':
    'Houve códigos errados demais seguidos, por isso a segunda etapa está pausada. Ela reabre sozinha ({lockedUntil}).',
  'factor-code-wrong': 'Este código não está certo. Use o que aparece agora. Tentativas restantes: {triesLeft}.',
  'recovery-code-wrong':
    'Este código de recuperação não está certo ou já foi usado. Tentativas restantes: {triesLeft}.',
  'factor-not-found': 'Esta forma de confirmar não está mais configurada. Use outra.',
  'factor-not-offered': 'Esta forma de confirmar não pode ser usada aqui. Use outra.',
  'factor-enforced':
    'Sua organização pede uma segunda etapa, e esta é a última que você tem. Configure outra primeiro.',
  'factors-too-many': 'Uma pessoa não pode ter mais do que isso. Remova um primeiro.',
  'step-up-required': 'Sua organização exige a verificação em duas etapas. Confirme sua identidade para continuar.',
  'factor-too-new':
    'Você adicionou recentemente seu primeiro método de verificação. Já pode usá-lo para entrar e poderá alterar as configurações de segurança a partir de {until}.',
  'mfa-not-enrolled': 'Nenhuma segunda etapa está configurada',
  'security-key-refused':
    'A chave de segurança ou o dispositivo não deu uma resposta válida. Nada foi alterado; tente novamente.',
  'security-key-known': 'Esta chave de segurança ou este dispositivo já está configurado. Use outro.',

  // social
  'social-provider-unknown': 'Esta forma de entrar não está configurada aqui. Escolha outra.',
  'social-cancelled': 'Você parou em {provider}. Tente novamente ou entre de outra forma.',
  'social-failed': 'Não foi possível entrar com {provider}. Tente novamente ou entre de outra forma.',
  'social-email-missing': '{provider} não nos informou seu e-mail. Permita isso lá ou entre de outra forma.',
  'social-proof-wanted':
    'O e-mail que {provider} nos informou precisa ser confirmado primeiro. Entre pela página de login para fazer isso.',
  'sso-not-found': 'Nenhum login único está configurado para este e-mail. Entre de outra forma.',
  'sso-failed':
    'A página de login da sua organização não concluiu o login. Tente novamente ou fale com seu administrador.',
  'sso-address-refused':
    'Sua organização informou um e-mail que não é dela. Peça ao seu administrador que o corrija lá.',

  // impersonation
  'impersonation-invalid': 'Este link para agir como outra pessoa não vale mais. Peça um novo.',
  'impersonation-off': 'Agir como outra pessoa está desativado aqui. O operador pode ativar.',
  'impersonated-session':
    'Quem age como outra pessoa não pode alterar senhas, segundas etapas nem sessões. Saia primeiro.',
} as const;
