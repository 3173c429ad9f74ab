import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the ways to sign in beside the first field. */
export const otherWaysTexts = {
  'otherWays.quickSms': 'Text me a code',
  'otherWays.or': 'Or continue with',
  'otherWays.passkey': 'Sign in with a passkey',

  // further on: instead of the present one, and all of them
  'otherWays.title': 'Other ways to sign in',
  'otherWays.insteadPassword': 'Use your password instead',
  'otherWays.insteadPasskey': 'Use a passkey instead',
  'otherWays.insteadCode': 'Email me a code instead',
  'otherWays.insteadLink': 'Email me a link instead',
  'otherWays.insteadSms': 'Text me a code instead',
  'otherWays.password': 'Use your password',
  'otherWays.code': 'Email me a code',
  'otherWays.link': 'Email me a link',
} as const satisfies Catalogue;
