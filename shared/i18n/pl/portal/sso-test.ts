import type { portalSsoTest as english } from '#shared/i18n/en/portal/sso-test.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoTest: TranslationOf<typeof english> = {
  'ssotest.title': 'Przetestuj połączenie',
  'ssotest.text': 'Zaloguj się na własne konto za pomocą {provider}. Dla innych nic się nie zmieni.',
  'ssotest.passedOn': 'Zaliczono: {date}',
  'ssotest.start': 'Rozpocznij test',
  'ssotest.again': 'Przetestuj ponownie',
  'ssotest.newTab': 'Test otworzy się w nowej karcie. Wynik pojawi się na tej stronie.',
  'ssotest.blocked': 'Przeglądarka zablokowała nową kartę.',
  'ssotest.open': 'Otwórz test',
  'ssotest.waiting': 'Oczekiwanie na odpowiedź {provider}…',
  'ssotest.passed': 'Test zaliczony: {email}.',
  'ssotest.failed': 'Test niezaliczony: {group}.',
  'ssotest.expired': 'W ciągu 10 minut nie nadeszła odpowiedź. Rozpocznij test ponownie.',
  'ssotest.failedToLoad': 'Nie udało się wczytać wyniku testu.',
  'ssotest.notComplete': 'Najpierw dodaj wartości dostawcy.',
  'ssotest.needed': 'Najpierw przetestuj połączenie. Możesz je tutaj aktywować dopiero po zaliczonym teście.',
  'ssotest.seen': 'Otrzymano od {provider}',
  'ssotest.wanted': 'Oczekiwano',
  'ssotest.nothing': 'nic',
  'ssotest.rule': 'Reguła',
  'ssotest.notReached': 'Nie sprawdzono',
  'ssotest.checkPassed': 'Zaliczono',
  'ssotest.checkFailed': 'Niezaliczono',
  'ssotest.checkWarning': 'Ostrzeżenie',
  'ssotest.allRules': {
    one: 'Pokaż {count} regułę',
    few: 'Pokaż wszystkie {count} reguły',
    many: 'Pokaż wszystkie {count} reguł',
    other: 'Pokaż wszystkie {count} reguł',
  },

  'ssotest.group.message': 'Odebranie odpowiedzi',
  'ssotest.group.request': 'Odpowiedź na nasze żądanie',
  'ssotest.group.signature': 'Podpis i certyfikat',
  'ssotest.group.addressee': 'Wystawca i odbiorcy',
  'ssotest.group.time': 'Czas',
  'ssotest.group.user': 'Użytkownik i domena e-mail',
  'ssotest.group.groups': 'Grupy i role',
  'ssotest.group.account': 'Konto',

  'ssotest.fix.message':
    'Odpowiedzi {provider} nie można odczytać. Porównaj wartości ustawione tam w aplikacji z krokiem 3.',
  'ssotest.fix.request':
    'Odpowiedź należy do innego logowania. Rozpocznij logowanie tutaj, a nie po stronie {provider}, i dokończ je w tej samej przeglądarce.',
  'ssotest.fix.idpInitiated': 'Rozpocznij logowanie tutaj albo w kroku 4 zezwól na logowanie rozpoczęte w {provider}.',
  'ssotest.fix.mfa': '{provider} nie zgłosił kilku składników. Wymagaj tam MFA albo dodaj w kroku 4 wysyłaną wartość.',
  'ssotest.fix.signature':
    'Odpowiedź nie jest podpisana certyfikatem tego połączenia. W kroku 4 dodaj certyfikat, którym podpisywane są odpowiedzi {provider}.',
  'ssotest.fix.algorithm': 'Po stronie {provider} wybierz SHA-256 jako algorytm podpisu.',
  'ssotest.fix.addressee': 'Po stronie {provider} wpisz oczekiwaną wartość i zapisz. Potem przetestuj ponownie.',
  'ssotest.fix.time':
    'Zegar {provider} różni się od naszego albo odpowiedź nadeszła za późno. Ustaw zegar serwera, który ją wysyła, i przetestuj ponownie.',
  'ssotest.fix.user':
    'Po stronie {provider} ustaw wysyłanie adresu e-mail użytkownika jako atrybutu „email”. Adres musi należeć do zweryfikowanej domeny tego połączenia.',
  'ssotest.fix.domain': 'W kroku 2 dodaj domenę tego adresu i ją zweryfikuj.',
  'ssotest.fix.groups':
    'Użytkownicy otrzymują tylko role nowych użytkowników. Aby przypisać grupy, ustaw po stronie {provider} wysyłanie ich jako atrybutu „groups”.',
  'ssotest.fix.account':
    'Reguła Twojej organizacji nie wpuszcza tego użytkownika. Sprawdź użytkownika i ograniczenia logowania.',
  'ssotest.fix.encryption': 'Wyłącz szyfrowanie asercji po stronie {provider}.',
  'ssotest.fix.status':
    'Odmówiono zalogowania użytkownika po stronie {provider}. Sprawdź, czy jest tam przypisany do aplikacji.',
  'ssotest.fix.client':
    'Identyfikator klienta lub klucz tajny klienta jest nieprawidłowy albo klucz wygasł. Utwórz nowy klucz po stronie {provider} i wpisz go w kroku 4.',
  'ssotest.fix.issuer':
    'Wystawca w konfiguracji dostawcy różni się od podanego w kroku 4. Wpisz tam oczekiwaną wartość.',
};
