/**
 * Account recovery for a user who has lost every second factor. One admin requests the reset, another confirms it, and
 * after a delay the factors are removed; at each step the user gets a mail with a link that cancels it.
 */
import { findMemberOrRefuse, requireManageable } from '#server/use-cases/authorization/members.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import type { Tx } from '#server/db/database.ts';
import type { EventKey } from '#shared/contract/events/events.ts';
import type { FactorReset } from '#shared/contract/mfa/factor-resets.ts';
import {
  confirmFactorReset,
  declineFactorReset,
  endFactorReset,
  findFactorReset,
  insertFactorReset,
  hasOtherMemberships,
  lapseFactorResets,
  listOpenFactorResets,
  type FactorResetRow,
  type FactorResetWithNames,
} from '#server/db/queries/mfa/factor-resets.ts';
import { listFactors } from '#server/db/queries/mfa/factors.ts';
import { withdrawLinks } from '#server/db/queries/core/links.ts';
import { findMember, type MemberRow } from '#server/db/queries/core/members.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import { refusalToConfirm } from '#server/domain/mfa/factor-reset.ts';
import { enqueue } from '#server/delivery/enqueue.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid, randomId } from '#server/lib/secrets.ts';
import type { AnonymousTransaction, CallContext, TransactionContext } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import { inWords, makeLink } from '#server/use-cases/verification/mail-links.ts';
import { notifyApprovers } from './notify-approvers.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';
import { requireRecentSignIn } from '#server/use-cases/verification/require-recent-sign-in.ts';

export async function listFactorResets(
  context: CallContext,
  userId: string | undefined,
): Promise<{ items: FactorReset[]; delay: number }> {
  const { caller, now } = context;
  const delay = context.services.config.lifetimes.factorResetDelay;
  if (userId !== undefined && !isUuid(userId)) return { items: [], delay };
  const rows = await context.inTenant(caller.tenantId, (tx) => listOpenFactorResets(tx, caller.tenantId, now, userId));
  return { items: rows.map(describe), delay };
}

/**
 * @throws Refusal `user-not-found`, `not-yourself`, `person-above-own`, `mfa-not-enrolled`, `factor-reset-elsewhere`
 *   for a user who is a member of another tenant's team too, `factor-reset-open`, `reauthentication-required`,
 *   `too-many-requests`
 */
export async function requestFactorReset(context: CallContext, userId: string): Promise<FactorReset> {
  const { services, caller, now } = context;
  await requireRecentSignIn(context, caller);
  // limit repeated requests and cancellations, which would flood the user's mailbox
  await services.limits.consume('mail-factor-reset', userId, services.config.limits.mail);
  const reset = await withUserOfTeam(context, async (tx, context) => {
    const member = await findUser(context, userId);
    // even without a factor, a history of second factors may prevent the user from enrolling one
    if ((await listFactors(tx, userId)).length === 0 && (await findUserById(tx, userId))!.two_factors_by === null)
      throw new Refusal('mfa-not-enrolled');
    await lapseFactorResets(tx, userId, now);
    const id = randomId(services.random);
    const expiresAt = later(now, services.config.lifetimes.factorReset * second);
    if (
      !(await insertFactorReset(tx, {
        id,
        tenantId: caller.tenantId,
        userId,
        requestedBy: caller.userId,
        at: now,
        expiresAt,
      }))
    )
      throw new Refusal('factor-reset-open');
    await recordReset(context, {
      action: 'user.factor-reset-asked',
      userId,
      details: { after: { state: 'asked' } },
    });
    await notifyReset(context, { caller, member, mail: 'factor-reset-asked', linkUntil: expiresAt });
    await notifyApprovers(context, { caller, member, resetId: id, expiresAt });
    return await describeOpen(context, caller.tenantId, userId);
  });
  services.wakeJobs();
  return reset;
}

/**
 * @throws Refusal `factor-reset-not-found`, `factor-reset-same-admin` for the requester, and as `requestFactorReset`
 */
