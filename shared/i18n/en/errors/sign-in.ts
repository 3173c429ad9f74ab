import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

/** Errors that nearly every step can meet. */
export const signInErrors = {
  'invalid-request': 'Some fields are missing or invalid. Check them and try again.',
  'too-many-requests': 'Too many requests. Try again in {seconds} seconds.',
  'server-busy': 'The server is busy right now. Nothing was changed; try again in a minute.',
  'database-unavailable': 'The server can’t reach its database. Nothing was changed; try again in a minute.',
  'internal-error':
    'Something went wrong on our side. Try again, and if it keeps happening, contact support with the request ID.',
  'authentication-failed': 'Failed to authenticate',
  unauthenticated: 'Your session has ended. Sign in again to continue.',
  'invalid-credentials': 'Wrong email or password. Attempts left before your account is locked: {triesLeft}.',
  'captcha-required': 'We couldn’t verify that you’re human. Wait {seconds} seconds, then try again.',
  'email-invalid': 'Enter a valid email address, like name@example.com.',
  'authorization-request-expired': 'Your sign-in request expired. Start again from the application.',
  'network-unreachable':
    'We couldn’t reach the server. Your entries are still here; check your connection and try again.',
  'field-required': 'This field is required.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
