/** Records what monitored rules would have refused. Never fails the call: what is only monitored refuses nothing. */
import { countMonitoredRefusal, type MonitoredRefusal } from '#server/db/queries/core/monitored-refusals.ts';
import type { MonitoredPolicy } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { wasRecordedLately } from './recorded-lately.ts';

type RecordingServices = Pick<Services, 'db' | 'clock' | 'log'>;

/**
 * The same user or token, way and address count once in ten minutes, as refusals do.
 *
 * @param hit its `policies` are the answer of `wouldRefuse`
 */
export async function recordMonitored(
  { db, clock, log }: RecordingServices,
  { policies, ...hit }: Omit<MonitoredRefusal, 'at' | 'policies'> & { policies: readonly MonitoredPolicy[] | null },
): Promise<void> {
  if (!policies?.length) return;
  const at = clock();
  const fresh = policies.filter(
    (policy) => !wasRecordedLately(db, [hit.tenantId, policy, hit.way, hit.subject, hit.ip].join(' '), at),
  );
  if (fresh.length === 0) return;
  try {
    await db.inTenant(hit.tenantId, (tx) => countMonitoredRefusal(tx, { ...hit, policies: fresh, at }));
  } catch (error) {
    log.warn({ err: error, tenantId: hit.tenantId }, 'failed to record a monitored rejection');
  }
}
