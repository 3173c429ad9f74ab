import type { portalSsoTest as english } from '#shared/i18n/en/portal/sso-test.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoTest: TranslationOf<typeof english> = {
  'ssotest.title': 'Prova la connessione',
  'ssotest.text': 'Accedi con il tuo account di {provider}. Per gli altri utenti non cambia nulla.',
  'ssotest.passedOn': 'Superata: {date}',
  'ssotest.start': 'Avvia prova',
  'ssotest.again': 'Ripeti prova',
  'ssotest.newTab': 'La prova si apre in una nuova scheda. Questa pagina mostra il risultato.',
  'ssotest.blocked': 'Il browser ha bloccato la nuova scheda.',
  'ssotest.open': 'Apri la prova',
  'ssotest.waiting': 'In attesa della risposta di {provider}…',
  'ssotest.passed': 'Prova superata per {email}.',
  'ssotest.failed': 'Prova non superata: {group}.',
  'ssotest.expired': 'Nessuna risposta entro 10 minuti. Avvia di nuovo la prova.',
  'ssotest.failedToLoad': 'Impossibile caricare il risultato della prova.',
  'ssotest.notComplete': 'Aggiungi prima i valori del provider.',
  'ssotest.needed': 'Prova prima la connessione. Puoi attivarla qui solo dopo una prova superata.',
  'ssotest.seen': 'Inviato da {provider}',
  'ssotest.wanted': 'Previsto',
  'ssotest.nothing': 'niente',
  'ssotest.rule': 'Regola',
  'ssotest.notReached': 'Non verificata',
  'ssotest.checkPassed': 'Superata',
  'ssotest.checkFailed': 'Non superata',
  'ssotest.checkWarning': 'Avviso',
  'ssotest.allRules': {
    one: 'Mostra {count} regola',
    many: 'Mostra tutte le {count} regole',
    other: 'Mostra tutte le {count} regole',
  },

  'ssotest.group.message': 'Risposta ricevuta',
  'ssotest.group.request': 'Risposta alla nostra richiesta',
  'ssotest.group.signature': 'Firma e certificato',
  'ssotest.group.addressee': 'Emittente e destinatario',
  'ssotest.group.time': 'Ora',
  'ssotest.group.user': 'Utente e dominio email',
  'ssotest.group.groups': 'Gruppi e ruoli',
  'ssotest.group.account': 'Account',

  'ssotest.fix.message':
    'La risposta di {provider} non è leggibile. Confronta lì i valori dell’applicazione con quelli del passaggio 3.',
  'ssotest.fix.request':
    'La risposta appartiene a un altro accesso. Avvia l’accesso qui, non da {provider}, e completalo nello stesso browser.',
  'ssotest.fix.idpInitiated': 'Avvia l’accesso qui oppure consenti, al passaggio 4, l’accesso avviato da {provider}.',
  'ssotest.fix.mfa':
    '{provider} non ha segnalato più fattori. Richiedi l’MFA lì oppure aggiungi al passaggio 4 il valore che invia.',
  'ssotest.fix.signature':
    'La risposta non è firmata con un certificato di questa connessione. Nel passaggio 4, aggiungi il certificato di firma di {provider}.',
  'ssotest.fix.algorithm': 'Scegli SHA-256 come algoritmo di firma in {provider}.',
  'ssotest.fix.addressee': 'In {provider}, inserisci il valore previsto e salva. Poi ripeti la prova.',
  'ssotest.fix.time':
    'L’orologio di {provider} è diverso dal nostro, o la risposta è arrivata troppo tardi. Regola l’orologio del server che la invia, poi ripeti la prova.',
  'ssotest.fix.user':
    'In {provider}, invia l’indirizzo email dell’utente come attributo “email”. Deve appartenere a un dominio verificato di questa connessione.',
  'ssotest.fix.domain': 'Nel passaggio 2, aggiungi il dominio di questo indirizzo e verificalo.',
  'ssotest.fix.groups':
    'Gli utenti ricevono solo i ruoli dei nuovi utenti. Per associare i gruppi, inviali come attributo “groups” in {provider}.',
  'ssotest.fix.account':
    'Una regola della tua organizzazione non consente l’accesso a questo utente. Controlla l’utente e le restrizioni di accesso.',
  'ssotest.fix.encryption': 'Disattiva la crittografia delle asserzioni in {provider}.',
  'ssotest.fix.status':
    'L’accesso dell’utente è stato rifiutato da {provider}. Verifica che l’applicazione sia assegnata all’utente.',
  'ssotest.fix.client':
    'L’ID client o il segreto client è errato, oppure il segreto è scaduto. Crea un nuovo segreto in {provider} e inseriscilo nel passaggio 4.',
  'ssotest.fix.issuer':
    'L’emittente nella configurazione del provider è diverso da quello del passaggio 4. Inserisci lì il valore previsto.',
};
