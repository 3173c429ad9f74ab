import type { NoticeText } from '#shared/i18n/mail-notices.ts';

export const notices: Readonly<Record<NoticeText, string>> = {
  'review-security': 'Sicherheitseinstellungen prüfen',
  'review-sessions': 'Sitzungen prüfen',
  'review-tokens': 'API-Token prüfen',
  'view-users': 'Benutzer anzeigen',
  device: 'Gerät',
  ip: 'IP-Adresse',
  place: 'Standort',
};
