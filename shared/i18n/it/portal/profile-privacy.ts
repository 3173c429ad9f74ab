import type { portalProfilePrivacy as english } from '#shared/i18n/en/portal/profile-privacy.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePrivacy: TranslationOf<typeof english> = {
  'page.privacy': 'Sicurezza e privacy',
  'privacy.lead': 'Gestisci come accedi e dove hai eseguito l’accesso.',
  'privacy.since': 'Aggiunto: {date}',
  'privacy.lastUsed': 'Ultimo utilizzo: {time}',
  'privacy.remove': 'Rimuovi',
  'privacy.removeOf': 'Rimuovi {name}',
  'privacy.removed': '{name} rimosso.',
  'privacy.removeTitle': 'Rimuovere {name}?',
  'privacy.removeAction': 'Rimuovi',
  'privacy.removeKeep': 'Annulla',
  'privacy.working': 'Operazione in corso…',
  'privacy.copy': 'Copia',
  'privacy.copied': 'Copiato',
  'privacy.download': 'Scarica',
  'privacy.code': 'Inserisci il codice di 6 cifre',
  'privacy.confirm': 'Verifica',
  'privacy.confirming': 'Verifica in corso…',
  'privacy.triesLeft': {
    one: '{count} tentativo rimasto.',
    many: '{count} tentativi rimasti.',
    other: '{count} tentativi rimasti.',
  },

  // the second step
  'privacy.secondStep': 'Autenticazione a più fattori',
  'privacy.secondStepText': 'Aggiungi un secondo livello di sicurezza al tuo account.',
  'privacy.secondStepFailed': 'Impossibile caricare i tuoi metodi di verifica',
  'privacy.noFactors': 'Ancora nessun metodo di verifica. Consigliamo un’app di autenticazione.',
  'privacy.addFactor': 'Aggiungi metodo di verifica',
  'privacy.kind.app': 'App di autenticazione',
  'privacy.kind.phone': 'SMS',
  'privacy.kind.key': 'Chiave di sicurezza',
  'privacy.kind.device': 'Questo dispositivo',
  'privacy.named': '{kind} {name}',
  'privacy.factorAdded': 'Metodo di verifica aggiunto.',
  'privacy.removeText':
    'Non potrai più usarlo per verificare la tua identità. Gli altri metodi di verifica continuano a funzionare.',
  'privacy.removeLastText':
    'Questo è il tuo unico metodo di verifica. Senza, solo la password protegge il tuo account.',
  'privacy.appTitle': 'Configura un’app di autenticazione',
  'privacy.appText':
    'Scansiona il codice QR con la tua app o inserisci la chiave di configurazione. Poi inserisci il codice di 6 cifre dell’app.',
  'privacy.appPicture': 'Codice QR con la chiave di configurazione',
  'privacy.appKey': 'Chiave di configurazione',
  'privacy.phoneTitle': 'Aggiungi numero di telefono',
  'privacy.phoneText': 'Quando accedi, invieremo un codice di verifica tramite SMS a questo numero.',
  'privacy.phoneNumber': 'Numero di telefono',
  'privacy.phoneHint': 'Includi il prefisso internazionale, ad esempio +39 312 345 6789.',
  'privacy.phoneSent': 'Abbiamo inviato un codice al {phone}.',
  'privacy.sendCode': 'Invia codice',

  // recovery codes
  'privacy.codesLeft': {
    one: '{count} codice di recupero rimasto.',
    many: '{count} codici di recupero rimasti.',
    other: '{count} codici di recupero rimasti.',
  },
  'privacy.codesFew': {
    one: 'È rimasto solo {count} codice di recupero. Genera nuovi codici prima di esaurirli.',
    many: 'Sono rimasti solo {count} codici di recupero. Genera nuovi codici prima di esaurirli.',
    other: 'Sono rimasti solo {count} codici di recupero. Genera nuovi codici prima di esaurirli.',
  },
  'privacy.newCodes': 'Genera nuovi codici',
  'privacy.newCodesTitle': 'Generare nuovi codici di recupero?',
  'privacy.newCodesText': 'I codici attuali smettono immediatamente di funzionare.',
  'privacy.newCodesKeep': 'Annulla',
  'privacy.codesTitle': 'Salva i codici di recupero',
  'privacy.codesText':
    'Usa un codice di recupero per accedere se non hai più accesso al tuo metodo di verifica. Ogni codice funziona una sola volta. Questi codici non verranno più mostrati.',
  'privacy.codesSaved': 'Ho salvato i codici',
  'privacy.codesFile': 'Codici di recupero per {email}. Ogni codice funziona una sola volta.',

  // passkeys
  'privacy.passkeys': 'Passkey',
  'privacy.passkeysText': 'Accedi con impronta, volto o PIN invece di una password.',
  'privacy.passkeysFailed': 'Impossibile caricare le tue passkey',
  'privacy.noPasskeys': 'Ancora nessuna passkey.',
  'privacy.addPasskey': 'Aggiungi passkey',
  'privacy.passkeyAdded': 'Passkey aggiunta.',
  'privacy.passkeyDevice': 'Passkey su un dispositivo',
  'privacy.passkeyKey': 'Passkey su una chiave di sicurezza',
  'privacy.passkeyOf': '{device}, aggiunta: {date}',
  'privacy.removePasskeyText':
    'Non potrai più usarla per accedere. Eliminala anche dal dispositivo, così non verrà più proposta.',

  // proving who one is
  'privacy.proveTitle': 'Verifica la tua identità',
  'privacy.proveText': 'Per la tua sicurezza, inserisci la password per modificare le modalità di accesso.',
  'privacy.proveCode': 'Inserisci il codice di 6 cifre della tua app di autenticazione.',
  'privacy.proveElsewhere': 'Continua nella pagina di accesso. Poi tornerai qui.',
  'privacy.password': 'La tua password',
  'privacy.prove': 'Continua',
  'privacy.proving': 'Verifica…',
  'privacy.signInAnew': 'Usa un altro metodo di accesso',

  'privacy.error.invalid-credentials': 'Password errata.',
  'privacy.error.second-factor-expired': 'Questa richiesta è scaduta. Ricomincia.',
  'privacy.error.factor-code-wrong': 'Codice errato. Inserisci quello mostrato ora.',
  'privacy.error.factor-enforced':
    'La tua organizzazione richiede l’MFA e questo è il tuo unico metodo di verifica. Prima aggiungine un altro.',
  'privacy.error.factors-too-many': 'Hai raggiunto il numero massimo di metodi di verifica. Prima rimuovine uno.',
  'privacy.error.security-key-refused':
    'Impossibile verificare la chiave di sicurezza o il dispositivo. Nulla è stato modificato. Riprova.',
  'privacy.error.security-key-known':
    'Questa chiave di sicurezza o questo dispositivo è già configurato. Usane un altro.',
  'privacy.error.code-expired': 'Questo codice è scaduto. Richiedine uno nuovo.',
  'privacy.error.code-exhausted': 'Troppi tentativi errati. Richiedi un nuovo codice.',
  'privacy.error.phone-invalid':
    'Inserisci un numero di telefono valido con il prefisso internazionale, ad esempio +39 312 345 6789.',
  'privacy.error.phone-not-allowed': 'Non possiamo inviare SMS a questo numero. Usa un numero di cellulare.',
  'privacy.error.sms-not-available': 'Gli SMS non sono configurati. Usa un altro metodo.',
};
