import type { Catalogue } from '../../translator.ts';

/** Texts of signing in with a passkey, and of the offer to make one. */
export const passkeysTexts = {
  'loginWithPasskey.title': 'Sign in with a passkey',
  'loginWithPasskey.lead':
    'Your browser asks for the passkey, and your device for its lock: a finger, your face or a PIN.',
  'loginWithPasskey.noScript': 'Passkeys need JavaScript. Turn it on, or sign in another way.',
  'loginWithPasskey.submit': 'Use a passkey',
  'loginWithPasskey.submitting': 'Waiting for your passkey…',
  'loginWithPasskey.another': 'Sign in another way',
  'promptPasskeys.title': 'Sign in faster next time',
  'promptPasskeys.lead':
    'With a passkey you sign in by your finger, your face or a PIN. There is nothing to remember, and nothing that others could guess or steal.',
  'promptPasskeys.submit': 'Create a passkey',
  'promptPasskeys.submitting': 'Waiting for your device…',
  'promptPasskeys.later': 'Not now',
  'promptPasskeys.never': 'Don’t ask again',
} as const satisfies Catalogue;
