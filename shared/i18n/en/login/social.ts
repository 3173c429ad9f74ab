import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of coming back from an account elsewhere. */
export const socialTexts = {
  'verifyEmail.title': 'Confirm your email',
  'verifyEmail.lead': 'To sign in with {provider}, enter the code we emailed to {email}.',
  'verifyEmail.code': 'Verification code',
  'verifyEmail.submit': 'Confirm and sign in',
  'verifyEmail.submitting': 'Confirming…',
  'socialFailed.title': 'Couldn’t sign you in',
} as const satisfies Catalogue;
