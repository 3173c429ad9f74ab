import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';

const hello = 'Buongiorno {name},';
const linkLasts = 'Il link funziona una sola volta. Validità: {expiresIn}.';
const codeLasts = 'Il codice funziona una sola volta. Validità: {expiresIn}.';
const lasts = 'Validità: {expiresIn}.';
const wasYou =
  'È stato Lei? Allora non c’è nulla da fare. Non è stato Lei? Scelga subito una nuova password: così terminano anche tutte le sessioni.';
const notYou = 'Non è stato Lei? Scelga immediatamente una nuova password: così terminano tutte le sessioni.';
const ifYou = 'Se è stato Lei, non c’è nulla da fare.';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: 'Confermi il Suo indirizzo e-mail per {vendor}',
      preview: 'Un clic e il Suo account è pronto.',
      paragraphs: [
        hello,
        'qualcuno, probabilmente Lei, ha creato un account su {vendor} con {email}. Confermi che l’indirizzo è Suo.',
        linkLasts,
      ],
      button: 'Confermo il mio indirizzo',
      footer: 'Non ha creato alcun account? Non faccia nulla: senza conferma nessuno può usarlo.',
    },
    invitation: {
      subject: 'Entri in {tenantName} su {vendor}',
      preview: '{inviterName} Le ha mandato un invito.',
      paragraphs: [
        hello,
        '{inviterName} La invita a lavorare con {tenantName} su {vendor}.',
        'Entrerà come {email}. L’invito funziona una sola volta. Validità: {expiresIn}.',
      ],
      button: 'Guardi l’invito',
      footer: 'Non aspettava un invito? Non faccia nulla: entra solo se accetta.',
    },
    'reset-password': {
      subject: 'Scelga una nuova password per {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        'qualcuno, probabilmente Lei, ha chiesto una nuova password per {email} su {vendor}.',
        `${linkLasts} La password attuale resta valida finché non ne salva una nuova.`,
      ],
      button: 'Scegli una nuova password',
      footer: 'Non l’ha chiesta? Non faccia nulla: la Sua password resta com’è.',
    },
    'password-changed': {
      subject: 'La Sua password per {vendor} è cambiata',
      preview: ifYou,
      paragraphs: [hello, 'la password di {email} su {vendor} è cambiata. Quando: {changedAt}.', wasYou],
      button: 'Non sono stato io: nuova password',
      footer: 'Riceve questa e-mail perché ogni cambio di password viene comunicato al proprietario.',
    },
    'password-expires': {
      subject: 'La Sua password per {vendor} sta per scadere',
      preview: 'La cambi entro il {expiresAt}.',
      paragraphs: [
        hello,
        'la Sua organizzazione chiede di cambiare la password ogni tanto. Quella di {email} su {vendor} non aprirà più nulla a partire da: {expiresAt}.',
        'Ne scelga una nuova prima di allora, nel Suo profilo o con questo link.',
      ],
      button: 'Scegli una nuova password',
      footer: 'Anche dopo potrà rientrare, con un link che manderemo a questo indirizzo.',
    },
    'account-locked': {
      subject: 'L’accesso a {vendor} è sospeso',
      preview: 'Ci sono state troppe password sbagliate di seguito.',
      paragraphs: [
        hello,
        'ci sono state troppe password sbagliate di seguito per {email}, perciò abbiamo sospeso l’accesso a {vendor}. I Suoi dati sono intatti.',
        'Si riapre da solo: {lockedUntil}. Se è stato Lei, può riaprirlo ora.',
      ],
      button: 'Riapri l’accesso',
      footer:
        'Non è stato Lei? Lo lasci sospeso: nessuno è entrato. Una password nuova e più lunga rende inutile ogni tentativo.',
    },
    'sign-up-existing': {
      subject: 'Ha già un account su {vendor}',
      preview: 'Acceda con quello o scelga una nuova password.',
      paragraphs: [
        hello,
        'qualcuno, probabilmente Lei, voleva creare un account su {vendor} con {email}. Ne esiste già uno, quindi non ne è stato creato un altro.',
        'Acceda come al solito. Se ha perso la password, Le manderemo un link per sceglierne una nuova.',
      ],
      button: 'Accedi',
      footer: 'Non è stato Lei? Non faccia nulla: nulla è cambiato e nessuno ha saputo che ha un account.',
    },
    'sign-in-code': {
      subject: 'Il Suo codice per accedere a {vendor}',
      preview: lasts,
      paragraphs: [hello, `scriva questo codice dove sta accedendo a {vendor}. ${codeLasts}`],
      footer: 'Non sta accedendo? Non faccia nulla e non dia il codice a nessuno: chi lo chiede non è di {vendor}.',
    },
    'second-factor-code': {
      subject: 'Il Suo codice per {vendor}',
      preview: lasts,
      paragraphs: [hello, `scriva questo codice su {vendor} per confermare che è Lei. ${codeLasts}`],
      footer:
        'Non è stato Lei? Allora qualcuno conosce il Suo primo passaggio: cambi la password e non dia il codice a nessuno.',
    },
    'phone-code': {
      subject: 'Confermi il cambio del Suo numero su {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        `qualcuno, probabilmente Lei, vuole cambiare il numero di telefono di {email} su {vendor}. Scriva lì questo codice per proseguire. ${codeLasts}`,
      ],
      footer: 'Non l’ha chiesto? Non faccia nulla: il numero resta com’è.',
    },
    'activation-code': {
      subject: 'Confermi il Suo indirizzo e-mail per {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        `qualcuno, probabilmente Lei, ha creato un account su {vendor} con {email}. Scriva lì questo codice per confermare che l’indirizzo è Suo. ${codeLasts}`,
      ],
      footer: 'Non ha creato alcun account? Non faccia nulla: senza il codice nessuno può usarlo.',
    },
    'invitation-code': {
      subject: 'Entri in {tenantName} su {vendor}',
      preview: '{inviterName} Le ha mandato un invito.',
      paragraphs: [
        hello,
        '{inviterName} La invita a lavorare con {tenantName} su {vendor}.',
        'Entrerà come {email}. L’invito funziona una sola volta. Validità: {expiresIn}. La sua pagina chiede questo codice:',
      ],
      button: 'Guardi l’invito',
      footer: 'Non aspettava un invito? Non faccia nulla: entra solo se accetta.',
    },
    'magic-link': {
      subject: 'Accesso a {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        'qualcuno, probabilmente Lei, vuole accedere a {vendor} come {email}. La pagina di questo link Le chiede di confermarlo con un clic.',
        `${linkLasts} Aperto su un altro dispositivo, chiede il numero mostrato dal primo.`,
      ],
      button: 'Accedi',
      footer: 'Non sta accedendo? Non faccia nulla: il link da solo non fa entrare nessuno.',
    },
    'phones-changed': {
      subject: 'I Suoi numeri di telefono su {vendor} sono cambiati',
      preview: ifYou,
      paragraphs: [
        hello,
        'i numeri di telefono di {email} su {vendor} sono cambiati: {change}. Quando: {changedAt}.',
        wasYou,
      ],
      button: 'Non sono stato io: nuova password',
      footer: 'Riceve questa e-mail perché ogni cambio di numero viene comunicato al proprietario.',
    },
    'impersonation-started': {
      subject: 'Qualcuno agisce nel Suo account su {vendor}',
      preview: '{actorName}, fino al {until}.',
      paragraphs: [
        hello,
        '{actorName} ora agisce a Suo nome in {tenantName} su {vendor}. Motivo indicato: {reason}',
        'Termina da sé: {until}. Nel frattempo la Sua password e i Suoi secondi passaggi non possono essere cambiati, e ogni modifica porta il nome di {actorName}.',
      ],
      footer: 'Non ha chiesto aiuto? Avvisi l’amministrazione della Sua organizzazione: ogni passo è registrato.',
    },
    'set-up': {
      subject: 'Configuri {vendor}',
      preview: 'Lei è la prima persona che lo amministra.',
      paragraphs: [
        hello,
        '{vendor} è in funzione e {email} lo amministra. Scelga una password per aprire {tenantName}.',
        `${linkLasts} Chi lo possiede può fare tutto: non lo passi ad altri.`,
      ],
      button: 'Scegli una password',
      footer: 'Non gestisce {vendor}? Qualcuno ha sbagliato indirizzo e può cancellare questa e-mail.',
    },
    'factor-added': {
      subject: 'Al Suo account su {vendor} è stato aggiunto un secondo passaggio',
      preview: '{factor}, {changedAt}.',
      paragraphs: [
        hello,
        'il Suo account ora usa anche, all’accesso: {factor}. Aggiunto: {changedAt}.',
        'Tenga i codici di recupero in un posto sicuro: La fanno entrare quando ha perso il resto.',
      ],
      footer: notYou,
    },
    'factor-removed': {
      subject: 'Dal Suo account su {vendor} è stato tolto un secondo passaggio',
      preview: '{factor}, {changedAt}.',
      paragraphs: [hello, 'il Suo account non usa più, all’accesso: {factor}. Tolto: {changedAt}.'],
      footer: notYou,
    },
    'passkey-added': {
      subject: 'Al Suo account su {vendor} è stata aggiunta una passkey',
      preview: '{changedAt}.',
      paragraphs: [hello, 'il Suo account ora si apre anche con una passkey. Aggiunta: {changedAt}.'],
      footer: `${notYou} Poi tolga la passkey nel Suo profilo.`,
    },
    'passkey-removed': {
      subject: 'Dal Suo account su {vendor} è stata tolta una passkey',
      preview: '{changedAt}.',
      paragraphs: [hello, 'una delle passkey del Suo account non lo apre più. Tolta: {changedAt}.'],
      footer: notYou,
    },
    'recovery-code-used': {
      subject: 'È stato usato un codice di recupero del Suo account su {vendor}',
      preview: 'Codici rimasti: {codesLeft}.',
      paragraphs: [
        hello,
        'uno dei Suoi codici di recupero ha sostituito il secondo passaggio. Quando: {changedAt}.',
        'Codici rimasti: {codesLeft}. Ne crei di nuovi nel Suo profilo prima che finiscano.',
      ],
      footer: notYou,
    },
    'recovery-codes-renewed': {
      subject: 'Nuovi codici di recupero per il Suo account su {vendor}',
      preview: '{changedAt}.',
      paragraphs: [hello, 'sono stati creati nuovi codici di recupero. Quando: {changedAt}. I vecchi non valgono più.'],
      footer: notYou,
    },
    'second-factor-locked': {
      subject: 'Qualcuno tenta di indovinare il secondo passaggio del Suo account su {vendor}',
      preview: 'Sospeso fino al {lockedUntil}.',
      paragraphs: [
        hello,
        'ci sono stati troppi codici sbagliati di seguito, da parte di qualcuno che ha superato il primo passaggio. Il secondo è sospeso fino al {lockedUntil}.',
        'Un errore di battitura? Riprovi dopo.',
      ],
      footer: 'Non è stato Lei? Allora qualcuno conosce la Sua password: ne scelga subito una nuova.',
    },
    'link-identity-code': {
      subject: '{code} è il Suo codice per {vendor}',
      preview: 'Lo scriva nella pagina che lo chiede.',
      paragraphs: [
        hello,
        `qualcuno accede a {vendor} con un account di un altro servizio che ha questo indirizzo e-mail. Se è Lei, scriva questo codice nella pagina che lo chiede. ${codeLasts}`,
      ],
      footer: 'Non è stato Lei? Non passi il codice ad altri; senza, non succede nulla.',
    },
    'new-device': {
      subject: 'Nuovo accesso al Suo account {vendor}',
      preview: '{device}, {changedAt}.',
      paragraphs: [
        hello,
        'è stato effettuato l’accesso al Suo account {email} su {vendor} da un nuovo dispositivo: {device}, {changedAt}. Luogo: {place}.',
        ifYou,
      ],
      footer: 'Non è stato Lei? Disconnetta quella sessione nel portale e cambi subito la password.',
    },
    'identity-linked': {
      subject: 'Ora può accedere a {vendor} con {provider}',
      preview: 'Il Suo account ha un modo in più per accedere.',
      paragraphs: [
        hello,
        'il Suo account {provider} è stato collegato al Suo account su {vendor}. D’ora in poi Le dà accesso.',
      ],
      footer: `${notYou} Avvisi anche l’amministrazione della Sua organizzazione.`,
    },
    'api-token-made': {
      subject: 'È stato creato un token API personale per Lei su {vendor}',
      preview: 'In {tenantName}, {changedAt}.',
      paragraphs: [
        hello,
        'con un token API personale i programmi possono ora agire a Suo nome in {tenantName} su {vendor}. Si chiama: {tokenName}. Creato: {changedAt}.',
      ],
      footer: `${notYou} Poi elimini il token nella pagina dei Suoi token personali: fino ad allora funziona.`,
    },
    'api-tokens-stay': {
      subject: 'I token API di {personName} funzionano ancora in {tenantName}',
      preview: '{personName} non fa più parte di {tenantName}. Verifichi i suoi token API.',
      paragraphs: [
        hello,
        '{personName} non fa più parte di {tenantName} su {vendor}. I token API che ha creato per l’organizzazione funzionano ancora: {tokenNames}.',
        'Elimini i token che non servono più e sostituisca quelli di cui {personName} potrebbe aver conservato i segreti.',
      ],
      footer: 'Riceve questa e-mail perché gestisce gli utenti di {tenantName}.',
    },
    'groups-changed': {
      subject: 'I Suoi diritti in {tenantName} sono cambiati',
      preview: 'Un gruppo di {tenantName} è stato modificato.',
      paragraphs: [hello, 'i Suoi diritti in {tenantName} su {vendor} sono cambiati: {change}. Vale da subito.'],
      footer: 'La sorprende? Chieda all’amministrazione di {tenantName}.',
    },
    'email-change-code': {
      subject: 'Confermi questo indirizzo per {vendor}',
      preview: lasts,
      paragraphs: [
        'Buongiorno,',
        `{name} vuole accedere d’ora in poi a {vendor} con questo indirizzo e-mail. È Lei? Allora scriva questo codice dove l’ha chiesto. ${codeLasts}`,
      ],
      footer: 'Non è Lei? Non faccia nulla e non dia il codice a nessuno: senza, nulla cambia.',
    },
    'email-changed': {
      subject: 'Ora accede a {vendor} con un altro indirizzo',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'il Suo account su {vendor} è passato da {email} a {newEmail}. Quando: {changedAt}. D’ora in poi le e-mail arrivano lì.',
        ifYou,
      ],
      footer:
        'Non è stato Lei? Avvisi subito l’amministrazione della Sua organizzazione: questo indirizzo non apre più l’account.',
    },
    'signed-up-by-link': {
      subject: '{personName} si è registrato in {tenantName} con il Suo link',
      preview: '{personEmail} entra appena l’indirizzo è confermato.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) si è registrato in {tenantName} con il link d’invito che Lei ha creato ed entra appena l’indirizzo è confermato.',
      ],
      footer:
        'Non conosce questa persona? La rimuova nel portale di amministrazione e revochi il link: funziona per chiunque lo abbia.',
    },
    'factor-reset-asked': {
      subject: 'Il Suo secondo passaggio su {vendor} sta per essere reimpostato',
      preview: '{actor} di {tenantName} l’ha chiesto. Può mantenerlo.',
      paragraphs: [
        hello,
        '{actor} di {tenantName} ha chiesto di togliere il Suo secondo passaggio, con i codici di recupero, come si fa per chi l’ha perso. Non è ancora successo nulla: un’altra persona dell’amministrazione deve confermarlo entro il {dueAt}, poi passa ancora questo tempo: {delay}.',
        'Ha ancora il Suo secondo passaggio, o non l’ha chiesto? Allora lo mantenga.',
      ],
      button: 'Mantieni il mio secondo passaggio',
      footer: 'L’ha chiesto Lei? Allora non faccia nulla.',
    },
    'factor-reset-confirmed': {
      subject: 'Il Suo secondo passaggio su {vendor} verrà tolto',
      preview: 'Il {dueAt}, se non lo mantiene.',
      paragraphs: [
        hello,
        '{actor} di {tenantName} ha confermato che il Suo secondo passaggio sia tolto. Quando: {dueAt}. Così terminano tutte le Sue sessioni; dopo basta la password per accedere.',
        'Ha ancora il Suo secondo passaggio, o non l’ha chiesto? Allora lo mantenga.',
      ],
      button: 'Mantieni il mio secondo passaggio',
      footer: 'L’ha chiesto Lei? Non faccia nulla e acceda dopo.',
    },
    'factor-reset-cancelled': {
      subject: 'Il Suo secondo passaggio su {vendor} resta',
      preview: '{actor} ha annullato la reimpostazione.',
      paragraphs: [
        hello,
        '{actor} di {tenantName} ha annullato la reimpostazione del Suo secondo passaggio. Accede come prima.',
      ],
      footer: 'Non riesce ancora a entrare? Scriva all’amministrazione della Sua organizzazione.',
    },
    'factor-reset-kept': {
      subject: 'Il Suo secondo passaggio su {vendor} non cambia',
      preview: 'La reimpostazione è finita.',
      paragraphs: [
        hello,
        'la reimpostazione del Suo secondo passaggio è finita, con il link della nostra e-mail. Accede come prima.',
      ],
      footer: 'Non è stato Lei a usarlo? Allora qualcuno legge la Sua posta: ne cambi subito la password.',
    },
    'factor-reset-done': {
      subject: 'Il Suo secondo passaggio su {vendor} è stato tolto',
      preview: '{changedAt}. Acceda e ne configuri uno nuovo.',
      paragraphs: [
        hello,
        'il Suo secondo passaggio è stato tolto, come hanno deciso due persone dell’amministrazione della Sua organizzazione, e tutte le sessioni sono terminate. Quando: {changedAt}. Acceda con la password e configuri un nuovo secondo passaggio nella pagina della privacy.',
      ],
      footer: 'Non l’ha chiesto? Scelga subito una nuova password e avvisi la Sua organizzazione.',
    },
    'factor-reset-approve': {
      subject: 'Un secondo passaggio su {vendor}: sì o no?',
      preview: '{actor} chiede di reimpostarlo per {personName}.',
      paragraphs: [
        hello,
        '{actor} di {tenantName} ha chiesto di reimpostare il secondo passaggio di {personName} ({personEmail}), come si fa per chi l’ha perso. Serve un secondo amministratore, per esempio Lei. Termine: {dueAt}.',
        'La pagina dietro questo link mostra la richiesta. Per dire sì o no, acceda.',
      ],
      button: 'Guarda la richiesta',
      footer:
        'Non fa nulla? Allora decide un altro amministratore, o la richiesta finisce da sola. Il link da solo non decide nulla.',
    },
    'factor-reset-declined': {
      subject: 'Un secondo passaggio su {vendor} resta com’è',
      preview: '{actor} ha detto di no per {personName}.',
      paragraphs: [
        hello,
        '{actor} di {tenantName} ha detto di no alla Sua richiesta: il secondo passaggio di {personName} ({personEmail}) resta.',
      ],
      footer: 'Pensa ancora che sia perso? Ne parli con {actor} e chieda di nuovo.',
    },
  },
  phrases: {
    'authenticator-app': 'app di autenticazione',
    'text-messages': 'SMS al numero che termina con {end}',
    'device-lock': 'il blocco di questo dispositivo (impronta, volto o PIN)',
    'security-key': 'chiave di sicurezza',
    'phone-added': 'è stato aggiunto un numero',
    'phone-removed': 'è stato tolto un numero',
    'phone-replaced': 'un altro numero ha preso il posto del vecchio',
    'phone-named': 'è stato indicato un nuovo numero, che prende il posto degli altri appena viene usato per accedere',
    'group-gone': 'il gruppo {group} non esiste più',
    'group-joined': 'ora fa parte del gruppo {group}',
    'group-left': 'non fa più parte del gruppo {group}',
  },
  sms: { code: '{code} è il Suo codice per {vendor}. Validità: {expiresIn}. Nessuno di {vendor} glielo chiederà mai.' },
};
