import type { portalLiveSessions as english } from '#shared/i18n/en/portal/live-sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalLiveSessions: TranslationOf<typeof english> = {
  'live.title': 'Toutes les sessions actives',
  'live.text': 'Où les utilisateurs sont actuellement connectés à {tenant}.',
  'live.failed': 'Impossible de charger les sessions actives',
  'live.search': 'Rechercher des sessions',
  'live.searchHint': 'Nom, e-mail ou adresse IP',
  'live.user': 'Utilisateur',
  'live.device': 'Appareil',
  'live.ip': 'Adresse IP',
  'live.started': 'Connexion',
  'live.active': 'Dernière activité',
  'live.impersonated': 'Emprunt d’identité par {name}',
  'live.of': 'Session de {name}',
  'live.none': 'Aucune session trouvée',
  'live.noneText': 'Aucune session ne correspond à votre recherche.',
  'live.end': 'Déconnecter',
  'live.endUser': 'Déconnecter toutes les sessions de cet utilisateur…',
  'live.endUserTitle': 'Déconnecter {name} partout ?',
  'live.endUserText':
    'Toutes les sessions de cet utilisateur prennent fin, y compris dans d’autres organisations. Il peut se reconnecter avec son mot de passe.',
  'live.endUserAction': 'Déconnecter l’utilisateur',
  'live.userEnded': '{name} a été déconnecté.',
  'live.endTitle': {
    one: 'Déconnecter {count} session ?',
    many: 'Déconnecter {count} sessions ?',
    other: 'Déconnecter {count} sessions ?',
  },
  'live.endText':
    'Ces utilisateurs devront se reconnecter. Les modifications non enregistrées dans vos applications peuvent être perdues.',
  'live.endAction': {
    one: 'Déconnecter {count} session',
    many: 'Déconnecter {count} sessions',
    other: 'Déconnecter {count} sessions',
  },
  'live.ended': {
    one: '{count} session déconnectée.',
    many: '{count} sessions déconnectées.',
    other: '{count} sessions déconnectées.',
  },
  'live.cancel': 'Annuler',
};
