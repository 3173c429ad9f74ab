import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the linking of existing users by a provisioning connection. */
export const portalScimLinking = {
  'linking.label': 'Link existing users',
  'linking.hint':
    'When {provider} sends the email of a user of {tenant}, it manages their access from then on: it can deactivate and remove them. They keep their name, roles, and password. Applies to domains verified for single sign-on, and not to users with a higher role than the admin who turned this on.',
  'linking.on': 'Existing users are linked.',
  'linking.off': 'Existing users aren’t linked anymore.',
} as const satisfies Catalogue;
