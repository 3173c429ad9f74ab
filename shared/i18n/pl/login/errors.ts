/** Errors that nearly every step can meet. */
export const errors = {
  'invalid-request': 'W tym formularzu czegoś brakuje lub coś ma niewłaściwą postać. Sprawdź pola i wyślij ponownie.',
  'too-many-requests': 'Zbyt wiele prób w krótkim czasie. Spróbuj ponownie za {seconds} s.',
  'server-busy': 'Serwer ma teraz więcej pracy, niż może wykonać. Nic się nie zmieniło; spróbuj ponownie za minutę.',
  'database-unavailable':
    'Serwer nie może teraz połączyć się z bazą danych. Nic się nie zmieniło; spróbuj ponownie za minutę.',
  'internal-error':
    'Na serwerze wystąpił błąd. Spróbuj ponownie; jeśli się powtórzy, wyślij numer śledzenia do pomocy technicznej.',
  'authentication-failed': 'Logowanie nie powiodło się',
  unauthenticated: 'Sesja się zakończyła. Zaloguj się ponownie, aby przejść dalej.',
  'invalid-credentials':
    'E-mail lub hasło jest nieprawidłowe. Pozostałe próby przed wstrzymaniem logowania: {triesLeft}.',
  'captcha-required': 'Nie udało się ustalić, że prosi o to człowiek. Poczekaj {seconds} s i wyślij ponownie.',
  'email-invalid': 'To nie jest adres e-mail. Powinien wyglądać jak name@example.com.',
  'authorization-request-expired':
    'Logowanie, które tu skierowało, było otwarte zbyt długo. Rozpocznij je ponownie w aplikacji.',
  'network-unreachable':
    'Nie udało się połączyć z serwerem logowania. Wpisane dane nadal tu są; sprawdź połączenie i spróbuj ponownie.',
  'field-required': 'Wypełnij to pole.',
} as const;
