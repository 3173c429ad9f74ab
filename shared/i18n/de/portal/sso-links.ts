import type { portalSsoLinks as english } from '#shared/i18n/en/portal/sso-links.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoLinks: TranslationOf<typeof english> = {
  'ssolink.invite': 'IT-Admin einladen',
  'ssolink.title': 'Einrichtungslinks',
  'ssolink.dialogText':
    'Erstellen Sie einen Link für jemanden, der kein Benutzer von {tenant} ist. Er öffnet die Einrichtung einer Verbindung und sonst nichts.',
  'ssolink.newConnection': 'Neue Verbindung',
  'ssolink.email': 'E-Mail (optional)',
  'ssolink.emailHint': 'Wir senden den Link an diese Adresse.',
  'ssolink.expiresIn': 'Gültig für',
  'ssolink.mapRoles': 'Zuordnung von Gruppen zu Rollen erlauben',
  'ssolink.mapRolesHint': 'Keine Rollen über Ihren eigenen.',
  'ssolink.activate': 'Aktivieren der Verbindung erlauben',
  'ssolink.activateHint': 'Auch nötig, um eine aktive Verbindung zu ändern.',
  'ssolink.create': 'Link erstellen',
  'ssolink.createdTitle': 'Einrichtungslink erstellt',
  'ssolink.copyNow':
    'Kopieren Sie ihn jetzt: Er wird nicht noch einmal angezeigt. Wer ihn hat, kann die Verbindung einrichten.',
  'ssolink.sent': 'Wir senden ihn an {email}.',
  'ssolink.link': 'Einrichtungslink',
  'ssolink.revoke': 'Link widerrufen',
  'ssolink.revokeOf': 'Einrichtungslink widerrufen: {name}',
  'ssolink.revokeTitle': 'Einrichtungslink „{name}“ widerrufen?',
  'ssolink.revokeText': 'Er funktioniert sofort nicht mehr. Was damit eingerichtet wurde, bleibt erhalten.',
  'ssolink.revokeConfirm': 'Link widerrufen',
  'ssolink.revokedNow': 'Einrichtungslink widerrufen.',
  'ssolink.revokeFailed': 'Der Link konnte nicht widerrufen werden. {reason}',
  'ssolink.failed': 'Die Einrichtungslinks konnten nicht geladen werden.',
  'ssolink.suspended': 'Ausgesetzt: {name} hat keine Berechtigung mehr',
  'ssolink.revoked': 'Widerrufen',
  'ssolink.until': 'Läuft am {date} ab',
  'ssolink.unused': 'Noch nicht geöffnet',
  'ssolink.used': 'Zuletzt verwendet: {date}, von {ip}',
  'ssolink.finished': 'Einrichtung abgeschlossen: {date}',
};
