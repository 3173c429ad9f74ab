import type { portalShell as english } from '#shared/i18n/en/portal/shell.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalShell: TranslationOf<typeof english> = {
  'common.cancel': 'Anuluj',
  'common.close': 'Zamknij',
  'common.save': 'Zapisz',
  'common.saving': 'Zapisywanie…',
  'common.saveChanges': 'Zapisz zmiany',
  'common.discard': 'Odrzuć',
  'common.useTheirs': 'Użyj nowych wartości',
  'common.noChanges': 'Brak zmian do zapisania',
  'common.retry': 'Spróbuj ponownie',
  'common.trace': 'Identyfikator żądania: {traceId}',
  'common.you': 'Ty',
  'common.never': 'Nigdy',
  'common.now': 'Teraz',
  'common.loading': 'Wczytywanie…',
  'common.showMore': {
    one: 'Pokaż jeszcze {count}',
    few: 'Pokaż jeszcze {count}',
    many: 'Pokaż jeszcze {count}',
    other: 'Pokaż jeszcze {count}',
  },
  'common.email': 'E-mail',
  'common.foundNothing': 'Brak wyników dla „{search}”',
  'common.clearSearch': 'Wyczyść wyszukiwanie',
  'common.removeFilter': 'Usuń filtr: {filter}',
  'common.fieldMissing': 'To pole jest wymagane.',
  'common.emailWrong': 'Wpisz prawidłowy adres e-mail, taki jak nazwa@example.com.',

  'group.organisation': 'Organizacja',
  'group.security': 'Bezpieczeństwo',
  'group.developers': 'Dla programistów',
  'group.billing': 'Rozliczenia',

  'shell.skip': 'Przejdź do treści',
  'shell.navigation': 'Portal',
  'shell.goTo': 'Przejdź do…',
  'shell.notifications': 'Powiadomienia',
  'shell.unread': {
    one: '{count} nieprzeczytane powiadomienie',
    few: '{count} nieprzeczytane powiadomienia',
    many: '{count} nieprzeczytanych powiadomień',
    other: '{count} nieprzeczytanych powiadomień',
  },
  'shell.portal': 'Portal',
  'shell.closePortal': 'Zamknij portal',
  'shell.account': 'Konto: {name}',
  'shell.signOut': 'Wyloguj się',
  'shell.language': 'Język',
  'shell.theme': 'Motyw',
  'shell.themeSystem': 'Systemowy',
  'shell.themeLight': 'Jasny',
  'shell.themeDark': 'Ciemny',
  'shell.switched': 'Przełączono na {tenant}.',
  'shell.impersonating': '{actor} działa jako {name} do {until}. Każda zmiana jest zapisywana z tym nazwiskiem.',
  'shell.stopImpersonating': 'Przestań działać jako {name}',
  'shell.offline':
    'Jesteś offline. Wyświetlane dane mogą być nieaktualne; zmiany wprowadzisz po przywróceniu połączenia.',
  'shell.unreachable':
    'Nie udało się połączyć z serwerem. Wpisane dane są nadal tutaj; sprawdź połączenie i spróbuj ponownie.',
  'shell.serverFailed':
    'Coś poszło nie tak po naszej stronie. Spróbuj ponownie, a jeśli problem się powtarza, skontaktuj się z pomocą techniczną i podaj identyfikator żądania.',
  'shell.failedTitle': 'Nie udało się otworzyć portalu',
  'shell.noServerTitle': 'Portal nie jest połączony z serwerem',
  'shell.noServerText': 'Ustaw adres URL serwera w atrybucie base-url na tej stronie.',

  'boundary.title': 'Coś poszło nie tak na tej stronie',
  'boundary.text': 'Twoje dane są bezpieczne. Odśwież stronę lub przejdź do innej.',
  'boundary.chunkTitle': 'Nie udało się wczytać części tej strony',
  'boundary.chunkText': 'Twoje dane są bezpieczne. Sprawdź połączenie i odśwież stronę.',
  'boundary.open': 'Odśwież stronę',

  'unavailable.title': 'Nie masz dostępu do tej strony',
  'unavailable.why': 'Strona niedostępna',
  'unavailable.text':
    'Ta strona nie istnieje albo nie obejmują jej Twoje role w organizacji {tenant}. Poproś o dostęp administratora organizacji.',
  'unavailable.go': 'Przejdź do: {page}',

  'expiry.title': 'Wylogowano Cię',
  'expiry.text': 'Twoja praca jest nadal tutaj. Zaloguj się ponownie, aby ją kontynuować.',
  'expiry.signIn': 'Zaloguj się ponownie',
  'expiry.waiting': 'Oczekiwanie na zalogowanie w drugiej karcie…',
  'expiry.blocked':
    'Przeglądarka zablokowała kartę logowania. Zezwól na wyskakujące okna na tej stronie i spróbuj ponownie.',
  'expiry.leave': 'Opuść portal',

  'unsaved.title': 'Opuścić bez zapisywania?',
  'unsaved.text': 'Masz niezapisane zmiany: {fields}.',
  'unsaved.stay': 'Anuluj',
  'unsaved.leave': 'Opuść bez zapisywania',
};
