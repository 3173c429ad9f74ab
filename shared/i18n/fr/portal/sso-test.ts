import type { portalSsoTest as english } from '#shared/i18n/en/portal/sso-test.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSsoTest: TranslationOf<typeof english> = {
  'ssotest.title': 'Tester la connexion',
  'ssotest.text':
    'Connectez-vous avec votre propre compte chez {provider}. Rien ne change pour les autres utilisateurs.',
  'ssotest.passedOn': 'Réussi le {date}',
  'ssotest.start': 'Lancer le test',
  'ssotest.again': 'Tester à nouveau',
  'ssotest.newTab': 'Le test s’ouvre dans un nouvel onglet. Cette page affiche le résultat.',
  'ssotest.blocked': 'Votre navigateur a bloqué le nouvel onglet.',
  'ssotest.open': 'Ouvrir le test',
  'ssotest.waiting': 'En attente de la réponse envoyée par {provider}…',
  'ssotest.passed': 'Test réussi pour {email}.',
  'ssotest.failed': 'Échec du test : {fault}.',
  'ssotest.expired': 'Aucune réponse reçue en 10 minutes. Relancez le test.',
  'ssotest.failedToLoad': 'Impossible de charger le résultat du test.',
  'ssotest.notComplete': 'Ajoutez d’abord les valeurs du fournisseur.',
  'ssotest.needed': 'Testez d’abord la connexion. Vous ne pouvez l’activer ici qu’après un test réussi.',
  'ssotest.seen': 'Envoyé par {provider}',
  'ssotest.wanted': 'Attendu',
  'ssotest.nothing': 'rien',
  'ssotest.error': 'Erreur',
  'ssotest.rule': 'Règle',
  'ssotest.notReached': 'Non vérifiée',
  'ssotest.checkPassed': 'Respectée',
  'ssotest.checkFailed': 'Non respectée',
  'ssotest.checkWarning': 'Avertissement',
  'ssotest.allRules': {
    one: 'Afficher {count} règle',
    many: 'Afficher les {count} règles',
    other: 'Afficher les {count} règles',
  },
  'ssotest.fewer': 'Afficher le résumé',

  'ssotest.group.message': 'Réponse reçue',
  'ssotest.group.request': 'Réponse à notre requête',
  'ssotest.group.signature': 'Signature et certificat',
  'ssotest.group.addressee': 'Émetteur et audience',
  'ssotest.group.time': 'Heure',
  'ssotest.group.user': 'Utilisateur et domaine e-mail',
  'ssotest.group.groups': 'Groupes et rôles',
  'ssotest.group.account': 'Compte',
  'ssotest.fault.request': 'Appartient à une autre connexion',
  'ssotest.fault.once': 'Réponse déjà utilisée',
  'ssotest.fault.late': 'Connexion trop longue',
  'ssotest.fault.enabled': 'Connexion désactivée',
  'ssotest.fault.size': 'Réponse trop volumineuse',
  'ssotest.fault.malformed': 'Réponse SAML non valide',
  'ssotest.fault.status': 'Connexion refusée par le fournisseur',
  'ssotest.fault.acsUrl': 'L’URL ACS ne correspond pas',
  'ssotest.fault.audience': 'L’audience ne correspond pas',
  'ssotest.fault.encryption': 'Déchiffrement impossible',
  'ssotest.fault.unsigned': 'Réponse non signée',
  'ssotest.fault.signatureForm': 'La signature ne couvre pas la réponse',
  'ssotest.fault.algorithm': 'Algorithme de signature non accepté',
  'ssotest.fault.changed': 'Modifiée après signature',
  'ssotest.fault.signature': 'Signée avec un autre certificat',
  'ssotest.fault.certificate': 'Certificat à remplacer',
  'ssotest.fault.issuer': 'L’émetteur ne correspond pas',
  'ssotest.fault.idpInitiated': 'Connexion lancée chez le fournisseur',
  'ssotest.fault.time': 'Horloges différentes',
  'ssotest.fault.expired': 'Réponse expirée',
  'ssotest.fault.sessionOver': 'Session terminée chez le fournisseur',
  'ssotest.fault.authnContext': 'Méthode de connexion non signalée',
  'ssotest.fault.mfa': 'MFA non signalée',
  'ssotest.fault.nameId': 'Pas de NameID persistant',
  'ssotest.fault.name': 'Pas de nom affiché',
  'ssotest.fault.email': 'Pas d’adresse e-mail',
  'ssotest.fault.emailUnique': 'Plusieurs adresses e-mail',
  'ssotest.fault.emailVerified': 'Adresse e-mail non vérifiée',
  'ssotest.fault.domain': 'Domaine e-mail non validé',
  'ssotest.fault.groups': 'Aucun groupe envoyé',
  'ssotest.fault.groupsOverage': 'Trop de groupes',
  'ssotest.fault.groupsNamed': 'ID de groupe au lieu de noms',
  'ssotest.fault.groupRole': 'Groupe sans rôle',
  'ssotest.fault.membership': 'Utilisateur désactivé',
  'ssotest.fault.domainAllowed': 'Domaine e-mail non autorisé',
  'ssotest.fault.firstRoles': 'Aucun rôle pour les nouveaux utilisateurs',
  'ssotest.fault.account': 'Connexion impossible pour cet utilisateur',
  'ssotest.fault.reach': 'Fournisseur injoignable',
  'ssotest.fault.redirectUri': 'Code refusé',
  'ssotest.fault.client': 'Secret client refusé',
  'ssotest.fault.keys': 'Clé de signature introuvable',
  'ssotest.fault.token': 'Jetons non valides',
  'ssotest.fault.scopes': 'Portée « email » non accordée',

  'ssotest.fix.request':
    'La réponse correspond à une autre connexion. Commencez la connexion ici, et non chez {provider}, puis terminez-la dans le même navigateur.',
  'ssotest.fix.once': 'Chaque réponse ne sert qu’à une connexion. Recommencez la connexion.',
  'ssotest.fix.late': 'La connexion n’a pas été terminée à temps. Recommencez-la.',
  'ssotest.fix.enabled': 'La connexion n’est pas active. Activez-la, puis reconnectez-vous.',
  'ssotest.fix.size': 'Dans {provider}, envoyez moins de groupes et d’attributs à cette application.',
  'ssotest.fix.malformed':
    'Aucun réglage ici n’y change rien. Vérifiez qu’aucun proxy ni extension de navigateur ne modifie la réponse, puis transmettez ce résultat à l’assistance de {provider}.',
  'ssotest.fix.field':
    'Dans {provider}, saisissez la valeur attendue dans « {field} » et enregistrez. Testez ensuite à nouveau.',
  'ssotest.fix.fieldAt':
    'Dans {provider}, ouvrez {place}, saisissez la valeur attendue dans « {field} » et enregistrez. Testez ensuite à nouveau.',
  'ssotest.fix.idpInitiated':
    'Lancez la connexion ici, ou autorisez à l’étape 4 la connexion lancée depuis {provider}.',
  'ssotest.fix.mfa':
    '{provider} n’a pas signalé plusieurs facteurs. Exigez-y la MFA, ou ajoutez à l’étape 4 la valeur envoyée.',
  'ssotest.fix.signature':
    'La réponse n’est pas signée avec un certificat de cette connexion. À l’étape 4, ajoutez le certificat de signature utilisé par {provider}.',
  'ssotest.fix.algorithm': 'Choisissez SHA-256 comme algorithme de signature dans {provider}.',
  'ssotest.fix.time':
    'L’horloge utilisée par {provider} et la nôtre diffèrent, ou la réponse est arrivée trop tard. Réglez l’horloge du serveur qui l’envoie, puis testez à nouveau.',
  'ssotest.fix.domain':
    'Cette adresse n’appartient à aucun domaine validé. Si l’utilisateur est des vôtres, ajoutez le domaine à l’étape 2 et validez-le. Sinon, connectez-vous à {provider} avec un autre compte.',
  'ssotest.fix.groups':
    'Les utilisateurs ne reçoivent que les rôles des nouveaux utilisateurs. Pour associer des groupes, envoyez-les dans l’attribut « groups » depuis {provider}.',
  'ssotest.fix.groupsOverage':
    'L’utilisateur a plus de groupes que {provider} n’en liste. Envoyez-y seulement les groupes attribués à l’application.',
  'ssotest.fix.groupsNamed':
    '{provider} a envoyé des ID de groupe qui ne sont pas associés. Associez ces ID à l’étape 5 ou envoyez des noms.',
  'ssotest.fix.groupRole': 'Ce groupe ne donne aucun rôle. S’il le doit, choisissez ses rôles à l’étape 5.',
  'ssotest.fix.firstRoles':
    'Les nouveaux utilisateurs peuvent se connecter, mais n’ont aucune autorisation. Choisissez leurs rôles à l’étape 5.',
  'ssotest.fix.membership':
    'L’utilisateur est désactivé dans votre organisation. Un administrateur peut le réactiver sur la page Utilisateurs.',
  'ssotest.fix.domainAllowed':
    'Les restrictions de domaine de votre organisation n’autorisent pas cette adresse e-mail. Modifiez-les, ou l’adresse de l’utilisateur.',
  'ssotest.fix.account':
    'Une règle de votre organisation refuse l’accès à cet utilisateur. Vérifiez l’utilisateur et les restrictions de connexion.',
  'ssotest.fix.encryption':
    'Dans {provider}, chiffrez pour le certificat de nos métadonnées (étape 3), avec RSA-OAEP et AES-GCM. Ou désactivez-y le chiffrement.',
  'ssotest.fix.unsigned': 'Dans {provider}, activez la signature de la réponse ou de l’assertion.',
  'ssotest.fix.signatureForm':
    'Dans {provider}, signez toute la réponse ou toute l’assertion. Si c’est déjà le cas, vérifiez qu’aucun proxy ni extension de navigateur ne modifie la réponse.',
  'ssotest.fix.changed':
    'La réponse a été modifiée en chemin, après sa signature par {provider}. Recherchez un proxy ou une extension de navigateur qui la modifie, puis testez à nouveau.',
  'ssotest.fix.certificate':
    'Dans {provider}, créez un certificat de signature en cours de validité, avec une clé RSA d’au moins 2048 bits. Ajoutez-le à l’étape 4.',
  'ssotest.fix.status':
    'La connexion de l’utilisateur a été refusée par {provider}. Vérifiez que l’application y est attribuée à l’utilisateur.',
  'ssotest.fix.client':
    'L’ID client ou le secret client est incorrect, ou le secret a expiré. Créez un nouveau secret dans {provider} et saisissez-le à l’étape 4.',
  'ssotest.fix.clientId':
    'Les jetons sont destinés à un autre client. À l’étape 4, saisissez l’ID client de cette application chez {provider}.',
  'ssotest.fix.redirectUri':
    'Dans {provider}, enregistrez notre URI de redirection exactement comme à l’étape 3. Testez ensuite à nouveau.',
  'ssotest.fix.tokenAlgorithm':
    'Dans {provider}, signez les jetons d’identité avec un algorithme listé dans son document de découverte, comme RS256.',
  'ssotest.fix.keys':
    'Le jeton d’identité n’est pas signé avec une clé publiée par {provider}. Testez à nouveau dans quelques minutes. Si l’échec persiste, vérifiez-y les clés de signature.',
  'ssotest.fix.token':
    'Aucun réglage ici n’y change rien. Vérifiez que l’application dans {provider} est une application web OpenID Connect, ou transmettez ce résultat à son assistance.',
  'ssotest.fix.reach':
    'Nous n’avons reçu aucune réponse exploitable de {provider}. Vérifiez l’émetteur à l’étape 4 et qu’il est accessible depuis Internet.',
  'ssotest.fix.issuer':
    'L’émetteur enregistré à l’étape 4 diffère de celui envoyé par {provider}. Relisez-y ses métadonnées.',
  'ssotest.fix.issuerOidc':
    'L’émetteur de l’étape 4 diffère de celui indiqué par {provider}. Saisissez-le exactement comme l’indique {provider}.',
  'ssotest.fix.sessionOver': 'Déconnectez-vous de {provider}, puis reconnectez-vous.',
  'ssotest.fix.authnContext':
    'La connexion fonctionne sans cela. Pour que la MFA du fournisseur compte ici, {provider} doit indiquer comment l’utilisateur s’est connecté.',
  'ssotest.fix.nameId':
    'Dans {provider}, envoyez un NameID qui reste le même pour chaque utilisateur. Sinon, un changement d’adresse e-mail crée un nouvel utilisateur.',
  'ssotest.fix.name':
    'Dans {provider}, envoyez le nom affiché de l’utilisateur dans « name ». En attendant, l’adresse e-mail est affichée.',
  'ssotest.fix.email': 'Dans {provider}, envoyez l’adresse e-mail de l’utilisateur dans « email ».',
  'ssotest.fix.emailUnique':
    'Dans {provider}, envoyez une seule adresse e-mail : la même dans le NameID et dans « email », ou seulement l’un des deux.',
  'ssotest.fix.emailVerified':
    'Vérifiez l’adresse e-mail de l’utilisateur dans {provider}. « email_verified » doit y valoir true.',
  'ssotest.fix.scopes': 'Dans {provider}, autorisez cette application à demander la portée « email ».',
};
