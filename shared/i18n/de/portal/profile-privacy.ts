import type { portalProfilePrivacy as english } from '#shared/i18n/en/portal/profile-privacy.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePrivacy: TranslationOf<typeof english> = {
  'page.privacy': 'Sicherheit und Datenschutz',
  'privacy.lead': 'Verwalten Sie, wie Sie sich anmelden und wo Sie angemeldet sind.',
  'privacy.since': 'Hinzugefügt: {date}',
  'privacy.lastUsed': 'Zuletzt verwendet: {time}',
  'privacy.remove': 'Entfernen',
  'privacy.removeOf': '{name} entfernen',
  'privacy.removed': '{name} entfernt.',
  'privacy.removeTitle': '{name} entfernen?',
  'privacy.removeAction': 'Entfernen',
  'privacy.removeKeep': 'Abbrechen',
  'privacy.working': 'Einen Moment…',
  'privacy.copy': 'Kopieren',
  'privacy.copied': 'Kopiert',
  'privacy.download': 'Herunterladen',
  'privacy.code': '6-stelligen Code eingeben',
  'privacy.confirm': 'Bestätigen',
  'privacy.confirming': 'Wird bestätigt…',
  'privacy.triesLeft': { one: 'Noch {count} Versuch.', other: 'Noch {count} Versuche.' },

  // the second step
  'privacy.secondStep': 'Multi-Faktor-Authentifizierung',
  'privacy.secondStepText': 'Schützen Sie Ihr Konto mit einer zweiten Sicherheitsebene.',
  'privacy.secondStepFailed': 'Ihre Bestätigungsmethoden konnten nicht geladen werden',
  'privacy.noFactors': 'Noch keine Bestätigungsmethoden. Wir empfehlen eine Authenticator-App.',
  'privacy.addFactor': 'Bestätigungsmethode hinzufügen',
  'privacy.kind.app': 'Authenticator-App',
  'privacy.kind.phone': 'SMS',
  'privacy.kind.key': 'Sicherheitsschlüssel',
  'privacy.kind.device': 'Dieses Gerät',
  'privacy.named': '{kind} {name}',
  'privacy.factorAdded': 'Bestätigungsmethode hinzugefügt.',
  'privacy.removeText':
    'Sie können damit Ihre Identität nicht mehr bestätigen. Ihre anderen Bestätigungsmethoden funktionieren weiterhin.',
  'privacy.removeLastText':
    'Das ist Ihre einzige Bestätigungsmethode. Ohne sie ist Ihr Konto nur durch Ihr Passwort geschützt.',
  'privacy.appTitle': 'Authenticator-App einrichten',
  'privacy.appText':
    'Scannen Sie den QR-Code mit Ihrer App oder geben Sie den Einrichtungsschlüssel ein. Geben Sie dann den 6-stelligen Code aus der App ein.',
  'privacy.appPicture': 'QR-Code mit dem Einrichtungsschlüssel',
  'privacy.appKey': 'Einrichtungsschlüssel',
  'privacy.phoneTitle': 'Telefonnummer hinzufügen',
  'privacy.phoneText': 'Bei der Anmeldung senden wir einen Bestätigungscode per SMS an diese Nummer.',
  'privacy.phoneNumber': 'Telefonnummer',
  'privacy.phoneHint': 'Mit Ländervorwahl, zum Beispiel +49 1512 3456789.',
  'privacy.phoneSent': 'Wir haben einen Code an {phone} gesendet.',
  'privacy.sendCode': 'Code senden',

  // recovery codes
  'privacy.codesLeft': {
    one: 'Noch {count} Wiederherstellungscode übrig.',
    other: 'Noch {count} Wiederherstellungscodes übrig.',
  },
  'privacy.codesFew': {
    one: 'Nur noch {count} Wiederherstellungscode übrig. Erstellen Sie rechtzeitig neue Codes.',
    other: 'Nur noch {count} Wiederherstellungscodes übrig. Erstellen Sie rechtzeitig neue Codes.',
  },
  'privacy.newCodes': 'Neue Codes erstellen',
  'privacy.newCodesTitle': 'Neue Wiederherstellungscodes erstellen?',
  'privacy.newCodesText': 'Ihre aktuellen Codes werden sofort ungültig.',
  'privacy.newCodesKeep': 'Abbrechen',
  'privacy.codesTitle': 'Wiederherstellungscodes sichern',
  'privacy.codesText':
    'Mit einem Wiederherstellungscode melden Sie sich an, wenn Sie keinen Zugriff auf Ihre Bestätigungsmethode haben. Jeder Code funktioniert einmal. Die Codes werden nicht erneut angezeigt.',
  'privacy.codesSaved': 'Ich habe die Codes gesichert',
  'privacy.codesFile': 'Wiederherstellungscodes für {email}. Jeder Code funktioniert einmal.',

  // passkeys
  'privacy.passkeys': 'Passkeys',
  'privacy.passkeysText': 'Melden Sie sich mit Fingerabdruck, Gesicht oder PIN statt mit einem Passwort an.',
  'privacy.passkeysFailed': 'Ihre Passkeys konnten nicht geladen werden',
  'privacy.noPasskeys': 'Noch keine Passkeys.',
  'privacy.addPasskey': 'Passkey hinzufügen',
  'privacy.passkeyAdded': 'Passkey hinzugefügt.',
  'privacy.passkeyDevice': 'Passkey auf einem Gerät',
  'privacy.passkeyKey': 'Passkey auf einem Sicherheitsschlüssel',
  'privacy.passkeyOf': '{device}, hinzugefügt: {date}',
  'privacy.removePasskeyText':
    'Sie können sich damit nicht mehr anmelden. Löschen Sie ihn auch auf Ihrem Gerät, damit er nicht mehr angeboten wird.',

  // proving who one is
  'privacy.proveTitle': 'Bestätigen Sie Ihre Identität',
  'privacy.proveText': 'Geben Sie zu Ihrer Sicherheit Ihr Passwort ein, um Ihre Anmeldung zu ändern.',
  'privacy.proveCode': 'Geben Sie den 6-stelligen Code aus Ihrer Authenticator-App ein.',
  'privacy.proveElsewhere': 'Fahren Sie auf der Anmeldeseite fort. Danach kehren Sie hierher zurück.',
  'privacy.password': 'Ihr Passwort',
  'privacy.prove': 'Weiter',
  'privacy.proving': 'Wird geprüft…',
  'privacy.signInAnew': 'Andere Anmeldemethode verwenden',

  'privacy.error.invalid-credentials': 'Falsches Passwort.',
  'privacy.error.second-factor-expired': 'Diese Anfrage ist abgelaufen. Beginnen Sie von vorn.',
  'privacy.error.factor-code-wrong': 'Falscher Code. Geben Sie den aktuell angezeigten ein.',
  'privacy.error.factor-enforced':
    'Ihre Organisation verlangt MFA, und das ist Ihre einzige Bestätigungsmethode. Fügen Sie zuerst eine andere hinzu.',
  'privacy.error.factors-too-many':
    'Sie haben die maximale Anzahl von Bestätigungsmethoden erreicht. Entfernen Sie zuerst eine.',
  'privacy.error.security-key-refused':
    'Ihr Sicherheitsschlüssel oder Gerät konnte nicht bestätigt werden. Es wurde nichts geändert. Versuchen Sie es erneut.',
  'privacy.error.security-key-known':
    'Dieser Sicherheitsschlüssel oder dieses Gerät ist bereits eingerichtet. Verwenden Sie etwas anderes.',
  'privacy.error.code-expired': 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
  'privacy.error.code-exhausted': 'Zu viele falsche Versuche. Fordern Sie einen neuen Code an.',
  'privacy.error.phone-invalid':
    'Geben Sie eine gültige Telefonnummer mit Ländervorwahl ein, zum Beispiel +49 1512 3456789.',
  'privacy.error.phone-not-allowed': 'An diese Nummer können wir keine SMS senden. Verwenden Sie eine Mobilnummer.',
  'privacy.error.sms-not-available': 'SMS sind nicht eingerichtet. Verwenden Sie eine andere Methode.',
};
