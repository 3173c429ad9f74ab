/** Thirty days of usage of Acme, by the meters of the demo's configuration. */
import type { Tx } from '#server/db/database.ts';
import { insertEvents } from '#server/db/queries/usage/usage-events.ts';
import { day, later } from '#server/lib/clock.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { AcmeOptions } from './acme.types.ts';

const days = 30;

/** Fewer requests at the ends of weeks; storage grows. Near the limit of requests towards the end of a month. */
const requestsOf = (at: Date, index: number): number =>
  Math.round((at.getUTCDay() % 6 === 0 ? 480 : 1900) * (1 + 0.15 * Math.sin(index * 2)));
const storageOf = (index: number): number => Math.round((48 + index * 0.6) * 10) / 10;

export async function writeAcmeUsage(tx: Tx, { random, tenantId, now }: AcmeOptions): Promise<void> {
  const events = Array.from({ length: days }, (_, index) => {
    const at = later(now, -(days - 1 - index) * day);
    const event = { tenantId, at, timed: true };
    return [
      { ...event, id: randomId(random), meter: 'api-requests', quantity: requestsOf(at, index) },
      { ...event, id: randomId(random), meter: 'storage', quantity: storageOf(index) },
    ];
  });
  await insertEvents(tx, events.flat());
}
