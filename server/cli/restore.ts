/** `npm run restore`: restores a backup into an empty database. */
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Ask } from '#server/db/backup/catalog.ts';
import { restoreBackup } from '#server/db/backup/restore-backup.ts';
import { StartError } from '#server/lib/start-error.ts';
import { systemRandom } from '#server/lib/secrets.ts';
import type { Settings } from '#server/config/load-config.ts';
import { readMasterKeys } from '#server/master-key.ts';
import {
  masterKeyEntry,
  opensInstallation,
  rootKeyEntry,
  type MasterKeys,
} from '#server/use-cases/installation/root-key.ts';
import { formatCounts } from './backup.ts';
import { readCommand, withInstallation, type CommandInput } from './open-installation.ts';

const usage = 'Usage: npm run restore -- FILE [--data-dir DIR] [--config FILE]';

/** Restores a backup, and verifies that the current master key decrypts its secrets. */
export async function restoreCommand(input: CommandInput): Promise<void> {
  const { positionals, settings } = await readCommand(input, usage);
  const [first] = positionals;
  if (first === undefined || positionals.length > 1) throw new StartError('No file given.', usage);
  const file = path.resolve(input.cwd, first);
  const embedded = !settings.database.url;
  if (embedded) await requireKey(settings);
  const keys = await readMasterKeys(settings, embedded);
  await withInstallation(settings, false, async (connectionString) => {
    const summary = await restoreBackup({ connectionString, file, approve: (ask) => requireSameKey(ask, keys) });
    input.print(
      `Restored and verified ${file}: ${formatCounts(summary)}.\nStart the server on this database with the same settings.`,
    );
  });
}

/** A start would generate a new key, which cannot decrypt anything in the backup. */
async function requireKey({ masterKey, dataDir }: Settings): Promise<void> {
  if (masterKey) return;
  await access(path.join(dataDir, 'master.key')).catch((cause: unknown) => {
    throw new StartError(
      'The master key for this backup is missing.',
      `Copy master.key of the first data folder to ${dataDir}, or set PORTICO_MASTER_KEY.`,
      { cause },
    );
  });
}

async function requireSameKey(ask: Ask, keys: MasterKeys): Promise<void> {
  const settings = await ask<{ name: string; value: unknown }>(
    'select name, value from installation where name in ($1, $2)',
    [rootKeyEntry, masterKeyEntry],
  );
  if (opensInstallation(Object.fromEntries(settings.map(({ name, value }) => [name, value])), keys, systemRandom))
    return;
  throw new StartError(
    'The master key doesn’t match this backup. Nothing was changed.',
    'Use the key of the original server: PORTICO_MASTER_KEY, or the master.key file of its data folder.',
  );
}
