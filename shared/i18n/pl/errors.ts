import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

/** A sentence for every error code, for the portal; those of the login box are in `login/` too, which loads fewer. */
export const errors: Readonly<Record<ErrorMessageKey, string>> = {
  'invalid-request': 'Niektórych pól brakuje lub są nieprawidłowe. Sprawdź je i spróbuj ponownie.',
  'too-many-requests': 'Zbyt wiele żądań. Spróbuj ponownie za {seconds} s.',
  'server-busy': 'Serwer jest teraz zajęty. Nic się nie zmieniło; spróbuj ponownie za minutę.',
  'database-unavailable':
    'Serwer nie może połączyć się z bazą danych. Nic się nie zmieniło; spróbuj ponownie za minutę.',
  'internal-error':
    'Coś poszło nie tak po naszej stronie. Spróbuj ponownie, a jeśli problem się powtarza, skontaktuj się z pomocą techniczną i podaj identyfikator żądania.',
  'authentication-failed': 'Uwierzytelnianie nie powiodło się',
  unauthenticated: 'Twoja sesja się zakończyła. Zaloguj się ponownie, aby kontynuować.',
  'invalid-credentials': 'Nieprawidłowy e-mail lub hasło. Próby pozostałe do zablokowania konta: {triesLeft}.',
  'captcha-required': 'Nie udało się potwierdzić, że nie jesteś robotem. Odczekaj {seconds} s i spróbuj ponownie.',
  'email-invalid': 'Wpisz prawidłowy adres e-mail, taki jak nazwa@example.com.',
  'authorization-request-expired': 'Prośba o zalogowanie wygasła. Zacznij od nowa w aplikacji.',
  'network-unreachable':
    'Nie udało się połączyć z serwerem. Wpisane dane są nadal tutaj; sprawdź połączenie i spróbuj ponownie.',
  'field-required': 'To pole jest wymagane.',
  'account-locked':
    'Twoje konto jest zablokowane z powodu zbyt wielu nieprawidłowych haseł. Możesz spróbować ponownie po: {lockedUntil}.',
  'account-disabled': 'Twoje konto zostało dezaktywowane. Poproś administratora organizacji o ponowne aktywowanie.',
  'application-not-assigned': 'Nie masz dostępu do tej aplikacji. Poproś o dostęp administratora organizacji.',
  'account-expired': 'Twój dostęp wygasł. Poproś administratora organizacji o jego przedłużenie.',
  'email-not-verified': 'Najpierw potwierdź swój adres e-mail. Otwórz wysłany link lub poproś o nowy.',
  'no-tenant': 'Twoje konto nie należy jeszcze do żadnej organizacji. Poproś administratora o zaproszenie.',
  'password-expired': 'Twoje hasło wygasło. Wysłaliśmy Ci link do utworzenia nowego.',
  'sign-in-method-unavailable':
    'Twoja organizacja używa metody logowania, która nie jest tu dostępna. Skontaktuj się z administratorem lub użyj innego adresu e-mail.',
  'form-expired': 'Ta strona wygasła. Wyślij formularz ponownie.',
  'malformed-json': 'Żądanie nie jest prawidłowym kodem JSON. Nic się nie zmieniło.',
  'unsupported-media-type':
    'Ten adres URL nie przyjmuje treści tego typu; większość przyjmuje JSON. Nic się nie zmieniło.',
  'method-not-allowed': 'Ten adres URL nie przyjmuje tej metody HTTP. Nic się nie zmieniło.',
  'body-too-large': 'Żądanie jest zbyt duże',
  'unknown-error': 'Wystąpił nieznany błąd',
  difficulties: 'Mamy pewne trudności. Spróbuj ponownie',
  'invitation-unverified': 'Nie udało się zweryfikować zaproszenia',
  'session-not-found': 'Nie znaleziono sesji',
  forbidden: 'Nie masz uprawnień do tej czynności. Poproś o dostęp administratora organizacji.',
  'not-found': 'Nie znaleziono strony. Link może być uszkodzony lub nieaktualny.',
  'origin-not-allowed':
    'Ta witryna nie może wywoływać serwera tożsamości. Jej operator może dodać źródło do konfiguracji.',
  'client-unknown':
    'Aplikacja, która Cię tu przekierowała, nie jest zarejestrowana. Wróć i skontaktuj się z jej pomocą techniczną.',
  'redirect-uri-mismatch':
    'Aplikacja, która Cię tu przekierowała, użyła niezarejestrowanego adresu URL przekierowania. Wróć i skontaktuj się z jej pomocą techniczną.',
  'captcha-unavailable':
    'Nie udało się wczytać sprawdzenia, czy nie jesteś robotem. Może je blokować przeglądarka lub sieć.',
  'link-invalid': 'Ten link jest niekompletny. Otwórz go ponownie z wiadomości e-mail lub poproś o nowy.',
  'link-expired': 'Ten link wygasł. Poproś o nowy.',
  'link-used': 'Ten link został już użyty. Zaloguj się lub poproś o nowy.',
  'ER-01239': 'To zaproszenie dotyczy zablokowanej organizacji. Skontaktuj się z osobą, która Cię zaprosiła.',
  'ER-01240': 'Ten link z zaproszeniem dotyczy zablokowanej organizacji. Skontaktuj się z osobą, która go wysłała.',
  'sign-up-closed': 'Rejestracja jest możliwa tylko z zaproszeniem. Poproś o nie administratora organizacji.',
  'user-name-taken': 'Ta nazwa użytkownika jest zajęta. Użyj innej.',
  'impersonation-invalid': 'Ten link do działania jako inny użytkownik stracił ważność. Poproś o nowy.',
  'impersonation-off': 'Działanie jako inny użytkownik jest wyłączone. Może je włączyć operator.',
  'impersonated-session':
    'Działając jako inny użytkownik, nie możesz zmieniać haseł, metod weryfikacji ani sesji. Najpierw zakończ to działanie.',
  'password-too-short': 'To hasło jest zbyt krótkie. Minimalna liczba znaków: {minLength}.',
  'password-too-long': 'To hasło jest zbyt długie. Maksymalna liczba znaków: {maxLength}.',
  'password-too-common': 'To hasło jest zbyt popularne i łatwe do odgadnięcia. Użyj innego.',
  'password-is-email': 'Hasłem nie może być adres e-mail. Użyj innego.',
  'password-reused': 'To hasło było już używane. Użyj nowego.',
  'password-breached': 'To hasło pojawiło się w wycieku danych. Użyj innego.',
  'second-factor-expired': 'Prośba o zalogowanie wygasła lub została już zrealizowana. Zacznij od nowa.',
  'second-factor-locked':
    'Weryfikacja jest zablokowana z powodu zbyt wielu nieprawidłowych kodów. Możesz spróbować ponownie po: {lockedUntil}.',
  'factor-code-wrong': 'Nieprawidłowy kod; wpisz ten, który widać teraz. Pozostałe próby: {triesLeft}.',
  'recovery-code-wrong': 'Ten kod odzyskiwania jest nieprawidłowy lub został już użyty. Pozostałe próby: {triesLeft}.',
  'factor-not-found': 'Ta metoda weryfikacji nie jest już skonfigurowana. Użyj innej.',
  'factor-not-offered': 'Ta metoda weryfikacji nie jest tu dostępna. Użyj innej.',
  'factor-enforced': 'Twoja organizacja wymaga weryfikacji dwuetapowej, a to Twoja jedyna metoda. Najpierw dodaj inną.',
  'factors-too-many': 'Masz już maksymalną liczbę metod weryfikacji. Najpierw usuń jedną z nich.',
  'step-up-required': 'Twoja organizacja wymaga weryfikacji dwuetapowej. Potwierdź tożsamość, aby kontynuować.',
  'factor-too-new':
    'Pierwsza metoda weryfikacji została dodana niedawno. Możesz już jej używać do logowania; ustawienia zabezpieczeń zmienisz od: {until}.',
  'mfa-not-enrolled': 'Weryfikacja dwuetapowa nie jest skonfigurowana',
  'security-key-refused':
    'Nie udało się zweryfikować klucza bezpieczeństwa lub urządzenia. Nic się nie zmieniło; spróbuj ponownie.',
  'security-key-known': 'Ten klucz bezpieczeństwa lub to urządzenie jest już skonfigurowane. Użyj innego.',
  'passkey-unknown':
    'Ten klucz dostępu nie jest już zarejestrowany. Zaloguj się w inny sposób i usuń go ze swojego urządzenia.',
  'passkey-not-given':
    'Nie udało się uzyskać klucza dostępu z urządzenia. Spróbuj ponownie lub zaloguj się w inny sposób.',
  'passkey-not-made': 'Klucz dostępu nie został utworzony. Spróbuj ponownie lub kontynuuj bez niego.',
  'reauthentication-required': 'Dla bezpieczeństwa zaloguj się ponownie, aby wprowadzić tę zmianę.',
  'code-wrong': 'Nieprawidłowy kod. Pozostałe próby: {triesLeft}.',
  'code-expired': 'Ten kod wygasł. Poproś o nowy.',
  'code-used': 'Ten kod został już użyty. Poproś o nowy.',
  'code-exhausted': 'Zbyt wiele nieudanych prób. Poproś o nowy kod.',
  'match-number-needed': 'Wpisz numer widoczny na stronie, na której poproszono o ten link.',
  'match-number-wrong':
    'Ten numer się nie zgadza; jeśli to nie Twoja prośba o link, zamknij tę stronę. Pozostałe próby: {triesLeft}.',
  'sign-in-method-off': 'Ta metoda logowania jest wyłączona. Użyj innej.',
  'sms-not-available':
    'Wiadomości SMS nie są skonfigurowane. Użyj innej metody lub skontaktuj się z pomocą techniczną.',
  'phone-invalid': 'Wpisz prawidłowy numer telefonu z numerem kierunkowym kraju, taki jak +1 202 555 0123.',
  'phone-not-allowed': 'Nie możemy wysyłać SMS-ów na ten numer. Użyj numeru komórkowego.',
  'phone-taken': 'Inne konto używa tego numeru telefonu. Użyj innego.',
  'phone-not-found': 'Ten numer telefonu już nie istnieje. Odśwież listę.',
  'phones-too-many': 'Limit numerów telefonu: {limit}. Najpierw usuń jeden z nich.',
  'social-provider-unknown': 'Ta metoda logowania nie jest skonfigurowana. Użyj innej.',
  'social-cancelled': 'Logowanie przez {provider} zostało anulowane. Spróbuj ponownie lub zaloguj się w inny sposób.',
  'social-failed': 'Logowanie przez {provider} nie powiodło się. Spróbuj ponownie lub zaloguj się w inny sposób.',
  'social-email-missing':
    '{provider} nie udostępnia Twojego adresu e-mail. Zezwól na dostęp do niego lub zaloguj się w inny sposób.',
  'social-proof-wanted': 'Najpierw potwierdź adres e-mail z {provider}. Zrób to na stronie logowania.',
  'sso-not-found': 'Logowanie jednokrotne nie jest skonfigurowane dla tego adresu e-mail. Zaloguj się w inny sposób.',
  'sso-failed':
    'Dostawca tożsamości Twojej organizacji nie zalogował Cię. Spróbuj ponownie lub skontaktuj się z administratorem.',
  'sso-address-refused':
    'Dostawca tożsamości Twojej organizacji przesłał adres e-mail spoza jej domen. Poproś administratora o poprawienie go.',
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
