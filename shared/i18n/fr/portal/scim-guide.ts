import type { portalScimGuide as english } from '#shared/i18n/en/portal/scim-guide.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalScimGuide: TranslationOf<typeof english> = {
  'provisioning.yourConnector': 'votre connecteur SCIM',
  'provisioning.guideBefore': 'Ouvrez les paramètres',
  'provisioning.guideEnter': 'Saisissez les valeurs',
  'provisioning.guideThen': 'Activez le provisionnement',
  'provisioning.guideApp': 'Ouvrez {place} et ajoutez une application, ou ouvrez votre application existante.',
  'provisioning.guideOpen': 'Ouvrez {place}.',
  'provisioning.guideSelect': 'Sélectionnez {place}.',
  'provisioning.guideCustomApp':
    'Dans une application SAML ou SWA personnalisée, définissez d’abord {field} sur {value} sous {place}.',
  'provisioning.guideOlder': 'Sur l’ancien écran, définissez {field} sur {value} et ouvrez {place}.',
  'provisioning.guideSet': 'Sous {place}, définissez {field} sur {value}.',
  'provisioning.guideKeep':
    'Sous {place}, conservez le mappage de {field} vers {value}. La valeur doit être une adresse e-mail.',
  'provisioning.guideTurnOn': 'Sous {place}, activez {options}.',
  'provisioning.guideAssign': 'Sous {place}, attribuez les utilisateurs et les groupes à provisionner.',
  'provisioning.guideGroups': 'Sous {place}, sélectionnez les groupes à provisionner.',
  'provisioning.guideApproval': 'Les actions sélectionnées sous {field} attendent l’approbation d’un administrateur.',
  'provisioning.guideOauth':
    'À la place du jeton, si vous préférez : créez un client OAuth sur la page de cette connexion.',
  'provisioning.guideDefault': 'Conservez la valeur par défaut.',
  'provisioning.guideTestUser': 'Une adresse de votre propre domaine qu’aucun utilisateur n’a.',
  'provisioning.guideScim': 'Ouvrez les paramètres SCIM de {provider}.',
  'provisioning.guideUserName': 'Utilisez une adresse e-mail comme {field}.',
  'provisioning.guideAttributes': 'Mappez {options}. Les autres attributs n’ont aucun effet.',
  'provisioning.guideStart':
    'Activez le provisionnement des utilisateurs, et celui des groupes qui doivent donner des rôles.',
  'provisioning.guideWaiting': 'En attente de la première requête…',
  'provisioning.openStep': 'Ouvrir : {step}',
  'provisioning.leaveToken': 'Quitter sans copier le jeton ?',
  'provisioning.leaveSecret': 'Quitter sans copier le secret client ?',
  'provisioning.leaveText': 'Il ne sera plus affiché. Sans copie, vous devrez en créer un autre.',
  'provisioning.leaveAnyway': 'Quitter sans copier',
  'provisioning.waitingTitle': 'En attente de la première requête de {provider}.',
  'provisioning.continueSetUp': 'Continuer la configuration',
};
