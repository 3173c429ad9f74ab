import type { notificationTexts as english } from '#shared/i18n/en/portal/notifications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const notificationTexts: TranslationOf<typeof english> = {
  'notification.signed-in.title': 'Nouvelle connexion : {device}',
  'notification.signed-in.body':
    'Lieu : {place}. Adresse IP : {ip}. Si ce n’était pas vous, déconnectez cette session et changez de mot de passe.',
  'notification.password-changed.title': 'Votre mot de passe a été modifié',
  'notification.password-changed.body':
    'Vous avez été déconnecté de toutes les autres sessions. Si ce n’était pas vous, sélectionnez « Mot de passe oublié ? » sur la page de connexion pour le réinitialiser.',
  'notification.email-changed.title': 'Votre adresse e-mail a été remplacée par {email}',
  'notification.email-changed.body':
    'Votre ancienne adresse e-mail était {former}. Si ce n’était pas vous, contactez immédiatement un administrateur de votre organisation.',
  'notification.user-name-changed.title': 'Votre nom d’utilisateur a été modifié',
  'notification.user-name-changed.body':
    'Votre nouveau nom d’utilisateur est {username}. Si ce n’était pas vous, contactez immédiatement un administrateur de votre organisation.',
  'notification.phones-changed.title': 'Vos numéros de téléphone ont été modifiés',
  'notification.phones-changed.body':
    'Si ce n’était pas vous, vérifiez vos numéros de téléphone et changez de mot de passe.',
  'notification.factor-added.title': 'Méthode de vérification ajoutée',
  'notification.factor-added.body':
    'Conservez vos codes de récupération en lieu sûr. Si ce n’était pas vous, supprimez la méthode et changez de mot de passe.',
  'notification.factor-removed.title': 'Méthode de vérification supprimée',
  'notification.factor-removed.body':
    'Si ce n’était pas vous, changez de mot de passe et configurez à nouveau la méthode.',
  'notification.passkey-added.title': 'Clé d’accès ajoutée',
  'notification.passkey-added.body':
    'Vous pouvez maintenant vous connecter sans mot de passe. Si ce n’était pas vous, supprimez la clé d’accès et changez de mot de passe.',
  'notification.passkey-removed.title': 'Clé d’accès supprimée',
  'notification.passkey-removed.body':
    'Vous ne pouvez plus vous connecter avec cette clé. Si ce n’était pas vous, changez de mot de passe et vérifiez vos clés d’accès.',
  'notification.recovery-code-used.title': 'Code de récupération utilisé',
  'notification.recovery-code-used.body':
    'Codes restants : {codesLeft}. Générez de nouveaux codes avant d’en manquer. Si ce n’était pas vous, changez de mot de passe.',
  'notification.recovery-codes-renewed.title': 'Nouveaux codes de récupération générés',
  'notification.recovery-codes-renewed.body':
    'Vos anciens codes ne fonctionnent plus. Si ce n’était pas vous, changez de mot de passe et générez de nouveaux codes.',
  'notification.second-factor-locked.title': 'La vérification a été verrouillée',
  'notification.second-factor-locked.body':
    'Trop de codes de vérification incorrects ont été saisis. Si ce n’était pas vous, quelqu’un connaît peut-être votre mot de passe : changez-le maintenant.',
  'notification.account-locked.title': 'Votre compte a été verrouillé',
  'notification.account-locked.body':
    'Trop de mots de passe incorrects ont été saisis. Si ce n’était pas vous, personne ne s’est connecté, mais envisagez un mot de passe plus long.',
  'notification.identity-linked.title': '{provider} a été associé à votre compte',
  'notification.identity-linked.body':
    'Vous pouvez maintenant l’utiliser pour vous connecter. Si ce n’était pas vous, changez de mot de passe et contactez un administrateur.',
  'notification.impersonation-started.title': '{actor} a agi en votre nom',
  'notification.impersonation-started.body':
    'Motif : {reason}. Chaque modification a été consignée sous le nom {actor}.',
  'notification.api-token-made.title': 'Jeton d’API personnel créé',
  'notification.api-token-made.body':
    'Nom du jeton : {token}. Les applications qui l’utilisent peuvent agir en votre nom. Si ce n’était pas vous, supprimez le jeton et changez de mot de passe.',
  'notification.roles-changed.title': 'Vos rôles ont été modifiés',
  'notification.roles-changed.body': 'Modifiés par {actor}. Vos rôles sont maintenant : {roles}.',
  'notification.groups-changed.title': 'Vos autorisations ont changé',
  'notification.groups-changed.body': '{actor} a modifié un groupe auquel vous appartenez ou avez appartenu.',
  'notification.audit-stream-fails.title': '{stream} n’accepte plus d’événements d’audit depuis plus d’une heure',
  'notification.audit-stream-fails.body':
    'Aucun événement n’est perdu : ils seront envoyés dès que la destination les acceptera de nouveau. Vérifiez son adresse et son secret.',
  'notification.webhook-fails.title': 'Le webhook {webhook} n’accepte pas les événements',
  'notification.webhook-fails.body':
    '{host} : {error}. Nous réessayons pendant trois jours. Vérifiez le point de terminaison.',
  'notification.webhook-off.title': 'Le webhook {webhook} a été désactivé',
  'notification.webhook-off.body':
    '{host} : {error}. Corrigez le point de terminaison, activez le webhook, puis renvoyez ce qui lui manque.',
  'notification.audit-log-broken.title': 'Le journal d’audit a été altéré',
  'notification.audit-log-broken.body':
    'Sa chaîne est rompue à l’événement {event}. Conservez les exports précédents et contactez votre fournisseur.',
  'notification.sso-certificate-expires.title': 'Un certificat SSO expire bientôt',
  'notification.sso-certificate-expires.body':
    'Le certificat de {provider} expire le {date}. Ajoutez son successeur à la connexion avant cette date.',
  'notification.sso-metadata-fails.title': 'Métadonnées SSO illisibles',
  'notification.sso-metadata-fails.body':
    'Les métadonnées de {provider} n’ont pas pu être relues. L’authentification unique fonctionne toujours, mais les nouveaux certificats ne sont pas ajoutés.',
  'notification.sso-domain-drifted.title': 'L’enregistrement DNS de {domain} est introuvable',
  'notification.sso-domain-drifted.body':
    'L’authentification unique fonctionne toujours. Publiez de nouveau l’enregistrement TXT du domaine.',
  'notification.sso-emergency-used.title': '{person} a utilisé l’accès d’urgence',
  'notification.sso-emergency-used.body':
    '{email} s’est connecté avec un mot de passe au lieu de l’authentification unique.',
  'notification.sso-emergency-lost.title': '{person} n’a plus de MFA',
  'notification.sso-emergency-lost.body': 'Sans elle, son accès d’urgence ne fonctionne pas.',
  'notification.sso-setup-finished.title': 'Votre connexion SSO est prête à être vérifiée',
  'notification.sso-setup-finished.body':
    'La configuration a été terminée avec votre lien. Vérifiez la connexion, puis activez-la.',
  'notification.directory-removals-held.title': '{connection} veut retirer de nombreux utilisateurs',
  'notification.directory-removals-held.body':
    'La demande porte sur plus de {users} utilisateurs en {minutes} minutes. Les retraits suivants attendent que vous les approuviez ou les rejetiez.',
  'notification.payment-failed.title': 'Un paiement a échoué',
  'notification.payment-failed.body':
    '{amount} n’ont pas pu être débités pour la facture {invoice}. Le forfait {plan} reste actif jusqu’au {until}, et nous réessaierons le {date}.',
  'notification.payment-disputed.title': 'Un paiement est contesté',
  'notification.payment-disputed.body':
    'La banque réclame le remboursement de {amount} pour la facture {invoice}. S’il s’agit d’une erreur, demandez à la banque de retirer la contestation.',
  'notification.plan-ended.title': 'Le forfait {plan} a pris fin',
  'notification.plan-ended.body':
    '{amount} n’ont pas pu être débités pour la facture {invoice}. Vous pouvez vous réabonner à tout moment.',
  'notification.invitation-accepted.title': '{person} a accepté votre invitation',
  'notification.invitation-accepted.body': '{email} est maintenant membre.',
};
