import type { portalUserDrawer as english } from '#shared/i18n/en/portal/user-drawer.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserDrawer: TranslationOf<typeof english> = {
  // one person
  'user.phone': 'Telefono',
  'user.id': 'ID utente',
  'user.managedText':
    'Una directory gestisce il nome, il numero di telefono e il nome utente di questo utente. Qui puoi modificarne i ruoli e i gruppi.',
  'user.editTitle': 'Modifica {name}',
  'user.name': 'Nome',
  'user.nameMissing': 'Inserisci un nome.',
  'user.saved': '{name} aggiornato.',
  'user.useTheirs': 'Usa i nuovi valori',
  'user.groupsTitle': 'Gruppi di {name}',
  'user.groupsText': 'I membri di un gruppo ricevono tutti i suoi ruoli.',
  'user.groupsSaved': 'Gruppi di {name} aggiornati.',
  'user.groupsPartly':
    'Alcune modifiche non sono state salvate. {done} Le modifiche restanti sono ancora selezionate sotto. {reason}',
  'user.groupsDone': 'Salvati: {groups}.',
  'user.sessions': 'Sessioni attive',
  'user.since': 'Inizio: {time}',
  'user.thisMoment': 'proprio ora',
  'user.factors': 'Metodi di verifica',
  'user.noFactors': 'Nessuno.',
  'user.app': 'App di autenticazione',
  'user.sms': 'SMS al numero {number}',
  'user.key': 'Chiave di sicurezza',
  'user.platform': 'Impronta, volto o PIN di un dispositivo',
  'user.codes': {
    one: '{count} codice di recupero rimasto.',
    many: '{count} codici di recupero rimasti.',
    other: '{count} codici di recupero rimasti.',
  },
  'user.accessFailed': 'Impossibile caricare le sessioni e i metodi di verifica.',
  'user.events': 'Attività',
  'user.eventsFailed': 'Impossibile caricare l’attività.',

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
