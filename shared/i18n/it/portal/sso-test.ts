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
  'ssotest.failed': 'Prova non superata: {fault}.',
  'ssotest.expired': 'Nessuna risposta entro 10 minuti. Avvia di nuovo la prova.',
  'ssotest.failedToLoad': 'Impossibile caricare il risultato della prova.',
  'ssotest.notComplete': 'Aggiungi prima i valori del provider.',
  'ssotest.needed': 'Prova prima la connessione. Puoi attivarla qui solo dopo una prova superata.',
  'ssotest.seen': 'Inviato da {provider}',
  'ssotest.wanted': 'Previsto',
  'ssotest.nothing': 'niente',
  'ssotest.error': 'Errore',
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
  'ssotest.fewer': 'Mostra il riepilogo',

  'ssotest.group.message': 'Risposta ricevuta',
  'ssotest.group.request': 'Risposta alla nostra richiesta',
  'ssotest.group.signature': 'Firma e certificato',
  'ssotest.group.addressee': 'Emittente e destinatario',
  'ssotest.group.time': 'Ora',
  'ssotest.group.user': 'Utente e dominio email',
  'ssotest.group.groups': 'Gruppi e ruoli',
  'ssotest.group.account': 'Account',
  'ssotest.fault.request': 'Appartiene a un altro accesso',
  'ssotest.fault.once': 'Risposta già usata',
  'ssotest.fault.late': 'Accesso troppo lento',
  'ssotest.fault.enabled': 'Connessione disattivata',
  'ssotest.fault.size': 'Risposta troppo grande',
  'ssotest.fault.malformed': 'Risposta SAML non valida',
  'ssotest.fault.status': 'Accesso rifiutato dal provider',
  'ssotest.fault.acsUrl': 'L’URL ACS non corrisponde',
  'ssotest.fault.audience': 'L’audience non corrisponde',
  'ssotest.fault.encryption': 'Non decifrabile',
  'ssotest.fault.unsigned': 'Risposta non firmata',
  'ssotest.fault.signatureForm': 'La firma non copre la risposta',
  'ssotest.fault.algorithm': 'Algoritmo di firma non accettato',
  'ssotest.fault.changed': 'Modificata dopo la firma',
  'ssotest.fault.signature': 'Firmata con un altro certificato',
  'ssotest.fault.certificate': 'Certificato da sostituire',
  'ssotest.fault.issuer': 'L’emittente non corrisponde',
  'ssotest.fault.idpInitiated': 'Accesso iniziato dal provider',
  'ssotest.fault.time': 'Orologio diverso',
  'ssotest.fault.expired': 'Risposta scaduta',
  'ssotest.fault.sessionOver': 'Sessione del provider terminata',
  'ssotest.fault.authnContext': 'Metodo di accesso non indicato',
  'ssotest.fault.mfa': 'MFA non indicata',
  'ssotest.fault.nameId': 'Nessun NameID persistente',
  'ssotest.fault.name': 'Nessun nome visualizzato',
  'ssotest.fault.email': 'Nessun indirizzo email',
  'ssotest.fault.emailUnique': 'Più indirizzi email',
  'ssotest.fault.emailVerified': 'Indirizzo email non verificato',
  'ssotest.fault.domain': 'Dominio email non verificato',
  'ssotest.fault.groups': 'Nessun gruppo inviato',
  'ssotest.fault.groupsOverage': 'Troppi gruppi',
  'ssotest.fault.groupsNamed': 'ID dei gruppi invece dei nomi',
  'ssotest.fault.groupRole': 'Gruppo senza ruolo',
  'ssotest.fault.membership': 'Utente disattivato',
  'ssotest.fault.domainAllowed': 'Dominio email non consentito',
  'ssotest.fault.firstRoles': 'Nessun ruolo per i nuovi utenti',
  'ssotest.fault.account': 'L’utente non può accedere qui',
  'ssotest.fault.reach': 'Provider non raggiungibile',
  'ssotest.fault.redirectUri': 'Codice rifiutato',
  'ssotest.fault.client': 'Client secret rifiutato',
  'ssotest.fault.keys': 'Chiave di firma non trovata',
  'ssotest.fault.token': 'Token non validi',
  'ssotest.fault.scopes': 'Ambito “email” non concesso',

  'ssotest.fix.request':
    'La risposta appartiene a un altro accesso. Avvia l’accesso qui, non da {provider}, e completalo nello stesso browser.',
  'ssotest.fix.once': 'Ogni risposta vale per un solo accesso. Ripeti l’accesso.',
  'ssotest.fix.late': 'L’accesso non è stato completato in tempo. Ripetilo.',
  'ssotest.fix.enabled': 'La connessione non è attiva. Attivala, poi accedi di nuovo.',
  'ssotest.fix.size': 'In {provider}, invia meno gruppi e attributi a questa applicazione.',
  'ssotest.fix.malformed':
    'Nessuna impostazione qui lo cambia. Verifica che nessun proxy o estensione del browser modifichi la risposta, poi invia questo risultato all’assistenza di {provider}.',
  'ssotest.fix.field': 'In {provider}, inserisci il valore previsto in “{field}” e salva. Poi ripeti il test.',
  'ssotest.fix.fieldAt':
    'In {provider}, apri {place}, inserisci il valore previsto in “{field}” e salva. Poi ripeti il test.',
  'ssotest.fix.idpInitiated': 'Avvia l’accesso qui oppure consenti, al passaggio 4, l’accesso avviato da {provider}.',
  'ssotest.fix.mfa':
    '{provider} non ha segnalato più fattori. Richiedi l’MFA lì oppure aggiungi al passaggio 4 il valore che invia.',
  'ssotest.fix.signature':
    'La risposta non è firmata con un certificato di questa connessione. Nel passaggio 4, aggiungi il certificato di firma di {provider}.',
  'ssotest.fix.algorithm': 'Scegli SHA-256 come algoritmo di firma in {provider}.',
  'ssotest.fix.time':
    'L’orologio di {provider} è diverso dal nostro, o la risposta è arrivata troppo tardi. Regola l’orologio del server che la invia, poi ripeti la prova.',
  'ssotest.fix.domain':
    'Questo indirizzo non appartiene a un dominio verificato. Se l’utente è dei tuoi, aggiungi il dominio nel passaggio 2 e verificalo. Altrimenti accedi a {provider} con un altro account.',
  'ssotest.fix.groups':
    'Gli utenti ricevono solo i ruoli dei nuovi utenti. Per associare i gruppi, inviali come attributo “groups” in {provider}.',
  'ssotest.fix.groupsOverage':
    'L’utente ha più gruppi di quanti {provider} ne elenchi. Invia lì solo i gruppi assegnati all’applicazione.',
  'ssotest.fix.groupsNamed':
    '{provider} ha inviato ID di gruppi non associati. Associali nel passaggio 5 o invia i nomi.',
  'ssotest.fix.groupRole': 'Questo gruppo non assegna ruoli. Se deve farlo, scegli i suoi ruoli nel passaggio 5.',
  'ssotest.fix.firstRoles':
    'I nuovi utenti possono accedere ma non hanno permessi. Scegli i ruoli dei nuovi utenti nel passaggio 5.',
  'ssotest.fix.membership':
    'L’utente è disattivato nella tua organizzazione. Un amministratore può riattivarlo nella pagina Utenti.',
  'ssotest.fix.domainAllowed':
    'Le restrizioni di dominio della tua organizzazione non consentono questo indirizzo email. Modifica le restrizioni o l’indirizzo dell’utente.',
  'ssotest.fix.account':
    'Una regola della tua organizzazione non consente l’accesso a questo utente. Controlla l’utente e le restrizioni di accesso.',
  'ssotest.fix.encryption':
    'In {provider}, cifra per il certificato nei nostri metadati (passaggio 3), con RSA-OAEP e AES-GCM. Oppure disattiva lì la cifratura.',
  'ssotest.fix.unsigned': 'In {provider}, attiva la firma della risposta o dell’asserzione.',
  'ssotest.fix.signatureForm':
    'In {provider}, firma l’intera risposta o l’intera asserzione. Se è già così, verifica che nessun proxy o estensione del browser modifichi la risposta.',
  'ssotest.fix.changed':
    'La risposta è stata modificata lungo il percorso, dopo la firma di {provider}. Cerca un proxy o un’estensione del browser che la modifichi, poi ripeti il test.',
  'ssotest.fix.certificate':
    'In {provider}, crea un certificato di firma valido, con una chiave RSA di almeno 2048 bit. Aggiungilo nel passaggio 4.',
  'ssotest.fix.status':
    'L’accesso dell’utente è stato rifiutato da {provider}. Verifica che l’applicazione sia assegnata all’utente.',
  'ssotest.fix.client':
    'L’ID client o il segreto client è errato, oppure il segreto è scaduto. Crea un nuovo segreto in {provider} e inseriscilo nel passaggio 4.',
  'ssotest.fix.clientId':
    'I token sono per un altro client. Inserisci nel passaggio 4 l’ID client di questa applicazione in {provider}.',
  'ssotest.fix.redirectUri':
    'In {provider}, registra il nostro URI di reindirizzamento esattamente come nel passaggio 3. Poi ripeti il test.',
  'ssotest.fix.tokenAlgorithm':
    'In {provider}, firma i token ID con un algoritmo elencato nel suo documento di discovery, ad esempio RS256.',
  'ssotest.fix.keys':
    'Il token ID non è firmato con una chiave pubblicata da {provider}. Riprova tra qualche minuto. Se fallisce ancora, controlla lì le chiavi di firma.',
  'ssotest.fix.token':
    'Nessuna impostazione qui lo cambia. Verifica che l’applicazione in {provider} sia un’applicazione web OpenID Connect, oppure invia questo risultato alla sua assistenza.',
  'ssotest.fix.reach':
    'Non abbiamo ricevuto una risposta utilizzabile da {provider}. Controlla l’emittente nel passaggio 4 e che sia raggiungibile da Internet.',
  'ssotest.fix.issuer':
    'L’emittente salvato nel passaggio 4 è diverso da quello inviato da {provider}. Rileggi lì i metadati.',
  'ssotest.fix.issuerOidc':
    'L’emittente nel passaggio 4 è diverso da quello indicato da {provider}. Inseriscilo esattamente come lo indica {provider}.',
  'ssotest.fix.sessionOver': 'Esci da {provider}, poi accedi di nuovo.',
  'ssotest.fix.authnContext':
    'L’accesso funziona anche così. Perché l’MFA del provider valga qui, {provider} deve indicare come l’utente ha eseguito l’accesso.',
  'ssotest.fix.nameId':
    'In {provider}, invia un NameID che resti lo stesso per ogni utente. Altrimenti un indirizzo email modificato crea un nuovo utente.',
  'ssotest.fix.name':
    'In {provider}, invia il nome visualizzato dell’utente come “name”. Nel frattempo viene mostrato l’indirizzo email.',
  'ssotest.fix.email': 'In {provider}, invia l’indirizzo email dell’utente come “email”.',
  'ssotest.fix.emailUnique':
    'In {provider}, invia un solo indirizzo email: lo stesso come NameID e come “email”, oppure solo uno dei due.',
  'ssotest.fix.emailVerified':
    'Verifica l’indirizzo email dell’utente in {provider}. Deve inviare “email_verified” come true.',
  'ssotest.fix.scopes': 'In {provider}, consenti a questa applicazione di richiedere l’ambito “email”.',
};
