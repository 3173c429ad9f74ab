import type { portalInvitations as english } from '#shared/i18n/en/portal/invitations.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalInvitations: TranslationOf<typeof english> = {
  // a list: typed
  'list.title': 'Invita un elenco di utenti in {tenant}',
  'list.people': 'Utenti',
  'list.peopleHint':
    'Un indirizzo email per riga oppure righe CSV con email, name, days e roles. Usa una riga di intestazione per cambiare l’ordine. Separa più ruoli con ; o |.',
  'list.file': 'Scegli un file CSV…',
  'list.template': 'Scarica modello',
  'list.fileWrong': 'Questo non è un file di testo. Esportalo in CSV e riprova.',
  'list.missing': 'Incolla almeno un indirizzo email o scegli un file.',
  'list.tooMany': 'Un elenco può avere fino a {most} righe e questo ne ha {count}. Suddividilo in elenchi più piccoli.',
  'list.time': 'Scadenza accesso',
  'list.forGood': 'Non scade mai',
  'list.timeHint': 'Le righe con un proprio numero di giorni hanno la precedenza.',
  'list.check': 'Controlla elenco',
  'list.checking': 'Verifica…',

  // a list: tried
  'list.checkedTitle': 'Controlla prima dell’invio',
  'list.checkedText': 'Non è stato ancora inviato alcun invito. Seleziona le righe da mostrare.',
  'list.new': { one: '{count} verrà invitato', many: '{count} verranno invitati', other: '{count} verranno invitati' },
  'list.here': { one: '{count} è già membro', many: '{count} sono già membri', other: '{count} sono già membri' },
  'list.invalid': {
    one: '{count} non può essere invitato',
    many: '{count} non possono essere invitati',
    other: '{count} non possono essere invitati',
  },
  'list.lines': 'Righe',
  'list.line': 'Riga {line}',
  'list.moreLines': { one: 'e {count} altra riga', many: 'e altre {count} righe', other: 'e altre {count} righe' },
  'list.noLines': 'Nessuno.',
  'list.daysWrong': 'I giorni devono essere un numero intero da 1 a 3650.',
  'list.broken': 'Le virgolette in questa riga non sono chiuse.',
  'list.long': 'Gli indirizzi email possono avere fino a 254 caratteri, i nomi fino a 200.',
  'list.unread': 'Abbiamo ignorato queste colonne: {columns}. Usa i nomi di colonna email, name, days e roles.',
  'list.roleUnknown': 'Nessun ruolo corrisponde a “{role}”, oppure più di uno. Usa la chiave di un ruolo.',
  'list.roleRefused': 'Non puoi assegnare il ruolo “{role}”.',
  'list.noRoles': 'Nessun ruolo',
  'list.days': { one: '{count} giorno', many: '{count} giorni', other: '{count} giorni' },
  'list.back': 'Modifica elenco',
  'list.send': { one: 'Invita {count} utente', many: 'Invita {count} utenti', other: 'Invita {count} utenti' },
  'list.sending': 'Invio…',

  // a list: sent
  'list.doneTitle': 'Tutti gli inviti sono stati elaborati',
  'list.invited': {
    one: '{count} utente invitato.',
    many: '{count} utenti invitati.',
    other: '{count} utenti invitati.',
  },
  'list.mails': {
    one: '{count} email è ancora in fase di invio.',
    many: '{count} email sono ancora in fase di invio.',
    other: '{count} email sono ancora in fase di invio.',
  },
  'list.someFailed': {
    one: 'Impossibile invitare {count} riga:',
    many: 'Impossibile invitare {count} righe:',
    other: 'Impossibile invitare {count} righe:',
  },
  'list.dayFull': 'Limite giornaliero raggiunto. Invita questo utente domani.',
  'list.mailFailed': 'Impossibile recapitare l’email. Controlla l’indirizzo e invia di nuovo l’invito.',
  'list.goesOn':
    'Puoi chiudere questa finestra. L’invio continua in background e la pagina degli utenti mostra l’avanzamento.',
  'list.undo': 'Annulla tutti gli inviti',
  'list.undoText': 'Puoi annullare questi inviti fino alle {time}. Chi ha già accettato mantiene l’accesso.',
  'list.undoing': 'Annullamento…',
  'list.undone': {
    one: '{count} invito annullato. Il link non funziona più.',
    many: '{count} inviti annullati. I link non funzionano più.',
    other: '{count} inviti annullati. I link non funzionano più.',
  },
  'list.undoneTitle': 'Inviti annullati',
  'list.statusFailed': 'Impossibile caricare l’avanzamento.',

  // the link
  'link.title': 'Link di invito a {tenant}',
  'link.text':
    'Chiunque abbia il tuo link può registrarsi, confermare la propria email ed entrare in {tenant}. Il link smette di funzionare se lasci {tenant}.',
  'link.none': 'Non hai ancora un link di invito.',
  'link.failed': 'Impossibile caricare il tuo link.',
  'link.address': 'Il tuo link',
  'link.copy': 'Copia link',
  'link.until': 'Scadenza: {time}.',
  'link.over': 'Questo link è scaduto.',
  'link.expires': 'Scade tra',
  'link.month': '30 giorni',
  'link.roles': 'Ruoli per gli utenti che entrano con questo link',
  'link.rolesHint': 'Se non ne selezioni, gli utenti ricevono i ruoli predefiniti.',
  'link.tell': 'Avvisami via email quando qualcuno si registra con questo link',
  'link.make': 'Crea link',
  'link.making': 'Creazione…',
  'link.made': 'Link di invito creato.',
  'link.renew': 'Rinnova per 30 giorni',
  'link.renewed': 'Link di invito rinnovato. Scadenza: {time}.',
  'link.revoke': 'Revoca link',
  'link.revokeTitle': 'Revocare il tuo link di invito?',
  'link.revokeText':
    'Nessuno potrà più entrare in {tenant} con questo link. Chi è già entrato mantiene l’accesso. Un nuovo link avrà un URL diverso.',
  'link.revokeKeep': 'Annulla',
  'link.revoking': 'Revoca in corso…',
  'link.revoked': 'Link di invito revocato.',

  // limited time
  'limit.title': 'Scadenza dell’accesso di {name}',
  'limit.text':
    'Alla scadenza dell’accesso, {name} viene disconnesso da {tenant} e non può accedere finché un amministratore non proroga l’accesso. Nulla viene eliminato.',
  'limit.time': 'L’accesso scade tra',
  'limit.custom': 'Numero di giorni personalizzato',
  'limit.days': 'Giorni',
  'limit.daysWrong': 'Inserisci un numero intero da 1 a 3650.',
  'limit.until': 'Scadenza: {time}.',
  'limit.save': 'Imposta scadenza',
  'limit.saved': 'Scadenza dell’accesso di {name}: {time}.',
  'limit.ends': 'Scadenza accesso',
  'limit.endedText': 'L’accesso di {name} a {tenant} è scaduto. Prorogalo o rimuovi la scadenza.',
};
