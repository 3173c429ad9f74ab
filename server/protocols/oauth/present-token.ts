/** A token presented to the introspection or the revocation endpoint. */
import { decodeJwt, type JWTPayload } from 'jose';
import { checkSession } from '#server/db/queries/sessions/check-session.ts';
import { findRefreshFamily, type RefreshFamilyState } from '#server/db/queries/sessions/refresh-families.ts';
import { later, second } from '#server/lib/clock.ts';
import { sameBytes, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { readRefreshToken } from '#server/tokens/refresh-tokens.ts';
import { readAccessToken, type AccessClaims } from '#server/tokens/tokens.ts';

/**
 * @returns the family of a refresh token that is the current one, or was until the last rotation; its session is alive
 */
export async function familyOfToken(
  services: Services,
  token: string,
): Promise<{ family: RefreshFamilyState; current: boolean } | undefined> {
  const parts = readRefreshToken(token);
  const now = services.clock();
  const family =
    parts &&
    (await findRefreshFamily(
      services.db,
      parts.familyId,
      now,
      later(now, -services.config.lifetimes.sessionIdle * second),
    ));
  if (!family) return undefined;
  const hash = sha256(token);
  const current = sameBytes(family.current_hash, hash);
  return current || (family.previous_hash !== null && sameBytes(family.previous_hash, hash))
    ? { family, current }
    : undefined;
}

/**
 * @returns the claims of an access token that our own endpoints accept now: unexpired, of a live session and
 * membership, not revoked. A resource server asks, so that no address of a user is known here, and none is judged.
 * `demandsMore`: they accept it for a step-up only.
 */
export async function claimsOfLiveToken(
  services: Services,
  token: string,
): Promise<{ claims: AccessClaims; payload: JWTPayload; demandsMore: boolean } | undefined> {
  const claims = await readAccessToken(services, token);
  const { db, clock, config } = services;
  const unknown = { ip: '', country: null };
  const session = claims && (await checkSession(db, claims, unknown, clock(), config.lifetimes.sessionIdle));
  return session ? { claims, payload: decodeJwt(token), demandsMore: session.demandsMore } : undefined;
}
