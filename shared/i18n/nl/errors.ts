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
    'Een directory beheert de naam, het telefoonnummer en de gebruikersnaam van deze gebruiker. Breng de wijziging daar aan.',
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
  'restriction-locks-out':
    'Er is niets opgeslagen, omdat je jezelf met deze wijziging zou buitensluiten. Sta eerst {value} toe.',
  'restrictions-too-many': 'De lijst is vol: er passen maximaal {limit} vermeldingen in. Verwijder er eerst enkele.',
  'changed-meanwhile':
    'Een andere beheerder heeft dit gewijzigd terwijl je aan het bewerken was, dus je wijzigingen zijn niet opgeslagen. Controleer de nieuwe waarden en sla opnieuw op.',
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
  'session-unknown': 'Deze sessie is al beëindigd of is niet van jou. Laad de lijst opnieuw.',
  'already-member': 'Deze gebruiker is al lid van de organisatie. Er is niets gewijzigd.',
  'not-entitled': 'Dit zit niet in je abonnement. Vraag degene die het abonnement beheert om een upgrade.',
  'notification-not-found': 'Deze melding bestaat niet meer. Laad de lijst opnieuw.',
};
