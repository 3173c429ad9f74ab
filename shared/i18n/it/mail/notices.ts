import type { NoticeText } from '#shared/i18n/mail-notices.ts';

export const notices: Readonly<Record<NoticeText, string>> = {
  'review-security': 'Controlla le impostazioni di sicurezza',
  'review-sessions': 'Controlla le tue sessioni',
  'review-tokens': 'Controlla i token API',
  'view-users': 'Visualizza utenti',
  device: 'Dispositivo',
  ip: 'Indirizzo IP',
  place: 'Posizione',
};
