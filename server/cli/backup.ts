/** `npm run backup`: writes a database to one file, while the server runs. */
import path from 'node:path';
import { checkBackup, type BackupSummary } from '#server/db/backup/backup-file.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import { StartError } from '#server/lib/start-error.ts';
import { systemClock } from '#server/lib/clock.ts';
import { readCommand, withInstallation, type CommandInput } from './open-installation.ts';

const usage = 'Usage: npm run backup -- FILE [--data-dir DIR] [--config FILE], or npm run backup -- check FILE';

/** Writes a backup, or with `check` verifies one. */
export async function backupCommand(input: CommandInput): Promise<void> {
  const { positionals, settings } = await readCommand(input, usage);
  const [first, second] = positionals;
  if (first === 'check' && second !== undefined && positionals.length === 2) {
    const file = path.resolve(input.cwd, second);
    input.print(`${file} is complete: ${formatCounts(await checkBackup(file))}.`);
    return;
  }
  if (first === undefined || first === 'check' || positionals.length > 1) throw new StartError('No file given.', usage);
  const file = path.resolve(input.cwd, first);
  await withInstallation(settings, true, async (connectionString, embedded) => {
    const summary = await writeBackup(connectionString, file, systemClock());
    const key = embedded && !settings.masterKey ? path.join(settings.dataDir, 'master.key') : 'PORTICO_MASTER_KEY';
    input.print(
      `Wrote ${file}: ${formatCounts(summary)}.\nThe backup doesn’t contain the master key (${key}). Store it separately: you need both to restore.`,
    );
  });
}

/** Formats the row counts for display. */
export function formatCounts({ header, end }: BackupSummary): string {
  const counts = Object.values(end.rows);
  const rows = counts.reduce((sum, count) => sum + count, 0);
  return `${rows} rows in ${counts.length} tables, ${end.rows['users'] ?? 0} of them users, as of ${header.createdAt}`;
}
