import type { ErrorMessageKey } from './errors.ts';

/** Errors of passkeys. */
export const passkeyErrors = {
  'passkey-unknown': 'This passkey opens nothing here any more. Sign in another way, and remove it from your device.',
  'passkey-not-given': 'No passkey was given. Try again, or sign in another way.',
  'passkey-not-made': 'No passkey was made. Try again, or go on without one.',
  'reauthentication-required': 'This needs a recent sign-in. Sign in again, and repeat it.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
