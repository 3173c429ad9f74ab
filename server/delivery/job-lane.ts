/** A lane of the outbox: so many jobs at once, each replaced by the next as soon as it ends, so that a slow one holds up nobody but its place. */
import {
  claimJobs,
  finishJob,
  postponeJob,
  type ClaimedJob,
  type JobChoice,
} from '#server/db/queries/delivery/jobs.ts';
import { day, hour, later, second } from '#server/lib/clock.ts';
import type { Services } from '#server/services.ts';

export interface JobLane {
  /** Looks for work now. */
  wake(): void;
  /** Resolves when nothing that is due is left. @returns how many jobs were under way or ran */
  drain(): Promise<number>;
  /** Ids of the jobs that are under way. */
  underWay(): number[];
  stop(): Promise<void>;
}

export interface LaneOptions {
  choice: JobChoice;
  /** At once. */
  places: number;
  /** Milliseconds. */
  lease: number;
  work: (job: ClaimedJob) => Promise<void>;
}

/** A mail server may be away for a weekend. */
const givesUpAfter = 3 * day;
/** What was done is noted again and again, so that it is not done twice because the database was away at the wrong moment. */
const noteTries = 60;

export function openLane(services: Services, { choice, places, lease, work }: LaneOptions): JobLane {
  const { db, clock, log, metrics } = services;
  const running = new Map<number, Promise<void>>();
  let stopped = false;
  let again = false;
  let looking: Promise<void> | undefined;
  let failing = false;
  let ran = 0;

  const run = async (job: ClaimedJob): Promise<void> => {
    try {
      await work(job);
    } catch (error) {
      const retryAt = nextTry(job, clock());
      metrics.jobs.inc({ kind: job.kind, outcome: retryAt ? 'postponed' : 'failed' });
      log.warn({ err: error, job: { id: job.id, kind: job.kind, attempts: job.attempts, retryAt } }, 'job failed');
      return await postponeJob(db, job.id, String(error), clock(), retryAt);
    }
    metrics.jobs.inc({ kind: job.kind, outcome: 'done' });
    await note(() => finishJob(db, job.id, clock()));
  };
  const note = async (write: () => Promise<void>): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await write();
      } catch (error) {
        if (stopped || tries === noteTries) throw error;
        await new Promise((resolve) => setTimeout(resolve, second).unref());
      }
    }
  };
  const start = (job: ClaimedJob): void => {
    ran += 1;
    const one = run(job)
      .catch((error: unknown) =>
        log.warn({ err: error, job: { id: job.id, kind: job.kind } }, 'failed to record the result of a job'),
      )
      .finally(() => {
        running.delete(job.id);
        void look();
      });
    running.set(job.id, one);
  };
  const take = async (): Promise<void> => {
    const count = places - running.size;
    if (count <= 0 || stopped) return;
    const now = clock();
    const claimed = await claimJobs(db, choice, { now, leaseUntil: later(now, lease), count });
    claimed.forEach(start);
    if (failing) log.info('outbox is readable again');
    failing = false;
  };
  const lookOnce = async (): Promise<void> => {
    do {
      again = false;
      await take();
    } while (again && !stopped);
  };
  const look = (): Promise<void> => {
    again = true;
    looking ??= lookOnce()
      .catch((error: unknown) => {
        // once, and not every second
        if (!failing) log.warn({ err: error }, 'failed to read the outbox');
        failing = true;
      })
      .finally(() => (looking = undefined));
    return looking;
  };
  const rest = async (): Promise<void> => {
    while (looking !== undefined || running.size > 0) await Promise.all([looking, ...running.values()]);
  };
  return {
    wake: () => void look(),
    async drain() {
      // what is under way already may give work to another lane too
      const before = ran - running.size;
      await look();
      await rest();
      return ran - before;
    },
    underWay: () => [...running.keys()],
    async stop() {
      stopped = true;
      await rest();
    },
  };
}

/** 5 s, 10 s, 20 s, … up to an hour. */
function nextTry(job: ClaimedJob, now: Date): Date | null {
  if (now.getTime() - job.created_at.getTime() > givesUpAfter) return null;
  return later(now, Math.min(5 * second * 2 ** (job.attempts - 1), hour));
}
