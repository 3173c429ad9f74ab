/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request': 'Einige Felder fehlen oder sind ungültig. Prüfen Sie sie und versuchen Sie es erneut.',
  'too-many-requests': 'Zu viele Anfragen. Versuchen Sie es in {seconds} Sekunden erneut.',
  'server-busy':
    'Der Server ist gerade ausgelastet. Es wurde nichts geändert. Versuchen Sie es in einer Minute erneut.',
  'database-unavailable':
    'Der Server erreicht seine Datenbank nicht. Es wurde nichts geändert. Versuchen Sie es in einer Minute erneut.',
  'internal-error':
    'Bei uns ist etwas schiefgelaufen. Versuchen Sie es erneut. Wenn das Problem weiterhin besteht, wenden Sie sich mit der Anfrage-ID an den Support.',
  'authentication-failed': 'Die Anmeldung ist fehlgeschlagen',
  unauthenticated: 'Ihre Sitzung wurde beendet. Melden Sie sich erneut an, um fortzufahren.',
  'invalid-credentials':
    'E-Mail-Adresse oder Passwort ist falsch. Verbleibende Versuche bis zur Sperrung Ihres Kontos: {triesLeft}.',
  'captcha-required':
    'Wir konnten nicht bestätigen, dass Sie ein Mensch sind. Warten Sie {seconds} Sekunden und versuchen Sie es erneut.',
  'email-invalid': 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com.',
  'authorization-request-expired': 'Ihre Anmeldeanfrage ist abgelaufen. Beginnen Sie in der Anwendung von vorn.',
  'network-unreachable':
    'Der Server ist nicht erreichbar. Ihre Eingaben sind noch da. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  'field-required': 'Dieses Feld ist erforderlich.',
} as const;
