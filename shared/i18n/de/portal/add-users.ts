import type { portalAddUsers as english } from '#shared/i18n/en/portal/add-users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalAddUsers: TranslationOf<typeof english> = {
  'addUsers.menu': 'Weitere Möglichkeiten',
  'addUsers.list': 'Mit einer Liste einladen…',
  'addUsers.link': 'Einladungslink…',
  'addUsers.export': 'Als CSV exportieren',
  'addUsers.exporting': 'Benutzer werden exportiert…',
  'addUsers.exported': 'Benutzer exportiert. Sehen Sie in Ihren Downloads nach.',
  'addUsers.exportFailed': 'Benutzer konnten nicht exportiert werden. {reason}',
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
