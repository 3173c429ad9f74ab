/** Limits concurrency per key and queues the rest. */

export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting';
}

export type KeyedSemaphore = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * @param running maximum concurrent calls per key; @param waiting maximum queued calls per key before `TooManyWaiting`
 */
export function createKeyedSemaphore(running: number, waiting: number): KeyedSemaphore {
  const lines = new Map<string, { free: number; queue: (() => void)[] }>();
  return async (key, work) => {
    const line = lines.get(key) ?? { free: running, queue: [] };
    lines.set(key, line);
    if (line.free > 0) line.free -= 1;
    else {
      if (line.queue.length >= waiting) throw new TooManyWaiting(`more than ${waiting} wait for one key`);
      await new Promise<void>((resolve) => line.queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = line.queue.shift();
      if (next) next();
      else {
        line.free += 1;
        if (line.free === running) lines.delete(key);
      }
    }
  };
}
