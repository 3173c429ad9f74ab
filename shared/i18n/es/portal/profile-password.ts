import type { portalProfilePassword as english } from '#shared/i18n/en/portal/profile-password.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePassword: TranslationOf<typeof english> = {
  'password.title': 'Contraseña',
  'password.text': 'Al cambiar tu contraseña se cierra la sesión en todos los demás dispositivos.',
  'password.change': 'Cambiar contraseña',
  'password.changing': 'Cambiando…',
  'password.current': 'Contraseña actual',
  'password.new': 'Contraseña nueva',
  'password.ruleLength': 'De {minLength} a {maxLength} caracteres',
  'password.ruleEmail': 'Distinta de tu correo electrónico',
  'password.ruleDifferent': 'Distinta de tu contraseña actual',
  'password.changed': 'Contraseña cambiada. Se cerró la sesión en todos los demás dispositivos.',
};
