import type { portalUsage as english } from '#shared/i18n/en/portal/usage.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalUsage: TranslationOf<typeof english> = {
  'page.usage': 'Utilisation',
  'usage.text': 'Découvrez comment {tenant} a utilisé le produit au cours des 30 derniers jours.',
  'usage.failedTitle': 'Impossible de charger l’utilisation',
  'usage.people': 'Utilisateurs',
  'usage.total': 'au total',
  'usage.seen': 'connectés',
  'usage.joined': 'arrivés',
  'usage.invited': 'invités',
  'usage.disabled': 'désactivés',
  'usage.sessions': 'Sessions actives',
  'usage.open': 'sessions',
  'usage.openPeople': 'utilisateurs',
  'usage.signIns': 'Connexions',
  'usage.signInCount': {
    one: '{count} connexion en 30 jours.',
    many: '{count} connexions en 30 jours.',
    other: '{count} connexions en 30 jours.',
  },
  'usage.onDay': {
    one: '{day} : {count} connexion',
    many: '{day} : {count} connexions',
    other: '{day} : {count} connexions',
  },
  'usage.day': 'Jour',
};
