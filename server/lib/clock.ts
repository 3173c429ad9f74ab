/** Time is an argument, so that tests control it. No SQL statement reads the database's clock, except where `StatementClock` lets it. */
export type Clock = () => Date;
/**
 * The time that a statement compares with where the moment of the statement counts: leases of the delivery queues, the expiry of what is
 * used once, lockouts. `undefined`: the statement reads the database's own clock, so that processes on machines with different clocks
 * agree, and a wait for a lock counts. Tests give a time of their own.
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
