import type { portalUsers as english } from '#shared/i18n/en/portal/users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsers: TranslationOf<typeof english> = {
  'page.users': 'Utenti',
  // users
  'users.title': 'Utenti',
  'users.count': {
    one: '{count} utente ha accesso a {tenant}.',
    many: '{count} utenti hanno accesso a {tenant}.',
    other: '{count} utenti hanno accesso a {tenant}.',
  },
  'users.invite': 'Invita utenti',
  'users.search': 'Nome o email',
  'users.searchLabel': 'Cerca utenti per nome o email',
  'users.user': 'Utente',
  'users.roles': 'Ruoli',
  'users.joined': 'Data di ingresso',
  'users.lastSeen': 'Ultima attività',
  'users.status': 'Stato',
  'users.active': 'Attivo',
  'users.invited': 'Invitato',
  'users.disabled': 'Disattivato',
  'users.locked': 'Bloccato',
  'users.noRoles': 'Nessun ruolo',
  'users.actions': 'Azioni per {name}',
  'users.more': 'Altre azioni',
  'users.select': 'Seleziona {name}',
  'users.selectAll': 'Seleziona tutti gli utenti di questa pagina',
  'users.table': 'Utenti di {tenant}',
  'users.emptyTitle': 'Ancora nessun utente',
  'users.emptyText': 'Invita utenti tramite email. Compaiono subito in questo elenco.',
  'users.searched': 'La ricerca comprende nomi, indirizzi email e l’inizio dei nomi utente.',
  'users.failedTitle': 'Impossibile caricare gli utenti',
  'users.perPage': '{count} per pagina',

  // users: actions
  'users.open': 'Apri {name}',
  'users.editRoles': 'Modifica ruoli…',
  'users.disable': 'Disattiva',
  'users.enable': 'Riattiva',
  'users.resend': 'Invia di nuovo l’invito',
  'users.resetPassword': 'Invia reimpostazione password',
  'users.impersonate': 'Agisci come…',
  'users.remove': 'Rimuovi…',
  'users.removeFrom': 'Rimuovi da {tenant}…',
  'users.removeTitle': 'Rimuovere {name} da {tenant}?',
  'users.removeText':
    '{name} perde immediatamente l’accesso a {tenant} e tutti i ruoli in questa organizzazione. Se non appartiene ad altre organizzazioni, il suo account viene eliminato.',
  'users.removeAction': 'Rimuovi {name}',
  'users.removeKeep': 'Annulla',
  'users.removing': 'Rimozione…',
  'users.removed': '{name} è stato rimosso da {tenant}.',
  'users.didDisable': '{name} è stato disattivato e disconnesso.',
  'users.didEnable': '{name} è stato riattivato.',
  'users.didResend': 'Invito inviato a {name}.',
  'users.didResetPassword': 'Email di reimpostazione della password inviata a {name}.',
  'users.didChangeRoles': 'Ruoli di {name} aggiornati.',
  'users.reverted': 'Impossibile aggiornare {name}. Nulla è stato modificato.',
  'users.others': { one: '{count} altro', many: 'altri {count}', other: 'altri {count}' },
  'users.selfText': 'Sei tu. Chiedi a un altro amministratore di modificare il tuo accesso.',

  // users: drawer
  'user.joined': 'Data di ingresso',
  'user.lastSeen': 'Ultima attività',
  'user.status': 'Stato',
  'user.lockedText':
    'Bloccato dopo troppe password errate. L’account si sblocca automaticamente o con il link inviato via email.',
  'user.invitedText': 'Questo utente non ha ancora accettato l’invito.',
  'user.disabledText': 'Gli utenti disattivati non possono accedere a {tenant}. Mantengono i propri ruoli.',

  // users: roles
  'roles.title': 'Ruoli di {name}',
  'roles.text': 'I ruoli stabiliscono cosa può fare {name} in {tenant}.',
  'roles.save': 'Salva ruoli',
  'roles.none': 'Senza un ruolo, {name} può accedere ma non ha autorizzazioni.',
  'roles.find': 'Cerca un ruolo',
  'roles.failed': 'Impossibile caricare i ruoli.',
  'roles.changedElsewhere':
    'I ruoli di {name} sono cambiati durante la modifica: {roles}. Il salvataggio sovrascriverà questi cambiamenti.',
  'roles.useTheirs': 'Usa nuovi ruoli',

  // users: invitation
  'invite.title': 'Invita utenti in {tenant}',
  'invite.emails': 'Indirizzi email',
  'invite.emailsHint': 'Separa gli indirizzi con virgole, spazi o interruzioni di riga.',
  'invite.name': 'Nome',
  'invite.roles': 'Ruoli',
  'invite.send': { one: 'Invia {count} invito', many: 'Invia {count} inviti', other: 'Invia {count} inviti' },
  'invite.sendNone': 'Invia inviti',
  'invite.sending': 'Invio…',
  'invite.missing': 'Inserisci almeno un indirizzo email.',
  'invite.wrong': 'Indirizzo email non valido: {emails}.',
  'invite.allMembers': 'Tutti questi utenti sono già membri.',
  'invite.chips': 'Indirizzi da invitare',
  'invite.state.new': 'Nuovo',
  'invite.state.invited': 'Invitato, nuovo invio',
  'invite.state.member': 'Già membro',
  'invite.state.wrong': 'Indirizzo non valido',
  'invite.removeAddress': 'Rimuovi {email}',
  'invite.sent': { one: '{count} invito inviato.', many: '{count} inviti inviati.', other: '{count} inviti inviati.' },
  'invite.progress': '{done} di {count} inviati',
  'invite.someFailed': {
    one: 'Impossibile inviare {count} invito:',
    many: 'Impossibile inviare {count} inviti:',
    other: 'Impossibile inviare {count} inviti:',
  },

  // users: several
  'bulk.resend': 'Invia di nuovo gli inviti',
  'bulk.removeTitle': {
    one: 'Rimuovere {count} utente da {tenant}?',
    many: 'Rimuovere {count} utenti da {tenant}?',
    other: 'Rimuovere {count} utenti da {tenant}?',
  },
  'bulk.removeText':
    'Utenti interessati: {names}. L’accesso a {tenant} e tutti i relativi ruoli vengono revocati immediatamente.',
  'bulk.removeAction': {
    one: 'Rimuovi {count} utente',
    many: 'Rimuovi {count} utenti',
    other: 'Rimuovi {count} utenti',
  },
  'bulk.removeKeep': { one: 'Annulla', many: 'Annulla', other: 'Annulla' },
  'bulk.didDisable': {
    one: '{count} utente disattivato.',
    many: '{count} utenti disattivati.',
    other: '{count} utenti disattivati.',
  },
  'bulk.didEnable': {
    one: '{count} utente riattivato.',
    many: '{count} utenti riattivati.',
    other: '{count} utenti riattivati.',
  },
  'bulk.didRemove': {
    one: '{count} utente rimosso.',
    many: '{count} utenti rimossi.',
    other: '{count} utenti rimossi.',
  },
  'bulk.didResend': {
    one: '{count} invito inviato.',
    many: '{count} inviti inviati.',
    other: '{count} inviti inviati.',
  },
  'bulk.failed': {
    one: 'Impossibile aggiornare {count} utente: {reasons}',
    many: 'Impossibile aggiornare {count} utenti: {reasons}',
    other: 'Impossibile aggiornare {count} utenti: {reasons}',
  },
};
