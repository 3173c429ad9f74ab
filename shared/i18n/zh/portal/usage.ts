import type { portalUsage as english } from '#shared/i18n/en/portal/usage.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsage: TranslationOf<typeof english> = {
  'page.usage': '用量',
  'usage.text': '查看过去 30 天 {tenant} 对产品的使用情况。',
  'usage.failedTitle': '无法加载用量',
  'usage.people': '用户',
  'usage.total': '总数',
  'usage.seen': '已登录',
  'usage.joined': '已加入',
  'usage.invited': '已邀请',
  'usage.disabled': '已停用',
  'usage.sessions': '活动会话',
  'usage.open': '会话',
  'usage.openPeople': '用户',
  'usage.signIns': '登录',
  'usage.signInCount': { other: '30 天内登录 {count} 次。' },
  'usage.onDay': { other: '{day}：登录 {count} 次' },
  'usage.day': '日期',
};
