/** Errors that somebody can meet in the further flows of the login box. */
export const errors = {
  'origin-not-allowed':
    'Ce site n’a pas le droit d’appeler le serveur d’identité. Son exploitant peut ajouter l’origine à la configuration.',
  'client-unknown':
    'L’application qui vous a envoyé ici n’est pas enregistrée. Retournez-y et signalez-le à son exploitant.',
  'redirect-uri-mismatch':
    'L’application qui vous a envoyé ici a donné une adresse de retour qui n’est pas enregistrée. Retournez-y et signalez-le à son exploitant.',
  // sign in
  'malformed-json': 'La demande n’est pas du JSON valide. Rien n’a été modifié.',
  'unsupported-media-type':
    'Cette adresse n’accepte pas de contenu de ce type ; la plupart acceptent du JSON. Rien n’a été modifié.',
  'body-too-large': 'La demande est trop volumineuse',
  'not-found': 'Il n’y a rien à cette adresse. Elle a peut-être changé, ou le lien est incomplet.',
  'method-not-allowed': 'Cette adresse n’accepte pas ce genre de demande. Rien n’a été modifié.',
  'unknown-error': 'Une erreur inconnue s’est produite',
  difficulties: 'Nous rencontrons des difficultés, réessayez',
  'invitation-unverified': 'Nous n’avons pas pu vérifier votre invitation',
  'session-not-found': 'Session introuvable',
  forbidden: 'Vos rôles ne le permettent pas. Un administrateur de votre organisation peut y remédier.',
  'captcha-unavailable':
    'La vérification qu’une personne demande n’a pas pu être chargée. Le navigateur ou le réseau la bloque peut-être.',
  'sign-up-closed':
    'Les nouveaux comptes se créent sur invitation seulement. Demandez-en une à un administrateur de votre organisation.',
  'user-name-taken': 'Quelqu’un a déjà ce nom d’utilisateur. Choisissez-en un autre.',
  'password-too-short': 'Ce mot de passe est trop court. Utilisez au moins {minLength} caractères.',
  'password-too-long': 'Ce mot de passe est trop long. Utilisez au plus {maxLength} caractères.',
  'password-too-common':
    'Ce mot de passe figure dans une liste de mots de passe courants, d’autres le devineraient. Choisissez-en un autre.',
  'password-is-email': 'Le mot de passe doit être différent de votre adresse e-mail. Choisissez-en un autre.',
  'password-reused': 'Vous avez déjà utilisé ce mot de passe. Choisissez-en un nouveau.',
  'link-invalid': 'Ce lien n’est pas complet. Rouvrez-le depuis l’e-mail, ou demandez-en un nouveau.',
  'link-expired': 'Ce lien a expiré. Demandez-en un nouveau.',
  'link-used': 'Ce lien a déjà été utilisé. Connectez-vous, ou demandez-en un nouveau.',
  'ER-01239': 'Cette invitation mène à une organisation verrouillée. Adressez-vous à la personne qui vous a invité.',
  'ER-01240': 'Ce lien d’invitation mène à une organisation verrouillée. Adressez-vous à la personne qui l’a envoyé.',

  // new password
  'password-breached':
    'Ce mot de passe figure dans une liste de mots de passe divulgués, d’autres le devineraient. Choisissez-en un autre.',

  // codes
  'code-wrong': 'Ce code est incorrect. Essais restants : {triesLeft}.',
  'code-expired': 'Ce code a expiré. Demandez-en un nouveau.',
  'code-used': 'Ce code a déjà été utilisé. Demandez-en un nouveau.',
  'code-exhausted': 'Il y a eu trop de codes erronés, celui-ci n’est donc plus valable. Demandez-en un nouveau.',
  'match-number-needed': 'Saisissez le nombre affiché par la page où vous avez demandé ce lien.',
  'match-number-wrong':
    'Ce n’est pas le nombre de l’autre page ; si vous n’avez pas demandé ce lien, fermez cette page. Essais restants : {triesLeft}.',
  'sign-in-method-off': 'Ce moyen de connexion est désactivé ici. Utilisez-en un autre.',
  'sms-not-available':
    'Les SMS ne peuvent pas être envoyés d’ici. Utilisez un autre moyen, ou demandez à l’exploitant de les configurer.',
  'phone-invalid': 'Ce n’est pas un numéro de téléphone. Écrivez-le avec l’indicatif du pays, comme +1 202 555 0123.',
  'phone-not-allowed': 'Nous ne pouvons pas envoyer de SMS à ce type de numéro. Utilisez un numéro de mobile.',
  'phone-taken': 'Ce numéro de téléphone appartient à un autre compte. Utilisez-en un autre.',
  'phone-not-found': 'Ce numéro de téléphone n’est plus ici. Rechargez la liste.',
  'phones-too-many': 'Il y a déjà {limit} numéros de téléphone. Retirez-en un d’abord.',

  // passkeys
  'passkey-unknown':
    'Cette clé d’accès n’ouvre plus rien ici. Connectez-vous autrement, et retirez-la de votre appareil.',
  'passkey-not-given': 'Aucune clé d’accès n’a été présentée. Réessayez, ou connectez-vous autrement.',
  'passkey-not-made': 'Aucune clé d’accès n’a été créée. Réessayez, ou continuez sans.',
  'reauthentication-required': 'Cela demande une connexion récente. Reconnectez-vous.',

  // second factor
  'second-factor-expired':
    'Cette connexion est restée ouverte trop longtemps, ou s’est terminée ailleurs. Recommencez.',
  'second-factor-locked':
    'Il y a eu trop de codes erronés à la suite, la deuxième étape est donc suspendue. Elle se rouvre d’elle-même ({lockedUntil}).',
  'factor-code-wrong':
    'Ce code est incorrect. Utilisez celui qui est affiché en ce moment. Essais restants : {triesLeft}.',
  'recovery-code-wrong': 'Ce code de récupération est incorrect ou a déjà été utilisé. Essais restants : {triesLeft}.',
  'factor-not-found': 'Ce moyen de confirmation n’est plus configuré. Utilisez-en un autre.',
  'factor-not-offered': 'Ce moyen de confirmation ne peut pas être utilisé ici. Utilisez-en un autre.',
  'factor-enforced':
    'Votre organisation demande une deuxième étape, et c’est votre dernière. Configurez-en d’abord une autre.',
  'factors-too-many': 'Il y en a autant qu’une personne peut en avoir. Retirez-en un d’abord.',
  'step-up-required':
    'Votre organisation exige l’authentification à deux facteurs. Confirmez votre identité pour continuer.',
  'factor-too-new':
    'Vous avez ajouté récemment votre première méthode de vérification. Vous pouvez déjà vous connecter avec elle, et modifier les paramètres de sécurité à partir du {until}.',
  'mfa-not-enrolled': 'Aucune deuxième étape n’est configurée',
  'security-key-refused':
    'La clé de sécurité ou l’appareil n’a pas donné de réponse valable. Rien n’a été modifié ; réessayez.',
  'security-key-known': 'Cette clé de sécurité ou cet appareil est déjà configuré. Utilisez-en un autre.',

  // social
  'social-provider-unknown': 'Ce moyen de connexion n’est pas configuré ici. Choisissez-en un autre.',
  'social-cancelled': 'Vous vous êtes arrêté chez {provider}. Réessayez, ou connectez-vous autrement.',
  'social-failed': 'La connexion avec {provider} a échoué. Réessayez, ou connectez-vous autrement.',
  'social-email-missing':
    '{provider} ne nous a pas donné votre adresse e-mail. Autorisez-le là-bas, ou connectez-vous autrement.',
  'social-proof-wanted':
    'L’adresse e-mail que {provider} nous a donnée doit d’abord être confirmée. Connectez-vous sur la page de connexion pour le faire.',
  'sso-not-found':
    'Aucune authentification unique n’est configurée pour cette adresse e-mail. Connectez-vous autrement.',
  'sso-failed':
    'La page de connexion de votre organisation ne vous a pas connecté. Réessayez, ou adressez-vous à votre administrateur.',
  'sso-address-refused':
    'Votre organisation a donné une adresse e-mail qui n’est pas la sienne. Demandez à votre administrateur de la corriger là-bas.',

  // impersonation
  'impersonation-invalid': 'Ce lien pour agir à la place de quelqu’un n’est plus valable. Demandez-en un nouveau.',
  'impersonation-off': 'Agir à la place de quelqu’un est désactivé ici. L’exploitant peut l’activer.',
  'impersonated-session':
    'Qui agit à la place de quelqu’un ne peut modifier ni mots de passe, ni deuxièmes étapes, ni sessions. Quittez d’abord.',
} as const;
