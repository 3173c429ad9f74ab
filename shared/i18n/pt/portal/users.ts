import type { portalUsers as english } from '#shared/i18n/en/portal/users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';
import { portalUsersList } from './users-list.ts';

export const portalUsers: TranslationOf<typeof english> = {
  'page.users': 'Usuários',
  ...portalUsersList,
  // users
  'users.title': 'Usuários',
  'users.count': {
    one: '{count} usuário tem acesso a {tenant}.',
    many: '{count} usuários têm acesso a {tenant}.',
    other: '{count} usuários têm acesso a {tenant}.',
  },
  'users.invite': 'Convidar usuários',
  'users.search': 'Nome ou e-mail',
  'users.searchLabel': 'Pesquisar usuários por nome ou e-mail',
  'users.user': 'Usuário',
  'users.roles': 'Funções',
  'users.joined': 'Ingresso',
  'users.lastSeen': 'Último acesso',
  'users.status': 'Status',
  'users.active': 'Ativo',
  'users.invited': 'Convidado',
  'users.disabled': 'Desativado',
  'users.locked': 'Bloqueado',
  'users.noRoles': 'Sem funções',
  'users.actions': 'Ações de {name}',
  'users.more': 'Mais ações',
  'users.select': 'Selecionar {name}',
  'users.selectAll': 'Selecionar todos os usuários nesta página',
  'users.table': 'Usuários de {tenant}',
  'users.emptyTitle': 'Nenhum usuário ainda',
  'users.emptyText': 'Convide usuários por e-mail. Eles aparecem nesta lista na hora.',
  'users.searched': 'Pesquisamos em nomes, endereços de e-mail e no início dos nomes de usuário.',
  'users.failedTitle': 'Não foi possível carregar os usuários',
  'users.perPage': '{count} por página',

  // users: actions
  'users.open': 'Abrir {name}',
  'users.editRoles': 'Alterar funções…',
  'users.disable': 'Desativar',
  'users.enable': 'Reativar',
  'users.resend': 'Reenviar convite',
  'users.resetPassword': 'Enviar redefinição de senha',
  'users.unlock': 'Desbloquear agora',
  'users.impersonate': 'Agir como…',
  'users.remove': 'Remover…',
  'users.removeFrom': 'Remover de {tenant}…',
  'users.removeTitle': 'Remover {name} de {tenant}?',
  'users.removeText':
    '{name} perde imediatamente o acesso a {tenant} e todas as funções lá. Se não pertencer a outra organização, a conta é excluída.',
  'users.removeManaged':
    'O diretório ainda tem os usuários que gerencia e pode criá-los novamente. Remova-os lá também.',
  'users.removeAction': 'Remover {name}',
  'users.removeKeep': 'Cancelar',
  'users.removing': 'Removendo…',
  'users.removed': '{name} não faz mais parte de {tenant}.',
  'users.didDisable': 'A conta de {name} foi desativada e as sessões foram encerradas.',
  'users.didEnable': 'A conta de {name} foi reativada.',
  'users.didResend': 'Convite enviado a {name}.',
  'users.didResetPassword': 'E-mail de redefinição de senha enviado para {name}.',
  'users.didUnlock': 'A conta de {name} foi desbloqueada.',
  'users.didChangeRoles': 'Funções de {name} atualizadas.',
  'users.reverted': 'Não foi possível atualizar {name}. Nada foi alterado.',
  'users.others': { one: 'mais {count}', many: 'mais {count}', other: 'mais {count}' },
  'users.selfText': 'Este é você. Peça a outro administrador que altere seu acesso.',

  // users: drawer
  'user.joined': 'Ingresso',
  'user.lastSeen': 'Último acesso',
  'user.status': 'Status',
  'user.lockedUntil': 'Bloqueado até: {until}.',
  'user.lockedText':
    'Foram inseridas muitas senhas incorretas. A conta também é desbloqueada com o link que enviamos por e-mail.',
  'user.invitedText': 'Este usuário ainda não aceitou o convite.',
  'user.disabledText': 'Usuários desativados não podem entrar em {tenant}. Eles mantêm suas funções.',

  // users: roles
  'roles.title': 'Funções de {name}',
  'roles.text': 'As funções controlam o que {name} pode fazer em {tenant}.',
  'roles.save': 'Salvar funções',
  'roles.none': 'Sem uma função, {name} pode entrar, mas não tem permissões.',
  'roles.find': 'Buscar uma função',
  'roles.failed': 'Não foi possível carregar as funções.',
  'roles.changedElsewhere':
    'As funções de {name} mudaram enquanto você editava: {roles}. Salvar vai sobrescrever essas alterações.',
  'roles.useTheirs': 'Usar novas funções',

  // users: invitation
  'invite.title': 'Convidar usuários para {tenant}',
  'invite.emails': 'Endereços de e-mail',
  'invite.emailsHint': 'Separe os endereços com vírgulas, espaços ou quebras de linha.',
  'invite.name': 'Nome',
  'invite.roles': 'Funções',
  'invite.send': { one: 'Enviar {count} convite', many: 'Enviar {count} convites', other: 'Enviar {count} convites' },
  'invite.sendNone': 'Enviar convites',
  'invite.sending': 'Enviando…',
  'invite.missing': 'Digite pelo menos um endereço de e-mail.',
  'invite.wrong': 'Não é um endereço de e-mail válido: {emails}.',
  'invite.allMembers': 'Todos esses usuários já são membros.',
  'invite.chips': 'Endereços a convidar',
  'invite.state.new': 'Novo',
  'invite.state.invited': 'Convidado, será reenviado',
  'invite.state.member': 'Já é membro',
  'invite.state.wrong': 'Endereço inválido',
  'invite.removeAddress': 'Remover {email}',
  'invite.sent': {
    one: '{count} convite enviado.',
    many: '{count} convites enviados.',
    other: '{count} convites enviados.',
  },
  'invite.progress': '{done} de {count} enviados',
  'invite.someFailed': {
    one: 'Não foi possível enviar {count} convite:',
    many: 'Não foi possível enviar {count} convites:',
    other: 'Não foi possível enviar {count} convites:',
  },

  // users: several
  'bulk.resend': 'Reenviar convites',
  'bulk.removeTitle': {
    one: 'Remover {count} usuário de {tenant}?',
    many: 'Remover {count} usuários de {tenant}?',
    other: 'Remover {count} usuários de {tenant}?',
  },
  'bulk.removeText': '{names} perdem imediatamente o acesso a {tenant} e todas as funções lá.',
  'bulk.removeAction': {
    one: 'Remover {count} usuário',
    many: 'Remover {count} usuários',
    other: 'Remover {count} usuários',
  },
  'bulk.removeKeep': { one: 'Cancelar', many: 'Cancelar', other: 'Cancelar' },
  'bulk.didDisable': {
    one: '{count} usuário desativado.',
    many: '{count} usuários desativados.',
    other: '{count} usuários desativados.',
  },
  'bulk.didEnable': {
    one: '{count} usuário reativado.',
    many: '{count} usuários reativados.',
    other: '{count} usuários reativados.',
  },
  'bulk.didRemove': {
    one: '{count} usuário removido.',
    many: '{count} usuários removidos.',
    other: '{count} usuários removidos.',
  },
  'bulk.didResend': {
    one: '{count} convite enviado.',
    many: '{count} convites enviados.',
    other: '{count} convites enviados.',
  },
  'bulk.failed': {
    one: 'Não foi possível atualizar {count} usuário: {reasons}',
    many: 'Não foi possível atualizar {count} usuários: {reasons}',
    other: 'Não foi possível atualizar {count} usuários: {reasons}',
  },
};
