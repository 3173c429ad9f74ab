/** Does some work while no other process does it. A lock whose process has died is taken over. */
export function withLock<Result>(path: string, options: { whileWaiting: () => void; work: () => Promise<Result> }): Promise<Result>;
