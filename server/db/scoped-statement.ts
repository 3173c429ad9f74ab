/**
 * One statement in a tenant's scope, sent together with what sets the scope. PostgreSQL takes all messages up to the next Sync
 * for one transaction (protocol, "Extended Query"): the scope is set before the statement is planned, holds for it alone, and where
 * setting it fails nothing after it runs. Beside `begin`, `set_config` and `commit` it spares three ways to the database.
 */
import pg from 'pg';
import type { PreparedStatement } from './prepared-statement.ts';

const scope = 'scope-to-tenant';

/**
 * Prepares the setting of scopes on a new connection, before anything else is sent on it. It answers no row, so that what comes
 * back is the statement's alone. Where it fails, so does each statement that names it.
 */
export function prepareScope(client: pg.PoolClient): void {
  const text = `select 1 where set_config('app.tenant', $1, true) is null or set_config('app.scope', 'tenant', true) is null`;
  client.query({ name: scope, text, values: [''] }).catch(() => undefined);
}

/** @param statement has a name or values */
export function askInTenant<R extends object>(
  client: pg.PoolClient,
  tenantId: string,
  statement: PreparedStatement,
): Promise<R[]> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query<R & pg.QueryResultRow>(named(statement), (error, result) => {
      // two results: none for the scope, and the statement's
      if (error) reject(error);
      else resolve([result].flat().at(-1)!.rows);
    });
    const submit = query.submit.bind(query);
    query.submit = (connection) => {
      connection.stream.cork();
      connection.bind({ statement: scope, values: [tenantId] }, true);
      connection.execute(null, true);
      const refused: unknown = submit(connection);
      connection.stream.uncork();
      // then nothing was sent that would end the scope's transaction
      if (refused) connection.stream.destroy();
      return refused;
    };
    client.query(Object.assign(query, { tenantId }));
  });
}

function named({ name, text, values }: PreparedStatement): pg.QueryConfig {
  if (name === undefined && values.length === 0) throw new TypeError('a statement in a scope has a name or values');
  return { ...(name !== undefined && { name }), text, values };
}
