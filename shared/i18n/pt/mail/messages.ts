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
  },
  notices,
  sms: {
    code: '{code} é seu código de verificação de {vendor}. Ele expira em {expiresIn}. Nunca compartilhe este código.',
  },
};