export async function confirmReset(context: CallContext, resetId: string): Promise<FactorReset> {
  const { services, caller, requestMetadata, now } = context;
  await requireRecentSignIn(context, caller);
  const reset = await withUserOfTeam(context, async (tx, context) => {
    const open = await findOpen(context, resetId);
    const member = await requireSecondAdmin(context, open);
    const dueAt = later(now, services.config.lifetimes.factorResetDelay * second);
    if (!(await confirmFactorReset(tx, open.id, { by: caller.userId, at: now, dueAt })))
      throw new Refusal('factor-reset-not-found');
    await enqueue(tx, services, {
      kind: 'reset-factors',
      payload: {
        resetId: open.id,
        traceId: requestMetadata.traceId,
        ip: requestMetadata.ip,
        userAgent: requestMetadata.userAgent,
      },
      slot: open.id,
      runAt: dueAt,
    });
    await recordReset(context, {
      action: 'user.factor-reset-confirmed',
      userId: open.user_id,
      details: {
        before: { state: 'asked' },
        after: { state: 'confirmed' },
        requestedBy: open.requested_by,
        dueAt: dueAt.toISOString(),
      },
    });
    await notifyReset(context, { caller, member, mail: 'factor-reset-confirmed', linkUntil: dueAt });
    return await describeOpen(context, caller.tenantId, open.user_id);
  });
  services.wakeJobs();
  return reset;
}

/** Cancels a reset. Any admin may, including the requester. @throws Refusal `factor-reset-not-found` */
export async function cancelFactorReset(context: CallContext, resetId: string): Promise<void> {
  await endByAdmin(context, { resetId, outcome: 'cancelled', action: 'user.factor-reset-cancelled' });
}

/**
 * Declines a reset as the second admin, by the same rules as confirming it: the reset ends, and the requester is
 * notified.
 * @throws Refusal as `confirmReset`
 */
export async function declineReset(context: CallContext, resetId: string): Promise<void> {
  await requireRecentSignIn(context, context.caller);
  await endByAdmin(context, { resetId, outcome: 'declined', action: 'user.factor-reset-declined' });
}

interface Ending {
  resetId: string;
  outcome: 'cancelled' | 'declined';
  action: EventKey;
}

async function endByAdmin(context: CallContext, { resetId, outcome, action }: Ending): Promise<void> {
  const { caller, now } = context;
  await withUserOfTeam(context, async (tx, context) => {
    const open = await findOpen(context, resetId);
    if (outcome === 'declined') await requireSecondAdmin(context, open);
    const ended =
      outcome === 'declined'
        ? await declineFactorReset(tx, open.id, now)
        : await endFactorReset(tx, open.id, outcome, now);
    if (!ended) throw new Refusal('factor-reset-not-found');
    await withdrawLinks(tx, open.user_id, 'keep-factors', now, caller.tenantId);
    await recordReset(context, {
      action,
      userId: open.user_id,
      details: { before: { state: open.confirmed_by === null ? 'asked' : 'confirmed' }, after: { state: outcome } },
    });
    const member = await findMember(tx, caller.tenantId, open.user_id);
    if (!member) return;
    await notifyReset(context, { caller, member, mail: 'factor-reset-cancelled' });
    if (outcome === 'declined') await notifyRequester(context, { caller, member, requestedBy: open.requested_by });
  });
  context.services.wakeJobs();
}

/** Mails the requester that the reset was declined, since nothing else would inform them. */
async function notifyRequester(
  context: AnonymousTransaction,
  { caller, member, requestedBy }: { caller: Caller; member: MemberRow; requestedBy: string | null },
): Promise<void> {
  const { tx } = context;
  const requester = requestedBy === null ? undefined : await findMember(tx, caller.tenantId, requestedBy);
  if (!requester) return;
  const actor = await findMember(tx, caller.tenantId, caller.userId);
  const tenant = await findTenant(tx, caller.tenantId);
  await mailUser(context, {
    to: requester,
    mail: 'factor-reset-declined',
    values: {
      actor: actor?.name ?? '',
      tenantName: tenant?.name ?? '',
      personName: member.name,
      personEmail: member.email,
    },
  });
}

