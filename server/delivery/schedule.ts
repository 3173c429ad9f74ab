/** Scheduled work: one job per kind and hour, across all processes. */
import { hour } from '#server/lib/clock.ts';
import type { Services } from '#server/services.ts';
import { enqueue, type Job, type JobKind } from './enqueue.ts';

const plannedHours = new WeakMap<Services, number>();

export async function scheduleRegularJobs(services: Services): Promise<void> {
  const thisHour = Math.floor(services.clock().getTime() / hour);
  if (plannedHours.get(services) === thisHour) return;
  const slot = String(thisHour);
  await enqueueRegular(services, [
    { kind: 'rotate-signing-keys', payload: {}, slot },
    { kind: 'sweep-expired', payload: {}, slot },
    { kind: 'warn-password-ends', payload: {}, slot },
    { kind: 'verify-audits', payload: {}, slot },
    { kind: 'mail-audit-heads', payload: {}, slot },
    { kind: 'check-sso-connections', payload: {}, slot },
    // once a day
    { kind: 'prune-audits', payload: {}, slot: String(Math.floor(thisHour / 24)) },
  ]);
  plannedHours.set(services, thisHour);
}

/** Enqueues work for the whole installation. */
export async function enqueueRegular(services: Services, jobs: readonly Job<JobKind>[]): Promise<void> {
  await services.db.acrossTenants('regular jobs serve the installation', async (tx) => {
    for (const job of jobs) await enqueue(tx, services, job);
  });
}
