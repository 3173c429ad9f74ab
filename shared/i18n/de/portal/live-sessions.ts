import type { portalLiveSessions as english } from '#shared/i18n/en/portal/live-sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalLiveSessions: TranslationOf<typeof english> = {
  'live.title': 'Alle aktiven Sitzungen',
  'live.text': 'Wo Benutzer gerade bei {tenant} angemeldet sind.',
  'live.failed': 'Die aktiven Sitzungen konnten nicht geladen werden',
  'live.search': 'Sitzungen suchen',
  'live.searchHint': 'Name, E-Mail oder IP-Adresse',
  'live.user': 'Benutzer',
  'live.device': 'Gerät',
  'live.ip': 'IP-Adresse',
  'live.started': 'Angemeldet',
  'live.active': 'Zuletzt aktiv',
  'live.impersonated': 'Identitätswechsel durch {name}',
  'live.of': 'Sitzung von {name}',
  'live.none': 'Keine Sitzungen gefunden',
  'live.noneText': 'Keine Sitzung entspricht Ihrer Suche.',
  'live.end': 'Abmelden',
  'live.endUser': 'Alle Sitzungen dieses Benutzers abmelden…',
  'live.endUserTitle': '{name} überall abmelden?',
  'live.endUserText':
    'Alle Sitzungen dieses Benutzers werden beendet, auch in anderen Organisationen. Eine erneute Anmeldung mit dem Passwort ist möglich.',
  'live.endUserAction': 'Benutzer abmelden',
  'live.userEnded': '{name} wurde abgemeldet.',
  'live.endTitle': { one: '{count} Sitzung abmelden?', other: '{count} Sitzungen abmelden?' },
  'live.endText':
    'Diese Benutzer müssen sich erneut anmelden. Nicht gespeicherte Änderungen in Ihren Anwendungen können verloren gehen.',
  'live.endAction': { one: '{count} Sitzung abmelden', other: '{count} Sitzungen abmelden' },
  'live.ended': { one: '{count} Sitzung abgemeldet.', other: '{count} Sitzungen abgemeldet.' },
  'live.cancel': 'Abbrechen',
};
