import type { portalUserDrawer as english } from '#shared/i18n/en/portal/user-drawer.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserDrawer: TranslationOf<typeof english> = {
  // one person
  'user.phone': 'Telefone',
  'user.id': 'ID do usuário',
  'user.managedText':
    'Um diretório gerencia o nome, o telefone e o nome de usuário deste usuário. Você pode alterar as funções e os grupos dele aqui.',
  'user.editTitle': 'Editar {name}',
  'user.name': 'Nome',
  'user.nameMissing': 'Digite um nome.',
  'user.saved': 'Dados de {name} atualizados.',
  'user.useTheirs': 'Usar novos valores',
  'user.groupsTitle': 'Grupos de {name}',
  'user.groupsText': 'Os membros de um grupo recebem todas as funções dele.',
  'user.groupsSaved': 'Grupos de {name} atualizados.',
  'user.groupsPartly': 'Algumas alterações não foram salvas. {done} As demais continuam selecionadas abaixo. {reason}',
  'user.groupsDone': 'Salvo: {groups}.',
  'user.sessions': 'Sessões ativas',
  'user.since': 'início: {time}',
  'user.thisMoment': 'agora mesmo',
  'user.factors': 'Métodos de verificação',
  'user.noFactors': 'Nenhum.',
  'user.app': 'App autenticador',
  'user.sms': 'Mensagens de texto para {number}',
  'user.key': 'Chave de segurança',
  'user.platform': 'Digital, rosto ou PIN de um dispositivo',
  'user.codes': {
    one: 'Resta {count} código de recuperação.',
    many: 'Restam {count} códigos de recuperação.',
    other: 'Restam {count} códigos de recuperação.',
  },
  'user.accessFailed': 'Não foi possível carregar as sessões e os métodos de verificação.',
  'user.events': 'Atividade',
  'user.eventsFailed': 'Não foi possível carregar a atividade.',

  // impersonation
  'impersonate.title': 'Agir como {name}?',
  'impersonate.text':
    'Você usará {tenant} como {name} até encerrar. Enviaremos a {name} um e-mail com o seu nome e o motivo, e cada alteração será registrada com o seu nome.',
  'impersonate.reason': 'Motivo',
  'impersonate.reasonHint': 'Por exemplo, “Chamado de suporte 4711”.',
  'impersonate.reasonWrong': 'Digite um motivo de 3 a 500 caracteres.',
  'impersonate.action': 'Agir como este usuário',
  'impersonate.starting': 'Iniciando…',

  // a reset of the second step
  'reset.ask': 'Redefinir verificação em duas etapas…',
  'reset.askTitle': 'Redefinir a verificação em duas etapas de {name}?',
  'reset.askText':
    'Use isto se {name} perdeu o acesso aos métodos de verificação. Enviaremos um e-mail a {name}, que poderá cancelar a redefinição. Outro administrador precisa aprová-la. {delay} depois disso, os métodos de verificação, os códigos de recuperação e as sessões são removidos.',
  'reset.askAction': 'Solicitar redefinição',
  'reset.askKeep': 'Cancelar',
  'reset.asking': 'Solicitando…',
  'reset.asked': 'Redefinição solicitada. Enviamos um e-mail a {name}, e outro administrador precisa aprová-la.',
  'reset.askedText':
    '{actor} solicitou redefinir a verificação em duas etapas. Outro administrador precisa aprovar, ou a solicitação expira em {time}.',
  'reset.askedByYou':
    'Você solicitou redefinir a verificação em duas etapas. Outro administrador precisa aprovar, ou a solicitação expira em {time}.',
  'reset.confirm': 'Aprovar redefinição',
  'reset.confirmed': 'Redefinição aprovada. Enviamos um e-mail a {name}, que ainda pode cancelá-la.',
  'reset.confirmedText': 'A verificação em duas etapas será redefinida em {time}. Aprovado por {actor} e {other}.',
  'reset.cancel': 'Cancelar redefinição',
  'reset.canceled': 'Redefinição cancelada. Enviamos um e-mail a {name}.',
  'reset.hours': { one: '{count} hora', many: '{count} horas', other: '{count} horas' },
  'reset.failed': 'Não foi possível atualizar a redefinição. Nada foi alterado.',

  // several
  'bulk.accessTitle': {
    one: 'Funções e grupos para {count} usuário',
    many: 'Funções e grupos para {count} usuários',
    other: 'Funções e grupos para {count} usuários',
  },
  'bulk.accessText': 'As funções e os grupos selecionados são adicionados. Os usuários mantêm os que já têm.',
  'bulk.accessSave': 'Adicionar funções e grupos',
  'bulk.accessProgress': '{done} de {count} atualizados',
  'bulk.didAccess': {
    one: '{count} usuário atualizado.',
    many: '{count} usuários atualizados.',
    other: '{count} usuários atualizados.',
  },
  'bulk.accessFailed': {
    one: 'Não foi possível adicionar tudo para {count} usuário:',
    many: 'Não foi possível adicionar tudo para {count} usuários:',
    other: 'Não foi possível adicionar tudo para {count} usuários:',
  },
  'bulk.groupFailed': 'Não foi possível adicionar usuários a {group}:',
};
