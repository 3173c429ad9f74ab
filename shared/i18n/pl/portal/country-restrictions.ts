import type { portalCountryRestrictions as english } from '#shared/i18n/en/portal/country-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCountryRestrictions: TranslationOf<typeof english> = {
  'country.policy': 'Ograniczenia krajów',
  'country.policyText': 'Określ na podstawie adresu IP, z jakich krajów mogą łączyć się użytkownicy i tokeny API.',
  'country.policyFailed': 'Nie udało się wczytać ograniczeń krajów',
  'country.noDatabase':
    'Ograniczenia krajów wymagają bazy geolokalizacyjnej. Aby ją skonfigurować, ustaw {option} na serwerze. Przewodnik administratora wyjaśnia, jak to zrobić (docs/operate.md, „Geolocation database”).',
  'country.own': 'Łączysz się z kraju: {country}',
  'country.ownUnknown': 'Kraj Twojego adresu IP nie jest znany.',
  'country.on': 'Ogranicz dostęp według kraju',
  'country.allow': 'Zezwalaj tylko na kraje z listy',
  'country.allowHint': 'Żądania ze wszystkich innych krajów są odrzucane.',
  'country.block': 'Blokuj kraje z listy',
  'country.blockHint': 'Żądania ze wszystkich innych krajów są dozwolone.',
  'country.unknown': 'Zezwalaj na adresy IP bez znanego kraju',
  'country.unknownHint': 'Na przykład sieci prywatne i adresy, których nie ma w bazie geolokalizacyjnej.',
  'country.mail': 'Wysyłaj administratorom wiadomość e-mail o odmowie dostępu',
  'country.mailHint':
    'Użytkownicy, którzy mogą zmieniać ograniczenia krajów, otrzymują wiadomość: najwyżej jedną na godzinę dla każdego użytkownika lub tokenu API.',
  'country.list': 'Kraje',
  'country.listAllowed': 'Jedyne kraje dozwolone, gdy ograniczenia krajów są włączone.',
  'country.listBlocked': 'Kraje blokowane, gdy ograniczenia krajów są włączone.',
  'country.listFailed': 'Nie udało się wczytać krajów',
  'country.none': 'Nie ma jeszcze krajów.',
  'country.search': 'Dodaj kraj',
  'country.impactOff': 'Ograniczenia krajów są wyłączone. Podgląd pokazuje skutki tak, jakby były włączone.',
};
