import type { portalProfilePassword as english } from '#shared/i18n/en/portal/profile-password.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePassword: TranslationOf<typeof english> = {
  'password.title': '密码',
  'password.text': '更改密码后，您将在所有其他设备上退出登录。',
  'password.change': '更改密码',
  'password.changing': '正在更改…',
  'password.current': '当前密码',
  'password.new': '新密码',
  'password.ruleLength': '{minLength} 到 {maxLength} 个字符',
  'password.ruleEmail': '不是您的邮箱地址',
  'password.ruleDifferent': '不是您的当前密码',
  'password.changed': '密码已更改。您已在所有其他设备上退出登录。',
};
