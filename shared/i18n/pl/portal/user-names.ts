import type { portalUserNames as english } from '#shared/i18n/en/portal/user-names.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserNames: TranslationOf<typeof english> = {
  'userName.label': 'Nazwa użytkownika',
  'userName.none': 'Brak',
  'userName.ownHint': 'Możesz logować się nazwą użytkownika lub adresem e-mail.',
  'userName.ownHintAlone': 'Logujesz się nazwą użytkownika.',
  'userName.byAdmin':
    'Możesz logować się nazwą użytkownika lub adresem e-mail. O zmianę nazwy użytkownika poproś administratora.',
  'userName.give': 'Ustaw nazwę użytkownika…',
  'userName.choose': 'Wybierz nazwę użytkownika…',
  'userName.change': 'Zmień nazwę użytkownika…',
  'userName.remove': 'Usuń nazwę użytkownika…',
  'userName.title': 'Nazwa użytkownika: {name}',
  'userName.ownTitle': 'Twoja nazwa użytkownika',
  'userName.rule': 'Od 3 do 64 liter, cyfr, kropek, łączników lub podkreśleń. Zacznij literą lub cyfrą.',
  'userName.text': '{name} może logować się tą nazwą użytkownika lub adresem e-mail. Wielkość liter nie ma znaczenia.',
  'userName.ownText': 'Możesz logować się tą nazwą użytkownika lub adresem e-mail. Wielkość liter nie ma znaczenia.',
  'userName.taken': 'Ta nazwa użytkownika jest zajęta. Użyj innej.',
  'userName.saved': '{name} ma teraz nazwę użytkownika {username}.',
  'userName.ownSaved': 'Zmieniono nazwę użytkownika na {username}.',
  'userName.useTheirs': 'Użyj nowej nazwy',
  'userName.removeTitle': 'Usunąć nazwę użytkownika „{username}”?',
  'userName.removeText':
    '{name} będzie logować się adresem {email}. Każdy będzie mógł zająć nazwę użytkownika {username}.',
  'userName.ownRemoveText':
    'Będziesz logować się adresem {email}. Każdy będzie mógł zająć nazwę użytkownika {username}.',
  'userName.removeAction': 'Usuń nazwę użytkownika',
  'userName.removeKeep': 'Anuluj',
  'userName.removing': 'Usuwanie…',
  'userName.removed': 'Usunięto nazwę użytkownika: {name}.',
  'userName.ownRemoved': 'Usunięto nazwę użytkownika.',
};
