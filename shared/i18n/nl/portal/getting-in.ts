import type { portalGettingIn as english } from '#shared/i18n/en/portal/getting-in.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalGettingIn: TranslationOf<typeof english> = {
  'getIn.menu': 'Meer manieren',
  'getIn.list': 'Uitnodigen vanuit een lijst…',
  'getIn.link': 'Uitnodigingslink…',
  'getIn.export': 'Exporteren als CSV',
  'getIn.exporting': 'Gebruikers exporteren…',
  'getIn.exported': 'Gebruikers geëxporteerd. Bekijk je downloads.',
  'getIn.exportFailed': 'Gebruikers kunnen niet worden geëxporteerd. {reason}',
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
