/**
 * Which account PostgreSQL runs under. It refuses to run as root, so that root starts it under another account:
 * see docs/decisions/0001-postgresql-under-root.md.
 */
import { type ChildProcess, execFile, spawn, type SpawnOptions } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#server/lib/start-error.ts';
import { systemCode } from './system-code.ts';
import { useDatabaseUrl } from './use-database-url.ts';

export interface EngineAccount {
  uid: number;
  gid: number;
  /** The clone or the data folder is closed to this account: PostgreSQL is given the capability to pass anyway. */
  passesClosedFolders: boolean;
}

/**
 * The account to run PostgreSQL under; undefined is our own.
 *
 * @param clusterFolder its owner is the account, once it exists
 * @param mustReach files and folders that PostgreSQL opens
 */
export async function chooseEngineAccount(clusterFolder: string, mustReach: string[]): Promise<EngineAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } = (await ownerOf(clusterFolder)) ?? (await accountOf('postgres')) ?? (await accountOf('nobody')) ?? noAccount();
  const closed: string[] = [];
  for (const path of mustReach) {
    if (await isClosedTo(uid, gid, path)) closed.push(path);
  }
  if (closed.length > 0) await requireSetpriv(closed[0]!);
  return { uid, gid, passesClosedFolders: closed.length > 0 };
}

/** Starts a program under that account. */
export function spawnUnder(
  account: EngineAccount | undefined,
  program: string,
  parameters: string[],
  options: SpawnOptions,
): ChildProcess {
  if (!account) return spawn(program, parameters, options);
  const { uid, gid } = account;
  if (!account.passesClosedFolders) return spawn(program, parameters, { ...options, uid, gid });
  const capabilities = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  const privileges = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...capabilities];
  return spawn('setpriv', [...privileges, '--', program, ...parameters], options);
}

async function ownerOf(folder: string): Promise<{ uid: number; gid: number } | undefined> {
  const found = await stat(folder).catch(() => undefined);
  if (!found || found.uid === 0) return undefined;
  return { uid: found.uid, gid: found.gid };
}

async function accountOf(name: string): Promise<{ uid: number; gid: number } | undefined> {
  const id = async (flag: string): Promise<number> => Number((await promisify(execFile)('id', [flag, name])).stdout);
  try {
    const uid = await id('-u');
    return uid > 0 ? { uid, gid: await id('-g') } : undefined;
  } catch {
    return undefined;
  }
}

function noAccount(): never {
  throw new StartError(
    'PostgreSQL refuses to run as root, and there is neither an account "postgres" nor "nobody" to run it under.',
    `Start Portico as an ordinary user, or create the account: useradd --system postgres. ${useDatabaseUrl}`,
  );
}

/** Whether a folder on the way to `path`, or `path` itself, is closed to the account. Groups count only as the main one: the others are dropped. */
async function isClosedTo(uid: number, gid: number, path: string): Promise<boolean> {
  const found = await stat(path).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  const shift = found?.uid === uid ? 6 : found?.gid === gid ? 3 : 0;
  const executable = !found || Boolean((found.mode >> shift) & 0o1);
  if (!executable) return true;
  return dirname(path) !== path && isClosedTo(uid, gid, dirname(path));
}

async function requireSetpriv(closed: string): Promise<void> {
  const remedy = `Start Portico as an ordinary user, or move it to a folder that other accounts may enter (chmod o+x on its parents). ${useDatabaseUrl}`;
  try {
    await promisify(execFile)('setpriv', ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--', 'true']);
  } catch (cause) {
    throw new StartError(`PostgreSQL refuses to run as root, and ${closed} is closed to every other account.`, remedy, { cause });
  }
}
