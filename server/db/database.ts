/**
 * The two doors to the data. `inTenant` opens a transaction that sees one tenant; `acrossTenants` one that sees all and
 * says why. There is no third: both set the row-level-security scope before any statement runs. Each has a form for one statement.
 */
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { isTenantId } from '#server/lib/tenant-id.ts';
import { openConnections, type ConnectionOptions, type Connections } from './connections.ts';
import { isSerializationConflict } from './database-faults.ts';
import type { LeasedConnection } from './leased-connection.ts';
import type { PreparedStatement } from './prepared-statement.ts';
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
  /** One statement that sees one tenant, in a single way to the database: see `scoped-statement.ts`. */
  statementInTenant<R extends object>(tenantId: string, statement: PreparedStatement): Promise<R[]>;
  /** Milliseconds by which the database's clock is ahead of this machine's, as far as that is more than the way there. */
  clockOffset(): number;
  close(): Promise<void>;
}

export type DatabaseOptions = ConnectionOptions;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openDatabase(options: DatabaseOptions): Database {
  const pool = openConnections(options);
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    async inTenant(tenantId, work) {
      requireTenantId(tenantId);
      return await retryOnConflict(() =>
        kysely.transaction().execute(async (tx) => {
          await sql`select set_config('app.tenant', ${tenantId}, true), set_config('app.scope', 'tenant', true)`.execute(
            tx,
          );
          return await work(tx);
        }),
      );
    },
    acrossTenants: (_reason, work) => retryOnConflict(() => kysely.transaction().execute(work)),
    async statementAcrossTenants<R extends object>(_reason: string, statement: PreparedStatement) {
      return await retryOnConflict(() =>
        leased(pool, async (connection) => (await connection.query<R & pg.QueryResultRow>(statement)).rows),
      );
    },
    async statementInTenant<R extends object>(tenantId: string, statement: PreparedStatement) {
      requireTenantId(tenantId);
      return await retryOnConflict(() =>
        leased(pool, (connection) => connection.queryInTenant<R>(tenantId, statement)),
      );
    },
    clockOffset: () => pool.clockOffset(),
    close: () => kysely.destroy(),
  };
}

/** @throws TypeError for whatever else: an empty scope would be no error of the database's */
function requireTenantId(tenantId: string): void {
  if (!isTenantId(tenantId)) throw new TypeError(`not a tenant id: ${JSON.stringify(tenantId)}`);
}

const attempts = 3;

/** `work` runs again when others were quicker: what it does beside its transaction, it may do more than once. */
async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isSerializationConflict(error)) throw error;
    }
  }
}

async function leased<T>(pool: Connections, ask: (connection: LeasedConnection) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  try {
    return await ask(connection);
  } finally {
    connection.release();
  }
}