/** Requires an admin other than the user and the requester who does not rank below the user. @returns the user */
async function requireSecondAdmin(context: TransactionContext, open: FactorResetRow): Promise<MemberRow> {
  const refused = refusalToConfirm(
    { userId: open.user_id, requestedBy: open.requested_by, confirmed: open.confirmed_at !== null },
    context.caller.userId,
  );
  if (refused) throw new Refusal(refused);
  return await findUser(context, open.user_id);
}

/** Finds a user whose factors this team may manage, because they are a member of no other team. */
async function findUser(context: TransactionContext, userId: string): Promise<MemberRow> {
  const member = await findMemberOrRefuse(context, userId);
  if (member.state === 'invited') throw new Refusal('user-not-found');
  await requireManageable(context, member, 'refused');
  if (await hasOtherMemberships(context.tx, userId, context.caller.tenantId))
    throw new Refusal('factor-reset-elsewhere');
  return member;
}

/** Finds an open reset in the caller's tenant only, because the transaction sees all tenants. */
async function findOpen({ tx, caller }: TransactionContext, resetId: string): Promise<FactorResetRow> {
  const reset = await findOrRefuse(resetId, (id) => findFactorReset(tx, id), 'factor-reset-not-found');
  if (reset.tenant_id !== caller.tenantId || reset.ended_at !== null) throw new Refusal('factor-reset-not-found');
  return reset;
}

interface ResetNotice {
  caller: Caller;
  member: MemberRow;
  mail: 'factor-reset-asked' | 'factor-reset-confirmed' | 'factor-reset-cancelled';
  /** Expiry of the link that cancels the reset. */
  linkUntil?: Date;
}

async function notifyReset(
  context: AnonymousTransaction,
  { caller, member, mail, linkUntil }: ResetNotice,
): Promise<void> {
  const { tx, now } = context;
  const actor = await findMember(tx, caller.tenantId, caller.userId);
  const tenant = await findTenant(tx, caller.tenantId);
  const delay = context.services.config.lifetimes.factorResetDelay;
  // the first mail's link is valid as long as the reset may last: until confirmation plus the delay
  const until = linkUntil && later(linkUntil, mail === 'factor-reset-asked' ? delay * second : 0);
  const link =
    until &&
    (await makeLink(context, {
      purpose: 'keep-factors',
      userId: member.id,
      tenantId: caller.tenantId,
      lifetime: until.getTime() - now.getTime(),
    }));
  const values = {
    actor: actor?.name ?? '',
    tenantName: tenant?.name ?? '',
    delay: inWords(delay),
    ...(linkUntil && { dueAt: dateTimeValue(linkUntil) }),
  };
  await mailUser(context, { to: member, mail, values, ...(link && { link: link.url, linkId: link.id }) });
}

async function recordReset(
  context: TransactionContext,
  { action, userId, details }: { action: EventKey; userId: string; details?: Record<string, unknown> },
): Promise<void> {
  await context.audit({
    action,
    severity: 'High',
    target: { kind: 'user', id: userId },
    ...(details && { details }),
  });
}

async function describeOpen({ tx, now }: AnonymousTransaction, tenantId: string, userId: string): Promise<FactorReset> {
  const [row] = await listOpenFactorResets(tx, tenantId, now, userId);
  return describe(row!);
}

function describe(row: FactorResetWithNames): FactorReset {
  const userOf = (id: string | null, name: string | null) => (id !== null && name !== null ? { id, name } : null);
  const confirmedBy = userOf(row.confirmed_by, row.confirmer_name);
  return {
    id: row.id,
    userId: row.user_id,
    userName: row.user_name,
    userEmail: row.user_email,
    state: row.confirmed_at === null ? 'asked' : 'confirmed',
    requestedBy: userOf(row.requested_by, row.requester_name),
    requestedAt: row.requested_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    ...(confirmedBy && { confirmedBy }),
    ...(row.due_at && { dueAt: row.due_at.toISOString() }),
  };
}

/**
 * Runs work in the system scope, because factors and memberships of a user belong to no single tenant: every query of
 * `work` has to name the user or the tenant.
 */
async function withUserOfTeam<T>(
  context: CallContext,
  work: (tx: Tx, context: TransactionContext) => Promise<T>,
): Promise<T> {
  return await context.acrossTenants('verification methods of a user belong to no tenant', work);
}
