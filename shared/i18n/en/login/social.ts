import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of coming back from an account elsewhere. */
export const socialTexts = {
  'proveAddress.title': 'Confirm your email',
  'proveAddress.lead': 'To sign in with {provider}, enter the code we emailed to {email}.',
  'proveAddress.code': 'Verification code',
  'proveAddress.submit': 'Confirm and sign in',
  'proveAddress.submitting': 'Confirming…',
  'socialFailed.title': 'Couldn’t sign you in',
} as const satisfies Catalogue;
