/** Scheduled work: one job per kind and hour, across all processes. */
import { hour } from '#server/lib/clock.ts';
import type { Services } from '#server/services.ts';
import { enqueue } from './enqueue.ts';

const plannedHours = new WeakMap<Services, number>();

export async function scheduleRegularJobs(services: Services): Promise<void> {
  const thisHour = Math.floor(services.clock().getTime() / hour);
  if (plannedHours.get(services) === thisHour) return;
  await services.db.acrossTenants('regular jobs serve the installation', async (tx) => {
    const slot = String(thisHour);
    await enqueue(tx, services, { kind: 'rotate-signing-keys', payload: {}, slot });
    await enqueue(tx, services, { kind: 'sweep-expired', payload: {}, slot });
    await enqueue(tx, services, { kind: 'warn-password-ends', payload: {}, slot });
  });
  plannedHours.set(services, thisHour);
}
