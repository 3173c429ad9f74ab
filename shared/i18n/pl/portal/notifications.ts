import type { notificationTexts as english } from '#shared/i18n/en/portal/notifications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const notificationTexts: TranslationOf<typeof english> = {
  'notification.signed-in.title': 'Nowe logowanie: {device}',
  'notification.signed-in.body':
    'Lokalizacja: {place}. Adres IP: {ip}. Jeśli to nie Ty, zakończ tę sesję i zmień hasło.',
  'notification.password-changed.title': 'Zmieniono Twoje hasło',
  'notification.password-changed.body':
    'Wszystkie pozostałe sesje zostały zakończone. Jeśli to nie Ty, wybierz „Nie pamiętasz hasła?” na stronie logowania, aby zresetować hasło.',
  'notification.email-changed.title': 'Zmieniono Twój adres e-mail na {email}',
  'notification.email-changed.body':
    'Poprzedni adres e-mail: {former}. Jeśli to nie Ty, od razu skontaktuj się z administratorem organizacji.',
  'notification.user-name-changed.title': 'Zmieniono Twoją nazwę użytkownika',
  'notification.user-name-changed.body':
    'Nowa nazwa użytkownika: {username}. Jeśli to nie Ty, od razu skontaktuj się z administratorem organizacji.',
  'notification.phones-changed.title': 'Zmieniono Twoje numery telefonu',
  'notification.phones-changed.body': 'Jeśli to nie Ty, sprawdź numery telefonu i zmień hasło.',
  'notification.factor-added.title': 'Dodano metodę weryfikacji',
  'notification.factor-added.body':
    'Przechowuj kody odzyskiwania w bezpiecznym miejscu. Jeśli to nie Ty, usuń metodę i zmień hasło.',
  'notification.factor-removed.title': 'Usunięto metodę weryfikacji',
  'notification.factor-removed.body': 'Jeśli to nie Ty, zmień hasło i skonfiguruj metodę ponownie.',
  'notification.passkey-added.title': 'Dodano klucz dostępu',
  'notification.passkey-added.body':
    'Możesz teraz logować się bez hasła. Jeśli to nie Ty, usuń klucz dostępu i zmień hasło.',
  'notification.passkey-removed.title': 'Usunięto klucz dostępu',
  'notification.passkey-removed.body':
    'Nie można się już nim zalogować. Jeśli to nie Ty, zmień hasło i sprawdź klucze dostępu.',
  'notification.recovery-code-used.title': 'Użyto kodu odzyskiwania',
  'notification.recovery-code-used.body':
    'Pozostałe kody: {codesLeft}. Wygeneruj nowe kody, zanim się skończą. Jeśli to nie Ty, zmień hasło.',
  'notification.recovery-codes-renewed.title': 'Wygenerowano nowe kody odzyskiwania',
  'notification.recovery-codes-renewed.body':
    'Poprzednie kody już nie działają. Jeśli to nie Ty, zmień hasło i wygeneruj nowe kody.',
  'notification.second-factor-locked.title': 'Zablokowano weryfikację',
  'notification.second-factor-locked.body':
    'Wpisano zbyt wiele nieprawidłowych kodów weryfikacyjnych. Jeśli to nie Ty, ktoś może znać Twoje hasło, więc zmień je teraz.',
  'notification.account-locked.title': 'Zablokowano Twoje konto',
  'notification.account-locked.body':
    'Wpisano zbyt wiele nieprawidłowych haseł. Jeśli to nie Ty, nikt się nie zalogował, ale warto ustawić dłuższe hasło.',
  'notification.identity-linked.title': 'Połączono {provider} z Twoim kontem',
  'notification.identity-linked.body':
    'Możesz się teraz w ten sposób logować. Jeśli to nie Ty, zmień hasło i skontaktuj się z administratorem.',
  'notification.impersonation-started.title': 'Działanie jako Ty: {actor}',
  'notification.impersonation-started.body': 'Powód: {reason}. Każdą zmianę zapisano z nazwiskiem {actor}.',
  'notification.api-token-made.title': 'Utworzono osobisty token API',
  'notification.api-token-made.body':
    'Nazwa tokena: {token}. Aplikacje, które go używają, mogą działać jako Ty. Jeśli to nie Ty, usuń token i zmień hasło.',
  'notification.roles-changed.title': 'Zmieniono Twoje role',
  'notification.roles-changed.body': 'Zmiany wprowadza {actor}. Twoje role to teraz: {roles}.',
  'notification.groups-changed.title': 'Zmieniono Twoje uprawnienia',
  'notification.groups-changed.body': '{actor} zmienia jedną z Twoich obecnych lub wcześniejszych grup.',
  'notification.invitation-accepted.title': 'Zaproszenie zaakceptowane: {person}',
  'notification.invitation-accepted.body': '{email} należy teraz do organizacji.',
};
