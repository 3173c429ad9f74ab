/**
 * A leased connection of the pool: tracks how long it has waited for an answer, and whether it may return to the pool.
 */
import type pg from 'pg';
import type { PreparedStatement } from './prepared-statement.ts';
import { DatabaseUnavailable, isLostConnection } from './database-faults.ts';
import type { Scope } from './scope.ts';
import { runScopedStatement } from './scoped-statement.ts';

/** A statement that waits for the database. */
export interface Pending {
  /** Time (`performance.now()`) at which the unanswered statement was sent. */
  readonly askedAt: number | undefined;
  /** Backend process ID at the database; 0 if unknown. */
  readonly processID: number;
  /** Fails the waiting statement together with its connection. */
  cut(reason: string): void;
}

export interface KnownConnection {
  client: pg.PoolClient;
  processID: number;
  /** The connection's generation: a failover ends all older ones. */
  generation: number;
}

type Query = pg.Client['query'];

export class LeasedConnection implements Pending {
  readonly #client: pg.PoolClient;
  readonly #onReturn: (lease: LeasedConnection) => void;
  #lost: Error | undefined;
  askedAt: number | undefined;
  readonly processID: number;
  readonly generation: number;

  constructor({ client, processID, generation }: KnownConnection, onReturn: (lease: LeasedConnection) => void) {
    this.#client = client;
    this.processID = processID;
    this.generation = generation;
    this.#onReturn = onReturn;
  }

  /** Why the connection is unusable. */
  get lost(): Error | undefined {
    return this.#lost;
  }

  /** As of `pg`. @throws the database's error; `DatabaseUnavailable` if `cut` was called meanwhile */
  readonly query = ((...question: unknown[]) =>
    this.#ask(() => (this.#client.query as (...question: unknown[]) => Promise<unknown>)(...question))) as Query;

  /** The same for one statement in a scope, which ends with the statement or with the transaction that it begins. */
  async queryInScope<R extends object>(scope: Scope, statement: PreparedStatement): Promise<R[]> {
    return await this.#ask(() => runScopedStatement<R>(this.#client, scope, statement));
  }

  async #ask<T>(question: () => Promise<T>): Promise<T> {
    // a rollback over a lost connection would only wait
    if (this.#lost) throw this.#lost;
    this.askedAt = performance.now();
    try {
      return await question();
    } catch (error) {
      if (isLostConnection(error)) this.#lost ??= error as Error;
      throw this.#lost ?? error;
    } finally {
      this.askedAt = undefined;
    }
  }

  cut(reason: string): void {
    this.#lost ??= new DatabaseUnavailable(reason);
    this.#client.connection.stream.destroy();
  }

  /** Returns it to the pool, or ends it. */
  release(discard = false): void {
    if (discard || this.#lost) endConnection(this.#client);
    else this.#client.release();
    this.#onReturn(this);
  }
}

/** Removes a connection from the pool. Does not wait for the peer, since an unresponsive one would not answer. */
export function endConnection(client: pg.PoolClient): void {
  const { stream } = client.connection;
  client.release(true);
  stream.destroy();
}
