import type { portalUsersList as english } from '#shared/i18n/en/portal/users-list.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsersList: TranslationOf<typeof english> = {
  'users.groups': 'Grupos',
  'users.noGroups': 'Nenhum',
  'users.managedBy': 'Gerenciado por',
  'users.managedHere': 'Portal de administração',
  'users.managedDirectory': 'Diretório',
  'users.statsWeek': {
    one: '{count} entrou esta semana.',
    many: '{count} entraram esta semana.',
    other: '{count} entraram esta semana.',
  },
  'users.statsAdmins': {
    one: '{count} pode gerenciar usuários.',
    many: '{count} podem gerenciar usuários.',
    other: '{count} podem gerenciar usuários.',
  },
  'users.showAll': 'Todos os usuários',
  'users.showUnenrolled': 'Sem verificação em duas etapas',
  'users.showBreached': 'Com senha vazada',
  'users.showInactive': 'Inativos há 90 dias',
  'users.anyRole': 'Qualquer função',
  'users.anyGroup': 'Qualquer grupo',
  'users.clearFilters': 'Limpar filtros',
  'users.filteredTitle': 'Nenhum usuário corresponde',
  'users.filteredText': 'Tente remover um filtro.',
  'users.edit': 'Editar…',
  'users.editGroups': 'Alterar grupos…',
  'users.signOut': 'Encerrar todas as sessões',
  'users.didSignOut': 'Todas as sessões de {name} foram encerradas.',
  'bulk.didSignOut': {
    one: 'Todas as sessões de {count} usuário foram encerradas.',
    many: 'Todas as sessões de {count} usuários foram encerradas.',
    other: 'Todas as sessões de {count} usuários foram encerradas.',
  },
  'reset.waiting':
    'A redefinição da verificação em duas etapas de {name} precisa da aprovação de um segundo administrador.',
  'reset.review': 'Revisar solicitação',
  'bulk.access': 'Adicionar funções ou grupos…',
};
