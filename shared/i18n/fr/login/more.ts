import type { MoreLoginBox } from '#shared/i18n/login-box-translation.ts';

/** What signing in by a password does without: other ways, locks, companies, refusals, and words that other flows share. */
export const translation: MoreLoginBox = {
  errors: {
    'form-expired': 'Cette page a expiré. Envoyez de nouveau le formulaire.',
    'account-locked':
      'Votre compte est verrouillé après trop de mots de passe incorrects. Prochaine tentative possible : {lockedUntil}.',
    'account-disabled':
      'Votre compte a été désactivé. Demandez à un administrateur de votre organisation de le réactiver.',
    'application-not-assigned':
      'Vous n’avez pas accès à cette application. Demandez l’accès à un administrateur de votre organisation.',
    'account-expired': 'Votre accès a expiré. Demandez à un administrateur de votre organisation de le prolonger.',
    'email-not-verified':
      'Confirmez d’abord votre adresse e-mail. Ouvrez le lien que nous vous avons envoyé ou demandez-en un nouveau.',
    'no-tenant': 'Votre compte n’appartient encore à aucune organisation. Demandez une invitation à un administrateur.',
    'sso-required':
      'Votre organisation exige l’authentification unique. Revenez en arrière et continuez avec votre fournisseur d’identité. Avec un accès d’urgence, vérifiez votre e-mail et votre mot de passe.',
    'ip-address-refused':
      'Votre organisation n’autorise pas l’accès depuis votre adresse IP ({ipAddress}). Utilisez un réseau autorisé ou demandez à un administrateur d’ajouter l’adresse.',
    'country-refused':
      'Votre organisation n’autorise pas l’accès depuis votre emplacement ({country}, adresse IP {ipAddress}). Utilisez un réseau situé dans un pays autorisé ou contactez votre administrateur.',
    'email-domain-refused':
      'Cette organisation n’accepte pas les adresses e-mail du domaine {domain}. Utilisez une adresse d’un autre domaine.',
    'password-expired': 'Votre mot de passe a expiré. Nous vous avons envoyé un lien pour en créer un nouveau.',
    'sign-in-method-unavailable':
      'Votre organisation utilise une méthode de connexion qui n’est pas disponible ici. Contactez votre administrateur ou utilisez une autre adresse e-mail.',
  },
  texts: {
    'common.newPassword': 'Nouveau mot de passe',
    'common.name': 'Votre nom',
    'common.companyName': 'Nom de l’entreprise',
    'common.signIn': 'Se connecter',
    'common.continue': 'Continuer',
    'common.backToSignIn': 'Retour à la connexion',
    'common.useAnotherAddress': 'Utiliser une autre adresse e-mail',
    'common.resend': 'Renvoyer l’e-mail',
    'common.resending': 'Envoi…',
    'common.resendIn': 'Renvoyer dans {time}',
    'common.opening': 'Ouverture de {place}…',
    'common.ruleLength': 'De {minLength} à {maxLength} caractères',
    'common.ruleEmail': 'Différent de votre adresse e-mail',
    'common.ruleCommon': 'Pas un mot de passe courant',
    'common.working': 'Un instant…',
    'redirectToSSO.title': 'Connectez-vous avec votre organisation',
    'redirectToSSO.text': 'Vous vous connecterez en tant que {email} sur {place}, puis reviendrez directement ici.',
    'redirectToSSO.now': 'Continuer maintenant',
    'redirectToSSO.emergency': 'Accès d’urgence',
    'redirectToSSO.another': 'Se connecter autrement',
    'loginWithSSOFailed.title': 'Échec de l’authentification unique',
    'loginWithSSOFailed.text': 'Vous n’êtes pas connecté. Réessayez ou contactez votre administrateur.',
    'loginWithSSOFailed.denied':
      'Votre fournisseur d’identité ne vous a pas connecté : la connexion a été annulée ou vous n’avez pas accès. Au besoin, demandez l’accès à votre administrateur.',
    'locked.title': 'Votre compte est verrouillé',
    'locked.until': 'Verrouillé jusqu’à {time}',
    'locked.text':
      'Nous avons verrouillé ce compte après trop de mots de passe incorrects. Vos données sont en sécurité.',
    'locked.mail':
      'Si un compte existe pour cette adresse e-mail, nous avons envoyé un lien pour le déverrouiller immédiatement.',
    'locked.wait': 'Ou patientez : le compte se déverrouille automatiquement dans {time}.',
    'locked.reset': 'Ce n’était pas vous ? Réinitialiser le mot de passe',
    'error.title': 'Vous ne pouvez pas vous connecter ici',
    'otherMethods.quickSms': 'Recevoir un code par SMS',
    'otherMethods.or': 'Ou continuer avec',
    'otherMethods.passkey': 'Se connecter avec une clé d’accès',
    'otherMethods.title': 'Autres façons de se connecter',
    'otherMethods.insteadPassword': 'Utiliser plutôt votre mot de passe',
    'otherMethods.insteadPasskey': 'Utiliser plutôt une clé d’accès',
    'otherMethods.insteadCode': 'Recevoir plutôt un code par e-mail',
    'otherMethods.insteadLink': 'Recevoir plutôt un lien par e-mail',
    'otherMethods.insteadSms': 'Recevoir plutôt un code par SMS',
    'otherMethods.password': 'Utiliser votre mot de passe',
    'otherMethods.code': 'Recevoir un code par e-mail',
    'otherMethods.link': 'Recevoir un lien par e-mail',
  },
};
