import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { StartError } from '#server/lib/start-error.ts';
import { migrateTo } from '#server/db/migrate.ts';
import { systemConnection } from '#server/db/scope.ts';
import { checkBackup, differentCounts, readBackup, type BackupSummary, type BackupTable } from './backup-file.ts';
import { type Ask, queryKysely, countRows, objectsInSchema, quoted, readForeignKeys, readTables } from './catalog.ts';

/** Maximum rows and approximate bytes per statement. */
const batch = { rows: 500, bytes: 4_000_000 };

export interface RestoreOptions {
  connectionString: string;
  file: string;
  /** Inspects the restored database before the commit. An exception rolls everything back. */
  approve?: (ask: Ask) => Promise<void>;
}

/**
 * Fills an empty database from a backup: applies the migrations listed in the backup, then inserts the rows. Everything
 * runs in one transaction, so a failed restore leaves the database empty.
 *
 * @throws StartError when the file is damaged or of a newer version, the database is not empty, or rows are missing
 * afterwards
 */
export async function restoreBackup({ connectionString, file, approve }: RestoreOptions): Promise<BackupSummary> {
  const summary = await checkBackup(file);
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    options: `${systemConnection} -c statement_timeout=0 -c timezone=UTC`,
    application_name: 'portico restore',
  });
  pool.on('error', () => undefined);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.transaction().execute(async (trx) => {
      const ask = queryKysely(trx);
      await refuseFilled(ask);
      await makeSchema(trx, summary, file);
      await fill(ask, file, summary);
      await approve?.(ask);
    });
    await sql`analyze`.execute(db);
    return summary;
  } finally {
    await db.destroy();
  }
}

async function refuseFilled(ask: Ask): Promise<void> {
  const found = await objectsInSchema(ask);
  if (found.length === 0) return;
  throw new StartError(
    `The database is not empty: it has ${found.slice(0, 3).join(', ')}${found.length > 3 ? ` and ${found.length - 3} more` : ''}. Nothing was changed.`,
    'Restore into a new database (createdb, with the same owner) or a new data folder.',
  );
}

async function makeSchema(trx: Transaction<unknown>, { header }: BackupSummary, file: string): Promise<void> {
  const done = await migrateTo(trx, header.migrations.at(-1)!);
  const unknown = header.migrations.filter((name) => !done.includes(name));
  const more = done.filter((name) => !header.migrations.includes(name));
  if (unknown.length + more.length === 0) return;
  throw new StartError(
    `The backup ${file} was created by another version of Portico (migrations: ${[...unknown, ...more].join(', ')}). Nothing was changed.`,
    'Restore it with the version that created it, or a newer one.',
  );
}

async function fill(ask: Ask, file: string, summary: BackupSummary): Promise<void> {
  const tables = await readTables(ask);
  const foreignKeys = await readForeignKeys(ask);
  // Rows arrive table by table, not in dependency order, and the effects of triggers are already part of the backup.
  for (const { table, name } of foreignKeys) await ask(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  for (const { table } of tables) {
    await ask(`alter table ${quoted(table)} disable trigger user`);
    await ask(`truncate ${quoted(table)}`);
  }
  await insertRows(ask, file, new Map(tables.map((table) => [table.table, new Set(table.columns)])));
  for (const [name, value] of Object.entries(summary.end.sequences))
    await ask('select setval($1::regclass, $2::bigint)', [quoted(name), value]);
  for (const { table } of tables) await ask(`alter table ${quoted(table)} enable trigger user`);
  for (const { table, name, definition } of foreignKeys)
    await ask(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
  const wrong = differentCounts(
    summary.end.rows,
    await countRows(
      ask,
      tables.map(({ table }) => table),
    ),
  );
  if (wrong.length > 0)
    throw new StartError(
      `After the restore, the numbers of rows differed: ${wrong.join(', ')}. Nothing was changed.`,
      'Try another backup.',
    );
}

async function insertRows(ask: Ask, file: string, known: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
  let table: BackupTable | undefined;
  let rows: string[] = [];
  let bytes = 0;
  const flush = async (): Promise<void> => {
    if (table && rows.length > 0) await insert(ask, table, rows);
    rows = [];
    bytes = 0;
  };
  for await (const line of readBackup(file)) {
    if (line.kind === 'row') {
      rows.push(line.row);
      bytes += line.row.length;
      if (rows.length >= batch.rows || bytes >= batch.bytes) await flush();
      continue;
    }
    await flush();
    if (line.kind === 'table') table = requireKnown(file, line.table, known);
  }
}

/** Names come from a file: they are used only if the schema contains them. */
function requireKnown(file: string, table: BackupTable, known: ReadonlyMap<string, ReadonlySet<string>>): BackupTable {
  const columns = known.get(table.table);
  const missing = columns ? table.columns.filter((column) => !columns.has(column)) : [table.table];
  if (missing.length === 0) return table;
  throw new StartError(
    `The backup ${file} has ${columns ? `columns of ${table.table}` : 'a table'} that its version of Portico does not have: ${missing.join(', ')}.`,
    'They were added manually. Remove them from the original database and create a new backup.',
  );
}

async function insert(ask: Ask, { table, columns }: BackupTable, rows: string[]): Promise<void> {
  const names = columns.map(quoted).join(', ');
  await ask(
    `insert into ${quoted(table)} (${names}) overriding system value select ${names} from json_populate_recordset(null::${quoted(table)}, $1::json)`,
    [`[${rows.join(',')}]`],
  );
}
