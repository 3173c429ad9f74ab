import type { portalProfilePrivacy as english } from '#shared/i18n/en/portal/profile-privacy.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalProfilePrivacy: TranslationOf<typeof english> = {
  'page.privacy': 'Sécurité et confidentialité',
  'privacy.lead': 'Gérez la façon dont vous vous connectez et les appareils où vous êtes connecté.',
  'privacy.since': 'Ajouté le {date}',
  'privacy.lastUsed': 'Dernière utilisation : {time}',
  'privacy.remove': 'Supprimer',
  'privacy.removeOf': 'Supprimer {name}',
  'privacy.removed': '{name} supprimé.',
  'privacy.removeTitle': 'Supprimer {name} ?',
  'privacy.removeAction': 'Supprimer',
  'privacy.removeKeep': 'Annuler',
  'privacy.working': 'Traitement…',
  'privacy.copy': 'Copier',
  'privacy.copied': 'Copié',
  'privacy.download': 'Télécharger',
  'privacy.code': 'Saisissez le code à 6 chiffres',
  'privacy.confirm': 'Vérifier',
  'privacy.confirming': 'Vérification…',
  'privacy.triesLeft': {
    one: '{count} tentative restante.',
    many: '{count} tentatives restantes.',
    other: '{count} tentatives restantes.',
  },

  // the second step
  'privacy.secondStep': 'Authentification multifacteur',
  'privacy.secondStepText': 'Ajoutez une deuxième couche de sécurité à votre compte.',
  'privacy.secondStepFailed': 'Impossible de charger vos méthodes de vérification',
  'privacy.noFactors':
    'Aucune méthode de vérification pour le moment. Nous recommandons une application d’authentification.',
  'privacy.addFactor': 'Ajouter une méthode',
  'privacy.kind.app': 'Application d’authentification',
  'privacy.kind.phone': 'SMS',
  'privacy.kind.key': 'Clé de sécurité',
  'privacy.kind.device': 'Cet appareil',
  'privacy.named': '{kind} {name}',
  'privacy.factorAdded': 'Méthode de vérification ajoutée.',
  'privacy.removeText':
    'Vous ne pourrez plus l’utiliser pour confirmer votre identité. Vos autres méthodes de vérification continuent de fonctionner.',
  'privacy.removeLastText':
    'C’est votre seule méthode de vérification. Sans elle, seul votre mot de passe protège votre compte.',
  'privacy.appTitle': 'Configurer une application d’authentification',
  'privacy.appText':
    'Scannez le code QR avec votre application ou saisissez la clé de configuration. Saisissez ensuite le code à 6 chiffres de l’application.',
  'privacy.appPicture': 'Code QR contenant la clé de configuration',
  'privacy.appKey': 'Clé de configuration',
  'privacy.phoneTitle': 'Ajouter un numéro de téléphone',
  'privacy.phoneText': 'Lors de la connexion, nous enverrons un code de vérification par SMS à ce numéro.',
  'privacy.phoneNumber': 'Numéro de téléphone',
  'privacy.phoneHint': 'Avec l’indicatif du pays, par exemple +33 6 12 34 56 78.',
  'privacy.phoneSent': 'Nous avons envoyé un code au {phone}.',
  'privacy.sendCode': 'Envoyer le code',

  // recovery codes
  'privacy.codesLeft': {
    one: '{count} code de récupération restant.',
    many: '{count} codes de récupération restants.',
    other: '{count} codes de récupération restants.',
  },
  'privacy.codesFew': {
    one: 'Il ne reste que {count} code de récupération. Générez de nouveaux codes avant d’en manquer.',
    many: 'Il ne reste que {count} codes de récupération. Générez de nouveaux codes avant d’en manquer.',
    other: 'Il ne reste que {count} codes de récupération. Générez de nouveaux codes avant d’en manquer.',
  },
  'privacy.newCodes': 'Générer de nouveaux codes',
  'privacy.newCodesTitle': 'Générer de nouveaux codes de récupération ?',
  'privacy.newCodesText': 'Vos codes actuels cessent immédiatement de fonctionner.',
  'privacy.newCodesKeep': 'Annuler',
  'privacy.codesTitle': 'Conservez vos codes de récupération',
  'privacy.codesText':
    'Utilisez un code de récupération pour vous connecter si vous n’avez plus accès à votre méthode de vérification. Chaque code fonctionne une seule fois. Ces codes ne seront plus affichés.',
  'privacy.codesSaved': 'J’ai enregistré mes codes',
  'privacy.codesFile': 'Codes de récupération pour {email}. Chaque code fonctionne une seule fois.',

  // passkeys
  'privacy.passkeys': 'Clés d’accès',
  'privacy.passkeysText': 'Connectez-vous avec votre empreinte, votre visage ou un code PIN au lieu d’un mot de passe.',
  'privacy.passkeysFailed': 'Impossible de charger vos clés d’accès',
  'privacy.noPasskeys': 'Aucune clé d’accès pour le moment.',
  'privacy.addPasskey': 'Ajouter une clé d’accès',
  'privacy.passkeyAdded': 'Clé d’accès ajoutée.',
  'privacy.passkeyDevice': 'Clé d’accès sur un appareil',
  'privacy.passkeyKey': 'Clé d’accès sur une clé de sécurité',
  'privacy.passkeyOf': '{device}, ajoutée le {date}',
  'privacy.removePasskeyText':
    'Vous ne pourrez plus vous connecter avec cette clé. Supprimez-la aussi sur votre appareil pour qu’elle ne soit plus proposée.',

  // proving who one is
  'privacy.proveTitle': 'Confirmez votre identité',
  'privacy.proveText': 'Pour votre sécurité, saisissez votre mot de passe afin de modifier vos méthodes de connexion.',
  'privacy.proveCode': 'Saisissez le code à 6 chiffres de votre application d’authentification.',
  'privacy.proveElsewhere': 'Continuez sur la page de connexion. Vous reviendrez ensuite ici.',
  'privacy.password': 'Votre mot de passe',
  'privacy.prove': 'Continuer',
  'privacy.proving': 'Vérification…',
  'privacy.signInAnew': 'Utiliser une autre méthode de connexion',

  'privacy.error.invalid-credentials': 'Mot de passe incorrect.',
  'privacy.error.second-factor-expired': 'Cette demande a expiré. Recommencez.',
  'privacy.error.factor-code-wrong': 'Code incorrect ; saisissez celui affiché actuellement.',
  'privacy.error.factor-enforced':
    'Votre organisation exige la MFA, et c’est votre seule méthode de vérification. Ajoutez-en d’abord une autre.',
  'privacy.error.factors-too-many':
    'Vous avez atteint le nombre maximal de méthodes de vérification. Supprimez-en d’abord une.',
  'privacy.error.security-key-refused':
    'Impossible de vérifier votre clé de sécurité ou votre appareil. Rien n’a été modifié ; réessayez.',
  'privacy.error.security-key-known': 'Cette clé de sécurité ou cet appareil est déjà configuré. Utilisez-en un autre.',
  'privacy.error.code-expired': 'Ce code a expiré. Demandez-en un nouveau.',
  'privacy.error.code-exhausted': 'Trop de tentatives incorrectes. Demandez un nouveau code.',
  'privacy.error.phone-invalid':
    'Saisissez un numéro de téléphone valide avec l’indicatif du pays, par exemple +33 6 12 34 56 78.',
  'privacy.error.phone-not-allowed': 'Nous ne pouvons pas envoyer de SMS à ce numéro. Utilisez un numéro de mobile.',
  'privacy.error.sms-not-available': 'Les SMS ne sont pas configurés. Utilisez une autre méthode.',
};
