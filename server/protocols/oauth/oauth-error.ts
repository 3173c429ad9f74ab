import type { ErrorCode } from '#shared/contract/errors.ts';
import { Refusal } from '#server/lib/refusal.ts';

/**
 * Error codes of RFC 6749 (section 4.1.2.1) and OpenID Connect Core (section 3.1.2.6) that are sent to the client's
 * redirect URI.
 */
export type AuthorizationErrorCode =
  | 'invalid_request'
  | 'unsupported_response_type'
  | 'invalid_scope'
  | 'login_required'
  | 'access_denied';

/** An invalid request whose error may be sent to the client, at its registered URI. */
export class AuthorizationError extends Error {
  override name = 'AuthorizationError';
  readonly code: AuthorizationErrorCode;

  constructor(code: AuthorizationErrorCode, description: string) {
    super(description);
    this.code = code;
  }
}

/** A missing assignment is reported through the application, which can explain it (RFC 6749, section 4.1.2.1). */
export function deniedByAssignment(error: unknown): AuthorizationError | undefined {
  return error instanceof Refusal && error.code === 'application-not-assigned'
    ? new AuthorizationError('access_denied', 'the user has no access to the application')
    : undefined;
}

type GrantErrorCode = Extract<ErrorCode, 'invalid-grant' | 'invalid-client' | 'unsupported-grant-type'>;

/** Refusals of the token endpoint, whose body has `error` in addition to the contract's own fields. */
export class GrantRefusal extends Refusal {
  override name = 'GrantRefusal';
  declare readonly code: GrantErrorCode;

  constructor(code: GrantErrorCode, options: { cause?: unknown } = {}) {
    super(code, options);
  }
}
