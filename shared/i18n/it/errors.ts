import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

/** Italian texts of the errors that pages of the portal can show; the others fall back to English. */
export const errors: Readonly<Partial<Record<ErrorMessageKey, string>>> = {
  'invalid-request': 'Alcuni campi mancano o non sono validi. Controllali e riprova.',
  'too-many-requests': 'Troppe richieste. Riprova tra {seconds} secondi.',
  'server-busy': 'Il server è momentaneamente occupato. Nulla è stato modificato. Riprova tra un minuto.',
  'database-unavailable':
    'Il server non riesce a raggiungere il database. Nulla è stato modificato. Riprova tra un minuto.',
  'internal-error':
    'Si è verificato un errore da parte nostra. Riprova e, se il problema persiste, contatta l’assistenza indicando l’ID richiesta.',
  unauthenticated: 'La sessione è terminata. Accedi di nuovo per continuare.',
  'invalid-credentials': 'Email o password errata. Tentativi rimasti prima del blocco dell’account: {triesLeft}.',
  'email-invalid': 'Inserisci un indirizzo email valido, ad esempio nome@example.com.',
  'network-unreachable':
    'Impossibile raggiungere il server. I dati inseriti sono ancora qui. Controlla la connessione e riprova.',
  'account-locked':
    'Il tuo account è bloccato dopo troppe password errate. Potrai riprovare a partire da: {lockedUntil}.',
  'account-disabled':
    'Il tuo account è stato disattivato. Chiedi a un amministratore della tua organizzazione di riattivarlo.',
  'application-not-assigned':
    'Non hai accesso a questa applicazione. Chiedi l’accesso a un amministratore della tua organizzazione.',
  'account-expired': 'Il tuo accesso è scaduto. Chiedi a un amministratore della tua organizzazione di prorogarlo.',
  'malformed-json': 'La richiesta non è un JSON valido. Nulla è stato modificato.',
  'unsupported-media-type':
    'Questo URL non accetta questo tipo di contenuto; la maggior parte accetta JSON. Nulla è stato modificato.',
  'method-not-allowed': 'Questo URL non accetta questo metodo HTTP. Nulla è stato modificato.',
  'body-too-large': 'La richiesta è troppo grande',
  'session-not-found': 'Sessione non trovata',
  forbidden:
    'Non hai l’autorizzazione per questa azione. Chiedi l’accesso a un amministratore della tua organizzazione.',
  'not-found': 'Pagina non trovata. Il link potrebbe essere errato o obsoleto.',
  'user-name-taken': 'Questo nome utente è già in uso. Usane un altro.',
  'impersonation-off': 'La rappresentazione è disattivata. Il gestore può attivarla.',
  'impersonated-session':
    'Non puoi modificare password, metodi di verifica o sessioni mentre agisci come un altro utente. Prima smetti di farlo.',
  'password-too-short': 'Questa password è troppo corta. Usa almeno {minLength} caratteri.',
  'password-too-long': 'Questa password è troppo lunga. Usa al massimo {maxLength} caratteri.',
  'password-too-common': 'Questa password è troppo comune e facile da indovinare. Usane un’altra.',
  'password-is-email': 'La password non può essere il tuo indirizzo email. Usane un’altra.',
  'password-reused': 'Hai già usato questa password. Usane una nuova.',
  'password-breached': 'Questa password è comparsa in una violazione dei dati. Usane un’altra.',
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
  'passkey-unknown': 'Questa passkey non è più registrata. Accedi in un altro modo e rimuovila dal dispositivo.',
  'passkey-not-given': 'Il dispositivo non ha fornito una passkey. Riprova o accedi in un altro modo.',
  'passkey-not-made': 'La passkey non è stata creata. Riprova o continua senza.',
  'reauthentication-required': 'Per la tua sicurezza, accedi di nuovo per apportare questa modifica.',
  'code-wrong': 'Codice errato. Tentativi rimasti: {triesLeft}.',
  'code-expired': 'Questo codice è scaduto. Richiedine uno nuovo.',
  'code-used': 'Questo codice è già stato usato. Richiedine uno nuovo.',
  'code-exhausted': 'Troppi tentativi errati. Richiedi un nuovo codice.',
  'sms-not-available': 'Gli SMS non sono configurati. Usa un altro metodo o contatta l’assistenza.',
  'phone-invalid':
    'Inserisci un numero di telefono valido con il prefisso internazionale, ad esempio +39 312 345 6789.',
  'phone-not-allowed': 'Non possiamo inviare SMS a questo numero. Usa un numero di cellulare.',
  'phone-taken': 'Un altro account usa questo numero di telefono. Usane un altro.',
  'phone-not-found': 'Questo numero di telefono non esiste più. Ricarica l’elenco.',
  'phones-too-many': 'Puoi avere fino a {limit} numeri di telefono. Prima rimuovine uno.',
  'role-built-in': 'I ruoli di sistema non possono essere modificati. Crea invece un tuo ruolo.',
  'role-key-taken': 'Esiste già un ruolo con questa chiave. Usa un’altra chiave.',
  'permission-not-found': 'Questa autorizzazione non esiste più. Ricarica la pagina.',
  'permission-not-held':
    'Puoi assegnare solo le autorizzazioni che hai e non hai {permission}. Chiedi a un amministratore che la possiede.',
  'permission-not-assignable':
    'I ruoli di un’organizzazione non possono includere {permission}. Rimuovi l’autorizzazione e riprova.',
  'group-not-found': 'Questo gruppo non esiste più. Ricarica l’elenco.',
  'group-name-taken': 'Esiste già un gruppo con questo nome. Usa un altro nome.',
  'group-managed-elsewhere': 'La tua directory gestisce il nome e i membri di questo gruppo. Apporta lì la modifica.',
  'person-managed-elsewhere':
    'Una directory gestisce il nome, il numero di telefono e il nome utente di questo utente. Apporta lì la modifica.',
  'factor-reset-open': 'Per questo utente è già in sospeso una reimpostazione MFA. Consulta i suoi dettagli.',
  'person-elsewhere':
    'Questo utente appartiene ad altre organizzazioni o non è ancora entrato. Solo l’utente può modificare il proprio nome e numero di telefono.',
  'membership-inherited':
    'Hai accesso a questa organizzazione tramite l’account padre, quindi non puoi lasciarla. Chiedi a un amministratore dell’account padre di rimuovere il tuo accesso.',
  'factor-reset-elsewhere':
    'Questo utente appartiene anche ad altre organizzazioni che si basano sulla sua MFA, quindi non puoi reimpostarla. Può accedere con un codice di recupero o contattare l’assistenza.',
  'factor-reset-same-admin': 'Hai richiesto tu questa reimpostazione. Deve approvarla un altro amministratore.',
  'approval-not-yours':
    'Questa richiesta è stata inviata a un altro amministratore. Accedi come tale amministratore nell’organizzazione interessata.',
  'factor-reset-not-found': 'Questa reimpostazione non è più in sospeso. Ricarica la pagina.',
  'changed-meanwhile':
    'Un altro amministratore ha modificato questi dati nel frattempo, quindi le tue modifiche non sono state salvate. Controlla i nuovi valori e salva di nuovo.',
  'sub-accounts-off': 'Questo account non può avere sottoaccount. Un amministratore dell’account padre può attivarli.',
  'account-not-found': 'Questo account non esiste più o non hai accesso. Ricarica l’elenco.',
  'account-id-taken': 'Esiste già un account con questo ID. Usa un altro ID.',
  'account-alias-taken': 'Un altro account usa questo alias. Usane un altro.',
  'account-holds-none': 'L’account padre non può avere sottoaccount. Prima consentigli di gestirli.',
  'account-too-deep':
    'Gli account non possono essere annidati ulteriormente. Scegli un account padre di livello superiore.',
  'account-access-always':
    'Tutti in questo account possono accedere ai sottoaccount. Prima modifica questa impostazione dell’account.',
  'application-not-found': 'La tua organizzazione non ha questa applicazione. Ricarica l’elenco.',
  'already-invited': 'Per questo utente c’è già un invito in sospeso. Nulla è cambiato.',
  'email-repeated': 'Questa email compare più volte nell’elenco. Riceve un solo invito.',
  'temporary-users-off': 'La scadenza dell’accesso è disattivata. Il gestore può attivarla.',
  'invite-links-off': 'I link di invito sono disattivati. Invita gli utenti via email.',
  'invite-link-not-found': 'Non hai un link di invito. Prima creane uno.',
  'bulk-invitation-not-found': 'Questo elenco di inviti non esiste più. Ricarica la pagina.',
  'too-many-invitations':
    'Questo account ha raggiunto il limite di {points} inviti via email al giorno. Invita gli altri domani o contatta l’assistenza.',
  'new-tenant-invitations':
    'Per prevenire lo spam, le nuove organizzazioni possono inviare {points} inviti al giorno fino a {until}. Invita gli altri domani o contatta l’assistenza.',
  'bulk-invitation-running': 'È ancora in corso l’invio di un altro elenco di inviti. Attendi che finisca e riprova.',
  'bulk-invitation-settled':
    'Gli inviti possono essere annullati per 10 minuti e questo tempo è trascorso. Rimuovi gli utenti uno per uno.',
  'api-token-not-found': 'Questo token API non esiste più. Ricarica l’elenco.',
  'api-tokens-too-many': 'Hai raggiunto il limite di {limit} token. Eliminane uno che non ti serve più.',
  'password-wrong': 'La password attuale è errata. La tua password non è cambiata.',
  'picture-missing': 'Invia un’immagine nel campo del modulo denominato image.',
  'picture-unreadable': 'Impossibile leggere questa immagine. Usa un file JPEG, PNG, WebP, GIF o AVIF.',
  'picture-unreachable': 'Impossibile caricare un’immagine da questo URL. Verifica che sia pubblico o carica il file.',
  'picture-dimensions': 'Questa immagine supera {limit} megapixel. Usane una più piccola.',
  'picture-too-large': 'Questa immagine supera {limit}. Usane una più piccola.',
  'email-unchanged': 'Questo è già il tuo indirizzo email. Inseriscine uno nuovo.',
  'email-taken': 'Questo indirizzo email è già in uso. Usane un altro.',
  'user-not-found': 'Questo utente non esiste più. Ricarica l’elenco.',
  'user-name-not-found': 'Nessun utente qui ha questo nome utente. Ricarica l’elenco.',
  'user-name-needed':
    'Questo utente non ha un indirizzo email e ha bisogno di questo nome utente per accedere. Modifica invece il nome utente.',
  'user-name-elsewhere':
    'Questo utente accede ad altre organizzazioni con lo stesso nome utente. Solo l’utente può modificarlo.',
  'tenant-not-found': 'Questa organizzazione non esiste o non ne sei membro. Scegline un’altra.',
  'role-not-found': 'Uno di questi ruoli non esiste più. Ricarica l’elenco e scegli di nuovo.',
  'role-above-own': 'Non puoi assegnare ruoli superiori al tuo. Scegli un altro ruolo.',
  'last-admin': 'Questo è l’ultimo utente che può gestire gli utenti qui. Prima rendi amministratore un altro utente.',
  'not-yourself': 'Non puoi eseguire questa azione sul tuo account. Chiedi a un altro amministratore.',
  'person-above-own':
    'Questo utente ha un ruolo superiore al tuo. Chiedi a un amministratore con almeno lo stesso ruolo.',
  'policy-not-found': 'Questo criterio non esiste. Ricarica la pagina.',
  'session-unknown': 'Questa sessione è già terminata o non è tua. Ricarica l’elenco.',
  'already-member': 'Questo utente è già membro dell’organizzazione. Nulla è cambiato.',
  'not-entitled': 'Il tuo piano non include questa funzionalità. Chiedi l’upgrade a chi gestisce l’abbonamento.',
  'notification-not-found': 'Questa notifica non esiste più. Ricarica l’elenco.',
};
