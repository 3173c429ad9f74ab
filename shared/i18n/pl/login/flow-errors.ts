/** Errors that somebody can meet in the further flows of the login box. */
export const errors = {
  'origin-not-allowed':
    'Ta witryna nie może wywoływać serwera tożsamości. Jej operator może dodać źródło do konfiguracji.',
  'client-unknown': 'Aplikacja, która tu skierowała, nie jest zarejestrowana. Wróć do niej i powiadom jej operatora.',
  'redirect-uri-mismatch':
    'Aplikacja, która tu skierowała, podała adres powrotny, który nie jest zarejestrowany. Wróć do niej i powiadom jej operatora.',
  // sign in
  'malformed-json': 'Żądanie nie jest poprawnym dokumentem JSON. Nic się nie zmieniło.',
  'unsupported-media-type': 'Ten adres nie przyjmuje treści tego typu; większość przyjmuje JSON. Nic się nie zmieniło.',
  'body-too-large': 'Żądanie jest zbyt duże',
  'not-found': 'Pod tym adresem nic nie ma. Mógł się zmienić albo link jest niepełny.',
  'method-not-allowed': 'Ten adres nie przyjmuje takich żądań. Nic się nie zmieniło.',
  'unknown-error': 'Wystąpił nieznany błąd',
  difficulties: 'Mamy pewne trudności, spróbuj ponownie',
  'invitation-unverified': 'Nie udało się sprawdzić zaproszenia',
  'session-not-found': 'Nie znaleziono sesji',
  forbidden: 'Twoje role na to nie pozwalają. Może to zmienić administrator organizacji.',
  'captcha-unavailable':
    'Nie udało się wczytać sprawdzenia, czy pyta człowiek. Być może blokuje je przeglądarka lub sieć.',
  'sign-up-closed': 'Nowe konta powstają tylko na zaproszenie. Poproś o nie administratora organizacji.',
  'user-name-taken': 'Ktoś ma już tę nazwę użytkownika. Wybierz inną.',
  'password-too-short': 'To hasło jest za krótkie. Minimalna liczba znaków: {minLength}.',
  'password-too-long': 'To hasło jest za długie. Maksymalna liczba znaków: {maxLength}.',
  'password-too-common': 'To hasło jest na liście popularnych haseł, więc łatwo je odgadnąć. Wybierz inne.',
  'password-is-email': 'Hasło musi różnić się od adresu e-mail. Wybierz inne.',
  'password-reused': 'To hasło było już używane. Wybierz nowe.',
  'link-invalid': 'Ten link jest niepełny. Otwórz go ponownie z e-maila lub poproś o nowy.',
  'link-expired': 'Ten link wygasł. Poproś o nowy.',
  'link-used': 'Ten link został już użyty. Zaloguj się lub poproś o nowy.',
  'ER-01239': 'To zaproszenie prowadzi do zablokowanej organizacji. Zapytaj osobę, od której pochodzi.',
  'ER-01240': 'Ten link z zaproszeniem prowadzi do zablokowanej organizacji. Zapytaj osobę, od której pochodzi.',

  // new password
  'password-breached': 'To hasło jest na liście haseł, które wyciekły, więc łatwo je odgadnąć. Wybierz inne.',

  // codes
  'code-wrong': 'Ten kod jest nieprawidłowy. Pozostałe próby: {triesLeft}.',
  'code-expired': 'Ten kod wygasł. Poproś o nowy.',
  'code-used': 'Ten kod został już użyty. Poproś o nowy.',
  'code-exhausted': 'Zbyt wiele błędnych kodów, dlatego ten już nie działa. Poproś o nowy.',
  'match-number-needed': 'Wpisz liczbę ze strony, na której poproszono o ten link.',
  'match-number-wrong':
    'To nie jest liczba z drugiej strony; jeśli to nie Ty prosisz o ten link, zamknij tę stronę. Pozostałe próby: {triesLeft}.',
  'sign-in-method-off': 'Ten sposób logowania jest tutaj wyłączony. Użyj innego.',
  'sms-not-available': 'Stąd nie można wysyłać SMS-ów. Użyj innego sposobu lub poproś operatora o ich skonfigurowanie.',
  'phone-invalid': 'To nie jest numer telefonu. Wpisz go z kodem kraju, np. +1 202 555 0123.',
  'phone-not-allowed': 'Nie możemy wysyłać SMS-ów na taki numer. Użyj numeru telefonu komórkowego.',
  'phone-taken': 'Ten numer telefonu należy do innego konta. Użyj innego.',
  'phone-not-found': 'Tego numeru telefonu już tu nie ma. Wczytaj listę ponownie.',
  'phones-too-many': 'Osiągnięto limit numerów telefonu: {limit}. Najpierw usuń jeden.',

  // passkeys
  'passkey-unknown': 'Ten klucz dostępu niczego już tu nie otwiera. Zaloguj się w inny sposób i usuń go z urządzenia.',
  'passkey-not-given': 'Nie podano klucza dostępu. Spróbuj ponownie lub zaloguj się w inny sposób.',
  'passkey-not-made': 'Nie utworzono klucza dostępu. Spróbuj ponownie lub przejdź dalej bez niego.',
  'reauthentication-required': 'Wymaga to niedawnego logowania. Zaloguj się ponownie.',

  // second factor
  'second-factor-expired': 'To logowanie było otwarte zbyt długo lub zakończono je gdzie indziej. Zacznij od nowa.',
  'second-factor-locked':
    'Zbyt wiele błędnych kodów pod rząd, dlatego drugi krok jest wstrzymany. Odblokuje się sam ({lockedUntil}).',
  'factor-code-wrong':
    'Ten kod jest nieprawidłowy. Użyj tego, który jest teraz widoczny. Pozostałe próby: {triesLeft}.',
  'recovery-code-wrong': 'Ten kod odzyskiwania jest nieprawidłowy lub był już użyty. Pozostałe próby: {triesLeft}.',
  'factor-not-found': 'Ten sposób potwierdzenia nie jest już skonfigurowany. Użyj innego.',
  'factor-not-offered': 'Tego sposobu potwierdzenia nie można tu użyć. Użyj innego.',
  'factor-enforced': 'Organizacja wymaga drugiego kroku, a ten jest ostatni. Najpierw skonfiguruj inny.',
  'factors-too-many': 'Jest ich już tyle, ile może mieć jedna osoba. Najpierw usuń jeden.',
  'step-up-required': 'Twoja organizacja wymaga weryfikacji dwuetapowej. Potwierdź swoją tożsamość, aby kontynuować.',
  'factor-too-new':
    'Niedawno dodano pierwszą metodę weryfikacji. Możesz się nią już logować, a ustawienia zabezpieczeń zmienisz od {until}.',
  'mfa-not-enrolled': 'Drugi krok nie jest skonfigurowany',
  'security-key-refused':
    'Klucz bezpieczeństwa lub urządzenie nie dało prawidłowej odpowiedzi. Nic się nie zmieniło; spróbuj ponownie.',
  'security-key-known': 'Ten klucz bezpieczeństwa lub urządzenie jest już skonfigurowane. Użyj innego.',

  // social
  'social-provider-unknown': 'Ten sposób logowania nie jest tutaj skonfigurowany. Wybierz inny.',
  'social-cancelled': 'Przerwano w {provider}. Spróbuj ponownie lub zaloguj się w inny sposób.',
  'social-failed': 'Logowanie przez {provider} nie powiodło się. Spróbuj ponownie lub zaloguj się w inny sposób.',
  'social-email-missing': '{provider} nie podał adresu e-mail. Zezwól na to tam lub zaloguj się w inny sposób.',
  'social-proof-wanted':
    'Adres e-mail podany przez {provider} trzeba najpierw potwierdzić. Zaloguj się na stronie logowania, aby to zrobić.',
  'sso-not-found': 'Dla tego adresu e-mail nie skonfigurowano logowania jednokrotnego. Zaloguj się w inny sposób.',
  'sso-failed': 'Strona logowania organizacji nie zakończyła logowania. Spróbuj ponownie lub zapytaj administratora.',
  'sso-address-refused':
    'Organizacja podała adres e-mail, który do niej nie należy. Poproś administratora o poprawienie go tam.',

  // impersonation
  'impersonation-invalid': 'Ten link do działania jako inna osoba nie jest już ważny. Poproś o nowy.',
  'impersonation-off': 'Działanie jako inna osoba jest tutaj wyłączone. Może je włączyć operator.',
  'impersonated-session':
    'Działając jako inna osoba, nie można zmieniać haseł, drugich kroków ani sesji. Najpierw zakończ.',
} as const;
