import type { portalScimGuide as english } from '#shared/i18n/en/portal/scim-guide.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimGuide: TranslationOf<typeof english> = {
  'provisioning.yourConnector': '您的 SCIM 连接器',
  'provisioning.guideBefore': '打开设置',
  'provisioning.guideEnter': '输入值',
  'provisioning.guideThen': '启用预配',
  'provisioning.guideApp': '打开 {place} 并添加应用，或打开已有的应用。',
  'provisioning.guideOpen': '打开 {place}。',
  'provisioning.guideSelect': '选择 {place}。',
  'provisioning.guideCustomApp': '对于自定义 SAML 或 SWA 应用，请先在 {place} 中将 {field} 设置为 {value}。',
  'provisioning.guideOlder': '在旧版界面中，将 {field} 设置为 {value}，然后打开 {place}。',
  'provisioning.guideSet': '在 {place} 中将 {field} 设置为 {value}。',
  'provisioning.guideKeep': '在 {place} 中保留 {field} 到 {value} 的映射。该值必须是邮箱地址。',
  'provisioning.guideTurnOn': '在 {place} 中启用 {options}。',
  'provisioning.guideAssign': '在 {place} 中分配要预配的用户和组。',
  'provisioning.guideGroups': '在 {place} 中选择要预配的组。',
  'provisioning.guideApproval': '在 {field} 中选中的操作需等待管理员批准。',
  'provisioning.guideOauth': '如需代替令牌使用，请在此连接的页面上创建 OAuth 客户端。',
  'provisioning.guideDefault': '保留默认值。',
  'provisioning.guideTestUser': '您自己的域中没有任何用户使用的地址。',
  'provisioning.guideScim': '打开 {provider} 的 SCIM 设置。',
  'provisioning.guideUserName': '使用邮箱地址作为 {field}。',
  'provisioning.guideAttributes': '映射 {options}。其他属性不起作用。',
  'provisioning.guideStart': '为用户以及需要授予角色的组启用预配。',
  'provisioning.guideWaiting': '正在等待首个请求…',
  'provisioning.openStep': '打开：{step}',
};
