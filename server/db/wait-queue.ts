/**
 * Queue for connections, bounded in length and waiting time, so that callers get an early error when the database is
 * slow.
 */
import { DatabaseUnavailable } from './database-faults.ts';

export interface WaitQueue {
  /** Number of waiting callers. */
  readonly length: number;
  /**
   * Takes a free slot at once (`undefined`), or waits in turn. Each slot is returned with `leave`. @throws
   * DatabaseUnavailable
   */
  enter(): Promise<void> | undefined;
  leave(): void;
  /** Refuses all waiting callers. */
  refuseAll(reason: string): void;
}

export interface WaitQueueOptions {
  /** Number of callers served at once. */
  places: number;
  /** Maximum length of the queue. */
  most: number;
  /**
   * Maximum wait in milliseconds. Less while the queue has been non-empty for that long: new callers would hardly be
   * served in time.
   */
  timeout: number;
}

interface Waiter {
  admit(): void;
  refuse(error: Error): void;
}

const congestedTimeoutFactor = 0.1;

export function createWaitQueue({ places, most, timeout }: WaitQueueOptions): WaitQueue {
  const waiting = new Set<Waiter>();
  let free = places;
  let standingSince = 0;

  const remove = (waiter: Waiter): void => void waiting.delete(waiter);
  const wait = (): Promise<void> => {
    const now = performance.now();
    if (waiting.size === 0) standingSince = now;
    const limit = now - standingSince > timeout ? timeout * congestedTimeoutFactor : timeout;
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
