import type { NoticeText } from '#shared/i18n/mail-notices.ts';

export const notices: Readonly<Record<NoticeText, string>> = {
  'review-security': 'Revisar as configurações de segurança',
  'review-sessions': 'Revisar suas sessões',
  'review-tokens': 'Revisar tokens de API',
  'view-users': 'Ver usuários',
  'view-audits': 'Abrir o log de auditoria',
  device: 'Dispositivo',
  ip: 'Endereço IP',
  place: 'Local',
  trace: 'ID da solicitação',
  sequence: 'Número do evento',
  hash: 'Hash',
};
