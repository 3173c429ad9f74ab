import type { portalAddUsers as english } from '#shared/i18n/en/portal/add-users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAddUsers: TranslationOf<typeof english> = {
  'addUsers.menu': 'Inne sposoby dodawania użytkowników',
  'addUsers.list': 'Zaproś z listy…',
  'addUsers.link': 'Link z zaproszeniem…',
  'addUsers.export': 'Eksportuj jako CSV',
  'addUsers.exporting': 'Eksportowanie użytkowników…',
  'addUsers.exported': 'Wyeksportowano użytkowników. Sprawdź pobrane pliki.',
  'addUsers.exportFailed': 'Nie udało się wyeksportować użytkowników. {reason}',
  'list.progress': 'Zapraszanie użytkowników do {tenant}',
  'list.counts': '{done} z {total}',
  'list.show': 'Pokaż postęp',
  'users.limit': 'Ustaw termin wygaśnięcia dostępu…',
  'users.makePermanent': 'Usuń termin wygaśnięcia dostępu',
  'users.expired': 'Dostęp wygasł',
  'users.until': 'Do {day}',
  'users.didMakePermanent': 'Dostęp użytkownika {name} już nie wygaśnie.',
  'bulk.didMakePermanent': {
    one: 'Dostęp {count} użytkownika już nie wygaśnie.',
    few: 'Dostęp {count} użytkowników już nie wygaśnie.',
    many: 'Dostęp {count} użytkowników już nie wygaśnie.',
    other: 'Dostęp {count} użytkowników już nie wygaśnie.',
  },
};
