/**
 * Provisional changes of policies: they apply at once, and undo themselves unless somebody confirms them in time from a
 * session that began after the change, which proves that one can still sign in.
 */
import type { PendingPolicy, PolicyName } from '#shared/contract/policies/policy-history.ts';
import {
  listPendingPolicies,
  lockPendingPolicy,
  saveProvisional,
  type PendingPolicyRow,
} from '#server/db/queries/core/policy-versions.ts';
import { beganAfter } from '#server/db/queries/sessions/session-beginning.ts';
import { enqueue, type JobPayloads } from '#server/delivery/enqueue.ts';
import { later } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { AnonymousContext, CallContext, TransactionContext } from '#server/context.ts';
import { policyTarget, recordPolicyChange } from '#server/use-cases/policies/record-policy-change.ts';
import { notifyPolicyUndone } from './notify-policy-undone.ts';
import { applyVersion, holdsPolicyRight, refuseLockout, requirePolicyRight } from './policy-versions.ts';

/** Those that the caller may read. `now` is the server's time, by which `revertAt` counts. */
export async function readPendingPolicies(context: CallContext): Promise<{ items: PendingPolicy[]; now: string }> {
  const { caller } = context;
  const { pending, now } = await context.inTenant(caller.tenantId, async (tx, context) => ({
    pending: await listPendingPolicies(tx, caller.tenantId),
    now: await context.present(),
  }));
  const items = pending.filter(({ policy }) => holdsPolicyRight(caller, policy, 'read'));
  const described = [];
  for (const item of items) described.push(await describe(context, item));
  return { items: described, now: now.toISOString() };
}

async function describe(context: CallContext, pending: PendingPolicyRow): Promise<PendingPolicy> {
  const { policy, version, from, since, revertAt } = pending;
  return {
    policy,
    version,
    returnsTo: from,
    since: since.toISOString(),
    revertAt: revertAt.toISOString(),
    writable: holdsPolicyRight(context.caller, policy, 'write'),
    confirmable: await isNewSignIn(context, since),
  };
}

/** The session may be one of another tenant of the user, into which a tab has switched. */
async function isNewSignIn(context: CallContext, since: Date): Promise<boolean> {
  const { caller } = context;
  if (caller.apiToken !== null || !isUuid(caller.sessionId)) return false;
  return await context.asUser(caller.userId, (tx) => beganAfter(tx, caller.sessionId, since));
}

interface Wanted {
  policy: PolicyName;
  /** The version that the caller saw. */
  version: number;
}

/** @throws Refusal `policy-not-provisional` if the version is not the latest, is final, or its time is over */
async function lockPending(context: TransactionContext, { policy, version }: Wanted): Promise<PendingPolicyRow> {
  const { tenantId } = context.caller;
  const pending = await lockPendingPolicy(context.tx, { tenantId, policy });
  if (pending?.version !== version || pending.revertAt <= (await context.present()))
    throw new Refusal('policy-not-provisional');
  return pending;
}

/**
 * Makes a provisional change final.
 * @throws Refusal `forbidden`, `policy-not-provisional`, `policy-confirm-needs-sign-in`
 */
export async function confirmPolicy(context: CallContext, wanted: Wanted): Promise<void> {
  const { policy } = wanted;
  requirePolicyRight(context, policy, 'write');
  const { tenantId } = context.caller;
  const { since } = await context.inTenant(tenantId, (_tx, context) => lockPending(context, wanted));
  if (!(await isNewSignIn(context, since))) throw new Refusal('policy-confirm-needs-sign-in');
  await context.inTenant(tenantId, async (tx, context) => {
    const { revertAt } = await lockPending(context, wanted);
    await saveProvisional(tx, { tenantId, policy }, undefined);
    await context.audit({
      action: 'tenant.policy-confirmed',
      severity: 'Medium',
      target: policyTarget(policy, tenantId),
      details: { before: { revertAt: revertAt.toISOString() }, after: null },
    });
  });
}

/**
 * Undoes a provisional change before its time.
 * @throws Refusal `forbidden`, `policy-not-provisional`, `restriction-locks-out`
 */
export async function undoPolicy(context: CallContext, wanted: Wanted): Promise<void> {
  const { policy } = wanted;
  requirePolicyRight(context, policy, 'write');
  const { tenantId, userId } = context.caller;
  await context.inTenant(tenantId, async (_tx, context) => {
    const { from } = await lockPending(context, wanted);
    const origin = { tenantId, policy, actorId: userId, source: 'reverted', restoredFrom: from } as const;
    await recordPolicyChange(context, origin, async () => {
      const change = await applyVersion(context, { tenantId, policy }, from);
      await refuseLockout(context, policy);
      return change;
    });
  });
}

/**
 * Job that undoes a provisional change whose time is over, by the database's clock. It does nothing for a change that was
 * confirmed or superseded, so that it can run twice, and beside other processes. A process whose clock is ahead takes it
 * too early: then it comes again.
 */
export async function revertDuePolicy(
  context: AnonymousContext,
  { tenantId, policy }: JobPayloads['revert-policy'],
): Promise<void> {
  await context.inTenant(tenantId, async (tx, context) => {
    const pending = await lockPendingPolicy(tx, { tenantId, policy });
    if (!pending) return;
    const { from, revertAt } = pending;
    const early = revertAt.getTime() - (await context.present()).getTime();
    if (early > 0) {
      const { services, now } = context;
      await enqueue(tx, services, { kind: 'revert-policy', payload: { tenantId, policy }, runAt: later(now, early) });
      return;
    }
    const origin = { tenantId, policy, actorId: null, source: 'reverted', restoredFrom: from } as const;
    await recordPolicyChange(context, origin, () => applyVersion(context, { tenantId, policy }, from));
    await notifyPolicyUndone(context, { tenantId, policy }, from);
  });
}
