import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

/** French texts of the errors that pages of the portal can show; the others fall back to English. */
export const errors: Readonly<Partial<Record<ErrorMessageKey, string>>> = {
  'invalid-request': 'Certains champs sont manquants ou non valides. Vérifiez-les et réessayez.',
  'too-many-requests': 'Trop de demandes. Réessayez dans {seconds} secondes.',
  'server-busy': 'Le serveur est très sollicité. Rien n’a été modifié ; réessayez dans une minute.',
  'database-unavailable':
    'Le serveur n’atteint pas sa base de données. Rien n’a été modifié ; réessayez dans une minute.',
  'internal-error':
    'Une erreur s’est produite de notre côté. Réessayez et, si le problème persiste, contactez l’assistance avec l’ID de requête.',
  unauthenticated: 'Votre session a pris fin. Reconnectez-vous pour continuer.',
  'invalid-credentials':
    'Adresse e-mail ou mot de passe incorrect. Tentatives restantes avant le verrouillage de votre compte : {triesLeft}.',
  'email-invalid': 'Saisissez une adresse e-mail valide, par exemple nom@example.com.',
  'network-unreachable':
    'Impossible de joindre le serveur. Vos saisies sont conservées. Vérifiez votre connexion et réessayez.',
  'account-locked':
    'Votre compte est verrouillé après trop de mots de passe incorrects. Prochaine tentative possible : {lockedUntil}.',
  'account-disabled':
    'Votre compte a été désactivé. Demandez à un administrateur de votre organisation de le réactiver.',
  'application-not-assigned':
    'Vous n’avez pas accès à cette application. Demandez l’accès à un administrateur de votre organisation.',
  'account-expired': 'Votre accès a expiré. Demandez à un administrateur de votre organisation de le prolonger.',
  'malformed-json': 'La requête n’est pas du JSON valide. Rien n’a été modifié.',
  'unsupported-media-type':
    'Cette URL n’accepte pas ce type de contenu ; la plupart acceptent le JSON. Rien n’a été modifié.',
  'method-not-allowed': 'Cette URL n’accepte pas cette méthode HTTP. Rien n’a été modifié.',
  'body-too-large': 'La requête est trop volumineuse',
  'session-not-found': 'Session introuvable',
  forbidden:
    'Vous n’êtes pas autorisé à effectuer cette action. Demandez l’accès à un administrateur de votre organisation.',
  'not-found': 'Page introuvable. Le lien est peut-être incorrect ou obsolète.',
  'user-name-taken': 'Ce nom d’utilisateur est déjà pris. Utilisez-en un autre.',
  'impersonation-off': 'L’emprunt d’identité est désactivé. L’opérateur peut l’activer.',
  'impersonated-session':
    'Vous ne pouvez pas modifier les mots de passe, méthodes de vérification ou sessions pendant un emprunt d’identité. Mettez-y d’abord fin.',
  'password-too-short': 'Ce mot de passe est trop court. Utilisez au moins {minLength} caractères.',
  'password-too-long': 'Ce mot de passe est trop long. Utilisez au maximum {maxLength} caractères.',
  'password-too-common': 'Ce mot de passe est trop courant et facile à deviner. Utilisez-en un autre.',
  'password-is-email': 'Votre mot de passe ne peut pas être votre adresse e-mail. Utilisez-en un autre.',
  'password-reused': 'Vous avez déjà utilisé ce mot de passe. Utilisez-en un nouveau.',
  'password-breached': 'Ce mot de passe figure dans une fuite de données. Utilisez-en un autre.',
  'second-factor-expired': 'Votre demande de connexion a expiré ou est déjà terminée. Recommencez.',
  'second-factor-locked':
    'La vérification est verrouillée après trop de codes incorrects. Prochaine tentative possible : {lockedUntil}.',
  'factor-code-wrong': 'Code incorrect ; saisissez celui affiché actuellement. Tentatives restantes : {triesLeft}.',
  'recovery-code-wrong':
    'Ce code de récupération est incorrect ou a déjà été utilisé. Tentatives restantes : {triesLeft}.',
  'factor-not-found': 'Cette méthode de vérification n’est plus configurée. Utilisez-en une autre.',
  'factor-not-offered': 'Cette méthode de vérification n’est pas disponible ici. Utilisez-en une autre.',
  'factor-enforced':
    'Votre organisation exige la MFA, et c’est votre seule méthode de vérification. Ajoutez-en d’abord une autre.',
  'factors-too-many': 'Vous avez atteint le nombre maximal de méthodes de vérification. Supprimez-en d’abord une.',
  'step-up-required':
    'Votre organisation exige l’authentification multifacteur. Confirmez votre identité pour continuer.',
  'factor-too-new':
    'Vous avez ajouté votre première méthode de vérification récemment. Vous pouvez déjà l’utiliser pour vous connecter. Modification des paramètres de sécurité possible à partir de : {until}.',
  'mfa-not-enrolled': 'La MFA n’est pas configurée',
  'security-key-refused':
    'Impossible de vérifier votre clé de sécurité ou votre appareil. Rien n’a été modifié ; réessayez.',
  'security-key-known': 'Cette clé de sécurité ou cet appareil est déjà configuré. Utilisez-en un autre.',
  'passkey-unknown':
    'Cette clé d’accès n’est plus enregistrée. Connectez-vous autrement et supprimez-la de votre appareil.',
  'passkey-not-given': 'Votre appareil n’a fourni aucune clé d’accès. Réessayez ou connectez-vous autrement.',
  'passkey-not-made': 'Votre clé d’accès n’a pas été créée. Réessayez ou continuez sans clé.',
  'reauthentication-required': 'Pour votre sécurité, reconnectez-vous afin d’effectuer cette modification.',
  'code-wrong': 'Code incorrect. Tentatives restantes : {triesLeft}.',
  'code-expired': 'Ce code a expiré. Demandez-en un nouveau.',
  'code-used': 'Ce code a déjà été utilisé. Demandez-en un nouveau.',
  'code-exhausted': 'Trop de tentatives incorrectes. Demandez un nouveau code.',
  'sms-not-available': 'Les SMS ne sont pas configurés. Utilisez une autre méthode ou contactez l’assistance.',
  'phone-invalid': 'Saisissez un numéro de téléphone valide avec l’indicatif du pays, par exemple +33 6 12 34 56 78.',
  'phone-not-allowed': 'Nous ne pouvons pas envoyer de SMS à ce numéro. Utilisez un numéro de mobile.',
  'phone-taken': 'Un autre compte utilise ce numéro de téléphone. Utilisez-en un autre.',
  'phone-not-found': 'Ce numéro de téléphone n’existe plus. Actualisez la liste.',
  'phones-too-many': 'Vous pouvez avoir jusqu’à {limit} numéros de téléphone. Supprimez-en d’abord un.',
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
