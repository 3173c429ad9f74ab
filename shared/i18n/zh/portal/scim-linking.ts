import type { portalScimLinking as english } from '#shared/i18n/en/portal/scim-linking.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimLinking: TranslationOf<typeof english> = {
  'linking.label': '关联现有用户',
  'linking.hint':
    '当 {provider} 发送 {tenant} 中某个用户的电子邮件地址时，从此由其管理该用户的访问权限：可以停用和移除该用户。用户保留其姓名、角色和密码。适用于已为单点登录验证的域，不适用于角色高于启用此选项的管理员的用户。',
  'linking.on': '现有用户将被关联。',
  'linking.off': '不再关联现有用户。',
};
