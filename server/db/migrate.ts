import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { migrations } from './migrations/index.ts';

/**
 * Brings a database to the newest schema. Each migration runs in a transaction under Kysely's advisory lock, so that
 * several processes may start at once, and a crash inside one leaves nothing behind.
 * @returns names of the migrations that ran now
 */
export async function migrateToLatest(connectionString: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString, max: 2, options: '-c app.scope=system' });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw error;
    return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}
