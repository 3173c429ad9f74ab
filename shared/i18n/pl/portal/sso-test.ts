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
  'ssotest.failed': 'Test niezaliczony: {fault}.',
  'ssotest.expired': 'W ciągu 10 minut nie nadeszła odpowiedź. Rozpocznij test ponownie.',
  'ssotest.failedToLoad': 'Nie udało się wczytać wyniku testu.',
  'ssotest.notComplete': 'Najpierw dodaj wartości dostawcy.',
  'ssotest.needed': 'Najpierw przetestuj połączenie. Możesz je tutaj aktywować dopiero po zaliczonym teście.',
  'ssotest.seen': 'Otrzymano od {provider}',
  'ssotest.wanted': 'Oczekiwano',
  'ssotest.nothing': 'nic',
  'ssotest.error': 'Błąd',
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
  'ssotest.fewer': 'Pokaż podsumowanie',

  'ssotest.group.message': 'Odebranie odpowiedzi',
  'ssotest.group.request': 'Odpowiedź na nasze żądanie',
  'ssotest.group.signature': 'Podpis i certyfikat',
  'ssotest.group.addressee': 'Wystawca i odbiorcy',
  'ssotest.group.time': 'Czas',
  'ssotest.group.user': 'Użytkownik i domena e-mail',
  'ssotest.group.groups': 'Grupy i role',
  'ssotest.group.account': 'Konto',
  'ssotest.fault.request': 'Dotyczy innego logowania',
  'ssotest.fault.once': 'Odpowiedź już użyta',
  'ssotest.fault.late': 'Logowanie trwało zbyt długo',
  'ssotest.fault.enabled': 'Połączenie wyłączone',
  'ssotest.fault.size': 'Odpowiedź jest za duża',
  'ssotest.fault.malformed': 'Nieprawidłowa odpowiedź SAML',
  'ssotest.fault.status': 'Dostawca odmówił zalogowania',
  'ssotest.fault.acsUrl': 'Adres URL ACS się nie zgadza',
  'ssotest.fault.audience': 'Odbiorca (audience) się nie zgadza',
  'ssotest.fault.encryption': 'Nie można odszyfrować',
  'ssotest.fault.unsigned': 'Odpowiedź nie jest podpisana',
  'ssotest.fault.signatureForm': 'Podpis nie obejmuje odpowiedzi',
  'ssotest.fault.algorithm': 'Niedozwolony algorytm podpisu',
  'ssotest.fault.changed': 'Zmieniono po podpisaniu',
  'ssotest.fault.signature': 'Podpisano innym certyfikatem',
  'ssotest.fault.certificate': 'Certyfikat wymaga wymiany',
  'ssotest.fault.issuer': 'Wystawca się nie zgadza',
  'ssotest.fault.idpInitiated': 'Logowanie zaczęto u dostawcy',
  'ssotest.fault.time': 'Zegary się różnią',
  'ssotest.fault.expired': 'Odpowiedź wygasła',
  'ssotest.fault.sessionOver': 'Sesja u dostawcy wygasła',
  'ssotest.fault.authnContext': 'Nie podano metody logowania',
  'ssotest.fault.mfa': 'Nie zgłoszono MFA',
  'ssotest.fault.nameId': 'Brak trwałego NameID',
  'ssotest.fault.name': 'Brak nazwy wyświetlanej',
  'ssotest.fault.email': 'Brak adresu e-mail',
  'ssotest.fault.emailUnique': 'Kilka adresów e-mail',
  'ssotest.fault.emailVerified': 'Niezweryfikowany adres e-mail',
  'ssotest.fault.domain': 'Niezweryfikowana domena e-mail',
  'ssotest.fault.groups': 'Nie wysłano grup',
  'ssotest.fault.groupsOverage': 'Zbyt wiele grup',
  'ssotest.fault.groupsNamed': 'Identyfikatory grup zamiast nazw',
  'ssotest.fault.groupRole': 'Grupa bez roli',
  'ssotest.fault.membership': 'Użytkownik jest dezaktywowany',
  'ssotest.fault.domainAllowed': 'Niedozwolona domena e-mail',
  'ssotest.fault.firstRoles': 'Nowi użytkownicy nie dostają roli',
  'ssotest.fault.account': 'Użytkownik nie może się tu zalogować',
  'ssotest.fault.reach': 'Nie można połączyć się z dostawcą',
  'ssotest.fault.redirectUri': 'Kod odrzucony',
  'ssotest.fault.client': 'Klucz tajny klienta odrzucony',
  'ssotest.fault.keys': 'Nie znaleziono klucza podpisu',
  'ssotest.fault.token': 'Nieprawidłowe tokeny',
  'ssotest.fault.scopes': 'Nie przyznano zakresu „email”',

  'ssotest.fix.request':
    'Odpowiedź należy do innego logowania. Rozpocznij logowanie tutaj, a nie po stronie {provider}, i dokończ je w tej samej przeglądarce.',
  'ssotest.fix.once': 'Każda odpowiedź działa tylko raz. Rozpocznij logowanie ponownie.',
  'ssotest.fix.late': 'Logowania nie ukończono na czas. Rozpocznij je ponownie.',
  'ssotest.fix.enabled': 'Połączenie nie jest aktywne. Aktywuj je i zaloguj się ponownie.',
  'ssotest.fix.size': 'Po stronie {provider} wysyłaj do tej aplikacji mniej grup i atrybutów.',
  'ssotest.fix.malformed':
    'Żadne ustawienie tutaj tego nie zmieni. Sprawdź, czy serwer proxy lub rozszerzenie przeglądarki nie zmienia odpowiedzi, a potem przekaż ten wynik pomocy technicznej {provider}.',
  'ssotest.fix.field':
    'Po stronie {provider} wpisz oczekiwaną wartość w polu „{field}” i zapisz. Potem przetestuj ponownie.',
  'ssotest.fix.fieldAt':
    'Po stronie {provider} otwórz {place}, wpisz oczekiwaną wartość w polu „{field}” i zapisz. Potem przetestuj ponownie.',
  'ssotest.fix.idpInitiated': 'Rozpocznij logowanie tutaj albo w kroku 4 zezwól na logowanie rozpoczęte w {provider}.',
  'ssotest.fix.mfa': '{provider} nie zgłosił kilku składników. Wymagaj tam MFA albo dodaj w kroku 4 wysyłaną wartość.',
  'ssotest.fix.signature':
    'Odpowiedź nie jest podpisana certyfikatem tego połączenia. W kroku 4 dodaj certyfikat, którym podpisywane są odpowiedzi {provider}.',
  'ssotest.fix.algorithm': 'Po stronie {provider} wybierz SHA-256 jako algorytm podpisu.',
  'ssotest.fix.time':
    'Zegar {provider} różni się od naszego albo odpowiedź nadeszła za późno. Ustaw zegar serwera, który ją wysyła, i przetestuj ponownie.',
  'ssotest.fix.domain':
    'Ten adres nie należy do zweryfikowanej domeny. Jeśli to Twój użytkownik, dodaj domenę w kroku 2 i zweryfikuj ją. Jeśli nie, zaloguj się w {provider} na inne konto.',
  'ssotest.fix.groups':
    'Użytkownicy otrzymują tylko role nowych użytkowników. Aby przypisać grupy, ustaw po stronie {provider} wysyłanie ich jako atrybutu „groups”.',
  'ssotest.fix.groupsOverage':
    'Użytkownik ma więcej grup, niż wymienia {provider}. Wysyłaj stamtąd tylko grupy przypisane do aplikacji.',
  'ssotest.fix.groupsNamed':
    '{provider} przesyła identyfikatory grup, które nie są przypisane. Przypisz je w kroku 5 albo wysyłaj nazwy.',
  'ssotest.fix.groupRole': 'Ta grupa nie nadaje żadnej roli. Jeśli powinna, wybierz jej role w kroku 5.',
  'ssotest.fix.firstRoles': 'Nowi użytkownicy mogą się zalogować, ale nie mają uprawnień. Wybierz ich role w kroku 5.',
  'ssotest.fix.membership':
    'Użytkownik jest dezaktywowany w Twojej organizacji. Administrator może go ponownie aktywować na stronie Użytkownicy.',
  'ssotest.fix.domainAllowed':
    'Ograniczenia domen w Twojej organizacji nie dopuszczają tego adresu e-mail. Zmień je albo adres użytkownika.',
  'ssotest.fix.account':
    'Reguła Twojej organizacji nie wpuszcza tego użytkownika. Sprawdź użytkownika i ograniczenia logowania.',
  'ssotest.fix.encryption':
    'Po stronie {provider} szyfruj certyfikatem z naszych metadanych (krok 3), przy użyciu RSA-OAEP i AES-GCM. Możesz też wyłączyć tam szyfrowanie.',
  'ssotest.fix.unsigned': 'Po stronie {provider} włącz podpisywanie odpowiedzi lub asercji.',
  'ssotest.fix.signatureForm':
    'Po stronie {provider} podpisuj całą odpowiedź lub całą asercję. Jeśli tak już jest, sprawdź, czy serwer proxy lub rozszerzenie przeglądarki nie zmienia odpowiedzi.',
  'ssotest.fix.changed':
    'Odpowiedź zmieniono po drodze, już po podpisaniu przez {provider}. Poszukaj serwera proxy lub rozszerzenia przeglądarki, które ją zmienia, i przetestuj ponownie.',
  'ssotest.fix.certificate':
    'Po stronie {provider} utwórz ważny certyfikat podpisu z kluczem RSA o długości co najmniej 2048 bitów. Dodaj go w kroku 4.',
  'ssotest.fix.status':
    'Odmówiono zalogowania użytkownika po stronie {provider}. Sprawdź, czy jest tam przypisany do aplikacji.',
  'ssotest.fix.client':
    'Identyfikator klienta lub klucz tajny klienta jest nieprawidłowy albo klucz wygasł. Utwórz nowy klucz po stronie {provider} i wpisz go w kroku 4.',
  'ssotest.fix.clientId':
    'Tokeny są dla innego klienta. W kroku 4 wpisz identyfikator klienta tej aplikacji z {provider}.',
  'ssotest.fix.redirectUri':
    'Po stronie {provider} zarejestruj nasz URI przekierowania dokładnie tak jak w kroku 3. Potem przetestuj ponownie.',
  'ssotest.fix.tokenAlgorithm':
    'Po stronie {provider} podpisuj tokeny ID algorytmem wymienionym w dokumencie discovery, np. RS256.',
  'ssotest.fix.keys':
    'Token ID nie jest podpisany kluczem, który publikuje {provider}. Przetestuj ponownie za kilka minut. Jeśli to nie pomoże, sprawdź tam klucze podpisu.',
  'ssotest.fix.token':
    'Żadne ustawienie tutaj tego nie zmieni. Sprawdź, czy aplikacja po stronie {provider} jest aplikacją internetową OpenID Connect, albo przekaż ten wynik pomocy technicznej.',
  'ssotest.fix.reach':
    'Nie otrzymaliśmy użytecznej odpowiedzi od {provider}. Sprawdź wystawcę w kroku 4 i to, czy jest dostępny z internetu.',
  'ssotest.fix.issuer':
    'Wystawca zapisany w kroku 4 różni się od tego, którego wysyła {provider}. Wczytaj tam metadane ponownie.',
  'ssotest.fix.issuerOidc':
    'Wystawca w kroku 4 różni się od tego, którego podaje {provider}. Wpisz go tam dokładnie tak, jak podaje {provider}.',
  'ssotest.fix.sessionOver': 'Wyloguj się z {provider} i zaloguj ponownie.',
  'ssotest.fix.authnContext':
    'Logowanie działa i bez tego. Aby MFA u dostawcy liczyło się tutaj, {provider} musi podać, jak użytkownik się zalogował.',
  'ssotest.fix.nameId':
    'Po stronie {provider} wysyłaj NameID, który dla każdego użytkownika pozostaje ten sam. Inaczej zmiana adresu e-mail utworzy nowego użytkownika.',
  'ssotest.fix.name':
    'Po stronie {provider} wysyłaj nazwę wyświetlaną użytkownika jako „name”. Do tego czasu widoczny jest adres e-mail.',
  'ssotest.fix.email': 'Po stronie {provider} wysyłaj adres e-mail użytkownika jako „email”.',
  'ssotest.fix.emailUnique':
    'Po stronie {provider} wysyłaj jeden adres e-mail: ten sam jako NameID i jako „email” albo tylko jeden z nich.',
  'ssotest.fix.emailVerified':
    'Zweryfikuj adres e-mail użytkownika po stronie {provider}. Wartość „email_verified” musi wynosić true.',
  'ssotest.fix.scopes': 'Po stronie {provider} zezwól tej aplikacji na zakres „email”.',
};
