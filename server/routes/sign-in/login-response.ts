import type { LoginResponse } from '#shared/contract/entities.ts';
import { epochSeconds } from '#server/lib/clock.ts';
import { authenticationClass } from '#shared/lib/authentication-class.ts';
import type { TokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import type { FactorChallenge } from '#server/use-cases/sign-in/complete-sign-in.ts';
import type { IssuedToken } from '#server/tokens/tokens.ts';

/** A session as the contract's LoginResponse. */
export function loginResponse(session: {
  subject: TokenSubject;
  token: IssuedToken;
  refreshToken?: string;
}): LoginResponse {
  const { subject, token } = session;
  const acr = authenticationClass(subject.amr);
  return {
    mfaRequired: false,
    accessToken: token.jwt,
    ...(session.refreshToken !== undefined && { refreshToken: session.refreshToken }),
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
    ...(acr !== undefined && { acr }),
    auth_time: epochSeconds(subject.authenticatedAt),
  };
}

/** The required second factor as the contract's LoginResponse. */
export function challengeResponse(challenge: FactorChallenge): LoginResponse {
  return {
    mfaRequired: true,
    mfaToken: challenge.mfaToken,
    mfaEnrolled: challenge.enrolled,
    mfaDevices: challenge.devices,
    mfaStrategies: challenge.strategies,
    ...(challenge.requiredBy !== undefined && { mfaRequiredBy: challenge.requiredBy }),
    userEmail: challenge.email,
  };
}
