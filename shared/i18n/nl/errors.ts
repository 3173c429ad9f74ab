import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';
import { errors as firstErrors } from './login/errors.ts';
import { errors as flowErrors } from './login/flow-errors.ts';
import { translation as more } from './login/more.ts';

/** Dutch texts of error codes: those of the login box, and what only the portal can show. */
export const errors: Readonly<Partial<Record<ErrorMessageKey, string>>> = {
  ...firstErrors,
  ...more.errors,
  ...flowErrors,
  'role-built-in': 'Systeemrollen kunnen niet worden bewerkt. Maak een eigen rol.',
  'role-key-taken': 'Er bestaat al een rol met deze sleutel. Gebruik een andere sleutel.',
  'permission-not-found': 'Dit recht bestaat niet meer. Laad de pagina opnieuw.',
  'permission-not-held':
    'Je kunt alleen rechten toewijzen die je zelf hebt, en {permission} heb je niet. Vraag een beheerder die dit recht heeft.',
  'permission-not-assignable':
    'Rollen van een organisatie mogen {permission} niet bevatten. Verwijder dit recht en probeer het opnieuw.',
  'group-not-found': 'Deze groep bestaat niet meer. Laad de lijst opnieuw.',
  'group-name-taken': 'Er bestaat al een groep met deze naam. Gebruik een andere naam.',
  'group-managed-elsewhere': 'Je directory beheert de naam en leden van deze groep. Breng de wijziging daar aan.',
  'person-managed-elsewhere':
    'Een directory beheert de naam, het telefoonnummer en de gebruikersnaam van dit account. Breng de wijziging daar aan.',
  'factor-reset-open': 'Voor deze gebruiker loopt al een MFA-reset. Bekijk de details.',
  'person-elsewhere':
    'Deze gebruiker hoort bij andere organisaties of is nog geen lid. Alleen de gebruiker zelf kan naam en telefoonnummer wijzigen.',
  'membership-inherited':
    'Je hebt via het bovenliggende account toegang tot deze organisatie en kunt die dus niet verlaten. Vraag een beheerder van het bovenliggende account om je toegang in te trekken.',
  'factor-reset-elsewhere':
    'Deze gebruiker hoort ook bij andere organisaties die van dezelfde MFA gebruikmaken, dus je kunt die niet resetten. De gebruiker kan inloggen met een herstelcode of contact opnemen met support.',
  'factor-reset-same-admin': 'Je hebt deze reset aangevraagd. Een andere beheerder moet die goedkeuren.',
  'approval-not-yours':
    'Dit verzoek is naar een andere beheerder gestuurd. Log in als die beheerder bij de betreffende organisatie.',
  'factor-reset-not-found': 'Deze reset loopt niet meer. Laad de pagina opnieuw.',
  'restriction-exists': 'Deze vermelding staat al in de lijst.',
  'restriction-not-found': 'Deze vermelding bestaat niet meer. Laad de lijst opnieuw.',
  'country-database-missing':
    'Er is niets opgeslagen. Landbeperkingen hebben een geolocatiedatabase nodig en deze server heeft er geen.',
  'restriction-locks-out':
    'Er is niets opgeslagen, omdat je jezelf met deze wijziging zou buitensluiten. Sta eerst {value} toe.',
  'restrictions-too-many': 'De lijst is vol: er passen maximaal {limit} vermeldingen in. Verwijder er eerst enkele.',
  'webhook-not-found': 'Deze webhook bestaat niet meer. Laad de lijst opnieuw.',
  'webhook-log-not-found': 'Deze aflevering staat niet meer in het logboek. Laad de lijst opnieuw.',
  'webhook-off': 'Deze webhook is uitgeschakeld. Schakel hem eerst in.',
  'webhook-still-failing':
    'De testgebeurtenis is niet aangenomen: {reason}. Herstel het eindpunt en schakel de webhook daarna in.',
  'webhooks-too-many': 'U kunt maximaal {limit} webhooks toevoegen. Verwijder er eerst een.',
  'stream-not-found': 'Deze bestemming bestaat niet meer. Laad de lijst opnieuw.',
  'stream-resending':
    'Er worden al gebeurtenissen opnieuw naar deze bestemming verzonden. Probeer het opnieuw als ze zijn afgeleverd.',
  'streams-too-many': 'U kunt maximaal {limit} bestemmingen toevoegen. Verwijder er eerst een.',
  'sso-connection-not-found': 'Deze SSO-verbinding bestaat niet meer. Laad de lijst opnieuw.',
  'sso-connections-too-many': 'U kunt maximaal {limit} SSO-verbindingen toevoegen. Verwijder er eerst een.',
  'sso-connection-active':
    'Deze verbinding is actief en kan met deze link niet worden gewijzigd. Neem contact op met de beheerder die je de link heeft gestuurd.',
  'sso-setup-link-invalid':
    'Deze link werkt niet meer. Vraag een nieuwe aan de beheerder die je de link heeft gestuurd.',
  'sso-setup-link-not-found': 'Deze configuratielink is niet meer geldig. Laad de pagina opnieuw.',
  'sso-setup-links-too-many': 'Je kunt maximaal {limit} actieve configuratielinks hebben. Trek er eerst een in.',
  'sso-exchange-not-found': 'Deze test of aanmelding bestaat niet meer. Laad de pagina opnieuw.',
  'scim-client-not-found': 'Dit clientgeheim bestaat niet meer. Laad de lijst opnieuw.',
  'sso-exchange-not-replayable':
    'Het antwoord van deze aanmelding is niet bewaard en kan niet opnieuw worden beoordeeld. Voer in plaats daarvan een test uit.',
  'scim-connection-not-found': 'Deze directoryverbinding bestaat niet meer. Laad de lijst opnieuw.',
  'scim-connections-too-many': 'U kunt maximaal {limit} directoryverbindingen toevoegen. Verwijder er eerst een.',
  'scim-groups-above-own':
    'Groepen van deze verbinding hebben rollen boven die van u. Vraag het aan een beheerder met ten minste deze rollen.',
  'scim-request-not-found': 'Dit verzoek staat niet meer in het logboek. Laad de lijst opnieuw.',
  'scim-token-not-found': 'Dit token bestaat niet meer. Laad de lijst opnieuw.',
  'sso-metadata-unreachable':
    'De metadata kon niet worden gelezen via deze URL. Controleer of deze openbaar is, of upload het metadatabestand.',
  'sso-incomplete':
    'Deze verbinding kan nog niet worden ingeschakeld. Voer eerst de ontbrekende waarden van uw identiteitsprovider in.',
  'sso-domain-required': 'Voer eerst het domein van uw organisatie in.',
  'sso-illegal-state': 'Sla eerst het domein van de SAML-verbinding op en verifieer het daarna.',
  'sso-domain-not-found': 'Dit domein hoort niet meer bij de verbinding. Laad de pagina opnieuw.',
  'sso-domain-public':
    'Iedereen kan een adres bij {domain} hebben, dus het is niet geschikt voor single sign-on. Voeg een domein van uw organisatie toe.',
  'sso-domain-taken':
    '{domain} wordt al gebruikt voor single sign-on. Verwijder het daar eerst, of neem contact op met support als het van uw organisatie is.',
  'sso-domain-repeated': 'Deze verbinding heeft {domain} al. Verifieer het domein in de lijst.',
  'sso-domains-too-many': 'Een verbinding kan maximaal {limit} domeinen hebben. Verwijder er eerst een.',
  'sso-domain-unproved':
    'De TXT-record is niet gevonden bij _portico.{domain} of {domain}. Controleer deze en probeer het opnieuw: DNS-wijzigingen kunnen tot 48 uur duren.',
  'sso-domain-unreachable': 'De DNS-servers van {domain} antwoordden niet. Probeer het over enkele minuten opnieuw.',
  'sso-group-not-found': 'Deze groepskoppeling bestaat niet meer. Laad de pagina opnieuw.',
  'sso-group-taken': 'De groep ‘{value}’ is al gekoppeld. Wijzig in plaats daarvan de rollen.',
  'sso-groups-too-many': 'Een verbinding kan maximaal {limit} groepen koppelen. Verwijder er eerst een.',
  'sso-enforcement-own-sign-in':
    'Log één keer in via deze verbinding voordat je die verplicht, of geef jezelf noodtoegang.',
  'sso-emergency-required': 'Kies eerst minstens één beheerder met een wachtwoord en MFA voor noodtoegang.',
  'sso-emergency-last':
    'Dit is de laatste beheerder met noodtoegang. Geef die eerst aan een andere beheerder of verplicht single sign-on niet meer.',
  'sso-domain-not-ready':
    'Single sign-on kan niet worden verplicht voor {domain}. Verifieer eerst het domein en activeer de verbinding.',
  'recommendation-not-applicable':
    'Deze aanbeveling is niet meer van toepassing of kan hier niet worden toegepast. Laad de pagina opnieuw.',
  'recommendation-undo-expired':
    'Dit kan niet meer ongedaan worden gemaakt. Wijzig de instelling op het bijbehorende tabblad.',
  'changed-meanwhile':
    'Een andere beheerder heeft dit gewijzigd terwijl je aan het bewerken was, dus je wijzigingen zijn niet opgeslagen. Controleer de nieuwe waarden en sla opnieuw op.',
  'billing-busy': 'Er wordt al een andere wijziging van dit abonnement doorgevoerd. Probeer het zo meteen opnieuw.',
  'billing-vendor-only':
    'Alleen de leverancier kan bepalen waar de facturering wordt beheerd. Neem contact op met support.',
  'billing-customer-not-found': 'De betaalprovider kent deze organisatie nog niet. Voeg eerst een betaalmethode toe.',
  'subscription-not-active': 'Dit abonnement is niet actief. Laad de pagina opnieuw.',
  'cancellation-pending': 'Dit abonnement is al opgezegd en eindigt aan het einde van de periode.',
  'cancellation-not-pending': 'Dit abonnement is niet opgezegd, dus er is geen opzegging om in te trekken.',
  'plan-not-for-sale': 'Dit abonnement kun je hier niet kopen. Neem contact op met de verkoopafdeling.',
  'plan-currency-differs':
    'Dit abonnement wordt in een andere valuta dan die van jou verkocht. Neem contact op met support.',
  'plan-downgrade-refused': 'Je kunt niet zelf overstappen naar een goedkoper abonnement. Neem contact op met support.',
  'plan-cancellation-refused': 'Je kunt het abonnement niet zelf opzeggen. Neem contact op met support.',
  'price-expired':
    'De prijs die je hebt bevestigd, is meer dan tien minuten geleden getoond. Er is niets afgeschreven. Controleer de prijs opnieuw.',
  'price-changed':
    'De prijs is gewijzigd sinds die werd getoond. Er is niets afgeschreven. Controleer de prijs opnieuw.',
  'payment-overdue':
    'Er staat een betaling open waarvan de termijn is verstreken. Werk eerst de betaalmethode bij en wijzig daarna het abonnement.',
  'payment-method-not-found': 'Deze betaalmethode bestaat niet meer. Laad de pagina opnieuw.',
  'payment-method-missing': 'Voeg eerst een betaalmethode toe. Er is niets afgeschreven.',
  'payment-declined':
    'De kaart is geweigerd. Er is niets afgeschreven. Probeer een andere kaart of neem contact op met je bank.',
  'payment-insufficient-funds':
    'Het saldo van de kaart is ontoereikend. Er is niets afgeschreven. Probeer een andere kaart.',
  'payment-card-expired': 'De kaart is verlopen. Er is niets afgeschreven. Gebruik een andere kaart.',
  'payment-authentication-failed':
    'Je bank kon je identiteit niet bevestigen. Er is niets afgeschreven. Probeer het opnieuw.',
  'setup-intent-not-found': 'Het toevoegen van deze kaart duurde te lang of is elders voltooid. Begin opnieuw.',
  'test-card-unknown': 'Dit is geen testkaart. Gebruik 4242 4242 4242 4242 en voer hier nooit een echte kaart in.',
  'vat-id-invalid': 'Dit btw-nummer is niet geldig in het land waar het bij hoort. Controleer de letters en cijfers.',
  'invoice-not-found': 'Deze factuur bestaat niet meer. Laad de pagina opnieuw.',
  'payment-provider-failed':
    'De betaalprovider kon dit niet voltooien. Probeer het later opnieuw of neem contact op met support.',
  'payment-provider-busy': 'De betaalprovider is bezet. Probeer het zo opnieuw.',
  'payment-provider-unreachable':
    'De betaalprovider antwoordde niet op tijd. Laad de pagina opnieuw om te zien wat er is gedaan en probeer het dan opnieuw.',
  'sub-accounts-off':
    'Dit account kan geen subaccounts hebben. Een beheerder van het bovenliggende account kan ze inschakelen.',
  'account-not-found': 'Dit account bestaat niet meer of je hebt er geen toegang toe. Laad de lijst opnieuw.',
  'account-id-taken': 'Er bestaat al een account met deze ID. Gebruik een andere ID.',
  'account-alias-taken': 'Een ander account gebruikt deze alias. Gebruik een andere alias.',
  'account-holds-none': 'Het bovenliggende account kan geen subaccounts hebben. Sta dat eerst toe.',
  'account-too-deep': 'Accounts kunnen niet dieper worden genest. Kies een hoger bovenliggend account.',
  'account-access-always':
    'Iedereen in dit account heeft toegang tot de subaccounts. Wijzig eerst die instelling van het account.',
  'application-not-found': 'Je organisatie heeft deze applicatie niet. Laad de lijst opnieuw.',
  'already-invited': 'Voor deze gebruiker staat al een uitnodiging open. Er is niets gewijzigd.',
  'invitation-ended':
    'De toegang die deze uitnodiging biedt, is verlopen. Nodig de gebruiker opnieuw uit met een nieuwe einddatum.',
  'email-repeated': 'Dit e-mailadres staat meer dan één keer in de lijst. Er wordt één uitnodiging gestuurd.',
  'temporary-users-off': 'Tijdelijke toegang is uitgeschakeld. De exploitant kan dit inschakelen.',
  'invite-links-off': 'Uitnodigingslinks zijn uitgeschakeld. Nodig gebruikers uit per e-mail.',
  'invite-link-not-found': 'Je hebt geen uitnodigingslink. Maak er eerst een.',
  'bulk-invitation-not-found': 'Deze lijst met uitnodigingen bestaat niet meer. Laad de pagina opnieuw.',
  'too-many-invitations':
    'Dit account heeft de limiet van {points} uitnodigingen per e-mail per dag bereikt. Nodig de anderen morgen uit of neem contact op met support.',
  'new-tenant-invitations':
    'Om spam te voorkomen kunnen nieuwe organisaties tot {until} {points} uitnodigingen per dag versturen. Nodig de anderen morgen uit of neem contact op met support.',
  'bulk-invitation-running':
    'Er wordt nog een andere lijst met uitnodigingen verstuurd. Wacht tot die klaar is en probeer het opnieuw.',
  'bulk-invitation-settled':
    'Je kunt uitnodigingen 10 minuten lang intrekken en die tijd is voorbij. Verwijder de gebruikers één voor één.',
  'api-token-not-found': 'Dit API-token bestaat niet meer. Laad de lijst opnieuw.',
  'api-tokens-too-many':
    'Je hebt de limiet van {limit} tokens bereikt. Verwijder een token dat je niet meer nodig hebt.',
  'password-wrong': 'Het huidige wachtwoord is onjuist. Je wachtwoord is niet gewijzigd.',
  'picture-missing': 'Stuur één afbeelding in het formulierveld met de naam image.',
  'picture-unreadable': 'Deze afbeelding is niet leesbaar. Gebruik een JPEG-, PNG-, WebP-, GIF- of AVIF-bestand.',
  'picture-unreachable':
    'Van deze URL kan geen afbeelding worden geladen. Controleer of de URL openbaar is of upload het bestand.',
  'picture-dimensions': 'Deze afbeelding is groter dan {limit} megapixel. Gebruik een kleinere.',
  'picture-too-large': 'Deze afbeelding is groter dan {limit}. Gebruik een kleinere.',
  'email-unchanged': 'Dit is al je e-mailadres. Voer een nieuw adres in.',
  'email-taken': 'Dit e-mailadres is al in gebruik. Gebruik een ander adres.',
  'user-not-found': 'Deze gebruiker bestaat niet meer. Laad de lijst opnieuw.',
  'user-without-email': 'Deze gebruiker heeft geen e-mailadres, dus we kunnen geen wachtwoordherstel sturen.',
  'user-name-not-found': 'Geen gebruiker heeft hier deze gebruikersnaam. Laad de lijst opnieuw.',
  'user-name-needed':
    'Deze gebruiker heeft geen e-mailadres en heeft deze gebruikersnaam nodig om in te loggen. Wijzig de gebruikersnaam in plaats daarvan.',
  'user-name-elsewhere':
    'Deze gebruiker logt met dezelfde gebruikersnaam in bij andere organisaties. Alleen de gebruiker zelf kan die wijzigen.',
  'tenant-not-found': 'Deze organisatie bestaat niet of je bent er geen lid van. Kies een andere.',
  'role-not-found': 'Een van deze rollen bestaat niet meer. Laad de lijst opnieuw en kies opnieuw.',
  'role-above-own': 'Je kunt geen rollen toewijzen die hoger zijn dan je eigen rol. Kies een andere rol.',
  'last-admin':
    'Dit is de laatste gebruiker die hier gebruikers kan beheren. Maak eerst een andere gebruiker beheerder.',
  'not-yourself': 'Je kunt dit niet doen met je eigen account. Vraag een andere beheerder.',
  'person-above-own': 'Deze gebruiker heeft een hogere rol dan jij. Vraag een beheerder met minstens dezelfde rol.',
  'policy-not-found': 'Dit beleid bestaat niet. Laad de pagina opnieuw.',
  'policy-not-provisional': 'Deze wijziging wacht niet meer op bevestiging. Laad de pagina opnieuw.',
  'policy-confirm-needs-sign-in': 'Log opnieuw in om deze wijziging te bevestigen: je sessie is ervoor begonnen.',
  'session-unknown': 'Deze sessie is al beëindigd of is niet van jou. Laad de lijst opnieuw.',
  'already-member': 'Deze gebruiker is al lid van de organisatie. Er is niets gewijzigd.',
  'not-entitled': 'Dit zit niet in je abonnement. Vraag degene die het abonnement beheert om een upgrade.',
  'meter-not-found': 'Geen meter heeft de sleutel {meter}. Meters worden in de configuratie vastgelegd.',
  'usage-event-conflict': '{field}: gebeurtenis {id} is al met andere inhoud vastgelegd. Er is niets vastgelegd.',
  'usage-event-outside-window':
    '{field}: gebeurtenissen van {from} tot {until} worden geaccepteerd. Er is niets vastgelegd.',
  'notification-not-found': 'Deze melding bestaat niet meer. Laad de lijst opnieuw.',
};
