import type { portalGettingIn as english } from '#shared/i18n/en/portal/getting-in.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalGettingIn: TranslationOf<typeof english> = {
  'getIn.menu': 'Weitere Möglichkeiten',
  'getIn.list': 'Mit einer Liste einladen…',
  'getIn.link': 'Einladungslink…',
  'getIn.export': 'Als CSV exportieren',
  'getIn.exporting': 'Benutzer werden exportiert…',
  'getIn.exported': 'Benutzer exportiert. Sehen Sie in Ihren Downloads nach.',
  'getIn.exportFailed': 'Benutzer konnten nicht exportiert werden. {reason}',
  'list.progress': 'Benutzer werden zu {tenant} eingeladen',
  'list.counts': '{done} von {total}',
  'list.show': 'Fortschritt anzeigen',
  'users.limit': 'Zugriff befristen…',
  'users.makePermanent': 'Befristung aufheben',
  'users.expired': 'Zugriff abgelaufen',
  'users.until': 'Bis {day}',
  'users.didMakePermanent': 'Der Zugriff von {name} läuft nicht mehr ab.',
  'bulk.didMakePermanent': {
    one: 'Der Zugriff von {count} Benutzer läuft nicht mehr ab.',
    other: 'Der Zugriff von {count} Benutzern läuft nicht mehr ab.',
  },
};
