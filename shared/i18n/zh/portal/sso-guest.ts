import type { portalSsoGuest as english } from '#shared/i18n/en/portal/sso-guest.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoGuest: TranslationOf<typeof english> = {
  'ssoguest.title': '为 {tenant} 设置单点登录',
  'ssoguest.lead': '{name} 请您完成此操作。您的链接在 {date} 之前有效。',
  'ssoguest.finishStep': '完成',
  'ssoguest.finishText': '告诉 {name} 连接已可检查和启用。',
  'ssoguest.finish': '告诉 {name}',
  'ssoguest.notReady': '请先添加域名和提供商的值。',
  'ssoguest.unverified': '域名尚未验证。在此之前，{name} 无法启用连接。',
  'ssoguest.doneTitle': '您已完成',
  'ssoguest.doneText': '我们已通知 {name}。您可以关闭此页面。如需更改，您的链接在 {date} 之前有效。',
  'ssoguest.return': '返回设置',
  'ssoguest.endedTitle': '此链接已失效',
  'ssoguest.endedText':
    '请使用邮件或消息中的链接。如果链接无效，则表示它已过期或被撤销：请向发送链接的管理员索取新链接。',
};
