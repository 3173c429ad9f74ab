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
  'notification.audit-stream-fails.title': '{stream} od ponad godziny nie przyjmuje zdarzeń audytu',
  'notification.audit-stream-fails.body':
    'Żadne zdarzenia nie przepadną: zostaną wysłane, gdy miejsce docelowe znów zacznie je przyjmować. Sprawdź jego adres i sekret.',
  'notification.webhook-fails.title': 'Webhook {webhook} nie przyjmuje zdarzeń',
  'notification.webhook-fails.body': '{host}: {error}. Próbujemy dalej przez trzy dni. Sprawdź punkt końcowy.',
  'notification.webhook-off.title': 'Webhook {webhook} został wyłączony',
  'notification.webhook-off.body':
    '{host}: {error}. Napraw punkt końcowy, włącz webhook i wyślij ponownie to, co go ominęło.',
  'notification.audit-log-broken.title': 'Dziennik inspekcji został zmanipulowany',
  'notification.audit-log-broken.body':
    'Jego łańcuch jest przerwany przy zdarzeniu {event}. Zachowaj wcześniejsze eksporty i skontaktuj się z dostawcą.',
  'notification.sso-certificate-expires.title': 'Certyfikat SSO wkrótce wygaśnie',
  'notification.sso-certificate-expires.body':
    'Certyfikat {provider} wygasa {date}. Dodaj wcześniej jego następcę do połączenia.',
  'notification.sso-metadata-fails.title': 'Nie można odczytać metadanych SSO',
  'notification.sso-metadata-fails.body':
    'Nie udało się ponownie odczytać metadanych {provider}. Logowanie jednokrotne nadal działa, ale nowe certyfikaty nie są dodawane.',
  'notification.sso-domain-drifted.title': 'Brakuje rekordu DNS domeny {domain}',
  'notification.sso-domain-drifted.body': 'Logowanie jednokrotne nadal działa. Opublikuj ponownie rekord TXT domeny.',
  'notification.sso-emergency-used.title': '{person} – użyto dostępu awaryjnego',
  'notification.sso-emergency-used.body': 'Konto {email} zalogowano hasłem zamiast logowaniem jednokrotnym.',
  'notification.sso-emergency-lost.title': '{person} nie ma już MFA',
  'notification.sso-emergency-lost.body': 'Bez MFA dostęp awaryjny tego użytkownika nie działa.',
  'notification.sso-setup-finished.title': 'Połączenie SSO jest gotowe do sprawdzenia',
  'notification.sso-setup-finished.body':
    'Konfigurację ukończono za pomocą Twojego linku. Sprawdź połączenie, a potem je aktywuj.',
  'notification.directory-removals-held.title': '{connection} chce usunąć wielu użytkowników',
  'notification.directory-removals-held.body':
    'Żądanie dotyczy ponad {users} użytkowników w ciągu {minutes} minut. Kolejne usunięcia czekają na zatwierdzenie lub odrzucenie.',
  'notification.payment-failed.title': 'Płatność nie powiodła się',
  'notification.payment-failed.body':
    'Nie udało się pobrać kwoty {amount} za fakturę {invoice}. Plan {plan} pozostaje aktywny do {until}, a próbę ponowimy {date}.',
  'notification.payment-disputed.title': 'Płatność została zakwestionowana',
  'notification.payment-disputed.body':
    'Bank żąda zwrotu {amount} z faktury {invoice}. Jeśli to pomyłka, poproś bank o wycofanie reklamacji.',
  'notification.plan-ended.title': 'Plan {plan} został zakończony',
  'notification.plan-ended.body':
    'Nie udało się pobrać kwoty {amount} za fakturę {invoice}. W każdej chwili możesz wykupić subskrypcję ponownie.',
  'notification.invitation-accepted.title': 'Zaproszenie zaakceptowane: {person}',
  'notification.invitation-accepted.body': '{email} należy teraz do organizacji.',
};
