import { later, type Clock } from '#server/lib/clock.ts';

export interface FakeClock {
  /** The clock that the application reads. */
  read: Clock;
  /** @param milliseconds may be negative: clocks jump */
  advance(milliseconds: number): void;
}

/** A clock that a test moves. Starts close to the present, so that browsers keep cookies with its dates. */
export function createFakeClock(start = new Date()): FakeClock {
  let now = new Date(Math.floor(start.getTime() / 1000) * 1000);
  return {
    read: () => new Date(now),
    advance: (milliseconds) => {
      now = later(now, milliseconds);
    },
  };
}
