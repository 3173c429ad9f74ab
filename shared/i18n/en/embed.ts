import type { Catalogue } from '#shared/i18n/translator.ts';

/** What a host page shows before, or without, the bundles of the product. */
export const embed = {
  'loader.failed': 'Couldn’t load sign-in.',
  'loader.retry': 'Try again',
  'loader.hosted': 'Open the sign-in page',
  'checkout.title': 'Checkout',
  'checkout.noProvider': 'Checkout isn’t available yet because no payment provider is set up. Contact support.',
  'checkout.close': 'Close',
} as const satisfies Catalogue;
