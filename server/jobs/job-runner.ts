/** Works through the outbox. Several processes may run one each: a job is claimed, done once, or tried again with growing pauses. */
import { claimJobs, finishJob, postponeJob, type ClaimedJob } from '#server/db/queries/jobs.ts';
import { day, hour, later, minute, second } from '#server/lib/clock.ts';
import type { Services } from '#server/services.ts';
import { openPayload, type JobKind, type JobPayloads } from './enqueue.ts';
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
const lease = minute;
const batch = 10;
/** A mail server may be away for a weekend. */
const givesUpAfter = 3 * day;

export function startJobRunner(services: Services, handlers: JobHandlers): JobRunner {
  const { db, clock, log } = services;
  let stopped = false;
  let running: Promise<void> | undefined;
  let again = false;

  const run = async (job: ClaimedJob): Promise<void> => {
    try {
      const handler = handlers[job.kind as JobKind] as ((payload: unknown, job: { id: number }) => Promise<void>) | undefined;
      if (!handler) throw new Error(`no handler for jobs of kind ${job.kind}`);
      await handler(openPayload(services.secrets, job.payload), { id: job.id });
      await finishJob(db, job.id, clock());
      services.metrics.jobs.inc({ kind: job.kind, outcome: 'done' });
    } catch (error) {
      const retryAt = nextTry(job, clock());
      services.metrics.jobs.inc({ kind: job.kind, outcome: retryAt ? 'postponed' : 'failed' });
      log.warn({ err: error, job: { id: job.id, kind: job.kind, attempts: job.attempts, retryAt } }, 'job failed');
      await postponeJob(db, job.id, String(error), clock(), retryAt);
    }
  };
  const workOff = async (): Promise<void> => {
    do {
      again = false;
      const jobs = await claimJobs(db, clock(), later(clock(), lease), batch);
      await Promise.all(jobs.map(run));
      if (jobs.length > 0) again = true;
    } while (again && !stopped);
  };
  const tick = (): Promise<void> => {
    again = true;
    running ??= workOff()
      .catch((error: unknown) => log.warn({ err: error }, 'the outbox cannot be read'))
      .finally(() => (running = undefined));
    return running;
  };
  const timer = setInterval(() => {
    void scheduleRegularJobs(services).catch((error: unknown) => log.warn({ err: error }, 'regular jobs cannot be planned'));
    void tick();
  }, pollInterval);
  timer.unref();
  void tick();

  return {
    wake: () => void tick(),
    drain: tick,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** 5 s, 10 s, 20 s, … up to an hour. */
function nextTry(job: ClaimedJob, now: Date): Date | null {
  if (now.getTime() - job.created_at.getTime() > givesUpAfter) return null;
  return later(now, Math.min(5 * second * 2 ** (job.attempts - 1), hour));
}
