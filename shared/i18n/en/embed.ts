import type { Catalogue } from '../translator.ts';

/** What a host page shows before, or without, the bundles of the product. */
export const embed = {
  'loader.failed': 'Sign-in didn’t load.',
  'loader.retry': 'Try again',
  'loader.hosted': 'Open the sign-in page',
  'checkout.title': 'Checkout',
  'checkout.noProvider':
    'No payment provider is set up yet, so nothing can be bought here. Ask the person who runs this product.',
  'checkout.close': 'Close',
} as const satisfies Catalogue;
