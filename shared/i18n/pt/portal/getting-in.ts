import type { portalGettingIn as english } from '#shared/i18n/en/portal/getting-in.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalGettingIn: TranslationOf<typeof english> = {
  'getIn.menu': 'Mais formas de adicionar usuários',
  'getIn.list': 'Convidar a partir de uma lista…',
  'getIn.link': 'Link de convite…',
  'getIn.export': 'Exportar como CSV',
  'getIn.exporting': 'Exportando usuários…',
  'getIn.exported': 'Usuários exportados. Confira seus downloads.',
  'getIn.exportFailed': 'Não foi possível exportar os usuários. {reason}',
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
