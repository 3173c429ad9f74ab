/** Errors of the other flows of the login box. */
export const errors = {
  'origin-not-allowed':
    'Diese Website darf den Identitätsserver nicht aufrufen. Ihr Betreiber kann den Ursprung in der Konfiguration hinzufügen.',
  'client-unknown':
    'Die Anwendung, von der Sie kommen, ist nicht registriert. Gehen Sie zurück und wenden Sie sich an deren Support.',
  'redirect-uri-mismatch':
    'Die Anwendung, von der Sie kommen, hat eine nicht registrierte Weiterleitungs-URL verwendet. Gehen Sie zurück und wenden Sie sich an deren Support.',
  // sign in
  'malformed-json': 'Die Anfrage ist kein gültiges JSON. Es wurde nichts geändert.',
  'unsupported-media-type':
    'Diese URL akzeptiert diesen Inhaltstyp nicht, die meisten URLs akzeptieren JSON. Es wurde nichts geändert.',
  'body-too-large': 'Die Anfrage ist zu groß',
  'not-found': 'Seite nicht gefunden. Der Link ist möglicherweise fehlerhaft oder veraltet.',
  'method-not-allowed': 'Diese URL akzeptiert diese HTTP-Methode nicht. Es wurde nichts geändert.',
  'unknown-error': 'Unbekannter Fehler',
  difficulties: 'Es gibt gerade Schwierigkeiten, versuchen Sie es erneut',
  'invitation-unverified': 'Ihre Einladung konnte nicht geprüft werden',
  'session-not-found': 'Sitzung nicht gefunden',
  forbidden: 'Sie haben keine Berechtigung für diese Aktion. Bitten Sie einen Admin Ihrer Organisation um Zugriff.',
  'captcha-unavailable':
    'Die Prüfung, ob Sie ein Mensch sind, konnte nicht geladen werden. Möglicherweise blockiert Ihr Browser oder Netzwerk sie.',
  'sign-up-closed':
    'Die Registrierung ist nur mit Einladung möglich. Bitten Sie einen Admin Ihrer Organisation, Sie einzuladen.',
  'user-name-taken': 'Dieser Benutzername ist vergeben. Verwenden Sie einen anderen.',
  'password-too-short': 'Dieses Passwort ist zu kurz. Verwenden Sie mindestens {minLength} Zeichen.',
  'password-too-long': 'Dieses Passwort ist zu lang. Verwenden Sie höchstens {maxLength} Zeichen.',
  'password-too-common': 'Dieses Passwort ist zu verbreitet und leicht zu erraten. Verwenden Sie ein anderes.',
  'password-is-email': 'Ihr Passwort darf nicht Ihre E-Mail-Adresse sein. Verwenden Sie ein anderes.',
  'password-reused': 'Sie haben dieses Passwort schon einmal verwendet. Verwenden Sie ein neues.',
  'link-invalid':
    'Dieser Link ist unvollständig. Öffnen Sie ihn erneut aus der E-Mail oder fordern Sie einen neuen an.',
  'link-expired': 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  'link-used': 'Dieser Link wurde bereits verwendet. Melden Sie sich an oder fordern Sie einen neuen an.',
  'ER-01239':
    'Diese Einladung gilt für eine gesperrte Organisation. Wenden Sie sich an die Person, die Sie eingeladen hat.',
  'ER-01240':
    'Dieser Einladungslink gilt für eine gesperrte Organisation. Wenden Sie sich an die Person, die ihn gesendet hat.',

  // new password
  'password-breached': 'Dieses Passwort ist in einem Datenleck aufgetaucht. Verwenden Sie ein anderes.',

  // codes
  'code-wrong': 'Falscher Code. Verbleibende Versuche: {triesLeft}.',
  'code-expired': 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
  'code-used': 'Dieser Code wurde bereits verwendet. Fordern Sie einen neuen an.',
  'code-exhausted': 'Zu viele falsche Versuche. Fordern Sie einen neuen Code an.',
  'match-number-needed': 'Geben Sie die Zahl von der Seite ein, auf der Sie diesen Link angefordert haben.',
  'match-number-wrong':
    'Diese Zahl stimmt nicht überein. Wenn Sie diesen Link nicht angefordert haben, schließen Sie diese Seite. Verbleibende Versuche: {triesLeft}.',
  'sign-in-method-off': 'Diese Anmeldemethode ist ausgeschaltet. Verwenden Sie eine andere.',
  'sms-not-available':
    'SMS sind nicht eingerichtet. Verwenden Sie eine andere Methode oder wenden Sie sich an den Support.',
  'phone-invalid': 'Geben Sie eine gültige Telefonnummer mit Ländervorwahl ein, zum Beispiel +49 1512 3456789.',
  'phone-not-allowed': 'An diese Nummer können wir keine SMS senden. Verwenden Sie eine Mobilnummer.',
  'phone-taken': 'Diese Telefonnummer gehört zu einem anderen Konto. Verwenden Sie eine andere.',
  'phone-not-found': 'Diese Telefonnummer existiert nicht mehr. Laden Sie die Liste neu.',
  'phones-too-many': 'Sie können bis zu {limit} Telefonnummern haben. Entfernen Sie zuerst eine.',

  // passkeys
  'passkey-unknown':
    'Dieser Passkey ist nicht mehr registriert. Melden Sie sich auf andere Weise an und entfernen Sie ihn von Ihrem Gerät.',
  'passkey-not-given':
    'Ihr Gerät hat keinen Passkey übermittelt. Versuchen Sie es erneut oder melden Sie sich auf andere Weise an.',
  'passkey-not-made': 'Ihr Passkey wurde nicht erstellt. Versuchen Sie es erneut oder fahren Sie ohne fort.',
  'reauthentication-required': 'Melden Sie sich zu Ihrer Sicherheit erneut an, um diese Änderung vorzunehmen.',

  // second factor
  'second-factor-expired': 'Ihre Anmeldeanfrage ist abgelaufen oder bereits abgeschlossen. Beginnen Sie von vorn.',
  'second-factor-locked':
    'Die Bestätigung ist nach zu vielen falschen Codes gesperrt. Nächster Versuch möglich ab: {lockedUntil}.',
  'factor-code-wrong': 'Falscher Code. Geben Sie den aktuell angezeigten ein. Verbleibende Versuche: {triesLeft}.',
  'recovery-code-wrong':
    'Dieser Wiederherstellungscode ist falsch oder wurde bereits verwendet. Verbleibende Versuche: {triesLeft}.',
  'factor-not-found': 'Diese Bestätigungsmethode ist nicht mehr eingerichtet. Verwenden Sie eine andere.',
  'factor-not-offered': 'Diese Bestätigungsmethode ist hier nicht verfügbar. Verwenden Sie eine andere.',
  'factor-enforced':
    'Ihre Organisation verlangt MFA, und das ist Ihre einzige Bestätigungsmethode. Fügen Sie zuerst eine andere hinzu.',
  'factors-too-many': 'Sie haben die maximale Anzahl von Bestätigungsmethoden erreicht. Entfernen Sie zuerst eine.',
  'step-up-required':
    'Ihre Organisation verlangt die Multi-Faktor-Authentifizierung. Bestätigen Sie Ihre Identität, um fortzufahren.',
  'factor-too-new':
    'Sie haben Ihre erste Bestätigungsmethode erst kürzlich hinzugefügt. Sie können sich damit schon anmelden. Sicherheitseinstellungen können Sie damit ändern ab: {until}.',
  'mfa-not-enrolled': 'MFA ist nicht eingerichtet',
  'security-key-refused':
    'Ihr Sicherheitsschlüssel oder Gerät konnte nicht bestätigt werden. Es wurde nichts geändert. Versuchen Sie es erneut.',
  'security-key-known':
    'Dieser Sicherheitsschlüssel oder dieses Gerät ist bereits eingerichtet. Verwenden Sie etwas anderes.',

  // social
  'social-provider-unknown': 'Diese Anmeldemethode ist nicht eingerichtet. Verwenden Sie eine andere.',
  'social-cancelled':
    'Die Anmeldung mit {provider} wurde abgebrochen. Versuchen Sie es erneut oder melden Sie sich auf andere Weise an.',
  'social-failed':
    'Die Anmeldung mit {provider} ist fehlgeschlagen. Versuchen Sie es erneut oder melden Sie sich auf andere Weise an.',
  'social-email-missing':
    '{provider} hat Ihre E-Mail-Adresse nicht übermittelt. Erlauben Sie den Zugriff darauf oder melden Sie sich auf andere Weise an.',
  'social-proof-wanted': 'Bestätigen Sie zuerst die E-Mail-Adresse von {provider}. Nutzen Sie dafür die Anmeldeseite.',
  'sso-not-found':
    'Für diese E-Mail-Adresse ist kein Single Sign-on eingerichtet. Melden Sie sich auf andere Weise an.',
  'sso-failed':
    'Der Identitätsanbieter Ihrer Organisation hat Sie nicht angemeldet. Versuchen Sie es erneut oder wenden Sie sich an Ihren Admin.',
  'sso-address-refused':
    'Die von Ihrem Identitätsanbieter übermittelte E-Mail-Adresse gehört zu keiner bestätigten Domain Ihrer Organisation. Verwenden Sie dort ein anderes Konto, oder wenden Sie sich an Ihren Admin.',

  // impersonation
  'impersonation-invalid': 'Dieser Link zum Identitätswechsel ist nicht mehr gültig. Fordern Sie einen neuen an.',
  'impersonation-off': 'Der Identitätswechsel ist ausgeschaltet. Der Betreiber kann ihn einschalten.',
  'impersonated-session':
    'Während eines Identitätswechsels können Sie Passwörter, Bestätigungsmethoden und Sitzungen nicht ändern. Beenden Sie ihn zuerst.',
} as const;
