import type { NoticeText } from '#shared/i18n/mail-notices.ts';

export const notices: Readonly<Record<NoticeText, string>> = {
  'review-security': 'Güvenlik ayarlarını gözden geçir',
  'review-sessions': 'Oturumlarınızı gözden geçirin',
  'review-tokens': 'API belirteçlerini gözden geçir',
  'view-users': 'Kullanıcıları görüntüle',
  'view-audits': 'Denetim günlüğünü aç',
  device: 'Cihaz',
  ip: 'IP adresi',
  place: 'Konum',
  trace: 'İstek kimliği',
  sequence: 'Olay numarası',
  hash: 'Karma',
};
