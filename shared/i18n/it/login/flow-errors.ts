/** Errors that somebody can meet in the further flows of the login box. */
export const errors = {
  'origin-not-allowed':
    'Questo sito non può chiamare il server di identità. Il suo gestore può aggiungere l’origine alla configurazione.',
  'client-unknown': 'L’applicazione da cui arriva non è registrata. Torni lì e lo segnali al suo gestore.',
  'redirect-uri-mismatch':
    'L’applicazione da cui arriva ha indicato un indirizzo di ritorno non registrato. Torni lì e lo segnali al suo gestore.',
  // sign in
  'malformed-json': 'La richiesta non è un JSON valido. Non è stato modificato nulla.',
  'unsupported-media-type':
    'Questo indirizzo non accetta contenuti di questo tipo; la maggior parte accetta JSON. Non è stato modificato nulla.',
  'body-too-large': 'La richiesta è troppo grande',
  'not-found': 'A questo indirizzo non c’è nulla. Potrebbe essere cambiato, o il link è incompleto.',
  'method-not-allowed': 'Questo indirizzo non accetta quel tipo di richiesta. Non è stato modificato nulla.',
  'unknown-error': 'Si è verificato un errore sconosciuto',
  difficulties: 'Abbiamo qualche difficoltà, riprovi',
  'invitation-unverified': 'Non abbiamo potuto verificare l’invito',
  'session-not-found': 'Sessione non trovata',
  forbidden: 'I suoi ruoli non lo consentono. Un amministratore della sua organizzazione può cambiarlo.',
  'captcha-unavailable':
    'Non è stato possibile caricare la verifica che a chiedere sia una persona. Forse la blocca il browser o la rete.',
  'sign-up-closed': 'I nuovi account si creano solo su invito. Lo chieda a un amministratore della sua organizzazione.',
  'user-name-taken': 'Qualcuno ha già questo nome utente. Ne scelga un altro.',
  'password-too-short': 'Questa password è troppo corta. Usi almeno {minLength} caratteri.',
  'password-too-long': 'Questa password è troppo lunga. Usi al massimo {maxLength} caratteri.',
  'password-too-common':
    'Questa password è in un elenco di password comuni, quindi altri la indovinerebbero. Ne scelga un’altra.',
  'password-is-email': 'La password deve essere diversa dal suo indirizzo e-mail. Ne scelga un’altra.',
  'password-reused': 'Ha già usato questa password. Ne scelga una nuova.',
  'link-invalid': 'Questo link non è completo. Lo riapra dall’e-mail, o ne richieda uno nuovo.',
  'link-expired': 'Questo link è scaduto. Ne richieda uno nuovo.',
  'link-used': 'Questo link è già stato utilizzato. Acceda, o ne richieda uno nuovo.',
  'ER-01239': 'Questo invito porta a un’organizzazione bloccata. Si rivolga alla persona che l’ha invitata.',
  'ER-01240': 'Questo link di invito porta a un’organizzazione bloccata. Si rivolga alla persona che l’ha inviato.',

  // new password
  'password-breached':
    'Questa password è in un elenco di password trapelate, quindi altri la indovinerebbero. Ne scelga un’altra.',

  // codes
  'code-wrong': 'Il codice non è corretto. Tentativi rimasti: {triesLeft}.',
  'code-expired': 'Questo codice è scaduto. Ne richieda uno nuovo.',
  'code-used': 'Questo codice è già stato utilizzato. Ne richieda uno nuovo.',
  'code-exhausted': 'Ci sono stati troppi codici errati, quindi questo non è più valido. Ne richieda uno nuovo.',
  'match-number-needed': 'Inserisca il numero mostrato dalla pagina in cui ha richiesto questo link.',
  'match-number-wrong':
    'Non è il numero dell’altra pagina; se non ha richiesto questo link, chiuda questa pagina. Tentativi rimasti: {triesLeft}.',
  'sign-in-method-off': 'Questo modo di accedere è disattivato qui. Ne usi un altro.',
  'sms-not-available': 'Da qui non è possibile inviare SMS. Usi un altro modo, o chieda al gestore di configurarli.',
  'phone-invalid':
    'Questo non è un numero di telefono. Lo scriva con il prefisso internazionale, come +1 202 555 0123.',
  'phone-not-allowed': 'Non possiamo inviare SMS a questo tipo di numero. Usi un numero di cellulare.',
  'phone-taken': 'Questo numero di telefono appartiene a un altro account. Ne usi un altro.',
  'phone-not-found': 'Questo numero di telefono non è più qui. Ricarichi l’elenco.',
  'phones-too-many': 'Ci sono già {limit} numeri di telefono. Ne rimuova prima uno.',

  // passkeys
  'passkey-unknown': 'Questa passkey non apre più nulla qui. Acceda in un altro modo e la rimuova dal dispositivo.',
  'passkey-not-given': 'Non è stata presentata alcuna passkey. Riprovi, o acceda in un altro modo.',
  'passkey-not-made': 'Non è stata creata alcuna passkey. Riprovi, o continui senza.',
  'reauthentication-required': 'Serve un accesso recente. Acceda di nuovo.',

  // second factor
  'second-factor-expired': 'Questo accesso è rimasto aperto troppo a lungo, o è terminato altrove. Lo ricominci.',
  'second-factor-locked':
    'Ci sono stati troppi codici errati di seguito, quindi il secondo passaggio è sospeso. Si riapre da solo ({lockedUntil}).',
  'factor-code-wrong': 'Il codice non è corretto. Usi quello mostrato ora. Tentativi rimasti: {triesLeft}.',
  'recovery-code-wrong':
    'Il codice di recupero non è corretto o è già stato utilizzato. Tentativi rimasti: {triesLeft}.',
  'factor-not-found': 'Questo modo di confermare non è più configurato. Ne usi un altro.',
  'factor-not-offered': 'Questo modo di confermare non si può usare qui. Ne usi un altro.',
  'factor-enforced':
    'La sua organizzazione richiede un secondo passaggio, e questo è l’ultimo che ha. Ne configuri prima un altro.',
  'factors-too-many': 'Una persona non può averne di più. Ne rimuova prima uno.',
  'step-up-required':
    'La Sua organizzazione richiede la verifica in due passaggi. Confermi la Sua identità per continuare.',
  'factor-too-new':
    'Ha aggiunto da poco il Suo primo metodo di verifica. Può già usarlo per accedere e potrà modificare le impostazioni di sicurezza a partire dal {until}.',
  'mfa-not-enrolled': 'Nessun secondo passaggio è configurato',
  'security-key-refused':
    'La chiave di sicurezza o il dispositivo non ha dato una risposta valida. Non è stato modificato nulla; riprovi.',
  'security-key-known': 'Questa chiave di sicurezza o questo dispositivo è già configurato. Ne usi un altro.',

  // social
  'social-provider-unknown': 'Questo modo di accedere non è configurato qui. Ne scelga un altro.',
  'social-cancelled': 'Ha interrotto su {provider}. Riprovi, o acceda in un altro modo.',
  'social-failed': 'L’accesso con {provider} non è riuscito. Riprovi, o acceda in un altro modo.',
  'social-email-missing':
    '{provider} non ci ha comunicato il suo indirizzo e-mail. Lo consenta lì, o acceda in un altro modo.',
  'social-proof-wanted':
    'L’indirizzo e-mail comunicato da {provider} va prima confermato. Per farlo, acceda dalla pagina di accesso.',
  'sso-not-found': 'Per questo indirizzo e-mail non è configurato alcun single sign-on. Acceda in un altro modo.',
  'sso-failed':
    'La pagina di accesso della sua organizzazione non ha completato l’accesso. Riprovi, o si rivolga al suo amministratore.',
  'sso-address-refused':
    'La sua organizzazione ha indicato un indirizzo e-mail che non le appartiene. Chieda al suo amministratore di correggerlo lì.',

  // impersonation
  'impersonation-invalid': 'Questo link per agire come un’altra persona non è più valido. Ne richieda uno nuovo.',
  'impersonation-off': 'Agire come un’altra persona è disattivato qui. Il gestore può attivarlo.',
  'impersonated-session':
    'Chi agisce come un’altra persona non può modificare password, secondi passaggi o sessioni. Esca prima.',
} as const;
