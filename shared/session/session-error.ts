/** Failures of the session client itself. They have the form of every other error; the codes are ours. */
import { ApiError } from '#shared/api/api-error.ts';

const messages = {
  'login-state-mismatch': 'The sign-in that came back was not started in this tab',
  'login-issuer-mismatch': 'The answer to the sign-in came from another issuer',
  'login-token-mismatch': 'The identity token does not belong to this sign-in',
  'login-refused': 'The sign-in was refused',
  'login-loop': 'Sign-in was started too often in a short time, and is stopped to break a loop',
  'login-abandoned': 'The page was restored before the sign-in ended',
  'login-superseded': 'The session changed while the sign-in was under way',
  'session-not-found': 'Nobody is signed in in this browser',
  'storage-unavailable': 'Sign-in needs session storage, and the browser refuses it',
  'origin-not-allowed': 'Calls from this page are refused',
  'insecure-context': 'Sign-in needs a secure page (https, or localhost)',
} as const;

export type SessionErrorCode = keyof typeof messages;

export function sessionError(errorCode: SessionErrorCode, detail?: string, cause?: unknown): ApiError {
  const message = detail ? `${messages[errorCode]}: ${detail}` : messages[errorCode];
  return new ApiError({ message, statusCode: 400, errorCode, cause });
}

/** The session changed meanwhile by the user's own doing: nothing went wrong. */
export function isSuperseded(error: unknown): boolean {
  return error instanceof ApiError && error.errorCode === ('login-superseded' satisfies SessionErrorCode);
}

/** The page's origin is not one of the client's: a mistake of the configuration, which the message names. */
export function isOriginRefusal(error: unknown): error is ApiError {
  return error instanceof ApiError && error.errorCode === ('origin-not-allowed' satisfies SessionErrorCode);
}

/** Answers that say "later" and not "no". */
const postponed = [408, 425, 429];

/** Whether the server refused. Anything else (no network, 5xx, too many requests) says nothing about the session. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.statusCode >= 400 && error.statusCode < 500 && !postponed.includes(error.statusCode);
}
