import type { portalCountryRestrictions as english } from '#shared/i18n/en/portal/country-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCountryRestrictions: TranslationOf<typeof english> = {
  'country.policy': 'Landbeperkingen',
  'country.policyText':
    'Bepaal op basis van het IP-adres vanuit welke landen gebruikers en API-tokens verbinding kunnen maken.',
  'country.policyFailed': 'Landbeperkingen kunnen niet worden geladen',
  'country.noDatabase':
    'Landbeperkingen hebben een geolocatiedatabase nodig. Stel {option} in op de server om er een te configureren. De beheerhandleiding legt uit hoe (docs/operate.md, “Geolocation database”).',
  'country.own': 'Je maakt verbinding vanuit: {country}',
  'country.ownUnknown': 'Het land van je IP-adres is niet bekend.',
  'country.on': 'Toegang beperken per land',
  'country.allow': 'Alleen landen op de lijst toestaan',
  'country.allowHint': 'Verzoeken uit alle andere landen worden geweigerd.',
  'country.block': 'Landen op de lijst blokkeren',
  'country.blockHint': 'Verzoeken uit alle andere landen worden toegestaan.',
  'country.unknown': 'IP-adressen zonder bekend land toestaan',
  'country.unknownHint': 'Bijvoorbeeld privénetwerken en adressen die niet in de geolocatiedatabase staan.',
  'country.mail': 'Beheerders e-mailen wanneer toegang wordt geweigerd',
  'country.mailHint':
    'Gebruikers die landbeperkingen kunnen wijzigen, krijgen een e-mail: hoogstens één per uur voor elke gebruiker of elk API-token.',
  'country.list': 'Landen',
  'country.listAllowed': 'De enige landen die zijn toegestaan zolang landbeperkingen aan staan.',
  'country.listBlocked': 'Landen die worden geblokkeerd zolang landbeperkingen aan staan.',
  'country.listFailed': 'Landen kunnen niet worden geladen',
  'country.none': 'Nog geen landen.',
  'country.search': 'Land toevoegen',
  'country.impactOff': 'Landbeperkingen staan uit. De voorvertoning laat de gevolgen zien alsof ze aan staan.',
};
