import type { Catalogue } from '#shared/i18n/translator.ts';

/** What a host page shows before, or without, the bundles of the product. */
export const embed = {
  'loader.failed': 'Couldn’t load sign-in.',
  'loader.retry': 'Try again',
  'loader.hosted': 'Open the sign-in page',
} as const satisfies Catalogue;
