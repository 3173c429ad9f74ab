/** Details of a member for admins: sessions, authentication methods and recent events. */
import { findMemberOrRefuse } from '#server/use-cases/authorization/members.ts';
import type { MemberAccess, MemberEvent } from '#shared/contract/users/members.ts';
import { listFactors } from '#server/db/queries/mfa/factors.ts';
import { listMemberEvents } from '#server/db/queries/users/member-history.ts';
import type { MemberRow } from '#server/db/queries/core/members.ts';
import { countRecoveryCodes } from '#server/db/queries/mfa/recovery-codes.ts';
import { listLiveSessions } from '#server/db/queries/sessions/sessions.ts';
import { describeChange } from '#server/domain/events/describe-change.ts';
import { describeDevices } from '#server/domain/mfa/second-factor.ts';
import { later, second } from '#server/lib/clock.ts';
import type { CallContext } from '#server/context.ts';

/** Maximum number of sessions returned, the newest first. */
const mostSessions = 200;

/** Omits sessions whose active tenant is another one. @throws Refusal `user-not-found` */
export async function getAccessDetails(context: CallContext, userId: string): Promise<MemberAccess> {
  const { now } = context;
  const member = await requireMember(context, userId);
  // authentication methods are disclosed only to a team that the user has joined
  if (!member.joined) return { sessions: [], devices: describeDevices([]) };
  const idleSince = later(now, -context.services.config.lifetimes.sessionIdle * second);
  const { sessions, factors, codesLeft } = await context.asUser(userId, async (tx) => ({
    sessions: await listLiveSessions(
      tx,
      userId,
      { now, idleSince },
      { tenantId: context.caller.tenantId, limit: mostSessions },
    ),
    factors: await listFactors(tx, userId),
    codesLeft: await countRecoveryCodes(tx, userId),
  }));
  const known = factors.map((factor) => ({
    id: factor.id,
    kind: factor.kind,
    name: factor.name,
    phoneNumber: factor.phone_number,
    deviceType: factor.device_type,
  }));
  return {
    sessions: sessions.map((session) => ({
      id: session.id,
      createdAt: session.created_at.toISOString(),
      ...(session.ip !== null && { ipAddress: session.ip }),
      ...(session.user_agent !== null && { userAgent: session.user_agent }),
    })),
    devices: describeDevices(known),
    ...(codesLeft !== undefined && { recoveryCodesLeft: codesLeft }),
  };
}

/**
 * @param page zero-based @throws Refusal `user-not-found`
 */
export async function getAccessEvents(
  context: CallContext,
  userId: string,
  page: { limit: number; page: number },
): Promise<{ items: MemberEvent[]; hasMore: boolean }> {
  const { caller } = context;
  await requireMember(context, userId);
  const rows = await context.inTenant(caller.tenantId, (tx) => listMemberEvents(tx, caller.tenantId, userId, page));
  const items = rows.slice(0, page.limit).map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    action: row.action,
    severity: row.severity,
    ...(row.ip !== null && { ip: row.ip }),
    ...(row.actor_name !== null && { actor: row.actor_name }),
    own: row.actor_id === userId,
    ...describeChange(row),
  }));
  return { items, hasMore: rows.length > page.limit };
}

async function requireMember(context: CallContext, userId: string): Promise<MemberRow> {
  return await context.inTenant(context.caller.tenantId, (_tx, context) => findMemberOrRefuse(context, userId));
}
