import type { ErrorMessageKey } from './errors.ts';

/** Errors of signing in with an account elsewhere: carried by the flow that comes back from there. */
export const socialErrors = {
  'social-provider-unknown': 'This way to sign in is not set up here. Choose another one.',
  'social-cancelled': 'You stopped at {provider}. Try it again, or sign in another way.',
  'social-failed': 'Signing in with {provider} did not work. Try it again, or sign in another way.',
  'social-email-missing': '{provider} did not tell us your e-mail address. Allow it there, or sign in another way.',
  'social-proof-wanted':
    'The e-mail address that {provider} told us has to be confirmed first. Sign in on the sign-in page to do that.',
  'sso-not-found': 'No single sign-on is set up for this e-mail address. Use another way to sign in.',
  'sso-failed': 'The sign-in page of your organisation did not sign you in. Try it again, or ask your admin.',
  'sso-address-refused':
    'Your organisation named an e-mail address that is not one of its own. Ask your admin to correct it there.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
