/**
 * Processes one queue. Any number of processes run one each on the same table: a row is claimed with a lease that its
 * process renews while it works, and that others take over when the process has died. A result after the lease was lost
 * has no effect, except for success.
 */
import {
  claim,
  finish,
  postpone,
  renewLeases,
  type Claimed,
  type FailedAttempt,
  type LaneDemand,
} from '#server/db/queries/delivery/queue.ts';
import { second } from '#server/lib/clock.ts';
import type { Services } from '#server/services.ts';
import { DeliveryFailure, type DeliveryKind, type Lane } from './delivery-kind.ts';
import type { DeliveryMetrics } from './delivery-metrics.ts';
import { nextAttempt } from './retry-schedule.ts';

export interface QueueRunner {
  /** Polls now. */
  wake(): void;
  /** Enqueues regular work, as at each interval, and polls. Resolves when both have ended. */
  tick(): Promise<void>;
  /** Resolves when no due rows are left: for tests. */
  drain(): Promise<void>;
  /** Stops claiming, and resolves when the running deliveries have ended. */
  stop(): Promise<void>;
}

export interface QueueRunnerOptions {
  metrics: DeliveryMetrics;
  /** Milliseconds. Short, so that claims of a killed process are soon taken over: a live one renews it. */
  lease?: number;
}

const pollInterval = second;
/** Recording a result is retried, so that a short outage of the database repeats no delivery. */
const recordAttempts = 60;

export function startQueueRunner<Row extends Claimed>(
  services: Services,
  kind: DeliveryKind<Row>,
  { metrics, lease: duration = 15 * second }: QueueRunnerOptions,
): QueueRunner {
  const { db, clock, log } = services;
  const lease = { clock: services.statementClock, duration };
  const running = new Map<Promise<void>, Row>();
  const failingLanes = new Set<string>();
  let stopped = false;
  let unreadable = false;
  let started = 0;
  let again = false;
  let polling: Promise<void> | undefined;
  let scheduling: Promise<void> | undefined;

  const attempt = async (lane: Lane<Row>, row: Row): Promise<void> => {
    const labels = { queue: kind.name, lane: lane.label ?? lane.key };
    const stopTimer = metrics.seconds.startTimer(labels);
    let status: number | null;
    try {
      status = (await lane.deliver(row))?.status ?? null;
    } catch (error) {
      stopTimer();
      const failed = fail(lane, row, error);
      metrics.attempts.inc({ ...labels, outcome: failed.retryAt ? 'postponed' : 'failed' });
      return await record(() => postpone(db, kind.queue, row, failed));
    }
    stopTimer();
    metrics.attempts.inc({ ...labels, outcome: 'delivered' });
    if (failingLanes.delete(lane.key)) log.info(kind.logFields(row), kind.messages.recovered);
    await record(() => finish(db, kind.queue, row, { status, now: clock() }));
  };

  const fail = (lane: Lane<Row>, row: Row, error: unknown): FailedAttempt => {
    const { status, retryAfter, permanent } =
      error instanceof DeliveryFailure ? error : { status: null, retryAfter: 0, permanent: false };
    const now = clock();
    const retryAt = permanent
      ? null
      : nextAttempt(
          lane.schedule,
          { attempts: row.attempts, since: row.created_at, retryAfter },
          { now, random: services.random },
        );
    const reason = error instanceof DeliveryFailure ? { reason: error.message, status } : { err: error };
    const fields = { ...kind.logFields(row), ...reason, attempts: row.attempts, retryAt };
    if (!retryAt) log.error(fields, kind.messages.failed);
    else log[failingLanes.has(lane.key) ? 'info' : 'warn'](fields, kind.messages.postponed);
    failingLanes.add(lane.key);
    return { status, error: error instanceof DeliveryFailure ? error.message : String(error), now, retryAt };
  };

  const record = async (write: () => Promise<void>): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await write();
      } catch (error) {
        if (stopped || tries === recordAttempts) throw error;
        await new Promise((resolve) => setTimeout(resolve, second).unref());
      }
    }
  };

  const start = (lane: Lane<Row>, row: Row): void => {
    started += 1;
    const one = attempt(lane, row)
      .catch((error: unknown) =>
        log.warn({ err: error, ...kind.logFields(row) }, 'failed to record the result of a delivery'),
      )
      .finally(() => {
        running.delete(one);
        void poll();
      });
    running.set(one, row);
  };

  const claimDue = async (lanes: ReadonlyMap<string, Lane<Row>>, ordered: boolean): Promise<void> => {
    const demand = freeCapacity(lanes, [...running.values()], ordered);
    if (demand.length === 0) return;
    const askedAt = performance.now();
    const rows = await claim<Row>(db, kind.queue, { demand, ordered, now: clock(), lease });
    // A process that was suspended meanwhile may have lost the leases already: others take over deliveries that it has
    // not begun.
    if (performance.now() - askedAt >= duration) return;
    for (const row of rows) start(lanes.get(row.lane)!, row);
  };

  const pollOnce = async (): Promise<void> => {
    do {
      again = false;
      if (stopped) return;
      const lanes = new Map(kind.lanes().map((lane) => [lane.key, lane]));
      await claimDue(lanes, false);
      await claimDue(lanes, true);
      if (unreadable) log.info({ queue: kind.name }, 'queue is readable again');
      unreadable = false;
    } while (again);
  };

  const poll = (): Promise<void> => {
    again = true;
    polling ??= pollOnce()
      .catch((error: unknown) => {
        // once per outage
        if (!unreadable) log.warn({ err: error, queue: kind.name }, 'failed to read a queue');
        unreadable = true;
      })
      .finally(() => (polling = undefined));
    return polling;
  };

  const rest = async (): Promise<void> => {
    while (polling !== undefined || running.size > 0) await Promise.all([polling, ...running.keys()]);
    await scheduling;
  };

  const schedule = (): Promise<void> | undefined =>
    (scheduling ??= kind
      .beforePoll?.()
      .catch((error: unknown) => log.debug({ err: error, queue: kind.name }, 'failed to schedule regular work'))
      .finally(() => (scheduling = undefined)));

  const pollTimer = setInterval(() => {
    void schedule();
    void poll();
  }, pollInterval);
  const renewTimer = setInterval(() => {
    // the next renewal is early enough if this one fails
    if (running.size > 0) void renewLeases(db, kind.queue, [...running.values()], lease).catch(() => undefined);
  }, duration / 3);
  pollTimer.unref();
  renewTimer.unref();
  void poll();

  return {
    wake: () => void poll(),
    async tick() {
      await schedule();
      await poll();
    },
    async drain() {
      for (let before = -1; before < started;) {
        await rest();
        before = started;
        await poll();
        await rest();
      }
    },
    async stop() {
      stopped = true;
      clearInterval(pollTimer);
      await rest();
      clearInterval(renewTimer);
    },
  };
}

/** Free slots of the ordered lanes, or of the others. */
function freeCapacity<Row extends Claimed>(
  lanes: ReadonlyMap<string, Lane<Row>>,
  running: readonly Row[],
  ordered: boolean,
): LaneDemand[] {
  const taken = new Map<string, number>();
  for (const { lane } of running) taken.set(lane, (taken.get(lane) ?? 0) + 1);
  return [...lanes.values()].flatMap(({ key, concurrency, ordered: isOrdered = false }) => {
    const free = (isOrdered ? 1 : concurrency) - (taken.get(key) ?? 0);
    return isOrdered === ordered && free > 0 ? [{ lane: key, free }] : [];
  });
}
