/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request':
    'In diesem Formular fehlt etwas oder hat die falsche Form. Prüfen Sie die Felder, und senden Sie es erneut.',
  'too-many-requests': 'Das war zu oft in kurzer Zeit. Versuchen Sie es in {seconds} s erneut.',
  'server-busy':
    'Der Server hat gerade mehr zu tun, als er schafft. Es wurde nichts geändert; versuchen Sie es in einer Minute erneut.',
  'database-unavailable':
    'Der Server erreicht gerade seine Datenbank nicht. Es wurde nichts geändert; versuchen Sie es in einer Minute erneut.',
  'internal-error':
    'Auf dem Server ist etwas schiefgegangen. Versuchen Sie es erneut; wenn es wieder geschieht, senden Sie dem Support die Protokollnummer.',
  'authentication-failed': 'Die Anmeldung ist fehlgeschlagen',
  unauthenticated: 'Ihre Sitzung ist beendet. Melden Sie sich erneut an, um fortzufahren.',
  'invalid-credentials': 'E-Mail oder Passwort stimmt nicht. Verbleibende Versuche bis zur Sperre: {triesLeft}.',
  'captcha-required':
    'Wir konnten nicht erkennen, dass ein Mensch anfragt. Warten Sie {seconds} Sekunden, und senden Sie noch einmal.',
  'email-invalid': 'Das ist keine E-Mail-Adresse. Sie sieht aus wie name@example.com.',
  'authorization-request-expired':
    'Die Anmeldung, die Sie hierher führte, war zu lange offen. Beginnen Sie sie in der Anwendung neu.',
  'network-unreachable':
    'Der Anmeldeserver war nicht erreichbar. Ihre Eingaben sind noch da; prüfen Sie die Verbindung, und versuchen Sie es erneut.',
  'field-required': 'Füllen Sie dieses Feld aus.',
} as const;
