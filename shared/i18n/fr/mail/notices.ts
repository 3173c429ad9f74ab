import type { NoticeText } from '#shared/i18n/mail-notices.ts';

export const notices: Readonly<Record<NoticeText, string>> = {
  'review-security': 'Vérifier les paramètres de sécurité',
  'review-sessions': 'Vérifier vos sessions',
  'review-tokens': 'Vérifier les jetons d’API',
  'view-users': 'Afficher les utilisateurs',
  device: 'Appareil',
  ip: 'Adresse IP',
  place: 'Lieu',
};
