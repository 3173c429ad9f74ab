/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request':
    'In questo modulo manca qualcosa o un valore ha una forma errata. Controlli i campi e lo invii di nuovo.',
  'too-many-requests': 'Troppe volte in poco tempo. Riprovi tra {seconds} s.',
  'server-busy':
    'Il server ha più lavoro di quanto possa gestire al momento. Non è stato modificato nulla; riprovi tra un minuto.',
  'database-unavailable':
    'Il server non raggiunge il suo database al momento. Non è stato modificato nulla; riprovi tra un minuto.',
  'internal-error':
    'Qualcosa non ha funzionato sul server. Riprovi; se succede ancora, invii il numero di riferimento all’assistenza.',
  'authentication-failed': 'L’accesso non è riuscito',
  unauthenticated: 'La sessione è terminata. Acceda di nuovo per continuare.',
  'invalid-credentials':
    'L’e-mail o la password non è corretta. Tentativi rimasti prima della sospensione: {triesLeft}.',
  'captcha-required':
    'Non abbiamo potuto stabilire che la richiesta viene da una persona. Aspetti {seconds} secondi, poi invii di nuovo.',
  'email-invalid': 'Questo non è un indirizzo e-mail. Dovrebbe essere come name@example.com.',
  'authorization-request-expired':
    'L’accesso che l’ha portata qui è rimasto aperto troppo a lungo. Lo ricominci dall’applicazione.',
  'network-unreachable':
    'Non abbiamo raggiunto il server di accesso. Ciò che ha scritto è ancora qui; controlli la connessione e riprovi.',
  'field-required': 'Compili questo campo.',
} as const;
