import type { portalUsage as english } from '#shared/i18n/en/portal/usage.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsage: TranslationOf<typeof english> = {
  'page.usage': 'Nutzung',
  'usage.text': 'Sehen Sie, wie {tenant} das Produkt in den letzten 30 Tagen genutzt hat.',
  'usage.failedTitle': 'Die Nutzung konnte nicht geladen werden',
  'usage.people': 'Benutzer',
  'usage.total': 'insgesamt',
  'usage.seen': 'angemeldet',
  'usage.joined': 'beigetreten',
  'usage.invited': 'eingeladen',
  'usage.disabled': 'deaktiviert',
  'usage.sessions': 'Aktive Sitzungen',
  'usage.open': 'Sitzungen',
  'usage.openPeople': 'Benutzer',
  'usage.signIns': 'Anmeldungen',
  'usage.signInCount': { one: '{count} Anmeldung in 30 Tagen.', other: '{count} Anmeldungen in 30 Tagen.' },
  'usage.onDay': { one: '{day}: {count} Anmeldung', other: '{day}: {count} Anmeldungen' },
  'usage.day': 'Tag',
};
