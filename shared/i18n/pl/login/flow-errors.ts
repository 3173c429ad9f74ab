/** Errors of the other flows of the login box. */
export const errors = {
  // links
  'link-invalid': 'Ten link jest niekompletny. Otwórz go ponownie z wiadomości e-mail lub poproś o nowy.',
  'link-expired': 'Ten link wygasł. Poproś o nowy.',
  'link-used': 'Ten link został już użyty. Zaloguj się lub poproś o nowy.',
  'ER-01239': 'To zaproszenie dotyczy zablokowanej organizacji. Skontaktuj się z osobą, która Cię zaprosiła.',
  'ER-01240': 'Ten link z zaproszeniem dotyczy zablokowanej organizacji. Skontaktuj się z osobą, która go wysłała.',
  'sign-up-closed': 'Rejestracja jest możliwa tylko z zaproszeniem. Poproś o nie administratora organizacji.',
  'user-name-taken': 'Ta nazwa użytkownika jest zajęta. Użyj innej.',

  // requests
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

  // new password
  'password-too-short': 'To hasło jest zbyt krótkie. Minimalna liczba znaków: {minLength}.',
  'password-too-long': 'To hasło jest zbyt długie. Maksymalna liczba znaków: {maxLength}.',
  'password-too-common': 'To hasło jest zbyt popularne i łatwe do odgadnięcia. Użyj innego.',
  'password-is-email': 'Hasłem nie może być adres e-mail. Użyj innego.',
  'password-reused': 'To hasło było już używane. Użyj nowego.',
  'password-breached': 'To hasło pojawiło się w wycieku danych. Użyj innego.',

  // codes
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

  // passkeys
  'passkey-unknown':
    'Ten klucz dostępu nie jest już zarejestrowany. Zaloguj się w inny sposób i usuń go ze swojego urządzenia.',
  'passkey-not-given':
    'Nie udało się uzyskać klucza dostępu z urządzenia. Spróbuj ponownie lub zaloguj się w inny sposób.',
  'passkey-not-made': 'Klucz dostępu nie został utworzony. Spróbuj ponownie lub kontynuuj bez niego.',
  'reauthentication-required': 'Dla bezpieczeństwa zaloguj się ponownie, aby wprowadzić tę zmianę.',

  // second factor
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

  // social
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
    'Adres e-mail przesłany przez dostawcę tożsamości nie należy do zweryfikowanej domeny Twojej organizacji. Użyj tam innego konta lub skontaktuj się z administratorem.',

  // impersonation
  'impersonation-invalid': 'Ten link do działania jako inny użytkownik stracił ważność. Poproś o nowy.',
  'impersonation-off': 'Działanie jako inny użytkownik jest wyłączone. Może je włączyć operator.',
  'impersonated-session':
    'Działając jako inny użytkownik, nie możesz zmieniać haseł, metod weryfikacji ani sesji. Najpierw zakończ to działanie.',
} as const;
