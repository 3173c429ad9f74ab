import type { portalProfilePassword as english } from '#shared/i18n/en/portal/profile-password.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePassword: TranslationOf<typeof english> = {
  'password.title': 'パスワード',
  'password.text': 'パスワードを変更すると、ほかのすべてのデバイスからログアウトします。',
  'password.change': 'パスワードを変更',
  'password.changing': '変更しています…',
  'password.current': '現在のパスワード',
  'password.new': '新しいパスワード',
  'password.ruleLength': '{minLength}～{maxLength} 文字',
  'password.ruleEmail': 'メールアドレスと異なる',
  'password.ruleDifferent': '現在のパスワードと異なる',
  'password.changed': 'パスワードを変更しました。ほかのすべてのデバイスからログアウトしました。',
};
