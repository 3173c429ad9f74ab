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
    'Un annuaire gère le nom, le numéro de téléphone et le nom d’utilisateur de ce compte. Effectuez la modification dans l’annuaire.',
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
  'country-database-missing':
    'Rien n’a été enregistré. Les restrictions par pays nécessitent une base de données de géolocalisation, et ce serveur n’en a pas.',
  'restriction-locks-out':
    'Rien n’a été enregistré, car cette modification vous bloquerait l’accès. Autorisez d’abord {value}.',
  'restrictions-too-many': 'La liste est pleine : elle contient jusqu’à {limit} entrées. Supprimez-en d’abord.',
  'webhook-not-found': 'Ce webhook n’existe plus. Rechargez la liste.',
  'webhook-log-not-found': 'Cet envoi n’est plus dans le journal. Rechargez la liste.',
  'webhook-off': 'Ce webhook est désactivé. Activez-le d’abord.',
  'webhook-still-failing':
    'L’événement de test n’a pas été accepté : {reason}. Corrigez le point de terminaison, puis activez le webhook.',
  'webhooks-too-many': 'Vous pouvez ajouter jusqu’à {limit} webhooks. Supprimez-en un d’abord.',
  'stream-not-found': 'Cette destination n’existe plus. Rechargez la liste.',
  'stream-resending':
    'Des événements sont déjà en cours de renvoi vers cette destination. Réessayez lorsqu’ils seront livrés.',
  'streams-too-many': 'Vous pouvez ajouter jusqu’à {limit} destinations. Supprimez-en une d’abord.',
  'sso-connection-not-found': 'Cette connexion SSO n’existe plus. Rechargez la liste.',
  'sso-connections-too-many': 'Vous pouvez ajouter jusqu’à {limit} connexions SSO. Supprimez-en une d’abord.',
  'sso-connection-active':
    'Cette connexion est active, et ce lien ne permet pas de la modifier. Contactez l’administrateur qui vous a envoyé le lien.',
  'sso-setup-link-invalid':
    'Ce lien ne fonctionne plus. Demandez-en un nouveau à l’administrateur qui vous l’a envoyé.',
  'sso-setup-link-not-found': 'Ce lien de configuration n’est plus valide. Rechargez la page.',
  'sso-setup-links-too-many':
    'Vous pouvez avoir jusqu’à {limit} liens de configuration actifs. Révoquez-en d’abord un.',
  'sso-exchange-not-found': 'Ce test ou cette connexion n’existe plus. Rechargez la page.',
  'scim-client-not-found': 'Cette clé secrète client n’existe plus. Rechargez la liste.',
  'sso-exchange-not-replayable':
    'La réponse de cette connexion n’est pas conservée et ne peut donc pas être rejouée. Lancez plutôt un test.',
  'scim-connection-not-found': 'Cette connexion d’annuaire n’existe plus. Rechargez la liste.',
  'scim-connections-too-many': 'Vous pouvez ajouter jusqu’à {limit} connexions d’annuaire. Supprimez-en une d’abord.',
  'scim-groups-above-own':
    'Des groupes de cette connexion ont des rôles supérieurs au vôtre. Demandez à un administrateur qui a au moins ces rôles.',
  'scim-request-not-found': 'Cette requête n’est plus dans le journal. Rechargez la liste.',
  'scim-token-not-found': 'Ce jeton n’existe plus. Rechargez la liste.',
  'sso-metadata-unreachable':
    'Les métadonnées n’ont pas pu être lues à cette URL. Vérifiez qu’elle est publique, ou importez plutôt le fichier de métadonnées.',
  'sso-incomplete':
    'Cette connexion ne peut pas encore être activée. Saisissez d’abord les valeurs manquantes de votre fournisseur d’identité.',
  'sso-domain-required': 'Saisissez d’abord le domaine de votre organisation.',
  'sso-illegal-state': 'Enregistrez d’abord le domaine de la connexion SAML, puis vérifiez-le.',
  'sso-domain-not-found': 'Ce domaine ne fait plus partie de la connexion. Rechargez la page.',
  'sso-domain-public':
    'N’importe qui peut avoir une adresse chez {domain} : ce domaine ne convient pas à l’authentification unique. Ajoutez un domaine qui appartient à votre organisation.',
  'sso-domain-taken':
    '{domain} est déjà utilisé pour l’authentification unique. Retirez-le d’abord à cet endroit, ou contactez l’assistance s’il appartient à votre organisation.',
  'sso-domain-repeated': 'Cette connexion a déjà {domain}. Vérifiez-le dans la liste des domaines.',
  'sso-domains-too-many': 'Une connexion peut avoir jusqu’à {limit} domaines. Retirez-en un d’abord.',
  'sso-domain-unproved':
    'L’enregistrement TXT est introuvable pour _portico.{domain} et {domain}. Vérifiez-le et réessayez : les changements DNS peuvent prendre jusqu’à 48 heures.',
  'sso-domain-unreachable': 'Les serveurs DNS de {domain} n’ont pas répondu. Réessayez dans quelques minutes.',
  'sso-group-not-found': 'Cette association de groupe n’existe plus. Rechargez la page.',
  'sso-group-taken': 'Le groupe « {value} » est déjà associé. Modifiez plutôt ses rôles.',
  'sso-groups-too-many': 'Une connexion peut associer jusqu’à {limit} groupes. Retirez-en un d’abord.',
  'sso-enforcement-own-sign-in':
    'Connectez-vous une fois par cette connexion avant de l’exiger, ou accordez-vous l’accès d’urgence.',
  'sso-emergency-required':
    'Choisissez d’abord au moins un administrateur doté d’un mot de passe et de la MFA pour l’accès d’urgence.',
  'sso-emergency-last':
    'C’est le dernier administrateur ayant l’accès d’urgence. Accordez-le d’abord à un autre administrateur, ou n’exigez plus l’authentification unique.',
  'sso-domain-not-ready':
    'L’authentification unique ne peut pas être exigée pour {domain}. Validez d’abord le domaine et activez sa connexion.',
  'recommendation-not-applicable':
    'Cette recommandation ne s’applique plus ou ne peut pas être appliquée ici. Rechargez la page.',
  'recommendation-undo-expired':
    'Cette action ne peut plus être annulée. Modifiez plutôt le paramètre dans son onglet.',
  'changed-meanwhile':
    'Un autre administrateur a modifié ces informations pendant votre saisie, vos modifications n’ont donc pas été enregistrées. Vérifiez les nouvelles valeurs et enregistrez de nouveau.',
  'billing-busy': 'Une autre modification de cet abonnement est en cours. Réessayez dans un instant.',
  'billing-vendor-only': 'Seul le fournisseur peut décider où la facturation est gérée. Contactez l’assistance.',
  'billing-customer-not-found':
    'Le prestataire de paiement ne connaît pas encore cette organisation. Ajoutez d’abord un moyen de paiement.',
  'subscription-not-active': 'Cet abonnement n’est pas actif. Actualisez la page.',
  'cancellation-pending': 'Cet abonnement est déjà résilié et prendra fin à l’issue de la période en cours.',
  'cancellation-not-pending': 'Cet abonnement n’est pas résilié, il n’y a donc aucune résiliation à annuler.',
  'plan-not-for-sale': 'Ce forfait ne peut pas être acheté ici. Contactez le service commercial.',
  'plan-currency-differs': 'Ce forfait est vendu dans une autre devise que la vôtre. Contactez l’assistance.',
  'plan-downgrade-refused': 'Vous ne pouvez pas passer vous-même à un forfait moins cher. Contactez l’assistance.',
  'plan-cancellation-refused': 'Vous ne pouvez pas résilier l’abonnement vous-même. Contactez l’assistance.',
  'price-expired':
    'Le prix que vous avez confirmé a été affiché il y a plus de dix minutes. Aucun montant n’a été débité. Vérifiez de nouveau le prix.',
  'price-changed': 'Le prix a changé depuis son affichage. Aucun montant n’a été débité. Vérifiez de nouveau le prix.',
  'payment-overdue': 'Un paiement est en retard. Mettez d’abord à jour le moyen de paiement, puis changez de forfait.',
  'payment-method-not-found': 'Ce moyen de paiement n’existe plus. Actualisez la page.',
  'payment-method-missing': 'Ajoutez d’abord un moyen de paiement. Aucun montant n’a été débité.',
  'payment-declined':
    'La carte a été refusée. Aucun montant n’a été débité. Essayez une autre carte ou contactez votre banque.',
  'payment-insufficient-funds':
    'La provision de la carte est insuffisante. Aucun montant n’a été débité. Essayez une autre carte.',
  'payment-card-expired': 'La carte a expiré. Aucun montant n’a été débité. Utilisez une autre carte.',
  'payment-authentication-failed':
    'Votre banque n’a pas pu confirmer votre identité. Aucun montant n’a été débité. Réessayez.',
  'setup-intent-not-found': 'L’ajout de cette carte a pris trop de temps ou a été terminé ailleurs. Recommencez.',
  'test-card-unknown':
    'Ce n’est pas une carte de test. Utilisez 4242 4242 4242 4242 et ne saisissez jamais de vraie carte ici.',
  'vat-id-invalid': 'Ce numéro de TVA n’est pas valide dans son pays. Vérifiez ses lettres et ses chiffres.',
  'invoice-not-found': 'Cette facture n’existe plus. Actualisez la page.',
  'payment-provider-failed':
    'Le prestataire de paiement n’a pas pu terminer l’opération. Réessayez plus tard ou contactez le support.',
  'payment-provider-busy': 'Le prestataire de paiement est occupé. Réessayez dans un instant.',
  'payment-provider-unreachable':
    'Le prestataire de paiement n’a pas répondu à temps. Actualisez la page pour voir ce qui a été fait, puis réessayez.',
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
  'invitation-ended':
    'L’accès proposé par cette invitation a expiré. Invitez à nouveau l’utilisateur avec une nouvelle date d’expiration.',
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
  'user-without-email':
    'Cet utilisateur n’a pas d’adresse e-mail. Impossible d’envoyer une réinitialisation du mot de passe.',
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
  'policy-not-provisional': 'Cette modification n’attend plus de confirmation. Actualisez la page.',
  'policy-confirm-needs-sign-in':
    'Reconnectez-vous pour confirmer cette modification : votre session a commencé avant elle.',
  'session-unknown': 'Cette session a déjà pris fin ou n’est pas la vôtre. Actualisez la liste.',
  'already-member': 'Cet utilisateur est déjà membre de l’organisation. Rien n’a changé.',
  'not-entitled':
    'Votre forfait n’inclut pas cette fonctionnalité. Demandez une mise à niveau à la personne qui gère votre abonnement.',
  'meter-not-found': 'Aucun compteur n’a la clé {meter}. Les compteurs sont définis dans la configuration.',
  'usage-event-conflict':
    '{field} : l’événement {id} a déjà été enregistré avec un contenu différent. Rien n’a été enregistré.',
  'usage-event-outside-window': '{field} : les événements du {from} au {until} sont acceptés. Rien n’a été enregistré.',
  'notification-not-found': 'Cette notification n’existe plus. Actualisez la liste.',
};
