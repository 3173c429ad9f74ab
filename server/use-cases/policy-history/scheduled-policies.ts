/** Monitored drafts of the MFA policy that become the policy at a time. */
import { maxDaysAhead, type MonitoredPolicyName } from '#shared/contract/policies/policy-monitoring.ts';
import type { Tx } from '#server/db/database.ts';
import {
  deleteMonitoredPolicy,
  findMonitoredPolicy,
  type MonitoredPolicyRow,
} from '#server/db/queries/core/monitored-refusals.ts';
import { findTenantPolicy, findVendorPolicy } from '#server/db/queries/core/policies.ts';
import { enqueue, type JobPayloads } from '#server/delivery/enqueue.ts';
import { isRiskyChange } from '#server/domain/policies/risky-change.ts';
import { day, later } from '#server/lib/clock.ts';
import { invalidField } from '#server/lib/invalid-field.ts';
import type { AnonymousContext, TransactionContext } from '#server/context.ts';
import { policyTarget, recordPolicyChange } from '#server/use-cases/policies/record-policy-change.ts';
import { writePolicy } from './write-policy.ts';

const policy = 'mfa';

/** A draft as an audit row tells it. */
export const draftOf = ({
  value,
  enforce_at: enforceAt,
}: Pick<MonitoredPolicyRow, 'value' | 'enforce_at'>): object => ({
  ...value,
  ...(enforceAt && { enforceAt: enforceAt.toISOString() }),
});

export interface WantedSchedule {
  policy: MonitoredPolicyName;
  /** When the draft becomes the policy, ISO 8601. */
  enforceAt?: string | undefined;
  /** Emails those whom the draft will ask for a second factor that they do not have. */
  notify?: boolean | undefined;
}

const refuse = (field: string, rule: string): never => {
  throw invalidField(field, rule);
};

/**
 * Restrictions of addresses are not scheduled: whether they shut out the admin who saves them can only be judged while
 * that admin calls.
 * @returns null for a draft that is only monitored
 * @throws Refusal `invalid-request`
 */
export function scheduledTime({ policy: wanted, enforceAt, notify }: WantedSchedule, now: Date): Date | null {
  if (enforceAt === undefined) return notify ? refuse('notify', 'needs enforceAt') : null;
  if (wanted !== policy) return refuse('enforceAt', 'only the MFA policy can be scheduled');
  const at = new Date(enforceAt);
  if (at <= now) return refuse('enforceAt', 'must be in the future');
  if (at > later(now, maxDaysAhead * day)) return refuse('enforceAt', `must be within ${maxDaysAhead} days`);
  return at;
}

/** @throws Refusal `invalid-request` for a draft that asks no more of users than what applies */
export async function requireMore(tx: Tx, tenantId: string, draft: Record<string, unknown>): Promise<void> {
  if (!(await asksMore(tx, tenantId, draft))) refuse('value', 'must require more than what applies now');
}

interface Schedule {
  enforceAt: Date;
  notify: boolean;
}

/** Plans what a stored draft needs: to be enforced in time, and announced. */
export async function schedulePolicy(
  { tx, services, caller: { tenantId } }: TransactionContext,
  { enforceAt, notify }: Schedule,
): Promise<void> {
  const payload = { tenantId, enforceAt: enforceAt.toISOString() };
  const slot = `${tenantId} ${payload.enforceAt}`;
  await enqueue(tx, services, { kind: 'enforce-mfa', payload, slot, runAt: enforceAt });
  if (notify) await enqueue(tx, services, { kind: 'announce-mfa', payload, slot });
}

/** Whether an MFA policy asks more of users than what applies: the tenant's own, else the vendor's. */
async function asksMore(tx: Tx, tenantId: string, after: Record<string, unknown>): Promise<boolean> {
  const { value: before } = (await findTenantPolicy(tx, tenantId, policy)) ?? (await findVendorPolicy(tx, policy));
  return isRiskyChange(policy, { before, after, added: [], removed: [] });
}

/** The draft that is scheduled for a time; `undefined` once the schedule has changed, or its tenant was deleted. */
export async function findScheduled(
  tx: Tx,
  { tenantId, enforceAt }: JobPayloads['enforce-mfa'],
): Promise<MonitoredPolicyRow | undefined> {
  const monitored = await findMonitoredPolicy(tx, { tenantId, policy });
  return monitored?.enforce_at?.toISOString() === enforceAt ? monitored : undefined;
}

/**
 * Job that makes a scheduled draft the policy once its time has come, by the database's clock. It does nothing for a
 * schedule that was canceled, postponed or done before, so that it can run twice, and beside other processes. A process
 * whose clock is ahead takes it too early: then it comes again.
 */
export async function enforceScheduled(
  context: AnonymousContext,
  scheduled: JobPayloads['enforce-mfa'],
): Promise<void> {
  const { tenantId, enforceAt } = scheduled;
  await context.inTenant(tenantId, async (tx, context) => {
    // before anything is locked: a tenant that was deleted has no policy to lock
    if (!(await findScheduled(tx, scheduled))) return;
    const early = Date.parse(enforceAt) - (await context.present()).getTime();
    if (early > 0) {
      const runAt = later(context.now, early);
      return await enqueue(tx, context.services, { kind: 'enforce-mfa', payload: scheduled, runAt });
    }
    const origin = { tenantId, policy, actorId: null, source: 'scheduled' } as const;
    await recordPolicyChange(context, origin, async () => {
      const due = await findScheduled(tx, scheduled);
      if (!due) return undefined;
      await deleteMonitoredPolicy(tx, { tenantId, policy });
      if (await asksMore(tx, tenantId, due.value)) return await writePolicy(context, { tenantId, policy }, due.value);
      // an admin has required as much meanwhile, or more: what they decided last is not weakened
      await context.audit({
        action: 'tenant.policy-monitoring-changed',
        tenantId,
        actorId: null,
        target: policyTarget(policy, tenantId),
        details: { before: draftOf(due), after: null },
      });
      return undefined;
    });
  });
}
