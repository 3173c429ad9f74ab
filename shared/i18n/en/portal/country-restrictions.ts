import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the country restrictions, a part of the security page. */
export const portalCountryRestrictions = {
  'country.policy': 'Country restrictions',
  'country.policyText': 'Control which countries users and API tokens can connect from, by their IP address.',
  'country.policyFailed': 'Couldn’t load the country restrictions',
  'country.noDatabase':
    'Country restrictions need a geolocation database. To configure one, set {option} on the server. The operations guide explains how (docs/operate.md, “Geolocation database”).',
  'country.own': 'You’re connecting from: {country}',
  'country.ownUnknown': 'The country of your IP address isn’t known.',
  'country.on': 'Restrict access by country',
  'country.allow': 'Allow listed countries only',
  'country.allowHint': 'Requests from all other countries are refused.',
  'country.block': 'Block listed countries',
  'country.blockHint': 'Requests from all other countries are allowed.',
  'country.unknown': 'Allow IP addresses without a known country',
  'country.unknownHint': 'Private networks, for example, and addresses that the geolocation database doesn’t contain.',
  'country.mail': 'Email admins when access is refused',
  'country.mailHint':
    'Users who can change country restrictions get an email, at most one an hour for each user or API token.',
  'country.list': 'Countries',
  'country.listAllowed': 'The only countries that are allowed while country restrictions are on.',
  'country.listBlocked': 'Countries that are blocked while country restrictions are on.',
  'country.listFailed': 'Couldn’t load the countries',
  'country.none': 'No countries yet.',
  'country.search': 'Add a country',
  'country.impactOff': 'Country restrictions are off. The preview shows the impact as if they were on.',
} as const satisfies Catalogue;
