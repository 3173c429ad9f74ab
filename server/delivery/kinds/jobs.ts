/** Jobs: work enqueued by a transaction (see `enqueue.ts`), and scheduled work. One lane per kind of job. */
import type { Claimed, Queue } from '#server/db/queries/delivery/queue.ts';
import type { DeliveryKind } from '#server/delivery/delivery-kind.ts';
import { openPayload, type JobKind, type JobPayloads } from '#server/delivery/enqueue.ts';
import { doubling } from '#server/delivery/retry-schedule.ts';
import { scheduleRegularJobs } from '#server/delivery/schedule.ts';
import { day, hour } from '#server/lib/clock.ts';
import type { Services } from '#server/services.ts';

export type JobHandlers = { [K in JobKind]: (payload: JobPayloads[K], job: { id: number }) => Promise<void> };

interface ClaimedJob extends Claimed {
  payload: unknown;
}

export const jobQueue: Queue = {
  table: 'jobs',
  laneColumn: 'kind',
  columns: ['payload'],
  // the row is kept for a while, so that its slot stays taken
  whenDone: `payload = '{}'`,
  reason: 'the outbox serves all tenants',
};

/** Covers an outage of the mail server over a weekend. */
const schedule = doubling({ longest: hour, jitter: 0, givesUpAfter: 3 * day });

/** Jobs that wait for external servers. The others use our own database, and few of its connections. */
const concurrencyOf: { [K in JobKind]?: number } = { mail: 10, sms: 10, 'backchannel-logout': 10 };
const defaultConcurrency = 4;

/** @param plans whether regular jobs are enqueued each hour */
export function jobs(services: Services, handlers: JobHandlers, plans = true): DeliveryKind<ClaimedJob> {
  const lanes = (Object.keys(handlers) as JobKind[]).map((kind) => {
    const handle = handlers[kind] as (payload: unknown, job: { id: number }) => Promise<void>;
    return {
      key: kind,
      concurrency: concurrencyOf[kind] ?? defaultConcurrency,
      schedule,
      deliver: async ({ id, payload }: ClaimedJob) => handle(openPayload(services.secrets, payload), { id }),
    };
  });
  return {
    name: 'jobs',
    queue: jobQueue,
    lanes: () => lanes,
    logFields: ({ id, lane }) => ({ job: { id, kind: lane } }),
    messages: {
      postponed: 'job failed, and is tried again',
      failed: 'job failed permanently',
      recovered: 'jobs of this kind succeed again',
    },
    ...(plans && { beforePoll: () => scheduleRegularJobs(services) }),
  };
}
