import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of sign-in methods other than the first one. */
export const otherMethodsTexts = {
  'otherMethods.quickSms': 'Text me a code',
  'otherMethods.or': 'Or continue with',
  'otherMethods.passkey': 'Sign in with a passkey',

  // further on: instead of the present one, and all of them
  'otherMethods.title': 'Other ways to sign in',
  'otherMethods.insteadPassword': 'Use your password instead',
  'otherMethods.insteadPasskey': 'Use a passkey instead',
  'otherMethods.insteadCode': 'Email me a code instead',
  'otherMethods.insteadLink': 'Email me a link instead',
  'otherMethods.insteadSms': 'Text me a code instead',
  'otherMethods.password': 'Use your password',
  'otherMethods.code': 'Email me a code',
  'otherMethods.link': 'Email me a link',
} as const satisfies Catalogue;
