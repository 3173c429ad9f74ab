import type { portalUserDrawer as english } from '#shared/i18n/en/portal/user-drawer.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserDrawer: TranslationOf<typeof english> = {
  // one person
  'person.phone': 'Telefono',
  'person.id': 'ID utente',
  'person.managedText':
    'Una directory gestisce il nome, il numero di telefono e il nome utente di questo utente. Qui puoi modificarne i ruoli e i gruppi.',
  'person.editTitle': 'Modifica {name}',
  'person.name': 'Nome',
  'person.nameMissing': 'Inserisci un nome.',
  'person.saved': '{name} aggiornato.',
  'person.useTheirs': 'Usa i nuovi valori',
  'person.groupsTitle': 'Gruppi di {name}',
  'person.groupsText': 'I membri di un gruppo ricevono tutti i suoi ruoli.',
  'person.groupsSaved': 'Gruppi di {name} aggiornati.',
  'person.groupsPartly':
    'Alcune modifiche non sono state salvate. {done} Le modifiche restanti sono ancora selezionate sotto. {reason}',
  'person.groupsDone': 'Salvati: {groups}.',
  'person.sessions': 'Sessioni attive',
  'person.since': 'Inizio: {time}',
  'person.thisMoment': 'proprio ora',
  'person.factors': 'Metodi di verifica',
  'person.noFactors': 'Nessuno.',
  'person.app': 'App di autenticazione',
  'person.sms': 'SMS al numero {number}',
  'person.key': 'Chiave di sicurezza',
  'person.platform': 'Impronta, volto o PIN di un dispositivo',
  'person.codes': {
    one: '{count} codice di recupero rimasto.',
    many: '{count} codici di recupero rimasti.',
    other: '{count} codici di recupero rimasti.',
  },
  'person.accessFailed': 'Impossibile caricare le sessioni e i metodi di verifica.',
  'person.events': 'Attività',
  'person.eventsFailed': 'Impossibile caricare l’attività.',

  // impersonation
  'impersonate.title': 'Agire come {name}?',
  'impersonate.text':
    'Userai {tenant} come {name} finché non interrompi. Invieremo a {name} un’email con il tuo nome e il motivo, e ogni modifica sarà registrata con il tuo nome.',
  'impersonate.reason': 'Motivo',
  'impersonate.reasonHint': 'Ad esempio, “Ticket di assistenza 4711”.',
  'impersonate.reasonWrong': 'Inserisci un motivo da 3 a 500 caratteri.',
  'impersonate.action': 'Agisci come questo utente',
  'impersonate.starting': 'Avvio…',

  // a reset of the second step
  'reset.ask': 'Reimposta MFA…',
  'reset.askTitle': 'Reimpostare l’MFA di {name}?',
  'reset.askText':
    'Usa questa opzione se {name} non ha più accesso ai propri metodi di verifica. Invieremo un’email a {name}, che potrà annullare la reimpostazione. Un altro amministratore deve approvarla. I metodi di verifica, i codici di recupero e le sessioni vengono rimossi {delay} dopo.',
  'reset.askAction': 'Richiedi reimpostazione',
  'reset.askKeep': 'Annulla',
  'reset.asking': 'Richiesta in corso…',
  'reset.asked':
    'Reimpostazione richiesta. Abbiamo inviato un’email a {name} e un altro amministratore deve approvarla.',
  'reset.askedText':
    '{actor} ha richiesto una reimpostazione MFA. Un altro amministratore deve approvarla prima della scadenza: {time}.',
  'reset.askedByYou':
    'Hai richiesto una reimpostazione MFA. Un altro amministratore deve approvarla prima della scadenza: {time}.',
  'reset.confirm': 'Approva reimpostazione',
  'reset.confirmed': 'Reimpostazione approvata. Abbiamo inviato un’email a {name}, che può ancora annullarla.',
  'reset.confirmedText': 'L’MFA verrà reimpostata: {time}. Approvata da {actor} e {other}.',
  'reset.cancel': 'Annulla reimpostazione',
  'reset.canceled': 'Reimpostazione annullata. Abbiamo inviato un’email a {name}.',
  'reset.hours': { one: '{count} ora', many: '{count} ore', other: '{count} ore' },
  'reset.failed': 'Impossibile aggiornare la reimpostazione. Nulla è stato modificato.',

  // several
  'bulk.accessTitle': {
    one: 'Ruoli e gruppi per {count} utente',
    many: 'Ruoli e gruppi per {count} utenti',
    other: 'Ruoli e gruppi per {count} utenti',
  },
  'bulk.accessText': 'I ruoli e i gruppi selezionati vengono aggiunti. Gli utenti mantengono quelli che hanno già.',
  'bulk.accessSave': 'Aggiungi ruoli e gruppi',
  'bulk.accessProgress': '{done} di {count} aggiornati',
  'bulk.didAccess': {
    one: '{count} utente aggiornato.',
    many: '{count} utenti aggiornati.',
    other: '{count} utenti aggiornati.',
  },
  'bulk.accessFailed': {
    one: 'Impossibile aggiungere tutto per {count} utente:',
    many: 'Impossibile aggiungere tutto per {count} utenti:',
    other: 'Impossibile aggiungere tutto per {count} utenti:',
  },
  'bulk.groupFailed': 'Impossibile aggiungere utenti a {group}:',
};
