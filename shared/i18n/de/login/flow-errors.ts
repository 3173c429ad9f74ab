/** Errors that somebody can meet in the further flows of the login box. */
export const errors = {
  'origin-not-allowed':
    'Diese Website darf den Anmeldeserver nicht aufrufen. Ihr Betreiber kann die Herkunft in der Konfiguration ergänzen.',
  'client-unknown':
    'Die Anwendung, von der Sie kommen, ist nicht registriert. Gehen Sie zu ihr zurück, und sagen Sie es ihrem Betreiber.',
  'redirect-uri-mismatch':
    'Die Anwendung, von der Sie kommen, nannte eine Rücksprungadresse, die nicht registriert ist. Gehen Sie zu ihr zurück, und sagen Sie es ihrem Betreiber.',
  // sign in
  'malformed-json': 'Die Anfrage ist kein gültiges JSON. Es wurde nichts geändert.',
  'unsupported-media-type':
    'Diese Adresse nimmt keine Daten dieser Art an; die meisten nehmen JSON. Es wurde nichts geändert.',
  'body-too-large': 'Die Anfrage ist zu groß',
  'not-found': 'Unter dieser Adresse gibt es nichts. Vielleicht ist sie umgezogen, oder der Link ist unvollständig.',
  'method-not-allowed': 'Diese Adresse nimmt solche Anfragen nicht an. Es wurde nichts geändert.',
  'unknown-error': 'Unbekannter Fehler',
  difficulties: 'Es gibt gerade Schwierigkeiten, versuchen Sie es erneut',
  'invitation-unverified': 'Ihre Einladung ließ sich nicht prüfen',
  'session-not-found': 'Sitzung nicht gefunden',
  forbidden: 'Ihre Rollen erlauben das nicht. Ein Administrator Ihrer Organisation kann das ändern.',
  'captcha-unavailable':
    'Die Prüfung, dass ein Mensch anfragt, ließ sich nicht laden. Vielleicht blockiert sie etwas im Browser oder Netz.',
  'sign-up-closed': 'Neue Konten gibt es nur mit Einladung. Bitten Sie einen Administrator Ihrer Organisation darum.',
  'user-name-taken': 'Diesen Benutzernamen hat schon jemand. Wählen Sie einen anderen.',
  'password-too-short': 'Dieses Passwort ist zu kurz. Verwenden Sie mindestens {minLength} Zeichen.',
  'password-too-long': 'Dieses Passwort ist zu lang. Verwenden Sie höchstens {maxLength} Zeichen.',
  'password-too-common':
    'Dieses Passwort steht in einer Liste häufiger Passwörter und wäre leicht zu erraten. Wählen Sie ein anderes.',
  'password-is-email': 'Das Passwort muss sich von Ihrer E-Mail-Adresse unterscheiden. Wählen Sie ein anderes.',
  'password-reused': 'Dieses Passwort haben Sie schon einmal verwendet. Wählen Sie ein neues.',
  'link-invalid':
    'Dieser Link ist nicht vollständig. Öffnen Sie ihn noch einmal aus der E-Mail, oder fordern Sie einen neuen an.',
  'link-expired': 'Dieser Link ist abgelaufen. Fordern Sie einen neuen an.',
  'link-used': 'Dieser Link wurde schon verwendet. Melden Sie sich an, oder fordern Sie einen neuen an.',
  'ER-01239': 'Diese Einladung führt zu einer gesperrten Organisation. Fragen Sie die Person, die Sie eingeladen hat.',
  'ER-01240':
    'Dieser Einladungslink führt zu einer gesperrten Organisation. Fragen Sie die Person, die ihn gesendet hat.',

  // new password
  'password-breached':
    'Dieses Passwort steht in einer Liste geleakter Passwörter und wäre leicht zu erraten. Wählen Sie ein anderes.',

  // codes
  'code-wrong': 'Dieser Code stimmt nicht. Verbleibende Versuche: {triesLeft}.',
  'code-expired': 'Dieser Code ist abgelaufen. Fordern Sie einen neuen an.',
  'code-used': 'Dieser Code wurde schon verwendet. Fordern Sie einen neuen an.',
  'code-exhausted': 'Es gab zu viele falsche Codes, daher gilt dieser nicht mehr. Fordern Sie einen neuen an.',
  'match-number-needed': 'Geben Sie die Zahl ein, die dort steht, wo Sie den Link angefordert haben.',
  'match-number-wrong':
    'Das ist nicht die Zahl auf der anderen Seite; wenn Sie diesen Link nicht angefordert haben, schließen Sie diese Seite. Verbleibende Versuche: {triesLeft}.',
  'sign-in-method-off': 'Diese Art der Anmeldung ist hier abgeschaltet. Verwenden Sie eine andere.',
  'sms-not-available':
    'Von hier lassen sich keine SMS senden. Wählen Sie einen anderen Weg, oder bitten Sie den Betreiber, SMS einzurichten.',
  'phone-invalid': 'Das ist keine Telefonnummer. Schreiben Sie sie mit Ländervorwahl, etwa +1 202 555 0123.',
  'phone-not-allowed': 'An Nummern dieser Art können wir keine SMS senden. Verwenden Sie eine Mobilnummer.',
  'phone-taken': 'Diese Telefonnummer gehört zu einem anderen Konto. Verwenden Sie eine andere.',
  'phone-not-found': 'Diese Telefonnummer ist nicht mehr hier. Laden Sie die Liste neu.',
  'phones-too-many': 'Es gibt schon {limit} Telefonnummern. Entfernen Sie zuerst eine.',

  // passkeys
  'passkey-unknown':
    'Dieser Passkey öffnet hier nichts mehr. Melden Sie sich anders an, und entfernen Sie ihn von Ihrem Gerät.',
  'passkey-not-given': 'Es wurde kein Passkey vorgelegt. Versuchen Sie es erneut, oder melden Sie sich anders an.',
  'passkey-not-made': 'Es wurde kein Passkey erstellt. Versuchen Sie es erneut, oder machen Sie ohne weiter.',
  'reauthentication-required': 'Das verlangt eine frische Anmeldung. Melden Sie sich erneut an.',

  // second factor
  'second-factor-expired': 'Diese Anmeldung war zu lange offen oder wurde anderswo beendet. Beginnen Sie neu.',
  'second-factor-locked':
    'Es gab zu viele falsche Codes hintereinander, daher ist der zweite Schritt gesperrt. Die Sperre endet von selbst ({lockedUntil}).',
  'factor-code-wrong':
    'Dieser Code stimmt nicht. Verwenden Sie den, der gerade angezeigt wird. Verbleibende Versuche: {triesLeft}.',
  'recovery-code-wrong':
    'Dieser Wiederherstellungscode stimmt nicht oder wurde schon verwendet. Verbleibende Versuche: {triesLeft}.',
  'factor-not-found': 'Dieser Weg zur Bestätigung ist nicht mehr eingerichtet. Verwenden Sie einen anderen.',
  'factor-not-offered': 'Dieser Weg zur Bestätigung lässt sich hier nicht nutzen. Verwenden Sie einen anderen.',
  'factor-enforced':
    'Ihre Organisation verlangt einen zweiten Schritt, und das ist Ihr letzter. Richten Sie zuerst einen anderen ein.',
  'factors-too-many': 'Mehr kann eine Person nicht haben. Entfernen Sie zuerst einen.',
  'step-up-required':
    'Ihre Organisation verlangt eine Zwei-Faktor-Authentifizierung. Bestätigen Sie Ihre Identität, um fortzufahren.',
  'factor-too-new':
    'Sie haben Ihre erste Bestätigungsmethode erst vor Kurzem hinzugefügt. Sie können sich schon damit anmelden; Sicherheitseinstellungen lassen sich ab {until} ändern.',
  'mfa-not-enrolled': 'Es ist kein zweiter Schritt eingerichtet',
  'security-key-refused':
    'Der Sicherheitsschlüssel oder das Gerät gab keine gültige Antwort. Es wurde nichts geändert; versuchen Sie es noch einmal.',
  'security-key-known':
    'Dieser Sicherheitsschlüssel oder dieses Gerät ist schon eingerichtet. Verwenden Sie etwas anderes.',

  // social
  'social-provider-unknown': 'Diese Art der Anmeldung ist hier nicht eingerichtet. Wählen Sie eine andere.',
  'social-cancelled': 'Sie haben bei {provider} abgebrochen. Versuchen Sie es erneut, oder melden Sie sich anders an.',
  'social-failed':
    'Die Anmeldung mit {provider} hat nicht funktioniert. Versuchen Sie es erneut, oder melden Sie sich anders an.',
  'social-email-missing':
    '{provider} hat uns Ihre E-Mail-Adresse nicht genannt. Erlauben Sie es dort, oder melden Sie sich anders an.',
  'social-proof-wanted':
    'Die E-Mail-Adresse, die {provider} uns nannte, muss zuerst bestätigt werden. Melden Sie sich dafür auf der Anmeldeseite an.',
  'sso-not-found': 'Für diese E-Mail-Adresse ist kein Single Sign-on eingerichtet. Melden Sie sich anders an.',
  'sso-failed':
    'Die Anmeldeseite Ihrer Organisation hat Sie nicht angemeldet. Versuchen Sie es erneut, oder fragen Sie Ihren Administrator.',
  'sso-address-refused':
    'Ihre Organisation nannte eine E-Mail-Adresse, die nicht zu ihr gehört. Bitten Sie Ihren Administrator, das dort zu berichtigen.',

  // impersonation
  'impersonation-invalid':
    'Dieser Link, um als jemand anderes zu handeln, gilt nicht mehr. Fordern Sie einen neuen an.',
  'impersonation-off': 'Als jemand anderes zu handeln ist hier abgeschaltet. Der Betreiber kann es einschalten.',
  'impersonated-session':
    'Wer als jemand anderes handelt, kann keine Passwörter, zweiten Schritte oder Sitzungen ändern. Beenden Sie das zuerst.',
} as const;
