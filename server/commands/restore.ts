/** `npm run restore`: a backup into an empty database. */
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Ask } from '#server/db/backup/catalog.ts';
import { restoreBackup } from '#server/db/backup/restore-backup.ts';
import { StartError } from '#server/lib/start-error.ts';
import { systemRandom } from '#server/lib/secrets.ts';
import type { Settings } from '#server/load-config.ts';
import { readMasterKeys } from '#server/master-key.ts';
import { masterKeyFact, opensInstallation, rootKeyFact, type MasterKeys } from '#server/use-cases/root-key.ts';
import { told } from './backup.ts';
import { readCommand, withInstallation, type CommandInput } from './open-installation.ts';

const usage = 'Use: npm run restore -- FILE [--data-dir DIR] [--config FILE]';

/** Restores a backup, and makes sure that the master key at hand is the one that its secrets were wrapped under. */
export async function restoreCommand(input: CommandInput): Promise<void> {
  const { positionals, settings } = await readCommand(input, usage);
  const [first] = positionals;
  if (first === undefined || positionals.length > 1) throw new StartError('Which file?', usage);
  const file = path.resolve(input.cwd, first);
  const embedded = !settings.database.url;
  if (embedded) await requireKey(settings);
  const keys = await readMasterKeys(settings, embedded);
  await withInstallation(settings, false, async (connectionString) => {
    const summary = await restoreBackup({ connectionString, file, approve: (ask) => requireSameKey(ask, keys) });
    input.print(`${file} is restored and counted: ${told(summary)}.\nStart the server on it with the same settings.`);
  });
}

/** A start would make a new key, under which nothing in the backup can be read. */
async function requireKey({ masterKey, dataDir }: Settings): Promise<void> {
  if (masterKey) return;
  await access(path.join(dataDir, 'master.key')).catch((cause: unknown) => {
    throw new StartError(
      'The master key of the backup is missing.',
      `Copy master.key of the first data folder to ${dataDir}, or set PORTICO_MASTER_KEY.`,
      { cause },
    );
  });
}

async function requireSameKey(ask: Ask, keys: MasterKeys): Promise<void> {
  const facts = await ask<{ name: string; value: unknown }>(
    'select name, value from installation where name in ($1, $2)',
    [rootKeyFact, masterKeyFact],
  );
  if (opensInstallation(Object.fromEntries(facts.map(({ name, value }) => [name, value])), keys, systemRandom)) return;
  throw new StartError(
    'The master key is not the one that this backup was made with. Nothing was changed.',
    'Give the key that the first server had: PORTICO_MASTER_KEY, or the master.key file of its data folder.',
  );
}
