import type { Catalogue } from '../../translator.ts';

/** Texts of coming back from an account elsewhere. */
export const socialTexts = {
  'proveAddress.title': 'Confirm your e-mail address',
  'proveAddress.lead': 'To sign in with {provider}, type the code that we sent to {email}.',
  'proveAddress.code': 'Code from the e-mail',
  'proveAddress.submit': 'Confirm and sign in',
  'proveAddress.submitting': 'Confirming…',
  'socialFailed.title': 'Signing in did not work',
} as const satisfies Catalogue;
