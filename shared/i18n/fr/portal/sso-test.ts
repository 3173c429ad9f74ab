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
  'ssotest.failed': 'Échec du test : {group}.',
  'ssotest.expired': 'Aucune réponse reçue en 10 minutes. Relancez le test.',
  'ssotest.failedToLoad': 'Impossible de charger le résultat du test.',
  'ssotest.notComplete': 'Ajoutez d’abord les valeurs du fournisseur.',
  'ssotest.needed': 'Testez d’abord la connexion. Vous ne pouvez l’activer ici qu’après un test réussi.',
  'ssotest.seen': 'Envoyé par {provider}',
  'ssotest.wanted': 'Attendu',
  'ssotest.nothing': 'rien',
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

  'ssotest.group.message': 'Réponse reçue',
  'ssotest.group.request': 'Réponse à notre requête',
  'ssotest.group.signature': 'Signature et certificat',
  'ssotest.group.addressee': 'Émetteur et audience',
  'ssotest.group.time': 'Heure',
  'ssotest.group.user': 'Utilisateur et domaine e-mail',
  'ssotest.group.groups': 'Groupes et rôles',
  'ssotest.group.account': 'Compte',

  'ssotest.fix.message':
    'La réponse envoyée par {provider} est illisible. Comparez les valeurs de l’application chez ce fournisseur avec celles de l’étape 3.',
  'ssotest.fix.request':
    'La réponse correspond à une autre connexion. Commencez la connexion ici, et non chez {provider}, puis terminez-la dans le même navigateur.',
  'ssotest.fix.idpInitiated':
    'Lancez la connexion ici, ou autorisez à l’étape 4 la connexion lancée depuis {provider}.',
  'ssotest.fix.mfa':
    '{provider} n’a pas signalé plusieurs facteurs. Exigez-y la MFA, ou ajoutez à l’étape 4 la valeur envoyée.',
  'ssotest.fix.signature':
    'La réponse n’est pas signée avec un certificat de cette connexion. À l’étape 4, ajoutez le certificat de signature utilisé par {provider}.',
  'ssotest.fix.algorithm': 'Choisissez SHA-256 comme algorithme de signature dans {provider}.',
  'ssotest.fix.addressee': 'Dans {provider}, saisissez la valeur attendue et enregistrez. Testez ensuite à nouveau.',
  'ssotest.fix.time':
    'L’horloge utilisée par {provider} et la nôtre diffèrent, ou la réponse est arrivée trop tard. Réglez l’horloge du serveur qui l’envoie, puis testez à nouveau.',
  'ssotest.fix.user':
    'Dans {provider}, envoyez l’adresse e-mail de l’utilisateur dans l’attribut « email ». Elle doit appartenir à un domaine validé de cette connexion.',
  'ssotest.fix.domain': 'À l’étape 2, ajoutez le domaine de cette adresse et validez-le.',
  'ssotest.fix.groups':
    'Les utilisateurs ne reçoivent que les rôles des nouveaux utilisateurs. Pour associer des groupes, envoyez-les dans l’attribut « groups » depuis {provider}.',
  'ssotest.fix.account':
    'Une règle de votre organisation refuse l’accès à cet utilisateur. Vérifiez l’utilisateur et les restrictions de connexion.',
  'ssotest.fix.encryption': 'Désactivez le chiffrement des assertions dans {provider}.',
  'ssotest.fix.status':
    'La connexion de l’utilisateur a été refusée par {provider}. Vérifiez que l’application y est attribuée à l’utilisateur.',
  'ssotest.fix.client':
    'L’ID client ou le secret client est incorrect, ou le secret a expiré. Créez un nouveau secret dans {provider} et saisissez-le à l’étape 4.',
  'ssotest.fix.issuer':
    'L’émetteur indiqué dans la configuration du fournisseur diffère de celui de l’étape 4. Saisissez-y la valeur attendue.',
};
