import type { Catalogue } from '../../translator.ts';

/** Texts of the ways to sign in beside the first field. */
export const otherWaysTexts = {
  'otherWays.quickSms': 'Text me a code',
  'otherWays.or': 'Or continue with',
  'otherWays.passkey': 'Sign in with a passkey',

  // further on: instead of the present one, and all of them
  'otherWays.title': 'Other ways to sign in',
  'otherWays.insteadPassword': 'Use your password instead',
  'otherWays.insteadPasskey': 'Use a passkey instead',
  'otherWays.insteadCode': 'E-mail me a code instead',
  'otherWays.insteadLink': 'E-mail me a link instead',
  'otherWays.insteadSms': 'Text me a code instead',
  'otherWays.password': 'Enter my password',
  'otherWays.code': 'E-mail me a code',
  'otherWays.link': 'E-mail me a link',
} as const satisfies Catalogue;
