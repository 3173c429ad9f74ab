import type { portalSsoLinks as english } from '#shared/i18n/en/portal/sso-links.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoLinks: TranslationOf<typeof english> = {
  'ssolink.invite': 'Inviter votre administrateur informatique',
  'ssolink.title': 'Liens de configuration',
  'ssolink.dialogText':
    'Créez un lien pour une personne qui n’est pas utilisatrice de {tenant}. Il ouvre la configuration d’une connexion et rien d’autre.',
  'ssolink.newConnection': 'Nouvelle connexion',
  'ssolink.email': 'E-mail (facultatif)',
  'ssolink.emailHint': 'Nous envoyons le lien à cette adresse.',
  'ssolink.expiresIn': 'Expire dans',
  'ssolink.mapRoles': 'Autoriser l’association de groupes à des rôles',
  'ssolink.mapRolesHint': 'Aucun rôle supérieur aux vôtres.',
  'ssolink.activate': 'Autoriser l’activation de la connexion',
  'ssolink.activateHint': 'Également nécessaire pour modifier une connexion active.',
  'ssolink.create': 'Créer le lien',
  'ssolink.createdTitle': 'Lien de configuration créé',
  'ssolink.copyNow':
    'Copiez-le maintenant : vous ne le reverrez pas. Toute personne qui le possède peut configurer la connexion.',
  'ssolink.sent': 'Nous l’envoyons à {email}.',
  'ssolink.link': 'Lien de configuration',
  'ssolink.revoke': 'Révoquer',
  'ssolink.revokeOf': 'Révoquer le lien de configuration : {name}',
  'ssolink.revokeTitle': 'Révoquer le lien de configuration « {name} » ?',
  'ssolink.revokeText': 'Il cesse immédiatement de fonctionner. Ce qui a été configuré avec ce lien est conservé.',
  'ssolink.revokeConfirm': 'Révoquer le lien',
  'ssolink.revokedNow': 'Lien de configuration révoqué.',
  'ssolink.revokeFailed': 'Impossible de révoquer le lien. {reason}',
  'ssolink.failed': 'Impossible de charger les liens de configuration.',
  'ssolink.suspended': 'Suspendu : {name} n’a plus l’autorisation',
  'ssolink.revoked': 'Révoqué',
  'ssolink.until': 'Expire le {date}',
  'ssolink.unused': 'Pas encore ouvert',
  'ssolink.used': 'Dernière utilisation : {date}, depuis {ip}',
  'ssolink.finished': 'Configuration terminée : {date}',
};
