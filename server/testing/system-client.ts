import pg from 'pg';
import { systemConnection } from '#server/db/scope.ts';

/**
 * A connection that sees all rows, for tests that look behind the server. One that is cut while it closes emits an error, which would count
 * as an error of whichever test runs then.
 */
export function systemClient(connectionString: string): pg.Client {
  const client = new pg.Client({ connectionString, options: systemConnection });
  client.on('error', () => undefined);
  return client;
}
