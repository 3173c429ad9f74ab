/**
 * Time is an argument, so that tests control it. No SQL statement reads the database's clock, except through
 * `StatementClock`.
 */
export type Clock = () => Date;
/**
 * The time that a statement compares with where the time of its execution matters: leases of the delivery queues, the
 * expiry of single-use items, lockouts. `undefined`: the statement reads the database's own clock, so that processes on
 * machines with different clocks agree, and time spent waiting for a lock counts. Tests provide a fixed time.
 */
export type StatementClock = () => Date | undefined;
export const systemClock: Clock = () => new Date(Date.now());

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export function later(from: Date, milliseconds: number): Date {
  return new Date(from.getTime() + milliseconds);
}

export function epochSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
