/**
 * Does some work while no other process does it. A lock whose process has died is taken over.
 *
 * @param path of the lock file; its folder is made where it is missing
 */
export function withLock<Result>(
  path: string,
  what: {
    /** How often to look whether the lock is free. */
    pollMs: number;
    /** Called once, when another process holds the lock. */
    whileWaiting?: () => void;
    work: () => Promise<Result>;
  },
): Promise<Result>;
