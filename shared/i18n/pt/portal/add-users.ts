import type { portalAddUsers as english } from '#shared/i18n/en/portal/add-users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAddUsers: TranslationOf<typeof english> = {
  'addUsers.menu': 'Mais formas de adicionar usuários',
  'addUsers.list': 'Convidar a partir de uma lista…',
  'addUsers.link': 'Link de convite…',
  'addUsers.export': 'Exportar como CSV',
  'addUsers.exporting': 'Exportando usuários…',
  'addUsers.exported': 'Usuários exportados. Confira seus downloads.',
  'addUsers.exportFailed': 'Não foi possível exportar os usuários. {reason}',
  'list.progress': 'Convidando usuários para {tenant}',
  'list.counts': '{done} de {total}',
  'list.show': 'Ver progresso',
  'users.limit': 'Definir expiração do acesso…',
  'users.makePermanent': 'Remover expiração do acesso',
  'users.expired': 'Acesso expirado',
  'users.until': 'Até {day}',
  'users.didMakePermanent': 'O acesso de {name} não expira mais.',
  'bulk.didMakePermanent': {
    one: 'O acesso de {count} usuário não expira mais.',
    many: 'O acesso de {count} usuários não expira mais.',
    other: 'O acesso de {count} usuários não expira mais.',
  },
};
