import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import pg from 'pg';
import { systemConnection } from './scope.ts';
import { migrationFailure } from './migration-failure.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings a database to the newest schema. Each migration runs in a transaction under Kysely's advisory lock, so that
 * several processes may start at once, and a crash inside one leaves nothing behind. A version that starts beside a newer one, as
 * when servers are replaced one after the other or the newer one is taken back, leaves the schema as it finds it: migrations
 * only add to what older versions read (a test holds them to it).
 * @returns names of the migrations that ran now
 * @throws StartError for what an operator can mend: a half-restored database, missing rights, a full disk
 */
export async function migrateToLatest(connectionString: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString, max: 2, options: systemConnection });
  // what breaks fails its statement; without listeners it would end the process
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
 * Brings an empty database to the schema that it had after one migration, inside a transaction of the caller's, and keeps the
 * lock of migrations until its end: a server that starts meanwhile waits.
 *
 * @returns names of all migrations that it has now; none where that one is unknown
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

/** What a newer version has done already, as something that has nothing left to do. One that is missing in between is an error all the same. */
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
