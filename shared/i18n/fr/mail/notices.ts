import type { NoticeText } from '#shared/i18n/mail-notices.ts';

export const notices: Readonly<Record<NoticeText, string>> = {
  'review-security': 'Vérifier les paramètres de sécurité',
  'review-sessions': 'Vérifier vos sessions',
  'review-tokens': 'Vérifier les jetons d’API',
  'view-users': 'Afficher les utilisateurs',
  'view-audits': 'Ouvrir le journal d’audit',
  device: 'Appareil',
  ip: 'Adresse IP',
  place: 'Lieu',
  trace: 'ID de requête',
  sequence: 'Numéro d’événement',
  hash: 'Hachage',
};
