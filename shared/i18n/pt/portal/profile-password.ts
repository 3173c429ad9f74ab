import type { portalProfilePassword as english } from '#shared/i18n/en/portal/profile-password.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePassword: TranslationOf<typeof english> = {
  'password.title': 'Senha',
  'password.text': 'Ao alterar sua senha, suas sessões em todos os outros dispositivos são encerradas.',
  'password.change': 'Alterar senha',
  'password.changing': 'Alterando…',
  'password.current': 'Senha atual',
  'password.new': 'Nova senha',
  'password.ruleLength': 'De {minLength} a {maxLength} caracteres',
  'password.ruleEmail': 'Diferente do seu e-mail',
  'password.ruleDifferent': 'Diferente da sua senha atual',
  'password.changed': 'Senha alterada. Suas sessões em todos os outros dispositivos foram encerradas.',
};
