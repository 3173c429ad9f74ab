import type { NoticeText } from '#shared/i18n/mail-notices.ts';

export const notices: Readonly<Record<NoticeText, string>> = {
  'review-security': 'Review your security settings',
  'review-sessions': 'Review your sessions',
  'review-tokens': 'Review API tokens',
  'view-users': 'View users',
  'view-audits': 'Open audit log',
  device: 'Device',
  ip: 'IP address',
  place: 'Location',
  trace: 'Request ID',
  sequence: 'Event number',
  hash: 'Hash',
};
