/** Who waits for a connection: so many at most, and no longer than they may, so that a slow database costs callers an answer and not a minute. */
import { DatabaseUnavailable } from './database-faults.ts';

export interface WaitQueue {
  /** How many wait. */
  readonly length: number;
  /** Takes a place at once where one is free (`undefined`), or else in turn. Each place is given back by `leave`. @throws DatabaseUnavailable */
  enter(): Promise<void> | undefined;
  leave(): void;
  /** Refuses all who wait. */
  refuseAll(reason: string): void;
}

export interface WaitQueueOptions {
  /** Who is served at once. */
  places: number;
  /** How many may wait. */
  most: number;
  /** Milliseconds that one waits. Less where a line has been standing for that long: who comes now would hardly have their turn in time. */
  patience: number;
}

interface Waiter {
  admit(): void;
  refuse(error: Error): void;
}

const congestedTimeoutFactor = 0.1;

export function createWaitQueue({ places, most, patience }: WaitQueueOptions): WaitQueue {
  const waiting = new Set<Waiter>();
  let free = places;
  let standingSince = 0;

  const remove = (waiter: Waiter): void => void waiting.delete(waiter);
  const wait = (): Promise<void> => {
    const now = performance.now();
    if (waiting.size === 0) standingSince = now;
    const limit = now - standingSince > patience ? patience * congestedTimeoutFactor : patience;
    return new Promise<void>((resolve, reject) => {
      const settle = (by: () => void): void => {
        clearTimeout(timer);
        remove(waiter);
        by();
      };
      const waiter: Waiter = { admit: () => settle(resolve), refuse: (error) => settle(() => reject(error)) };
      const timer = setTimeout(
        () => waiter.refuse(new DatabaseUnavailable(`no connection was free within ${Math.round(limit)} ms`)),
        limit,
      );
      waiting.add(waiter);
    });
  };
  return {
    get length() {
      return waiting.size;
    },
    enter() {
      if (free > 0) {
        free -= 1;
        return undefined;
      }
      return waiting.size < most
        ? wait()
        : Promise.reject(new DatabaseUnavailable(`${most} calls wait for a connection`));
    },
    leave() {
      const [next] = waiting;
      if (next) next.admit();
      else free += 1;
    },
    refuseAll(reason) {
      for (const waiter of waiting) waiter.refuse(new DatabaseUnavailable(reason));
    },
  };
}
