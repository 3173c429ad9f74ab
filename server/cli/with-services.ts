/** Opens what commands need that work with stored secrets: the database, and the keys derived from the root key. */
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/database.ts';
import { databaseClock } from '#server/db/database-clock.ts';
import { migrateToLatest } from '#server/db/migrate.ts';
import { createSecretKeys, systemRandom, type RandomBytes, type SecretKeys } from '#server/lib/secrets.ts';
import type { Clock } from '#server/lib/clock.ts';
import type { Settings } from '#server/config/load-config.ts';
import { readMasterKeys } from '#server/master-key.ts';
import { openRootKey } from '#server/use-cases/installation/root-key.ts';
import { withInstallation } from './open-installation.ts';

export interface CommandServices {
  db: Database;
  clock: Clock;
  random: RandomBytes;
  secrets: SecretKeys;
}

/** Works on the database of an installation, which must exist; a server may run meanwhile. */
export async function withServices(
  settings: Settings,
  work: (services: CommandServices) => Promise<void>,
): Promise<void> {
  await withInstallation(settings, true, async (connectionString, embedded) => {
    await migrateToLatest(connectionString);
    const db = openDatabase({ connectionString, ...settings.database, onError: () => undefined });
    try {
      const rootKey = await openRootKey(db, await readMasterKeys(settings, embedded), systemRandom);
      await work({
        db,
        clock: databaseClock(db),
        random: systemRandom,
        secrets: createSecretKeys(rootKey, systemRandom),
      });
    } finally {
      await db.close();
    }
  });
}
