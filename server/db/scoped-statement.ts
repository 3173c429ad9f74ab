/**
 * One statement in a scope, sent together with what sets the scope. PostgreSQL takes all messages up to the next Sync for one
 * transaction (protocol, "Extended Query"): the scope is set before the statement is planned, holds for it alone, and where
 * setting it fails nothing after it runs. That costs no way to the database of its own. A `begin` as the statement opens a
 * transaction that keeps the scope until its end.
 */
import pg from 'pg';
import type { PreparedStatement } from './prepared-statement.ts';
import { scopeValues, setScope, systemScope, type Scope } from './scope.ts';

const name = 'set-scope';

/**
 * Prepares the setting of scopes on a new connection, before anything else is sent on it. It answers no row, so that what comes
 * back is the statement's alone. Where it fails, so does each statement that names it.
 */
export function prepareScope(client: pg.PoolClient): void {
  client.query({ name, text: setScope, values: scopeValues(systemScope) }).catch(() => undefined);
}

/** @returns what the statement answers; rows of `setScope` are none */
export function askInScope<R extends object>(
  client: pg.PoolClient,
  scope: Scope,
  statement: PreparedStatement,
): Promise<R[]> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query<R & pg.QueryResultRow>(extended(statement), (error, result) => {
      // two results: none for the scope, and the statement's
      if (error) reject(error);
      else resolve([result].flat().at(-1)!.rows);
    });
    const submit = query.submit.bind(query);
    query.submit = (connection) => {
      connection.stream.cork();
      connection.bind({ statement: name, values: scopeValues(scope) }, true);
      connection.execute(null, true);
      const refused: unknown = submit(connection);
      connection.stream.uncork();
      // then nothing was sent that would end the scope's transaction
      if (refused) connection.stream.destroy();
      return refused;
    };
    client.query(Object.assign(query, { scope }));
  });
}

/** The simple protocol, which a statement without name and values is sent by, would end the scope before the statement. */
function extended({ name, text, values }: PreparedStatement): pg.QueryConfig & { queryMode: 'extended' } {
  return { ...(name !== undefined && { name }), text, values, queryMode: 'extended' };
}
