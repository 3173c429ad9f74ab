import type { portalUsage as english } from '#shared/i18n/en/portal/usage.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsage: TranslationOf<typeof english> = {
  'page.usage': 'Uso',
  'usage.text': 'Veja como {tenant} usou o produto nos últimos 30 dias.',
  'usage.failedTitle': 'Não foi possível carregar o uso',
  'usage.people': 'Usuários',
  'usage.total': 'no total',
  'usage.seen': 'com login',
  'usage.joined': 'novos',
  'usage.invited': 'convidados',
  'usage.disabled': 'desativados',
  'usage.sessions': 'Sessões ativas',
  'usage.open': 'sessões',
  'usage.openPeople': 'usuários',
  'usage.signIns': 'Logins',
  'usage.signInCount': {
    one: '{count} login em 30 dias.',
    many: '{count} logins em 30 dias.',
    other: '{count} logins em 30 dias.',
  },
  'usage.onDay': { one: '{day}: {count} login', many: '{day}: {count} logins', other: '{day}: {count} logins' },
  'usage.day': 'Dia',
};
