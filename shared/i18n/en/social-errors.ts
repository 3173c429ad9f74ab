import type { ErrorMessageKey } from './errors.ts';

/** Errors of signing in with an account elsewhere: carried by the flow that comes back from there. */
export const socialErrors = {
  'social-provider-unknown': 'This way to sign in is not set up here. Choose another one.',
  'social-cancelled': 'You stopped at {provider}. Try it again, or sign in another way.',
  'social-failed': 'Signing in with {provider} did not work. Try it again, or sign in another way.',
  'social-email-missing': '{provider} did not tell us your e-mail address. Allow it there, or sign in another way.',
  'social-proof-wanted': 'The e-mail address that {provider} told us has to be confirmed first. Sign in on the sign-in page to do that.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
