import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { epochSeconds } from '#server/lib/clock.ts';

/** Clients reuse one token for minutes; verifying its signature each time is the most expensive part of a fast call. */
const most = 2000;

/** By the key set that verified them: a withdrawn key drops its tokens from the cache. */
const verifiedTokens = new WeakMap<JWTVerifyGetKey, Map<string, JWTPayload>>();

/**
 * The claims of a token whose signature, issuer and kind were verified before, until it expires.
 * @returns `undefined` for any other token, which has to be verified
 */
export function findVerified(verifier: JWTVerifyGetKey, jwt: string, now: Date): JWTPayload | undefined {
  const payload = verifiedTokens.get(verifier)?.get(jwt);
  return payload?.exp !== undefined && payload.exp > epochSeconds(now) ? payload : undefined;
}

/** @param payload verified just now */
export function rememberVerified(verifier: JWTVerifyGetKey, jwt: string, payload: JWTPayload): void {
  const tokens = verifiedTokens.get(verifier) ?? new Map<string, JWTPayload>();
  verifiedTokens.set(verifier, tokens);
  const [oldest] = tokens.keys();
  if (tokens.size >= most && oldest !== undefined) tokens.delete(oldest);
  tokens.set(jwt, Object.freeze(payload));
}
