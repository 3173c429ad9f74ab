import type { ErrorMessageKey } from './errors.ts';

/** Why somebody whose password is right may not sign in, or not yet, and what keeps a sign-in from going on. */
export const refusedSignInErrors = {
  'account-locked':
    'There were too many wrong passwords in a row, so sign-in is paused. It opens again by itself ({lockedUntil}).',
  'account-disabled': 'Sign-in to this account is turned off. An admin of your organisation can turn it on again.',
  'application-not-assigned':
    'You have no access to this application. An admin of your organisation can give it to you.',
  'account-expired': 'Your time in this account is over. An admin of your organisation can extend it.',
  'email-not-verified': 'This e-mail address is not confirmed yet. Open the link we sent you, or ask for a new one.',
  'no-tenant': 'This account belongs to no organisation yet. Ask an admin to invite you.',
  'password-expired': 'This password is too old. We sent you a link to choose a new one.',
  'sign-in-method-unavailable':
    'This organisation signs in by a method that this page does not offer. Ask its admin, or use another address.',
  'form-expired': 'This page was open for too long. Send the form once more.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
