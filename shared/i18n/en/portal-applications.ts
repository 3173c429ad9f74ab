import type { Catalogue } from '../translator.ts';

/** Texts about which applications somebody may use. */
export const portalApplications = {
  'apps.column': 'Applications',
  'users.applications': 'Applications…',
  'apps.title': 'Applications of {name}',
  'apps.text': 'What {name} may sign in to in {tenant}.',
  'apps.choose': 'Applications',
  'apps.free': 'Everybody in {tenant} has it.',
  'apps.none': 'None',
  'apps.nothing': 'No application of {tenant} is assigned person by person.',
  'apps.failed': 'The applications could not be loaded.',
  'apps.assignFailed': 'Assignment action failed. Try again or contact support.',
  'apps.save': 'Save applications',
  'apps.saved': 'The applications of {name} are saved.',
} as const satisfies Catalogue;
