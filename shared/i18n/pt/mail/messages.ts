import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';

const hello = 'Olá, {name},';
const linkLasts = 'O link funciona uma só vez. Validade: {expiresIn}.';
const codeLasts = 'O código funciona uma só vez. Validade: {expiresIn}.';
const lasts = 'Validade: {expiresIn}.';
const wasYou =
  'Foi você? Então não há nada a fazer. Não foi você? Escolha agora uma nova senha: isso também encerra todas as sessões.';
const notYou = 'Não foi você? Escolha imediatamente uma nova senha: isso encerra todas as sessões.';
const ifYou = 'Se foi você, não há nada a fazer.';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: 'Confirme seu e-mail para {vendor}',
      preview: 'Um clique e sua conta está pronta.',
      paragraphs: [
        hello,
        'alguém, provavelmente você, criou uma conta em {vendor} com {email}. Confirme que o endereço é seu.',
        linkLasts,
      ],
      button: 'Confirmar meu endereço',
      footer: 'Não criou uma conta? Não faça nada: sem a confirmação ninguém pode usá-la.',
    },
    invitation: {
      subject: 'Entre em {tenantName} em {vendor}',
      preview: '{inviterName} enviou um convite.',
      paragraphs: [
        hello,
        '{inviterName} convida você a trabalhar com {tenantName} em {vendor}.',
        'Você entra como {email}. O convite funciona uma só vez. Validade: {expiresIn}.',
      ],
      button: 'Ver o convite',
      footer: 'Não esperava um convite? Não faça nada: você só entra se aceitar.',
    },
    'reset-password': {
      subject: 'Escolha uma nova senha para {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        'alguém, provavelmente você, pediu uma nova senha para {email} em {vendor}.',
        `${linkLasts} Sua senha atual continua valendo até você salvar outra.`,
      ],
      button: 'Escolher uma nova senha',
      footer: 'Não pediu nada? Não faça nada: sua senha continua como está.',
    },
    'password-changed': {
      subject: 'Sua senha de {vendor} foi alterada',
      preview: ifYou,
      paragraphs: [hello, 'a senha de {email} em {vendor} foi alterada. Momento: {changedAt}.', wasYou],
      button: 'Não fui eu: escolher outra senha',
      footer: 'Você recebe esta mensagem porque toda mudança de senha é comunicada ao dono.',
    },
    'password-expires': {
      subject: 'Sua senha de {vendor} vence em breve',
      preview: 'Troque-a até {expiresAt}.',
      paragraphs: [
        hello,
        'sua organização pede que as senhas sejam trocadas de tempos em tempos. A de {email} em {vendor} deixa de valer a partir de: {expiresAt}.',
        'Escolha outra antes disso, no seu perfil ou por este link.',
      ],
      button: 'Escolher uma nova senha',
      footer: 'Mesmo depois você poderá voltar, com um link que enviaremos a este endereço.',
    },
    'account-locked': {
      subject: 'O acesso a {vendor} está suspenso',
      preview: 'Houve senhas erradas demais em seguida.',
      paragraphs: [
        hello,
        'houve senhas erradas demais em seguida para {email}, por isso suspendemos o acesso a {vendor}. Seus dados estão intactos.',
        'Ele se abre sozinho de novo: {lockedUntil}. Se foi você, pode abri-lo agora.',
      ],
      button: 'Abrir o acesso de novo',
      footer: 'Não foi você? Deixe-o suspenso: ninguém entrou. Uma senha nova e mais longa torna inútil adivinhar.',
    },
    'sign-up-existing': {
      subject: 'Você já tem uma conta em {vendor}',
      preview: 'Entre com ela ou escolha uma nova senha.',
      paragraphs: [
        hello,
        'alguém, provavelmente você, quis criar uma conta em {vendor} com {email}. Já existe uma, então nenhuma outra foi criada.',
        'Entre como de costume. Se perdeu a senha, enviaremos um link para escolher outra.',
      ],
      button: 'Entrar',
      footer: 'Não foi você? Não faça nada: nada mudou e ninguém soube que você tem uma conta.',
    },
    'sign-in-code': {
      subject: 'Seu código para entrar em {vendor}',
      preview: lasts,
      paragraphs: [hello, `digite este código onde você está entrando em {vendor}. ${codeLasts}`],
      footer: 'Não está entrando? Não faça nada e não dê este código a ninguém: quem o pede não é de {vendor}.',
    },
    'second-factor-code': {
      subject: 'Seu código para {vendor}',
      preview: lasts,
      paragraphs: [hello, `digite este código em {vendor} para confirmar que é você. ${codeLasts}`],
      footer: 'Não foi você? Então alguém conhece sua primeira etapa: troque a senha e não dê este código a ninguém.',
    },
    'phone-code': {
      subject: 'Confirme a mudança do seu telefone em {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        `alguém, provavelmente você, quer mudar o telefone de {email} em {vendor}. Digite lá este código para continuar. ${codeLasts}`,
      ],
      footer: 'Não pediu isso? Não faça nada: o número continua como está.',
    },
    'activation-code': {
      subject: 'Confirme seu e-mail para {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        `alguém, provavelmente você, criou uma conta em {vendor} com {email}. Digite lá este código para confirmar que o endereço é seu. ${codeLasts}`,
      ],
      footer: 'Não criou uma conta? Não faça nada: sem o código ninguém pode usá-la.',
    },
    'invitation-code': {
      subject: 'Entre em {tenantName} em {vendor}',
      preview: '{inviterName} enviou um convite.',
      paragraphs: [
        hello,
        '{inviterName} convida você a trabalhar com {tenantName} em {vendor}.',
        'Você entra como {email}. O convite funciona uma só vez. Validade: {expiresIn}. A página dele pede este código:',
      ],
      button: 'Ver o convite',
      footer: 'Não esperava um convite? Não faça nada: você só entra se aceitar.',
    },
    'magic-link': {
      subject: 'Entre em {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        'alguém, provavelmente você, quer entrar em {vendor} como {email}. A página deste link pede que você confirme com um clique.',
        `${linkLasts} Em outro aparelho, ele pede o número que o primeiro mostra.`,
      ],
      button: 'Entrar',
      footer: 'Não está entrando? Não faça nada: o link sozinho não deixa ninguém entrar.',
    },
    'phones-changed': {
      subject: 'Seus telefones em {vendor} foram alterados',
      preview: ifYou,
      paragraphs: [
        hello,
        'os telefones de {email} em {vendor} foram alterados: {change}. Momento: {changedAt}.',
        wasYou,
      ],
      button: 'Não fui eu: escolher outra senha',
      footer: 'Você recebe esta mensagem porque toda mudança de telefone é comunicada ao dono.',
    },
    'impersonation-started': {
      subject: 'Alguém age na sua conta em {vendor}',
      preview: '{actorName}, até {until}.',
      paragraphs: [
        hello,
        '{actorName} age agora em seu nome em {tenantName} em {vendor}. Motivo informado: {reason}',
        'Isso termina sozinho: {until}. Até lá, sua senha e suas segundas etapas não podem ser alteradas, e cada mudança leva o nome de {actorName}.',
      ],
      footer: 'Não pediu ajuda? Avise a administração da sua organização: cada passo fica registrado.',
    },
    'set-up': {
      subject: 'Configure {vendor}',
      preview: 'Você é a primeira pessoa a administrá-lo.',
      paragraphs: [
        hello,
        '{vendor} está funcionando e {email} o administra. Escolha uma senha para abrir {tenantName}.',
        `${linkLasts} Quem o tiver pode fazer tudo: não o repasse.`,
      ],
      button: 'Escolher uma senha',
      footer: 'Você não opera {vendor}? Alguém errou o endereço; pode apagar esta mensagem.',
    },
    'factor-added': {
      subject: 'Uma segunda etapa foi adicionada à sua conta em {vendor}',
      preview: '{factor}, {changedAt}.',
      paragraphs: [
        hello,
        'sua conta agora usa também, ao entrar: {factor}. Adicionada: {changedAt}.',
        'Guarde seus códigos de recuperação em lugar seguro: eles deixam você entrar quando o resto se perdeu.',
      ],
      footer: notYou,
    },
    'factor-removed': {
      subject: 'Uma segunda etapa foi removida da sua conta em {vendor}',
      preview: '{factor}, {changedAt}.',
      paragraphs: [hello, 'sua conta não usa mais, ao entrar: {factor}. Removida: {changedAt}.'],
      footer: notYou,
    },
    'passkey-added': {
      subject: 'Uma chave de acesso foi adicionada à sua conta em {vendor}',
      preview: '{changedAt}.',
      paragraphs: [hello, 'sua conta agora se abre também com uma chave de acesso. Adicionada: {changedAt}.'],
      footer: `${notYou} Depois remova a chave de acesso no seu perfil.`,
    },
    'passkey-removed': {
      subject: 'Uma chave de acesso foi removida da sua conta em {vendor}',
      preview: '{changedAt}.',
      paragraphs: [hello, 'uma das chaves de acesso da sua conta não a abre mais. Removida: {changedAt}.'],
      footer: notYou,
    },
    'recovery-code-used': {
      subject: 'Um código de recuperação da sua conta em {vendor} foi usado',
      preview: 'Códigos restantes: {codesLeft}.',
      paragraphs: [
        hello,
        'um dos seus códigos de recuperação substituiu a segunda etapa. Momento: {changedAt}.',
        'Códigos restantes: {codesLeft}. Crie outros no seu perfil antes que acabem.',
      ],
      footer: notYou,
    },
    'recovery-codes-renewed': {
      subject: 'Novos códigos de recuperação para sua conta em {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'novos códigos de recuperação foram criados. Momento: {changedAt}. Os antigos não valem mais.',
      ],
      footer: notYou,
    },
    'second-factor-locked': {
      subject: 'Alguém tenta adivinhar a segunda etapa da sua conta em {vendor}',
      preview: 'Suspensa até {lockedUntil}.',
      paragraphs: [
        hello,
        'houve códigos errados demais em seguida, de alguém que passou pela primeira etapa. A segunda está suspensa até {lockedUntil}.',
        'Errou ao digitar? Tente de novo depois disso.',
      ],
      footer: 'Não foi você? Então alguém conhece sua senha: escolha outra imediatamente.',
    },
    'link-identity-code': {
      subject: '{code} é seu código para {vendor}',
      preview: 'Digite-o na página que o pede.',
      paragraphs: [
        hello,
        `alguém entra em {vendor} com uma conta de outro lugar que tem este endereço de e-mail. Se é você, digite este código na página que o pede. ${codeLasts}`,
      ],
      footer: 'Não foi você? Não repasse o código; sem ele nada acontece.',
    },
    'new-device': {
      subject: 'Novo acesso à sua conta {vendor}',
      preview: '{device}, {changedAt}.',
      paragraphs: [
        hello,
        'sua conta {email} em {vendor} foi acessada de um novo dispositivo: {device}, {changedAt}. Local: {place}.',
        ifYou,
      ],
      footer: 'Não foi você? Encerre essa sessão no portal e altere sua senha imediatamente.',
    },
    'identity-linked': {
      subject: 'Agora você pode entrar em {vendor} com {provider}',
      preview: 'Sua conta tem mais um modo de entrar.',
      paragraphs: [
        hello,
        'sua conta de {provider} foi ligada à sua conta em {vendor}. A partir de agora ela deixa você entrar.',
      ],
      footer: `${notYou} Avise também a administração da sua organização.`,
    },
    'api-token-made': {
      subject: 'Um token de API pessoal foi criado para você em {vendor}',
      preview: 'Em {tenantName}, {changedAt}.',
      paragraphs: [
        hello,
        'com um token de API pessoal, programas podem agora agir em seu nome em {tenantName} em {vendor}. O nome: {tokenName}. Criado: {changedAt}.',
      ],
      footer: `${notYou} Depois exclua o token na página dos seus tokens pessoais: até lá, ele funciona.`,
    },
    'api-tokens-stay': {
      subject: 'Os tokens de API de {personName} continuam funcionando em {tenantName}',
      preview: '{personName} não é mais membro de {tenantName}. Revise os tokens de API dessa pessoa.',
      paragraphs: [
        hello,
        '{personName} não é mais membro de {tenantName} em {vendor}. Os tokens de API que essa pessoa criou para a organização continuam funcionando: {tokenNames}.',
        'Exclua os tokens de que ninguém precisa e substitua aqueles cujos segredos {personName} possa ter guardado.',
      ],
      footer: 'Você recebe este e-mail porque gerencia os usuários de {tenantName}.',
    },
    'groups-changed': {
      subject: 'Seus direitos em {tenantName} mudaram',
      preview: 'Um grupo de {tenantName} foi alterado.',
      paragraphs: [hello, 'seus direitos em {tenantName} em {vendor} mudaram: {change}. Vale a partir de agora.'],
      footer: 'Isso surpreende você? Pergunte à administração de {tenantName}.',
    },
    'email-change-code': {
      subject: 'Confirme este endereço para {vendor}',
      preview: lasts,
      paragraphs: [
        'Olá,',
        `{name} quer entrar a partir de agora em {vendor} com este endereço de e-mail. É você? Digite então este código onde o pediu. ${codeLasts}`,
      ],
      footer: 'Não é você? Não faça nada e não dê este código a ninguém: sem ele nada muda.',
    },
    'email-changed': {
      subject: 'Você agora entra em {vendor} com outro endereço',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'sua conta em {vendor} passou de {email} para {newEmail}. Momento: {changedAt}. As mensagens agora chegam lá.',
        ifYou,
      ],
      footer:
        'Não foi você? Avise imediatamente a administração da sua organização: este endereço não abre mais a conta.',
    },
    'signed-up-by-link': {
      subject: '{personName} se cadastrou em {tenantName} pelo seu link',
      preview: '{personEmail} entra assim que confirmar o endereço.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) se cadastrou em {tenantName} pelo link de convite que você criou e entra assim que confirmar o endereço.',
      ],
      footer:
        'Não conhece essa pessoa? Remova-a no portal de administração e revogue o link: ele funciona para quem o tiver.',
    },
    'factor-reset-asked': {
      subject: 'Sua segunda etapa em {vendor} será redefinida',
      preview: '{actor} de {tenantName} pediu. Você pode mantê-la.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} pediu que sua segunda etapa seja removida, com seus códigos de recuperação, como se faz para quem a perdeu. Nada aconteceu ainda: outra pessoa da administração precisa confirmar até {dueAt}, e depois ainda passa este tempo: {delay}.',
        'Você ainda tem sua segunda etapa, ou não pediu isso? Então mantenha-a.',
      ],
      button: 'Manter minha segunda etapa',
      footer: 'Foi você quem pediu? Então não faça nada.',
    },
    'factor-reset-confirmed': {
      subject: 'Sua segunda etapa em {vendor} será removida',
      preview: 'Em {dueAt}, a menos que você a mantenha.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} confirmou que sua segunda etapa seja removida. Momento: {dueAt}. Isso encerra todas as suas sessões; depois basta sua senha para entrar.',
        'Você ainda tem sua segunda etapa, ou não pediu isso? Então mantenha-a.',
      ],
      button: 'Manter minha segunda etapa',
      footer: 'Foi você quem pediu? Não faça nada e entre depois.',
    },
    'factor-reset-cancelled': {
      subject: 'Sua segunda etapa em {vendor} permanece',
      preview: '{actor} cancelou a redefinição.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} cancelou a redefinição da sua segunda etapa. Você entra como antes.',
      ],
      footer: 'Ainda não consegue entrar? Escreva à administração da sua organização.',
    },
    'factor-reset-kept': {
      subject: 'Sua segunda etapa em {vendor} continua como está',
      preview: 'A redefinição terminou.',
      paragraphs: [
        hello,
        'a redefinição da sua segunda etapa terminou, pelo link da nossa mensagem. Você entra como antes.',
      ],
      footer: 'Não foi você quem o usou? Então alguém lê seu e-mail: troque a senha dele imediatamente.',
    },
    'factor-reset-done': {
      subject: 'Sua segunda etapa em {vendor} foi removida',
      preview: '{changedAt}. Entre e configure uma nova.',
      paragraphs: [
        hello,
        'sua segunda etapa foi removida, como decidiram duas pessoas da administração da sua organização, e todas as sessões terminaram. Momento: {changedAt}. Entre com sua senha e configure uma nova segunda etapa na sua página de privacidade.',
      ],
      footer: 'Não pediu isso? Escolha imediatamente uma nova senha e avise sua organização.',
    },
    'factor-reset-approve': {
      subject: 'Uma segunda etapa em {vendor}: sim ou não?',
      preview: '{actor} pede para redefini-la para {personName}.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} pediu a redefinição da segunda etapa de {personName} ({personEmail}), como se faz para quem a perdeu. É preciso um segundo administrador, como você. Prazo: {dueAt}.',
        'A página deste link mostra o pedido. Para dizer sim ou não, entre nela.',
      ],
      button: 'Ver o pedido',
      footer:
        'Não faz nada? Então outro administrador decide, ou o pedido termina sozinho. O link sozinho não decide nada.',
    },
    'factor-reset-declined': {
      subject: 'Uma segunda etapa em {vendor} fica como está',
      preview: '{actor} disse não para {personName}.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} disse não ao seu pedido: a segunda etapa de {personName} ({personEmail}) fica.',
      ],
      footer: 'Ainda acha que ela foi perdida? Fale com {actor} e peça de novo.',
    },
  },
  phrases: {
    'authenticator-app': 'aplicativo autenticador',
    'text-messages': 'SMS para o número que termina em {end}',
    'device-lock': 'o bloqueio deste aparelho (digital, rosto ou PIN)',
    'security-key': 'chave de segurança',
    'phone-added': 'um número foi adicionado',
    'phone-removed': 'um número foi removido',
    'phone-replaced': 'outro número tomou o lugar do antigo',
    'phone-named': 'um novo número foi informado e toma o lugar dos outros assim que for usado para entrar',
    'group-gone': 'o grupo {group} não existe mais',
    'group-joined': 'você agora está no grupo {group}',
    'group-left': 'você não está mais no grupo {group}',
  },
  sms: { code: '{code} é seu código para {vendor}. Validade: {expiresIn}. Ninguém de {vendor} vai pedi-lo a você.' },
};
