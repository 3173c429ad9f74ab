import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts about the applications that a user may use. */
export const portalApplications = {
  'apps.column': 'Applications',
  'users.applications': 'Applications…',
  'apps.title': 'Applications of {name}',
  'apps.text': 'Choose the applications {name} can sign in to in {tenant}.',
  'apps.choose': 'Applications',
  'apps.free': 'Everyone in {tenant} has access.',
  'apps.none': 'None',
  'apps.nothing': '{tenant} has no applications that are assigned to individual users.',
  'apps.failed': 'Couldn’t load applications.',
  'apps.assignFailed': 'Assignment action failed. Try again or contact support.',
  'apps.save': 'Save applications',
  'apps.saved': 'Applications of {name} updated.',
} as const satisfies Catalogue;
