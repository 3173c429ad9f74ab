import type { MessageCatalogue } from '#shared/i18n/message-catalogue.ts';

const hello = 'Bonjour {name},';
const linkLasts = 'Le lien ne fonctionne qu’une fois. Durée de validité : {expiresIn}.';
const codeLasts = 'Le code ne fonctionne qu’une fois. Durée de validité : {expiresIn}.';
const lasts = 'Durée de validité : {expiresIn}.';
const wasYou =
  'C’était vous ? Alors il n’y a rien à faire. Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe : cela met aussi fin à toutes les sessions.';
const notYou =
  'Ce n’était pas vous ? Choisissez immédiatement un nouveau mot de passe : cela met fin à toutes les sessions.';
const ifYou = 'Si c’était vous, il n’y a rien à faire.';

export const messages: MessageCatalogue = {
  mail: {
    activation: {
      subject: 'Confirmez votre adresse e-mail pour {vendor}',
      preview: 'Un clic, et votre compte est prêt.',
      paragraphs: [
        hello,
        'quelqu’un, sans doute vous, a créé un compte chez {vendor} avec {email}. Confirmez que cette adresse est la vôtre.',
        linkLasts,
      ],
      button: 'Confirmer mon adresse',
      footer: 'Vous n’avez pas créé de compte ? Ne faites rien : sans confirmation, personne ne peut l’utiliser.',
    },
    invitation: {
      subject: 'Rejoignez {tenantName} sur {vendor}',
      preview: '{inviterName} vous a envoyé une invitation.',
      paragraphs: [
        hello,
        '{inviterName} vous invite à travailler avec {tenantName} sur {vendor}.',
        'Vous y entrez en tant que {email}. L’invitation ne fonctionne qu’une fois. Durée de validité : {expiresIn}.',
      ],
      button: 'Voir l’invitation',
      footer: 'Vous n’attendiez pas d’invitation ? Ne faites rien : vous n’entrez que si vous acceptez.',
    },
    'reset-password': {
      subject: 'Choisissez un nouveau mot de passe pour {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        'quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour {email} chez {vendor}.',
        `${linkLasts} Votre mot de passe actuel reste valable jusqu’à ce que vous en enregistriez un autre.`,
      ],
      button: 'Choisir un nouveau mot de passe',
      footer: 'Vous n’avez rien demandé ? Ne faites rien : votre mot de passe ne change pas.',
    },
    'password-changed': {
      subject: 'Votre mot de passe pour {vendor} a été modifié',
      preview: ifYou,
      paragraphs: [hello, 'le mot de passe de {email} chez {vendor} a été modifié. Date : {changedAt}.', wasYou],
      button: 'Ce n’était pas moi : nouveau mot de passe',
      footer: 'Vous recevez ce message parce que tout changement de mot de passe est signalé à son propriétaire.',
    },
    'password-expires': {
      subject: 'Votre mot de passe pour {vendor} expire bientôt',
      preview: 'Changez-le avant le {expiresAt}.',
      paragraphs: [
        hello,
        'votre organisation demande de changer régulièrement de mot de passe. Celui de {email} chez {vendor} n’ouvrira plus rien à partir de : {expiresAt}.',
        'Choisissez-en un autre d’ici là, dans votre profil ou par ce lien.',
      ],
      button: 'Choisir un nouveau mot de passe',
      footer: 'Même après cette date vous pourrez revenir, avec un lien que nous enverrons à cette adresse.',
    },
    'account-locked': {
      subject: 'La connexion à {vendor} est suspendue',
      preview: 'Il y a eu trop de mots de passe erronés à la suite.',
      paragraphs: [
        hello,
        'il y a eu trop de mots de passe erronés à la suite pour {email} ; nous avons suspendu la connexion à {vendor}. Vos données sont intactes.',
        'Elle se rouvre d’elle-même : {lockedUntil}. Si c’était vous, vous pouvez la rouvrir maintenant.',
      ],
      button: 'Rouvrir la connexion',
      footer:
        'Ce n’était pas vous ? Laissez-la suspendue : personne n’est entré. Un mot de passe plus long décourage toute tentative.',
    },
    'sign-up-existing': {
      subject: 'Vous avez déjà un compte chez {vendor}',
      preview: 'Connectez-vous, ou choisissez un nouveau mot de passe.',
      paragraphs: [
        hello,
        'quelqu’un, sans doute vous, a voulu créer un compte chez {vendor} avec {email}. Il en existe déjà un : aucun autre n’a été créé.',
        'Connectez-vous comme d’habitude. Si le mot de passe est perdu, nous vous enverrons un lien pour en choisir un autre.',
      ],
      button: 'Se connecter',
      footer: 'Ce n’était pas vous ? Ne faites rien : rien n’a changé, et personne n’a appris que vous avez un compte.',
    },
    'sign-in-code': {
      subject: 'Votre code de connexion à {vendor}',
      preview: lasts,
      paragraphs: [hello, `saisissez ce code là où vous vous connectez à {vendor}. ${codeLasts}`],
      footer:
        'Vous n’êtes pas en train de vous connecter ? Ne faites rien et ne donnez ce code à personne : qui le demande n’est pas de {vendor}.',
    },
    'second-factor-code': {
      subject: 'Votre code pour {vendor}',
      preview: lasts,
      paragraphs: [hello, `saisissez ce code chez {vendor} pour confirmer que c’est bien vous. ${codeLasts}`],
      footer:
        'Ce n’était pas vous ? Alors quelqu’un connaît votre première étape : changez de mot de passe et ne donnez ce code à personne.',
    },
    'phone-code': {
      subject: 'Confirmez le changement de votre numéro chez {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        `quelqu’un, sans doute vous, veut changer le numéro de téléphone de {email} chez {vendor}. Saisissez-y ce code pour continuer. ${codeLasts}`,
      ],
      footer: 'Vous n’avez rien demandé ? Ne faites rien : le numéro ne change pas.',
    },
    'activation-code': {
      subject: 'Confirmez votre adresse e-mail pour {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        `quelqu’un, sans doute vous, a créé un compte chez {vendor} avec {email}. Saisissez-y ce code pour confirmer que l’adresse est la vôtre. ${codeLasts}`,
      ],
      footer: 'Vous n’avez pas créé de compte ? Ne faites rien : sans le code, personne ne peut l’utiliser.',
    },
    'invitation-code': {
      subject: 'Rejoignez {tenantName} sur {vendor}',
      preview: '{inviterName} vous a envoyé une invitation.',
      paragraphs: [
        hello,
        '{inviterName} vous invite à travailler avec {tenantName} sur {vendor}.',
        'Vous y entrez en tant que {email}. L’invitation ne fonctionne qu’une fois. Durée de validité : {expiresIn}. Sa page demande ce code :',
      ],
      button: 'Voir l’invitation',
      footer: 'Vous n’attendiez pas d’invitation ? Ne faites rien : vous n’entrez que si vous acceptez.',
    },
    'magic-link': {
      subject: 'Connexion à {vendor}',
      preview: lasts,
      paragraphs: [
        hello,
        'quelqu’un, sans doute vous, veut se connecter à {vendor} en tant que {email}. La page derrière ce lien vous demande de confirmer d’un clic.',
        `${linkLasts} Ouvert sur un autre appareil, il demande le nombre affiché par le premier.`,
      ],
      button: 'Se connecter',
      footer: 'Vous n’êtes pas en train de vous connecter ? Ne faites rien : le lien seul ne connecte personne.',
    },
    'phones-changed': {
      subject: 'Vos numéros de téléphone chez {vendor} ont changé',
      preview: ifYou,
      paragraphs: [
        hello,
        'les numéros de téléphone de {email} chez {vendor} ont changé : {change}. Date : {changedAt}.',
        wasYou,
      ],
      button: 'Ce n’était pas moi : nouveau mot de passe',
      footer: 'Vous recevez ce message parce que tout changement de numéro est signalé à son propriétaire.',
    },
    'impersonation-started': {
      subject: 'Quelqu’un agit dans votre compte chez {vendor}',
      preview: '{actorName}, jusqu’au {until}.',
      paragraphs: [
        hello,
        '{actorName} agit désormais en votre nom dans {tenantName} chez {vendor}. Motif indiqué : {reason}',
        'Cela prend fin de soi-même : {until}. D’ici là, ni votre mot de passe ni vos deuxièmes étapes ne peuvent être modifiés, et chaque changement porte le nom de {actorName}.',
      ],
      footer:
        'Vous n’avez pas demandé d’aide ? Prévenez l’administration de votre organisation : chaque étape est consignée.',
    },
    'set-up': {
      subject: 'Installez {vendor}',
      preview: 'Vous en êtes la première personne responsable.',
      paragraphs: [
        hello,
        '{vendor} fonctionne, et {email} l’administre. Choisissez un mot de passe pour ouvrir {tenantName}.',
        `${linkLasts} Qui le possède peut tout faire : ne le transmettez pas.`,
      ],
      button: 'Choisir un mot de passe',
      footer: 'Vous n’exploitez pas {vendor} ? Quelqu’un s’est trompé d’adresse ; vous pouvez supprimer ce message.',
    },
    'factor-added': {
      subject: 'Une deuxième étape a été ajoutée à votre compte chez {vendor}',
      preview: '{factor}, {changedAt}.',
      paragraphs: [
        hello,
        'votre compte utilise désormais aussi, à la connexion : {factor}. Ajout : {changedAt}.',
        'Gardez vos codes de récupération en lieu sûr : ils vous ouvrent la porte quand tout le reste est perdu.',
      ],
      footer: notYou,
    },
    'factor-removed': {
      subject: 'Une deuxième étape a été retirée de votre compte chez {vendor}',
      preview: '{factor}, {changedAt}.',
      paragraphs: [hello, 'votre compte n’utilise plus, à la connexion : {factor}. Retrait : {changedAt}.'],
      footer: notYou,
    },
    'passkey-added': {
      subject: 'Une clé d’accès a été ajoutée à votre compte chez {vendor}',
      preview: '{changedAt}.',
      paragraphs: [hello, 'votre compte s’ouvre désormais aussi avec une clé d’accès. Ajout : {changedAt}.'],
      footer: `${notYou} Retirez ensuite la clé d’accès dans votre profil.`,
    },
    'passkey-removed': {
      subject: 'Une clé d’accès a été retirée de votre compte chez {vendor}',
      preview: '{changedAt}.',
      paragraphs: [hello, 'une des clés d’accès de votre compte ne l’ouvre plus. Retrait : {changedAt}.'],
      footer: notYou,
    },
    'recovery-code-used': {
      subject: 'Un code de récupération a servi pour votre compte chez {vendor}',
      preview: 'Codes restants : {codesLeft}.',
      paragraphs: [
        hello,
        'un de vos codes de récupération a remplacé la deuxième étape. Date : {changedAt}.',
        'Codes restants : {codesLeft}. Créez-en de nouveaux dans votre profil avant qu’ils ne soient épuisés.',
      ],
      footer: notYou,
    },
    'recovery-codes-renewed': {
      subject: 'Nouveaux codes de récupération pour votre compte chez {vendor}',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'de nouveaux codes de récupération ont été créés. Date : {changedAt}. Les anciens ne fonctionnent plus.',
      ],
      footer: notYou,
    },
    'second-factor-locked': {
      subject: 'Quelqu’un tente de deviner la deuxième étape de votre compte chez {vendor}',
      preview: 'Suspendue jusqu’au {lockedUntil}.',
      paragraphs: [
        hello,
        'il y a eu trop de codes erronés à la suite, de la part de quelqu’un qui a passé la première étape. La deuxième est suspendue jusqu’au {lockedUntil}.',
        'Une faute de frappe ? Réessayez ensuite.',
      ],
      footer:
        'Ce n’était pas vous ? Alors quelqu’un connaît votre mot de passe : choisissez-en un autre immédiatement.',
    },
    'link-identity-code': {
      subject: '{code} est votre code pour {vendor}',
      preview: 'Saisissez-le sur la page qui le demande.',
      paragraphs: [
        hello,
        `quelqu’un se connecte à {vendor} avec un compte d’ailleurs qui porte cette adresse e-mail. Si c’est vous, saisissez ce code sur la page qui le demande. ${codeLasts}`,
      ],
      footer: 'Ce n’était pas vous ? Ne transmettez pas le code ; sans lui, rien ne se passe.',
    },
    'new-device': {
      subject: 'Nouvelle connexion à votre compte {vendor}',
      preview: '{device}, {changedAt}.',
      paragraphs: [
        hello,
        'une connexion à votre compte {email} chez {vendor} a eu lieu depuis un nouvel appareil : {device}, {changedAt}. Lieu : {place}.',
        ifYou,
      ],
      footer:
        'Ce n’était pas vous ? Déconnectez cette session dans le portail et changez immédiatement votre mot de passe.',
    },
    'identity-linked': {
      subject: 'Vous pouvez maintenant vous connecter à {vendor} avec {provider}',
      preview: 'Un moyen de connexion a été ajouté à votre compte.',
      paragraphs: [
        hello,
        'votre compte {provider} a été relié à votre compte chez {vendor}. Désormais il vous connecte.',
      ],
      footer: `${notYou} Prévenez aussi l’administration de votre organisation.`,
    },
    'api-token-made': {
      subject: 'Un jeton d’API personnel a été créé pour vous chez {vendor}',
      preview: 'Dans {tenantName}, {changedAt}.',
      paragraphs: [
        hello,
        'avec un jeton d’API personnel, des programmes peuvent désormais agir en votre nom dans {tenantName} sur {vendor}. Son nom : {tokenName}. Création : {changedAt}.',
      ],
      footer: `${notYou} Supprimez ensuite le jeton sur la page de vos jetons personnels : jusque-là, il fonctionne.`,
    },
    'api-tokens-stay': {
      subject: 'Des jetons d’API de {personName} fonctionnent encore dans {tenantName}',
      preview: '{personName} ne fait plus partie de {tenantName}. Vérifiez ses jetons d’API.',
      paragraphs: [
        hello,
        '{personName} ne fait plus partie de {tenantName} sur {vendor}. Les jetons d’API créés par cette personne pour l’organisation fonctionnent toujours : {tokenNames}.',
        'Supprimez les jetons dont personne n’a besoin et remplacez ceux dont {personName} a pu conserver les secrets.',
      ],
      footer: 'Vous recevez cet e-mail parce que vous gérez les utilisateurs de {tenantName}.',
    },
    'groups-changed': {
      subject: 'Vos droits dans {tenantName} ont changé',
      preview: 'Un groupe de {tenantName} a été modifié.',
      paragraphs: [
        hello,
        'vos droits dans {tenantName} sur {vendor} ont changé : {change}. C’est valable dès maintenant.',
      ],
      footer: 'Cela vous surprend ? Demandez à l’administration de {tenantName}.',
    },
    'email-change-code': {
      subject: 'Confirmez cette adresse pour {vendor}',
      preview: lasts,
      paragraphs: [
        'Bonjour,',
        `{name} veut désormais se connecter à {vendor} avec cette adresse e-mail. Est-ce vous ? Saisissez alors ce code là où vous l’avez demandé. ${codeLasts}`,
      ],
      footer: 'Ce n’est pas vous ? Ne faites rien et ne donnez ce code à personne : sans lui, rien ne change.',
    },
    'email-changed': {
      subject: 'Vous vous connectez désormais à {vendor} avec une autre adresse',
      preview: '{changedAt}.',
      paragraphs: [
        hello,
        'votre compte chez {vendor} est passé de {email} à {newEmail}. Date : {changedAt}. Les messages arrivent désormais là-bas.',
        ifYou,
      ],
      footer:
        'Ce n’était pas vous ? Prévenez immédiatement l’administration de votre organisation : cette adresse n’ouvre plus le compte.',
    },
    'signed-up-by-link': {
      subject: '{personName} s’est inscrit à {tenantName} par votre lien',
      preview: '{personEmail} entrera dès que l’adresse sera confirmée.',
      paragraphs: [
        hello,
        '{personName} ({personEmail}) s’est inscrit à {tenantName} par le lien d’invitation que vous avez créé, et entrera dès que l’adresse sera confirmée.',
      ],
      footer:
        'Vous ne connaissez pas cette personne ? Retirez-la dans le portail d’administration et révoquez le lien : il fonctionne pour quiconque le possède.',
    },
    'factor-reset-asked': {
      subject: 'Votre deuxième étape chez {vendor} doit être réinitialisée',
      preview: '{actor} de {tenantName} l’a demandé. Vous pouvez la garder.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} a demandé que votre deuxième étape soit retirée, avec vos codes de récupération, comme on le fait pour qui l’a perdue. Rien ne s’est encore passé : une autre personne de l’administration doit le confirmer avant le {dueAt}, puis il s’écoule encore : {delay}.',
        'Vous avez toujours votre deuxième étape, ou n’avez rien demandé ? Alors gardez-la.',
      ],
      button: 'Garder ma deuxième étape',
      footer: 'C’était votre demande ? Alors ne faites rien.',
    },
    'factor-reset-confirmed': {
      subject: 'Votre deuxième étape chez {vendor} va être retirée',
      preview: 'Le {dueAt}, sauf si vous la gardez.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} a confirmé que votre deuxième étape sera retirée. Date : {dueAt}. Cela met fin à toutes vos sessions ; ensuite votre mot de passe suffit pour vous connecter.',
        'Vous avez toujours votre deuxième étape, ou n’avez rien demandé ? Alors gardez-la.',
      ],
      button: 'Garder ma deuxième étape',
      footer: 'C’était votre demande ? Ne faites rien, et connectez-vous après cette date.',
    },
    'factor-reset-cancelled': {
      subject: 'Votre deuxième étape chez {vendor} reste en place',
      preview: '{actor} a annulé la réinitialisation.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} a annulé la réinitialisation de votre deuxième étape. Vous vous connectez comme avant.',
      ],
      footer: 'Vous n’entrez toujours pas ? Écrivez à l’administration de votre organisation.',
    },
    'factor-reset-kept': {
      subject: 'Votre deuxième étape chez {vendor} ne change pas',
      preview: 'La réinitialisation est terminée.',
      paragraphs: [
        hello,
        'la réinitialisation de votre deuxième étape est terminée, par le lien de notre message. Vous vous connectez comme avant.',
      ],
      footer:
        'Ce n’est pas vous qui l’avez utilisé ? Alors quelqu’un lit votre messagerie : changez-en immédiatement le mot de passe.',
    },
    'factor-reset-done': {
      subject: 'Votre deuxième étape chez {vendor} a été retirée',
      preview: '{changedAt}. Connectez-vous et configurez-en une nouvelle.',
      paragraphs: [
        hello,
        'votre deuxième étape a été retirée, comme l’ont décidé deux personnes de l’administration de votre organisation, et toutes les sessions ont pris fin. Date : {changedAt}. Connectez-vous avec votre mot de passe et configurez une nouvelle deuxième étape sur votre page de confidentialité.',
      ],
      footer:
        'Vous n’avez rien demandé ? Choisissez immédiatement un nouveau mot de passe et prévenez votre organisation.',
    },
    'factor-reset-approve': {
      subject: 'Une deuxième étape chez {vendor} : oui ou non ?',
      preview: '{actor} demande de la réinitialiser pour {personName}.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} a demandé de réinitialiser la deuxième étape de {personName} ({personEmail}), comme on le fait pour quelqu’un qui l’a perdue. Il faut un deuxième administrateur, par exemple vous. Délai : {dueAt}.',
        'La page derrière ce lien montre la demande. Pour y dire oui ou non, connectez-vous.',
      ],
      button: 'Voir la demande',
      footer:
        'Vous ne faites rien ? Quelqu’un d’autre décide, ou la demande prend fin d’elle-même. Le lien seul ne décide de rien.',
    },
    'factor-reset-declined': {
      subject: 'Une deuxième étape chez {vendor} reste comme elle est',
      preview: '{actor} a dit non pour {personName}.',
      paragraphs: [
        hello,
        '{actor} de {tenantName} a dit non à votre demande : la deuxième étape de {personName} ({personEmail}) reste.',
      ],
      footer: 'Vous pensez toujours qu’elle est perdue ? Parlez-en à {actor}, puis redemandez.',
    },
  },
  phrases: {
    'authenticator-app': 'application d’authentification',
    'text-messages': 'SMS au numéro qui se termine par {end}',
    'device-lock': 'le verrouillage de cet appareil (empreinte, visage ou code)',
    'security-key': 'clé de sécurité',
    'phone-added': 'un numéro a été ajouté',
    'phone-removed': 'un numéro a été retiré',
    'phone-replaced': 'un autre numéro a remplacé l’ancien',
    'phone-named': 'un nouveau numéro a été indiqué ; il remplace les autres dès qu’il sert à se connecter',
    'group-gone': 'le groupe {group} n’existe plus',
    'group-joined': 'vous êtes maintenant dans le groupe {group}',
    'group-left': 'vous n’êtes plus dans le groupe {group}',
  },
  sms: {
    code: '{code} est votre code pour {vendor}. Durée de validité : {expiresIn}. Personne de {vendor} ne vous le demandera jamais.',
  },
};
