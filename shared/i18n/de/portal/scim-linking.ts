import type { portalScimLinking as english } from '#shared/i18n/en/portal/scim-linking.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimLinking: TranslationOf<typeof english> = {
  'linking.label': 'Vorhandene Benutzer verknüpfen',
  'linking.hint':
    'Sendet {provider} die E-Mail-Adresse eines Benutzers von {tenant}, verwaltet es ab dann dessen Zugriff: Es kann ihn deaktivieren und entfernen. Name, Rollen und Passwort bleiben. Gilt für Domains, die für Single Sign-On bestätigt sind, und nicht für Benutzer mit einer höheren Rolle als der Admin, der dies eingeschaltet hat.',
  'linking.on': 'Vorhandene Benutzer werden verknüpft.',
  'linking.off': 'Vorhandene Benutzer werden nicht mehr verknüpft.',
};
