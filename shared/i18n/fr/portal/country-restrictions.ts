import type { portalCountryRestrictions as english } from '#shared/i18n/en/portal/country-restrictions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalCountryRestrictions: TranslationOf<typeof english> = {
  'country.policy': 'Restrictions par pays',
  'country.policyText':
    'Contrôlez, d’après leur adresse IP, depuis quels pays les utilisateurs et les jetons d’API peuvent se connecter.',
  'country.policyFailed': 'Impossible de charger les restrictions par pays',
  'country.noDatabase':
    'Les restrictions par pays nécessitent une base de données de géolocalisation. Pour en configurer une, définissez {option} sur le serveur. Le guide d’exploitation explique comment (docs/operate.md, « Geolocation database »).',
  'country.own': 'Vous vous connectez depuis : {country}',
  'country.ownUnknown': 'Le pays de votre adresse IP n’est pas connu.',
  'country.on': 'Restreindre l’accès par pays',
  'country.allow': 'Autoriser uniquement les pays de la liste',
  'country.allowHint': 'Les requêtes de tous les autres pays sont refusées.',
  'country.block': 'Bloquer les pays de la liste',
  'country.blockHint': 'Les requêtes de tous les autres pays sont autorisées.',
  'country.unknown': 'Autoriser les adresses IP sans pays connu',
  'country.unknownHint':
    'Par exemple les réseaux privés et les adresses absentes de la base de données de géolocalisation.',
  'country.mail': 'Envoyer un e-mail aux administrateurs quand un accès est refusé',
  'country.mailHint':
    'Les utilisateurs qui peuvent modifier les restrictions par pays reçoivent un e-mail, au plus un par heure pour chaque utilisateur ou jeton d’API.',
  'country.list': 'Pays',
  'country.listAllowed': 'Les seuls pays autorisés tant que les restrictions par pays sont activées.',
  'country.listBlocked': 'Pays bloqués tant que les restrictions par pays sont activées.',
  'country.listFailed': 'Impossible de charger les pays',
  'country.none': 'Aucun pays pour le moment.',
  'country.search': 'Ajouter un pays',
  'country.impactOff':
    'Les restrictions par pays sont désactivées. L’aperçu montre l’impact comme si elles étaient activées.',
};
