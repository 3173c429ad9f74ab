import type { NoticeText } from '#shared/i18n/mail-notices.ts';

export const notices: Readonly<Record<NoticeText, string>> = {
  'review-security': '查看安全设置',
  'review-sessions': '查看您的会话',
  'review-tokens': '查看 API 令牌',
  'view-users': '查看用户',
  'view-audits': '打开审计日志',
  device: '设备',
  ip: 'IP 地址',
  place: '位置',
  trace: '请求 ID',
  sequence: '事件编号',
  hash: '哈希值',
};
