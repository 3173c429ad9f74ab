import type { portalScimLinking as english } from '#shared/i18n/en/portal/scim-linking.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimLinking: TranslationOf<typeof english> = {
  'linking.label': 'Bestaande gebruikers koppelen',
  'linking.hint':
    'Als {provider} het e-mailadres van een gebruiker van {tenant} stuurt, beheert het vanaf dan de toegang: het kan de gebruiker deactiveren en verwijderen. Naam, rollen en wachtwoord blijven. Geldt voor domeinen die voor single sign-on zijn geverifieerd, en niet voor gebruikers met een hogere rol dan de beheerder die dit heeft ingeschakeld.',
  'linking.on': 'Bestaande gebruikers worden gekoppeld.',
  'linking.off': 'Bestaande gebruikers worden niet meer gekoppeld.',
};
