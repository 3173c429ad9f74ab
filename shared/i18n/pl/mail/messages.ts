import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';
import { notices } from './notices.ts';

const hello = 'Dzień dobry, {name},';
const linkOnce = 'Czas ważności linku: {expiresIn}. Można go użyć tylko raz.';
const codeExpires = 'Czas ważności kodu: {expiresIn}.';
const ifYou = 'Jeśli to Ty, nie musisz nic robić.';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: 'Potwierdź adres e-mail w {vendor}',
      preview: 'Potwierdź adres e-mail, aby dokończyć tworzenie konta.',
      paragraphs: [
        hello,
        'Potwierdź, że {email} to Twój adres e-mail, aby dokończyć tworzenie konta {vendor}.',
        linkOnce,
      ],
      button: 'Potwierdź e-mail',
      footer: 'Jeśli to nie Ty tworzysz konto, możesz zignorować tę wiadomość.',
    },
    invitation: {
      subject: 'Dołącz do {tenantName} w {vendor}',
      preview: 'Zaprasza Cię {inviterName}. Czas ważności zaproszenia: {expiresIn}.',
      paragraphs: [
        hello,
        '{inviterName} zaprasza Cię do organizacji {tenantName} w {vendor}.',
        'Zaakceptuj zaproszenie, aby dołączyć jako {email}. Czas ważności linku: {expiresIn}. Można go użyć tylko raz.',
      ],
      button: 'Zaakceptuj zaproszenie',
      footer:
        'Jeśli nie spodziewasz się zaproszenia, możesz zignorować tę wiadomość. Dołączysz tylko wtedy, gdy je zaakceptujesz.',
    },
    'signed-up-by-link': {
      subject: 'Rejestracja w {tenantName} z Twojego linku: {personName}',
      preview: '{personEmail} dołączy po potwierdzeniu adresu e-mail.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) rejestruje się w organizacji {tenantName} z Twojego linku z zaproszeniem. Dołączy po potwierdzeniu adresu e-mail.',
      ],
      footer:
        'Jeśli nie znasz tej osoby, usuń ją w portalu administracyjnym i unieważnij link: może go użyć każdy, kto go ma.',
    },
    'reset-password': {
      subject: 'Zresetuj hasło do {vendor}',
      preview: 'Czas ważności linku: {expiresIn}.',
      paragraphs: [
        hello,
        'Otrzymaliśmy prośbę o zresetowanie hasła do {vendor} dla {email}.',
        'Czas ważności linku: {expiresIn}. Można go użyć tylko raz. Obecne hasło działa, dopóki nie utworzysz nowego.',
      ],
      button: 'Zresetuj hasło',
      footer: 'Jeśli to nie Twoja prośba, możesz zignorować tę wiadomość. Hasło się nie zmieni.',
    },
    'password-changed': {
      subject: 'Hasło do {vendor} zostało zmienione',
      preview: ifYou,
      paragraphs: [
        hello,
        'Hasło do {vendor} dla {email} zostało zmienione. Data: {changedAt}.',
        'Jeśli to Ty, nie musisz nic robić. Jeśli nie, zresetuj teraz hasło. Spowoduje to też zakończenie wszystkich sesji.',
      ],
      button: 'Zresetuj hasło',
      footer: 'Wysyłamy tę wiadomość po każdej zmianie hasła.',
    },
    'password-expires': {
      subject: 'Twoje hasło do {vendor} wkrótce wygaśnie',
      preview: 'Zmień je przed: {expiresAt}.',
      paragraphs: [
        hello,
        'Twoja organizacja wymaga regularnej zmiany haseł. Hasło do {vendor} dla {email} wygaśnie {expiresAt}.',
        'Zmień je wcześniej, aby logować się bez przeszkód.',
      ],
      button: 'Zmień hasło',
      footer: 'Jeśli hasło wygaśnie, nadal możesz użyć linku do resetowania wysłanego na ten adres e-mail.',
    },
    'account-locked': {
      subject: 'Twoje konto {vendor} jest zablokowane',
      preview: 'Wpisano zbyt wiele nieprawidłowych haseł.',
      paragraphs: [
        hello,
        'Zablokowaliśmy Twoje konto {vendor} ({email}) z powodu zbyt wielu nieprawidłowych haseł. Twoje dane są bezpieczne.',
        'Odblokuje się automatycznie: {lockedUntil}. Jeśli to były Twoje próby, możesz odblokować je teraz.',
      ],
      button: 'Odblokuj konto',
      footer: 'Jeśli to nie Ty, pozostaw konto zablokowane. Nikt się nie zalogował. Warto ustawić dłuższe hasło.',
    },
    'sign-up-existing': {
      subject: 'Masz już konto {vendor}',
      preview: 'Zaloguj się lub zresetuj hasło.',
      paragraphs: [
        hello,
        'Otrzymaliśmy prośbę o utworzenie konta {vendor} z adresem {email}. Masz już konto, więc nie utworzyliśmy nowego.',
        'Zaloguj się jak zwykle. Jeśli nie pamiętasz hasła, wybierz „Nie pamiętasz hasła?” pod polem hasła.',
      ],
      button: 'Zaloguj się',
      footer: 'Jeśli to nie Ty, możesz zignorować tę wiadomość. Nic się nie zmieniło i nie ujawniliśmy, że masz konto.',
    },
    'sign-in-code': {
      subject: 'Kod logowania do {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Wpisz ten kod, aby zalogować się do {vendor}. Czas ważności: {expiresIn}. Można go użyć tylko raz.',
      ],
      footer:
        'Jeśli to nie Twoja prośba o kod, możesz zignorować tę wiadomość. Nikomu nie podawaj tego kodu. {vendor} nigdy o niego nie poprosi.',
    },
    'second-factor-code': {
      subject: 'Kod weryfikacyjny {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Wpisz ten kod, aby potwierdzić tożsamość w {vendor}. Czas ważności: {expiresIn}. Można go użyć tylko raz.',
      ],
      footer:
        'Jeśli to nie Ty próbujesz się zalogować, ktoś może znać Twoje hasło. Zmień je teraz i nikomu nie podawaj tego kodu.',
    },
    'phone-code': {
      subject: 'Potwierdź zmianę numeru telefonu w {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Otrzymaliśmy prośbę o zmianę numeru telefonu dla {email} w {vendor}. Wpisz ten kod, aby kontynuować. Czas ważności: {expiresIn}. Można go użyć tylko raz.',
      ],
      footer: 'Jeśli to nie Twoja prośba, możesz zignorować tę wiadomość. Numer telefonu się nie zmieni.',
    },
    'activation-code': {
      subject: 'Potwierdź adres e-mail w {vendor}',
      preview: codeExpires,
      paragraphs: [
        hello,
        'Wpisz ten kod, aby potwierdzić {email} i dokończyć tworzenie konta {vendor}. Czas ważności: {expiresIn}. Można go użyć tylko raz.',
      ],
      footer: 'Jeśli to nie Ty tworzysz konto, możesz zignorować tę wiadomość.',
    },
    'invitation-code': {
      subject: 'Dołącz do {tenantName} w {vendor}',
      preview: 'Zaprasza Cię {inviterName}. Czas ważności zaproszenia: {expiresIn}.',
      paragraphs: [
        hello,
        '{inviterName} zaprasza Cię do organizacji {tenantName} w {vendor}.',
        'Zaakceptuj zaproszenie, aby dołączyć jako {email}. Czas ważności linku: {expiresIn}. Można go użyć tylko raz. Potrzebny będzie ten kod:',
      ],
      button: 'Zaakceptuj zaproszenie',
      footer:
        'Jeśli nie spodziewasz się zaproszenia, możesz zignorować tę wiadomość. Dołączysz tylko wtedy, gdy je zaakceptujesz.',
    },
    'magic-link': {
      subject: 'Zaloguj się do {vendor}',
      preview: 'Czas ważności linku: {expiresIn}.',
      paragraphs: [
        hello,
        'Użyj tego linku, aby zalogować się do {vendor} jako {email}.',
        'Czas ważności linku: {expiresIn}. Można go użyć tylko raz. Jeśli otworzysz go na innym urządzeniu, wpisz numer widoczny tam, gdzie poproszono o link.',
      ],
      button: 'Zaloguj się',
      footer: 'Jeśli to nie Twoja prośba o link, możesz zignorować tę wiadomość. Nikt nie zaloguje się bez niego.',
    },
    'phones-changed': {
      subject: 'Twoje numery telefonu w {vendor} zostały zmienione',
      preview: ifYou,
      paragraphs: [
        hello,
        'Numery telefonu dla {email} w {vendor} zostały zmienione: {change}. Data: {changedAt}.',
        'Jeśli to Ty, nie musisz nic robić. Jeśli nie, zresetuj teraz hasło. Spowoduje to też zakończenie wszystkich sesji.',
      ],
      button: 'Zresetuj hasło',
      footer: 'Wysyłamy tę wiadomość po każdej zmianie numerów telefonu.',
    },
    'impersonation-started': {
      subject: '{actorName} działa jako Ty w {vendor}',
      preview: 'Dostęp zakończy się automatycznie: {until}.',
      paragraphs: [
        hello,
        '{actorName} działa od teraz jako Ty w organizacji {tenantName} w {vendor}. Powód: {reason}',
        'Dostęp zakończy się automatycznie: {until}. Hasła i metod weryfikacji nie można zmienić, a każda zmiana jest zapisywana z nazwiskiem {actorName}.',
      ],
      footer:
        'Jeśli nie potrzebujesz pomocy, skontaktuj się z administratorem organizacji. Wszystkie czynności są rejestrowane.',
    },
    'set-up': {
      subject: 'Skonfiguruj {vendor}',
      preview: 'Masz pierwsze konto administratora.',
      paragraphs: [
        hello,
        'Usługa {vendor} działa, a jej pierwszym administratorem jest {email}. Utwórz hasło, aby otworzyć {tenantName}.',
        'Czas ważności linku: {expiresIn}. Można go użyć tylko raz. Każdy, kto go ma, może zostać administratorem, więc nikomu go nie udostępniaj.',
      ],
      button: 'Utwórz hasło',
      footer: 'Jeśli nie prowadzisz {vendor}, możesz zignorować tę wiadomość.',
    },
    'factor-added': {
      subject: 'Dodano metodę weryfikacji do Twojego konta {vendor}',
      preview: '{factor}, {changedAt}.',
      paragraphs: [
        hello,
        'Do Twojego konta dodano metodę weryfikacji: {factor}. Data: {changedAt}.',
        'Przechowuj kody odzyskiwania w bezpiecznym miejscu. Będą potrzebne, jeśli stracisz dostęp do metod weryfikacji.',
      ],
      footer: 'Jeśli to nie Ty, zresetuj teraz hasło, co zakończy wszystkie sesje, i sprawdź metody weryfikacji.',
    },
    'factor-removed': {
      subject: 'Usunięto metodę weryfikacji z {vendor}',
      preview: '{factor}, {changedAt}.',
      paragraphs: [hello, 'Z Twojego konta usunięto metodę weryfikacji: {factor}. Data: {changedAt}.'],
      footer:
        'Jeśli to nie Ty, zresetuj teraz hasło, co zakończy wszystkie sesje, i skonfiguruj metodę weryfikacji ponownie.',
    },
    'factor-reset-asked': {
      subject: 'Poproszono o reset weryfikacji dwuetapowej Twojego konta {vendor}',
      preview: 'Prosi o to {actor} z {tenantName}. Możesz to anulować.',
      paragraphs: [
        hello,
        '{actor} z {tenantName} prosi o reset Twojej weryfikacji dwuetapowej. Usunie to Twoje metody weryfikacji i kody odzyskiwania. Nic się jeszcze nie zmieniło: inny administrator musi zatwierdzić reset do {dueAt}, a potem upłynie jeszcze ten czas: {delay}.',
        'Jeśli nadal masz swoje metody weryfikacji albo to nie Twoja prośba, zachowaj je.',
      ],
      button: 'Zachowaj moje metody weryfikacji',
      footer: 'Jeśli to Twoja prośba o reset, nie musisz nic robić.',
    },
    'factor-reset-confirmed': {
      subject: 'Weryfikacja dwuetapowa Twojego konta {vendor} zostanie zresetowana',
      preview: 'Nastąpi to {dueAt}, chyba że to anulujesz.',
      paragraphs: [
        hello,
        '{actor} z {tenantName} zatwierdza reset Twojej weryfikacji dwuetapowej. W tym terminie Twoje metody weryfikacji i kody odzyskiwania zostaną usunięte, a wszystkie sesje zakończone: {dueAt}. Potem zalogujesz się tylko hasłem.',
        'Jeśli nadal masz swoje metody weryfikacji albo to nie Twoja prośba, zachowaj je.',
      ],
      button: 'Zachowaj moje metody weryfikacji',
      footer: 'Jeśli to Twoja prośba o reset, do tego czasu nie musisz nic robić.',
    },
    'factor-reset-cancelled': {
      subject: 'Anulowano reset weryfikacji dwuetapowej Twojego konta {vendor}',
      preview: '{actor} anuluje reset.',
      paragraphs: [
        hello,
        '{actor} z {tenantName} anuluje reset Twojej weryfikacji dwuetapowej. Metody weryfikacji nie zostały zmienione, więc loguj się jak zwykle.',
      ],
      footer: 'Jeśli nadal nie możesz się zalogować, skontaktuj się z administratorem organizacji.',
    },
    'factor-reset-kept': {
      subject: 'Anulowano reset weryfikacji dwuetapowej Twojego konta {vendor}',
      preview: 'Zachowano Twoje metody weryfikacji.',
      paragraphs: [
        hello,
        'Reset weryfikacji dwuetapowej anulowano linkiem z naszej wiadomości. Metody weryfikacji nie zostały zmienione, więc loguj się jak zwykle.',
      ],
      footer: 'Jeśli to nie Ty, ktoś może mieć dostęp do Twojej skrzynki pocztowej. Zmień teraz hasło do niej.',
    },
    'factor-reset-done': {
      subject: 'Zresetowano weryfikację dwuetapową Twojego konta {vendor}',
      preview: '{changedAt}. Zaloguj się i skonfiguruj ją ponownie.',
      paragraphs: [
        hello,
        'Dwóch administratorów Twojej organizacji zatwierdziło reset weryfikacji dwuetapowej. Twoje metody weryfikacji zostały usunięte, a wszystkie sesje zakończone. Data: {changedAt}. Zaloguj się hasłem, a potem skonfiguruj weryfikację ponownie na stronie Bezpieczeństwo i prywatność.',
      ],
      footer: 'Jeśli to nie Twoja prośba, zresetuj teraz hasło i skontaktuj się ze swoją organizacją.',
    },
    'factor-reset-approve': {
      subject: 'Zatwierdzić reset weryfikacji dwuetapowej użytkownika {personName}?',
      preview: 'Prosi o to {actor} z {tenantName}.',
      paragraphs: [
        hello,
        '{actor} z {tenantName} prosi o reset weryfikacji dwuetapowej użytkownika {personName} ({personEmail}), który nie ma już dostępu do metod weryfikacji. Drugi administrator, na przykład Ty, musi to zatwierdzić do {dueAt}.',
        'Sprawdź prośbę, a potem zaloguj się, aby ją zatwierdzić lub odrzucić.',
      ],
      button: 'Sprawdź prośbę',
      footer:
        'Jeśli nic nie zrobisz, zdecyduje inny administrator albo prośba wygaśnie. Sam link niczego nie zatwierdza.',
    },
    'factor-reset-declined': {
      subject: 'Odrzucono reset weryfikacji dwuetapowej użytkownika {personName}',
      preview: '{actor} odrzuca Twoją prośbę.',
      paragraphs: [
        hello,
        '{actor} z {tenantName} odrzuca Twoją prośbę o reset weryfikacji dwuetapowej użytkownika {personName} ({personEmail}). Nic się nie zmieniło.',
      ],
      footer: 'Jeśli reset jest nadal potrzebny, porozmawiaj z: {actor} i poproś ponownie.',
    },
    'passkey-added': {
      subject: 'Dodano klucz dostępu do Twojego konta {vendor}',
      preview: '{changedAt}.',
      paragraphs: [hello, 'Do Twojego konta dodano klucz dostępu, którym możesz się teraz logować. Data: {changedAt}.'],
      footer: 'Jeśli to nie Ty, zresetuj teraz hasło, co zakończy wszystkie sesje, i usuń klucz dostępu w profilu.',
    },
    'passkey-removed': {
      subject: 'Usunięto klucz dostępu z Twojego konta {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'Z Twojego konta usunięto klucz dostępu, więc nie można się już nim zalogować. Data: {changedAt}.',
      ],
      footer: 'Jeśli to nie Ty, zresetuj teraz hasło, co zakończy wszystkie sesje, i sprawdź klucze dostępu.',
    },
    'recovery-code-used': {
      subject: 'Użyto kodu odzyskiwania na Twoim koncie {vendor}',
      preview: '{changedAt}. Pozostałe kody: {codesLeft}.',
      paragraphs: [
        hello,
        'Do zalogowania się na Twoje konto użyto kodu odzyskiwania. Data: {changedAt}.',
        'Pozostałe kody: {codesLeft}. Wygeneruj nowe kody w profilu, zanim się skończą.',
      ],
      footer: 'Jeśli to nie Ty, zresetuj teraz hasło, co zakończy wszystkie sesje, i wygeneruj nowe kody odzyskiwania.',
    },
    'recovery-codes-renewed': {
      subject: 'Nowe kody odzyskiwania Twojego konta {vendor}',
      preview: '{changedAt}.',
      paragraphs: [hello, 'Wygenerowano nowe kody odzyskiwania. Data: {changedAt}. Poprzednie kody już nie działają.'],
      footer: 'Jeśli to nie Ty, zresetuj teraz hasło, co zakończy wszystkie sesje, i wygeneruj nowe kody odzyskiwania.',
    },
    'second-factor-locked': {
      subject: 'Zablokowano weryfikację na Twoim koncie {vendor}',
      preview: 'Jest zablokowana do {lockedUntil}.',
      paragraphs: [
        hello,
        'Ktoś poprawnie przeszedł pierwszy krok logowania na Twoje konto, a potem wpisał zbyt wiele nieprawidłowych kodów weryfikacyjnych. Weryfikacja jest zablokowana do {lockedUntil}.',
        'Jeśli to Ty, spróbuj ponownie po tym czasie.',
      ],
      footer: 'Jeśli to nie Ty, ktoś może znać Twoje hasło. Zresetuj je teraz.',
    },
    'link-identity-code': {
      subject: '{code} to Twój kod weryfikacyjny {vendor}',
      preview: 'Wpisz go na stronie, która o niego prosi.',
      paragraphs: [
        hello,
        'Ktoś loguje się do {vendor} kontem zewnętrznym z tym adresem e-mail. Jeśli to Ty, wpisz ten kod, aby kontynuować. Czas ważności: {expiresIn}. Można go użyć tylko raz.',
      ],
      footer: 'Jeśli to nie Ty, możesz zignorować tę wiadomość. Nikomu nie podawaj tego kodu.',
    },
    'identity-linked': {
      subject: 'Połączono {provider} z Twoim kontem {vendor}',
      preview: 'Możesz teraz logować się przez {provider}.',
      paragraphs: [hello, 'Twoje konto {provider} zostało połączone z kontem {vendor}. Możesz się teraz nim logować.'],
      footer: 'Jeśli to nie Ty, zresetuj teraz hasło i skontaktuj się z administratorem organizacji.',
    },
    'api-token-made': {
      subject: 'Utworzono osobisty token API w {vendor}',
      preview: '{tenantName}, {changedAt}.',
      paragraphs: [
        hello,
        'W organizacji {tenantName} w {vendor} utworzono dla Ciebie osobisty token API. Aplikacje, które go używają, mogą działać jako Ty. Nazwa tokena: {tokenName}. Data utworzenia: {changedAt}.',
      ],
      footer:
        'Jeśli to nie Ty, zresetuj teraz hasło, co zakończy wszystkie sesje, i usuń token na stronie Osobiste tokeny API. Działa, dopóki go nie usuniesz.',
    },
    'api-tokens-stay': {
      subject: 'Tokeny API użytkownika {personName} nadal działają w {tenantName}',
      preview: '{personName} nie należy już do {tenantName}. Sprawdź tokeny API utworzone przez tę osobę.',
      paragraphs: [
        hello,
        '{personName} nie należy już do organizacji {tenantName} w {vendor}. Tokeny API utworzone przez tę osobę dla organizacji nadal działają: {tokenNames}.',
        'Usuń tokeny, których już nie potrzebujesz, i zastąp te, których klucz tajny może nadal mieć {personName}.',
      ],
      footer: 'Otrzymujesz tę wiadomość, ponieważ zarządzasz użytkownikami organizacji {tenantName}.',
    },
    'groups-changed': {
      subject: 'Twoje uprawnienia w {tenantName} zostały zmienione',
      preview: 'Administrator organizacji {tenantName} zmienił grupę.',
      paragraphs: [hello, 'Administrator organizacji {tenantName} zmienił Twoje uprawnienia w {vendor}: {change}.'],
      footer: 'Jeśli masz pytania dotyczące tej zmiany, skontaktuj się z administratorem organizacji {tenantName}.',
    },
    'policy-undone': {
      subject: 'Twoja zmiana zasad w {tenantName} została cofnięta',
      preview: '{policy}: nikt nie potwierdził zmiany w wyznaczonym czasie ({expiresIn}).',
      paragraphs: [
        hello,
        '{changedAt} nastąpiła Twoja zmiana zasad zabezpieczeń organizacji {tenantName} w {vendor}: {policy}. Nikt nie potwierdził jej w wyznaczonym czasie ({expiresIn}), więc znów obowiązują poprzednie ustawienia.',
        'Aby wprowadzić zmianę ponownie, zapisz zasady jeszcze raz i potwierdź je w wyznaczonym czasie ({expiresIn}) po nowym zalogowaniu, na przykład w oknie prywatnym.',
      ],
      button: 'Otwórz ustawienia zabezpieczeń',
      footer: 'Otrzymujesz tę wiadomość, ponieważ ta zmiana pochodzi od Ciebie.',
    },
    'mfa-required': {
      subject: '{tenantName} wkrótce będzie wymagać weryfikacji dwuetapowej',
      preview: 'Od {startsAt}.',
      paragraphs: [
        hello,
        'Od {startsAt} organizacja {tenantName} w {vendor} wymaga weryfikacji dwuetapowej (MFA): logowanie potwierdza się drugą metodą weryfikacji, na przykład aplikacją uwierzytelniającą.',
        'Skonfiguruj ją wcześniej. Zajmie to około minuty, a w tym dniu nic Ci nie przeszkodzi.',
      ],
      button: 'Skonfiguruj weryfikację',
      footer:
        'Otrzymujesz tę wiadomość, ponieważ nie używasz jeszcze weryfikacji dwuetapowej, a administrator organizacji {tenantName} postanowił Cię o tym powiadomić.',
    },
    'country-refused': {
      subject: 'Odmowa dostępu do {tenantName}',
      preview: '{place}, {changedAt}.',
      paragraphs: [
        hello,
        '{changedAt} ograniczenia krajów organizacji {tenantName} w {vendor} spowodowały odmowę dostępu. Użytkownik: {personName} ({personEmail}). Token API: {tokenName}.',
        'Jeśli dostęp był oczekiwany, możesz dodać kraj do listy. W przeciwnym razie ktoś może znać hasło lub mieć token: sprawdź to w dzienniku inspekcji.',
      ],
      button: 'Sprawdź ograniczenia krajów',
      footer:
        'Otrzymujesz tę wiadomość, ponieważ możesz zmieniać ograniczenia krajów, a wiadomości o odmowie dostępu są włączone. Wysyłamy najwyżej jedną na godzinę dla każdego użytkownika lub tokenu API.',
    },
    'audit-log-broken': {
      subject: 'Dziennik inspekcji organizacji {tenantName} został zmanipulowany',
      preview: 'Jego łańcuch jest przerwany przy zdarzeniu {event}.',
      paragraphs: [
        hello,
        '{changedAt} zweryfikowaliśmy dziennik inspekcji organizacji {tenantName} w {vendor}. Jego łańcuch jest przerwany przy zdarzeniu {event}: od tego miejsca dziennik nie jest taki, jak go zapisano.',
        'Zachowaj wcześniejsze eksporty oraz zdarzenia wysłane do miejsc docelowych strumieniowania, ponieważ pokazują, co zawierał dziennik. Następnie skontaktuj się z dostawcą.',
      ],
      footer:
        'Otrzymujesz tę wiadomość, ponieważ możesz przeglądać dziennik inspekcji. Wysyłamy ją raz, dopóki łańcuch nie będzie znów poprawny.',
    },
    'sso-certificate-expires': {
      subject: 'Certyfikat SSO organizacji {tenantName} wkrótce wygaśnie',
      preview: 'Wygasa {expiresAt}. Dodaj wcześniej jego następcę.',
      paragraphs: [
        hello,
        'Certyfikat, którym {provider} podpisuje logowanie jednokrotne do {tenantName} w {vendor}, wygasa {expiresAt}. Jego odcisk palca zaczyna się od {fingerprint}.',
        'Utwórz nowy certyfikat u swojego dostawcy tożsamości i dodaj go do połączenia, zanim stary wygaśnie. Oba działają równolegle. Jeśli nowy jest już dodany, nie musisz nic robić.',
      ],
      button: 'Otwórz ustawienia SSO',
      footer: 'Otrzymujesz tę wiadomość, ponieważ możesz zmieniać ustawienia SSO organizacji {tenantName}.',
    },
    'sso-setup-link': {
      subject: 'Skonfiguruj logowanie jednokrotne organizacji {tenantName}',
      preview: '{inviterName} wysyła Ci link konfiguracyjny. Termin ważności: {expiresAt}.',
      paragraphs: [
        hello,
        '{inviterName} prosi Cię o połączenie dostawcy tożsamości organizacji {tenantName} z {vendor}. Nie potrzebujesz do tego konta.',
        'Termin ważności linku: {expiresAt}. Każdy, kto go ma, może skonfigurować połączenie, więc nie przesyłaj go dalej.',
      ],
      button: 'Skonfiguruj logowanie jednokrotne',
      footer: 'Jeśli nie spodziewasz się tej wiadomości, możesz ją zignorować.',
    },
    'directory-removals-held': {
      subject: '{connection} chce usunąć wielu użytkowników organizacji {tenantName}',
      preview: 'Kolejne usunięcia czekają na Państwa decyzję. Do tego czasu ci użytkownicy zachowują dostęp.',
      paragraphs: [
        hello,
        '{connection} zażądało dezaktywacji lub usunięcia ponad {users} użytkowników organizacji {tenantName} w {vendor} w ciągu {minutes} minut. Od tej chwili wstrzymujemy te żądania: użytkownicy nadal mogą się logować.',
        'Proszę sprawdzić listę. Jeśli zmiana jest zamierzona, proszę ją zatwierdzić; w przeciwnym razie odrzucić i poprawić przypisania w katalogu.',
      ],
      button: 'Sprawdź użytkowników',
      footer:
        'Otrzymują Państwo tę wiadomość, ponieważ mogą Państwo zmieniać ustawienia aprowizacji organizacji {tenantName}.',
    },
    'payment-failed': {
      subject: 'Płatność organizacji {tenantName} nie powiodła się',
      preview: '{amount}, faktura {invoice}.',
      paragraphs: [
        hello,
        'Nie udało się pobrać kwoty {amount} za fakturę {invoice} organizacji {tenantName} w {vendor}.',
        'Plan {planName} pozostaje aktywny do: {graceEnds}. Ponowimy próbę: {retryAt}. Aby zapłacić teraz, dodaj inną metodę płatności.',
      ],
      button: 'Zaktualizuj metodę płatności',
      footer:
        'Otrzymujesz tę wiadomość, ponieważ możesz zmieniać subskrypcję organizacji {tenantName} lub faktury są adresowane do Ciebie.',
    },
    'webhook-fails': {
      subject: 'Webhook {webhook} organizacji {tenantName} nie przyjmuje zdarzeń',
      preview: '{host}: {error}.',
      paragraphs: [
        hello,
        'Webhook {webhook} organizacji {tenantName} w {vendor} nie przyjął żadnego zdarzenia od {since}. Ostatnia odpowiedź {host}: {error}.',
        'Próbujemy dalej przez trzy dni, a potem wyłączamy webhook. Sprawdź punkt końcowy.',
      ],
      footer: 'Otrzymujesz tę wiadomość, ponieważ możesz zmieniać webhooki organizacji {tenantName}.',
    },
    'webhook-off': {
      subject: 'Webhook {webhook} organizacji {tenantName} został wyłączony',
      preview: '{host}: {error}.',
      paragraphs: [
        hello,
        'Webhook {webhook} organizacji {tenantName} w {vendor} został wyłączony {since}, ponieważ {host} nie przyjmuje zdarzeń: {error}.',
        'Napraw punkt końcowy i włącz webhook. Najpierw wysyłamy zdarzenie testowe. Potem wyślij ponownie to, co go ominęło.',
      ],
      footer: 'Otrzymujesz tę wiadomość, ponieważ możesz zmieniać webhooki organizacji {tenantName}.',
    },
    'payment-disputed': {
      subject: 'Płatność {tenantName} została zakwestionowana',
      preview: '{amount}, faktura {invoice}.',
      paragraphs: [
        hello,
        'Płatność {amount} za fakturę {invoice} organizacji {tenantName} w {vendor} została zakwestionowana: bank żąda jej zwrotu.',
        'Plan {planName} na razie pozostaje bez zmian. Jeśli to pomyłka, poproś bank o wycofanie reklamacji. Jeśli coś jest nie tak z fakturą, najpierw skontaktuj się z nami.',
      ],
      button: 'Zobacz faktury',
      footer:
        'Otrzymujesz tę wiadomość, ponieważ możesz zmieniać subskrypcję organizacji {tenantName} lub faktury są adresowane do Ciebie.',
    },
    'plan-ended': {
      subject: 'Plan {planName} organizacji {tenantName} został zakończony',
      preview: 'Faktura {invoice} nie została opłacona.',
      paragraphs: [
        hello,
        'Plan {planName} organizacji {tenantName} w {vendor} został zakończony ({endedAt}), ponieważ nie udało się pobrać kwoty {amount} za fakturę {invoice}.',
        'Twoje dane są bezpieczne, ale funkcje planu nie są już dostępne. W każdej chwili możesz wykupić subskrypcję ponownie.',
      ],
      button: 'Wybierz plan',
      footer:
        'Otrzymujesz tę wiadomość, ponieważ możesz zmieniać subskrypcję organizacji {tenantName} lub faktury są adresowane do Ciebie.',
    },
    'sso-domain-drifted': {
      subject: 'Brakuje rekordu DNS domeny {domain}',
      preview: 'Logowanie jednokrotne nadal działa. Opublikuj rekord ponownie.',
      paragraphs: [
        hello,
        'Nie znajdujemy już rekordu TXT, który potwierdza, że {domain} należy do {tenantName} w {vendor}. Użytkownicy nadal mogą się logować.',
        'Opublikuj ponownie rekord TXT w domenie {domain}. Jego wartość jest w ustawieniach SSO.',
      ],
      button: 'Otwórz ustawienia SSO',
      footer: 'Otrzymujesz tę wiadomość, ponieważ możesz zmieniać ustawienia SSO organizacji {tenantName}.',
    },
    'sso-emergency-used': {
      subject: 'Użyto dostępu awaryjnego do {tenantName}',
      preview: '{personName}: logowanie hasłem zamiast logowania jednokrotnego.',
      paragraphs: [
        hello,
        'Użytkownik {personName} ({personEmail}) zalogował się do {tenantName} w {vendor} hasłem i MFA, choć wymagane jest tam logowanie jednokrotne.',
        'Jeśli dostawca tożsamości działa i nikt się tego nie spodziewał, zresetuj hasło tego użytkownika i sprawdź dziennik audytu.',
      ],
      button: 'Otwórz ustawienia SSO',
      footer: 'Otrzymujesz tę wiadomość, ponieważ możesz zmieniać ustawienia SSO organizacji {tenantName}.',
    },
    'sso-emergency-lost': {
      subject: 'Dostęp awaryjny do {tenantName} wymaga uwagi',
      preview: '{personName} nie ma już MFA.',
      paragraphs: [
        hello,
        '{personName} nie ma już w {vendor} żadnej metody weryfikacji. Bez MFA dostęp awaryjny do {tenantName} nie działa.',
        'Poproś tę osobę o ponowne skonfigurowanie MFA albo przyznaj dostęp awaryjny innemu administratorowi.',
      ],
      button: 'Otwórz ustawienia SSO',
      footer: 'Otrzymujesz tę wiadomość, ponieważ możesz zmieniać ustawienia SSO organizacji {tenantName}.',
    },
    'audit-chain-head': {
      subject: 'Dowód dziennika inspekcji organizacji {tenantName}: zdarzenie {sequence}',
      preview: 'Stan na {changedAt}. Zachowaj tę wiadomość.',
      paragraphs: [
        hello,
        '{changedAt} dziennik inspekcji organizacji {tenantName} w {vendor} kończył się tym zdarzeniem.',
        'Zachowaj tę wiadomość. Jeśli ktoś później przepisze dziennik, zweryfikowany eksport nie będzie już zawierał tego skrótu pod tym numerem zdarzenia.',
      ],
      footer:
        'Otrzymujesz tę wiadomość codziennie, ponieważ administrator organizacji {tenantName} wybrał Twój adres. Administratorzy mogą to zmienić na stronie dziennika inspekcji.',
    },
    'email-change-code': {
      subject: 'Potwierdź nowy adres e-mail w {vendor}',
      preview: codeExpires,
      paragraphs: [
        'Dzień dobry,',
        '{name} chce używać tego adresu e-mail do logowania w {vendor}. Jeśli to Ty, wpisz ten kod, aby potwierdzić zmianę. Czas ważności: {expiresIn}. Można go użyć tylko raz.',
      ],
      footer: 'Jeśli to nie Twoja prośba, możesz zignorować tę wiadomość. Nikomu nie podawaj tego kodu.',
    },
    'email-changed': {
      subject: 'Zmieniono adres e-mail Twojego konta {vendor}',
      preview: 'Data: {changedAt}.',
      paragraphs: [
        hello,
        'Adres e-mail Twojego konta {vendor} zmieniono z {email} na {newEmail}. Data: {changedAt}. Od teraz używaj go do logowania i odbierania wiadomości.',
        ifYou,
      ],
      footer:
        'Jeśli to nie Ty, od razu skontaktuj się z administratorem organizacji. Tym adresem e-mail nie można się już zalogować.',
    },
    'new-device': {
      subject: 'Nowe logowanie na Twoje konto {vendor}',
      preview: '{device}, {changedAt}.',
      paragraphs: [
        hello,
        'Zalogowano się na Twoje konto {vendor} ({email}) z nowego urządzenia: {device}, {changedAt}. Lokalizacja: {place}.',
        ifYou,
      ],
      footer: 'Jeśli to nie Ty, zakończ tę sesję w portalu i od razu zmień hasło.',
    },
  },
  phrases: {
    'authenticator-app': 'aplikacja uwierzytelniająca',
    'text-messages': 'wiadomości SMS na numer kończący się na {end}',
    'device-lock': 'odcisk palca, twarz lub kod PIN urządzenia',
    'security-key': 'klucz bezpieczeństwa',
    'phone-added': 'dodano numer telefonu',
    'phone-removed': 'usunięto numer telefonu',
    'phone-replaced': 'zastąpiono numer telefonu',
    'phone-named': 'podano nowy numer telefonu, który zastąpi pozostałe przy pierwszym logowaniu z jego użyciem',
    'group-gone': 'usunięto grupę {group}',
    'group-joined': 'dodano Cię do grupy {group}',
    'group-left': 'usunięto Cię z grupy {group}',
    'policy-mfa': 'weryfikacja dwuetapowa',
    'policy-sessions': 'limity sesji',
    'policy-ip-restrictions': 'ograniczenia IP',
    'policy-country-restrictions': 'ograniczenia krajów',
    'policy-domain-restrictions': 'ograniczenia domen e-mail',
    'policy-sso-enforcement': 'wymagane logowanie jednokrotne',
  },
  notices,
  sms: {
    code: '{code} to Twój kod weryfikacyjny {vendor}. Czas ważności: {expiresIn}. Nikomu nie podawaj tego kodu.',
  },
};
