import type { Catalogue } from '../../translator.ts';

/** Texts of the ways to sign in beside the first field. */
export const otherWaysTexts = {
  'otherWays.quickSms': 'Text me a code',
  'otherWays.or': 'Or continue with',
  'otherWays.passkey': 'Sign in with a passkey',
} as const satisfies Catalogue;
