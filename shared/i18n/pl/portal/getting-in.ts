import type { portalGettingIn as english } from '#shared/i18n/en/portal/getting-in.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalGettingIn: TranslationOf<typeof english> = {
  'getIn.menu': 'Inne sposoby dodawania użytkowników',
  'getIn.list': 'Zaproś z listy…',
  'getIn.link': 'Link z zaproszeniem…',
  'getIn.export': 'Eksportuj jako CSV',
  'getIn.exporting': 'Eksportowanie użytkowników…',
  'getIn.exported': 'Wyeksportowano użytkowników. Sprawdź pobrane pliki.',
  'getIn.exportFailed': 'Nie udało się wyeksportować użytkowników. {reason}',
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
