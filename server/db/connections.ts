/**
 * Connections to PostgreSQL. No database fault ends the process or causes an unbounded wait: a broken connection is
 * replaced; when a server has become a standby, its connection is dropped with all that were opened before it; callers
 * wait in a queue that is bounded in length and time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { compareClocks, timeQuestion } from './database-clock.ts';
import { markUnsent } from '#server/lib/unsent.ts';
import { DatabaseUnavailable } from './database-faults.ts';
import { endConnection, LeasedConnection, type KnownConnection, type Pending } from './leased-connection.ts';
import { prepareScope } from './scoped-statement.ts';
import { createWaitQueue } from './wait-queue.ts';
import { watchAnswers } from './watch-answers.ts';

export interface ConnectionOptions {
  connectionString: string;
  poolSize: number;
  /** How many calls may wait for a connection. */
  queue: number;
  /** How long a call waits for a connection, in milliseconds, before `DatabaseUnavailable`. */
  acquireTimeout: number;
  /** Longest statement, in milliseconds. */
  statementTimeout: number;
  /** A connection was lost, or the database no longer responds. */
  onError: (error: Error) => void;
  /** Milliseconds since 1970 by this machine's clock; `Date.now` unless a test sets another one. */
  machineClock?: (() => number) | undefined;
  /** The database responds again. */
  onRecovery?: (() => void) | undefined;
}

export interface Connections extends PostgresPool {
  /** Resolves when the server has closed every connection and no longer lists any, or does not respond. */
  end(): Promise<void>;
  /** @throws DatabaseUnavailable, or the reason why no connection could be opened; each is `isUnsent` */
  connect(): Promise<LeasedConnection>;
  /** Milliseconds by which the database's clock is ahead of this machine's. */
  clockOffset(): number;
}

/** Maximum wait for an unresponsive server when the pool ends, in milliseconds. */
const longestGoodbye = 1000;

export function openConnections(options: ConnectionOptions): Connections {
  const { poolSize, queue, acquireTimeout, onError, onRecovery } = options;
  const settings = clientSettings(options);
  const pool = new pg.Pool({ ...settings, max: poolSize, idleTimeoutMillis: 30_000 });
  const line = createWaitQueue({ places: poolSize, most: queue, timeout: acquireTimeout });
  const known = new WeakMap<pg.PoolClient, KnownConnection>();
  const pending = new Set<Pending>();
  const clocks = compareClocks(options.machineClock);
  let generation = 0;

  // the event that ended one connection also ended all older ones, or they point to the wrong server
  const retire = (upTo: number | undefined): void => {
    if (upTo === undefined || upTo === generation) generation += 1;
  };
  pool.on('error', (error, client) => {
    retire(known.get(client)?.generation);
    onError(error);
  });
  // the pool handles errors of idle connections only; an unhandled `error` event would end the process
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', prepareScope);
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => void open.add(client));
  pool.on('remove', (client) => void open.delete(client));
  const watch = watchAnswers({
    settings,
    pending,
    timeout: acquireTimeout,
    onRecovery,
    onSilence(reason) {
      retire(undefined);
      line.refuseAll(reason);
      onError(new DatabaseUnavailable(reason));
    },
  });

  const returned = (lease: LeasedConnection): void => {
    pending.delete(lease);
    if (lease.lost) retire(lease.generation);
    line.leave();
  };

  /** Identifies the server behind a new connection. */
  const greet = async (client: pg.PoolClient): Promise<KnownConnection> => {
    const connection = { client, processID: 0, generation };
    const lease = new LeasedConnection(connection, () => undefined);
    const { standby, pid } = await whilePending(lease, async () => {
      const compare = clocks.start();
      const { rows } = await lease.query<Greeting>(
        `select pg_is_in_recovery() as standby, pg_backend_pid() as pid, ${timeQuestion} as now, ${planSettings}`,
      );
      compare(rows[0]!.now);
      return rows[0]!;
    });
    if (standby) throw new DatabaseUnavailable('the server is a standby, and takes no changes');
    return { ...connection, processID: pid };
  };
  const whilePending = async <T>(each: Pending, work: () => Promise<T>): Promise<T> => {
    pending.add(each);
    try {
      return await work();
    } finally {
      pending.delete(each);
    }
  };
  const checkOut = async (): Promise<pg.PoolClient> => {
    if (pool.idleCount > 0) return await pool.connect();
    return await whilePending({ askedAt: performance.now(), processID: 0, cut: () => undefined }, () => pool.connect());
  };
  /** Leases a connection to a primary, and not of an earlier generation. */
  const take = async (): Promise<LeasedConnection> => {
    for (;;) {
      const client = await checkOut();
      try {
        const connection = known.get(client) ?? (await greet(client));
        known.set(client, connection);
        if (connection.generation === generation) return new LeasedConnection(connection, returned);
      } catch (error) {
        endConnection(client);
        throw error;
      }
      endConnection(client);
    }
  };
  const connect = async (): Promise<LeasedConnection> => {
    watch.refuseWhileSilent();
    const turn = line.enter();
    if (turn) await turn;
    try {
      const lease = await take();
      pending.add(lease);
      return lease;
    } catch (error) {
      line.leave();
      throw error;
    }
  };
  return {
    options: settings,
    async connect() {
      try {
        return await connect();
      } catch (error) {
        throw markUnsent(error);
      }
    },
    clockOffset: () => clocks.offset,
    async end() {
      line.refuseAll('the server stops');
      // the pool does not wait for the server to close the connections that it terminated
      const closed = Promise.all(
        [...open].map((client) => new Promise<void>((resolve) => client.once('end', resolve))),
      );
      await pool.end();
      await Promise.race([closed, sleep(longestGoodbye, undefined, { ref: false })]);
      watch.stop();
    },
  };
}

/**
 * Plans of prepared statements are cached: a typical call reads a few rows by primary key, and planning a statement
 * costs up to ten times as much as running it. JIT compilation pays off only for queries that run for seconds.
 */
const planSettings = `set_config('plan_cache_mode', 'force_generic_plan', false), set_config('jit', 'off', false)`;

/** Result of the first query on a new connection. */
interface Greeting {
  standby: boolean;
  pid: number;
  now: Date;
}

/**
 * Time-outs on both sides: of the statement at the database, of the network by keep-alive probes. Nobody waits for a lock
 * for longer than others may wait for the connection meanwhile.
 */
function clientSettings({ connectionString, acquireTimeout, statementTimeout }: ConnectionOptions): pg.ClientConfig {
  return {
    connectionString,
    connectionTimeoutMillis: acquireTimeout,
    statement_timeout: statementTimeout,
    lock_timeout: acquireTimeout,
    idle_in_transaction_session_timeout: 2 * statementTimeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'portico',
  };
}
