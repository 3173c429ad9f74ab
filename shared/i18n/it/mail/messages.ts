import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';
import { notices } from './notices.ts';

const hello = 'Ciao {name},';
const linkExpiresPreview = 'Questo link scade tra {expiresIn}.';
const codeExpires = 'Questo codice scade tra {expiresIn}.';
const ifYou = 'Se sei stato tu, non devi fare nulla.';
const resetIfNotYou =
  'Se sei stato tu, non devi fare nulla. In caso contrario, reimposta subito la password. Verranno disconnesse anche tutte le sessioni.';
const keepIfNotAsked = 'Se hai ancora i tuoi metodi di verifica o non hai chiesto questa operazione, mantienili.';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: 'Conferma la tua email per {vendor}',
      preview: 'Conferma la tua email per completare la creazione dell’account.',
      paragraphs: [
        hello,
        'conferma che {email} è il tuo indirizzo email per completare la creazione del tuo account {vendor}.',
        'Questo link scade tra {expiresIn} e può essere usato una sola volta.',
      ],
      button: 'Conferma email',
      footer: 'Se non hai creato un account, puoi ignorare questa email.',
    },
    invitation: {
      subject: 'Entra in {tenantName} su {vendor}',
      preview: '{inviterName} ti ha invitato. L’invito scade tra {expiresIn}.',
      paragraphs: [
        hello,
        '{inviterName} ti ha invitato a entrare in {tenantName} su {vendor}.',
        'Accetta l’invito per entrare come {email}. Questo link scade tra {expiresIn} e può essere usato una sola volta.',
      ],
      button: 'Accetta invito',
      footer: 'Se non aspettavi un invito, puoi ignorare questa email. Entri solo se accetti.',
    },
    'signed-up-by-link': {
      subject: '{personName} si è registrato con il tuo link a {tenantName}',
      preview: '{personEmail} entrerà dopo aver confermato la propria email.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) si è registrato a {tenantName} con il tuo link di invito. Entrerà dopo aver confermato la propria email.',
      ],
      footer:
        'Se non conosci questa persona, rimuovila nel portale di amministrazione e revoca il link: chiunque lo abbia può usarlo.',
    },
    'reset-password': {
      subject: 'Reimposta la password di {vendor}',
      preview: linkExpiresPreview,
      paragraphs: [
        hello,
        'abbiamo ricevuto una richiesta di reimpostazione della password di {vendor} per {email}.',
        'Questo link scade tra {expiresIn} e può essere usato una sola volta. La password attuale funziona finché non ne crei una nuova.',
      ],
      button: 'Reimposta password',
      footer: 'Se non l’hai richiesto tu, puoi ignorare questa email. La tua password non cambierà.',
    },
    'password-changed': {
      subject: 'La password di {vendor} è stata modificata',
      preview: ifYou,
      paragraphs: [hello, 'la password di {vendor} per {email} è stata modificata. Data: {changedAt}.', resetIfNotYou],
      button: 'Reimposta password',
      footer: 'Inviamo questa email ogni volta che la tua password cambia.',
    },
    'password-expires': {
      subject: 'La password di {vendor} sta per scadere',
      preview: 'Cambiala prima della scadenza: {expiresAt}.',
      paragraphs: [
        hello,
        'la tua organizzazione richiede di cambiare regolarmente la password. La password di {vendor} per {email} sta per scadere. Scadenza: {expiresAt}.',
        'Cambiala prima di allora per continuare ad accedere senza interruzioni.',
      ],
      button: 'Cambia password',
      footer: 'Se la password scade, puoi comunque usare un link di reimpostazione inviato a questo indirizzo email.',
    },
    'account-locked': {
      subject: 'Il tuo account {vendor} è bloccato',
      preview: 'Sono state inserite troppe password errate.',
      paragraphs: [
        hello,
        'abbiamo bloccato il tuo account {vendor}, {email}, dopo troppe password errate. I tuoi dati sono al sicuro.',
        'Si sbloccherà automaticamente: {lockedUntil}. Se i tentativi erano tuoi, puoi sbloccarlo ora.',
      ],
      button: 'Sblocca account',
      footer:
        'Se non sei stato tu, lascia l’account bloccato. Nessuno ha eseguito l’accesso. Valuta di scegliere una password più lunga.',
    },
    'sign-up-existing': {
      subject: 'Hai già un account {vendor}',
      preview: 'Accedi o reimposta la password.',
      paragraphs: [
        hello,
        'abbiamo ricevuto una richiesta di creare un account {vendor} con {email}. Hai già un account, quindi non ne abbiamo creato uno nuovo.',
        'Accedi come al solito. Se hai dimenticato la password, seleziona “Password dimenticata?” sotto il campo della password.',
      ],
      button: 'Accedi',
      footer:
        'Se non sei stato tu, puoi ignorare questa email. Nulla è cambiato e non abbiamo rivelato che hai un account.',
    },
    'sign-in-code': {
      subject: 'Il tuo codice di accesso per {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'inserisci questo codice per accedere a {vendor}. Scade tra {expiresIn} e può essere usato una sola volta.',
      ],
      footer:
        'Se non hai richiesto questo codice, puoi ignorare questa email. Non condividerlo mai. {vendor} non te lo chiederà mai.',
    },
    'second-factor-code': {
      subject: 'Il tuo codice di verifica per {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'inserisci questo codice per verificare la tua identità su {vendor}. Scade tra {expiresIn} e può essere usato una sola volta.',
      ],
      footer:
        'Se non hai provato ad accedere, qualcuno potrebbe conoscere la tua password. Cambiala subito e non condividere mai questo codice.',
    },
    'phone-code': {
      subject: 'Conferma il cambio di numero di telefono su {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'abbiamo ricevuto una richiesta di cambiare il numero di telefono di {email} su {vendor}. Inserisci questo codice per continuare. Scade tra {expiresIn} e può essere usato una sola volta.',
      ],
      footer: 'Se non l’hai richiesto tu, puoi ignorare questa email. Il tuo numero di telefono non cambierà.',
    },
    'activation-code': {
      subject: 'Conferma la tua email per {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'inserisci questo codice per confermare {email} e completare la creazione del tuo account {vendor}. Scade tra {expiresIn} e può essere usato una sola volta.',
      ],
      footer: 'Se non hai creato un account, puoi ignorare questa email.',
    },
    'invitation-code': {
      subject: 'Entra in {tenantName} su {vendor}',
      preview: '{inviterName} ti ha invitato. L’invito scade tra {expiresIn}.',
      paragraphs: [
        hello,
        '{inviterName} ti ha invitato a entrare in {tenantName} su {vendor}.',
        'Accetta l’invito per entrare come {email}. Questo link scade tra {expiresIn} e può essere usato una sola volta. Ti servirà questo codice:',
      ],
      button: 'Accetta invito',
      footer: 'Se non aspettavi un invito, puoi ignorare questa email. Entri solo se accetti.',
    },
    'magic-link': {
      subject: 'Accedi a {vendor}',
      preview: linkExpiresPreview,
      paragraphs: [
        hello,
        'usa questo link per accedere a {vendor} come {email}.',
        'Questo link scade tra {expiresIn} e può essere usato una sola volta. Se lo apri su un altro dispositivo, inserisci il numero mostrato dove lo hai richiesto.',
      ],
      button: 'Accedi',
      footer: 'Se non hai richiesto questo link, puoi ignorare questa email. Senza il link nessuno può accedere.',
    },
    'phones-changed': {
      subject: 'I tuoi numeri di telefono su {vendor} sono stati modificati',
      preview: ifYou,
      paragraphs: [
        hello,
        'i numeri di telefono di {email} su {vendor} sono stati modificati: {change}. Data: {changedAt}.',
        resetIfNotYou,
      ],
      button: 'Reimposta password',
      footer: 'Inviamo questa email ogni volta che i tuoi numeri di telefono cambiano.',
    },
    'impersonation-started': {
      subject: '{actorName} sta agendo per tuo conto su {vendor}',
      preview: 'L’accesso termina automaticamente: {until}.',
      paragraphs: [
        hello,
        '{actorName} ha iniziato ad agire per tuo conto in {tenantName} su {vendor}. Motivo: {reason}',
        'L’accesso termina automaticamente: {until}. La password e i metodi di verifica non possono essere modificati e ogni modifica viene registrata con il nome {actorName}.',
      ],
      footer:
        'Se non hai chiesto aiuto, contatta un amministratore della tua organizzazione. Tutta l’attività viene registrata.',
    },
    'set-up': {
      subject: 'Configura {vendor}',
      preview: 'Sei il primo amministratore.',
      paragraphs: [
        hello,
        '{vendor} è attivo e {email} è il suo primo amministratore. Crea una password per aprire {tenantName}.',
        'Questo link scade tra {expiresIn} e può essere usato una sola volta. Chiunque lo abbia può diventare amministratore, quindi non condividerlo.',
      ],
      button: 'Crea password',
      footer: 'Se non gestisci {vendor}, puoi ignorare questa email.',
    },
    'factor-added': {
      subject: 'Metodo di verifica aggiunto al tuo account {vendor}',
      preview: '{factor}, {changedAt}.',
      paragraphs: [
        hello,
        'al tuo account è stato aggiunto un metodo di verifica: {factor}. Data: {changedAt}.',
        'Conserva i codici di recupero in un luogo sicuro. Ti serviranno se perdi l’accesso ai tuoi metodi di verifica.',
      ],
      footer:
        'Se non sei stato tu, reimposta subito la password, così da disconnettere tutte le sessioni, e controlla i tuoi metodi di verifica.',
    },
    'factor-removed': {
      subject: 'Metodo di verifica rimosso da {vendor}',
      preview: '{factor}, {changedAt}.',
      paragraphs: [hello, 'dal tuo account è stato rimosso un metodo di verifica: {factor}. Data: {changedAt}.'],
      footer:
        'Se non sei stato tu, reimposta subito la password, così da disconnettere tutte le sessioni, e configura di nuovo il metodo di verifica.',
    },
    'factor-reset-asked': {
      subject: 'Reimpostazione MFA richiesta per il tuo account {vendor}',
      preview: 'L’ha richiesta {actor} di {tenantName}. Puoi annullarla.',
      paragraphs: [
        hello,
        '{actor} di {tenantName} ha richiesto una reimpostazione della tua MFA. Verrebbero rimossi i tuoi metodi di verifica e i codici di recupero. Per ora nulla è cambiato: un altro amministratore deve approvare la reimpostazione prima della scadenza ({dueAt}) e ha effetto {delay} dopo.',
        keepIfNotAsked,
      ],
      button: 'Mantieni i metodi di verifica',
      footer: 'Se hai chiesto tu questa reimpostazione, non devi fare nulla.',
    },
    'factor-reset-confirmed': {
      subject: 'L’MFA del tuo account {vendor} verrà reimpostata',
      preview: 'Data: {dueAt}, a meno che non la annulli.',
      paragraphs: [
        hello,
        '{actor} di {tenantName} ha approvato una reimpostazione della tua MFA. Data: {dueAt}. I tuoi metodi di verifica e i codici di recupero verranno rimossi e tutte le sessioni termineranno. Dopo, accederai solo con la password.',
        keepIfNotAsked,
      ],
      button: 'Mantieni i metodi di verifica',
      footer: 'Se hai chiesto tu questa reimpostazione, fino ad allora non devi fare nulla.',
    },
    'factor-reset-cancelled': {
      subject: 'Reimpostazione MFA annullata per il tuo account {vendor}',
      preview: '{actor} ha annullato la reimpostazione.',
      paragraphs: [
        hello,
        '{actor} di {tenantName} ha annullato la reimpostazione della tua MFA. I tuoi metodi di verifica non sono cambiati, quindi accedi come al solito.',
      ],
      footer: 'Se non riesci ancora ad accedere, contatta un amministratore della tua organizzazione.',
    },
    'factor-reset-kept': {
      subject: 'Reimpostazione MFA annullata per il tuo account {vendor}',
      preview: 'Hai mantenuto i tuoi metodi di verifica.',
      paragraphs: [
        hello,
        'hai annullato la reimpostazione MFA con il link nella nostra email. I tuoi metodi di verifica non sono cambiati, quindi accedi come al solito.',
      ],
      footer:
        'Se non sei stato tu, qualcuno potrebbe avere accesso alla tua casella di posta. Cambia subito la password della casella.',
    },
    'factor-reset-done': {
      subject: 'L’MFA del tuo account {vendor} è stata reimpostata',
      preview: '{changedAt}. Accedi e configura di nuovo l’MFA.',
      paragraphs: [
        hello,
        'due amministratori della tua organizzazione hanno approvato una reimpostazione della tua MFA. I tuoi metodi di verifica sono stati rimossi e tutte le sessioni sono terminate. Data: {changedAt}. Accedi con la password e poi configura di nuovo l’MFA in “Sicurezza e privacy”.',
      ],
      footer: 'Se non l’hai chiesto tu, reimposta subito la password e contatta la tua organizzazione.',
    },
    'factor-reset-approve': {
      subject: 'Approvare la reimpostazione MFA di {personName}?',
      preview: 'L’ha richiesta {actor} di {tenantName}.',
      paragraphs: [
        hello,
        '{actor} di {tenantName} ha richiesto una reimpostazione MFA per {personName} ({personEmail}), che non ha più accesso ai propri metodi di verifica. Un secondo amministratore, come te, deve approvarla prima della scadenza: {dueAt}.',
        'Esamina la richiesta, poi accedi per approvarla o rifiutarla.',
      ],
      button: 'Esamina richiesta',
      footer:
        'Se non fai nulla, può decidere un altro amministratore oppure la richiesta scade. Il link da solo non può approvare nulla.',
    },
    'factor-reset-declined': {
      subject: 'Reimpostazione MFA di {personName} rifiutata',
      preview: '{actor} ha rifiutato la tua richiesta.',
      paragraphs: [
        hello,
        '{actor} di {tenantName} ha rifiutato la tua richiesta di reimpostare l’MFA di {personName} ({personEmail}). Nulla è cambiato.',
      ],
      footer: 'Se la reimpostazione è ancora necessaria, parlane con {actor} e richiedila di nuovo.',
    },
    'passkey-added': {
      subject: 'Passkey aggiunta al tuo account {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'al tuo account è stata aggiunta una passkey, che ora puoi usare per accedere. Data: {changedAt}.',
      ],
      footer:
        'Se non sei stato tu, reimposta subito la password, così da disconnettere tutte le sessioni, e rimuovi la passkey nel tuo profilo.',
    },
    'passkey-removed': {
      subject: 'Passkey rimossa dal tuo account {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'dal tuo account è stata rimossa una passkey, che non puoi più usare per accedere. Data: {changedAt}.',
      ],
      footer:
        'Se non sei stato tu, reimposta subito la password, così da disconnettere tutte le sessioni, e controlla le tue passkey.',
    },
    'recovery-code-used': {
      subject: 'Codice di recupero usato sul tuo account {vendor}',
      preview: '{changedAt}. Codici rimasti: {codesLeft}.',
      paragraphs: [
        hello,
        'è stato usato un codice di recupero per accedere al tuo account. Data: {changedAt}.',
        'Codici rimasti: {codesLeft}. Genera nuovi codici nel tuo profilo prima di esaurirli.',
      ],
      footer:
        'Se non sei stato tu, reimposta subito la password, così da disconnettere tutte le sessioni, e genera nuovi codici di recupero.',
    },
    'recovery-codes-renewed': {
      subject: 'Nuovi codici di recupero per il tuo account {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'sono stati generati nuovi codici di recupero. Data: {changedAt}. I vecchi codici non funzionano più.',
      ],
      footer:
        'Se non sei stato tu, reimposta subito la password, così da disconnettere tutte le sessioni, e genera nuovi codici di recupero.',
    },
    'second-factor-locked': {
      subject: 'Verifica bloccata sul tuo account {vendor}',
      preview: 'Bloccata fino a: {lockedUntil}.',
      paragraphs: [
        hello,
        'qualcuno ha superato il primo passaggio del tuo accesso e poi ha inserito troppi codici di verifica errati. La verifica è bloccata fino a: {lockedUntil}.',
        'Se sei stato tu, riprova dopo.',
      ],
      footer: 'Se non sei stato tu, qualcuno potrebbe conoscere la tua password. Reimpostala subito.',
    },
    'link-identity-code': {
      subject: '{code} è il tuo codice di verifica per {vendor}',
      preview: 'Inseriscilo nella pagina che lo richiede.',
      paragraphs: [
        hello,
        'qualcuno sta accedendo a {vendor} con un account esterno che usa questo indirizzo email. Se sei tu, inserisci questo codice per continuare. Scade tra {expiresIn} e può essere usato una sola volta.',
      ],
      footer: 'Se non sei stato tu, puoi ignorare questa email. Non condividere mai questo codice.',
    },
    'identity-linked': {
      subject: '{provider} è stato collegato al tuo account {vendor}',
      preview: 'Ora puoi accedere con {provider}.',
      paragraphs: [
        hello,
        'il tuo account {provider} è stato collegato al tuo account {vendor}. Ora puoi usarlo per accedere.',
      ],
      footer:
        'Se non sei stato tu, reimposta subito la password e contatta un amministratore della tua organizzazione.',
    },
    'api-token-made': {
      subject: 'È stato creato un token API personale su {vendor}',
      preview: 'In {tenantName}, {changedAt}.',
      paragraphs: [
        hello,
        'è stato creato per te un token API personale in {tenantName} su {vendor}. Le app che lo usano possono agire per tuo conto. Nome del token: {tokenName}. Data: {changedAt}.',
      ],
      footer:
        'Se non sei stato tu, reimposta subito la password, così da disconnettere tutte le sessioni, ed elimina il token in “Token API personali”. Funziona finché non lo elimini.',
    },
    'api-tokens-stay': {
      subject: 'I token API di {personName} funzionano ancora in {tenantName}',
      preview: '{personName} non è più membro di {tenantName}. Controlla i token API che ha creato.',
      paragraphs: [
        hello,
        '{personName} non è più membro di {tenantName} su {vendor}. I token API che ha creato per l’organizzazione funzionano ancora: {tokenNames}.',
        'Elimina i token che non servono più e sostituisci quelli di cui {personName} potrebbe avere conservato il segreto.',
      ],
      footer: 'Ricevi questa email perché gestisci gli utenti di {tenantName}.',
    },
    'groups-changed': {
      subject: 'Le tue autorizzazioni in {tenantName} sono cambiate',
      preview: 'Un amministratore di {tenantName} ha modificato un gruppo.',
      paragraphs: [
        hello,
        'un amministratore di {tenantName} ha modificato le tue autorizzazioni su {vendor}: {change}.',
      ],
      footer: 'Per domande su questa modifica, contatta un amministratore di {tenantName}.',
    },
    'policy-undone': {
      subject: 'La tua modifica a un criterio di {tenantName} è stata annullata',
      preview: '{policy}: nessuno ha confermato la modifica entro {expiresIn}.',
      paragraphs: [
        hello,
        'Il {changedAt} hai modificato un criterio di sicurezza di {tenantName} su {vendor}: {policy}. Nessuno ha confermato la modifica entro {expiresIn}, quindi valgono di nuovo le impostazioni precedenti.',
        'Per ripetere la modifica, salva di nuovo il criterio e confermalo entro {expiresIn} da un nuovo accesso, ad esempio in una finestra privata.',
      ],
      button: 'Apri le impostazioni di sicurezza',
      footer: 'Ricevi questa email perché hai effettuato questa modifica.',
    },
    'mfa-required': {
      subject: '{tenantName} richiederà presto la MFA',
      preview: 'Dal {startsAt}.',
      paragraphs: [
        hello,
        'dal {startsAt} {tenantName} su {vendor} richiede l’autenticazione a più fattori (MFA): confermi l’accesso con un secondo metodo di verifica, per esempio un’app di autenticazione.',
        'Configurane uno prima di allora. Richiede circa un minuto e quel giorno nulla ti interromperà.',
      ],
      button: 'Configura la MFA',
      footer:
        'Ricevi questa email perché non usi ancora la MFA e un amministratore di {tenantName} ha scelto di avvisarti.',
    },
    'country-refused': {
      subject: 'Accesso a {tenantName} rifiutato',
      preview: '{place}, {changedAt}.',
      paragraphs: [
        hello,
        'Il {changedAt} le restrizioni per paese di {tenantName} su {vendor} hanno rifiutato un accesso. Utente: {personName} ({personEmail}). Token API: {tokenName}.',
        'Se era previsto, puoi aggiungere il paese all’elenco. In caso contrario, qualcuno potrebbe conoscere una password o avere un token: verificalo nel log di audit.',
      ],
      button: 'Rivedi le restrizioni per paese',
      footer:
        'Ricevi questa email perché puoi modificare le restrizioni per paese e le email sugli accessi rifiutati sono attive. Ne inviamo al massimo una all’ora per ogni utente o token API.',
    },
    'audit-log-broken': {
      subject: 'Il log di audit di {tenantName} è stato manomesso',
      preview: 'La sua catena è interrotta all’evento {event}.',
      paragraphs: [
        hello,
        'Il {changedAt} abbiamo verificato il log di audit di {tenantName} su {vendor}. La sua catena è interrotta all’evento {event}: da lì in poi il log non è più come è stato scritto.',
        'Conserva le esportazioni precedenti e gli eventi inviati alle destinazioni di streaming, perché mostrano che cosa conteneva il log. Poi contatta il tuo fornitore.',
      ],
      footer:
        'Ricevi questa email perché puoi consultare il log di audit. La inviamo una sola volta, finché la catena non risulta di nuovo verificata.',
    },
    'sso-certificate-expires': {
      subject: 'Il certificato SSO di {tenantName} scade a breve',
      preview: 'Scade il {expiresAt}. Aggiungi prima il successore.',
      paragraphs: [
        hello,
        'Il certificato con cui {provider} firma per il Single Sign-On di {tenantName} su {vendor} scade il {expiresAt}. La sua impronta digitale inizia con {fingerprint}.',
        'Crea un nuovo certificato presso il tuo provider di identità e aggiungilo alla connessione prima che scada quello vecchio. Entrambi funzionano insieme. Se il nuovo è già presente, non devi fare nulla.',
      ],
      button: 'Apri le impostazioni SSO',
      footer: 'Ricevi questa email perché puoi modificare le impostazioni SSO di {tenantName}.',
    },
    'sso-setup-link': {
      subject: 'Configura il Single Sign-On di {tenantName}',
      preview: '{inviterName} ti ha inviato un link di configurazione. Scadenza: {expiresAt}.',
      paragraphs: [
        hello,
        '{inviterName} ti chiede di collegare il provider di identità di {tenantName} a {vendor}. Non ti serve un account.',
        'Scadenza di questo link: {expiresAt}. Chiunque lo abbia può configurare la connessione: non inoltrarlo.',
      ],
      button: 'Configura il Single Sign-On',
      footer: 'Se non aspettavi questa email, puoi ignorarla.',
    },
    'directory-removals-held': {
      subject: '{connection} vuole rimuovere molti utenti di {tenantName}',
      preview: 'Le altre rimozioni attendono la Sua decisione. Fino ad allora questi utenti mantengono l’accesso.',
      paragraphs: [
        hello,
        '{connection} ha chiesto di disattivare o eliminare più di {users} utenti di {tenantName} su {vendor} in {minutes} minuti. Da quel momento sospendiamo le sue richieste: questi utenti possono ancora accedere.',
        'Controlli l’elenco. Lo approvi se la modifica è voluta, oppure lo rifiuti e corregga le assegnazioni nella directory.',
      ],
      button: 'Controlla gli utenti',
      footer: 'Riceve questa e-mail perché può modificare le impostazioni di provisioning di {tenantName}.',
    },
    'payment-failed': {
      subject: 'Pagamento per {tenantName} non riuscito',
      preview: '{amount}, fattura {invoice}.',
      paragraphs: [
        hello,
        'Non siamo riusciti ad addebitare {amount} per la fattura {invoice} di {tenantName} su {vendor}.',
        'Il piano {planName} resta attivo fino al {graceEnds}. Riproveremo il {retryAt}. Per pagare ora, aggiungi un altro metodo di pagamento.',
      ],
      button: 'Aggiorna il metodo di pagamento',
      footer:
        'Ricevi questa e-mail perché puoi modificare l’abbonamento di {tenantName} o perché le fatture sono intestate a te.',
    },
    'webhook-fails': {
      subject: 'Il webhook {webhook} di {tenantName} non accetta eventi',
      preview: '{host}: {error}.',
      paragraphs: [
        hello,
        'Il webhook {webhook} di {tenantName} su {vendor} non accetta eventi dal {since}. Ultima risposta di {host}: {error}.',
        'Continuiamo a provare per tre giorni, poi disattiviamo il webhook. Controlli l’endpoint.',
      ],
      footer: 'Riceve questa e-mail perché può modificare i webhook di {tenantName}.',
    },
    'webhook-off': {
      subject: 'Il webhook {webhook} di {tenantName} è stato disattivato',
      preview: '{host}: {error}.',
      paragraphs: [
        hello,
        'Il webhook {webhook} di {tenantName} su {vendor} è stato disattivato il {since}, perché {host} non accetta eventi: {error}.',
        'Corregga l’endpoint e attivi il webhook. Prima inviamo un evento di prova. Poi invii di nuovo ciò che ha perso.',
      ],
      footer: 'Riceve questa e-mail perché può modificare i webhook di {tenantName}.',
    },
    'payment-disputed': {
      subject: 'Un pagamento di {tenantName} è contestato',
      preview: '{amount}, fattura {invoice}.',
      paragraphs: [
        hello,
        'Un pagamento di {amount} per la fattura {invoice} di {tenantName} su {vendor} è contestato: la banca ne chiede la restituzione.',
        'Per ora il piano {planName} resta invariato. Se la contestazione è un errore, chieda alla banca di ritirarla. Se c’è un problema con la fattura, ci contatti prima.',
      ],
      button: 'Vedi le fatture',
      footer:
        'Ricevi questa e-mail perché puoi modificare l’abbonamento di {tenantName} o perché le fatture sono intestate a te.',
    },
    'plan-ended': {
      subject: 'Il piano {planName} di {tenantName} è terminato',
      preview: 'La fattura {invoice} non è stata pagata.',
      paragraphs: [
        hello,
        'Il piano {planName} di {tenantName} su {vendor} è terminato il {endedAt} perché non siamo riusciti ad addebitare {amount} per la fattura {invoice}.',
        'I tuoi dati sono al sicuro, ma le funzionalità del piano non sono più disponibili. Puoi abbonarti di nuovo in qualsiasi momento.',
      ],
      button: 'Scegli un piano',
      footer:
        'Ricevi questa e-mail perché puoi modificare l’abbonamento di {tenantName} o perché le fatture sono intestate a te.',
    },
    'sso-domain-drifted': {
      subject: 'Il record DNS di {domain} non è presente',
      preview: 'Il Single Sign-On funziona ancora. Pubblica di nuovo il record.',
      paragraphs: [
        hello,
        'Non troviamo più il record TXT che dimostra che {domain} appartiene a {tenantName} su {vendor}. Gli utenti possono ancora accedere.',
        'Pubblica di nuovo il record TXT per {domain}. Il suo valore è nelle impostazioni SSO.',
      ],
      button: 'Apri le impostazioni SSO',
      footer: 'Ricevi questa email perché puoi modificare le impostazioni SSO di {tenantName}.',
    },
    'sso-emergency-used': {
      subject: 'È stato usato l’accesso di emergenza a {tenantName}',
      preview: '{personName} ha effettuato l’accesso con una password invece del Single Sign-On.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) ha effettuato l’accesso a {tenantName} su {vendor} con password e MFA, anche se lì è richiesto il Single Sign-On.',
        'Se il tuo provider di identità funziona e nessuno se lo aspettava, reimposta la password di questo utente e controlla il registro di controllo.',
      ],
      button: 'Apri le impostazioni SSO',
      footer: 'Ricevi questa email perché puoi modificare le impostazioni SSO di {tenantName}.',
    },
    'sso-emergency-lost': {
      subject: 'L’accesso di emergenza a {tenantName} richiede attenzione',
      preview: '{personName} non ha più la MFA.',
      paragraphs: [
        hello,
        '{personName} non ha più alcun metodo di verifica su {vendor}. Senza MFA, il suo accesso di emergenza a {tenantName} non funziona.',
        'Chiedi a questa persona di configurare di nuovo la MFA, oppure assegna l’accesso di emergenza a un altro amministratore.',
      ],
      button: 'Apri le impostazioni SSO',
      footer: 'Ricevi questa email perché puoi modificare le impostazioni SSO di {tenantName}.',
    },
    'audit-chain-head': {
      subject: 'Prova del log di audit di {tenantName}: evento {sequence}',
      preview: 'Aggiornata al {changedAt}. Conserva questa email.',
      paragraphs: [
        hello,
        'Il {changedAt} il log di audit di {tenantName} su {vendor} terminava con questo evento.',
        'Conserva questa email. Se in seguito qualcuno riscrive il log, un’esportazione verificata non contiene più questo hash a questo numero di evento.',
      ],
      footer:
        'Ricevi questa email ogni giorno perché un amministratore di {tenantName} ha scelto il tuo indirizzo. Gli amministratori possono cambiarlo nella pagina del log di audit.',
    },
    'email-change-code': {
      subject: 'Conferma la tua nuova email per {vendor}',
      preview: codeExpires,
      paragraphs: [
        'Ciao,',
        '{name} vuole usare questo indirizzo email per accedere a {vendor}. Se sei tu, inserisci questo codice per confermare la modifica. Scade tra {expiresIn} e può essere usato una sola volta.',
      ],
      footer: 'Se non l’hai richiesto tu, puoi ignorare questa email. Non condividere mai questo codice.',
    },
    'email-changed': {
      subject: 'L’email del tuo account {vendor} è stata modificata',
      preview: 'Data: {changedAt}.',
      paragraphs: [
        hello,
        'l’email del tuo account {vendor} è stata cambiata da {email} a {newEmail}. Data: {changedAt}. Ora accedi e ricevi le email a questo nuovo indirizzo.',
        ifYou,
      ],
      footer:
        'Se non sei stato tu, contatta immediatamente un amministratore della tua organizzazione. Non puoi più accedere con questo indirizzo email.',
    },
    'new-device': {
      subject: 'Nuovo accesso al tuo account {vendor}',
      preview: '{device}, {changedAt}.',
      paragraphs: [
        hello,
        'è stato eseguito un accesso al tuo account {vendor} {email} da un nuovo dispositivo: {device}, {changedAt}. Posizione: {place}.',
        ifYou,
      ],
      footer: 'Se non sei stato tu, disconnetti la sessione nel portale e cambia immediatamente la password.',
    },
  },
  phrases: {
    'authenticator-app': 'app di autenticazione',
    'text-messages': 'SMS al numero che termina con {end}',
    'device-lock': 'impronta, volto o PIN di un dispositivo',
    'security-key': 'chiave di sicurezza',
    'phone-added': 'è stato aggiunto un numero di telefono',
    'phone-removed': 'è stato rimosso un numero di telefono',
    'phone-replaced': 'il tuo numero di telefono è stato sostituito',
    'phone-named': 'è stato inserito un nuovo numero di telefono, che sostituirà gli altri al primo accesso',
    'group-gone': 'il gruppo {group} è stato eliminato',
    'group-joined': 'sei stato aggiunto al gruppo {group}',
    'group-left': 'sei stato rimosso dal gruppo {group}',
    'policy-mfa': 'autenticazione a più fattori',
    'policy-sessions': 'limiti di sessione',
    'policy-ip-restrictions': 'restrizioni IP',
    'policy-country-restrictions': 'restrizioni per paese',
    'policy-domain-restrictions': 'restrizioni dei domini email',
    'policy-sso-enforcement': 'Single Sign-On obbligatorio',
  },
  notices,
  sms: {
    code: '{code} è il tuo codice di verifica per {vendor}. Scade tra {expiresIn}. Non condividerlo mai.',
  },
};
