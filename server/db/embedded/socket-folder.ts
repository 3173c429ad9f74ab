/**
 * The folder of the Unix socket. It lies outside the data folder, since the path of a socket may not be longer than
 * 107 bytes (103 on macOS), and is named by chance, so that nobody can plant one. It stays when the engine stops:
 * whoever starts the next one may be about to use it.
 */
import { chmod, chown, lstat, mkdir, mkdtemp, readFile, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineAccount } from './engine-account.ts';

const longestParentBytes = 60;

/** Gives the folder used before, or makes a new one. Undefined on Windows, where PostgreSQL listens on the loopback address. */
export async function openSocketFolder(
  nameFile: string,
  account: EngineAccount | undefined,
): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  const before = await readFile(nameFile, 'utf8').catch(() => '');
  if (before !== '' && ((await makeAgain(before, account)) || (await isPrivateTo(before, account)))) return before;
  const folder = await mkdtemp(join(parentFolder(account), 'portico-'));
  try {
    await handOver(folder, account);
    await writeFile(nameFile, folder, { mode: 0o600 });
  } catch (error) {
    await rmdir(folder);
    throw error;
  }
  return folder;
}

/** Temporary folders are cleared now and then, at each boot at least. Keeping the path keeps everybody's address valid. */
async function makeAgain(folder: string, account: EngineAccount | undefined): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch {
    return false;
  }
  await handOver(folder, account);
  return true;
}

async function handOver(folder: string, account: EngineAccount | undefined): Promise<void> {
  await chmod(folder, 0o700);
  if (account) await chown(folder, account.uid, account.gid);
}

/** Whether only the engine's account can have put something there. */
export async function isPrivateTo(folder: string, account: EngineAccount | undefined): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  const owner = account?.uid ?? process.getuid?.();
  return found !== undefined && found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0;
}

function parentFolder(account: EngineAccount | undefined): string {
  const own = tmpdir();
  // A temporary folder of our own is of no use to another account.
  return account || Buffer.byteLength(own) > longestParentBytes ? '/tmp' : own;
}
