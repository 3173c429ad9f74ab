/**
 * All queries go through a scope: `inTenant` sees one tenant, `asUser` one user in all of their tenants,
 * `acrossTenants` all rows and takes a reason. Connections have no scope by default, so that a query outside a scope
 * sees and changes nothing. Each scope has a single-statement form.
 */
import type { Transaction } from 'kysely';
import pg from 'pg';
import { createConnectionShares, type Sharer } from './connection-shares.ts';
import { openConnections, type ConnectionOptions, type Connections } from './connections.ts';
import { isSerializationConflict } from './database-faults.ts';
import type { PreparedStatement } from './prepared-statement.ts';
import type { Tables } from './schema.ts';
import { systemScope, tenantScope, userScope, type Scope } from './scope.ts';
import { runInScope } from './scoped-transactions.ts';

/** An open transaction with its scope set. Queries take it as their first argument. It is retried after a conflict. */
export type Tx = Transaction<Tables>;

export interface TransactionOptions {
  /** Read only: every statement sees the state as of the first one (repeatable read). */
  snapshot?: true | undefined;
  /** The tenant whose share of the connections it counts in, if it is not the one of the scope: that of the caller. */
  onBehalfOf?: string | undefined;
}

/**
 * Work of a tenant waits for a place in its share of the connections (`connection-shares.ts`): each method may throw
 * `ShareExhausted`.
 */
export interface Database {
  /** @throws TypeError when `tenantId` is not a tenant ID */
  inTenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Sees and changes the rows of one user in every tenant: account, credentials, sessions, notifications. Memberships,
   * roles and policies that apply to the user are read-only; other users are hidden (decision 0294).
   * @throws TypeError when `userId` is not a user ID
   */
  asUser<T>(userId: string, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** `reason` is documentation: `npm run check` lists every caller with it, and limits their number. */
  acrossTenants<T>(reason: string, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * One prepared statement over all tenants, for hot paths where the round trips of a transaction would be noticeable
   * (session check, rate limits, refresh).
   */
  statementAcrossTenants<R extends object>(reason: string, statement: PreparedStatement): Promise<R[]>;
  /** One statement in the scope of one tenant, in a single round trip: see `scoped-statement.ts`. */
  statementInTenant<R extends object>(tenantId: string, statement: PreparedStatement): Promise<R[]>;
  /** One statement in the scope of one user. */
  statementAsUser<R extends object>(userId: string, statement: PreparedStatement): Promise<R[]>;
  /**
   * Milliseconds by which the database's clock is ahead of this machine's, as far as that exceeds the network latency.
   */
  clockOffset(): number;
  close(): Promise<void>;
}

export type DatabaseOptions = ConnectionOptions;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openDatabase(options: DatabaseOptions): Database {
  const connections = openConnections(options);
  const shares = createConnectionShares(options);
  const transaction = <T>(scope: Scope, work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T> =>
    shares.transaction(sharerOf(scope, options), () =>
      retryOnConflict(() => runInScope(connections, scope, work, options)),
    );
  const statement = <R extends object>(scope: Scope, question: PreparedStatement): Promise<R[]> =>
    shares.within(sharerOf(scope), () => retryOnConflict(() => askOnce<R>(connections, scope, question)));
  return {
    inTenant: async (tenantId, work, options) => await transaction(tenantScope(tenantId), work, options),
    asUser: async (userId, work, options) => await transaction(userScope(userId), work, options),
    acrossTenants: (_reason, work, options) => transaction(systemScope, work, options),
    statementAcrossTenants: (_reason, question) => statement(systemScope, question),
    statementInTenant: async (tenantId, question) => await statement(tenantScope(tenantId), question),
    statementAsUser: async (userId, question) => await statement(userScope(userId), question),
    clockOffset: () => connections.clockOffset(),
    close: () => connections.end(),
  };
}

/** Work over all tenants is the installation's own unless it says for whom it is done. */
function sharerOf(scope: Scope, options?: TransactionOptions): Sharer | undefined {
  if (options?.onBehalfOf !== undefined) return { tenantId: options.onBehalfOf };
  switch (scope.kind) {
    case 'tenant':
      return { tenantId: scope.tenantId };
    case 'user':
      return { userId: scope.userId };
    default:
      return undefined;
  }
}

const attempts = 3;

/** `work` is retried after a conflict: its side effects outside the transaction may happen more than once. */
async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isSerializationConflict(error)) throw error;
    }
  }
}

async function askOnce<R extends object>(
  connections: Connections,
  scope: Scope,
  statement: PreparedStatement,
): Promise<R[]> {
  const connection = await connections.connect();
  try {
    return await connection.queryInScope<R>(scope, statement);
  } finally {
    connection.release();
  }
}
