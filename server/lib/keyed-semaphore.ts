/** Limits concurrency per key and queues the rest. */

export class QueueFull extends Error {
  override name = 'QueueFull';
}

export type KeyedSemaphore = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface Line {
  free: number;
  /** Admits each that waits, in their order. */
  queue: Set<() => void>;
}

/**
 * @param running maximum concurrent calls per key; @param waiting maximum queued calls per key before `QueueFull`
 * @param timeout maximum wait in milliseconds before `QueueFull`; without one, a call waits for its turn
 */
export function createKeyedSemaphore(running: number, waiting: number, timeout?: number): KeyedSemaphore {
  const lines = new Map<string, Line>();
  return async (key, work) => {
    const line = lines.get(key) ?? { free: running, queue: new Set() };
    lines.set(key, line);
    if (line.free > 0) line.free -= 1;
    else {
      if (line.queue.size >= waiting) throw new QueueFull(`more than ${waiting} wait for one key`);
      await turnIn(line, timeout);
    }
    try {
      return await work();
    } finally {
      const [next] = line.queue;
      if (next) next();
      else {
        line.free += 1;
        if (line.free === running) lines.delete(key);
      }
    }
  };
}

async function turnIn({ queue }: Line, timeout: number | undefined): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const admit = () => {
      clearTimeout(timer);
      queue.delete(admit);
      resolve();
    };
    const giveUp = () => {
      queue.delete(admit);
      reject(new QueueFull(`no turn within ${timeout} ms`));
    };
    const timer = timeout === undefined ? undefined : setTimeout(giveUp, timeout);
    queue.add(admit);
  });
}
