/**
 * Monitored policies: a draft is judged wherever the policy is enforced, and only counted, until it is enforced by an admin
 * or at the time for which it is scheduled.
 */
import {
  monitoredDays,
  maxDaysAhead,
  maxMonitoredNamed,
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
import type { AnonymousContext, CallContext, TransactionContext } from '#server/context.ts';
import { enqueue, type JobPayloads } from '#server/delivery/enqueue.ts';
import {
  policyTarget,
  recordPolicyChange,
  savedBy,
  type ChangeOptions,
} from '#server/use-cases/policies/record-policy-change.ts';
import { holdsPolicyRight, refuseLockout, requirePolicyRight } from './policy-versions.ts';
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

export interface WantedMonitoring {
  policy: MonitoredPolicyName;
  value: Record<string, unknown>;
  /** When the draft becomes the policy, ISO 8601. */
  enforceAt?: string | undefined;
  /** Emails those whom the draft will ask for a second factor that they do not have. */
  notify?: boolean | undefined;
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
  if (notify) await services.limits.consume('policy-notice', tenantId, services.config.limits.policyNotice);
  await changing(context, policy, async (context, present) => {
    const { tx } = context;
    const after = policy === 'sessions' ? { ...present?.value, ...draft } : draft;
    if (!isActivePolicy(policy, after))
      throw new Refusal('invalid-request', { details: ['value: must restrict something'] });
    await saveMonitoredPolicy(tx, { tenantId, policy }, { value: after, since: now, enforceAt });
    if (enforceAt) await schedule(context, { policy, enforceAt, notify });
    return { ...after, ...(enforceAt && { enforceAt: enforceAt.toISOString() }) };
  });
  if (notify) services.wakeJobs();
}

/**
 * Restrictions of addresses are not scheduled: whether they shut out the admin who saves them can only be judged while
 * that admin calls.
 * @returns null for a draft that is only monitored
 * @throws Refusal `invalid-request`
 */
function scheduledTime({ policy, enforceAt, notify }: WantedMonitoring, now: Date): Date | null {
  const refuse = (field: string, rule: string): never => {
    throw new Refusal('invalid-request', { details: [`${field}: ${rule}`], context: { fields: [{ field, rule }] } });
  };
  if (enforceAt === undefined) return notify ? refuse('notify', 'needs enforceAt') : null;
  if (policy !== 'mfa') return refuse('enforceAt', 'only the MFA policy can be scheduled');
  const at = new Date(enforceAt);
  if (at <= now) return refuse('enforceAt', 'must be in the future');
  if (at > later(now, maxDaysAhead * day)) return refuse('enforceAt', `must be within ${maxDaysAhead} days`);
  return at;
}

async function schedule(
  { tx, services, caller: { tenantId } }: TransactionContext,
  { policy, enforceAt, notify }: { policy: MonitoredPolicyName; enforceAt: Date; notify: boolean },
): Promise<void> {
  const at = enforceAt.toISOString();
  await enqueue(tx, services, {
    kind: 'enforce-policy',
    payload: { tenantId, policy },
    slot: `${tenantId} ${policy} ${at}`,
    runAt: enforceAt,
  });
  if (!notify) return;
  await enqueue(tx, services, {
    kind: 'announce-mfa',
    payload: { tenantId, enforceAt: at },
    slot: `${tenantId} ${at}`,
  });
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

/** As an audit row tells it. */
const draftOf = ({ value, enforce_at: enforceAt }: MonitoredPolicyRow): object => ({
  ...value,
  ...(enforceAt && { enforceAt: enforceAt.toISOString() }),
});

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

/**
 * Job that makes a scheduled draft the policy once its time has come, by the database's clock. It does nothing for a
 * schedule that was canceled, postponed or done before, so that it can run twice, and beside other processes.
 */
export async function enforceDuePolicy(
  context: AnonymousContext,
  { tenantId, policy }: JobPayloads['enforce-policy'],
): Promise<void> {
  await context.inTenant(tenantId, async (tx, context) => {
    const present = await context.present();
    const origin = { tenantId, policy, actorId: null, source: 'scheduled' } as const;
    await recordPolicyChange(context, origin, async () => {
      const due = await findMonitoredPolicy(tx, { tenantId, policy });
      if (!due?.enforce_at || due.enforce_at > present) return undefined;
      const change = await writePolicy(context, { tenantId, policy }, due.value);
      await deleteMonitoredPolicy(tx, { tenantId, policy });
      return change;
    });
  });
}
