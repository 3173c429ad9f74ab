import type { portalSsoTest as english } from '#shared/i18n/en/portal/sso-test.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoTest: TranslationOf<typeof english> = {
  'ssotest.title': 'Verbindung testen',
  'ssotest.text': 'Melden Sie sich mit Ihrem eigenen Konto bei {provider} an. Für alle anderen ändert sich nichts.',
  'ssotest.passedOn': 'Bestanden am {date}',
  'ssotest.start': 'Test starten',
  'ssotest.again': 'Erneut testen',
  'ssotest.newTab': 'Der Test wird in einem neuen Tab geöffnet. Diese Seite zeigt das Ergebnis.',
  'ssotest.blocked': 'Ihr Browser hat den neuen Tab blockiert.',
  'ssotest.open': 'Test öffnen',
  'ssotest.waiting': 'Warten auf die Antwort von {provider}…',
  'ssotest.passed': 'Test für {email} bestanden.',
  'ssotest.failed': 'Test fehlgeschlagen: {group}.',
  'ssotest.expired': 'Innerhalb von 10 Minuten kam keine Antwort. Starten Sie den Test erneut.',
  'ssotest.failedToLoad': 'Das Testergebnis konnte nicht geladen werden.',
  'ssotest.notComplete': 'Fügen Sie zuerst die Werte des Anbieters hinzu.',
  'ssotest.needed': 'Testen Sie zuerst die Verbindung. Sie lässt sich hier nur nach bestandenem Test aktivieren.',
  'ssotest.seen': 'Von {provider} gesendet',
  'ssotest.wanted': 'Erwartet',
  'ssotest.nothing': 'nichts',
  'ssotest.rule': 'Regel',
  'ssotest.notReached': 'Nicht geprüft',
  'ssotest.checkPassed': 'Bestanden',
  'ssotest.checkFailed': 'Fehlgeschlagen',
  'ssotest.checkWarning': 'Warnung',
  'ssotest.allRules': { one: '{count} Regel anzeigen', other: 'Alle {count} Regeln anzeigen' },

  'ssotest.group.message': 'Antwort empfangen',
  'ssotest.group.request': 'Antwort auf unsere Anfrage',
  'ssotest.group.signature': 'Signatur und Zertifikat',
  'ssotest.group.addressee': 'Aussteller und Zielgruppe',
  'ssotest.group.time': 'Zeit',
  'ssotest.group.user': 'Benutzer und E-Mail-Domain',
  'ssotest.group.groups': 'Gruppen und Rollen',
  'ssotest.group.account': 'Konto',

  'ssotest.fix.message':
    'Die Antwort von {provider} ist nicht lesbar. Vergleichen Sie die Werte der Anwendung dort mit Schritt 3.',
  'ssotest.fix.request':
    'Die Antwort gehört zu einer anderen Anmeldung. Beginnen Sie die Anmeldung hier und nicht bei {provider}, und schließen Sie sie im selben Browser ab.',
  'ssotest.fix.idpInitiated':
    'Beginnen Sie die Anmeldung hier, oder lassen Sie in Schritt 4 Anmeldungen zu, die bei {provider} beginnen.',
  'ssotest.fix.mfa':
    '{provider} hat keine mehreren Faktoren gemeldet. Verlangen Sie dort MFA, oder fügen Sie in Schritt 4 den gesendeten Wert hinzu.',
  'ssotest.fix.signature':
    'Die Antwort ist nicht mit einem Zertifikat dieser Verbindung signiert. Fügen Sie in Schritt 4 das Zertifikat hinzu, mit dem Antworten von {provider} signiert werden.',
  'ssotest.fix.algorithm': 'Wählen Sie bei {provider} SHA-256 als Signaturalgorithmus.',
  'ssotest.fix.addressee':
    'Geben Sie bei {provider} den erwarteten Wert ein, und speichern Sie. Testen Sie dann erneut.',
  'ssotest.fix.time':
    'Die Uhr von {provider} weicht von unserer ab, oder die Antwort kam zu spät. Stellen Sie die Uhr des Servers, der sie sendet, und testen Sie dann erneut.',
  'ssotest.fix.user':
    'Senden Sie bei {provider} die E-Mail-Adresse des Benutzers als Attribut „email“. Sie muss zu einer bestätigten Domain dieser Verbindung gehören.',
  'ssotest.fix.domain': 'Fügen Sie in Schritt 2 die Domain dieser Adresse hinzu, und bestätigen Sie sie.',
  'ssotest.fix.groups':
    'Benutzer erhalten nur die Rollen neuer Benutzer. Um Gruppen zuzuordnen, senden Sie sie bei {provider} als Attribut „groups“.',
  'ssotest.fix.account':
    'Eine Regel Ihrer Organisation verweigert diesem Benutzer den Zugriff. Prüfen Sie den Benutzer und die Anmeldebeschränkungen.',
  'ssotest.fix.encryption': 'Deaktivieren Sie bei {provider} die Verschlüsselung der Assertions.',
  'ssotest.fix.status':
    'Der Benutzer wurde von {provider} nicht angemeldet. Prüfen Sie, ob er dort der Anwendung zugewiesen ist.',
  'ssotest.fix.client':
    'Die Client-ID oder das Client-Secret ist falsch, oder das Secret ist abgelaufen. Erstellen Sie bei {provider} ein neues, und geben Sie es in Schritt 4 ein.',
  'ssotest.fix.issuer':
    'Der Aussteller in der Konfiguration des Anbieters weicht von dem in Schritt 4 ab. Geben Sie dort den erwarteten Wert ein.',
};
