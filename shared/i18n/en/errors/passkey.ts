import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

/** Errors of passkeys. */
export const passkeyErrors = {
  'passkey-unknown': 'This passkey is no longer registered. Sign in another way, and remove it from your device.',
  'passkey-not-given': 'We couldn’t get a passkey from your device. Try again, or sign in another way.',
  'passkey-not-made': 'Your passkey wasn’t created. Try again, or continue without one.',
  'reauthentication-required': 'For your security, sign in again to make this change.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
