import type { portalProfilePassword as english } from '#shared/i18n/en/portal/profile-password.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePassword: TranslationOf<typeof english> = {
  'password.title': 'Hasło',
  'password.text': 'Zmiana hasła spowoduje wylogowanie na wszystkich innych urządzeniach.',
  'password.change': 'Zmień hasło',
  'password.changing': 'Zmienianie…',
  'password.current': 'Obecne hasło',
  'password.new': 'Nowe hasło',
  'password.ruleLength': 'Od {minLength} do {maxLength} znaków',
  'password.ruleEmail': 'Inne niż adres e-mail',
  'password.ruleDifferent': 'Inne niż obecne hasło',
  'password.changed': 'Zmieniono hasło. Wylogowano Cię na wszystkich innych urządzeniach.',
};
