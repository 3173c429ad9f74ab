/** Errors of the other flows of the login box. */
export const errors = {
  'origin-not-allowed':
    'Questo sito web non è autorizzato a chiamare il server di identità. Il suo gestore può aggiungere l’origine alla configurazione.',
  'client-unknown': 'L’applicazione da cui provieni non è registrata. Torna indietro e contatta la sua assistenza.',
  'redirect-uri-mismatch':
    'L’applicazione da cui provieni ha usato un URL di reindirizzamento non registrato. Torna indietro e contatta la sua assistenza.',
  // sign in
  'malformed-json': 'La richiesta non è un JSON valido. Nulla è stato modificato.',
  'unsupported-media-type':
    'Questo URL non accetta questo tipo di contenuto; la maggior parte accetta JSON. Nulla è stato modificato.',
  'body-too-large': 'La richiesta è troppo grande',
  'not-found': 'Pagina non trovata. Il link potrebbe essere errato o obsoleto.',
  'method-not-allowed': 'Questo URL non accetta questo metodo HTTP. Nulla è stato modificato.',
  'unknown-error': 'Errore sconosciuto',
  difficulties: 'Stiamo riscontrando difficoltà, riprova',
  'invitation-unverified': 'Impossibile verificare il tuo invito',
  'session-not-found': 'Sessione non trovata',
  forbidden:
    'Non hai l’autorizzazione per questa azione. Chiedi l’accesso a un amministratore della tua organizzazione.',
  'captcha-unavailable':
    'Impossibile caricare la verifica che tu sia una persona. Il browser o la rete potrebbero bloccarla.',
  'sign-up-closed': 'La registrazione è solo su invito. Chiedi un invito a un amministratore della tua organizzazione.',
  'user-name-taken': 'Questo nome utente è già in uso. Usane un altro.',
  'password-too-short': 'Questa password è troppo corta. Usa almeno {minLength} caratteri.',
  'password-too-long': 'Questa password è troppo lunga. Usa al massimo {maxLength} caratteri.',
  'password-too-common': 'Questa password è troppo comune e facile da indovinare. Usane un’altra.',
  'password-is-email': 'La password non può essere il tuo indirizzo email. Usane un’altra.',
  'password-reused': 'Hai già usato questa password. Usane una nuova.',
  'link-invalid': 'Questo link è incompleto. Aprilo di nuovo dall’email o richiedine uno nuovo.',
  'link-expired': 'Questo link è scaduto. Richiedine uno nuovo.',
  'link-used': 'Questo link è già stato usato. Accedi o richiedine uno nuovo.',
  'ER-01239': 'Questo invito riguarda un’organizzazione bloccata. Contatta la persona che ti ha invitato.',
  'ER-01240': 'Questo link di invito riguarda un’organizzazione bloccata. Contatta la persona che lo ha inviato.',

  // new password
  'password-breached': 'Questa password è comparsa in una violazione dei dati. Usane un’altra.',

  // codes
  'code-wrong': 'Codice errato. Tentativi rimasti: {triesLeft}.',
  'code-expired': 'Questo codice è scaduto. Richiedine uno nuovo.',
  'code-used': 'Questo codice è già stato usato. Richiedine uno nuovo.',
  'code-exhausted': 'Troppi tentativi errati. Richiedi un nuovo codice.',
  'match-number-needed': 'Inserisci il numero mostrato nella pagina in cui hai richiesto questo link.',
  'match-number-wrong':
    'Il numero non corrisponde; se non hai richiesto questo link, chiudi questa pagina. Tentativi rimasti: {triesLeft}.',
  'sign-in-method-off': 'Questo metodo di accesso è disattivato. Usane un altro.',
  'sms-not-available': 'Gli SMS non sono configurati. Usa un altro metodo o contatta l’assistenza.',
  'phone-invalid':
    'Inserisci un numero di telefono valido con il prefisso internazionale, ad esempio +39 312 345 6789.',
  'phone-not-allowed': 'Non possiamo inviare SMS a questo numero. Usa un numero di cellulare.',
  'phone-taken': 'Un altro account usa questo numero di telefono. Usane un altro.',
  'phone-not-found': 'Questo numero di telefono non esiste più. Ricarica l’elenco.',
  'phones-too-many': 'Puoi avere fino a {limit} numeri di telefono. Prima rimuovine uno.',

  // passkeys
  'passkey-unknown': 'Questa passkey non è più registrata. Accedi in un altro modo e rimuovila dal dispositivo.',
  'passkey-not-given': 'Il dispositivo non ha fornito una passkey. Riprova o accedi in un altro modo.',
  'passkey-not-made': 'La passkey non è stata creata. Riprova o continua senza.',
  'reauthentication-required': 'Per la tua sicurezza, accedi di nuovo per apportare questa modifica.',

  // second factor
  'second-factor-expired': 'La richiesta di accesso è scaduta o già completata. Ricomincia.',
  'second-factor-locked':
    'La verifica è bloccata dopo troppi codici errati. Potrai riprovare a partire da: {lockedUntil}.',
  'factor-code-wrong': 'Codice errato. Inserisci quello mostrato ora. Tentativi rimasti: {triesLeft}.',
  'recovery-code-wrong': 'Questo codice di recupero è errato o già usato. Tentativi rimasti: {triesLeft}.',
  'factor-not-found': 'Questo metodo di verifica non è più configurato. Usane un altro.',
  'factor-not-offered': 'Questo metodo di verifica non è disponibile qui. Usane un altro.',
  'factor-enforced':
    'La tua organizzazione richiede l’MFA e questo è il tuo unico metodo di verifica. Prima aggiungine un altro.',
  'factors-too-many': 'Hai raggiunto il numero massimo di metodi di verifica. Prima rimuovine uno.',
  'step-up-required':
    'La tua organizzazione richiede l’autenticazione a più fattori. Verifica la tua identità per continuare.',
  'factor-too-new':
    'Hai aggiunto di recente il tuo primo metodo di verifica. Puoi già usarlo per accedere. Potrai usarlo per modificare le impostazioni di sicurezza a partire da: {until}.',
  'mfa-not-enrolled': 'L’MFA non è configurata',
  'security-key-refused':
    'Impossibile verificare la chiave di sicurezza o il dispositivo. Nulla è stato modificato. Riprova.',
  'security-key-known': 'Questa chiave di sicurezza o questo dispositivo è già configurato. Usane un altro.',

  // social
  'social-provider-unknown': 'Questo metodo di accesso non è configurato. Usane un altro.',
  'social-cancelled': 'L’accesso con {provider} è stato annullato. Riprova o accedi in un altro modo.',
  'social-failed': 'L’accesso con {provider} non è riuscito. Riprova o accedi in un altro modo.',
  'social-email-missing':
    '{provider} non ha condiviso il tuo indirizzo email. Consenti l’accesso o accedi in un altro modo.',
  'social-proof-wanted': 'Prima conferma l’indirizzo email di {provider}. Per farlo, usa la pagina di accesso.',
  'sso-not-found': 'Il Single Sign-On non è configurato per questa email. Accedi in un altro modo.',
  'sso-failed':
    'Il provider di identità della tua organizzazione non ti ha fatto accedere. Riprova o contatta il tuo amministratore.',
  'sso-address-refused':
    'L’indirizzo email inviato dal tuo provider di identità non appartiene a un dominio verificato della tua organizzazione. Usa lì un altro account o contatta il tuo amministratore.',

  // impersonation
  'impersonation-invalid': 'Questo link di rappresentazione non è più valido. Richiedine uno nuovo.',
  'impersonation-off': 'La rappresentazione è disattivata. Il gestore può attivarla.',
  'impersonated-session':
    'Non puoi modificare password, metodi di verifica o sessioni mentre agisci come un altro utente. Prima smetti di farlo.',
} as const;
