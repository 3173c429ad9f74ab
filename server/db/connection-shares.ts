/**
 * Shares of the connections. A transaction takes its connection first and may then wait for a lock: without a bound, the
 * calls of one tenant that wait for each other would hold the pool of all tenants. So calls wait for a place in the share
 * of their tenant before they take a connection.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createKeyedSemaphore, QueueFull, type KeyedSemaphore } from '#server/lib/keyed-semaphore.ts';
import { markUnsent } from '#server/lib/unsent.ts';
import { DatabaseUnavailable } from './database-faults.ts';

/** A tenant uses its share of the connections, and more of its calls wait than may. Answered as 429 with Retry-After. */
export class ShareExhausted extends DatabaseUnavailable {
  override name = 'ShareExhausted';
}

/** Whose share the work counts in: a tenant's, or that of a user who signs in. */
export type Sharer = { tenantId: string } | { userId: string };

export interface ConnectionShares {
  /**
   * Runs work that takes a connection, as soon as there is a place in the share. Work inside of a transaction starts at
   * once: it would wait for a place that its own transaction may hold.
   * @throws ShareExhausted, DatabaseUnavailable
   */
  within<T>(sharer: Sharer | undefined, work: () => Promise<T>): Promise<T>;
  /** The same for a transaction. */
  transaction<T>(sharer: Sharer | undefined, work: () => Promise<T>): Promise<T>;
}

export interface ShareOptions {
  poolSize: number;
  queue: number;
  acquireTimeout: number;
}

/** Connections that one tenant may use at once, of a pool of this size. */
const shareOf = (poolSize: number): number => Math.max(1, Math.floor(poolSize / 4));

export function createConnectionShares({ poolSize, queue, acquireTimeout }: ShareOptions): ConnectionShares {
  const share = shareOf(poolSize);
  const waiting = Math.max(poolSize, Math.floor(queue / 4));
  const each = createKeyedSemaphore(share, waiting, acquireTimeout);
  // several tenants together leave a share for those who sign in
  const together = createKeyedSemaphore(Math.max(1, poolSize - share), Math.max(poolSize, queue), acquireTimeout);
  const enclosing = new AsyncLocalStorage<{ open: boolean }>();

  const within: ConnectionShares['within'] = async (sharer, work) => {
    if (!sharer || enclosing.getStore()?.open) return await work();
    if ('userId' in sharer) return await takeTurn(each, `user ${sharer.userId}`, ShareExhausted, work);
    return await takeTurn(each, `tenant ${sharer.tenantId}`, ShareExhausted, () =>
      takeTurn(together, '', DatabaseUnavailable, work),
    );
  };
  return {
    within,
    transaction: (sharer, work) =>
      within(sharer, async () => {
        // what a transaction starts and does not wait for outlives it, and counts again
        const transaction = { open: true };
        try {
          return await enclosing.run(transaction, work);
        } finally {
          transaction.open = false;
        }
      }),
  };
}

/** Only the wait is translated: work may have queues of its own. */
async function takeTurn<T>(
  semaphore: KeyedSemaphore,
  key: string,
  Refused: new (message: string, options: ErrorOptions) => Error,
  work: () => Promise<T>,
): Promise<T> {
  let started = false;
  try {
    return await semaphore(key, () => {
      started = true;
      return work();
    });
  } catch (error) {
    if (started || !(error instanceof QueueFull)) throw error;
    throw markUnsent(new Refused(error.message, { cause: error }));
  }
}
