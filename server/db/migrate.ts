import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';
import { systemConnection } from './scope.ts';
import { migrationFailure } from './migration-failure.ts';
import { migrations } from './migrations/index.ts';

/**
 * Migrates a database to the newest schema. Each migration runs in a transaction under Kysely's advisory lock, so that
 * several processes may start at once, and a crash inside one leaves no partial changes. A version that starts on the
 * schema of a newer one (rolling update or rollback) leaves the schema unchanged: migrations only add to what older
 * versions read (enforced by a test).
 * @returns names of the migrations that ran now
 * @throws StartError for what an operator can fix: a half-restored database, missing privileges, a full disk
 */
export async function migrateToLatest(connectionString: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString, max: 2, options: systemConnection });
  // a broken connection fails its statement; without listeners it would end the process
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => ({ ...migrations, ...(await newerMigrations(db)) }) },
    });
    const { error, results } = await migrator.migrateToLatest();
    if (error) throw await migrationFailure(db, error);
    return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}

/**
 * Migrates an empty database up to the given migration, inside a transaction of the caller's, and keeps the migration
 * lock until its end: a server that starts meanwhile waits.
 *
 * @returns names of all applied migrations; empty if that migration is unknown
 */
export async function migrateTo(trx: Transaction<unknown>, name: string): Promise<string[]> {
  if (!(name in migrations)) return [];
  const { error } = await new Migrator({
    db: trx,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  }).migrateTo(name);
  if (error) throw error;
  return (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(trx)).rows.map(
    (row) => row.name,
  );
}

/**
 * Placeholders without effect for migrations that a newer version has applied. One that is missing in between is still
 * an error.
 */
async function newerMigrations(db: Kysely<unknown>): Promise<Record<string, Migration>> {
  const [found] = (
    await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(db)
  ).rows;
  if (!found?.there) return {};
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const newest = Object.keys(migrations).toSorted().at(-1)!;
  return Object.fromEntries(
    rows.filter(({ name }) => name > newest).map(({ name }) => [name, { up: () => Promise.resolve() }]),
  );
}
