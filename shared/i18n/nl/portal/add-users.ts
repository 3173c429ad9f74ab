import type { portalAddUsers as english } from '#shared/i18n/en/portal/add-users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAddUsers: TranslationOf<typeof english> = {
  'addUsers.menu': 'Meer manieren',
  'addUsers.list': 'Uitnodigen vanuit een lijst…',
  'addUsers.link': 'Uitnodigingslink…',
  'addUsers.export': 'Exporteren als CSV',
  'addUsers.exporting': 'Gebruikers exporteren…',
  'addUsers.exported': 'Gebruikers geëxporteerd. Bekijk je downloads.',
  'addUsers.exportFailed': 'Gebruikers kunnen niet worden geëxporteerd. {reason}',
  'list.progress': 'Gebruikers worden uitgenodigd voor {tenant}',
  'list.counts': '{done} van {total}',
  'list.show': 'Voortgang bekijken',
  'users.limit': 'Toegang tijdelijk maken…',
  'users.makePermanent': 'Einddatum verwijderen',
  'users.expired': 'Toegang verlopen',
  'users.until': 'Tot {day}',
  'users.didMakePermanent': 'De toegang van {name} verloopt niet meer.',
  'bulk.didMakePermanent': {
    one: 'De toegang van {count} gebruiker verloopt niet meer.',
    other: 'De toegang van {count} gebruikers verloopt niet meer.',
  },
};
