import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';
import { errors as firstErrors } from './login/errors.ts';
import { errors as flowErrors } from './login/flow-errors.ts';
import { translation as more } from './login/more.ts';

/** French texts of error codes: those of the login box, and what only the portal can show. */
export const errors: Readonly<Partial<Record<ErrorMessageKey, string>>> = {
  ...firstErrors,
  ...more.errors,
  ...flowErrors,
  'role-built-in': 'Les rôles système ne sont pas modifiables. Créez plutôt votre propre rôle.',
  'role-key-taken': 'Un rôle avec cette clé existe déjà. Utilisez une autre clé.',
  'permission-not-found': 'Cette autorisation n’existe plus. Actualisez la page.',
  'permission-not-held':
    'Vous ne pouvez attribuer que les autorisations dont vous disposez, et vous n’avez pas {permission}. Adressez-vous à un administrateur qui en dispose.',
  'permission-not-assignable':
    'Les rôles d’une organisation ne peuvent pas inclure {permission}. Retirez cette autorisation et réessayez.',
  'group-not-found': 'Ce groupe n’existe plus. Actualisez la liste.',
  'group-name-taken': 'Un groupe portant ce nom existe déjà. Utilisez un autre nom.',
  'group-managed-elsewhere':
    'Votre annuaire gère le nom et les membres de ce groupe. Effectuez la modification dans l’annuaire.',
  'person-managed-elsewhere':
    'Un annuaire gère le nom, le numéro de téléphone et le nom d’utilisateur de cet utilisateur. Effectuez la modification dans l’annuaire.',
  'factor-reset-open': 'Une réinitialisation MFA est déjà en attente pour cet utilisateur. Consultez ses détails.',
  'person-elsewhere':
    'Cet utilisateur appartient à d’autres organisations ou n’est pas encore arrivé. Lui seul peut modifier son nom et son numéro de téléphone.',
  'membership-inherited':
    'Vous avez accès à cette organisation par son compte parent et ne pouvez donc pas la quitter. Demandez à un administrateur du compte parent de retirer votre accès.',
  'factor-reset-elsewhere':
    'Cet utilisateur appartient aussi à d’autres organisations qui s’appuient sur sa MFA, vous ne pouvez donc pas la réinitialiser. Il peut se connecter avec un code de récupération ou contacter l’assistance.',
  'factor-reset-same-admin': 'Vous avez demandé cette réinitialisation. Un autre administrateur doit l’approuver.',
  'approval-not-yours':
    'Cette demande a été envoyée à un autre administrateur. Connectez-vous en tant que cet administrateur dans l’organisation concernée.',
  'factor-reset-not-found': 'Cette réinitialisation n’est plus en attente. Actualisez la page.',
  'restriction-exists': 'Cette entrée figure déjà dans la liste.',
  'restriction-not-found': 'Cette entrée n’existe plus. Rechargez la liste.',
  'restriction-locks-out':
    'Rien n’a été enregistré, car cette modification vous bloquerait l’accès. Autorisez d’abord {value}.',
  'restrictions-too-many': 'La liste est pleine : elle contient jusqu’à {limit} entrées. Supprimez-en d’abord.',
  'changed-meanwhile':
    'Un autre administrateur a modifié ces informations pendant votre saisie, vos modifications n’ont donc pas été enregistrées. Vérifiez les nouvelles valeurs et enregistrez de nouveau.',
  'sub-accounts-off':
    'Ce compte ne peut pas avoir de sous-comptes. Un administrateur du compte parent peut les activer.',
  'account-not-found': 'Ce compte n’existe plus ou vous n’y avez pas accès. Actualisez la liste.',
  'account-id-taken': 'Un compte avec cet ID existe déjà. Utilisez un autre ID.',
  'account-alias-taken': 'Un autre compte utilise cet alias. Utilisez-en un autre.',
  'account-holds-none': 'Le compte parent ne peut pas avoir de sous-comptes. Autorisez-le d’abord à en gérer.',
  'account-too-deep': 'Les comptes ne peuvent pas être imbriqués davantage. Choisissez un compte parent plus haut.',
  'account-access-always':
    'Tous les membres de ce compte ont accès à ses sous-comptes. Modifiez d’abord ce paramètre du compte.',
  'application-not-found': 'Votre organisation ne dispose pas de cette application. Actualisez la liste.',
  'already-invited': 'Une invitation est déjà en attente pour cet utilisateur. Rien n’a changé.',
  'email-repeated': 'Cette adresse e-mail figure plusieurs fois dans la liste. Elle reçoit une seule invitation.',
  'temporary-users-off': 'L’expiration de l’accès est désactivée. L’opérateur peut l’activer.',
  'invite-links-off': 'Les liens d’invitation sont désactivés. Invitez plutôt les utilisateurs par e-mail.',
  'invite-link-not-found': 'Vous n’avez pas de lien d’invitation. Créez-en d’abord un.',
  'bulk-invitation-not-found': 'Cette liste d’invitations n’existe plus. Actualisez la page.',
  'too-many-invitations':
    'Ce compte a atteint sa limite de {points} invitations par e-mail et par jour. Invitez les autres demain ou contactez l’assistance.',
  'new-tenant-invitations':
    'Pour éviter le spam, les nouvelles organisations peuvent envoyer {points} invitations par jour jusqu’au {until}. Invitez les autres demain ou contactez l’assistance.',
  'bulk-invitation-running':
    'Une autre liste d’invitations est encore en cours d’envoi. Attendez la fin de l’envoi, puis réessayez.',
  'bulk-invitation-settled':
    'Les invitations peuvent être annulées pendant 10 minutes, et ce délai est dépassé. Retirez les utilisateurs un par un.',
  'api-token-not-found': 'Ce jeton d’API n’existe plus. Actualisez la liste.',
  'api-tokens-too-many': 'Vous avez atteint la limite de {limit} jetons. Supprimez-en un dont vous n’avez plus besoin.',
  'password-wrong': 'Le mot de passe actuel est incorrect. Votre mot de passe n’a pas changé.',
  'picture-missing': 'Envoyez une image dans le champ de formulaire nommé image.',
  'picture-unreadable': 'Cette image est illisible. Utilisez un fichier JPEG, PNG, WebP, GIF ou AVIF.',
  'picture-unreachable':
    'Impossible de charger une image depuis cette URL. Vérifiez qu’elle est publique ou importez le fichier.',
  'picture-dimensions': 'Cette image dépasse {limit} mégapixels. Utilisez-en une plus petite.',
  'picture-too-large': 'Cette image dépasse {limit}. Utilisez-en une plus petite.',
  'email-unchanged': 'C’est déjà votre adresse e-mail. Saisissez-en une nouvelle.',
  'email-taken': 'Cette adresse e-mail est déjà utilisée. Utilisez-en une autre.',
  'user-not-found': 'Cet utilisateur n’existe plus. Actualisez la liste.',
  'user-name-not-found': 'Aucun utilisateur n’a ce nom d’utilisateur ici. Actualisez la liste.',
  'user-name-needed':
    'Cet utilisateur n’a pas d’adresse e-mail et a besoin de ce nom d’utilisateur pour se connecter. Modifiez plutôt le nom d’utilisateur.',
  'user-name-elsewhere':
    'Cet utilisateur se connecte à d’autres organisations avec le même nom d’utilisateur. Lui seul peut le modifier.',
  'tenant-not-found': 'Cette organisation n’existe pas ou vous n’en êtes pas membre. Choisissez-en une autre.',
  'role-not-found': 'L’un de ces rôles n’existe plus. Actualisez la liste et choisissez de nouveau.',
  'role-above-own': 'Vous ne pouvez pas attribuer de rôles supérieurs au vôtre. Choisissez un autre rôle.',
  'last-admin':
    'C’est le dernier utilisateur pouvant gérer les utilisateurs ici. Désignez d’abord un autre administrateur.',
  'not-yourself':
    'Vous ne pouvez pas effectuer cette action sur votre propre compte. Adressez-vous à un autre administrateur.',
  'person-above-own':
    'Cet utilisateur a un rôle supérieur au vôtre. Adressez-vous à un administrateur ayant au moins le même rôle.',
  'policy-not-found': 'Cette politique n’existe pas. Actualisez la page.',
  'session-unknown': 'Cette session a déjà pris fin ou n’est pas la vôtre. Actualisez la liste.',
  'already-member': 'Cet utilisateur est déjà membre de l’organisation. Rien n’a changé.',
  'not-entitled':
    'Votre forfait n’inclut pas cette fonctionnalité. Demandez une mise à niveau à la personne qui gère votre abonnement.',
  'notification-not-found': 'Cette notification n’existe plus. Actualisez la liste.',
};
