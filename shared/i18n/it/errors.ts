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
  'restriction-exists': 'Questa voce è già nell’elenco.',
  'restriction-not-found': 'Questa voce non esiste più. Ricarica l’elenco.',
  'restriction-locks-out':
    'Non è stato salvato nulla, perché questa modifica ti bloccherebbe l’accesso. Consenti prima {value}.',
  'restrictions-too-many': 'L’elenco è pieno: contiene fino a {limit} voci. Rimuovine prima alcune.',
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
