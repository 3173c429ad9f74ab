/**
 * Monitored policies: a draft is judged wherever the policy is enforced, and only counted, until an admin enforces it or the
 * time comes for which it is scheduled.
 */
import {
  maxMonitoredNamed,
  monitoredDays,
  type MonitoredPolicy,
  type MonitoredPolicyName,
} from '#shared/contract/policies/policy-monitoring.ts';
import {
  deleteMonitoredPolicy,
  findMonitoredPolicy,
  listMonitoredPolicies,
  readMonitoredFigures,
  saveMonitoredPolicy,
  type MonitoredFigures,
  type MonitoredPolicyRow,
} from '#server/db/queries/core/monitored-refusals.ts';
import { lockPolicyHead } from '#server/db/queries/core/policy-versions.ts';
import { endSurplusSessionsOfTenant, findSessionPolicy } from '#server/db/queries/sessions/session-policies.ts';
import { isActivePolicy } from '#server/domain/policies/risky-change.ts';
import { day, later } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import {
  policyTarget,
  recordPolicyChange,
  savedBy,
  type ChangeOptions,
} from '#server/use-cases/policies/record-policy-change.ts';
import { holdsPolicyRight, refuseLockout, requirePolicyRight } from './policy-versions.ts';
import { draftOf, requireMore, scheduledTime, schedulePolicy, type WantedSchedule } from './scheduled-policies.ts';
import { validatePolicy, writePolicy } from './write-policy.ts';

/** Those that the caller may read. */
export async function readMonitoredPolicies(context: CallContext): Promise<{ items: MonitoredPolicy[] }> {
  const { caller, now } = context;
  const { tenantId } = caller;
  const items = await context.inTenant(tenantId, async (tx) => {
    const described = [];
    for (const row of await listMonitoredPolicies(tx, tenantId)) {
      if (!holdsPolicyRight(caller, row.policy, 'read')) continue;
      const among = { since: later(now, -monitoredDays * day), limit: maxMonitoredNamed };
      described.push(describe(row, await readMonitoredFigures(tx, { tenantId, policy: row.policy }, among)));
    }
    return described;
  });
  return { items };
}

function describe(
  { policy, value, since, enforce_at: enforceAt }: MonitoredPolicyRow,
  figures: MonitoredFigures,
): MonitoredPolicy {
  const { signIns, calls, emails, users, names, tokens, tokens_total: tokensTotal, domains, days } = figures;
  return {
    policy,
    value,
    since: since.toISOString(),
    enforceAt: enforceAt?.toISOString() ?? null,
    signIns,
    calls,
    emails,
    users: { total: users, items: names },
    apiTokens: { total: tokensTotal, items: tokens },
    domains,
    days,
  };
}

export interface WantedMonitoring extends WantedSchedule {
  value: Record<string, unknown>;
}

/**
 * @throws Refusal `forbidden`, `too-many-requests`; `invalid-request` for a draft that is none, or that refuses nobody,
 *   and for a time that is not ahead
 */
export async function monitorPolicy(context: CallContext, wanted: WantedMonitoring): Promise<void> {
  const { policy, value, notify = false } = wanted;
  requirePolicyRight(context, policy, 'write');
  const { services, caller, now } = context;
  const { tenantId } = caller;
  const draft = validatePolicy(policy, value);
  const enforceAt = scheduledTime(wanted, now);
  // before the limit: what is refused uses up no announcement
  if (enforceAt) await context.inTenant(tenantId, (tx) => requireMore(tx, tenantId, draft));
  if (notify) await services.limits.consume('policy-notice', tenantId, services.config.limits.policyNotice);
  await changing(context, policy, async (context, present) => {
    const { tx } = context;
    const after = policy === 'sessions' ? { ...present?.value, ...draft } : draft;
    if (!isActivePolicy(policy, after))
      throw new Refusal('invalid-request', { details: ['value: must restrict something'] });
    await saveMonitoredPolicy(tx, { tenantId, policy }, { value: after, since: now, enforceAt });
    if (enforceAt) await schedulePolicy(context, { enforceAt, notify });
    return draftOf({ value: after, enforce_at: enforceAt });
  });
  if (notify) services.wakeJobs();
}

/** @throws Refusal `forbidden`; `policy-not-found` for a policy that is not monitored */
export async function stopMonitoring(context: CallContext, policy: MonitoredPolicyName): Promise<void> {
  requirePolicyRight(context, policy, 'write');
  await changing(context, policy, async ({ tx }, present) => {
    if (!present) throw new Refusal('policy-not-found');
    await deleteMonitoredPolicy(tx, { tenantId: context.caller.tenantId, policy });
    return null;
  });
}

/** Runs a change of what is monitored under the lock of the policy, and records it. */
async function changing(
  context: CallContext,
  policy: MonitoredPolicyName,
  change: (context: TransactionContext, present: MonitoredPolicyRow | undefined) => Promise<object | null>,
): Promise<void> {
  const { tenantId } = context.caller;
  await context.inTenant(tenantId, async (tx, context) => {
    await lockPolicyHead(tx, { tenantId, policy });
    const present = await findMonitoredPolicy(tx, { tenantId, policy });
    const after = await change(context, present);
    await context.audit({
      action: 'tenant.policy-monitoring-changed',
      target: policyTarget(policy, tenantId),
      details: { before: present ? draftOf(present) : null, after },
    });
  });
}

/**
 * Saves the draft that is monitored, as if it was entered, and stops monitoring it.
 * @throws Refusal `forbidden`, `restriction-locks-out`; `policy-not-found` for a policy that is not monitored
 */
export async function enforceMonitored(
  context: CallContext,
  { policy, ...options }: { policy: MonitoredPolicyName } & ChangeOptions,
): Promise<void> {
  requirePolicyRight(context, policy, 'write');
  const { services, caller, now, requestMetadata } = context;
  const { tenantId } = caller;
  await context.inTenant(tenantId, async (tx, context) => {
    await recordPolicyChange(context, savedBy(context, policy, options), async () => {
      const monitored = await findMonitoredPolicy(tx, { tenantId, policy });
      if (!monitored) throw new Refusal('policy-not-found');
      const kept = policy === 'sessions' ? (await findSessionPolicy(tx, tenantId))?.value : {};
      const change = await writePolicy(context, { tenantId, policy }, { ...kept, ...monitored.value });
      await deleteMonitoredPolicy(tx, { tenantId, policy });
      await refuseLockout(context, policy);
      return change;
    });
  });
  if (policy === 'sessions') await endSurplusSessionsOfTenant(services.db, tenantId, now, requestMetadata);
}
