import type { NoticeText } from '#shared/i18n/mail-notices.ts';

export const notices: Readonly<Record<NoticeText, string>> = {
  'review-security': 'Sicherheitseinstellungen prüfen',
  'review-sessions': 'Sitzungen prüfen',
  'review-tokens': 'API-Token prüfen',
  'view-users': 'Benutzer anzeigen',
  'view-audits': 'Audit-Protokoll öffnen',
  device: 'Gerät',
  ip: 'IP-Adresse',
  place: 'Standort',
  trace: 'Anfrage-ID',
  sequence: 'Ereignisnummer',
  hash: 'Hash',
};
