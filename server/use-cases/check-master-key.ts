/** A database remembers which master key its secrets were wrapped under, so that a wrong one is told at start and not by a broken sign-in. */
import type { Database } from '#server/db/database.ts';
import { keepFact } from '#server/db/queries/installation.ts';
import { sameText, type SecretKeys } from '#server/lib/secrets.ts';
import { StartError } from '#server/lib/start-error.ts';

/** Name of the fact that holds the mark. */
export const masterKeyFact = 'masterKeyMark';

/** What the master key makes of a known text: tells one key from another, and nothing about either. */
export function masterKeyMark(secrets: SecretKeys): string {
  return secrets.sign('master-key-mark', 'portico');
}

/** @throws StartError when the key is not the one of the first start */
export async function checkMasterKey(db: Database, secrets: SecretKeys): Promise<void> {
  const mark = masterKeyMark(secrets);
  const kept = await db.acrossTenants('the master key belongs to the installation', (tx) => keepFact(tx, masterKeyFact, mark));
  if (sameText(kept, mark)) return;
  throw new StartError(
    'The master key is not the one that this database was made with.',
    'Give the same PORTICO_MASTER_KEY as at the first start, or the master.key file of the data folder; or use another database.',
  );
}
