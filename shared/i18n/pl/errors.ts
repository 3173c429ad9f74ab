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
    'Imieniem i nazwiskiem, numerem telefonu oraz nazwą użytkownika tego konta zarządza katalog. Wprowadź zmianę w nim.',
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
  'country-database-missing':
    'Nic nie zapisano. Ograniczenia krajów wymagają bazy geolokalizacyjnej, a ten serwer jej nie ma.',
  'restriction-locks-out': 'Nic nie zapisano, ponieważ ta zmiana odcięłaby Ci dostęp. Najpierw zezwól na {value}.',
  'restrictions-too-many': 'Lista jest pełna: mieści do {limit} wpisów. Najpierw usuń część z nich.',
  'webhook-not-found': 'Ten webhook już nie istnieje. Wczytaj listę ponownie.',
  'webhook-log-not-found': 'Tej dostawy nie ma już w dzienniku. Wczytaj listę ponownie.',
  'webhook-off': 'Ten webhook jest wyłączony. Najpierw go włącz.',
  'webhook-still-failing':
    'Zdarzenie testowe nie zostało przyjęte: {reason}. Napraw punkt końcowy, a potem włącz webhook.',
  'webhooks-too-many': 'Możesz dodać do {limit} webhooków. Najpierw usuń jeden.',
  'stream-not-found': 'To miejsce docelowe już nie istnieje. Odśwież listę.',
  'stream-resending':
    'Zdarzenia są już ponownie wysyłane do tego miejsca docelowego. Spróbuj ponownie, gdy zostaną dostarczone.',
  'streams-too-many': 'Możesz dodać maksymalnie {limit} miejsc docelowych. Najpierw usuń jedno z nich.',
  'sso-connection-not-found': 'To połączenie SSO już nie istnieje. Odśwież listę.',
  'sso-connections-too-many': 'Możesz dodać maksymalnie {limit} połączeń SSO. Najpierw usuń jedno z nich.',
  'sso-connection-active':
    'To połączenie jest aktywne, a ten link nie pozwala go zmieniać. Skontaktuj się z administratorem, który wysłał Ci link.',
  'sso-setup-link-invalid': 'Ten link już nie działa. Poproś o nowy administratora, który Ci go wysłał.',
  'sso-setup-link-not-found': 'Ten link konfiguracyjny jest już nieważny. Odśwież stronę.',
  'sso-setup-links-too-many':
    'Maksymalna liczba aktywnych linków konfiguracyjnych: {limit}. Najpierw unieważnij jeden z nich.',
  'sso-exchange-not-found': 'Ten test lub to logowanie już nie istnieje. Odśwież stronę.',
  'scim-client-not-found': 'Ten klucz tajny klienta już nie istnieje. Odśwież listę.',
  'sso-exchange-not-replayable':
    'Odpowiedź z tego logowania nie jest przechowywana, więc nie można jej odtworzyć. Zamiast tego uruchom test.',
  'scim-connection-not-found': 'To połączenie z katalogiem już nie istnieje. Wczytaj listę ponownie.',
  'scim-connections-too-many': 'Możesz dodać maksymalnie {limit} połączeń z katalogiem. Najpierw usuń jedno z nich.',
  'scim-groups-above-own':
    'Grupy tego połączenia mają role wyższe niż Twoja. Poproś administratora, który ma co najmniej te role.',
  'scim-request-not-found': 'Tego żądania nie ma już w dzienniku. Wczytaj listę ponownie.',
  'scim-token-not-found': 'Ten token już nie istnieje. Wczytaj listę ponownie.',
  'sso-metadata-unreachable':
    'Nie udało się odczytać metadanych pod tym adresem URL. Sprawdź, czy jest publiczny, albo prześlij plik metadanych.',
  'sso-incomplete':
    'Tego połączenia nie można jeszcze włączyć. Najpierw wpisz brakujące dane swojego dostawcy tożsamości.',
  'sso-domain-required': 'Najpierw wpisz domenę swojej organizacji.',
  'sso-illegal-state': 'Najpierw zapisz domenę połączenia SAML, a potem ją zweryfikuj.',
  'sso-domain-not-found': 'Ta domena nie należy już do tego połączenia. Odśwież stronę.',
  'sso-domain-public':
    'Każdy może mieć adres w domenie {domain}, więc nie nadaje się ona do logowania jednokrotnego. Dodaj domenę należącą do Twojej organizacji.',
  'sso-domain-taken':
    'Domena {domain} jest już używana do logowania jednokrotnego. Najpierw usuń ją stamtąd lub skontaktuj się z pomocą techniczną, jeśli należy do Twojej organizacji.',
  'sso-domain-repeated': 'To połączenie ma już domenę {domain}. Zweryfikuj ją na liście domen.',
  'sso-domains-too-many': 'Połączenie może mieć maksymalnie {limit} domen. Najpierw usuń jedną z nich.',
  'sso-domain-unproved':
    'Nie znaleziono rekordu TXT w domenie _portico.{domain} ani {domain}. Sprawdź go i spróbuj ponownie: zmiany w DNS mogą potrwać do 48 godzin.',
  'sso-domain-unreachable': 'Serwery DNS domeny {domain} nie odpowiedziały. Spróbuj ponownie za kilka minut.',
  'sso-group-not-found': 'To przypisanie grupy już nie istnieje. Odśwież stronę.',
  'sso-group-taken': 'Grupa „{value}” jest już przypisana. Zmień zamiast tego jej role.',
  'sso-groups-too-many': 'Połączenie może przypisać maksymalnie {limit} grup. Najpierw usuń jedną z nich.',
  'sso-enforcement-own-sign-in':
    'Zaloguj się raz przez to połączenie, zanim zaczniesz go wymagać, albo przyznaj sobie dostęp awaryjny.',
  'sso-emergency-required': 'Najpierw wybierz co najmniej jednego administratora z hasłem i MFA do dostępu awaryjnego.',
  'sso-emergency-last':
    'To ostatni administrator z dostępem awaryjnym. Najpierw przyznaj go innemu administratorowi albo przestań wymagać logowania jednokrotnego.',
  'sso-domain-not-ready':
    'Nie można wymagać logowania jednokrotnego dla {domain}. Najpierw zweryfikuj domenę i aktywuj jej połączenie.',
  'recommendation-not-applicable':
    'To zalecenie nie ma już zastosowania lub nie można go tutaj zastosować. Odśwież stronę.',
  'recommendation-undo-expired': 'Tego nie można już cofnąć. Zmień ustawienie na odpowiedniej karcie.',
  'changed-meanwhile':
    'Inny administrator zmienił te dane podczas edycji, więc Twoje zmiany nie zostały zapisane. Sprawdź nowe wartości i zapisz ponownie.',
  'billing-busy': 'Trwa inna zmiana tej subskrypcji. Spróbuj ponownie za chwilę.',
  'billing-vendor-only':
    'Tylko dostawca może zdecydować, gdzie zarządza się rozliczeniami. Skontaktuj się z pomocą techniczną.',
  'billing-customer-not-found': 'Operator płatności nie zna jeszcze tej organizacji. Najpierw dodaj metodę płatności.',
  'subscription-not-active': 'Ta subskrypcja nie jest aktywna. Odśwież stronę.',
  'cancellation-pending': 'Ta subskrypcja została już anulowana i zakończy się wraz z końcem okresu rozliczeniowego.',
  'cancellation-not-pending': 'Ta subskrypcja nie została anulowana, więc nie ma czego cofać.',
  'plan-not-for-sale': 'Tego planu nie można tu kupić. Skontaktuj się z działem sprzedaży.',
  'plan-currency-differs': 'Ten plan jest sprzedawany w innej walucie niż Twoja. Skontaktuj się z pomocą techniczną.',
  'plan-downgrade-refused': 'Nie możesz samodzielnie przejść na tańszy plan. Skontaktuj się z pomocą techniczną.',
  'plan-cancellation-refused': 'Nie możesz samodzielnie anulować subskrypcji. Skontaktuj się z pomocą techniczną.',
  'price-expired':
    'Potwierdzona cena została wyświetlona ponad dziesięć minut temu. Nie pobrano żadnej opłaty. Sprawdź cenę ponownie.',
  'price-changed': 'Cena zmieniła się od czasu wyświetlenia. Nie pobrano żadnej opłaty. Sprawdź cenę ponownie.',
  'payment-overdue': 'Termin jednej z płatności minął. Najpierw zaktualizuj metodę płatności, a potem zmień plan.',
  'payment-method-not-found': 'Ta metoda płatności już nie istnieje. Odśwież stronę.',
  'payment-method-missing': 'Najpierw dodaj metodę płatności. Nie pobrano żadnej opłaty.',
  'payment-declined':
    'Karta została odrzucona. Nie pobrano żadnej opłaty. Spróbuj użyć innej karty lub skontaktuj się z bankiem.',
  'payment-insufficient-funds': 'Na karcie brakuje środków. Nie pobrano żadnej opłaty. Spróbuj użyć innej karty.',
  'payment-card-expired': 'Karta straciła ważność. Nie pobrano żadnej opłaty. Użyj innej karty.',
  'payment-authentication-failed':
    'Bank nie mógł potwierdzić Twojej tożsamości. Nie pobrano żadnej opłaty. Spróbuj ponownie.',
  'setup-intent-not-found':
    'Dodawanie tej karty trwało zbyt długo lub zostało ukończone gdzie indziej. Zacznij od nowa.',
  'test-card-unknown': 'To nie jest karta testowa. Użyj 4242 4242 4242 4242 i nigdy nie podawaj tu prawdziwej karty.',
  'vat-id-invalid': 'Ten numer VAT jest nieprawidłowy w swoim kraju. Sprawdź litery i cyfry.',
  'invoice-not-found': 'Ta faktura już nie istnieje. Odśwież stronę.',
  'payment-provider-failed':
    'Dostawca płatności nie mógł tego dokończyć. Spróbuj później lub skontaktuj się z pomocą techniczną.',
  'payment-provider-busy': 'Dostawca płatności jest zajęty. Spróbuj ponownie za chwilę.',
  'payment-provider-unreachable':
    'Dostawca płatności nie odpowiedział na czas. Odśwież stronę, aby zobaczyć, co zostało zrobione, a potem spróbuj ponownie.',
  'sub-accounts-off': 'To konto nie może mieć subkont. Może je włączyć administrator konta nadrzędnego.',
  'account-not-found': 'To konto już nie istnieje albo nie masz do niego dostępu. Odśwież listę.',
  'account-id-taken': 'Konto z tym identyfikatorem już istnieje. Użyj innego identyfikatora.',
  'account-alias-taken': 'Inne konto używa tego aliasu. Użyj innego aliasu.',
  'account-holds-none': 'Konto nadrzędne nie może mieć subkont. Najpierw zezwól mu na zarządzanie subkontami.',
  'account-too-deep': 'Nie można utworzyć głębszego poziomu kont. Wybierz konto nadrzędne na wyższym poziomie.',
  'account-access-always': 'Wszyscy na tym koncie mają dostęp do jego subkont. Najpierw zmień to ustawienie konta.',
  'application-not-found': 'Twoja organizacja nie ma tej aplikacji. Odśwież listę.',
  'already-invited': 'Ten użytkownik ma już oczekujące zaproszenie. Nic się nie zmieniło.',
  'invitation-ended':
    'Dostęp oferowany w tym zaproszeniu wygasł. Zaproś użytkownika ponownie, podając nową datę wygaśnięcia.',
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
  'user-without-email': 'Ten użytkownik nie ma adresu e-mail, więc nie można wysłać resetu hasła.',
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
  'policy-not-provisional': 'Ta zmiana nie czeka już na potwierdzenie. Odśwież stronę.',
  'policy-confirm-needs-sign-in':
    'Zaloguj się ponownie, aby potwierdzić tę zmianę: Twoja sesja rozpoczęła się przed nią.',
  'session-unknown': 'Ta sesja już się zakończyła albo nie należy do Ciebie. Odśwież listę.',
  'already-member': 'Ten użytkownik już należy do organizacji. Nic się nie zmieniło.',
  'not-entitled': 'Twój plan tego nie obejmuje. Poproś osobę zarządzającą subskrypcją o przejście na wyższy plan.',
  'plan-not-found': 'Żaden plan nie ma tego klucza. Plany są określone w konfiguracji.',
  'feature-not-found': 'Żadna funkcja nie ma tego klucza. Funkcje są określone w konfiguracji.',
  'grant-not-found': 'Ten przydział nie istnieje lub został unieważniony. Odśwież listę.',
  'meter-not-found': 'Żaden licznik nie ma klucza {meter}. Liczniki określa konfiguracja.',
  'usage-event-conflict': '{field}: zdarzenie {id} zostało już zapisane z inną treścią. Nic nie zapisano.',
  'usage-event-outside-window': '{field}: przyjmowane są zdarzenia od {from} do {until}. Nic nie zapisano.',
  'metadata-not-found': 'nie znaleziono metadanych: {entity}',
  'ip-metadata-not-found': 'nie znaleziono metadanych adresu IP',
  'notification-not-found': 'To powiadomienie już nie istnieje. Odśwież listę.',
  'metadata-key-unsafe': 'Ten klucz metadanych jest zastrzeżony. Użyj innego klucza.',
  'invalid-grant':
    'Ten kod lub token jest nieprawidłowy: został już użyty, wygasł albo należy do innego klienta. Zaloguj się ponownie.',
  'invalid-client': 'Identyfikator klienta lub klucz tajny jest nieprawidłowy.',
  'unsupported-grant-type': 'Nieobsługiwany typ przyznania. Użyj authorization_code lub refresh_token.',
};
