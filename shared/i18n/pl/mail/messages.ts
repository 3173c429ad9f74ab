import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';

const hello = 'Cześć {name},';
const linkLasts = 'Link działa tylko raz. Ważność: {expiresIn}.';
const codeLasts = 'Kod działa tylko raz. Ważność: {expiresIn}.';
const lasts = 'Ważność: {expiresIn}.';
const wasYou = 'To Ty? Nie musisz nic robić. To nie Ty? Ustaw teraz nowe hasło: zakończy to także wszystkie sesje.';
const notYou = 'To nie Ty? Ustaw natychmiast nowe hasło: zakończy to wszystkie sesje.';
const ifYou = 'Jeśli to Ty, nie musisz nic robić.';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: 'Potwierdź swój adres e-mail w {vendor}',
      preview: 'Jedno kliknięcie i konto jest gotowe.',
      paragraphs: [
        hello,
        'ktoś, zapewne Ty, założył konto w {vendor} na adres {email}. Potwierdź, że to Twój adres.',
        linkLasts,
      ],
      button: 'Potwierdź mój adres',
      footer: 'Konto nie jest Twoje? Nic nie rób: bez potwierdzenia nikt nie może go używać.',
    },
    invitation: {
      subject: 'Dołącz do {tenantName} w {vendor}',
      preview: '{inviterName} zaprasza Cię.',
      paragraphs: [
        hello,
        '{inviterName} zaprasza Cię do pracy z {tenantName} w {vendor}.',
        'Dołączysz jako {email}. Zaproszenie działa tylko raz. Ważność: {expiresIn}.',
      ],
      button: 'Zobacz zaproszenie',
      footer: 'Nie spodziewasz się zaproszenia? Nic nie rób: dołączysz dopiero po jego przyjęciu.',
    },
    'reset-password': {
      subject: 'Ustaw nowe hasło do {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        'ktoś, zapewne Ty, poprosił o nowe hasło dla {email} w {vendor}.',
        `${linkLasts} Obecne hasło działa, dopóki nie zapiszesz nowego.`,
      ],
      button: 'Ustaw nowe hasło',
      footer: 'To nie Twoja prośba? Nic nie rób: hasło pozostaje bez zmian.',
    },
    'password-changed': {
      subject: 'Twoje hasło do {vendor} zostało zmienione',
      preview: ifYou,
      paragraphs: [hello, 'hasło konta {email} w {vendor} zostało zmienione. Kiedy: {changedAt}.', wasYou],
      button: 'To nie ja: ustaw nowe hasło',
      footer: 'Dostajesz tę wiadomość, bo o każdej zmianie hasła informujemy jego właściciela.',
    },
    'password-expires': {
      subject: 'Twoje hasło do {vendor} wkrótce wygaśnie',
      preview: 'Zmień je do: {expiresAt}.',
      paragraphs: [
        hello,
        'Twoja organizacja wymaga okresowej zmiany haseł. Hasło konta {email} w {vendor} przestanie działać: {expiresAt}.',
        'Ustaw do tego czasu nowe, w swoim profilu lub przez ten link.',
      ],
      button: 'Ustaw nowe hasło',
      footer: 'Także później wejdziesz na konto: przez link, który wyślemy na ten adres.',
    },
    'account-locked': {
      subject: 'Logowanie do {vendor} jest wstrzymane',
      preview: 'Było zbyt wiele błędnych haseł z rzędu.',
      paragraphs: [
        hello,
        'dla {email} podano zbyt wiele błędnych haseł z rzędu, więc wstrzymaliśmy logowanie do {vendor}. Twoje dane są nietknięte.',
        'Otworzy się samo: {lockedUntil}. Jeśli to Ty, możesz otworzyć je teraz.',
      ],
      button: 'Otwórz logowanie',
      footer: 'To nie Ty? Zostaw je wstrzymane: nikt nie wszedł. Nowe, dłuższe hasło odbiera zgadywaniu sens.',
    },
    'sign-up-existing': {
      subject: 'Masz już konto w {vendor}',
      preview: 'Zaloguj się lub ustaw nowe hasło.',
      paragraphs: [
        hello,
        'ktoś, zapewne Ty, chciał założyć konto w {vendor} na adres {email}. Takie konto już istnieje, więc drugie nie powstało.',
        'Zaloguj się jak zwykle. Jeśli nie masz hasła, wyślemy link do ustawienia nowego.',
      ],
      button: 'Zaloguj się',
      footer: 'To nie Ty? Nic nie rób: nic się nie zmieniło i nikt nie dowiedział się, że masz konto.',
    },
    'sign-in-code': {
      subject: 'Twój kod do logowania w {vendor}',
      preview: lasts,
      paragraphs: [hello, `wpisz ten kod tam, gdzie logujesz się do {vendor}. ${codeLasts}`],
      footer: 'Nie logujesz się teraz? Nic nie rób i nikomu nie podawaj kodu: kto o niego prosi, nie jest z {vendor}.',
    },
    'second-factor-code': {
      subject: 'Twój kod do {vendor}',
      preview: lasts,
      paragraphs: [hello, `wpisz ten kod w {vendor}, aby potwierdzić, że to Ty. ${codeLasts}`],
      footer: 'To nie Ty? W takim razie ktoś zna Twój pierwszy krok: zmień hasło i nikomu nie podawaj kodu.',
    },
    'phone-code': {
      subject: 'Potwierdź zmianę numeru telefonu w {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        `ktoś, zapewne Ty, chce zmienić numer telefonu konta {email} w {vendor}. Wpisz tam ten kod, aby przejść dalej. ${codeLasts}`,
      ],
      footer: 'To nie Twoja prośba? Nic nie rób: numer pozostaje bez zmian.',
    },
    'activation-code': {
      subject: 'Potwierdź swój adres e-mail w {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        `ktoś, zapewne Ty, założył konto w {vendor} na adres {email}. Wpisz tam ten kod, aby potwierdzić, że to Twój adres. ${codeLasts}`,
      ],
      footer: 'Konto nie jest Twoje? Nic nie rób: bez kodu nikt nie może go używać.',
    },
    'invitation-code': {
      subject: 'Dołącz do {tenantName} w {vendor}',
      preview: '{inviterName} zaprasza Cię.',
      paragraphs: [
        hello,
        '{inviterName} zaprasza Cię do pracy z {tenantName} w {vendor}.',
        'Dołączysz jako {email}. Zaproszenie działa tylko raz. Ważność: {expiresIn}. Jego strona poprosi o ten kod:',
      ],
      button: 'Zobacz zaproszenie',
      footer: 'Nie spodziewasz się zaproszenia? Nic nie rób: dołączysz dopiero po jego przyjęciu.',
    },
    'magic-link': {
      subject: 'Logowanie do {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        'ktoś, zapewne Ty, chce zalogować się do {vendor} jako {email}. Strona pod tym linkiem prosi o potwierdzenie jednym kliknięciem.',
        `${linkLasts} Na innym urządzeniu zapyta o liczbę widoczną na pierwszym.`,
      ],
      button: 'Zaloguj się',
      footer: 'Nie logujesz się teraz? Nic nie rób: sam link nikogo nie zaloguje.',
    },
    'phones-changed': {
      subject: 'Twoje numery telefonu w {vendor} zostały zmienione',
      preview: ifYou,
      paragraphs: [
        hello,
        'numery telefonu konta {email} w {vendor} zostały zmienione: {change}. Kiedy: {changedAt}.',
        wasYou,
      ],
      button: 'To nie ja: ustaw nowe hasło',
      footer: 'Dostajesz tę wiadomość, bo o każdej zmianie numeru informujemy jego właściciela.',
    },
    'impersonation-started': {
      subject: 'Ktoś działa na Twoim koncie w {vendor}',
      preview: '{actorName}, do: {until}.',
      paragraphs: [
        hello,
        '{actorName} działa teraz w Twoim imieniu w {tenantName} w {vendor}. Podany powód: {reason}',
        'Skończy się to samo: {until}. Do tego czasu nie można zmienić Twojego hasła ani drugich kroków, a każda zmiana nosi nazwisko {actorName}.',
      ],
      footer: 'Nie prosisz o pomoc? Powiedz o tym administracji swojej organizacji: każdy krok jest zapisany.',
    },
    'set-up': {
      subject: 'Skonfiguruj {vendor}',
      preview: 'Jesteś pierwszą osobą, która nim zarządza.',
      paragraphs: [
        hello,
        '{vendor} działa, a zarządza nim {email}. Ustaw hasło, aby otworzyć {tenantName}.',
        `${linkLasts} Kto go ma, może wszystko: nie przekazuj go dalej.`,
      ],
      button: 'Ustaw hasło',
      footer: 'Nie prowadzisz {vendor}? Ktoś pomylił adres i możesz usunąć tę wiadomość.',
    },
    'factor-added': {
      subject: 'Do Twojego konta w {vendor} dodano drugi krok',
      preview: '{factor}, {changedAt}.',
      paragraphs: [
        hello,
        'Twoje konto używa teraz przy logowaniu także: {factor}. Dodano: {changedAt}.',
        'Trzymaj kody odzyskiwania w bezpiecznym miejscu: wpuszczą Cię, gdy reszta przepadnie.',
      ],
      footer: notYou,
    },
    'factor-removed': {
      subject: 'Z Twojego konta w {vendor} usunięto drugi krok',
      preview: '{factor}, {changedAt}.',
      paragraphs: [hello, 'Twoje konto nie używa już przy logowaniu: {factor}. Usunięto: {changedAt}.'],
      footer: notYou,
    },
    'passkey-added': {
      subject: 'Do Twojego konta w {vendor} dodano klucz dostępu',
      preview: '{changedAt}.',
      paragraphs: [hello, 'Twoje konto otwiera teraz także klucz dostępu. Dodano: {changedAt}.'],
      footer: `${notYou} Potem usuń klucz dostępu w swoim profilu.`,
    },
    'passkey-removed': {
      subject: 'Z Twojego konta w {vendor} usunięto klucz dostępu',
      preview: '{changedAt}.',
      paragraphs: [hello, 'jeden z kluczy dostępu już nie otwiera Twojego konta. Usunięto: {changedAt}.'],
      footer: notYou,
    },
    'recovery-code-used': {
      subject: 'Użyto kodu odzyskiwania Twojego konta w {vendor}',
      preview: 'Pozostałe kody: {codesLeft}.',
      paragraphs: [
        hello,
        'jeden z Twoich kodów odzyskiwania zastąpił drugi krok. Kiedy: {changedAt}.',
        'Pozostałe kody: {codesLeft}. Utwórz nowe w swoim profilu, zanim się skończą.',
      ],
      footer: notYou,
    },
    'recovery-codes-renewed': {
      subject: 'Nowe kody odzyskiwania Twojego konta w {vendor}',
      preview: '{changedAt}.',
      paragraphs: [hello, 'utworzono nowe kody odzyskiwania. Kiedy: {changedAt}. Stare już nie działają.'],
      footer: notYou,
    },
    'second-factor-locked': {
      subject: 'Ktoś zgaduje drugi krok Twojego konta w {vendor}',
      preview: 'Wstrzymany do: {lockedUntil}.',
      paragraphs: [
        hello,
        'było zbyt wiele błędnych kodów z rzędu od kogoś, kto przeszedł pierwszy krok. Drugi krok jest wstrzymany do: {lockedUntil}.',
        'To literówka? Spróbuj ponownie po tym czasie.',
      ],
      footer: 'To nie Ty? W takim razie ktoś zna Twoje hasło: ustaw natychmiast nowe.',
    },
    'link-identity-code': {
      subject: '{code} to Twój kod do {vendor}',
      preview: 'Wpisz go na stronie, która o niego prosi.',
      paragraphs: [
        hello,
        `ktoś loguje się do {vendor} kontem z innego miejsca, które ma ten adres e-mail. Jeśli to Ty, wpisz ten kod na stronie, która o niego prosi. ${codeLasts}`,
      ],
      footer: 'To nie Ty? Nie przekazuj kodu; bez niego nic się nie stanie.',
    },
    'new-device': {
      subject: 'Nowe logowanie na Twoje konto {vendor}',
      preview: '{device}, {changedAt}.',
      paragraphs: [
        hello,
        'na Twoje konto {email} w {vendor} zalogowano się z nowego urządzenia: {device}, {changedAt}. Lokalizacja: {place}.',
        ifYou,
      ],
      footer: 'To nie Ty? Wyloguj tę sesję w portalu i natychmiast zmień hasło.',
    },
    'identity-linked': {
      subject: 'Możesz teraz logować się do {vendor} przez {provider}',
      preview: 'Twoje konto ma nowy sposób logowania.',
      paragraphs: [
        hello,
        'Twoje konto {provider} zostało połączone z Twoim kontem w {vendor}. Od teraz możesz się nim logować.',
      ],
      footer: `${notYou} Powiedz o tym także administracji swojej organizacji.`,
    },
    'api-token-made': {
      subject: 'W {vendor} utworzono Twój osobisty token API',
      preview: '{tenantName}, {changedAt}.',
      paragraphs: [
        hello,
        'dzięki osobistemu tokenowi API programy mogą teraz działać w Twoim imieniu w {tenantName} w {vendor}. Jego nazwa: {tokenName}. Utworzono: {changedAt}.',
      ],
      footer: `${notYou} Potem usuń token na stronie swoich osobistych tokenów: do tego czasu działa.`,
    },
    'api-tokens-stay': {
      subject: 'Tokeny API użytkownika {personName} nadal działają w {tenantName}',
      preview: 'Użytkownik {personName} nie należy już do {tenantName}. Sprawdź jego tokeny API.',
      paragraphs: [
        hello,
        'użytkownik {personName} nie należy już do {tenantName} w {vendor}. Tokeny API, które utworzył dla organizacji, nadal działają: {tokenNames}.',
        'Usuń tokeny, których nikt nie potrzebuje, i zastąp te, których sekrety {personName} może nadal mieć.',
      ],
      footer: 'Otrzymujesz tę wiadomość, ponieważ zarządzasz użytkownikami {tenantName}.',
    },
    'groups-changed': {
      subject: 'Twoje uprawnienia w {tenantName} się zmieniły',
      preview: 'Zmieniono grupę w {tenantName}.',
      paragraphs: [
        hello,
        'Twoje uprawnienia w {tenantName} w {vendor} się zmieniły: {change}. Obowiązuje to od teraz.',
      ],
      footer: 'Dziwi Cię to? Zapytaj administrację {tenantName}.',
    },
    'email-change-code': {
      subject: 'Potwierdź ten adres w {vendor}',
      preview: lasts,
      paragraphs: [
        'Cześć,',
        `{name} chce odtąd logować się do {vendor} tym adresem e-mail. To Ty? Wpisz ten kod tam, gdzie o niego prosisz. ${codeLasts}`,
      ],
      footer: 'To nie Ty? Nic nie rób i nikomu nie podawaj kodu: bez niego nic się nie zmieni.',
    },
    'email-changed': {
      subject: 'Logujesz się teraz do {vendor} innym adresem',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'Twoje konto w {vendor} przeniesiono z {email} na {newEmail}. Kiedy: {changedAt}. Wiadomości trafiają odtąd tam.',
        ifYou,
      ],
      footer: 'To nie Ty? Powiedz o tym natychmiast administracji swojej organizacji: ten adres już nie otwiera konta.',
    },
    'signed-up-by-link': {
      subject: '{personName} rejestruje się w {tenantName} przez Twój link',
      preview: '{personEmail} dołączy po potwierdzeniu adresu.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) rejestruje się w {tenantName} przez utworzony przez Ciebie link z zaproszeniem i dołączy po potwierdzeniu adresu.',
      ],
      footer:
        'Nie znasz tej osoby? Usuń ją w portalu administracyjnym i unieważnij link: działa dla każdego, kto go ma.',
    },
    'factor-reset-asked': {
      subject: 'Twój drugi krok w {vendor} ma zostać zresetowany',
      preview: 'Prosi o to {actor} z {tenantName}. Możesz go zachować.',
      paragraphs: [
        hello,
        '{actor} z {tenantName} prosi o usunięcie Twojego drugiego kroku razem z kodami odzyskiwania, jak robi się to dla kogoś, kto go stracił. Nic się jeszcze nie stało: druga osoba z administracji musi to potwierdzić do: {dueAt}, a potem minie jeszcze: {delay}.',
        'Masz nadal swój drugi krok lub to nie Twoja prośba? W takim razie go zachowaj.',
      ],
      button: 'Zachowaj mój drugi krok',
      footer: 'To Twoja prośba? Nic nie rób.',
    },
    'factor-reset-confirmed': {
      subject: 'Twój drugi krok w {vendor} zostanie usunięty',
      preview: '{dueAt}, o ile go nie zachowasz.',
      paragraphs: [
        hello,
        '{actor} z {tenantName} potwierdza usunięcie Twojego drugiego kroku. Kiedy: {dueAt}. Zakończy to wszystkie Twoje sesje, a potem do zalogowania wystarczy hasło.',
        'Masz nadal swój drugi krok lub to nie Twoja prośba? W takim razie go zachowaj.',
      ],
      button: 'Zachowaj mój drugi krok',
      footer: 'To Twoja prośba? Nic nie rób i zaloguj się po tym czasie.',
    },
    'factor-reset-cancelled': {
      subject: 'Twój drugi krok w {vendor} zostaje',
      preview: '{actor} odwołuje reset.',
      paragraphs: [hello, '{actor} z {tenantName} odwołuje reset Twojego drugiego kroku. Logujesz się jak dotąd.'],
      footer: 'Nadal nie możesz wejść? Napisz do administracji swojej organizacji.',
    },
    'factor-reset-kept': {
      subject: 'Twój drugi krok w {vendor} pozostaje bez zmian',
      preview: 'Reset jest zakończony.',
      paragraphs: [
        hello,
        'reset Twojego drugiego kroku został zakończony przez link z naszej wiadomości. Logujesz się jak dotąd.',
      ],
      footer: 'To nie Ty? W takim razie ktoś czyta Twoją pocztę: ustaw do niej natychmiast nowe hasło.',
    },
    'factor-reset-done': {
      subject: 'Twój drugi krok w {vendor} został usunięty',
      preview: '{changedAt}. Zaloguj się i ustaw nowy.',
      paragraphs: [
        hello,
        'Twój drugi krok został usunięty, jak postanowiły dwie osoby z administracji Twojej organizacji, a wszystkie sesje zostały zakończone. Kiedy: {changedAt}. Zaloguj się hasłem i ustaw nowy drugi krok na stronie prywatności.',
      ],
      footer: 'To nie Twoja prośba? Ustaw natychmiast nowe hasło i powiedz o tym swojej organizacji.',
    },
    'factor-reset-approve': {
      subject: 'Drugi krok w {vendor}: tak czy nie?',
      preview: '{actor} prosi o zresetowanie go dla {personName}.',
      paragraphs: [
        hello,
        '{actor} z {tenantName} prosi o zresetowanie drugiego kroku: {personName} ({personEmail}), jak robi się to dla kogoś, kto go nie ma. Potrzebny jest drugi administrator, na przykład Ty. Termin: {dueAt}.',
        'Strona pod tym linkiem pokazuje prośbę. Aby odpowiedzieć tak lub nie, zaloguj się na niej.',
      ],
      button: 'Zobacz prośbę',
      footer:
        'Nie robisz nic? Wtedy zdecyduje inny administrator albo prośba sama wygaśnie. Sam link o niczym nie decyduje.',
    },
    'factor-reset-declined': {
      subject: 'Drugi krok w {vendor} zostaje bez zmian',
      preview: '{actor}: odmowa dla {personName}.',
      paragraphs: [
        hello,
        '{actor} z {tenantName} nie zgadza się na Twoją prośbę: drugi krok zostaje ({personName}, {personEmail}).',
      ],
      footer: 'Nadal uważasz, że go brakuje? Porozmawiaj z {actor} i poproś ponownie.',
    },
  },
  phrases: {
    'authenticator-app': 'aplikacja uwierzytelniająca',
    'text-messages': 'SMS na numer kończący się na {end}',
    'device-lock': 'blokada tego urządzenia (odcisk palca, twarz lub PIN)',
    'security-key': 'klucz bezpieczeństwa',
    'phone-added': 'dodano numer',
    'phone-removed': 'usunięto numer',
    'phone-replaced': 'inny numer zastąpił dotychczasowy',
    'phone-named': 'podano nowy numer, który zastąpi pozostałe, gdy posłuży do zalogowania',
    'group-gone': 'grupa {group} już nie istnieje',
    'group-joined': 'należysz teraz do grupy {group}',
    'group-left': 'nie należysz już do grupy {group}',
  },
  sms: { code: '{code} to Twój kod do {vendor}. Ważność: {expiresIn}. Nikt z {vendor} nigdy o niego nie zapyta.' },
};
