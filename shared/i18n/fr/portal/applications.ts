import type { portalApplications as english } from '#shared/i18n/en/portal/applications.ts';
import type { TranslationOf } from '#shared/i18n/translator.ts';

export const portalApplications: TranslationOf<typeof english> = {
  'apps.column': 'Applications',
  'users.applications': 'Applications…',
  'apps.title': 'Applications de {name}',
  'apps.text': 'Choisissez les applications auxquelles {name} peut se connecter dans {tenant}.',
  'apps.choose': 'Applications',
  'apps.free': 'Tous les membres de {tenant} y ont accès.',
  'apps.none': 'Aucune',
  'apps.nothing': '{tenant} n’a aucune application attribuée individuellement.',
  'apps.failed': 'Impossible de charger les applications.',
  'apps.assignFailed': 'Échec de l’attribution. Réessayez ou contactez l’assistance.',
  'apps.save': 'Enregistrer les applications',
  'apps.saved': 'Applications de {name} mises à jour.',
};
