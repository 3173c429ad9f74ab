/**
 * The time by which processes agree. Leases, sessions and limits lie in rows that all of them read: two machines whose clocks differ
 * would judge the same row differently. Each process measures how far the database's clock is ahead of its own, and reads that one.
 */
import type { Clock } from '#server/lib/clock.ts';

export interface ClockComparison {
  /** Milliseconds by which the database's clock is ahead. */
  readonly offset: number;
  /** Begins a measurement; what it gives takes the answer to `timeQuestion`. */
  start(): (now: Date) => void;
}

/** As an expression of a select. */
export const timeQuestion = 'clock_timestamp()';

/** Smaller differences may be the way to the database and back. Milliseconds. */
const exactness = 500;

/** @param machineClock milliseconds since 1970, as this machine tells them */
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
        // an answer that took long says too little
        if (heardAt - askedAt > exactness) return;
        const ahead = Math.round(now.getTime() - (askedAt + heardAt) / 2);
        offset = Math.abs(ahead) <= exactness ? 0 : ahead;
      };
    },
  };
}

/** The database's clock, read without asking it. */
export function databaseClock(db: { clockOffset(): number }, machineClock: () => number = Date.now): Clock {
  return () => new Date(machineClock() + db.clockOffset());
}
