/** Rotation of refresh tokens, with a short grace for tabs that race, and an end to the family when an old one is used again (RFC 9700, section 4.14). */
import { audit } from '#server/db/queries/audits.ts';
import { endRefreshFamily, findRefreshFamily, rotateRefreshFamily, type RefreshFamily } from '#server/db/queries/refresh-families.ts';
import { loadTokenSubject, type TokenSubject } from '#server/db/queries/token-subject.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid, sameBytes, sha256 } from '#server/lib/secrets.ts';
import { readRefreshToken, successorOf } from '#server/tokens/refresh-tokens.ts';
import { issueToken, type IssuedToken } from '#server/tokens/tokens.ts';
import type { RequestFacts, Services } from '#server/services.ts';
import { moveToOtherTenant } from './move-to-other-tenant.ts';

export interface RefreshedSession {
  subject: TokenSubject;
  token: IssuedToken;
  /** Takes the place of the one that came. */
  refreshToken: string;
  family: RefreshFamily;
}

/**
 * @param tenantId tenant of the tab; `null` for the session's own
 * @param clientId who presents it, where that is known: a token of another client gives nothing
 * @throws Refusal `session-not-found` for every token that gives nothing: unknown, ended, reused, or no active membership
 */
export async function refreshSession(
  services: Services,
  refreshToken: string,
  tenantId: string | null,
  facts: RequestFacts,
  clientId?: string,
): Promise<RefreshedSession> {
  const presented = readRefreshToken(refreshToken);
  if (!presented || (tenantId !== null && !isUuid(tenantId))) throw new Refusal('session-not-found');
  const now = services.clock();
  const idleSince = later(now, -services.config.lifetimes.sessionIdle * second);
  const hash = sha256(refreshToken);
  const successor = successorOf(services.secrets, presented, refreshToken);
  const rotation = { familyId: presented.familyId, hash, successorHash: sha256(successor), clientId: clientId ?? null };
  if (tenantId !== null) await refuseForeignTenant(services, presented.familyId, tenantId, { now, idleSince });
  const family =
    (await rotateRefreshFamily(services.db, rotation, now, idleSince)) ??
    (await graceOrEnd(services, rotation, { now, idleSince, facts }));
  const subject = (await loadTokenSubject(services.db, family.session_id, tenantId, services.clock())) ?? (tenantId === null ? await moveToOtherTenant(services, family.session_id) : undefined);
  if (!subject) throw new Refusal('session-not-found');
  return { subject, token: await issueToken(services, { ...subject, clientId: family.client_id }), refreshToken: successor, family };
}

/** Before anything rotates: a refusal carries no successor, and the token would count as reused the next time it comes. */
async function refuseForeignTenant(services: Services, familyId: string, tenantId: string, { now, idleSince }: { now: Date; idleSince: Date }): Promise<void> {
  const family = await findRefreshFamily(services.db, familyId, now, idleSince);
  if (!family || !(await loadTokenSubject(services.db, family.session_id, tenantId, services.clock()))) throw new Refusal('session-not-found');
}

async function graceOrEnd(
  services: Services,
  token: { familyId: string; hash: Buffer; successorHash: Buffer; clientId: string | null },
  { now, idleSince, facts }: { now: Date; idleSince: Date; facts: RequestFacts },
): Promise<RefreshFamily> {
  const family = await findRefreshFamily(services.db, token.familyId, now, idleSince);
  if (!family || (token.clientId !== null && family.client_id !== token.clientId)) throw new Refusal('session-not-found');
  const justRotated = family.previous_hash !== null && sameBytes(family.previous_hash, token.hash);
  const graceEnds = later(family.rotated_at, services.config.lifetimes.refreshGrace * second);
  if (justRotated && now <= graceEnds && sameBytes(family.current_hash, token.successorHash)) return family;
  await services.db.acrossTenants('a reused refresh token ends its family', async (tx) => {
    await endRefreshFamily(tx, family.id, now);
    await audit(tx, facts, now, {
      action: 'session.refresh-reused',
      severity: 'High',
      tenantId: family.tenant_id,
      actorId: family.user_id,
      target: { kind: 'session', id: family.session_id },
    });
  });
  throw new Refusal('session-not-found');
}
