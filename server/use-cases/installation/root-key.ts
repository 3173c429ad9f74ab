/**
 * The root key, from which the keys of all purposes are derived. It lies in the database, wrapped by the master key: another
 * master key wraps it anew, and nothing else has to change. While a master key is replaced there are two copies, so that
 * processes with the old one and with the new one can start; see docs/decisions/0186-the-master-key-wraps-a-root-key.md.
 */
import { z } from 'zod';
import type { Database, Tx } from '#server/db/database.ts';
import {
  lockInstallation,
  readInstallationValue,
  replaceInstallationValue,
} from '#server/db/queries/core/installation.ts';
import { createSecretKeys, sameText, type RandomBytes, type SecretKeys } from '#server/lib/secrets.ts';
import { StartError } from '#server/lib/start-error.ts';

export interface MasterKeys {
  current: Buffer;
  /** The one before, while it is replaced. */
  previous?: Buffer | undefined;
}

/** Name of the fact that holds the wrapped copies, the newest last. */
export const rootKeyEntry = 'rootKey';
/** Installations made before there was a root key: their master key is it. The fact tells which key that was. */
export const masterKeyEntry = 'masterKeyMark';

const Copies = z.array(z.object({ mark: z.string(), wrapped: z.string() })).min(1);
type Copy = z.infer<typeof Copies>[number];

/** A master key, and what it makes of a known text: tells one key from another, and nothing about either. */
interface Holder {
  key: Buffer;
  secrets: SecretKeys;
  mark: string;
}

/**
 * Gives the root key; the first start makes it. Wraps it under the current master key where only the previous one knows it,
 * and forgets other copies once the newest key comes alone.
 *
 * @throws StartError when neither master key is one of this database
 */
export async function openRootKey(db: Database, keys: MasterKeys, random: RandomBytes): Promise<Buffer> {
  const holders = holdersOf(keys, random);
  return await db.acrossTenants('the root key belongs to the installation', async (tx) => {
    await lockInstallation(tx);
    const copies = await readCopies(tx);
    const root = copies.length > 0 ? unwrapRoot(copies, holders) : await firstRoot(tx, holders, random);
    if (!root) throw wrongMasterKey();
    const kept = copiesToKeep(copies, holders, root);
    if (JSON.stringify(kept) !== JSON.stringify(copies)) await replaceInstallationValue(tx, rootKeyEntry, kept);
    return root;
  });
}

/**
 * Whether one of the master keys opens a database, judged by its facts.
 *
 * @param facts by name, as they are stored
 */
export function opensInstallation(
  requestMetadata: Record<string, unknown>,
  keys: MasterKeys,
  random: RandomBytes,
): boolean {
  const marks =
    requestMetadata[rootKeyEntry] === undefined
      ? [requestMetadata[masterKeyEntry]]
      : Copies.parse(requestMetadata[rootKeyEntry]).map(({ mark }) => mark);
  const known = marks.filter((mark) => typeof mark === 'string');
  return known.length === 0 || holdersOf(keys, random).some(({ mark }) => known.some((each) => sameText(each, mark)));
}

function holdersOf({ current, previous }: MasterKeys, random: RandomBytes): [Holder, ...Holder[]] {
  const holder = (key: Buffer): Holder => {
    const secrets = createSecretKeys(key, random);
    return { key, secrets, mark: secrets.sign('master-key-mark', 'portico') };
  };
  return [holder(current), ...(previous ? [holder(previous)] : [])];
}

async function readCopies(tx: Tx): Promise<Copy[]> {
  const kept = await readInstallationValue(tx, rootKeyEntry);
  return kept === undefined ? [] : Copies.parse(kept);
}

function unwrapRoot(copies: readonly Copy[], holders: readonly Holder[]): Buffer | undefined {
  for (const { mark, secrets } of holders) {
    const copy = copies.find((each) => sameText(each.mark, mark));
    if (copy) return secrets.unwrap('root-key', Buffer.from(copy.wrapped, 'base64'));
  }
  return undefined;
}

/** A new installation draws one. An older one goes on with its master key, which everything in it was derived from. */
async function firstRoot(tx: Tx, holders: readonly Holder[], random: RandomBytes): Promise<Buffer | undefined> {
  const mark = await readInstallationValue(tx, masterKeyEntry);
  if (mark !== undefined)
    return typeof mark === 'string' ? holders.find((holder) => sameText(holder.mark, mark))?.key : undefined;
  // versions without a root key compare it with their master key's mark, and refuse to start
  await replaceInstallationValue(tx, masterKeyEntry, rootKeyEntry);
  return random(32);
}

/**
 * The current key's copy is added last. The others go when the previous key is not given any more, but only at a start with
 * the newest one: a process that still has the old settings takes nothing away.
 */
function copiesToKeep(
  copies: readonly Copy[],
  [current, ...others]: readonly [Holder, ...Holder[]],
  root: Buffer,
): Copy[] {
  const wrapped = ({ mark, secrets }: Holder): Copy => ({
    mark,
    wrapped: secrets.wrap('root-key', root).toString('base64'),
  });
  if (copies.length === 0) return [...others.filter(({ key }) => key.equals(root)), current].map(wrapped);
  if (!copies.some(({ mark }) => mark === current.mark)) return [...copies, wrapped(current)];
  const newest = copies.at(-1)?.mark === current.mark;
  return newest && others.length === 0 ? copies.slice(-1) : [...copies];
}

function wrongMasterKey(): StartError {
  return new StartError(
    'The master key doesn’t match this database.',
    'Give the PORTICO_MASTER_KEY of its other processes, or the master.key file of the data folder; when you replace it, the one before as PORTICO_MASTER_KEY_PREVIOUS. Or use another database.',
  );
}
