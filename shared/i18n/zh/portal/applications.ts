import type { portalApplications as english } from '#shared/i18n/en/portal/applications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApplications: TranslationOf<typeof english> = {
  'apps.column': '应用',
  'users.applications': '应用…',
  'apps.title': '{name} 的应用',
  'apps.text': '选择 {name} 在 {tenant} 中可以登录的应用。',
  'apps.choose': '应用',
  'apps.free': '{tenant} 中的所有人都可以访问。',
  'apps.none': '无',
  'apps.nothing': '{tenant} 没有需要分配给单个用户的应用。',
  'apps.failed': '无法加载应用。',
  'apps.assignFailed': '分配操作失败。请重试或联系支持团队。',
  'apps.save': '保存应用',
  'apps.saved': '{name} 的应用已更新。',
};
