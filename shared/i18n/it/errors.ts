import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';
import { errors as firstErrors } from './login/errors.ts';
import { errors as flowErrors } from './login/flow-errors.ts';
import { translation as more } from './login/more.ts';

/** Italian texts of error codes: those of the login box, and what only the portal can show. */
export const errors: Readonly<Partial<Record<ErrorMessageKey, string>>> = {
  ...firstErrors,
  ...more.errors,
  ...flowErrors,
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
    'Una directory gestisce il nome, il numero di telefono e il nome utente di questo account. Apporta lì la modifica.',
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
  'restriction-exists': 'Questa voce è già nell’elenco.',
  'restriction-not-found': 'Questa voce non esiste più. Ricarica l’elenco.',
  'country-database-missing':
    'Non è stato salvato nulla. Le restrizioni per paese richiedono un database di geolocalizzazione, che questo server non ha.',
  'restriction-locks-out':
    'Non è stato salvato nulla, perché questa modifica ti bloccherebbe l’accesso. Consenti prima {value}.',
  'restrictions-too-many': 'L’elenco è pieno: contiene fino a {limit} voci. Rimuovine prima alcune.',
  'webhook-not-found': 'Questo webhook non esiste più. Ricarichi l’elenco.',
  'webhook-log-not-found': 'Questa consegna non è più nel registro. Ricarichi l’elenco.',
  'webhook-off': 'Questo webhook è disattivato. Lo attivi prima.',
  'webhook-still-failing':
    'L’evento di prova non è stato accettato: {reason}. Corregga l’endpoint, poi attivi il webhook.',
  'webhooks-too-many': 'Può aggiungere fino a {limit} webhook. Ne elimini prima uno.',
  'stream-not-found': 'Questa destinazione non esiste più. Ricarica l’elenco.',
  'stream-resending':
    'È già in corso un nuovo invio di eventi a questa destinazione. Riprova quando saranno consegnati.',
  'streams-too-many': 'Puoi aggiungere fino a {limit} destinazioni. Eliminane prima una.',
  'sso-connection-not-found': 'Questa connessione SSO non esiste più. Ricarica l’elenco.',
  'sso-connections-too-many': 'Puoi aggiungere fino a {limit} connessioni SSO. Eliminane prima una.',
  'sso-connection-active':
    'Questa connessione è attiva e questo link non consente di modificarla. Contatta l’amministratore che ti ha inviato il link.',
  'sso-setup-link-invalid': 'Questo link non funziona più. Chiedine uno nuovo all’amministratore che te l’ha inviato.',
  'sso-setup-link-not-found': 'Questo link di configurazione non è più valido. Ricarica la pagina.',
  'sso-setup-links-too-many': 'Puoi avere fino a {limit} link di configurazione attivi. Revocane prima uno.',
  'sso-exchange-not-found': 'Questo test o accesso non esiste più. Ricarica la pagina.',
  'scim-client-not-found': 'Questo segreto client non esiste più. Ricarichi l’elenco.',
  'sso-exchange-not-replayable':
    'La risposta di questo accesso non è conservata e non può essere rivalutata. Esegui invece un test.',
  'scim-connection-not-found': 'Questa connessione alla directory non esiste più. Ricarica l’elenco.',
  'scim-connections-too-many': 'Puoi aggiungere fino a {limit} connessioni alla directory. Eliminane prima una.',
  'scim-groups-above-own':
    'Alcuni gruppi di questa connessione hanno ruoli superiori al tuo. Chiedi a un amministratore che abbia almeno questi ruoli.',
  'scim-request-not-found': 'Questa richiesta non è più nel registro. Ricarica l’elenco.',
  'scim-token-not-found': 'Questo token non esiste più. Ricarica l’elenco.',
  'sso-metadata-unreachable':
    'Non è stato possibile leggere i metadati a questo URL. Verifica che sia pubblico oppure carica il file di metadati.',
  'sso-incomplete':
    'Questa connessione non può ancora essere attivata. Inserisci prima i valori mancanti del tuo provider di identità.',
  'sso-domain-required': 'Inserisci prima il dominio della tua organizzazione.',
  'sso-illegal-state': 'Salva prima il dominio della connessione SAML, poi verificalo.',
  'sso-domain-not-found': 'Questo dominio non fa più parte della connessione. Ricarica la pagina.',
  'sso-domain-public':
    'Chiunque può avere un indirizzo su {domain}, quindi non può essere usato per il Single Sign-On. Aggiungi un dominio della tua organizzazione.',
  'sso-domain-taken':
    '{domain} è già in uso per il Single Sign-On. Rimuovilo prima da lì, oppure contatta l’assistenza se appartiene alla tua organizzazione.',
  'sso-domain-repeated': 'Questa connessione ha già {domain}. Verificalo nell’elenco dei domini.',
  'sso-domains-too-many': 'Una connessione può avere fino a {limit} domini. Rimuovine prima uno.',
  'sso-domain-unproved':
    'Il record TXT non è stato trovato né su _portico.{domain} né su {domain}. Controllalo e riprova: le modifiche DNS possono richiedere fino a 48 ore.',
  'sso-domain-unreachable': 'I server DNS di {domain} non hanno risposto. Riprova tra qualche minuto.',
  'sso-group-not-found': 'Questa associazione di gruppo non esiste più. Ricarica la pagina.',
  'sso-group-taken': 'Il gruppo «{value}» è già associato. Modificane invece i ruoli.',
  'sso-groups-too-many': 'Una connessione può associare fino a {limit} gruppi. Rimuovine prima uno.',
  'sso-enforcement-own-sign-in':
    'Accedi una volta con questa connessione prima di richiederla, oppure assegnati l’accesso di emergenza.',
  'sso-emergency-required': 'Scegli prima almeno un amministratore con password e MFA per l’accesso di emergenza.',
  'sso-emergency-last':
    'Questo è l’ultimo amministratore con accesso di emergenza. Assegnalo prima a un altro amministratore, oppure non richiedere più il Single Sign-On.',
  'sso-domain-not-ready':
    'Il Single Sign-On non può essere richiesto per {domain}. Prima verifica il dominio e attiva la sua connessione.',
  'recommendation-not-applicable':
    'Questo consiglio non è più valido o non può essere applicato qui. Ricarica la pagina.',
  'recommendation-undo-expired': 'Non è più possibile annullare. Modifica invece l’impostazione nella sua scheda.',
  'changed-meanwhile':
    'Un altro amministratore ha modificato questi dati nel frattempo, quindi le tue modifiche non sono state salvate. Controlla i nuovi valori e salva di nuovo.',
  'billing-busy': 'È in corso un’altra modifica di questo abbonamento. Riprova tra un momento.',
  'billing-vendor-only': 'Solo il fornitore può decidere dove viene gestita la fatturazione. Contatta l’assistenza.',
  'billing-customer-not-found':
    'Il fornitore dei servizi di pagamento non conosce ancora questa organizzazione. Aggiungi prima un metodo di pagamento.',
  'subscription-not-active': 'Questo abbonamento non è attivo. Ricarica la pagina.',
  'cancellation-pending': 'Questo abbonamento è già stato disdetto e terminerà alla fine del periodo in corso.',
  'cancellation-not-pending': 'Questo abbonamento non è stato disdetto, quindi non c’è nessuna disdetta da annullare.',
  'plan-not-for-sale': 'Questo piano non può essere acquistato qui. Contatta il reparto vendite.',
  'plan-currency-differs': 'Questo piano è venduto in una valuta diversa dalla tua. Contatta l’assistenza.',
  'plan-downgrade-refused': 'Non puoi passare autonomamente a un piano con un prezzo inferiore. Contatta l’assistenza.',
  'plan-cancellation-refused': 'Non puoi disdire autonomamente l’abbonamento. Contatta l’assistenza.',
  'price-expired':
    'Il prezzo che hai confermato è stato mostrato più di dieci minuti fa. Non è stato addebitato nulla. Controlla di nuovo il prezzo.',
  'price-changed':
    'Il prezzo è cambiato da quando è stato mostrato. Non è stato addebitato nulla. Controlla di nuovo il prezzo.',
  'payment-overdue': 'C’è un pagamento scaduto. Aggiorna prima il metodo di pagamento, poi cambia piano.',
  'payment-method-not-found': 'Questo metodo di pagamento non esiste più. Ricarica la pagina.',
  'payment-method-missing': 'Aggiungi prima un metodo di pagamento. Non è stato addebitato nulla.',
  'payment-declined':
    'La carta è stata rifiutata. Non è stato addebitato nulla. Prova con un’altra carta o contatta la tua banca.',
  'payment-insufficient-funds':
    'I fondi sulla carta non sono sufficienti. Non è stato addebitato nulla. Prova con un’altra carta.',
  'payment-card-expired': 'La carta è scaduta. Non è stato addebitato nulla. Usa un’altra carta.',
  'payment-authentication-failed':
    'La tua banca non ha potuto confermare la tua identità. Non è stato addebitato nulla. Riprova.',
  'setup-intent-not-found':
    'L’aggiunta di questa carta ha richiesto troppo tempo o è stata completata altrove. Ricomincia.',
  'test-card-unknown':
    'Questa non è una carta di prova. Usa 4242 4242 4242 4242 e non inserire mai qui una carta reale.',
  'vat-id-invalid': 'Questa partita IVA non è valida nel suo paese. Controlla lettere e cifre.',
  'invoice-not-found': 'Questa fattura non esiste più. Ricarica la pagina.',
  'payment-provider-failed':
    'Il fornitore di pagamenti non è riuscito a completare l’operazione. Riprova più tardi o contatta l’assistenza.',
  'payment-provider-busy': 'Il fornitore di pagamenti è occupato. Riprova tra un momento.',
  'payment-provider-unreachable':
    'Il fornitore di pagamenti non ha risposto in tempo. Ricarica la pagina per vedere cosa è stato fatto, poi riprova.',
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
  'invitation-ended':
    'L’accesso previsto da questo invito è scaduto. Invita di nuovo l’utente con una nuova data di scadenza.',
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
  'user-without-email':
    'Questo utente non ha un indirizzo email, quindi non possiamo inviare una reimpostazione della password.',
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
  'policy-not-provisional': 'Questa modifica non è più in attesa di conferma. Ricarica la pagina.',
  'policy-confirm-needs-sign-in': 'Accedi di nuovo per confermare questa modifica: la tua sessione è iniziata prima.',
  'session-unknown': 'Questa sessione è già terminata o non è tua. Ricarica l’elenco.',
  'already-member': 'Questo utente è già membro dell’organizzazione. Nulla è cambiato.',
  'not-entitled': 'Il tuo piano non include questa funzionalità. Chiedi l’upgrade a chi gestisce l’abbonamento.',
  'meter-not-found': 'Nessun contatore ha la chiave {meter}. I contatori sono definiti nella configurazione.',
  'usage-event-conflict':
    '{field}: l’evento {id} è già stato registrato con un contenuto diverso. Non è stato registrato nulla.',
  'usage-event-outside-window': '{field}: sono accettati eventi dal {from} al {until}. Non è stato registrato nulla.',
  'notification-not-found': 'Questa notifica non esiste più. Ricarica l’elenco.',
};
