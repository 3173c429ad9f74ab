/** A pooled connection in use: it knows since when it waits for an answer, and whether it may go back to the pool. */
import type pg from 'pg';
import type { PreparedStatement } from './prepared-statement.ts';
import { DatabaseUnavailable, isLostConnection } from './database-faults.ts';
import type { Scope } from './scope.ts';
import { askInScope } from './scoped-statement.ts';

/** What waits for the database. */
export interface Pending {
  /** Moment (`performance.now()`) of the question that is not answered yet. */
  readonly askedAt: number | undefined;
  /** Process at the database that works on it; 0 where that is not known. */
  readonly processID: number;
  /** Fails what waits, with its connection. */
  cut(reason: string): void;
}

export interface KnownConnection {
  client: pg.PoolClient;
  processID: number;
  /** Which generation of connections it is of: a failover ends all that are older. */
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

  /** Why nothing more can be asked over it. */
  get lost(): Error | undefined {
    return this.#lost;
  }

  /** As of `pg`. @throws whatever the database answers; `DatabaseUnavailable` where `cut` was called meanwhile */
  readonly query = ((...question: unknown[]) =>
    this.#ask(() => (this.#client.query as (...question: unknown[]) => Promise<unknown>)(...question))) as Query;

  /** The same for one statement in a scope, which ends with it or with the transaction that it begins. */
  async queryInScope<R extends object>(scope: Scope, statement: PreparedStatement): Promise<R[]> {
    return await this.#ask(() => askInScope<R>(this.#client, scope, statement));
  }

  async #ask<T>(question: () => Promise<T>): Promise<T> {
    // a rollback over a connection that is gone would only wait
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

  /** Gives it back to the pool, or ends it. */
  release(discard = false): void {
    if (discard || this.#lost) endConnection(this.#client);
    else this.#client.release();
    this.#onReturn(this);
  }
}

/** Takes a connection out of the pool. A peer that is silent would not answer a goodbye, so none is waited for. */
export function endConnection(client: pg.PoolClient): void {
  const { stream } = client.connection;
  client.release(true);
  stream.destroy();
}
