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
  'notification.audit-stream-fails.title': '{stream} accepteert al meer dan een uur geen auditgebeurtenissen',
  'notification.audit-stream-fails.body':
    'Er gaan geen gebeurtenissen verloren: ze worden verzonden zodra de bestemming ze weer accepteert. Controleer het adres en het geheim.',
  'notification.webhook-fails.title': 'De webhook {webhook} neemt geen gebeurtenissen aan',
  'notification.webhook-fails.body': '{host}: {error}. We blijven het drie dagen proberen. Controleer het eindpunt.',
  'notification.webhook-off.title': 'De webhook {webhook} is uitgeschakeld',
  'notification.webhook-off.body':
    '{host}: {error}. Herstel het eindpunt, schakel de webhook in en stuur opnieuw wat hij heeft gemist.',
  'notification.audit-log-broken.title': 'Er is met het auditlogboek geknoeid',
  'notification.audit-log-broken.body':
    'De keten is verbroken bij gebeurtenis {event}. Bewaar eerdere exports en neem contact op met je aanbieder.',
  'notification.sso-certificate-expires.title': 'Een SSO-certificaat verloopt binnenkort',
  'notification.sso-certificate-expires.body':
    'Het certificaat van {provider} verloopt op {date}. Voeg de opvolger voor die tijd aan de verbinding toe.',
  'notification.sso-metadata-fails.title': 'SSO-metadata niet leesbaar',
  'notification.sso-metadata-fails.body':
    'De metadata van {provider} konden niet opnieuw worden gelezen. Single sign-on werkt nog, maar nieuwe certificaten worden niet toegevoegd.',
  'notification.sso-domain-drifted.title': 'Het DNS-record van {domain} ontbreekt',
  'notification.sso-domain-drifted.body': 'Single sign-on werkt nog. Publiceer het TXT-record van het domein opnieuw.',
  'notification.sso-emergency-used.title': '{person} heeft noodtoegang gebruikt',
  'notification.sso-emergency-used.body': '{email} heeft ingelogd met een wachtwoord in plaats van single sign-on.',
  'notification.sso-emergency-lost.title': '{person} heeft geen MFA meer',
  'notification.sso-emergency-lost.body': 'Zonder MFA werkt de noodtoegang niet.',
  'notification.sso-setup-finished.title': 'Je SSO-verbinding kan worden gecontroleerd',
  'notification.sso-setup-finished.body':
    'De configuratie is voltooid met je configuratielink. Controleer de verbinding en activeer deze.',
  'notification.directory-removals-held.title': '{connection} wil veel gebruikers verwijderen',
  'notification.directory-removals-held.body':
    'Het gaat om meer dan {users} gebruikers binnen {minutes} minuten. Verdere verwijderingen wachten tot u ze goedkeurt of afwijst.',
  'notification.payment-failed.title': 'Een betaling is mislukt',
  'notification.payment-failed.body':
    '{amount} voor factuur {invoice} kon niet worden afgeschreven. Het abonnement {plan} blijft actief tot {until} en we proberen het opnieuw op {date}.',
  'notification.payment-disputed.title': 'Een betaling wordt betwist',
  'notification.payment-disputed.body':
    'De bank vraagt {amount} van factuur {invoice} terug. Is dat een vergissing, vraag de bank dan om de betwisting in te trekken.',
  'notification.plan-ended.title': 'Het abonnement {plan} is beëindigd',
  'notification.plan-ended.body':
    '{amount} voor factuur {invoice} kon niet worden afgeschreven. Je kunt op elk moment opnieuw een abonnement nemen.',
  'notification.invitation-accepted.title': '{person} heeft je uitnodiging geaccepteerd',
  'notification.invitation-accepted.body': '{email} is nu lid.',
};
