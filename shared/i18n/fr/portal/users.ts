import type { portalUsers as english } from '#shared/i18n/en/portal/users.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsers: TranslationOf<typeof english> = {
  'page.users': 'Utilisateurs',
  // users
  'users.title': 'Utilisateurs',
  'users.count': {
    one: '{count} utilisateur a accès à {tenant}.',
    many: '{count} utilisateurs ont accès à {tenant}.',
    other: '{count} utilisateurs ont accès à {tenant}.',
  },
  'users.invite': 'Inviter des utilisateurs',
  'users.search': 'Nom ou e-mail',
  'users.searchLabel': 'Rechercher des utilisateurs par nom ou e-mail',
  'users.user': 'Utilisateur',
  'users.roles': 'Rôles',
  'users.joined': 'Arrivée',
  'users.lastSeen': 'Dernière activité',
  'users.status': 'État',
  'users.active': 'Actif',
  'users.invited': 'Invité',
  'users.disabled': 'Désactivé',
  'users.locked': 'Verrouillé',
  'users.noRoles': 'Aucun rôle',
  'users.actions': 'Actions pour {name}',
  'users.more': 'Plus d’actions',
  'users.select': 'Sélectionner {name}',
  'users.selectAll': 'Sélectionner tous les utilisateurs de cette page',
  'users.table': 'Utilisateurs de {tenant}',
  'users.emptyTitle': 'Aucun utilisateur pour le moment',
  'users.emptyText': 'Invitez des utilisateurs par e-mail. Ils apparaissent aussitôt dans cette liste.',
  'users.searched': 'La recherche porte sur les noms, les adresses e-mail et le début des noms d’utilisateur.',
  'users.failedTitle': 'Impossible de charger les utilisateurs',
  'users.perPage': '{count} par page',

  // users: actions
  'users.open': 'Ouvrir {name}',
  'users.editRoles': 'Modifier les rôles…',
  'users.disable': 'Désactiver',
  'users.enable': 'Réactiver',
  'users.resend': 'Renvoyer l’invitation',
  'users.resetPassword': 'Envoyer une réinitialisation de mot de passe',
  'users.unlock': 'Déverrouiller maintenant',
  'users.impersonate': 'Agir en tant que…',
  'users.remove': 'Retirer…',
  'users.removeFrom': 'Retirer de {tenant}…',
  'users.removeTitle': 'Retirer {name} de {tenant} ?',
  'users.removeText':
    '{name} perd immédiatement l’accès à {tenant} et tous ses rôles dans cette organisation. S’il s’agit de sa seule organisation, son compte est supprimé.',
  'users.removeManaged':
    'L’annuaire conserve les utilisateurs qu’il gère et peut les créer à nouveau. Retirez-les aussi de l’annuaire.',
  'users.removeAction': 'Retirer {name}',
  'users.removeKeep': 'Annuler',
  'users.removing': 'Retrait…',
  'users.removed': '{name} a été retiré de {tenant}.',
  'users.didDisable': '{name} a été désactivé et déconnecté.',
  'users.didEnable': '{name} a été réactivé.',
  'users.didResend': 'Invitation envoyée à {name}.',
  'users.didResetPassword': 'E-mail de réinitialisation du mot de passe envoyé à {name}.',
  'users.didUnlock': 'Le compte de {name} a été déverrouillé.',
  'users.didChangeRoles': 'Rôles de {name} mis à jour.',
  'users.reverted': 'Impossible de mettre à jour {name}. Rien n’a été modifié.',
  'users.others': { one: '{count} autre', many: '{count} autres', other: '{count} autres' },
  'users.selfText': 'C’est vous. Demandez à un autre administrateur de modifier votre accès.',

  // users: drawer
  'user.joined': 'Arrivée',
  'user.lastSeen': 'Dernière activité',
  'user.status': 'État',
  'user.lockedUntil': 'Verrouillé jusqu’à : {until}.',
  'user.lockedText':
    'Trop de mots de passe incorrects ont été saisis. Le compte se déverrouille aussi avec le lien envoyé par e-mail.',
  'user.invitedText': 'Cet utilisateur n’a pas encore accepté l’invitation.',
  'user.disabledText':
    'Les utilisateurs désactivés ne peuvent pas se connecter à {tenant}. Ils conservent leurs rôles.',

  // users: roles
  'roles.title': 'Rôles de {name}',
  'roles.text': 'Les rôles déterminent ce que {name} peut faire dans {tenant}.',
  'roles.save': 'Enregistrer les rôles',
  'roles.none': 'Sans rôle, {name} peut se connecter mais n’a aucune autorisation.',
  'roles.find': 'Rechercher un rôle',
  'roles.failed': 'Impossible de charger les rôles.',
  'roles.changedElsewhere':
    'Les rôles de {name} ont changé pendant votre modification : {roles}. L’enregistrement remplacera ces changements.',
  'roles.useTheirs': 'Utiliser les nouveaux rôles',

  // users: invitation
  'invite.title': 'Inviter des utilisateurs dans {tenant}',
  'invite.emails': 'Adresses e-mail',
  'invite.emailsHint': 'Séparez les adresses par des virgules, des espaces ou des retours à la ligne.',
  'invite.name': 'Nom',
  'invite.roles': 'Rôles',
  'invite.send': {
    one: 'Envoyer {count} invitation',
    many: 'Envoyer {count} invitations',
    other: 'Envoyer {count} invitations',
  },
  'invite.sendNone': 'Envoyer les invitations',
  'invite.sending': 'Envoi…',
  'invite.missing': 'Saisissez au moins une adresse e-mail.',
  'invite.wrong': 'Adresse e-mail non valide : {emails}.',
  'invite.allMembers': 'Tous ces utilisateurs sont déjà membres.',
  'invite.chips': 'Adresses à inviter',
  'invite.state.new': 'Nouveau',
  'invite.state.invited': 'Déjà invité, renvoi',
  'invite.state.member': 'Déjà membre',
  'invite.state.wrong': 'Adresse non valide',
  'invite.removeAddress': 'Retirer {email}',
  'invite.sent': {
    one: '{count} invitation envoyée.',
    many: '{count} invitations envoyées.',
    other: '{count} invitations envoyées.',
  },
  'invite.progress': '{done} sur {count} envoyées',
  'invite.someFailed': {
    one: 'Impossible d’envoyer {count} invitation :',
    many: 'Impossible d’envoyer {count} invitations :',
    other: 'Impossible d’envoyer {count} invitations :',
  },

  // users: several
  'bulk.resend': 'Renvoyer les invitations',
  'bulk.removeTitle': {
    one: 'Retirer {count} utilisateur de {tenant} ?',
    many: 'Retirer {count} utilisateurs de {tenant} ?',
    other: 'Retirer {count} utilisateurs de {tenant} ?',
  },
  'bulk.removeText':
    'Utilisateurs concernés : {names}. L’accès à {tenant} et tous les rôles associés sont perdus immédiatement.',
  'bulk.removeAction': {
    one: 'Retirer {count} utilisateur',
    many: 'Retirer {count} utilisateurs',
    other: 'Retirer {count} utilisateurs',
  },
  'bulk.removeKeep': { one: 'Annuler', many: 'Annuler', other: 'Annuler' },
  'bulk.didDisable': {
    one: '{count} utilisateur désactivé.',
    many: '{count} utilisateurs désactivés.',
    other: '{count} utilisateurs désactivés.',
  },
  'bulk.didEnable': {
    one: '{count} utilisateur réactivé.',
    many: '{count} utilisateurs réactivés.',
    other: '{count} utilisateurs réactivés.',
  },
  'bulk.didRemove': {
    one: '{count} utilisateur retiré.',
    many: '{count} utilisateurs retirés.',
    other: '{count} utilisateurs retirés.',
  },
  'bulk.didResend': {
    one: '{count} invitation envoyée.',
    many: '{count} invitations envoyées.',
    other: '{count} invitations envoyées.',
  },
  'bulk.failed': {
    one: 'Impossible de mettre à jour {count} utilisateur : {reasons}',
    many: 'Impossible de mettre à jour {count} utilisateurs : {reasons}',
    other: 'Impossible de mettre à jour {count} utilisateurs : {reasons}',
  },
};
