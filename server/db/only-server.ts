/** Whether other servers work on a database: what a killed one had begun can be taken up at once where none does. */
import pg from 'pg';

/**
 * To be asked before this process opens connections of its own. Each server looks for work every second, so that one that lives has a
 * connection; those of one that was killed end with it.
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
