import type { NoticeText } from '#shared/i18n/mail-notices.ts';

export const notices: Readonly<Record<NoticeText, string>> = {
  'review-security': 'Revisar la configuración de seguridad',
  'review-sessions': 'Revisar tus sesiones',
  'review-tokens': 'Revisar los tokens de API',
  'view-users': 'Ver usuarios',
  'view-audits': 'Abrir el registro de auditoría',
  device: 'Dispositivo',
  ip: 'Dirección IP',
  place: 'Ubicación',
  trace: 'ID de solicitud',
  sequence: 'Número de evento',
  hash: 'Hash',
};
