import type { portalUserNames as english } from '#shared/i18n/en/portal/user-names.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserNames: TranslationOf<typeof english> = {
  'userName.label': 'Nome utente',
  'userName.none': 'Nessuno',
  'userName.ownHint': 'Puoi accedere con il tuo nome utente o la tua email.',
  'userName.ownHintAlone': 'Accedi con il tuo nome utente.',
  'userName.byAdmin':
    'Puoi accedere con il tuo nome utente o la tua email. Chiedi a un amministratore di modificare il tuo nome utente.',
  'userName.give': 'Imposta nome utente…',
  'userName.choose': 'Scegli un nome utente…',
  'userName.change': 'Modifica nome utente…',
  'userName.remove': 'Rimuovi nome utente…',
  'userName.title': 'Nome utente di {name}',
  'userName.ownTitle': 'Il tuo nome utente',
  'userName.rule': 'Da 3 a 64 lettere, cifre, punti, trattini o trattini bassi. Inizia con una lettera o una cifra.',
  'userName.text':
    '{name} può accedere con questo nome utente o la propria email. Maiuscole e minuscole sono equivalenti.',
  'userName.ownText': 'Puoi accedere con questo nome utente o la tua email. Maiuscole e minuscole sono equivalenti.',
  'userName.taken': 'Questo nome utente è già in uso. Usane un altro.',
  'userName.saved': 'Nome utente di {name} cambiato in {username}.',
  'userName.ownSaved': 'Nome utente cambiato in {username}.',
  'userName.useTheirs': 'Usa nuovo nome utente',
  'userName.removeTitle': 'Rimuovere il nome utente “{username}”?',
  'userName.removeText': '{name} accederà con {email}. Il nome utente {username} tornerà disponibile per chiunque.',
  'userName.ownRemoveText': 'Accederai con {email}. Il nome utente {username} tornerà disponibile per chiunque.',
  'userName.removeAction': 'Rimuovi nome utente',
  'userName.removeKeep': 'Annulla',
  'userName.removing': 'Rimozione…',
  'userName.removed': 'Nome utente di {name} rimosso.',
  'userName.ownRemoved': 'Nome utente rimosso.',
};
