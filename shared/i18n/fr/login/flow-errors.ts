/** Errors of the other flows of the login box. */
export const errors = {
  'origin-not-allowed':
    'Ce site web n’est pas autorisé à appeler le serveur d’identité. Son opérateur peut ajouter l’origine à la configuration.',
  'client-unknown':
    'L’application dont vous venez n’est pas enregistrée. Revenez en arrière et contactez son assistance.',
  'redirect-uri-mismatch':
    'L’application dont vous venez a utilisé une URL de redirection non enregistrée. Revenez en arrière et contactez son assistance.',
  // sign in
  'malformed-json': 'La requête n’est pas du JSON valide. Rien n’a été modifié.',
  'unsupported-media-type':
    'Cette URL n’accepte pas ce type de contenu ; la plupart acceptent le JSON. Rien n’a été modifié.',
  'body-too-large': 'La requête est trop volumineuse',
  'not-found': 'Page introuvable. Le lien est peut-être incorrect ou obsolète.',
  'method-not-allowed': 'Cette URL n’accepte pas cette méthode HTTP. Rien n’a été modifié.',
  'unknown-error': 'Erreur inconnue',
  difficulties: 'Nous rencontrons des difficultés, veuillez réessayer',
  'invitation-unverified': 'Impossible de vérifier votre invitation',
  'session-not-found': 'Session introuvable',
  forbidden:
    'Vous n’êtes pas autorisé à effectuer cette action. Demandez l’accès à un administrateur de votre organisation.',
  'captcha-unavailable':
    'Impossible de charger la vérification anti-robot. Votre navigateur ou votre réseau la bloque peut-être.',
  'sign-up-closed':
    'L’inscription se fait uniquement sur invitation. Demandez une invitation à un administrateur de votre organisation.',
  'user-name-taken': 'Ce nom d’utilisateur est déjà pris. Utilisez-en un autre.',
  'password-too-short': 'Ce mot de passe est trop court. Utilisez au moins {minLength} caractères.',
  'password-too-long': 'Ce mot de passe est trop long. Utilisez au maximum {maxLength} caractères.',
  'password-too-common': 'Ce mot de passe est trop courant et facile à deviner. Utilisez-en un autre.',
  'password-is-email': 'Votre mot de passe ne peut pas être votre adresse e-mail. Utilisez-en un autre.',
  'password-reused': 'Vous avez déjà utilisé ce mot de passe. Utilisez-en un nouveau.',
  'link-invalid': 'Ce lien est incomplet. Ouvrez-le de nouveau depuis l’e-mail ou demandez-en un nouveau.',
  'link-expired': 'Ce lien a expiré. Demandez-en un nouveau.',
  'link-used': 'Ce lien a déjà été utilisé. Connectez-vous ou demandez-en un nouveau.',
  'ER-01239': 'Cette invitation concerne une organisation verrouillée. Contactez la personne qui vous a invité.',
  'ER-01240': 'Ce lien d’invitation concerne une organisation verrouillée. Contactez la personne qui l’a envoyé.',

  // new password
  'password-breached': 'Ce mot de passe figure dans une fuite de données. Utilisez-en un autre.',

  // codes
  'code-wrong': 'Code incorrect. Tentatives restantes : {triesLeft}.',
  'code-expired': 'Ce code a expiré. Demandez-en un nouveau.',
  'code-used': 'Ce code a déjà été utilisé. Demandez-en un nouveau.',
  'code-exhausted': 'Trop de tentatives incorrectes. Demandez un nouveau code.',
  'match-number-needed': 'Saisissez le nombre affiché sur la page où vous avez demandé ce lien.',
  'match-number-wrong':
    'Ce nombre ne correspond pas ; si vous n’avez pas demandé ce lien, fermez cette page. Tentatives restantes : {triesLeft}.',
  'sign-in-method-off': 'Cette méthode de connexion est désactivée. Utilisez-en une autre.',
  'sms-not-available': 'Les SMS ne sont pas configurés. Utilisez une autre méthode ou contactez l’assistance.',
  'phone-invalid': 'Saisissez un numéro de téléphone valide avec l’indicatif du pays, par exemple +33 6 12 34 56 78.',
  'phone-not-allowed': 'Nous ne pouvons pas envoyer de SMS à ce numéro. Utilisez un numéro de mobile.',
  'phone-taken': 'Un autre compte utilise ce numéro de téléphone. Utilisez-en un autre.',
  'phone-not-found': 'Ce numéro de téléphone n’existe plus. Actualisez la liste.',
  'phones-too-many': 'Vous pouvez avoir jusqu’à {limit} numéros de téléphone. Supprimez-en d’abord un.',

  // passkeys
  'passkey-unknown':
    'Cette clé d’accès n’est plus enregistrée. Connectez-vous autrement et supprimez-la de votre appareil.',
  'passkey-not-given': 'Votre appareil n’a fourni aucune clé d’accès. Réessayez ou connectez-vous autrement.',
  'passkey-not-made': 'Votre clé d’accès n’a pas été créée. Réessayez ou continuez sans clé.',
  'reauthentication-required': 'Pour votre sécurité, reconnectez-vous afin d’effectuer cette modification.',

  // second factor
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

  // social
  'social-provider-unknown': 'Cette méthode de connexion n’est pas configurée. Utilisez-en une autre.',
  'social-cancelled': 'La connexion avec {provider} a été annulée. Réessayez ou connectez-vous autrement.',
  'social-failed': 'La connexion avec {provider} a échoué. Réessayez ou connectez-vous autrement.',
  'social-email-missing':
    '{provider} n’a pas communiqué votre adresse e-mail. Autorisez-en l’accès ou connectez-vous autrement.',
  'social-proof-wanted':
    'Confirmez d’abord l’adresse e-mail fournie par {provider}. Pour cela, utilisez la page de connexion.',
  'sso-not-found':
    'L’authentification unique n’est pas configurée pour cette adresse e-mail. Connectez-vous autrement.',
  'sso-failed':
    'Le fournisseur d’identité de votre organisation ne vous a pas connecté. Réessayez ou contactez votre administrateur.',
  'sso-address-refused':
    'L’adresse e-mail envoyée par votre fournisseur d’identité n’appartient à aucun domaine validé de votre organisation. Utilisez-y un autre compte ou contactez votre administrateur.',

  // impersonation
  'impersonation-invalid': 'Ce lien d’emprunt d’identité n’est plus valide. Demandez-en un nouveau.',
  'impersonation-off': 'L’emprunt d’identité est désactivé. L’opérateur peut l’activer.',
  'impersonated-session':
    'Vous ne pouvez pas modifier les mots de passe, méthodes de vérification ou sessions pendant un emprunt d’identité. Mettez-y d’abord fin.',
} as const;
