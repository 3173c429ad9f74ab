import type { portalProfilePassword as english } from '#shared/i18n/en/portal/profile-password.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePassword: TranslationOf<typeof english> = {
  'password.title': 'Password',
  'password.text': 'Cambiando la password verrai disconnesso da tutti gli altri dispositivi.',
  'password.change': 'Cambia password',
  'password.changing': 'Modifica in corso…',
  'password.current': 'Password attuale',
  'password.new': 'Nuova password',
  'password.ruleLength': 'Da {minLength} a {maxLength} caratteri',
  'password.ruleEmail': 'Diversa dal tuo indirizzo email',
  'password.ruleDifferent': 'Diversa dalla password attuale',
  'password.changed': 'Password modificata. Sei stato disconnesso da tutti gli altri dispositivi.',
};
