/**
 * The root key, from which the keys of all purposes are derived. It is stored in the database, wrapped by the master
 * key: a new master key wraps it again, and nothing else has to change. While a master key is replaced there are two
 * copies, so that processes with the old key and processes with the new one can start; see
 * docs/decisions/0186-the-master-key-wraps-a-root-key.md.
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
  /** Previous master key, while it is replaced. */
  previous?: Buffer | undefined;
}

/** Name of the installation fact that holds the wrapped copies, the newest last. */
export const rootKeyEntry = 'rootKey';
/**
 * Name of the fact of installations from before root keys, whose master key is the root key. The fact identifies that
 * key.
 */
export const masterKeyEntry = 'masterKeyMark';

const Copies = z.array(z.object({ mark: z.string(), wrapped: z.string() })).min(1);
type Copy = z.infer<typeof Copies>[number];

/** A master key and its mark, derived from a known text: the mark identifies the key without disclosing it. */
interface Holder {
  key: Buffer;
  secrets: SecretKeys;
  mark: string;
}

/**
 * Opens the root key; the first start generates it. Wraps it with the current master key if only the previous one can
 * unwrap it, and deletes other copies once the newest key is used alone.
 * @throws StartError when neither master key belongs to this database
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
 * Returns whether one of the master keys belongs to a database, judged by its installation values.
 * @param values by name, as they are stored
 */
export function opensInstallation(values: Record<string, unknown>, keys: MasterKeys, random: RandomBytes): boolean {
  const marks =
    values[rootKeyEntry] === undefined
      ? [values[masterKeyEntry]]
      : Copies.parse(values[rootKeyEntry]).map(({ mark }) => mark);
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

/**
 * Generates the root key of a new installation. An older installation keeps its master key, from which all its stored
 * data was derived.
 */
async function firstRoot(tx: Tx, holders: readonly Holder[], random: RandomBytes): Promise<Buffer | undefined> {
  const mark = await readInstallationValue(tx, masterKeyEntry);
  if (mark !== undefined)
    return typeof mark === 'string' ? holders.find((holder) => sameText(holder.mark, mark))?.key : undefined;
  // versions without a root key compare this value with the mark of their master key, and refuse to start
  await replaceInstallationValue(tx, masterKeyEntry, rootKeyEntry);
  return random(32);
}

/**
 * Selects the wrapped copies to keep. The copy of the current key is added last. Others are dropped once no previous
 * key is given, but only at a start with the newest key: a process with old settings deletes nothing.
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
    'Pass the PORTICO_MASTER_KEY of its other processes, or the master.key file of the data folder. When you rotate the key, pass the previous one as PORTICO_MASTER_KEY_PREVIOUS. Or use another database.',
  );
}
