/** Live sessions in a tenant: listed and ended by its admins. */
import type { TenantSession } from '#shared/contract/sessions/sessions.ts';
import {
  countTenantSessions,
  endTenantSessions,
  findTenantSessions,
  listTenantSessions,
  type SessionsInTenant,
  type TenantSessionRow,
} from '#server/db/queries/sessions/tenant-sessions.ts';
import { placeName } from '#server/integrations/place-name.ts';
import type { IpLocations } from '#server/integrations/ip-locations.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { CallContext } from '#server/context.ts';
import { findMemberOrRefuse, requireManageable } from '#server/use-cases/authorization/members.ts';

function inTenantOf({ caller, now, services }: Pick<CallContext, 'caller' | 'now' | 'services'>): SessionsInTenant {
  const idleSince = later(now, -services.config.lifetimes.sessionIdle * second);
  return { tenantId: caller.tenantId, now, idleSince, ownId: caller.sessionId };
}

/** One page, the last active first. @param page zero-based */
export async function readTenantSessions(
  context: CallContext,
  wanted: { search: string | undefined; limit: number; page: number },
): Promise<{ items: TenantSession[]; _metadata: { totalItems: number; totalPages: number } }> {
  const { rows, total } = await context.inTenant(context.caller.tenantId, (tx) =>
    listTenantSessions(tx, inTenantOf(context), wanted),
  );
  return {
    items: rows.map((row) => describe(row, context.services.ipLocations)),
    _metadata: { totalItems: total, totalPages: Math.ceil(total / wanted.limit) },
  };
}

function describe(row: TenantSessionRow, ipLocations: IpLocations): TenantSession {
  const place = row.ip === null ? '' : placeName(ipLocations.find(row.ip));
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    lastActiveAt: row.seen_at.toISOString(),
    expires: row.expires_at.toISOString(),
    ...(row.ip !== null && { ipAddress: row.ip }),
    ...(place && { place }),
    ...(row.user_agent !== null && { userAgent: row.user_agent }),
    current: row.own,
    impersonated: row.impersonator !== null,
    ...(row.impersonator && { impersonator: row.impersonator.name }),
    user: { id: row.user_id, name: row.name, email: row.email },
  };
}

/**
 * Ends sessions by their IDs. The caller's own session stays. None ends if one belongs to a user above the caller.
 * @returns how many ended: not those that had ended already, or are active in another tenant
 * @throws Refusal `session-unknown` if none of them is alive here, `person-above-own`
 */
export async function endSessionsHere(context: CallContext, ids: readonly string[]): Promise<{ ended: number }> {
  const { tenantId } = context.caller;
  const among = inTenantOf(context);
  const byUser = await context.inTenant(tenantId, async (tx, context) => {
    const found = await findTenantSessions(tx, among, ids.filter(isUuid));
    if (found.length === 0) throw new Refusal('session-unknown');
    const users = Map.groupBy(found, ({ user_id: userId }) => userId);
    for (const userId of users.keys())
      await requireManageable(context, await findMemberOrRefuse(context, userId), 'allowed');
    return users;
  });
  let ended = 0;
  for (const [userId, sessions] of byUser)
    ended += await endSessionsOf(context, among, { userId, ids: sessions.map(({ id }) => id) });
  return { ended };
}

/** Sessions are ended in the scope of their user: one transaction, and one audit row, for each. */
async function endSessionsOf(
  context: CallContext,
  among: SessionsInTenant,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<number> {
  return await context.asUser(userId, async (tx, context) => {
    const before = await countTenantSessions(tx, among, userId);
    const ended = await endTenantSessions(tx, { tenantId: among.tenantId, ids }, among.now);
    if (ended === 0) return 0;
    await context.audit({
      action: 'session.revoked',
      severity: 'Medium',
      target: { kind: 'user', id: userId },
      details: { before: { sessions: before }, after: { sessions: Math.max(0, before - ended) } },
    });
    return ended;
  });
}
