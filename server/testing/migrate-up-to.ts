import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { systemConnection } from '#server/db/scope.ts';
import { migrations } from '#server/db/migrations/index.ts';
import type { TestDatabase } from './postgres.ts';

/** Migrates a database to an older schema: all migrations up to and including one. */
export async function migrateUpTo(database: TestDatabase, name: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: database.connectionString, max: 2, options: systemConnection });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateTo(name);
  await db.destroy();
  if (error) throw error;
}
