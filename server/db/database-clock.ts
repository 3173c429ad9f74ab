/**
 * The clock that all processes share. Leases, sessions and limits are stored in rows that all of them read: two
 * machines whose clocks differ would judge the same row differently. Each process measures the database clock's offset
 * from its own, and applies it.
 */
import type { Clock } from '#server/lib/clock.ts';

export interface ClockComparison {
  /** Milliseconds by which the database's clock is ahead. */
  readonly offset: number;
  /** Begins a measurement; the returned function takes the answer to `timeQuestion`. */
  start(): (now: Date) => void;
}

/** SQL expression for a select list. */
export const timeQuestion = 'clock_timestamp()';

/** Smaller differences may be network latency. Milliseconds. */
const exactness = 500;

/** @param machineClock milliseconds since 1970 by this machine's clock */
export function compareClocks(machineClock: () => number = Date.now): ClockComparison {
  let offset = 0;
  return {
    get offset() {
      return offset;
    },
    start() {
      const askedAt = machineClock();
      return (now) => {
        const heardAt = machineClock();
        // a slow answer is too imprecise
        if (heardAt - askedAt > exactness) return;
        const ahead = Math.round(now.getTime() - (askedAt + heardAt) / 2);
        offset = Math.abs(ahead) <= exactness ? 0 : ahead;
      };
    },
  };
}

/** The database's clock, computed from the measured offset without a query. */
export function databaseClock(db: { clockOffset(): number }, machineClock: () => number = Date.now): Clock {
  return () => new Date(machineClock() + db.clockOffset());
}
