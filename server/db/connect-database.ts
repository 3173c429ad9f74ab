/** The database: an external PostgreSQL server, or the embedded one in the data folder. */
import pg from 'pg';
import type { Logger } from 'pino';
import { StartError } from '#server/lib/start-error.ts';
import type { Settings } from '#server/config/load-config.ts';

export interface ConnectedDatabase {
  connectionString: string;
  embedded: boolean;
  /** Disconnects; the embedded engine stops with its last user. */
  stop(): Promise<void>;
}

const timeout = 30_000;

export async function connectDatabase(config: Settings, log: Logger): Promise<ConnectedDatabase> {
  if (config.database.url) {
    await waitForDatabase(config.database.url, log);
    return { connectionString: config.database.url, embedded: false, stop: () => Promise.resolve() };
  }
  const { startEmbeddedPostgres } = await import('./embedded/start-embedded-postgres.ts');
  const engine = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  return { connectionString: engine.connectionString, embedded: true, stop: () => engine.stop() };
}

/** Containers start in any order: waits for a database that is late, but reports a wrong address early. */
async function waitForDatabase(url: string, log: Logger): Promise<void> {
  const deadline = performance.now() + timeout;
  for (;;) {
    const failure = await tryConnection(url);
    if (!failure) return;
    if (isFinal(failure) || performance.now() > deadline) {
      throw new StartError(
        `Can’t connect to the database at ${withoutPassword(url)}: ${failure.message}`,
        'Check the host, port, user, password, and database name in DATABASE_URL, and that the server accepts connections from this machine.',
        { cause: failure },
      );
    }
    log.warn({ reason: failure.message }, 'waiting for the database');
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function tryConnection(url: string): Promise<Error | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5000,
    options: '-c app.scope=system',
  });
  // without a listener, a broken connection would end the process
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ scope: string; superuser: boolean }>(
      `select current_setting('app.scope', true) as scope, rolsuper or rolbypassrls as superuser from pg_roles where rolname = current_user`,
    );
    if (rows[0]?.scope !== 'system')
      return new SettingError(
        'the connection drops session settings, as a transaction pooler does; use session pooling or a direct address',
      );
    if (rows[0].superuser)
      return new SettingError(
        'its role is a superuser or bypasses row-level security, which keeps tenants apart; use an ordinary role that owns the database',
      );
    return undefined;
  } catch (error) {
    return error as Error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

class SettingError extends Error {}

/** Wrong password, unknown role, unknown database or malformed URL: retrying cannot fix any of them. */
function isFinal(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return error instanceof SettingError || ['28P01', '28000', '3D000', 'ERR_INVALID_URL'].includes(code);
}

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'the given address';
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
}
