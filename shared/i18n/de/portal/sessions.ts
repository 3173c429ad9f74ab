import type { portalSessions as english } from '#shared/i18n/en/portal/sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSessions: TranslationOf<typeof english> = {
  'privacy.sessions': 'Aktive Sitzungen',
  'privacy.sessionsText': 'Sie erkennen eine Sitzung nicht? Melden Sie sie ab und ändern Sie Ihr Passwort.',
  'privacy.sessionsFailed': 'Ihre Sitzungen konnten nicht geladen werden',
  'privacy.device': '{browser} auf {system}',
  'privacy.deviceUnknown': 'Unbekanntes Gerät',
  'privacy.signedIn': 'Angemeldet: {time}',
  'privacy.justNow': 'gerade eben',
  'privacy.thisOne': 'Dieses Gerät',
  'privacy.actsHere': '{name} (Support) agiert in Ihrem Namen',
  'privacy.end': 'Abmelden',
  'privacy.endOf': '{device} abmelden',
  'privacy.ended': { one: 'Sitzung abgemeldet.', other: '{count} Sitzungen abgemeldet.' },
  'privacy.endFailed': {
    one: 'Eine Sitzung konnte nicht abgemeldet werden.',
    other: '{count} Sitzungen konnten nicht abgemeldet werden.',
  },
  'privacy.noOthers': 'Keine anderen aktiven Sitzungen.',
  'privacy.endOthers': 'Alle anderen Sitzungen abmelden…',
  'privacy.endOthersTitle': { one: '{count} andere Sitzung abmelden?', other: '{count} andere Sitzungen abmelden?' },
  'privacy.endOthersText': 'Auf diesem Gerät bleiben Sie angemeldet.',
  'privacy.endOthersAction': { one: '{count} Sitzung abmelden', other: '{count} Sitzungen abmelden' },
  'privacy.endOthersKeep': 'Abbrechen',
};
