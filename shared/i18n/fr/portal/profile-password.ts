import type { portalProfilePassword as english } from '#shared/i18n/en/portal/profile-password.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePassword: TranslationOf<typeof english> = {
  'password.title': 'Mot de passe',
  'password.text': 'Changer de mot de passe vous déconnecte de tous vos autres appareils.',
  'password.change': 'Changer de mot de passe',
  'password.changing': 'Modification…',
  'password.current': 'Mot de passe actuel',
  'password.new': 'Nouveau mot de passe',
  'password.ruleLength': 'De {minLength} à {maxLength} caractères',
  'password.ruleEmail': 'Différent de votre adresse e-mail',
  'password.ruleDifferent': 'Différent de votre mot de passe actuel',
  'password.changed': 'Mot de passe modifié. Vous avez été déconnecté de tous vos autres appareils.',
};
