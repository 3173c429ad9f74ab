import type { NoticeText } from '#shared/i18n/mail-notices.ts';

export const notices: Readonly<Record<NoticeText, string>> = {
  'review-security': 'Beveiligingsinstellingen controleren',
  'review-sessions': 'Je sessies controleren',
  'review-tokens': 'API-tokens controleren',
  'view-users': 'Gebruikers bekijken',
  'view-audits': 'Auditlogboek openen',
  device: 'Apparaat',
  ip: 'IP-adres',
  place: 'Locatie',
  trace: 'Aanvraag-ID',
  sequence: 'Gebeurtenisnummer',
  hash: 'Hash',
};
