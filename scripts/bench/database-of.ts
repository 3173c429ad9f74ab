/** The database that a server of a bench uses: the engine in its folder, or that of DATABASE_URL, which every bench shares. */
import pg from 'pg';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import type { PorticoProcess } from './portico-process.ts';
import { parentOf } from './process-usage.ts';

export interface BenchDatabase {
  connectionString: string;
  stop(): Promise<void>;
}

export async function databaseOf({ dataDir }: Pick<PorticoProcess, 'dataDir'>): Promise<BenchDatabase> {
  const url = process.env['DATABASE_URL'];
  if (url) return { connectionString: url, stop: async () => undefined };
  return await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) });
}

/** @returns the process that all others of the database are children of. @throws Error where the database is on another machine */
export async function enginePid(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return await parentOf(rows[0]!.pid);
  } catch (cause) {
    throw new Error('The CPU time of PostgreSQL is read from /proc: its server has to run on this machine.', { cause });
  } finally {
    await client.end();
  }
}
