/** Sessions: listed and ended by their user, ended by an admin, and limited by the tenant. */
import { findMemberOrRefuse, requireManageable } from '#server/use-cases/authorization/members.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import type { Session, SessionConfig } from '#shared/contract/sessions/sessions.ts';
import {
  endSurplusSessionsOfTenant,
  findSessionPolicy,
  saveSessionPolicy,
} from '#server/db/queries/sessions/session-policies.ts';
import {
  endSession,
  endSessionsOfUser,
  listLiveSessions,
  type ListedSession,
  type SessionPage,
} from '#server/db/queries/sessions/sessions.ts';
import { sessionRule } from '#server/domain/policies/policies.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { BaseContext, CallContext, TransactionContext } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import { recordPolicyChange, savedBy, type ChangeOptions } from '#server/use-cases/policies/record-policy-change.ts';

/**
 * Lists the newest sessions first, with the current one at the top of the first page. An impersonator sees only their
 * own session.
 */
export async function listMySessions(
  context: CallContext,
  { limit, page }: { limit: number; page: number },
): Promise<Session[]> {
  const { caller } = context;
  if (caller.impersonator !== null)
    return page === 0 ? await readMine(context, { id: caller.sessionId, limit: 1 }) : [];
  const listed = await readMine(context, { limit, page });
  if (page > 0 || listed.some((session) => session.current)) return listed;
  return [...(await readMine(context, { id: caller.sessionId, limit: 1 })), ...listed.slice(0, limit - 1)];
}

/**
 * @throws Refusal `session-not-found` if it has just ended
 */
export async function currentSession(context: CallContext): Promise<Session> {
  const [current] = await readMine(context, { id: context.caller.sessionId, limit: 1 });
  if (!current) throw new Refusal('session-not-found');
  return current;
}

async function readMine(context: CallContext, page: SessionPage): Promise<Session[]> {
  const { caller } = context;
  const rows = await context.asUser(caller.userId, (tx) => listLiveSessions(tx, caller.userId, aliveAt(context), page));
  return rows.map((row) => describe(row, caller));
}

function aliveAt({ services: { config }, now }: BaseContext): { now: Date; idleSince: Date } {
  return { now, idleSince: later(now, -config.lifetimes.sessionIdle * second) };
}

function describe(row: ListedSession, caller: Caller): Session {
  return {
    id: row.id,
    createdAt: row.created_at.toISOString(),
    expires: row.expires_at.toISOString(),
    ...(row.ip !== null && { ipAddress: row.ip }),
    ...(row.user_agent !== null && { userAgent: row.user_agent }),
    current: row.id === caller.sessionId,
    impersonated: row.impersonator !== null,
    ...(row.impersonator && { impersonator: { name: row.impersonator.name, until: row.expires_at.toISOString() } }),
  };
}

/**
 * @throws Refusal `session-unknown`, the same for one that has ended and for another user's
 */
export async function endMySession(context: CallContext, id: string): Promise<void> {
  const { now } = context;
  await context.asUser(context.caller.userId, async (tx, context) => {
    const find = async (known: string) =>
      (await listLiveSessions(tx, context.caller.userId, aliveAt(context), { id: known, limit: 1 }))[0];
    const session = await findOrRefuse(id, find, 'session-unknown');
    if (!(await endSession(tx, id, now))) throw new Refusal('session-unknown');
    const before = { ip: session.ip, userAgent: session.user_agent, createdAt: session.created_at.toISOString() };
    await context.audit({
      action: 'session.ended',
      target: { kind: 'session', id },
      details: { before },
    });
  });
}

/** Ends all sessions, including the current one. */
export async function endAllMySessions(context: CallContext): Promise<void> {
  const { caller, now } = context;
  await context.asUser(context.caller.userId, async (tx, context) => {
    const sessions = await endSessionsOfUser(tx, caller.userId, now);
    await context.audit({
      action: 'session.all-ended',
      target: { kind: 'user', id: caller.userId },
      details: { before: { sessions }, after: { sessions: 0 } },
    });
  });
}

/**
 * Signs a member out everywhere. A session belongs to a browser and spans all tenants of the user, so sessions whose
 * active tenant is another one end too.
 * @throws Refusal `user-not-found` for a user who is not in the team, `person-above-own`
 */
export async function revokeSessions(context: CallContext, userId: string): Promise<void> {
  const { caller, now } = context;
  await context.inTenant(caller.tenantId, async (_tx, context) => {
    const member = await findMemberOrRefuse(context, userId);
    // an invited user is not in the team yet: otherwise inviting a user would allow signing them out
    if (!member.joined) throw new Refusal('user-not-found');
    await requireManageable(context, member, 'allowed');
  });
  await context.asUser(userId, async (tx, context) => {
    const sessions = await endSessionsOfUser(tx, userId, now);
    await context.audit({
      action: 'session.revoked',
      severity: 'Medium',
      target: { kind: 'user', id: userId },
      details: { before: { sessions }, after: { sessions: 0 } },
    });
  });
}

/** Reads the tenant's session limits; those it has not set are off, with the installation's own values included. */
export async function readSessionConfig(context: CallContext): Promise<SessionConfig> {
  const { caller } = context;
  const row = await context.inTenant(caller.tenantId, (tx) => findSessionPolicy(tx, caller.tenantId));
  return { ...defaults(context.services), ...row?.value };
}

function defaults({ config }: Services): Required<SessionConfig> {
  return {
    sessionTimeoutConfiguration: { isActive: false, timeout: config.lifetimes.session },
    sessionIdleTimeoutConfiguration: { isActive: false, timeout: config.lifetimes.sessionIdle },
    sessionConcurrentConfiguration: { isActive: false, maxSessions: 5 },
  };
}

/**
 * Takes effect immediately: sessions that are too old or too idle are refused on their next call, surplus ones end
 * here.
 */
export async function saveSessionConfig(context: CallContext, changes: SessionConfig & ChangeOptions): Promise<void> {
  await changeSessionConfig(context, changes);
  await endSurplusOfTenant(context);
}

/** Saves the limits, and leaves surplus sessions to `endSurplusOfTenant`, which has to see the limits committed. */
export async function changeSessionConfig(
  context: CallContext,
  { provisional, ...changes }: SessionConfig & ChangeOptions,
): Promise<void> {
  const { caller } = context;
  await context.inTenant(caller.tenantId, (_tx, context) =>
    recordPolicyChange(context, savedBy(context, 'sessions', { provisional }), async () => {
      const values = await storeSessionConfig(context, changes);
      return { result: undefined, targetId: caller.tenantId, ...values };
    }),
  );
}

/** Ends the sessions beyond the limit of the tenant, if it has one. */
export async function endSurplusOfTenant({ services, caller, now, requestMetadata }: CallContext): Promise<void> {
  await endSurplusSessionsOfTenant(services.db, caller.tenantId, now, requestMetadata);
}

/** Writes the session limits, without an audit row. Limits that `changes` leaves out keep their values. */
export async function storeSessionConfig(
  { tx, caller: { tenantId }, now }: TransactionContext,
  changes: SessionConfig,
): Promise<{ before: SessionConfig | null; after: SessionConfig }> {
  const before = ((await findSessionPolicy(tx, tenantId))?.value ?? null) as SessionConfig | null;
  const after: SessionConfig = { ...before, ...changes };
  await saveSessionPolicy(tx, { tenantId, ...sessionRule(after), value: after, at: now });
  return { before, after };
}
