import type { portalProfilePassword as english } from '#shared/i18n/en/portal/profile-password.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePassword: TranslationOf<typeof english> = {
  'password.title': 'Wachtwoord',
  'password.text': 'Als je je wachtwoord wijzigt, word je op alle andere apparaten uitgelogd.',
  'password.change': 'Wachtwoord wijzigen',
  'password.changing': 'Wijzigen…',
  'password.current': 'Huidig wachtwoord',
  'password.new': 'Nieuw wachtwoord',
  'password.ruleLength': '{minLength} tot {maxLength} tekens',
  'password.ruleEmail': 'Niet je e-mailadres',
  'password.ruleDifferent': 'Niet je huidige wachtwoord',
  'password.changed': 'Wachtwoord gewijzigd. Je bent op alle andere apparaten uitgelogd.',
};
