/** Time is an argument: tests drive it, and no SQL statement asks the database what time it is. */
export type Clock = () => Date;
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
