import type { portalUserDrawer as english } from '#shared/i18n/en/portal/user-drawer.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUserDrawer: TranslationOf<typeof english> = {
  // one person
  'user.phone': 'Telefon',
  'user.id': 'ID użytkownika',
  'user.managedText':
    'Imieniem i nazwiskiem, numerem telefonu oraz nazwą tego użytkownika zarządza katalog. Tutaj możesz zmienić jego role i grupy.',
  'user.editTitle': 'Edytuj: {name}',
  'user.name': 'Imię i nazwisko',
  'user.nameMissing': 'Wpisz imię i nazwisko.',
  'user.saved': 'Zaktualizowano dane: {name}.',
  'user.useTheirs': 'Użyj nowych wartości',
  'user.groupsTitle': 'Grupy użytkownika {name}',
  'user.groupsText': 'Członkowie grupy otrzymują wszystkie jej role.',
  'user.groupsSaved': 'Zaktualizowano grupy: {name}.',
  'user.groupsPartly':
    'Niektóre zmiany nie zostały zapisane. {done} Pozostałe zmiany są nadal zaznaczone poniżej. {reason}',
  'user.groupsDone': 'Zapisano: {groups}.',
  'user.sessions': 'Aktywne sesje',
  'user.since': 'początek: {time}',
  'user.thisMoment': 'przed chwilą',
  'user.factors': 'Metody weryfikacji',
  'user.noFactors': 'Brak.',
  'user.app': 'Aplikacja uwierzytelniająca',
  'user.sms': 'SMS na numer {number}',
  'user.key': 'Klucz bezpieczeństwa',
  'user.platform': 'Odcisk palca, twarz lub kod PIN urządzenia',
  'user.codes': {
    one: 'Pozostał {count} kod odzyskiwania.',
    few: 'Pozostały {count} kody odzyskiwania.',
    many: 'Pozostało {count} kodów odzyskiwania.',
    other: 'Pozostało {count} kodów odzyskiwania.',
  },
  'user.accessFailed': 'Nie udało się wczytać sesji i metod weryfikacji.',
  'user.events': 'Aktywność',
  'user.eventsFailed': 'Nie udało się wczytać aktywności.',

  // impersonation
  'impersonate.title': 'Działać jako {name}?',
  'impersonate.text':
    'Będziesz korzystać z {tenant} jako {name}, dopóki nie zakończysz. {name} otrzyma e-mail z Twoim imieniem i nazwiskiem oraz powodem, a każda zmiana zostanie zapisana z Twoim imieniem i nazwiskiem.',
  'impersonate.reason': 'Powód',
  'impersonate.reasonHint': 'Na przykład „Zgłoszenie 4711”.',
  'impersonate.reasonWrong': 'Wpisz powód o długości od 3 do 500 znaków.',
  'impersonate.action': 'Działaj jako ten użytkownik',
  'impersonate.starting': 'Uruchamianie…',

  // a reset of the second step
  'reset.ask': 'Zresetuj weryfikację dwuetapową…',
  'reset.askTitle': 'Zresetować weryfikację dwuetapową użytkownika {name}?',
  'reset.askText':
    'Użyj tej opcji, jeśli {name} nie ma już dostępu do metod weryfikacji. Wyślemy e-mail do użytkownika {name}, który może anulować reset. Musi go zatwierdzić inny administrator. Metody weryfikacji, kody odzyskiwania i sesje zostaną usunięte po tym czasie od zatwierdzenia: {delay}.',
  'reset.askAction': 'Poproś o reset',
  'reset.askKeep': 'Anuluj',
  'reset.asking': 'Wysyłanie prośby…',
  'reset.asked': 'Wysłano prośbę o reset. {name} otrzyma e-mail, a reset musi zatwierdzić inny administrator.',
  'reset.askedText':
    '{actor} prosi o reset weryfikacji dwuetapowej. Musi go zatwierdzić inny administrator, inaczej prośba wygaśnie {time}.',
  'reset.askedByYou':
    'To Twoja prośba o reset weryfikacji dwuetapowej. Musi go zatwierdzić inny administrator, inaczej prośba wygaśnie {time}.',
  'reset.confirm': 'Zatwierdź reset',
  'reset.confirmed': 'Zatwierdzono reset. {name} otrzyma e-mail i może go jeszcze anulować.',
  'reset.confirmedText': 'Weryfikacja dwuetapowa zostanie zresetowana {time}. Zatwierdzenie: {actor} i {other}.',
  'reset.cancel': 'Anuluj reset',
  'reset.canceled': 'Anulowano reset. {name} otrzyma e-mail.',
  'reset.hours': { one: '{count} godzina', few: '{count} godziny', many: '{count} godzin', other: '{count} godzin' },
  'reset.failed': 'Nie udało się zaktualizować resetu. Nic się nie zmieniło.',

  // several
  'bulk.accessTitle': {
    one: 'Role i grupy dla {count} użytkownika',
    few: 'Role i grupy dla {count} użytkowników',
    many: 'Role i grupy dla {count} użytkowników',
    other: 'Role i grupy dla {count} użytkowników',
  },
  'bulk.accessText': 'Wybrane role i grupy zostaną dodane. Użytkownicy zachowają te, które już mają.',
  'bulk.accessSave': 'Dodaj role i grupy',
  'bulk.accessProgress': 'Zaktualizowano {done} z {count}',
  'bulk.didAccess': {
    one: 'Zaktualizowano {count} użytkownika.',
    few: 'Zaktualizowano {count} użytkowników.',
    many: 'Zaktualizowano {count} użytkowników.',
    other: 'Zaktualizowano {count} użytkowników.',
  },
  'bulk.accessFailed': {
    one: 'Nie udało się dodać wszystkiego dla {count} użytkownika:',
    few: 'Nie udało się dodać wszystkiego dla {count} użytkowników:',
    many: 'Nie udało się dodać wszystkiego dla {count} użytkowników:',
    other: 'Nie udało się dodać wszystkiego dla {count} użytkowników:',
  },
  'bulk.groupFailed': 'Nie udało się dodać użytkowników do grupy {group}:',
};
