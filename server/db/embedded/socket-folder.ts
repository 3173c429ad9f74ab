/**
 * The folder of the Unix socket. It is outside the data folder, since the path of a socket is limited to 107 bytes (103
 * on macOS), and has a random name, so that it cannot be planted in advance. It is kept when the engine stops: the
 * process that starts the next one may be about to use it.
 */
import { chmod, chown, lstat, mkdir, mkdtemp, readFile, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EngineAccount } from './engine-account.ts';

const longestParentBytes = 60;

/**
 * Returns the folder used before, or creates a new one. Undefined on Windows, where PostgreSQL listens on the loopback
 * address.
 */
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

/**
 * Temporary folders are cleared occasionally, at least at each boot. Keeping the path keeps all connection strings
 * valid.
 */
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

/** Whether only the engine's account can have written there. */
export async function isPrivateTo(folder: string, account: EngineAccount | undefined): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  const owner = account?.uid ?? process.getuid?.();
  return found !== undefined && found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0;
}

function parentFolder(account: EngineAccount | undefined): string {
  const own = tmpdir();
  // Another account cannot use our private temporary folder.
  return account || Buffer.byteLength(own) > longestParentBytes ? '/tmp' : own;
}
