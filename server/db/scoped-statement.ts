/**
 * One statement in a scope, sent together with the statement that sets the scope. PostgreSQL runs all messages up to
 * the next Sync in one transaction (protocol, "Extended Query"): the scope is set before the statement is planned,
 * applies to it alone, and if setting it fails, nothing after it runs. That needs no extra round trip. A `begin` as the
 * statement opens a transaction that keeps the scope until its end.
 */
import pg from 'pg';
import type { PreparedStatement } from './prepared-statement.ts';
import { scopeValues, setScope, systemScope, type Scope } from './scope.ts';

const name = 'set-scope';

/**
 * Prepares the statement that sets scopes on a new connection, before anything else is sent. It returns no row, so that
 * the results are the statement's alone. If it fails, so does each statement that names it.
 */
export function prepareScope(client: pg.PoolClient): void {
  client.query({ name, text: setScope, values: scopeValues(systemScope) }).catch(() => undefined);
}

/** @returns the statement's result; `setScope` returns no rows */
export function runScopedStatement<R extends object>(
  client: pg.PoolClient,
  scope: Scope,
  statement: PreparedStatement,
): Promise<R[]> {
  return new Promise((resolve, reject) => {
    const query = new pg.Query<R & pg.QueryResultRow>(extended(statement), (error, result) => {
      // two results: an empty one of the scope, and the statement's
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
      // no message was sent that would end the scope's transaction
      if (refused) connection.stream.destroy();
      return refused;
    };
    client.query(Object.assign(query, { scope }));
  });
}

/** The simple protocol, used for statements without name and values, would end the scope before the statement. */
function extended({ name, text, values }: PreparedStatement): pg.QueryConfig & { queryMode: 'extended' } {
  return { ...(name !== undefined && { name }), text, values, queryMode: 'extended' };
}
