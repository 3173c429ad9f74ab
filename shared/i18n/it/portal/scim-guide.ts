import type { portalScimGuide as english } from '#shared/i18n/en/portal/scim-guide.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimGuide: TranslationOf<typeof english> = {
  'provisioning.yourConnector': 'questo connettore SCIM',
  'provisioning.guideBefore': 'Apri le impostazioni',
  'provisioning.guideEnter': 'Inserisci i valori',
  'provisioning.guideThen': 'Attiva il provisioning',
  'provisioning.guideApp': 'Apri {place} e aggiungi un’app, oppure apri l’app che hai già.',
  'provisioning.guideOpen': 'Apri {place}.',
  'provisioning.guideSelect': 'Seleziona {place}.',
  'provisioning.guideCustomApp': 'In un’app SAML o SWA personalizzata, imposta prima {field} su {value} in {place}.',
  'provisioning.guideOlder': 'Nella schermata precedente, imposta {field} su {value} e apri {place}.',
  'provisioning.guideSet': 'In {place}, imposta {field} su {value}.',
  'provisioning.guideKeep': 'In {place}, mantieni la mappatura di {field} su {value}. Deve essere un indirizzo email.',
  'provisioning.guideTurnOn': 'In {place}, attiva {options}.',
  'provisioning.guideAssign': 'In {place}, assegna gli utenti e i gruppi di cui eseguire il provisioning.',
  'provisioning.guideGroups': 'In {place}, seleziona i gruppi di cui eseguire il provisioning.',
  'provisioning.guideApproval': 'Le azioni selezionate in {field} attendono l’approvazione di un amministratore.',
  'provisioning.guideOauth':
    'Al posto del token, se preferisci: crea un client OAuth nella pagina di questa connessione.',
  'provisioning.guideDefault': 'Mantieni il valore predefinito.',
  'provisioning.guideTestUser': 'Un indirizzo del tuo dominio che nessun utente ha.',
  'provisioning.guideScim': 'Apri le impostazioni SCIM di {provider}.',
  'provisioning.guideUserName': 'Usa un indirizzo email come {field}.',
  'provisioning.guideAttributes': 'Mappa {options}. Gli altri attributi non hanno effetto.',
  'provisioning.guideStart': 'Attiva il provisioning degli utenti e quello dei gruppi che devono dare ruoli.',
  'provisioning.guideWaiting': 'In attesa della prima richiesta…',
  'provisioning.openStep': 'Apri: {step}',
};
