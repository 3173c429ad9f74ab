import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

/** Errors of the second factor. The text of `mfa-not-enrolled` is part of the wire contract: clients compare it literally. */
export const secondFactorErrors = {
  'second-factor-expired': 'Your sign-in request expired or was already completed. Start again.',
  'second-factor-locked':
    'Verification is locked after too many incorrect codes. You can try again after {lockedUntil}.',
  'factor-code-wrong': 'Incorrect code; enter the one shown now. Attempts left: {triesLeft}.',
  'recovery-code-wrong': 'This recovery code is incorrect or already used. Attempts left: {triesLeft}.',
  'factor-not-found': 'This verification method is no longer set up. Use a different one.',
  'factor-not-offered': 'This verification method isn’t available here. Use a different one.',
  'factor-enforced':
    'Your organization requires MFA, and this is your only verification method. Add another one first.',
  'factors-too-many': 'You have the maximum number of verification methods. Remove one first.',
  'step-up-required': 'Your organization requires multi-factor authentication. Verify your identity to continue.',
  'factor-too-new':
    'You added your first verification method recently. You can use it to sign in now, and to change security settings from {until}.',
  'mfa-not-enrolled': 'MFA is not enrolled',
  'security-key-refused': 'We couldn’t verify your security key or device. Nothing was changed; try again.',
  'security-key-known': 'This security key or device is already set up. Use a different one.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
