import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { epochSeconds } from '#server/lib/clock.ts';

/** A client asks with the same token for minutes; proving its signature each time is the dearest part of a quick call. */
const most = 2000;

/** By the set of keys that proved them: a key that is taken away takes its tokens along. */
const verifiedTokens = new WeakMap<JWTVerifyGetKey, Map<string, JWTPayload>>();

/**
 * The claims of a token whose signature, issuer and kind have been proved before, as long as it lasts.
 * @returns `undefined` for any other token, which has to be proved
 */
export function findVerified(verifier: JWTVerifyGetKey, jwt: string, now: Date): JWTPayload | undefined {
  const payload = verifiedTokens.get(verifier)?.get(jwt);
  return payload?.exp !== undefined && payload.exp > epochSeconds(now) ? payload : undefined;
}

/** @param payload proved just now */
export function rememberVerified(verifier: JWTVerifyGetKey, jwt: string, payload: JWTPayload): void {
  const tokens = verifiedTokens.get(verifier) ?? new Map<string, JWTPayload>();
  verifiedTokens.set(verifier, tokens);
  const [oldest] = tokens.keys();
  if (tokens.size >= most && oldest !== undefined) tokens.delete(oldest);
  tokens.set(jwt, Object.freeze(payload));
}
