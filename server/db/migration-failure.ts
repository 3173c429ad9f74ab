/** Explains how an operator can fix a migration that failed. */
import { sql, type Kysely } from 'kysely';
import { StartError } from '#server/lib/start-error.ts';

/**
 * Objects that the migration creates already exist: 42P07 table or index, 42723 function, 42710 trigger, policy or
 * constraint, 42P06 schema, 42701 column.
 */
const alreadyThere = new Set(['42P07', '42723', '42710', '42P06', '42701']);
/**
 * Objects of earlier migrations are missing: 42P01 table, 42703 column, 42883 function, 42704 constraint or trigger.
 */
const missing = new Set(['42P01', '42703', '42883', '42704']);

const restoreIntoNew = 'Restore the backup into an empty database (createdb), or start on an empty one.';

/**
 * @param db to inspect the existing objects; its transaction must have ended
 * @returns a StartError for the usual classes, otherwise the original error
 */
export async function migrationFailure(db: Kysely<unknown>, cause: unknown): Promise<unknown> {
  if (!(cause instanceof Error)) return cause;
  const code = 'code' in cause ? String(cause.code) : '';
  const told = (message: string, remedy: string): StartError => new StartError(message, remedy, { cause });
  if (alreadyThere.has(code)) return told(await halfRestored(db, cause), restoreIntoNew);
  if (missing.has(code))
    return told(
      `This database is not complete: its migration table says that it is, but ${cause.message}.`,
      restoreIntoNew,
    );
  if (cause.message.startsWith('corrupted migrations')) {
    return told(
      `This database was not made by this line of Portico's versions (${cause.message}).`,
      'Use the version that it belongs to, or another database.',
    );
  }
  if (code === '42501')
    return told(
      `The role of DATABASE_URL may not change the schema: ${cause.message}.`,
      'Make it the owner of the database: alter database NAME owner to ROLE. Tables that another role made have to be given to it too (reassign owned).',
    );
  if (code === '25006')
    return told(
      'The database is read-only: a standby, or one that is failing over.',
      'Point DATABASE_URL at the primary.',
    );
  if (code === '53100') return told('The disk of the database is full.', 'Free some room there, and start again.');
  if (code === '57014' || code === '55P03')
    return told(
      `A migration was canceled: ${cause.message}.`,
      'Look for long transactions (pg_stat_activity), and raise statement_timeout and lock_timeout of the role. Nothing was changed.',
    );
  return cause;
}

/** Without a record of migrations, they start from the first. */
async function halfRestored(db: Kysely<unknown>, { message }: Error): Promise<string> {
  if (await recordsMigrations(db)) return `This database has objects that a migration is yet to make (${message}).`;
  return `This database has Portico's objects but no migration table, or an empty one (${message}): a restore that was not finished, perhaps.`;
}

async function recordsMigrations(db: Kysely<unknown>): Promise<boolean> {
  const [found] = (
    await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(db)
  ).rows;
  if (!found?.there) return false;
  const [record] = (await sql<{ any: boolean }>`select exists (select from kysely_migration) as "any"`.execute(db))
    .rows;
  return record?.any ?? false;
}
