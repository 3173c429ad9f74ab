import type { portalProfileContacts as english } from '#shared/i18n/en/portal/profile-contacts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileContacts: TranslationOf<typeof english> = {
  'email.change': 'Cambia email',
  'email.title': 'Cambia la tua email',
  'email.text': 'Invieremo un codice di verifica alla tua nuova email. Nulla cambia finché non lo inserisci.',
  'email.new': 'Nuovo indirizzo email',
  'email.sent': 'Abbiamo inviato un codice a {email}.',
  'email.send': 'Invia codice',
  'email.changed': 'Email cambiata in {email}.',
  'email.again': 'Usa un’altra email',

  'phones.title': 'Numeri di telefono',
  'phones.text': 'Usati per i codici di verifica e il recupero dell’account. Puoi usare solo numeri confermati.',
  'phones.failed': 'Impossibile caricare i tuoi numeri di telefono',
  'phones.none': 'Ancora nessun numero di telefono.',
  'phones.add': 'Aggiungi numero di telefono',
  'phones.confirmed': 'Confermato',
  'phones.notConfirmed': 'Non confermato',
  'phones.confirm': 'Conferma',
  'phones.confirmOf': 'Conferma {number}',
  'phones.remove': 'Rimuovi',
  'phones.removeOf': 'Rimuovi {number}',
  'phones.addTitle': 'Aggiungi numero di telefono',
  'phones.addText': 'Ti invieremo un codice di verifica tramite SMS.',
  'phones.confirmTitle': 'Conferma {number}',
  'phones.removeTitle': 'Rimuovere {number}?',
  'phones.codeSent': 'Inserisci il codice di 6 cifre inviato al {number}.',
  'phones.removeText':
    'Inserisci il codice di 6 cifre inviato al {number} per rimuovere il numero. Non invieremo più codici a questo numero.',
  'phones.removeMailText':
    'Questo numero non è mai stato confermato, quindi abbiamo inviato il codice a {email}. Inseriscilo per rimuovere il numero.',
  'phones.removeAction': 'Rimuovi numero',
  'phones.sending': 'Invio…',
  'phones.added': '{number} confermato.',
  'phones.removed': '{number} rimosso.',

  'history.title': 'Cronologia accessi',
  'history.text': 'Accessi e tentativi di accesso recenti al tuo account.',
  'history.failed': 'Impossibile caricare la cronologia accessi',
  'history.none': 'Ancora nessun accesso.',
  'history.signed-in': 'Accesso eseguito',
  'history.refused': 'Password o codice errato',
  'history.locked': 'Bloccato dopo troppe password errate',
  'history.older': 'Mostra accessi precedenti',
};
