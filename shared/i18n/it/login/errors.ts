/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request': 'Alcuni campi mancano o non sono validi. Controllali e riprova.',
  'too-many-requests': 'Troppe richieste. Riprova tra {seconds} secondi.',
  'server-busy': 'Il server è momentaneamente occupato. Nulla è stato modificato. Riprova tra un minuto.',
  'database-unavailable':
    'Il server non riesce a raggiungere il database. Nulla è stato modificato. Riprova tra un minuto.',
  'internal-error':
    'Si è verificato un errore da parte nostra. Riprova e, se il problema persiste, contatta l’assistenza indicando l’ID richiesta.',
  'authentication-failed': 'Autenticazione non riuscita',
  unauthenticated: 'La sessione è terminata. Accedi di nuovo per continuare.',
  'invalid-credentials': 'Email o password errata. Tentativi rimasti prima del blocco dell’account: {triesLeft}.',
  'captcha-required': 'Non siamo riusciti a verificare che tu sia una persona. Attendi {seconds} secondi e riprova.',
  'email-invalid': 'Inserisci un indirizzo email valido, ad esempio nome@example.com.',
  'authorization-request-expired': 'La richiesta di accesso è scaduta. Ricomincia dall’applicazione.',
  'network-unreachable':
    'Impossibile raggiungere il server. I dati inseriti sono ancora qui. Controlla la connessione e riprova.',
  'field-required': 'Questo campo è obbligatorio.',
} as const;
