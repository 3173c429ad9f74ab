import type { NoticeText } from '#shared/i18n/mail-notices.ts';

export const notices: Readonly<Record<NoticeText, string>> = {
  'review-security': 'Controlla le impostazioni di sicurezza',
  'review-sessions': 'Controlla le tue sessioni',
  'review-tokens': 'Controlla i token API',
  'view-users': 'Visualizza utenti',
  'view-audits': 'Apri il log di audit',
  device: 'Dispositivo',
  ip: 'Indirizzo IP',
  place: 'Posizione',
  trace: 'ID richiesta',
  sequence: 'Numero evento',
  hash: 'Hash',
};
