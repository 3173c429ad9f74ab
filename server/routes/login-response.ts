import type { LoginResponse } from '#shared/contract/entities.ts';
import { epochSeconds } from '#server/lib/clock.ts';
import type { TokenSubject } from '#server/db/queries/token-subject.ts';
import type { IssuedToken } from '#server/tokens/tokens.ts';

/** A session as the contract's LoginResponse. */
export function loginResponse(session: { subject: TokenSubject; token: IssuedToken; refreshToken: string }): LoginResponse {
  const { subject, token } = session;
  return {
    mfaRequired: false,
    accessToken: token.jwt,
    refreshToken: session.refreshToken,
    expires: token.expires.toISOString(),
    exp: epochSeconds(token.expires),
    expiresIn: token.expiresIn,
    userId: subject.userId,
    userEmail: subject.email,
    emailVerified: subject.emailVerified,
    id: subject.userId,
    email: subject.email,
    name: subject.name,
    tenantId: subject.tenantId,
    amr: subject.amr,
    auth_time: epochSeconds(subject.authenticatedAt),
  };
}
