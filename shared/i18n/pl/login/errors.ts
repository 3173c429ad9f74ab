/** Errors that nearly every step can meet. */
export const errors = {
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
} as const;
