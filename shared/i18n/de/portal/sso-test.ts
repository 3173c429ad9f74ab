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
  'ssotest.failed': 'Test fehlgeschlagen: {fault}.',
  'ssotest.expired': 'Innerhalb von 10 Minuten kam keine Antwort. Starten Sie den Test erneut.',
  'ssotest.failedToLoad': 'Das Testergebnis konnte nicht geladen werden.',
  'ssotest.notComplete': 'Fügen Sie zuerst die Werte des Anbieters hinzu.',
  'ssotest.needed': 'Testen Sie zuerst die Verbindung. Sie lässt sich hier nur nach bestandenem Test aktivieren.',
  'ssotest.seen': 'Von {provider} gesendet',
  'ssotest.wanted': 'Erwartet',
  'ssotest.nothing': 'nichts',
  'ssotest.error': 'Fehler',
  'ssotest.rule': 'Regel',
  'ssotest.notReached': 'Nicht geprüft',
  'ssotest.checkPassed': 'Bestanden',
  'ssotest.checkFailed': 'Fehlgeschlagen',
  'ssotest.checkWarning': 'Warnung',
  'ssotest.allRules': { one: '{count} Regel anzeigen', other: 'Alle {count} Regeln anzeigen' },
  'ssotest.fewer': 'Zusammenfassung anzeigen',

  'ssotest.group.message': 'Antwort empfangen',
  'ssotest.group.request': 'Antwort auf unsere Anfrage',
  'ssotest.group.signature': 'Signatur und Zertifikat',
  'ssotest.group.addressee': 'Aussteller und Zielgruppe',
  'ssotest.group.time': 'Zeit',
  'ssotest.group.user': 'Benutzer und E-Mail-Domain',
  'ssotest.group.groups': 'Gruppen und Rollen',
  'ssotest.group.account': 'Konto',
  'ssotest.fault.request': 'Gehört zu einer anderen Anmeldung',
  'ssotest.fault.once': 'Antwort bereits verwendet',
  'ssotest.fault.late': 'Anmeldung dauerte zu lange',
  'ssotest.fault.enabled': 'Verbindung ist deaktiviert',
  'ssotest.fault.size': 'Antwort zu groß',
  'ssotest.fault.malformed': 'SAML-Antwort ist ungültig',
  'ssotest.fault.status': 'Anmeldung vom Anbieter abgelehnt',
  'ssotest.fault.acsUrl': 'ACS-URL stimmt nicht überein',
  'ssotest.fault.audience': 'Audience stimmt nicht überein',
  'ssotest.fault.encryption': 'Nicht entschlüsselbar',
  'ssotest.fault.unsigned': 'Antwort ist nicht signiert',
  'ssotest.fault.signatureForm': 'Signatur deckt die Antwort nicht ab',
  'ssotest.fault.algorithm': 'Signaturalgorithmus nicht akzeptiert',
  'ssotest.fault.changed': 'Nach dem Signieren geändert',
  'ssotest.fault.signature': 'Mit anderem Zertifikat signiert',
  'ssotest.fault.certificate': 'Zertifikat muss ersetzt werden',
  'ssotest.fault.issuer': 'Aussteller stimmt nicht überein',
  'ssotest.fault.idpInitiated': 'Anmeldung begann beim Anbieter',
  'ssotest.fault.time': 'Uhr weicht ab',
  'ssotest.fault.expired': 'Antwort abgelaufen',
  'ssotest.fault.sessionOver': 'Sitzung beim Anbieter beendet',
  'ssotest.fault.authnContext': 'Anmeldemethode nicht gemeldet',
  'ssotest.fault.mfa': 'MFA nicht gemeldet',
  'ssotest.fault.nameId': 'Keine dauerhafte NameID',
  'ssotest.fault.name': 'Kein Anzeigename',
  'ssotest.fault.email': 'Keine E-Mail-Adresse',
  'ssotest.fault.emailUnique': 'Mehrere E-Mail-Adressen',
  'ssotest.fault.emailVerified': 'E-Mail-Adresse nicht bestätigt',
  'ssotest.fault.domain': 'E-Mail-Domain nicht bestätigt',
  'ssotest.fault.groups': 'Keine Gruppen gesendet',
  'ssotest.fault.groupsOverage': 'Zu viele Gruppen',
  'ssotest.fault.groupsNamed': 'Gruppen-IDs statt Namen',
  'ssotest.fault.groupRole': 'Gruppe ohne Rolle',
  'ssotest.fault.membership': 'Benutzer ist deaktiviert',
  'ssotest.fault.domainAllowed': 'E-Mail-Domain nicht erlaubt',
  'ssotest.fault.firstRoles': 'Neue Benutzer erhalten keine Rolle',
  'ssotest.fault.account': 'Benutzer kann sich hier nicht anmelden',
  'ssotest.fault.reach': 'Anbieter nicht erreichbar',
  'ssotest.fault.redirectUri': 'Code abgelehnt',
  'ssotest.fault.client': 'Client-Secret abgelehnt',
  'ssotest.fault.keys': 'Signaturschlüssel nicht gefunden',
  'ssotest.fault.token': 'Tokens sind ungültig',
  'ssotest.fault.scopes': 'Scope „email“ nicht gewährt',

  'ssotest.fix.request':
    'Die Antwort gehört zu einer anderen Anmeldung. Beginnen Sie die Anmeldung hier und nicht bei {provider}, und schließen Sie sie im selben Browser ab.',
  'ssotest.fix.once': 'Jede Antwort gilt nur für eine Anmeldung. Starten Sie die Anmeldung erneut.',
  'ssotest.fix.late': 'Die Anmeldung wurde nicht rechtzeitig abgeschlossen. Starten Sie sie erneut.',
  'ssotest.fix.enabled': 'Die Verbindung ist nicht aktiv. Aktivieren Sie sie, und melden Sie sich erneut an.',
  'ssotest.fix.size': 'Senden Sie bei {provider} weniger Gruppen und Attribute an diese Anwendung.',
  'ssotest.fix.malformed':
    'Keine Einstellung hier ändert das. Prüfen Sie, ob ein Proxy oder eine Browsererweiterung die Antwort verändert, und wenden Sie sich dann mit diesem Ergebnis an den Support von {provider}.',
  'ssotest.fix.field':
    'Geben Sie bei {provider} den erwarteten Wert als „{field}“ ein, und speichern Sie. Testen Sie dann erneut.',
  'ssotest.fix.fieldAt':
    'Öffnen Sie bei {provider} {place}, geben Sie den erwarteten Wert als „{field}“ ein, und speichern Sie. Testen Sie dann erneut.',
  'ssotest.fix.idpInitiated':
    'Beginnen Sie die Anmeldung hier, oder lassen Sie in Schritt 4 Anmeldungen zu, die bei {provider} beginnen.',
  'ssotest.fix.mfa':
    '{provider} hat keine mehreren Faktoren gemeldet. Verlangen Sie dort MFA, oder fügen Sie in Schritt 4 den gesendeten Wert hinzu.',
  'ssotest.fix.signature':
    'Die Antwort ist nicht mit einem Zertifikat dieser Verbindung signiert. Fügen Sie in Schritt 4 das Zertifikat hinzu, mit dem Antworten von {provider} signiert werden.',
  'ssotest.fix.algorithm': 'Wählen Sie bei {provider} SHA-256 als Signaturalgorithmus.',
  'ssotest.fix.time':
    'Die Uhr von {provider} weicht von unserer ab, oder die Antwort kam zu spät. Stellen Sie die Uhr des Servers, der sie sendet, und testen Sie dann erneut.',
  'ssotest.fix.domain':
    'Diese Adresse gehört zu keiner bestätigten Domain. Gehört der Benutzer zu Ihnen, fügen Sie die Domain in Schritt 2 hinzu, und bestätigen Sie sie. Sonst melden Sie sich bei {provider} mit einem anderen Konto an.',
  'ssotest.fix.groups':
    'Benutzer erhalten nur die Rollen neuer Benutzer. Um Gruppen zuzuordnen, senden Sie sie bei {provider} als Attribut „groups“.',
  'ssotest.fix.groupsOverage':
    'Der Benutzer hat mehr Gruppen, als {provider} auflistet. Senden Sie dort nur die Gruppen, die der Anwendung zugewiesen sind.',
  'ssotest.fix.groupsNamed':
    'Von {provider} kamen Gruppen-IDs, die nicht zugeordnet sind. Ordnen Sie diese IDs in Schritt 5 zu, oder senden Sie Namen.',
  'ssotest.fix.groupRole': 'Diese Gruppe gibt keine Rolle. Soll sie das, wählen Sie in Schritt 5 ihre Rollen.',
  'ssotest.fix.firstRoles':
    'Neue Benutzer können sich anmelden, haben aber keine Berechtigungen. Wählen Sie in Schritt 5 die Rollen neuer Benutzer.',
  'ssotest.fix.membership':
    'Der Benutzer ist in Ihrer Organisation deaktiviert. Ein Admin kann ihn auf der Seite „Benutzer“ reaktivieren.',
  'ssotest.fix.domainAllowed':
    'Die Domainbeschränkungen Ihrer Organisation lassen diese E-Mail-Adresse nicht zu. Ändern Sie sie oder die Adresse des Benutzers.',
  'ssotest.fix.account':
    'Eine Regel Ihrer Organisation verweigert diesem Benutzer den Zugriff. Prüfen Sie den Benutzer und die Anmeldebeschränkungen.',
  'ssotest.fix.encryption':
    'Verschlüsseln Sie bei {provider} für das Zertifikat in unseren Metadaten (Schritt 3), mit RSA-OAEP und AES-GCM. Oder deaktivieren Sie dort die Verschlüsselung.',
  'ssotest.fix.unsigned': 'Aktivieren Sie bei {provider} das Signieren der Antwort oder der Assertion.',
  'ssotest.fix.signatureForm':
    'Signieren Sie bei {provider} die gesamte Antwort oder die gesamte Assertion. Ist das schon so, prüfen Sie, ob ein Proxy oder eine Browsererweiterung die Antwort verändert.',
  'ssotest.fix.changed':
    'Die Antwort wurde unterwegs verändert, nachdem {provider} sie signiert hatte. Suchen Sie nach einem Proxy oder einer Browsererweiterung als Ursache, und testen Sie dann erneut.',
  'ssotest.fix.certificate':
    'Erstellen Sie bei {provider} ein gültiges Signaturzertifikat mit einem RSA-Schlüssel von mindestens 2048 Bit. Fügen Sie es in Schritt 4 hinzu.',
  'ssotest.fix.status':
    'Der Benutzer wurde von {provider} nicht angemeldet. Prüfen Sie, ob er dort der Anwendung zugewiesen ist.',
  'ssotest.fix.client':
    'Die Client-ID oder das Client-Secret ist falsch, oder das Secret ist abgelaufen. Erstellen Sie bei {provider} ein neues, und geben Sie es in Schritt 4 ein.',
  'ssotest.fix.clientId':
    'Die Tokens gelten für einen anderen Client. Geben Sie in Schritt 4 die Client-ID dieser Anwendung von {provider} ein.',
  'ssotest.fix.redirectUri':
    'Registrieren Sie bei {provider} unseren Redirect-URI genau wie in Schritt 3. Testen Sie dann erneut.',
  'ssotest.fix.tokenAlgorithm':
    'Signieren Sie bei {provider} ID-Tokens mit einem Algorithmus, den das Discovery-Dokument nennt, etwa RS256.',
  'ssotest.fix.keys':
    'Das ID-Token ist nicht mit einem Schlüssel signiert, den {provider} veröffentlicht. Testen Sie in einigen Minuten erneut. Schlägt es weiter fehl, prüfen Sie dort die Signaturschlüssel.',
  'ssotest.fix.token':
    'Keine Einstellung hier ändert das. Prüfen Sie, ob die Anwendung bei {provider} eine Webanwendung für OpenID Connect ist, oder wenden Sie sich mit diesem Ergebnis an den dortigen Support.',
  'ssotest.fix.reach':
    'Wir haben von {provider} keine brauchbare Antwort erhalten. Prüfen Sie den Aussteller in Schritt 4, und ob er aus dem Internet erreichbar ist.',
  'ssotest.fix.issuer':
    'Der in Schritt 4 gespeicherte Aussteller weicht von dem ab, den {provider} sendet. Lesen Sie dort die Metadaten erneut ein.',
  'ssotest.fix.issuerOidc':
    'Der Aussteller in Schritt 4 weicht von dem ab, den {provider} nennt. Geben Sie ihn dort genau so ein, wie {provider} ihn nennt.',
  'ssotest.fix.sessionOver': 'Melden Sie sich bei {provider} ab und dann erneut an.',
  'ssotest.fix.authnContext':
    'Die Anmeldung funktioniert auch so. Damit MFA beim Anbieter hier zählt, muss {provider} melden, wie der Benutzer sich angemeldet hat.',
  'ssotest.fix.nameId':
    'Senden Sie bei {provider} eine NameID, die für jeden Benutzer gleich bleibt. Sonst führt eine geänderte E-Mail-Adresse zu einem neuen Benutzer.',
  'ssotest.fix.name':
    'Senden Sie bei {provider} den Anzeigenamen des Benutzers als „name“. Bis dahin wird die E-Mail-Adresse angezeigt.',
  'ssotest.fix.email': 'Senden Sie bei {provider} die E-Mail-Adresse des Benutzers als „email“.',
  'ssotest.fix.emailUnique':
    'Senden Sie bei {provider} eine E-Mail-Adresse: als NameID und als „email“ dieselbe, oder nur eine von beiden.',
  'ssotest.fix.emailVerified':
    'Bestätigen Sie die E-Mail-Adresse des Benutzers bei {provider}. „email_verified“ muss als true gesendet werden.',
  'ssotest.fix.scopes': 'Erlauben Sie dieser Anwendung bei {provider} den Scope „email“.',
};
