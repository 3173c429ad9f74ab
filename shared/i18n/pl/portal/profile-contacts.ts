import type { portalProfileContacts as english } from '#shared/i18n/en/portal/profile-contacts.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfileContacts: TranslationOf<typeof english> = {
  'email.change': 'Zmień adres e-mail',
  'email.title': 'Zmień adres e-mail',
  'email.text': 'Wyślemy kod weryfikacyjny na nowy adres e-mail. Nic się nie zmieni, dopóki go nie wpiszesz.',
  'email.new': 'Nowy adres e-mail',
  'email.sent': 'Wysłaliśmy kod na adres {email}.',
  'email.send': 'Wyślij kod',
  'email.changed': 'Zmieniono adres e-mail na {email}.',
  'email.again': 'Użyj innego adresu e-mail',

  'phones.title': 'Numery telefonu',
  'phones.text': 'Używane do kodów weryfikacyjnych i odzyskiwania konta. Można używać tylko potwierdzonych numerów.',
  'phones.failed': 'Nie udało się wczytać numerów telefonu',
  'phones.none': 'Nie ma jeszcze numerów telefonu.',
  'phones.add': 'Dodaj numer telefonu',
  'phones.confirmed': 'Potwierdzony',
  'phones.notConfirmed': 'Niepotwierdzony',
  'phones.confirm': 'Potwierdź',
  'phones.confirmOf': 'Potwierdź {number}',
  'phones.remove': 'Usuń',
  'phones.removeOf': 'Usuń {number}',
  'phones.addTitle': 'Dodaj numer telefonu',
  'phones.addText': 'Wyślemy Ci SMS z kodem weryfikacyjnym.',
  'phones.confirmTitle': 'Potwierdź {number}',
  'phones.removeTitle': 'Usunąć {number}?',
  'phones.codeSent': 'Wpisz 6-cyfrowy kod wysłany na numer {number}.',
  'phones.removeText':
    'Wpisz 6-cyfrowy kod wysłany na numer {number}, aby go usunąć. Nie będziemy już wysyłać tam kodów.',
  'phones.removeMailText':
    'Ten numer nie został potwierdzony, więc wysłaliśmy kod na adres {email}. Wpisz go, aby usunąć numer.',
  'phones.removeAction': 'Usuń numer',
  'phones.sending': 'Wysyłanie…',
  'phones.added': 'Potwierdzono {number}.',
  'phones.removed': 'Usunięto {number}.',

  'history.title': 'Historia logowania',
  'history.text': 'Ostatnie logowania i próby logowania na Twoje konto.',
  'history.failed': 'Nie udało się wczytać historii logowania',
  'history.none': 'Nie ma jeszcze logowań.',
  'history.signed-in': 'Zalogowano',
  'history.refused': 'Nieprawidłowe hasło lub kod',
  'history.locked': 'Blokada z powodu zbyt wielu nieprawidłowych haseł',
  'history.older': 'Pokaż starsze logowania',
};
