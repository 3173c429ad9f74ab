import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';
import { errors as firstErrors } from './login/errors.ts';
import { errors as flowErrors } from './login/flow-errors.ts';
import { translation as more } from './login/more.ts';

/** Polish texts of error codes: those of the login box, and what only the portal can show. */
export const errors: Readonly<Partial<Record<ErrorMessageKey, string>>> = {
  ...firstErrors,
  ...more.errors,
  ...flowErrors,
  'role-built-in': 'Ról systemowych nie można edytować. Utwórz własną rolę.',
  'role-key-taken': 'Rola z tym kluczem już istnieje. Użyj innego klucza.',
  'permission-not-found': 'To uprawnienie już nie istnieje. Odśwież stronę.',
  'permission-not-held':
    'Możesz przypisywać tylko uprawnienia, które masz, a nie masz uprawnienia {permission}. Poproś administratora, który je ma.',
  'permission-not-assignable':
    'Role organizacji nie mogą zawierać uprawnienia {permission}. Usuń je i spróbuj ponownie.',
  'group-not-found': 'Ta grupa już nie istnieje. Odśwież listę.',
  'group-name-taken': 'Grupa o tej nazwie już istnieje. Użyj innej nazwy.',
  'group-managed-elsewhere': 'Nazwą i członkami tej grupy zarządza katalog. Wprowadź zmianę w nim.',
  'person-managed-elsewhere':
    'Imieniem i nazwiskiem, numerem telefonu oraz nazwą tego użytkownika zarządza katalog. Wprowadź zmianę w nim.',
  'factor-reset-open': 'Reset weryfikacji dwuetapowej tego użytkownika już oczekuje. Sprawdź szczegóły użytkownika.',
  'person-elsewhere':
    'Ten użytkownik należy do innych organizacji albo jeszcze nie dołączył. Tylko on może zmienić swoje imię i nazwisko oraz numer telefonu.',
  'membership-inherited':
    'Masz dostęp do tej organizacji przez jej konto nadrzędne, więc nie możesz jej opuścić. Poproś administratora konta nadrzędnego o odebranie dostępu.',
  'factor-reset-elsewhere':
    'Ten użytkownik należy też do innych organizacji, które polegają na jego weryfikacji dwuetapowej, więc nie możesz jej zresetować. Może zalogować się kodem odzyskiwania lub skontaktować się z pomocą techniczną.',
  'factor-reset-same-admin': 'To Twoja prośba o reset. Musi ją zatwierdzić inny administrator.',
  'approval-not-yours':
    'Ta prośba została wysłana do innego administratora. Zaloguj się jako ten administrator w organizacji, której dotyczy.',
  'factor-reset-not-found': 'Ten reset już nie oczekuje. Odśwież stronę.',
  'restriction-exists': 'Ten wpis jest już na liście.',
  'restriction-not-found': 'Ten wpis już nie istnieje. Odśwież listę.',
  'restriction-locks-out': 'Nic nie zapisano, ponieważ ta zmiana odcięłaby Ci dostęp. Najpierw zezwól na {value}.',
  'restrictions-too-many': 'Lista jest pełna: mieści do {limit} wpisów. Najpierw usuń część z nich.',
  'changed-meanwhile':
    'Inny administrator zmienił te dane podczas edycji, więc Twoje zmiany nie zostały zapisane. Sprawdź nowe wartości i zapisz ponownie.',
  'sub-accounts-off': 'To konto nie może mieć subkont. Może je włączyć administrator konta nadrzędnego.',
  'account-not-found': 'To konto już nie istnieje albo nie masz do niego dostępu. Odśwież listę.',
  'account-id-taken': 'Konto z tym identyfikatorem już istnieje. Użyj innego identyfikatora.',
  'account-alias-taken': 'Inne konto używa tego aliasu. Użyj innego aliasu.',
  'account-holds-none': 'Konto nadrzędne nie może mieć subkont. Najpierw zezwól mu na zarządzanie subkontami.',
  'account-too-deep': 'Nie można utworzyć głębszego poziomu kont. Wybierz konto nadrzędne na wyższym poziomie.',
  'account-access-always': 'Wszyscy na tym koncie mają dostęp do jego subkont. Najpierw zmień to ustawienie konta.',
  'application-not-found': 'Twoja organizacja nie ma tej aplikacji. Odśwież listę.',
  'already-invited': 'Ten użytkownik ma już oczekujące zaproszenie. Nic się nie zmieniło.',
  'email-repeated': 'Ten adres e-mail występuje na liście więcej niż raz. Otrzyma jedno zaproszenie.',
  'temporary-users-off': 'Wygasanie dostępu jest wyłączone. Może je włączyć operator.',
  'invite-links-off': 'Linki z zaproszeniem są wyłączone. Zaproś użytkowników e-mailem.',
  'invite-link-not-found': 'Nie masz linku z zaproszeniem. Najpierw go utwórz.',
  'bulk-invitation-not-found': 'Ta lista zaproszeń już nie istnieje. Odśwież stronę.',
  'too-many-invitations':
    'To konto osiągnęło dzienny limit zaproszeń e-mail ({points}). Zaproś pozostałych jutro lub skontaktuj się z pomocą techniczną.',
  'new-tenant-invitations':
    'Aby zapobiegać spamowi, nowe organizacje mają dzienny limit zaproszeń ({points}) do: {until}. Zaproś pozostałych jutro lub skontaktuj się z pomocą techniczną.',
  'bulk-invitation-running':
    'Inna lista zaproszeń jest jeszcze wysyłana. Poczekaj, aż to się zakończy, i spróbuj ponownie.',
  'bulk-invitation-settled':
    'Zaproszenia można cofnąć przez 10 minut, a ten czas już minął. Usuń użytkowników pojedynczo.',
  'api-token-wrong':
    'Identyfikator klienta lub klucz tajny jest nieprawidłowy albo token API został usunięty. Sprawdź oba lub utwórz nowy token.',
  'api-token-ended':
    'Ten token API stracił ważność: został usunięty, wygasł albo jego właściciel utracił dostęp. Utwórz nowy.',
  'api-token-refresh-ended':
    'Ten token odświeżania został już użyty, wygasł albo jego token API został usunięty. Ponownie wymień identyfikator klienta i klucz tajny.',
  'api-token-not-found': 'Ten token API już nie istnieje. Odśwież listę.',
  'api-tokens-too-many': 'Osiągnięto limit tokenów ({limit}). Usuń token, którego już nie potrzebujesz.',
  'machine-refused': 'Może to zrobić tylko zalogowany użytkownik. Tokeny API nie są przyjmowane.',
  'vendor-credentials-wrong':
    'Identyfikator klienta lub klucz tajny jest nieprawidłowy. Sprawdź oba w ustawieniach środowiska.',
  'password-wrong': 'Obecne hasło jest nieprawidłowe. Hasło nie zostało zmienione.',
  'picture-missing': 'Prześlij jeden obraz w polu formularza o nazwie image.',
  'picture-unreadable': 'Nie można odczytać tego obrazu. Użyj pliku JPEG, PNG, WebP, GIF lub AVIF.',
  'picture-unreachable':
    'Nie udało się wczytać obrazu z tego adresu URL. Sprawdź, czy jest publiczny, lub prześlij plik.',
  'picture-dimensions': 'Ten obraz przekracza limit w megapikselach: {limit}. Użyj mniejszego.',
  'picture-too-large': 'Ten obraz jest większy niż {limit}. Użyj mniejszego.',
  'email-unchanged': 'To już jest Twój adres e-mail. Wpisz nowy.',
  'email-taken': 'Ten adres e-mail jest już używany. Użyj innego.',
  'user-not-found': 'Ten użytkownik już nie istnieje. Odśwież listę.',
  'user-name-not-found': 'Żaden użytkownik nie ma tu tej nazwy. Odśwież listę.',
  'user-name-needed':
    'Ten użytkownik nie ma adresu e-mail i potrzebuje tej nazwy użytkownika do logowania. Zmień nazwę użytkownika.',
  'user-name-elsewhere':
    'Ten użytkownik loguje się w innych organizacjach z tą samą nazwą użytkownika. Tylko on może ją zmienić.',
  'tenant-not-found': 'Ta organizacja nie istnieje albo do niej nie należysz. Wybierz inną.',
  'role-not-found': 'Jedna z tych ról już nie istnieje. Odśwież listę i wybierz ponownie.',
  'role-above-own': 'Nie możesz przypisywać ról wyższych niż Twoja. Wybierz inną rolę.',
  'last-admin':
    'To ostatni użytkownik, który może tu zarządzać użytkownikami. Najpierw nadaj innemu użytkownikowi rolę administratora.',
  'not-yourself': 'Nie możesz tego zrobić na własnym koncie. Poproś innego administratora.',
  'person-above-own': 'Ten użytkownik ma wyższą rolę niż Ty. Poproś administratora, który ma co najmniej taką rolę.',
  'policy-not-found': 'Te zasady nie istnieją. Odśwież stronę.',
  'session-unknown': 'Ta sesja już się zakończyła albo nie należy do Ciebie. Odśwież listę.',
  'already-member': 'Ten użytkownik już należy do organizacji. Nic się nie zmieniło.',
  'not-entitled': 'Twój plan tego nie obejmuje. Poproś osobę zarządzającą subskrypcją o przejście na wyższy plan.',
  'plan-not-found': 'Żaden plan nie ma tego klucza. Plany są określone w konfiguracji.',
  'feature-not-found': 'Żadna funkcja nie ma tego klucza. Funkcje są określone w konfiguracji.',
  'grant-not-found': 'Ten przydział nie istnieje lub został unieważniony. Odśwież listę.',
  'metadata-not-found': 'nie znaleziono metadanych: {entity}',
  'ip-metadata-not-found': 'nie znaleziono metadanych adresu IP',
  'notification-not-found': 'To powiadomienie już nie istnieje. Odśwież listę.',
  'metadata-key-unsafe': 'Ten klucz metadanych jest zastrzeżony. Użyj innego klucza.',
  'invalid-grant':
    'Ten kod lub token jest nieprawidłowy: został już użyty, wygasł albo należy do innego klienta. Zaloguj się ponownie.',
  'invalid-client': 'Identyfikator klienta lub klucz tajny jest nieprawidłowy.',
  'unsupported-grant-type': 'Nieobsługiwany typ przyznania. Użyj authorization_code lub refresh_token.',
};
