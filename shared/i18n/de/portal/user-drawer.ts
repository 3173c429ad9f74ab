import type { portalUserDrawer as english } from '#shared/i18n/en/portal/user-drawer.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserDrawer: TranslationOf<typeof english> = {
  // one person
  'user.phone': 'Telefon',
  'user.id': 'Benutzer-ID',
  'user.managedText':
    'Ein Verzeichnis verwaltet Name, Telefonnummer und Benutzername dieses Benutzers. Rollen und Gruppen können Sie hier ändern.',
  'user.editTitle': '{name} bearbeiten',
  'user.name': 'Name',
  'user.nameMissing': 'Geben Sie einen Namen ein.',
  'user.saved': '{name} aktualisiert.',
  'user.useTheirs': 'Neue Werte übernehmen',
  'user.groupsTitle': 'Gruppen von {name}',
  'user.groupsText': 'Mitglieder einer Gruppe erhalten alle ihre Rollen.',
  'user.groupsSaved': 'Gruppen von {name} aktualisiert.',
  'user.groupsPartly':
    'Einige Änderungen wurden nicht gespeichert. {done} Die übrigen Änderungen sind unten noch ausgewählt. {reason}',
  'user.groupsDone': 'Gespeichert: {groups}.',
  'user.sessions': 'Aktive Sitzungen',
  'user.since': 'Beginn: {time}',
  'user.thisMoment': 'gerade eben',
  'user.factors': 'Bestätigungsmethoden',
  'user.noFactors': 'Keine.',
  'user.app': 'Authenticator-App',
  'user.sms': 'SMS an {number}',
  'user.key': 'Sicherheitsschlüssel',
  'user.platform': 'Fingerabdruck, Gesicht oder PIN eines Geräts',
  'user.codes': {
    one: 'Noch {count} Wiederherstellungscode übrig.',
    other: 'Noch {count} Wiederherstellungscodes übrig.',
  },
  'user.accessFailed': 'Sitzungen und Bestätigungsmethoden konnten nicht geladen werden.',
  'user.events': 'Aktivität',
  'user.eventsFailed': 'Die Aktivität konnte nicht geladen werden.',

  // impersonation
  'impersonate.title': 'Zur Identität von {name} wechseln?',
  'impersonate.text':
    'Sie verwenden {tenant} als {name}, bis Sie es beenden. {name} erhält eine E-Mail mit Ihrem Namen und dem Grund, und jede Änderung wird mit Ihrem Namen protokolliert.',
  'impersonate.reason': 'Grund',
  'impersonate.reasonHint': 'Zum Beispiel „Support-Ticket 4711“.',
  'impersonate.reasonWrong': 'Geben Sie einen Grund mit 3 bis 500 Zeichen ein.',
  'impersonate.action': 'Identität wechseln',
  'impersonate.starting': 'Wird gestartet…',

  // a reset of the second step
  'reset.ask': 'MFA zurücksetzen…',
  'reset.askTitle': 'MFA für {name} zurücksetzen?',
  'reset.askText':
    'Verwenden Sie dies, wenn {name} keinen Zugriff mehr auf die Bestätigungsmethoden hat. {name} erhält eine E-Mail und kann das Zurücksetzen abbrechen. Ein anderer Admin muss es genehmigen. {delay} danach werden Bestätigungsmethoden, Wiederherstellungscodes und Sitzungen entfernt.',
  'reset.askAction': 'Zurücksetzen anfragen',
  'reset.askKeep': 'Abbrechen',
  'reset.asking': 'Wird angefragt…',
  'reset.asked':
    'Zurücksetzen angefragt. {name} wurde per E-Mail informiert, und ein anderer Admin muss es genehmigen.',
  'reset.askedText':
    '{actor} hat das Zurücksetzen der MFA angefragt. Ein anderer Admin muss es genehmigen, sonst läuft die Anfrage ab ({time}).',
  'reset.askedByYou':
    'Sie haben das Zurücksetzen der MFA angefragt. Ein anderer Admin muss es genehmigen, sonst läuft die Anfrage ab ({time}).',
  'reset.confirm': 'Zurücksetzen genehmigen',
  'reset.confirmed': 'Zurücksetzen genehmigt. {name} wurde per E-Mail informiert und kann es noch abbrechen.',
  'reset.confirmedText': 'Die MFA wird zurückgesetzt: {time}. Genehmigt von {actor} und {other}.',
  'reset.cancel': 'Zurücksetzen abbrechen',
  'reset.canceled': 'Zurücksetzen abgebrochen. {name} wurde per E-Mail informiert.',
  'reset.hours': { one: '{count} Stunde', other: '{count} Stunden' },
  'reset.failed': 'Das Zurücksetzen konnte nicht aktualisiert werden. Es wurde nichts geändert.',

  // several
  'bulk.accessTitle': {
    one: 'Rollen und Gruppen für {count} Benutzer',
    other: 'Rollen und Gruppen für {count} Benutzer',
  },
  'bulk.accessText': 'Ausgewählte Rollen und Gruppen werden hinzugefügt. Vorhandene bleiben erhalten.',
  'bulk.accessSave': 'Rollen und Gruppen hinzufügen',
  'bulk.accessProgress': '{done} von {count} aktualisiert',
  'bulk.didAccess': { one: '{count} Benutzer aktualisiert.', other: '{count} Benutzer aktualisiert.' },
  'bulk.accessFailed': {
    one: 'Für {count} Benutzer konnte nicht alles hinzugefügt werden:',
    other: 'Für {count} Benutzer konnte nicht alles hinzugefügt werden:',
  },
  'bulk.groupFailed': 'Benutzer konnten nicht zu {group} hinzugefügt werden:',
};
