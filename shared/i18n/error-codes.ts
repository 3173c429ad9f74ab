import type { ErrorCode } from '#shared/contract/errors.ts';

/**
 * Reasons that only a client knows, because no server answered or because this box cannot do what was asked.
 * They are worded like the server's codes and shown in the same places.
 */
export type ClientErrorCode =
  | 'network-unreachable'
  | 'field-required'
  | 'passkey-not-given'
  | 'passkey-not-made'
  | 'sign-in-method-unavailable'
  | 'captcha-unavailable'
  | 'authentication-failed'
  | 'invitation-unverified'
  | 'unknown-error'
  | 'difficulties';

export type ErrorMessageKey = ErrorCode | ClientErrorCode;
