/** Tokens for a page whose browser holds a live session cookie. The cookie is not rotated: an answer that gets lost costs nothing. */
import { findRefreshFamily, insertRefreshFamily, type RefreshFamilyState } from '#server/db/queries/refresh-families.ts';
import { touchSession } from '#server/db/queries/sessions.ts';
import { loadTokenSubject } from '#server/db/queries/token-subject.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sameBytes, sha256 } from '#server/lib/secrets.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import type { Services } from '#server/services.ts';
import { newRefreshToken, readRefreshToken } from '#server/tokens/refresh-tokens.ts';
import { issueToken, type IssuedToken } from '#server/tokens/tokens.ts';
import { moveToOtherTenant } from './move-to-other-tenant.ts';

/**
 * @param clientId whom the tokens are for
 * @throws Refusal `session-not-found`, `application-not-assigned`
 */
export async function authorizeSilently(
  services: Services,
  cookie: { clientId: string; token: string },
  tenantId: string | null,
  clientId = cookie.clientId,
): Promise<{ token: IssuedToken; refreshToken: string }> {
  const family = await familyOfCookie(services, cookie.token);
  if (!family || family.client_id !== cookie.clientId || (tenantId !== null && !isTenantId(tenantId))) throw new Refusal('session-not-found');
  const session = { sessionId: family.session_id, clientId };
  const subject = (await loadTokenSubject(services.db, { ...session, tenantId }, services.clock())) ?? (tenantId === null ? await moveToOtherTenant(services, session) : undefined);
  if (!subject) throw new Refusal('session-not-found');
  const refresh = newRefreshToken(services.random);
  const now = services.clock();
  await services.db.acrossTenants('a session may span tenants', async (tx) => {
    await insertRefreshFamily(tx, {
      id: refresh.familyId,
      sessionId: family.session_id,
      clientId,
      kind: 'silent',
      scope: 'openid email profile',
      hash: sha256(refresh.token),
      at: now,
    });
    await touchSession(tx, family.session_id, now);
  });
  return { token: await issueToken(services, subject), refreshToken: refresh.token };
}

async function familyOfCookie(services: Services, token: string): Promise<RefreshFamilyState | undefined> {
  const parts = readRefreshToken(token);
  const now = services.clock();
  const { sessionIdle, refreshGrace } = services.config.lifetimes;
  const family = parts && (await findRefreshFamily(services.db, parts.familyId, now, later(now, -sessionIdle * second)));
  if (!family) return undefined;
  const hash = sha256(token);
  const inGrace = now <= later(family.rotated_at, refreshGrace * second) || services.undecidedRotations.has(hash);
  const justRotated = inGrace && family.previous_hash !== null && sameBytes(family.previous_hash, hash);
  return sameBytes(family.current_hash, hash) || justRotated ? family : undefined;
}
