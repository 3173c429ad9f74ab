import type { Catalogue } from '../../translator.ts';

/** Texts of the ways to sign in beside the first field. */
export const otherWaysTexts = {
  'otherWays.or': 'Or continue with',
} as const satisfies Catalogue;
