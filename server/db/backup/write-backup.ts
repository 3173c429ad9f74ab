import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { StartError } from '#server/lib/start-error.ts';
import { systemConnection } from '#server/db/scope.ts';
import { createBackupWriter, type BackupSummary, type BackupTable } from './backup-file.ts';
import { type Ask, queryClient, quoted, readSequences, readTables, tablesHiddenFromSystem } from './catalog.ts';

/** Rows fetched at a time. */
const batch = 500;

/** Sets the scope that sees every tenant, server-independent value formats, and no time limit. */
const session = `${systemConnection} -c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c timezone=UTC -c bytea_output=hex -c extra_float_digits=1`;

/**
 * Writes all rows of a database to one file, as of a single snapshot. A server may run meanwhile. The file appears
 * under its name only when complete, and is readable by this OS account only, since it holds personal data.
 *
 * @param now written to the header
 * @throws StartError when the file exists, the database holds no Portico data, or row-level security would hide rows
 */
export async function writeBackup(connectionString: string, file: string, now: Date): Promise<BackupSummary> {
  await refuseExisting(file);
  const client = new Client({ connectionString, options: session, application_name: 'portico backup' });
  await client.connect();
  const partial = `${file}.partial-${process.pid}`;
  try {
    await client.query('begin isolation level repeatable read read only');
    const summary = await summaryOf(queryClient(client), now);
    await pipeline(
      contents(queryClient(client), summary),
      createGzip(),
      createWriteStream(partial, { mode: 0o600, flush: true }),
    ).catch((cause: unknown) => {
      throw notWritten(file, cause);
    });
    await refuseExisting(file);
    await rename(partial, file);
    return { header: summary.header, end: summary.end };
  } finally {
    await client.end();
    await rm(partial, { force: true });
  }
}

interface Plan extends BackupSummary {
  tables: BackupTable[];
}

async function summaryOf(ask: Ask, now: Date): Promise<Plan> {
  const tables = await readTables(ask);
  if (!tables.some(({ table }) => table === 'kysely_migration')) {
    throw new StartError(
      'This database has no Portico data.',
      'Check DATABASE_URL or the data folder. You can back up a database once a server has started on it.',
    );
  }
  const hidden = await tablesHiddenFromSystem(ask);
  if (hidden.length > 0)
    throw new StartError(
      `Row-level security would hide rows of ${hidden.join(', ')}.`,
      'Their policies were changed manually: restore them, so that app_system() sees every row.',
    );
  const migrations = await ask<{ name: string }>('select name from kysely_migration order by name');
  return {
    tables,
    header: {
      format: 'portico-backup',
      version: 1,
      createdAt: now.toISOString(),
      migrations: migrations.map(({ name }) => name),
    },
    end: { rows: {}, sequences: {}, sha256: '' },
  };
}

async function* contents(ask: Ask, plan: Plan): AsyncGenerator<string> {
  const writer = createBackupWriter();
  yield writer.header(plan.header);
  for (const table of plan.tables) {
    yield writer.table(table);
    plan.end.rows[table.table] = 0;
    await ask(
      `declare backup_rows no scroll cursor for select row_to_json(r)::text as row from (select ${table.columns.map(quoted).join(', ')} from ${quoted(table.table)}) r`,
    );
    for (;;) {
      const rows = await ask<{ row: string }>(`fetch ${batch} from backup_rows`);
      if (rows.length === 0) break;
      plan.end.rows[table.table]! += rows.length;
      yield rows.map(({ row }) => writer.row(row)).join('');
    }
    await ask('close backup_rows');
  }
  // Sequences are not covered by snapshots: read last, they are never behind the rows.
  plan.end.sequences = await readSequences(ask);
  yield writer.end({ rows: plan.end.rows, sequences: plan.end.sequences });
}

async function refuseExisting(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found) throw new StartError(`${file} already exists.`, 'Choose a different file name.');
}

function notWritten(file: string, cause: unknown): unknown {
  if (!(cause instanceof Error) || !('syscall' in cause) || !('code' in cause)) return cause;
  return new StartError(
    `${file} cannot be written (${String(cause.code)}).`,
    'Pass a path in a folder that this account can write to, on a disk with enough space.',
    { cause },
  );
}
