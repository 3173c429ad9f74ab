import type { portalSessions as english } from '#shared/i18n/en/portal/sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSessions: TranslationOf<typeof english> = {
  'privacy.sessions': '活动会话',
  'privacy.sessionsText': '发现不认识的会话？请将其退出登录，并更改密码。',
  'privacy.sessionsFailed': '无法加载您的会话',
  'privacy.device': '{system} 上的 {browser}',
  'privacy.deviceUnknown': '未知设备',
  'privacy.signedIn': '登录时间：{time}',
  'privacy.justNow': '刚刚',
  'privacy.thisOne': '此设备',
  'privacy.actsHere': '{name}（支持人员）正在以您的身份操作',
  'privacy.end': '退出登录',
  'privacy.endOf': '退出登录：{device}',
  'privacy.ended': { other: '已退出 {count} 个会话。' },
  'privacy.endFailed': { other: '无法退出 {count} 个会话。' },
  'privacy.noOthers': '没有其他活动会话。',
  'privacy.endOthers': '退出所有其他会话…',
  'privacy.endOthersTitle': { other: '退出其他 {count} 个会话？' },
  'privacy.endOthersText': '您在此设备上仍保持登录状态。',
  'privacy.endOthersAction': { other: '退出 {count} 个会话' },
  'privacy.endOthersKeep': '取消',
};
