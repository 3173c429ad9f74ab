import type { MoreLoginBox } from '#shared/i18n/login-box-translation.ts';

/** What signing in by a password does without: other ways, locks, companies, refusals, and words that further flows share. */
export const translation: MoreLoginBox = {
  errors: {
    'form-expired': 'Cette page est restée ouverte trop longtemps. Renvoyez le formulaire.',
    'account-locked':
      'Il y a eu trop de mots de passe erronés à la suite, la connexion est donc suspendue. Elle se rouvre d’elle-même ({lockedUntil}).',
    'account-disabled':
      'La connexion à ce compte est désactivée. Un administrateur de votre organisation peut la réactiver.',
    'application-not-assigned':
      'Vous n’avez pas accès à cette application. Un administrateur de votre organisation peut vous le donner.',
    'account-expired':
      'Votre accès limité dans le temps à ce compte est terminé. Un administrateur de votre organisation peut le prolonger.',
    'email-not-verified':
      'Cette adresse e-mail n’est pas encore confirmée. Ouvrez le lien que nous vous avons envoyé, ou demandez-en un nouveau.',
    'no-tenant': 'Ce compte n’appartient encore à aucune organisation. Demandez une invitation à un administrateur.',
    'password-expired': 'Ce mot de passe est trop ancien. Nous vous avons envoyé un lien pour en choisir un nouveau.',
    'sign-in-method-unavailable':
      'Cette organisation utilise une méthode de connexion que cette page ne propose pas. Adressez-vous à son administrateur, ou utilisez une autre adresse.',
  },
  texts: {
    'common.newPassword': 'Nouveau mot de passe',
    'common.name': 'Votre nom',
    'common.companyName': 'Entreprise',
    'common.signIn': 'Se connecter',
    'common.continue': 'Continuer',
    'common.backToSignIn': 'Retour à la connexion',
    'common.useAnotherAddress': 'Utiliser une autre adresse',
    'common.resend': 'Renvoyer',
    'common.resending': 'Envoi…',
    'common.resendIn': 'Renvoyer dans {time}',
    'common.opening': 'Ouverture de {place}',
    'common.ruleLength': 'De {minLength} à {maxLength} caractères',
    'common.ruleEmail': 'Différent de votre adresse e-mail',
    'common.ruleCommon': 'Pas un mot de passe courant',
    'common.working': 'Un instant…',
    'redirectToSSO.title': 'Votre organisation vous connecte',
    'redirectToSSO.text': 'Vous confirmez {email} chez {place} et revenez aussitôt ici.',
    'redirectToSSO.now': 'Y aller maintenant',
    'loginWithSSOFailed.title': 'La connexion auprès de votre organisation a échoué',
    'loginWithSSOFailed.text': 'Vous n’êtes pas connecté. Nous vous ramenons au début.',
    'locked.title': 'La connexion est suspendue',
    'locked.until': 'Bloquée jusqu’à {time}',
    'locked.text':
      'Il y a eu trop de mots de passe erronés à la suite, nous avons donc suspendu la connexion. Vos données sont intactes.',
    'locked.mail':
      'S’il existe un compte pour cette adresse, son titulaire a reçu un e-mail avec un lien qui rouvre la connexion aussitôt.',
    'locked.wait': 'Ou attendez : elle se rouvre d’elle-même dans {time}.',
    'locked.reset': 'Ce n’était pas vous ? Réinitialisez le mot de passe',
    'error.title': 'Vous ne pouvez pas vous connecter ici',
    'otherWays.quickSms': 'Code par SMS',
    'otherWays.or': 'Ou continuer avec',
    'otherWays.passkey': 'Se connecter avec une clé d’accès',
    'otherWays.title': 'Autres moyens de se connecter',
    'otherWays.insteadPassword': 'Utiliser plutôt le mot de passe',
    'otherWays.insteadPasskey': 'Utiliser plutôt une clé d’accès',
    'otherWays.insteadCode': 'Recevoir plutôt un code par e-mail',
    'otherWays.insteadLink': 'Recevoir plutôt un lien par e-mail',
    'otherWays.insteadSms': 'Recevoir plutôt un code par SMS',
    'otherWays.password': 'Saisir mon mot de passe',
    'otherWays.code': 'Code par e-mail',
    'otherWays.link': 'Lien par e-mail',
  },
};
