/** Time is an argument, so that tests control it. No SQL statement reads the database's clock, except where `LeaseClock` lets it. */
export type Clock = () => Date;
/**
 * The time that leases of the delivery queues are set and compared by. `undefined`: the statement reads the database's own clock, so
 * that processes on machines with different clocks agree on who holds a lease. Tests give a time of their own.
 */
export type LeaseClock = () => Date | undefined;
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
