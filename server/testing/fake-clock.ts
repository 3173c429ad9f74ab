import { later, type Clock } from '#server/lib/clock.ts';

export interface FakeClock {
  /** The clock that the application reads. */
  read: Clock;
  /** The latest time that it has been. */
  latest: Clock;
  /** @param milliseconds may be negative: clocks jump */
  advance(milliseconds: number): void;
}

/** A clock that a test moves. Starts close to the present, so that browsers keep cookies with its dates. */
export function createFakeClock(start = new Date()): FakeClock {
  let now = new Date(Math.floor(start.getTime() / 1000) * 1000);
  let latest = now;
  return {
    read: () => new Date(now),
    latest: () => new Date(latest),
    advance: (milliseconds) => {
      now = later(now, milliseconds);
      if (now > latest) latest = now;
    },
  };
}
