import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

/** A sentence for every error code, for the portal; those of the login box are in `login/` too, which loads fewer. */
export const errors: Readonly<Record<ErrorMessageKey, string>> = {
  'invalid-request': 'Alguns campos estão ausentes ou são inválidos. Confira-os e tente novamente.',
  'too-many-requests': 'Muitas solicitações. Tente novamente em {seconds} segundos.',
  'server-busy': 'O servidor está ocupado no momento. Nada foi alterado; tente novamente em um minuto.',
  'database-unavailable':
    'O servidor não consegue acessar o banco de dados. Nada foi alterado; tente novamente em um minuto.',
  'internal-error':
    'Ocorreu um erro do nosso lado. Tente novamente e, se continuar acontecendo, fale com o suporte e informe o ID da solicitação.',
  'authentication-failed': 'Falha na autenticação',
  unauthenticated: 'Sua sessão terminou. Entre novamente para continuar.',
  'invalid-credentials':
    'E-mail ou senha incorretos. Tentativas restantes antes de a conta ser bloqueada: {triesLeft}.',
  'captcha-required': 'Não conseguimos verificar que você é uma pessoa. Espere {seconds} segundos e tente novamente.',
  'email-invalid': 'Digite um endereço de e-mail válido, como nome@example.com.',
  'authorization-request-expired': 'Sua solicitação de login expirou. Comece de novo pelo aplicativo.',
  'network-unreachable':
    'Não conseguimos acessar o servidor. O que você digitou continua aqui; verifique sua conexão e tente novamente.',
  'field-required': 'Este campo é obrigatório.',
  'account-locked':
    'Sua conta foi bloqueada após muitas senhas incorretas. Você poderá tentar novamente a partir de: {lockedUntil}.',
  'account-disabled': 'Sua conta foi desativada. Peça a um administrador da sua organização que a reative.',
  'application-not-assigned':
    'Você não tem acesso a este aplicativo. Peça acesso a um administrador da sua organização.',
  'account-expired': 'Seu acesso expirou. Peça a um administrador da sua organização que o prorrogue.',
  'email-not-verified': 'Primeiro, confirme seu endereço de e-mail. Abra o link que enviamos ou solicite um novo.',
  'no-tenant': 'Sua conta ainda não pertence a uma organização. Peça a um administrador que convide você.',
  'password-expired': 'Sua senha expirou. Enviamos um link para você criar uma nova.',
  'sign-in-method-unavailable':
    'Sua organização usa um método de login que não está disponível aqui. Fale com seu administrador ou use outro e-mail.',
  'form-expired': 'Esta página expirou. Envie o formulário novamente.',
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
  'link-invalid': 'Este link está incompleto. Abra-o novamente pelo e-mail ou solicite um novo.',
  'link-expired': 'Este link expirou. Solicite um novo.',
  'link-used': 'Este link já foi usado. Entre ou solicite um novo.',
  'ER-01239': 'Este convite é para uma organização bloqueada. Fale com a pessoa que convidou você.',
  'ER-01240': 'Este link de convite é para uma organização bloqueada. Fale com a pessoa que o enviou.',
  'sign-up-closed':
    'O cadastro é feito somente por convite. Peça a um administrador da sua organização que convide você.',
  'user-name-taken': 'Este nome de usuário já está em uso. Use outro.',
  'impersonation-invalid': 'Este link para agir como outro usuário não é mais válido. Solicite um novo.',
  'impersonation-off': 'Agir como outro usuário está desativado. Um operador pode ativar esse recurso.',
  'impersonated-session':
    'Você não pode alterar senhas, métodos de verificação ou sessões enquanto age como outro usuário. Primeiro, deixe de agir como ele.',
  'password-too-short': 'Esta senha é muito curta. Use pelo menos {minLength} caracteres.',
  'password-too-long': 'Esta senha é muito longa. Use no máximo {maxLength} caracteres.',
  'password-too-common': 'Esta senha é muito comum e fácil de adivinhar. Use outra.',
  'password-is-email': 'Sua senha não pode ser seu endereço de e-mail. Use outra.',
  'password-reused': 'Você já usou esta senha antes. Use uma nova.',
  'password-breached': 'Esta senha apareceu em um vazamento de dados. Use outra.',
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
  'passkey-unknown':
    'Esta chave de acesso não está mais registrada. Entre de outra forma e remova-a do seu dispositivo.',
  'passkey-not-given':
    'Não conseguimos obter uma chave de acesso do seu dispositivo. Tente novamente ou entre de outra forma.',
  'passkey-not-made': 'Sua chave de acesso não foi criada. Tente novamente ou continue sem ela.',
  'reauthentication-required': 'Para sua segurança, entre novamente para fazer esta alteração.',
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
    'O provedor de identidade da sua organização enviou um endereço de e-mail fora dos domínios dela. Peça ao seu administrador que corrija isso.',
  'role-built-in': 'As funções do sistema não podem ser editadas. Crie sua própria função.',
  'role-key-taken': 'Já existe uma função com esta chave. Use outra chave.',
  'permission-not-found': 'Esta permissão não existe mais. Recarregue a página.',
  'permission-not-held':
    'Você só pode atribuir permissões que tem, e você não tem {permission}. Peça a um administrador que a tenha.',
  'permission-not-assignable':
    'As funções de uma organização não podem incluir {permission}. Remova-a e tente novamente.',
  'group-not-found': 'Este grupo não existe mais. Recarregue a lista.',
  'group-name-taken': 'Já existe um grupo com este nome. Use outro nome.',
  'group-managed-elsewhere': 'Seu diretório gerencia o nome e os membros deste grupo. Faça a alteração lá.',
  'person-managed-elsewhere':
    'Um diretório gerencia o nome, o telefone e o nome de usuário deste usuário. Faça a alteração lá.',
  'factor-reset-open':
    'Já há uma redefinição da verificação em duas etapas pendente para este usuário. Consulte os detalhes dele.',
  'person-elsewhere':
    'Este usuário pertence a outras organizações ou ainda não entrou. Só ele pode alterar o próprio nome e telefone.',
  'membership-inherited':
    'Você tem acesso a esta organização pela conta principal dela, por isso não pode sair. Peça a um administrador da conta principal que remova seu acesso.',
  'factor-reset-elsewhere':
    'Este usuário também pertence a outras organizações que dependem da verificação em duas etapas dele, por isso você não pode redefini-la. Ele pode entrar com um código de recuperação ou falar com o suporte.',
  'factor-reset-same-admin': 'Você solicitou esta redefinição. Outro administrador precisa aprová-la.',
  'approval-not-yours':
    'Esta solicitação foi enviada a outro administrador. Entre como esse administrador na organização em questão.',
  'factor-reset-not-found': 'Esta redefinição não está mais pendente. Recarregue a página.',
  'changed-meanwhile':
    'Outro administrador alterou isto enquanto você editava, por isso suas alterações não foram salvas. Revise os novos valores e salve novamente.',
  'sub-accounts-off': 'Esta conta não pode ter subcontas. Um administrador da conta principal pode ativá-las.',
  'account-not-found': 'Esta conta não existe mais ou você não tem acesso a ela. Recarregue a lista.',
  'account-id-taken': 'Já existe uma conta com este ID. Use outro ID.',
  'account-alias-taken': 'Outra conta usa este alias. Use outro alias.',
  'account-holds-none': 'A conta principal não pode ter subcontas. Primeiro, permita que ela gerencie subcontas.',
  'account-too-deep': 'Não é possível criar mais níveis de contas. Escolha uma conta principal de nível superior.',
  'account-access-always':
    'Todos nesta conta podem acessar as subcontas dela. Primeiro, altere essa configuração da conta.',
  'application-not-found': 'Sua organização não tem este aplicativo. Recarregue a lista.',
  'already-invited': 'Este usuário já tem um convite pendente. Nada foi alterado.',
  'email-repeated': 'Este e-mail está na lista mais de uma vez. Ele recebe um único convite.',
  'temporary-users-off': 'A expiração do acesso está desativada. Um operador pode ativá-la.',
  'invite-links-off': 'Os links de convite estão desativados. Convide usuários por e-mail.',
  'invite-link-not-found': 'Você não tem um link de convite. Primeiro, crie um.',
  'bulk-invitation-not-found': 'Esta lista de convites não existe mais. Recarregue a página.',
  'too-many-invitations':
    'Esta conta atingiu o limite de {points} convites por e-mail por dia. Convide os demais amanhã ou fale com o suporte.',
  'new-tenant-invitations':
    'Para evitar spam, organizações novas podem enviar {points} convites por dia até: {until}. Convide os demais amanhã ou fale com o suporte.',
  'bulk-invitation-running':
    'Outra lista de convites ainda está sendo enviada. Espere até que termine e tente novamente.',
  'bulk-invitation-settled':
    'É possível desfazer convites por 10 minutos, e esse tempo já passou. Remova os usuários um a um.',
  'api-token-wrong':
    'O ID do cliente ou o segredo está incorreto, ou o token de API foi excluído. Confira ambos ou crie um novo token.',
  'api-token-ended':
    'Este token de API não é mais válido: foi excluído, expirou ou o proprietário perdeu o acesso. Crie um novo.',
  'api-token-refresh-ended':
    'Este token de atualização já foi usado, expirou ou teve o token de API excluído. Troque o ID do cliente e o segredo novamente.',
  'api-token-not-found': 'Este token de API não existe mais. Recarregue a lista.',
  'api-tokens-too-many': 'Você atingiu o limite de {limit} tokens. Exclua um de que não precisa mais.',
  'machine-refused': 'Somente um usuário que entrou pode fazer isso. Tokens de API não são aceitos.',
  'vendor-credentials-wrong':
    'O ID do cliente ou o segredo está incorreto. Confira ambos nas configurações do seu ambiente.',
  'password-wrong': 'A senha atual está incorreta. Sua senha não foi alterada.',
  'picture-missing': 'Envie uma imagem no campo de formulário chamado image.',
  'picture-unreadable': 'Não conseguimos ler esta imagem. Use um arquivo JPEG, PNG, WebP, GIF ou AVIF.',
  'picture-unreachable':
    'Não conseguimos carregar uma imagem deste URL. Verifique se ele é público ou envie o arquivo.',
  'picture-dimensions': 'Esta imagem tem mais de {limit} megapixels. Use uma menor.',
  'picture-too-large': 'Esta imagem tem mais de {limit}. Use uma menor.',
  'email-unchanged': 'Este já é seu endereço de e-mail. Digite um novo.',
  'email-taken': 'Este endereço de e-mail já está em uso. Use outro.',
  'user-not-found': 'Este usuário não existe mais. Recarregue a lista.',
  'user-name-not-found': 'Nenhum usuário aqui tem este nome de usuário. Recarregue a lista.',
  'user-name-needed':
    'Este usuário não tem endereço de e-mail e precisa deste nome de usuário para entrar. Altere o nome de usuário.',
  'user-name-elsewhere':
    'Este usuário entra em outras organizações com o mesmo nome de usuário. Só ele pode alterá-lo.',
  'tenant-not-found': 'Esta organização não existe ou você não é membro dela. Escolha outra.',
  'role-not-found': 'Uma destas funções não existe mais. Recarregue a lista e escolha novamente.',
  'role-above-own': 'Você não pode atribuir funções acima da sua. Escolha outra função.',
  'last-admin':
    'Este é o último usuário que pode gerenciar usuários aqui. Primeiro, torne outro usuário administrador.',
  'not-yourself': 'Você não pode fazer isso com sua própria conta. Peça a outro administrador.',
  'person-above-own':
    'Este usuário tem uma função acima da sua. Peça a um administrador que tenha pelo menos a mesma função.',
  'policy-not-found': 'Esta política não existe. Recarregue a página.',
  'session-unknown': 'Esta sessão já terminou ou não é sua. Recarregue a lista.',
  'already-member': 'Este usuário já é membro da organização. Nada foi alterado.',
  'not-entitled': 'Seu plano não inclui isso. Peça à pessoa que gerencia sua assinatura que faça o upgrade.',
  'plan-not-found': 'Nenhum plano tem esta chave. Os planos são definidos na configuração.',
  'feature-not-found': 'Nenhum recurso tem esta chave. Os recursos são definidos na configuração.',
  'grant-not-found': 'Esta concessão não existe ou foi revogada. Recarregue a lista.',
  'metadata-not-found': 'metadados não encontrados: {entity}',
  'ip-metadata-not-found': 'metadados do IP não encontrados',
  'notification-not-found': 'Esta notificação não existe mais. Recarregue a lista.',
  'metadata-key-unsafe': 'Esta chave de metadados é reservada. Use outra chave.',
  'invalid-grant':
    'Este código ou token é inválido: já foi usado, expirou ou pertence a outro cliente. Entre novamente.',
  'invalid-client': 'O ID do cliente ou o segredo está incorreto.',
  'unsupported-grant-type': 'Tipo de concessão não aceito. Use authorization_code ou refresh_token.',
};
