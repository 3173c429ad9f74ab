import type { ErrorMessageKey } from './errors.ts';

/** Errors of the second factor. The text of `mfa-not-enrolled` is part of the wire contract: clients compare it literally. */
export const secondFactorErrors = {
  'second-factor-expired': 'This sign-in was open for too long, or was finished elsewhere. Start it again.',
  'second-factor-locked':
    'There were too many wrong codes in a row, so the second step is paused. It opens again by itself ({lockedUntil}).',
  'factor-code-wrong': 'That code isn’t right: use the one that is shown now. Tries left: {triesLeft}.',
  'recovery-code-wrong': 'That recovery code isn’t right, or was used before. Tries left: {triesLeft}.',
  'factor-not-found': 'This way of confirming is no longer set up. Use another one.',
  'factor-not-offered': 'This way of confirming cannot be used here. Use another one.',
  'factor-enforced': 'Your organisation asks for a second step, and this is your last one. Set up another one first.',
  'factors-too-many': 'There are as many as one person may have. Remove one first.',
  'step-up-required': 'Your organization requires multi-factor authentication. Verify your identity to continue.',
  'factor-too-new':
    'You added your first verification method recently. You can use it to sign in now, and to change security settings from {until}.',
  'mfa-not-enrolled': 'MFA is not enrolled',
  'security-key-refused': 'The security key or device gave no good answer. Nothing was changed; try it again.',
  'security-key-known': 'This security key or device is set up already. Use another one.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
