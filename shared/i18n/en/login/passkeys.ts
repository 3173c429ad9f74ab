import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of signing in with a passkey, and of the offer to make one. */
export const passkeysTexts = {
  'loginWithPasskey.title': 'Sign in with a passkey',
  'loginWithPasskey.lead': 'Your browser will ask for your passkey. Use your fingerprint, face, or PIN to confirm.',
  'loginWithPasskey.noScript': 'Passkeys require JavaScript. Turn on JavaScript or sign in another way.',
  'loginWithPasskey.submit': 'Use a passkey',
  'loginWithPasskey.submitting': 'Waiting for your passkey…',
  'loginWithPasskey.another': 'Sign in another way',
  'promptPasskeys.title': 'Sign in faster next time',
  'promptPasskeys.lead':
    'With a passkey, you sign in with your fingerprint, face, or PIN. There’s no password to remember, guess, or steal.',
  'promptPasskeys.submit': 'Create a passkey',
  'promptPasskeys.submitting': 'Waiting for your device…',
  'promptPasskeys.later': 'Not now',
  'promptPasskeys.never': 'Don’t ask again',
} as const satisfies Catalogue;
