import type { portalProfilePrivacy as english } from '#shared/i18n/en/portal/profile-privacy.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePrivacy: TranslationOf<typeof english> = {
  'page.privacy': 'Bezpieczeństwo i prywatność',
  'privacy.lead': 'Zarządzaj sposobem logowania i aktywnymi sesjami.',
  'privacy.since': 'Dodano {date}',
  'privacy.lastUsed': 'Ostatnie użycie: {time}',
  'privacy.remove': 'Usuń',
  'privacy.removeOf': 'Usuń: {name}',
  'privacy.removed': 'Usunięto: {name}.',
  'privacy.removeTitle': 'Usunąć {name}?',
  'privacy.removeAction': 'Usuń',
  'privacy.removeKeep': 'Anuluj',
  'privacy.working': 'Chwileczkę…',
  'privacy.copy': 'Kopiuj',
  'privacy.copied': 'Skopiowano',
  'privacy.download': 'Pobierz',
  'privacy.code': 'Wpisz 6-cyfrowy kod',
  'privacy.confirm': 'Zweryfikuj',
  'privacy.confirming': 'Weryfikowanie…',
  'privacy.triesLeft': {
    one: 'Pozostała {count} próba.',
    few: 'Pozostały {count} próby.',
    many: 'Pozostało {count} prób.',
    other: 'Pozostało {count} prób.',
  },

  // the second step
  'privacy.secondStep': 'Weryfikacja dwuetapowa',
  'privacy.secondStepText': 'Dodaj drugą warstwę zabezpieczeń do swojego konta.',
  'privacy.secondStepFailed': 'Nie udało się wczytać metod weryfikacji',
  'privacy.noFactors': 'Nie ma jeszcze metod weryfikacji. Zalecamy aplikację uwierzytelniającą.',
  'privacy.addFactor': 'Dodaj metodę weryfikacji',
  'privacy.kind.app': 'Aplikacja uwierzytelniająca',
  'privacy.kind.phone': 'SMS',
  'privacy.kind.key': 'Klucz bezpieczeństwa',
  'privacy.kind.device': 'To urządzenie',
  'privacy.named': '{kind} {name}',
  'privacy.factorAdded': 'Dodano metodę weryfikacji.',
  'privacy.removeText': 'Nie będzie już można potwierdzić nią tożsamości. Pozostałe metody weryfikacji nadal działają.',
  'privacy.removeLastText': 'To Twoja jedyna metoda weryfikacji. Bez niej konto chroni tylko hasło.',
  'privacy.appTitle': 'Skonfiguruj aplikację uwierzytelniającą',
  'privacy.appText':
    'Zeskanuj kod QR w aplikacji lub wpisz klucz konfiguracyjny. Następnie wpisz 6-cyfrowy kod z aplikacji.',
  'privacy.appPicture': 'Kod QR z kluczem konfiguracyjnym',
  'privacy.appKey': 'Klucz konfiguracyjny',
  'privacy.phoneTitle': 'Dodaj numer telefonu',
  'privacy.phoneText': 'Podczas logowania wyślemy SMS z kodem weryfikacyjnym na ten numer.',
  'privacy.phoneNumber': 'Numer telefonu',
  'privacy.phoneHint': 'Z numerem kierunkowym kraju, na przykład +1 202 555 0123.',
  'privacy.phoneSent': 'Wysłaliśmy kod na numer {phone}.',
  'privacy.sendCode': 'Wyślij kod',

  // recovery codes
  'privacy.codesLeft': {
    one: 'Pozostał {count} kod odzyskiwania.',
    few: 'Pozostały {count} kody odzyskiwania.',
    many: 'Pozostało {count} kodów odzyskiwania.',
    other: 'Pozostało {count} kodów odzyskiwania.',
  },
  'privacy.codesFew': {
    one: 'Pozostał tylko {count} kod odzyskiwania. Wygeneruj nowe kody, zanim się skończą.',
    few: 'Pozostały tylko {count} kody odzyskiwania. Wygeneruj nowe kody, zanim się skończą.',
    many: 'Pozostało tylko {count} kodów odzyskiwania. Wygeneruj nowe kody, zanim się skończą.',
    other: 'Pozostało tylko {count} kodów odzyskiwania. Wygeneruj nowe kody, zanim się skończą.',
  },
  'privacy.newCodes': 'Wygeneruj nowe kody',
  'privacy.newCodesTitle': 'Wygenerować nowe kody odzyskiwania?',
  'privacy.newCodesText': 'Obecne kody od razu przestaną działać.',
  'privacy.newCodesKeep': 'Anuluj',
  'privacy.codesTitle': 'Zapisz kody odzyskiwania',
  'privacy.codesText':
    'Użyj kodu odzyskiwania, aby się zalogować, jeśli stracisz dostęp do metody weryfikacji. Każdy kod działa tylko raz. Te kody nie zostaną wyświetlone ponownie.',
  'privacy.codesSaved': 'Kody są zapisane',
  'privacy.codesFile': 'Kody odzyskiwania dla {email}. Każdy kod działa tylko raz.',

  // passkeys
  'privacy.passkeys': 'Klucze dostępu',
  'privacy.passkeysText': 'Loguj się odciskiem palca, twarzą lub kodem PIN zamiast hasła.',
  'privacy.passkeysFailed': 'Nie udało się wczytać kluczy dostępu',
  'privacy.noPasskeys': 'Nie ma jeszcze kluczy dostępu.',
  'privacy.addPasskey': 'Dodaj klucz dostępu',
  'privacy.passkeyAdded': 'Dodano klucz dostępu.',
  'privacy.passkeyDevice': 'Klucz dostępu na urządzeniu',
  'privacy.passkeyKey': 'Klucz dostępu na kluczu bezpieczeństwa',
  'privacy.passkeyOf': '{device}, dodano {date}',
  'privacy.removePasskeyText':
    'Nie będzie już można się nim zalogować. Usuń go też ze swojego urządzenia, aby nie był już proponowany.',

  // proving who one is
  'privacy.proveTitle': 'Potwierdź tożsamość',
  'privacy.proveText': 'Dla bezpieczeństwa wpisz hasło, aby zmienić sposób logowania.',
  'privacy.proveCode': 'Wpisz 6-cyfrowy kod z aplikacji uwierzytelniającej.',
  'privacy.proveElsewhere': 'Kontynuuj na stronie logowania. Potem tu wrócisz.',
  'privacy.password': 'Twoje hasło',
  'privacy.prove': 'Dalej',
  'privacy.proving': 'Sprawdzanie…',
  'privacy.signInAnew': 'Użyj innej metody logowania',

  'privacy.error.invalid-credentials': 'Nieprawidłowe hasło.',
  'privacy.error.second-factor-expired': 'Ta prośba wygasła. Zacznij od nowa.',
  'privacy.error.factor-code-wrong': 'Nieprawidłowy kod; wpisz ten, który widać teraz.',
  'privacy.error.factor-enforced':
    'Twoja organizacja wymaga weryfikacji dwuetapowej, a to Twoja jedyna metoda. Najpierw dodaj inną.',
  'privacy.error.factors-too-many': 'Masz już maksymalną liczbę metod weryfikacji. Najpierw usuń jedną z nich.',
  'privacy.error.security-key-refused':
    'Nie udało się zweryfikować klucza bezpieczeństwa lub urządzenia. Nic się nie zmieniło; spróbuj ponownie.',
  'privacy.error.security-key-known':
    'Ten klucz bezpieczeństwa lub to urządzenie jest już skonfigurowane. Użyj innego.',
  'privacy.error.code-expired': 'Ten kod wygasł. Poproś o nowy.',
  'privacy.error.code-exhausted': 'Zbyt wiele nieudanych prób. Poproś o nowy kod.',
  'privacy.error.phone-invalid':
    'Wpisz prawidłowy numer telefonu z numerem kierunkowym kraju, taki jak +1 202 555 0123.',
  'privacy.error.phone-not-allowed': 'Nie możemy wysyłać SMS-ów na ten numer. Użyj numeru komórkowego.',
  'privacy.error.sms-not-available': 'Wiadomości SMS nie są skonfigurowane. Użyj innej metody.',
};
