import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';
import { notices } from './notices.ts';

const hello = 'Olá, {name},';
const linkOnce = 'Este link expira em {expiresIn} e só pode ser usado uma vez.';
const codeExpires = 'Este código expira em {expiresIn}.';
const ifYou = 'Se foi você, não precisa fazer nada.';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: 'Confirme seu e-mail para {vendor}',
      preview: 'Confirme seu e-mail para terminar de criar sua conta.',
      paragraphs: [
        hello,
        'Confirme que {email} é seu endereço de e-mail para terminar de criar sua conta de {vendor}.',
        linkOnce,
      ],
      button: 'Confirmar e-mail',
      footer: 'Se você não criou uma conta, pode ignorar este e-mail.',
    },
    invitation: {
      subject: 'Participe de {tenantName} em {vendor}',
      preview: '{inviterName} convidou você. O convite expira em {expiresIn}.',
      paragraphs: [
        hello,
        '{inviterName} convidou você para participar de {tenantName} em {vendor}.',
        'Aceite o convite para participar como {email}. Este link expira em {expiresIn} e só pode ser usado uma vez.',
      ],
      button: 'Aceitar convite',
      footer: 'Se você não esperava um convite, pode ignorar este e-mail. Você só participa se aceitar.',
    },
    'signed-up-by-link': {
      subject: '{personName} se cadastrou em {tenantName} com seu link',
      preview: '{personEmail} participará assim que confirmar o e-mail.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) se cadastrou em {tenantName} com seu link de convite. Participará assim que confirmar o e-mail.',
      ],
      footer:
        'Se você não conhece esta pessoa, remova-a no portal de administração e revogue o link: qualquer pessoa que o tenha pode usá-lo.',
    },
    'reset-password': {
      subject: 'Redefina sua senha de {vendor}',
      preview: 'Este link expira em {expiresIn}.',
      paragraphs: [
        hello,
        'Recebemos uma solicitação para redefinir a senha de {email} em {vendor}.',
        'Este link expira em {expiresIn} e só pode ser usado uma vez. Sua senha atual funciona até você criar uma nova.',
      ],
      button: 'Redefinir senha',
      footer: 'Se você não solicitou isso, pode ignorar este e-mail. Sua senha não mudará.',
    },
    'password-changed': {
      subject: 'Sua senha de {vendor} foi alterada',
      preview: ifYou,
      paragraphs: [
        hello,
        'A senha de {email} em {vendor} foi alterada. Isso aconteceu em {changedAt}.',
        'Se foi você, não precisa fazer nada. Se não foi, redefina sua senha agora. Isso também encerra todas as sessões.',
      ],
      button: 'Redefinir senha',
      footer: 'Enviamos este e-mail sempre que sua senha muda.',
    },
    'password-expires': {
      subject: 'Sua senha de {vendor} expira em breve',
      preview: 'Altere-a antes de {expiresAt}.',
      paragraphs: [
        hello,
        'Sua organização exige a troca periódica de senhas. A senha de {email} em {vendor} expira em {expiresAt}.',
        'Altere-a antes disso para continuar entrando sem interrupções.',
      ],
      button: 'Alterar senha',
      footer: 'Se sua senha expirar, você ainda poderá usar um link de redefinição enviado para este e-mail.',
    },
    'account-locked': {
      subject: 'Sua conta de {vendor} está bloqueada',
      preview: 'Houve muitas senhas incorretas.',
      paragraphs: [
        hello,
        'Bloqueamos sua conta de {vendor}, {email}, após muitas senhas incorretas. Seus dados estão seguros.',
        'Ela será desbloqueada automaticamente em {lockedUntil}. Se as tentativas foram suas, você pode desbloqueá-la agora.',
      ],
      button: 'Desbloquear conta',
      footer: 'Se não foi você, deixe a conta bloqueada. Ninguém entrou. Considere usar uma senha mais longa.',
    },
    'sign-up-existing': {
      subject: 'Você já tem uma conta de {vendor}',
      preview: 'Entre ou redefina sua senha.',
      paragraphs: [
        hello,
        'Recebemos uma solicitação para criar uma conta de {vendor} com {email}. Você já tem uma conta, por isso não criamos outra.',
        'Entre como de costume. Se esqueceu sua senha, selecione “Esqueceu a senha?” abaixo do campo de senha.',
      ],
      button: 'Entrar',
      footer: 'Se não foi você, pode ignorar este e-mail. Nada mudou, e não revelamos que você tem uma conta.',
    },
    'sign-in-code': {
      subject: 'Seu código de login de {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Digite este código para entrar em {vendor}. Ele expira em {expiresIn} e só pode ser usado uma vez.',
      ],
      footer:
        'Se você não solicitou este código, pode ignorar este e-mail. Nunca compartilhe este código. {vendor} nunca o pedirá a você.',
    },
    'second-factor-code': {
      subject: 'Seu código de verificação de {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Digite este código para confirmar sua identidade em {vendor}. Ele expira em {expiresIn} e só pode ser usado uma vez.',
      ],
      footer: 'Se você não tentou entrar, alguém pode saber sua senha. Altere-a agora e nunca compartilhe este código.',
    },
    'phone-code': {
      subject: 'Confirme a alteração do seu número de telefone em {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Recebemos uma solicitação para alterar o número de telefone de {email} em {vendor}. Digite este código para continuar. Ele expira em {expiresIn} e só pode ser usado uma vez.',
      ],
      footer: 'Se você não solicitou isso, pode ignorar este e-mail. Seu número de telefone não mudará.',
    },
    'activation-code': {
      subject: 'Confirme seu e-mail para {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Digite este código para confirmar {email} e terminar de criar sua conta de {vendor}. Ele expira em {expiresIn} e só pode ser usado uma vez.',
      ],
      footer: 'Se você não criou uma conta, pode ignorar este e-mail.',
    },
    'invitation-code': {
      subject: 'Participe de {tenantName} em {vendor}',
      preview: '{inviterName} convidou você. O convite expira em {expiresIn}.',
      paragraphs: [
        hello,
        '{inviterName} convidou você para participar de {tenantName} em {vendor}.',
        'Aceite o convite para participar como {email}. Este link expira em {expiresIn} e só pode ser usado uma vez. Você precisará deste código:',
      ],
      button: 'Aceitar convite',
      footer: 'Se você não esperava um convite, pode ignorar este e-mail. Você só participa se aceitar.',
    },
    'magic-link': {
      subject: 'Entre em {vendor}',
      preview: 'Este link expira em {expiresIn}.',
      paragraphs: [
        hello,
        'Use este link para entrar em {vendor} como {email}.',
        'Este link expira em {expiresIn} e só pode ser usado uma vez. Se você abri-lo em outro dispositivo, digite o número mostrado onde o solicitou.',
      ],
      button: 'Entrar',
      footer: 'Se você não solicitou este link, pode ignorar este e-mail. Ninguém pode entrar sem ele.',
    },
    'phones-changed': {
      subject: 'Seus números de telefone em {vendor} foram alterados',
      preview: ifYou,
      paragraphs: [
        hello,
        'Os números de telefone de {email} em {vendor} foram alterados: {change}. Isso aconteceu em {changedAt}.',
        'Se foi você, não precisa fazer nada. Se não foi, redefina sua senha agora. Isso também encerra todas as sessões.',
      ],
      button: 'Redefinir senha',
      footer: 'Enviamos este e-mail sempre que seus números de telefone mudam.',
    },
    'impersonation-started': {
      subject: '{actorName} está agindo como você em {vendor}',
      preview: 'O acesso termina automaticamente em {until}.',
      paragraphs: [
        hello,
        '{actorName} começou a agir como você em {tenantName} em {vendor}. Motivo: {reason}',
        'O acesso termina automaticamente em {until}. Sua senha e seus métodos de verificação não podem ser alterados, e cada alteração é registrada com o nome {actorName}.',
      ],
      footer: 'Se você não pediu ajuda, fale com um administrador da sua organização. Toda a atividade é registrada.',
    },
    'set-up': {
      subject: 'Configure {vendor}',
      preview: 'Você é o primeiro administrador.',
      paragraphs: [
        hello,
        '{vendor} está em execução, e {email} é o primeiro administrador. Crie uma senha para abrir {tenantName}.',
        'Este link expira em {expiresIn} e só pode ser usado uma vez. Qualquer pessoa que o tenha pode se tornar administrador, por isso não o compartilhe.',
      ],
      button: 'Criar senha',
      footer: 'Se você não administra {vendor}, pode ignorar este e-mail.',
    },
    'factor-added': {
      subject: 'Método de verificação adicionado à sua conta de {vendor}',
      preview: '{factor}, {changedAt}.',
      paragraphs: [
        hello,
        'Um método de verificação foi adicionado à sua conta: {factor}. Isso aconteceu em {changedAt}.',
        'Guarde seus códigos de recuperação em um lugar seguro. Você precisará deles se perder o acesso aos seus métodos de verificação.',
      ],
      footer:
        'Se não foi você, redefina sua senha agora, o que encerra todas as sessões, e revise seus métodos de verificação.',
    },
    'factor-removed': {
      subject: 'Método de verificação removido de {vendor}',
      preview: '{factor}, {changedAt}.',
      paragraphs: [
        hello,
        'Um método de verificação foi removido da sua conta: {factor}. Isso aconteceu em {changedAt}.',
      ],
      footer:
        'Se não foi você, redefina sua senha agora, o que encerra todas as sessões, e configure o método de verificação novamente.',
    },
    'factor-reset-asked': {
      subject: 'Redefinição da verificação em duas etapas solicitada para sua conta de {vendor}',
      preview: 'Solicitada por {actor} de {tenantName}. Você pode cancelá-la.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} solicitou redefinir sua verificação em duas etapas. Isso removeria seus métodos de verificação e códigos de recuperação. Nada mudou ainda: outro administrador precisa aprovar a redefinição até {dueAt}, e ela entra em vigor {delay} depois disso.',
        'Se você ainda tem seus métodos de verificação ou não pediu isso, mantenha-os.',
      ],
      button: 'Manter meus métodos de verificação',
      footer: 'Se você pediu esta redefinição, não precisa fazer nada.',
    },
    'factor-reset-confirmed': {
      subject: 'A verificação em duas etapas da sua conta de {vendor} será redefinida',
      preview: 'Em {dueAt}, a menos que você cancele.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} aprovou redefinir sua verificação em duas etapas. Em {dueAt}, seus métodos de verificação e códigos de recuperação serão removidos e todas as suas sessões serão encerradas. Depois disso, você entra somente com sua senha.',
        'Se você ainda tem seus métodos de verificação ou não pediu isso, mantenha-os.',
      ],
      button: 'Manter meus métodos de verificação',
      footer: 'Se você pediu esta redefinição, não precisa fazer nada até lá.',
    },
    'factor-reset-cancelled': {
      subject: 'Redefinição da verificação em duas etapas cancelada na sua conta de {vendor}',
      preview: '{actor} cancelou a redefinição.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} cancelou a redefinição da sua verificação em duas etapas. Seus métodos de verificação não mudaram; entre como de costume.',
      ],
      footer: 'Se você ainda não consegue entrar, fale com um administrador da sua organização.',
    },
    'factor-reset-kept': {
      subject: 'Redefinição da verificação em duas etapas cancelada na sua conta de {vendor}',
      preview: 'Você manteve seus métodos de verificação.',
      paragraphs: [
        hello,
        'Você cancelou a redefinição da sua verificação em duas etapas com o link do nosso e-mail. Seus métodos de verificação não mudaram; entre como de costume.',
      ],
      footer: 'Se não foi você, alguém pode ter acesso à sua caixa de e-mail. Altere a senha dela agora.',
    },
    'factor-reset-done': {
      subject: 'A verificação em duas etapas da sua conta de {vendor} foi redefinida',
      preview: '{changedAt}. Entre e configure-a novamente.',
      paragraphs: [
        hello,
        'Dois administradores da sua organização aprovaram redefinir sua verificação em duas etapas. Em {changedAt}, seus métodos de verificação foram removidos e todas as suas sessões foram encerradas. Entre com sua senha e configure-a novamente em Segurança e privacidade.',
      ],
      footer: 'Se você não pediu isso, redefina sua senha agora e fale com sua organização.',
    },
    'factor-reset-approve': {
      subject: 'Aprovar a redefinição da verificação em duas etapas de {personName}?',
      preview: 'Solicitada por {actor} de {tenantName}.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} solicitou redefinir a verificação em duas etapas de {personName} ({personEmail}), que perdeu o acesso aos métodos de verificação. Um segundo administrador, como você, precisa aprovar até {dueAt}.',
        'Revise a solicitação e depois entre para aprová-la ou recusá-la.',
      ],
      button: 'Revisar solicitação',
      footer:
        'Se você não fizer nada, outro administrador pode decidir ou a solicitação expira. O link sozinho não aprova nada.',
    },
    'factor-reset-declined': {
      subject: 'Redefinição da verificação em duas etapas de {personName} recusada',
      preview: '{actor} recusou sua solicitação.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} recusou sua solicitação para redefinir a verificação em duas etapas de {personName} ({personEmail}). Nada foi alterado.',
      ],
      footer: 'Se a redefinição ainda for necessária, fale com {actor} e solicite-a novamente.',
    },
    'passkey-added': {
      subject: 'Chave de acesso adicionada à sua conta de {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'Uma chave de acesso foi adicionada à sua conta, e agora você pode entrar com ela. Isso aconteceu em {changedAt}.',
      ],
      footer:
        'Se não foi você, redefina sua senha agora, o que encerra todas as sessões, e remova a chave de acesso no seu perfil.',
    },
    'passkey-removed': {
      subject: 'Chave de acesso removida da sua conta de {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'Uma chave de acesso foi removida da sua conta, e você não pode mais entrar com ela. Isso aconteceu em {changedAt}.',
      ],
      footer:
        'Se não foi você, redefina sua senha agora, o que encerra todas as sessões, e revise suas chaves de acesso.',
    },
    'recovery-code-used': {
      subject: 'Código de recuperação usado na sua conta de {vendor}',
      preview: '{changedAt}. Códigos restantes: {codesLeft}.',
      paragraphs: [
        hello,
        'Um código de recuperação foi usado para entrar na sua conta em {changedAt}.',
        'Códigos restantes: {codesLeft}. Gere novos códigos no seu perfil antes que acabem.',
      ],
      footer:
        'Se não foi você, redefina sua senha agora, o que encerra todas as sessões, e gere novos códigos de recuperação.',
    },
    'recovery-codes-renewed': {
      subject: 'Novos códigos de recuperação para sua conta de {vendor}',
      preview: '{changedAt}.',
      paragraphs: [hello, 'Novos códigos de recuperação foram gerados em {changedAt}. Os antigos não funcionam mais.'],
      footer:
        'Se não foi você, redefina sua senha agora, o que encerra todas as sessões, e gere novos códigos de recuperação.',
    },
    'second-factor-locked': {
      subject: 'Verificação bloqueada na sua conta de {vendor}',
      preview: 'Está bloqueada até {lockedUntil}.',
      paragraphs: [
        hello,
        'Alguém acertou a primeira etapa do seu login e depois digitou muitos códigos de verificação incorretos. A verificação está bloqueada até {lockedUntil}.',
        'Se foi você, tente novamente depois disso.',
      ],
      footer: 'Se não foi você, alguém pode saber sua senha. Redefina-a agora.',
    },
    'link-identity-code': {
      subject: '{code} é seu código de verificação de {vendor}',
      preview: 'Digite-o na página que o pede.',
      paragraphs: [
        hello,
        'Alguém está entrando em {vendor} com uma conta externa que usa este endereço de e-mail. Se for você, digite este código para continuar. Ele expira em {expiresIn} e só pode ser usado uma vez.',
      ],
      footer: 'Se não foi você, pode ignorar este e-mail. Nunca compartilhe este código.',
    },
    'identity-linked': {
      subject: '{provider} foi vinculado à sua conta de {vendor}',
      preview: 'Agora você pode entrar com {provider}.',
      paragraphs: [
        hello,
        'Sua conta de {provider} foi vinculada à sua conta de {vendor}. Agora você pode entrar com ela.',
      ],
      footer: 'Se não foi você, redefina sua senha agora e fale com um administrador da sua organização.',
    },
    'api-token-made': {
      subject: 'Um token de API pessoal foi criado em {vendor}',
      preview: 'Em {tenantName}, {changedAt}.',
      paragraphs: [
        hello,
        'Um token de API pessoal foi criado para você em {tenantName} em {vendor}. Os apps que o usam podem agir como você. Nome do token: {tokenName}. Ele foi criado em {changedAt}.',
      ],
      footer:
        'Se não foi você, redefina sua senha agora, o que encerra todas as sessões, e exclua o token em Tokens de API pessoais. Ele funciona até que você o exclua.',
    },
    'api-tokens-stay': {
      subject: 'Os tokens de API de {personName} ainda funcionam em {tenantName}',
      preview: '{personName} não é mais membro de {tenantName}. Revise os tokens de API que essa pessoa criou.',
      paragraphs: [
        hello,
        '{personName} não é mais membro de {tenantName} em {vendor}. Os tokens de API que essa pessoa criou para a organização ainda funcionam: {tokenNames}.',
        'Exclua os tokens de que você não precisa mais e substitua aqueles cujo segredo {personName} possa ter guardado.',
      ],
      footer: 'Você recebeu este e-mail porque gerencia os usuários de {tenantName}.',
    },
    'groups-changed': {
      subject: 'Suas permissões em {tenantName} mudaram',
      preview: 'Um administrador de {tenantName} alterou um grupo.',
      paragraphs: [hello, 'Um administrador de {tenantName} alterou suas permissões em {vendor}: {change}.'],
      footer: 'Se tiver dúvidas sobre esta alteração, fale com um administrador de {tenantName}.',
    },
    'policy-undone': {
      subject: 'Sua alteração de política em {tenantName} foi desfeita',
      preview: '{policy}: ninguém confirmou a alteração em {expiresIn}.',
      paragraphs: [
        hello,
        'Em {changedAt}, você alterou uma política de segurança de {tenantName} em {vendor}: {policy}. Ninguém confirmou a alteração em {expiresIn}, por isso as configurações anteriores voltaram a valer.',
        'Para refazer a alteração, salve a política novamente e confirme-a em {expiresIn} a partir de um novo login, por exemplo em uma janela anônima.',
      ],
      button: 'Abrir as configurações de segurança',
      footer: 'Você recebeu este e-mail porque fez esta alteração.',
    },
    'mfa-required': {
      subject: '{tenantName} vai exigir a verificação em duas etapas',
      preview: 'A partir de {startsAt}.',
      paragraphs: [
        hello,
        'A partir de {startsAt}, {tenantName} em {vendor} exige a verificação em duas etapas (MFA): você confirma o login com um segundo método de verificação, como um aplicativo autenticador.',
        'Configure um antes disso. Leva cerca de um minuto, e nada vai interromper você no dia.',
      ],
      button: 'Configurar a verificação',
      footer:
        'Você está recebendo este e-mail porque ainda não usa a verificação em duas etapas e um administrador de {tenantName} decidiu avisar você.',
    },
    'country-refused': {
      subject: 'Acesso a {tenantName} recusado',
      preview: '{place}, {changedAt}.',
      paragraphs: [
        hello,
        'Em {changedAt}, as restrições por país de {tenantName} em {vendor} recusaram um acesso. Usuário: {personName} ({personEmail}). Token de API: {tokenName}.',
        'Se o acesso era esperado, você pode adicionar o país à lista. Caso contrário, alguém pode saber uma senha ou ter um token: verifique no log de auditoria.',
      ],
      button: 'Revisar as restrições por país',
      footer:
        'Você está recebendo este e-mail porque pode alterar as restrições por país e os e-mails sobre acessos recusados estão ativados. Enviamos no máximo um por hora para cada usuário ou token de API.',
    },
    'audit-log-broken': {
      subject: 'O log de auditoria de {tenantName} foi adulterado',
      preview: 'A cadeia está quebrada no evento {event}.',
      paragraphs: [
        hello,
        'Em {changedAt}, verificamos o log de auditoria de {tenantName} em {vendor}. A cadeia está quebrada no evento {event}: a partir dali, o log não está como foi gravado.',
        'Guarde as exportações anteriores e os eventos enviados a destinos de streaming, pois eles mostram o que o log continha. Depois, entre em contato com seu provedor.',
      ],
      footer:
        'Você recebeu este e-mail porque pode ver o log de auditoria. Nós o enviamos uma única vez, até que a cadeia volte a ser verificada.',
    },
    'sso-certificate-expires': {
      subject: 'O certificado de SSO de {tenantName} expira em breve',
      preview: 'Ele expira em {expiresAt}. Adicione o sucessor antes disso.',
      paragraphs: [
        hello,
        'O certificado com que {provider} assina o login único de {tenantName} em {vendor} expira em {expiresAt}. A impressão digital dele começa com {fingerprint}.',
        'Crie um novo certificado no seu provedor de identidade e adicione-o à conexão antes que o antigo expire. Os dois funcionam lado a lado. Se o novo já estiver lá, você não precisa fazer nada.',
      ],
      button: 'Abrir configurações de SSO',
      footer: 'Você está recebendo este e-mail porque pode alterar as configurações de SSO de {tenantName}.',
    },
    'sso-setup-link': {
      subject: 'Configure o login único de {tenantName}',
      preview: '{inviterName} enviou a você um link de configuração. Ele expira em {expiresAt}.',
      paragraphs: [
        hello,
        '{inviterName} pede que você conecte o provedor de identidade de {tenantName} a {vendor}. Você não precisa de uma conta.',
        'Este link expira em {expiresAt}. Qualquer pessoa com ele pode configurar a conexão: não o encaminhe.',
      ],
      button: 'Configurar o login único',
      footer: 'Se você não esperava este e-mail, pode ignorá-lo.',
    },
    'directory-removals-held': {
      subject: '{connection} quer remover muitos usuários de {tenantName}',
      preview: 'As próximas remoções aguardam sua decisão. Até lá, esses usuários mantêm o acesso.',
      paragraphs: [
        hello,
        '{connection} pediu para desativar ou excluir mais de {users} usuários de {tenantName} no {vendor} em {minutes} minutos. Desde então, retemos os pedidos: esses usuários ainda podem entrar.',
        'Confira a lista. Aprove-a se a alteração for intencional ou rejeite-a e corrija as atribuições no seu diretório.',
      ],
      button: 'Conferir usuários',
      footer:
        'Você está recebendo este e-mail porque pode alterar as configurações de provisionamento de {tenantName}.',
    },
    'payment-failed': {
      subject: 'Falha no pagamento de {tenantName}',
      preview: '{amount}, fatura {invoice}.',
      paragraphs: [
        hello,
        'Não conseguimos cobrar {amount} pela fatura {invoice} de {tenantName} no {vendor}.',
        'O plano {planName} continua ativo até {graceEnds}. Tentaremos novamente em {retryAt}. Para pagar agora, adicione outra forma de pagamento.',
      ],
      button: 'Atualizar forma de pagamento',
      footer:
        'Você está recebendo este e-mail porque pode alterar a assinatura de {tenantName} ou porque as faturas são enviadas a você.',
    },
    'webhook-fails': {
      subject: 'O webhook {webhook} de {tenantName} não aceita eventos',
      preview: '{host}: {error}.',
      paragraphs: [
        hello,
        'O webhook {webhook} de {tenantName} em {vendor} não aceita eventos desde {since}. Última resposta de {host}: {error}.',
        'Continuamos a tentar durante três dias e depois desativamos o webhook. Verifique o destino.',
      ],
      footer: 'Recebe este e-mail porque pode alterar os webhooks de {tenantName}.',
    },
    'webhook-off': {
      subject: 'O webhook {webhook} de {tenantName} foi desativado',
      preview: '{host}: {error}.',
      paragraphs: [
        hello,
        'O webhook {webhook} de {tenantName} em {vendor} foi desativado em {since} porque {host} não aceita eventos: {error}.',
        'Corrija o destino e ative o webhook. Primeiro enviamos um evento de teste. Depois, volte a enviar o que lhe falta.',
      ],
      footer: 'Recebe este e-mail porque pode alterar os webhooks de {tenantName}.',
    },
    'payment-disputed': {
      subject: 'Um pagamento de {tenantName} está em disputa',
      preview: '{amount}, fatura {invoice}.',
      paragraphs: [
        hello,
        'Um pagamento de {amount} da fatura {invoice} de {tenantName} em {vendor} está em disputa: o banco pede a sua devolução.',
        'O plano {planName} mantém-se por agora. Se a contestação for um engano, peça ao banco que a retire. Se houver algo errado com a fatura, contacte-nos primeiro.',
      ],
      button: 'Ver faturas',
      footer:
        'Você está recebendo este e-mail porque pode alterar a assinatura de {tenantName} ou porque as faturas são enviadas a você.',
    },
    'plan-ended': {
      subject: 'O plano {planName} de {tenantName} foi encerrado',
      preview: 'A fatura {invoice} não foi paga.',
      paragraphs: [
        hello,
        'O plano {planName} de {tenantName} no {vendor} foi encerrado em {endedAt}, porque não conseguimos cobrar {amount} pela fatura {invoice}.',
        'Seus dados estão seguros, mas os recursos do plano não estão mais disponíveis. Você pode assinar novamente a qualquer momento.',
      ],
      button: 'Escolher um plano',
      footer:
        'Você está recebendo este e-mail porque pode alterar a assinatura de {tenantName} ou porque as faturas são enviadas a você.',
    },
    'sso-domain-drifted': {
      subject: 'O registro DNS de {domain} não foi encontrado',
      preview: 'O login único ainda funciona. Publique o registro novamente.',
      paragraphs: [
        hello,
        'Não encontramos mais o registro TXT que comprova que {domain} pertence a {tenantName} em {vendor}. Os usuários ainda podem entrar.',
        'Publique novamente o registro TXT em {domain}. O valor dele está nas configurações de SSO.',
      ],
      button: 'Abrir configurações de SSO',
      footer: 'Você está recebendo este e-mail porque pode alterar as configurações de SSO de {tenantName}.',
    },
    'sso-emergency-used': {
      subject: 'O acesso de emergência a {tenantName} foi usado',
      preview: '{personName} entrou com uma senha em vez do login único.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) entrou em {tenantName} em {vendor} com senha e MFA, embora o login único seja exigido lá.',
        'Se seu provedor de identidade funciona e ninguém esperava por isso, redefina a senha deste usuário e verifique o registro de auditoria.',
      ],
      button: 'Abrir configurações de SSO',
      footer: 'Você está recebendo este e-mail porque pode alterar as configurações de SSO de {tenantName}.',
    },
    'sso-emergency-lost': {
      subject: 'O acesso de emergência a {tenantName} precisa de atenção',
      preview: '{personName} não tem mais MFA.',
      paragraphs: [
        hello,
        '{personName} não tem mais nenhum método de verificação em {vendor}. Sem MFA, o acesso de emergência a {tenantName} não funciona.',
        'Peça à pessoa que configure a MFA novamente ou conceda acesso de emergência a outro administrador.',
      ],
      button: 'Abrir configurações de SSO',
      footer: 'Você está recebendo este e-mail porque pode alterar as configurações de SSO de {tenantName}.',
    },
    'audit-chain-head': {
      subject: 'Prova do log de auditoria de {tenantName}: evento {sequence}',
      preview: 'Em {changedAt}. Guarde este e-mail.',
      paragraphs: [
        hello,
        'Em {changedAt}, o log de auditoria de {tenantName} em {vendor} terminava com este evento.',
        'Guarde este e-mail. Se alguém reescrever o log mais tarde, uma exportação verificada não conterá mais este hash neste número de evento.',
      ],
      footer:
        'Você recebe este e-mail todos os dias porque um administrador de {tenantName} escolheu seu endereço. Os administradores podem alterar isso na página do log de auditoria.',
    },
    'email-change-code': {
      subject: 'Confirme seu novo e-mail para {vendor}',
      preview: codeExpires,
      paragraphs: [
        'Olá,',
        '{name} quer usar este endereço de e-mail para entrar em {vendor}. Se for você, digite este código para confirmar a alteração. Ele expira em {expiresIn} e só pode ser usado uma vez.',
      ],
      footer: 'Se você não solicitou isso, pode ignorar este e-mail. Nunca compartilhe este código.',
    },
    'email-changed': {
      subject: 'Seu e-mail de {vendor} foi alterado',
      preview: 'Isso aconteceu em {changedAt}.',
      paragraphs: [
        hello,
        'O e-mail da sua conta de {vendor} foi alterado de {email} para {newEmail} em {changedAt}. Agora você entra com ele e recebe os e-mails nele.',
        ifYou,
      ],
      footer:
        'Se não foi você, fale imediatamente com um administrador da sua organização. Você não pode mais entrar com este endereço de e-mail.',
    },
    'new-device': {
      subject: 'Novo login na sua conta de {vendor}',
      preview: '{device}, {changedAt}.',
      paragraphs: [
        hello,
        'Sua conta {email} de {vendor} foi usada para entrar em um novo dispositivo: {device}, {changedAt}. Local: {place}.',
        ifYou,
      ],
      footer: 'Se não foi você, encerre essa sessão no portal e altere sua senha imediatamente.',
    },
  },
  phrases: {
    'authenticator-app': 'app autenticador',
    'text-messages': 'mensagens de texto para o número terminado em {end}',
    'device-lock': 'digital, rosto ou PIN de um dispositivo',
    'security-key': 'chave de segurança',
    'phone-added': 'um número de telefone foi adicionado',
    'phone-removed': 'um número de telefone foi removido',
    'phone-replaced': 'seu número de telefone foi substituído',
    'phone-named':
      'um novo número de telefone foi informado e substituirá os outros quando você entrar com ele pela primeira vez',
    'group-gone': 'o grupo {group} foi excluído',
    'group-joined': 'agora você faz parte do grupo {group}',
    'group-left': 'você não faz mais parte do grupo {group}',
    'policy-mfa': 'verificação em duas etapas',
    'policy-sessions': 'limites de sessão',
    'policy-ip-restrictions': 'restrições de IP',
    'policy-country-restrictions': 'restrições por país',
    'policy-domain-restrictions': 'restrições de domínios de e-mail',
    'policy-sso-enforcement': 'login único obrigatório',
  },
  notices,
  sms: {
    code: '{code} é seu código de verificação de {vendor}. Ele expira em {expiresIn}. Nunca compartilhe este código.',
  },
};
