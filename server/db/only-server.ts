/** Detects whether other servers use a database: if not, the unfinished jobs of a killed one can be resumed at once. */
import pg from 'pg';

/**
 * Must be called before this process opens connections of its own. Each server polls for jobs every second, so that a
 * live one has a connection; those of a killed one end with it.
 */
export async function isOnlyServer(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, application_name: 'portico start' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(
      `select from pg_stat_activity where datname = current_database() and application_name = 'portico' and pid <> pg_backend_pid() limit 1`,
    );
    return rows.length === 0;
  } finally {
    await client.end().catch(() => undefined);
  }
}
