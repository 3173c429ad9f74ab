import type { ErrorMessageKey } from './errors.ts';

/** Errors that nearly every step can meet. */
export const signInErrors = {
  'invalid-request': 'Something in this form is missing or has the wrong form. Check the fields and send it again.',
  'too-many-requests': 'That was too often in a short time. Try again in {seconds} s.',
  'server-busy': 'The server has more to do than it can take right now. Nothing was changed; try again in a minute.',
  'database-unavailable': 'The server cannot reach its database right now. Nothing was changed; try again in a minute.',
  'internal-error':
    'Something went wrong on the server. Try again; if it happens again, send the trace number to support.',
  'authentication-failed': 'Failed to authenticate',
  unauthenticated: 'Your session has ended. Sign in again to go on.',
  'invalid-credentials': 'That e-mail or password isn’t right. Tries left before sign-in is paused: {triesLeft}.',
  'captcha-required': 'We could not tell that a person is asking. Wait {seconds} seconds, then send it again.',
  'email-invalid': 'This is not an e-mail address. It should look like name@example.com.',
  'authorization-request-expired':
    'The sign-in that brought you here was open for too long. Start it again from the application.',
  'network-unreachable':
    'We couldn’t reach the sign-in server. What you typed is still here; check your connection and try again.',
  'field-required': 'Fill in this field.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
