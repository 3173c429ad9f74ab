/** Logout tokens of OpenID providers (OpenID Connect Back-Channel Logout 1.0, section 2.6). */
import { jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { identifierOf, textOf } from './provider-client.ts';
import type { LogoutClaims } from './social-provider.ts';

/** Asymmetric ones: a client secret is known to more than the provider. */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];
const event = 'http://schemas.openid.net/event/backchannel-logout';
/** Seconds: a token says that a session has just ended. */
const oldest = 300;

export interface LogoutTokenRules {
  keys: JWTVerifyGetKey;
  issuer: string;
  clientId: string;
  now: Date;
  /** Seconds that the provider's clock may differ. */
  clockSkew: number;
}

/** @throws Error for a token that does not meet every rule of the section */
export async function verifyLogoutToken(
  token: string,
  { keys, issuer, clientId, now, clockSkew }: LogoutTokenRules,
): Promise<LogoutClaims> {
  const { payload, protectedHeader } = await jwtVerify(token, keys, {
    algorithms,
    issuer,
    audience: clientId,
    currentDate: now,
    clockTolerance: clockSkew,
    maxTokenAge: oldest,
    requiredClaims: ['iat', 'jti', 'events'],
  });
  const type = protectedHeader.typ?.toLowerCase().replace(/^application\//, '');
  if (type !== undefined && type !== 'logout+jwt' && type !== 'jwt') throw new Error('the token has a different type');
  if (!isLogout(payload)) throw new Error('the token is not a logout token');
  const [sub, sid, jti] = [identifierOf(payload.sub), identifierOf(payload['sid']), textOf(payload.jti)];
  if (jti === null || (sub === null && sid === null)) throw new Error('the token has no jti, or neither sub nor sid');
  return { jti, sub, sid, expiresAt: new Date(now.getTime() + (oldest + 2 * clockSkew) * 1000) };
}

/** An ID token has a nonce and no such event: one must never pass for the other. */
function isLogout(payload: JWTPayload): boolean {
  const events = payload['events'];
  if ('nonce' in payload || typeof events !== 'object' || events === null) return false;
  const value = (events as Record<string, unknown>)[event];
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
