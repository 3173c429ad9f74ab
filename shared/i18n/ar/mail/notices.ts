import type { NoticeText } from '#shared/i18n/mail-notices.ts';

export const notices: Readonly<Record<NoticeText, string>> = {
  'review-security': 'مراجعة إعدادات الأمان',
  'review-sessions': 'مراجعة جلساتك',
  'review-tokens': 'مراجعة رموز API',
  'view-users': 'عرض المستخدمين',
  'view-audits': 'فتح سجل التدقيق',
  device: 'الجهاز',
  ip: 'عنوان IP',
  place: 'الموقع',
  trace: 'معرّف الطلب',
  sequence: 'رقم الحدث',
  hash: 'التجزئة',
};
