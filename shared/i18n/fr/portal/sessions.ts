import type { portalSessions as english } from '#shared/i18n/en/portal/sessions.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalSessions: TranslationOf<typeof english> = {
  'privacy.sessions': 'Sessions actives',
  'privacy.sessionsText': 'Vous ne reconnaissez pas une session ? Déconnectez-la et changez de mot de passe.',
  'privacy.sessionsFailed': 'Impossible de charger vos sessions',
  'privacy.device': '{browser} sur {system}',
  'privacy.deviceUnknown': 'Appareil inconnu',
  'privacy.signedIn': 'Connexion : {time}',
  'privacy.justNow': 'à l’instant',
  'privacy.thisOne': 'Cet appareil',
  'privacy.actsHere': '{name} (assistance) agit en votre nom',
  'privacy.end': 'Déconnecter',
  'privacy.endOf': 'Déconnecter {device}',
  'privacy.ended': {
    one: 'Session déconnectée.',
    many: '{count} sessions déconnectées.',
    other: '{count} sessions déconnectées.',
  },
  'privacy.endFailed': {
    one: 'Impossible de déconnecter une session.',
    many: 'Impossible de déconnecter {count} sessions.',
    other: 'Impossible de déconnecter {count} sessions.',
  },
  'privacy.noOthers': 'Aucune autre session active.',
  'privacy.endOthers': 'Déconnecter les autres sessions…',
  'privacy.endOthersTitle': {
    one: 'Déconnecter {count} autre session ?',
    many: 'Déconnecter {count} autres sessions ?',
    other: 'Déconnecter {count} autres sessions ?',
  },
  'privacy.endOthersText': 'Vous restez connecté sur cet appareil.',
  'privacy.endOthersAction': {
    one: 'Déconnecter {count} session',
    many: 'Déconnecter {count} sessions',
    other: 'Déconnecter {count} sessions',
  },
  'privacy.endOthersKeep': 'Annuler',
};
