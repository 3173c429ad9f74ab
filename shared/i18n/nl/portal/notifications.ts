import type { notificationTexts as english } from '#shared/i18n/en/portal/notifications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const notificationTexts: TranslationOf<typeof english> = {
  'notification.signed-in.title': 'Ingelogd op een nieuw apparaat: {device}',
  'notification.signed-in.body':
    'Locatie: {place}. IP-adres: {ip}. Was jij dit niet? Log die sessie uit en wijzig je wachtwoord.',
  'notification.password-changed.title': 'Je wachtwoord is gewijzigd',
  'notification.password-changed.body':
    'Je bent uitgelogd bij alle andere sessies. Was jij dit niet? Kies dan op de inlogpagina ‘Wachtwoord vergeten?’ om je wachtwoord opnieuw in te stellen.',
  'notification.email-changed.title': 'Je e-mailadres is gewijzigd in {email}',
  'notification.email-changed.body':
    'Je vorige e-mailadres was {former}. Was jij dit niet? Neem dan meteen contact op met een beheerder van je organisatie.',
  'notification.user-name-changed.title': 'Je gebruikersnaam is gewijzigd',
  'notification.user-name-changed.body':
    'Je nieuwe gebruikersnaam is {username}. Was jij dit niet? Neem dan meteen contact op met een beheerder van je organisatie.',
  'notification.phones-changed.title': 'Je telefoonnummers zijn gewijzigd',
  'notification.phones-changed.body': 'Was jij dit niet? Controleer je telefoonnummers en wijzig je wachtwoord.',
  'notification.factor-added.title': 'Verificatiemethode toegevoegd',
  'notification.factor-added.body':
    'Bewaar je herstelcodes op een veilige plek. Was jij dit niet? Verwijder de methode en wijzig je wachtwoord.',
  'notification.factor-removed.title': 'Verificatiemethode verwijderd',
  'notification.factor-removed.body': 'Was jij dit niet? Wijzig je wachtwoord en stel de methode opnieuw in.',
  'notification.passkey-added.title': 'Passkey toegevoegd',
  'notification.passkey-added.body':
    'Je kunt nu zonder wachtwoord inloggen. Was jij dit niet? Verwijder de passkey en wijzig je wachtwoord.',
  'notification.passkey-removed.title': 'Passkey verwijderd',
  'notification.passkey-removed.body':
    'Je kunt er niet meer mee inloggen. Was jij dit niet? Wijzig je wachtwoord en controleer je passkeys.',
  'notification.recovery-code-used.title': 'Herstelcode gebruikt',
  'notification.recovery-code-used.body':
    'Resterende codes: {codesLeft}. Genereer nieuwe codes voordat ze op zijn. Was jij dit niet? Wijzig je wachtwoord.',
  'notification.recovery-codes-renewed.title': 'Nieuwe herstelcodes gegenereerd',
  'notification.recovery-codes-renewed.body':
    'Je oude codes werken niet meer. Was jij dit niet? Wijzig je wachtwoord en genereer nieuwe codes.',
  'notification.second-factor-locked.title': 'De verificatie is vergrendeld',
  'notification.second-factor-locked.body':
    'Er zijn te veel onjuiste verificatiecodes ingevoerd. Was jij dit niet? Dan kent iemand mogelijk je wachtwoord. Wijzig het meteen.',
  'notification.account-locked.title': 'Je account is vergrendeld',
  'notification.account-locked.body':
    'Er zijn te veel onjuiste wachtwoorden ingevoerd. Was jij dit niet? Niemand heeft ingelogd, maar een langer wachtwoord is veiliger.',
  'notification.identity-linked.title': '{provider} is gekoppeld aan je account',
  'notification.identity-linked.body':
    'Je kunt er nu mee inloggen. Was jij dit niet? Wijzig je wachtwoord en neem contact op met een beheerder.',
  'notification.impersonation-started.title': '{actor} heeft namens jou gehandeld',
  'notification.impersonation-started.body': 'Reden: {reason}. Elke wijziging is vastgelegd onder de naam {actor}.',
  'notification.api-token-made.title': 'Persoonlijk API-token gemaakt',
  'notification.api-token-made.body':
    'Naam van het token: {token}. Apps die het gebruiken, kunnen namens jou handelen. Was jij dit niet? Verwijder het token en wijzig je wachtwoord.',
  'notification.roles-changed.title': 'Je rollen zijn gewijzigd',
  'notification.roles-changed.body': 'Gewijzigd door {actor}. Je rollen zijn nu: {roles}.',
  'notification.groups-changed.title': 'Je rechten zijn gewijzigd',
  'notification.groups-changed.body': '{actor} heeft een groep gewijzigd waarbij je hoort of hoorde.',
  'notification.invitation-accepted.title': '{person} heeft je uitnodiging geaccepteerd',
  'notification.invitation-accepted.body': '{email} is nu lid.',
};
