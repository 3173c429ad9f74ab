/**
 * The two doors to the data. `inTenant` opens a transaction that sees one tenant; `acrossTenants` one that sees all and
 * says why. There is no third: both set the row-level-security scope before any statement runs.
 */
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { isUuid } from '#server/lib/secrets.ts';
import type { Tables } from './schema.ts';

/** An open transaction with its scope set. Queries take it as their first argument. One that others outran is begun anew. */
export type Tx = Transaction<Tables>;

export interface Database {
  inTenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** `reason` is for the reader: `npm run check` lists every caller with it. */
  acrossTenants<T>(reason: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * One prepared statement over all tenants, for the paths where a transaction's round trips would be felt
   * (session check, rate limits, refresh).
   */
  statementAcrossTenants<R extends object>(reason: string, statement: PreparedStatement): Promise<R[]>;
  close(): Promise<void>;
}

export interface PreparedStatement {
  /** Name under which a connection keeps the plan; one name, one text. */
  name: string;
  text: string;
  values: unknown[];
}

export interface DatabaseOptions {
  connectionString: string;
  poolSize: number;
  /** How long a caller waits for a connection, in milliseconds, before `DatabaseUnavailable`. */
  acquireTimeout: number;
  /** Longest statement, in milliseconds. */
  statementTimeout: number;
  onError: (error: Error) => void;
}

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.poolSize,
    connectionTimeoutMillis: options.acquireTimeout,
    statement_timeout: options.statementTimeout,
    idleTimeoutMillis: 30_000,
    // a connection starts in the system scope; a tenant's transaction narrows it for its own duration
    options: '-c app.scope=system',
    application_name: 'portico',
  });
  pool.on('error', options.onError);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    inTenant(tenantId, work) {
      if (!isUuid(tenantId)) return Promise.reject(new TypeError(`not a tenant id: ${tenantId}`));
      return unlessOutrun(() =>
        kysely.transaction().execute(async (tx) => {
          await sql`select set_config('app.tenant', ${tenantId}, true), set_config('app.scope', 'tenant', true)`.execute(tx);
          return await work(tx);
        }),
      );
    },
    acrossTenants: (_reason, work) => unlessOutrun(() => kysely.transaction().execute(work)),
    async statementAcrossTenants<R extends object>(_reason: string, statement: PreparedStatement) {
      return (await unlessOutrun(() => pool.query<R & pg.QueryResultRow>(statement))).rows;
    },
    close: () => kysely.destroy(),
  };
}

/**
 * 40P01, 40001: two transactions waited for each other. 23503: what a row was to belong to has gone since it was looked up.
 * Begun anew, a transaction sees how things are now, and refuses what cannot be any more in its own words.
 */
const outrun = new Set(['40P01', '40001', '23503']);
const attempts = 3;

/** `work` runs again when others were quicker: what it does beside its transaction, it may do more than once. */
async function unlessOutrun<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !(error instanceof Error && 'code' in error && outrun.has(String(error.code)))) throw error;
    }
  }
}

const connectionFailures = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN',
  '57P01', '57P02', '57P03', '08000', '08003', '08006', '53300', '57014', '40P01', '40001',
]);

/** Errors that say that the database cannot be reached, or cannot take work now, as against a wrong statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // 53100: disk full; 25006: read-only after a fail-over. A missing file has ENOENT too, but is no call of a socket
  const ofFile = 'syscall' in error && (error.syscall === 'open' || error.syscall === 'stat');
  if (!ofFile && (connectionFailures.has(code) || code === '53100' || code === '25006')) return true;
  return /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/.test(error.message);
}
