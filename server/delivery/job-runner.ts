/** Works through the outbox. Several processes may run one each: a job is claimed, done once, or tried again with growing pauses. */
import { extendLeases, type ClaimedJob } from '#server/db/queries/delivery/jobs.ts';
import { later, second } from '#server/lib/clock.ts';
import type { Services } from '#server/services.ts';
import { openPayload, type JobKind, type JobPayloads } from './enqueue.ts';
import { openLane } from './job-lane.ts';
import { scheduleRegularJobs } from './schedule.ts';

export type JobHandlers = { [K in JobKind]: (payload: JobPayloads[K], job: { id: number }) => Promise<void> };

export interface JobRunner {
  /** Looks for work now. */
  wake(): void;
  /** Resolves when nothing that is due is left: for tests and for a calm shutdown. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

const pollInterval = second;
/** Short, so that what a killed process had begun goes on soon: whoever is still at work renews it. */
const lease = 15 * second;
const renewal = lease / 3;
const places = 10;

/** They wait for servers of others. Accounts, codes and links are made meanwhile. */
const messages: readonly JobKind[] = ['mail', 'sms'];

export function startJobRunner(services: Services, handlers: JobHandlers): JobRunner {
  const { db, clock, log } = services;
  const work = async (job: ClaimedJob): Promise<void> => {
    const handler = handlers[job.kind as JobKind] as
      | ((payload: unknown, job: { id: number }) => Promise<void>)
      | undefined;
    if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`);
    await handler(openPayload(services.secrets, job.payload), { id: job.id });
  };
  const lanes = [false, true].map((others) =>
    openLane(services, { choice: { kinds: messages, others }, places, lease, work }),
  );
  const wake = (): void => lanes.forEach((lane) => lane.wake());
  const poll = setInterval(() => {
    // said once by the lanes, which fail for the same reason
    void scheduleRegularJobs(services).catch((error: unknown) =>
      log.debug({ err: error }, 'failed to schedule recurring jobs'),
    );
    wake();
  }, pollInterval);
  const renew = setInterval(() => {
    const ids = lanes.flatMap((lane) => lane.underWay());
    if (ids.length > 0) void extendLeases(db, ids, later(clock(), lease)).catch(() => undefined);
  }, renewal);
  poll.unref();
  renew.unref();
  wake();

  return {
    wake,
    async drain() {
      // what one lane does gives work to the other
      while ((await Promise.all(lanes.map((lane) => lane.drain()))).some((ran) => ran > 0));
    },
    async stop() {
      clearInterval(poll);
      await Promise.all(lanes.map((lane) => lane.stop()));
      clearInterval(renew);
    },
  };
}
