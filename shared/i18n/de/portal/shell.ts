import type { portalShell as english } from '#shared/i18n/en/portal/shell.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalShell: TranslationOf<typeof english> = {
  'common.cancel': 'Abbrechen',
  'common.close': 'Schließen',
  'common.save': 'Speichern',
  'common.saving': 'Wird gespeichert…',
  'common.saveChanges': 'Änderungen speichern',
  'common.discard': 'Verwerfen',
  'common.useTheirs': 'Neue Werte übernehmen',
  'common.noChanges': 'Keine Änderungen zu speichern',
  'common.retry': 'Erneut versuchen',
  'common.trace': 'Anfrage-ID: {traceId}',
  'common.you': 'Sie',
  'common.never': 'Nie',
  'common.now': 'Jetzt',
  'common.loading': 'Wird geladen…',
  'common.showMore': { one: '{count} weiteren Eintrag anzeigen', other: '{count} weitere Einträge anzeigen' },
  'common.email': 'E-Mail',
  'common.foundNothing': 'Keine Ergebnisse für „{search}“',
  'common.clearSearch': 'Suche löschen',
  'common.removeFilter': 'Filter entfernen: {filter}',
  'common.fieldMissing': 'Dieses Feld ist erforderlich.',
  'common.emailWrong': 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com.',

  'group.organisation': 'Organisation',
  'group.security': 'Sicherheit',
  'group.developers': 'Entwickler',
  'group.billing': 'Abrechnung',

  'shell.skip': 'Zum Inhalt springen',
  'shell.navigation': 'Portal',
  'shell.goTo': 'Gehe zu…',
  'shell.notifications': 'Benachrichtigungen',
  'shell.unread': { one: '{count} ungelesene Benachrichtigung', other: '{count} ungelesene Benachrichtigungen' },
  'shell.portal': 'Portal',
  'shell.closePortal': 'Portal schließen',
  'shell.account': 'Konto von {name}',
  'shell.signOut': 'Abmelden',
  'shell.language': 'Sprache',
  'shell.theme': 'Design',
  'shell.themeSystem': 'System',
  'shell.themeLight': 'Hell',
  'shell.themeDark': 'Dunkel',
  'shell.switched': 'Zu {tenant} gewechselt.',
  'shell.impersonating': '{actor} agiert bis {until} als {name}. Jede Änderung wird unter diesem Namen protokolliert.',
  'shell.stopImpersonating': 'Nicht mehr als {name} agieren',
  'shell.offline':
    'Sie sind offline. Die Anzeige ist möglicherweise nicht aktuell. Änderungen sind wieder möglich, sobald Sie online sind.',
  'shell.unreachable':
    'Der Server ist nicht erreichbar. Ihre Eingaben sind noch da. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'shell.serverFailed':
    'Bei uns ist etwas schiefgelaufen. Versuchen Sie es erneut. Wenn das Problem weiterhin besteht, wenden Sie sich mit der Anfrage-ID an den Support.',
  'shell.failedTitle': 'Das Portal konnte nicht geöffnet werden',
  'shell.noServerTitle': 'Das Portal ist mit keinem Server verbunden',
  'shell.noServerText': 'Geben Sie die Server-URL im Attribut base-url dieser Seite an.',

  'boundary.title': 'Auf dieser Seite ist etwas schiefgelaufen',
  'boundary.text': 'Ihre Daten sind sicher. Laden Sie die Seite neu oder wechseln Sie zu einer anderen.',
  'boundary.chunkTitle': 'Ein Teil dieser Seite konnte nicht geladen werden',
  'boundary.chunkText': 'Ihre Daten sind sicher. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  'boundary.open': 'Seite neu laden',

  'unavailable.title': 'Sie haben keinen Zugriff auf diese Seite',
  'unavailable.why': 'Seite nicht verfügbar',
  'unavailable.text':
    'Diese Seite existiert nicht oder ist in Ihren Rollen in {tenant} nicht enthalten. Bitten Sie einen Admin Ihrer Organisation um Zugriff.',
  'unavailable.go': 'Zu {page}',

  'expiry.title': 'Sie wurden abgemeldet',
  'expiry.text': 'Ihre Arbeit ist noch da. Melden Sie sich erneut an, um dort weiterzumachen, wo Sie aufgehört haben.',
  'expiry.signIn': 'Erneut anmelden',
  'expiry.waiting': 'Warten auf Ihre Anmeldung im anderen Tab…',
  'expiry.blocked':
    'Ihr Browser hat den Anmelde-Tab blockiert. Lassen Sie Pop-ups für diese Seite zu und versuchen Sie es erneut.',
  'expiry.leave': 'Portal verlassen',

  'unsaved.title': 'Ohne Speichern verlassen?',
  'unsaved.text': 'Nicht gespeicherte Änderungen: {fields}.',
  'unsaved.stay': 'Abbrechen',
  'unsaved.leave': 'Ohne Speichern verlassen',
};
