/**
 * Chooses the OS account that PostgreSQL runs under. PostgreSQL refuses to run as root, so root starts it under another
 * account: see docs/decisions/0001-postgresql-under-root.md.
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
  /**
   * The program folder or the data folder is inaccessible to this account: PostgreSQL gets the capability to bypass
   * that.
   */
  passesClosedFolders: boolean;
}

/**
 * The account to run PostgreSQL under; undefined means the current one.
 *
 * @param clusterFolder its owner is the account, if it exists
 * @param mustReach files and folders that PostgreSQL opens
 */
export async function chooseEngineAccount(
  clusterFolder: string,
  mustReach: string[],
): Promise<EngineAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const { uid, gid } =
    (await ownerOf(clusterFolder)) ?? (await accountOf('postgres')) ?? (await accountOf('nobody')) ?? noAccount();
  const closed = new Set<string>();
  for (const path of mustReach) {
    const folder = await closedFolder(uid, gid, path);
    if (folder !== undefined) closed.add(folder);
  }
  const account = { uid, gid, passesClosedFolders: closed.size > 0 };
  if (account.passesClosedFolders) await requireSetpriv(account, [...closed]);
  return account;
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
  return spawn('setpriv', [...privilegesOf(account), '--', program, ...parameters], options);
}

/**
 * Parameters of setpriv. PostgreSQL's programs check themselves and each other with access(2), for which the kernel
 * ignores the capabilities of every account but root, unless the securebit NO_SETUID_FIXUP is set (capabilities(7),
 * access(2)).
 */
function privilegesOf({ uid, gid }: EngineAccount): string[] {
  const capabilities = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...capabilities];
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

/**
 * The first folder on the way to `path`, or `path` itself, that the account cannot access. Only the primary group
 * counts: the others are dropped.
 */
async function closedFolder(uid: number, gid: number, path: string): Promise<string | undefined> {
  const above = dirname(path) === path ? undefined : await closedFolder(uid, gid, dirname(path));
  if (above !== undefined) return above;
  const found = await stat(path).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  const shift = found?.uid === uid ? 6 : found?.gid === gid ? 3 : 0;
  return !found || Boolean((found.mode >> shift) & 0o1) ? undefined : path;
}

async function requireSetpriv(account: EngineAccount, closed: string[]): Promise<void> {
  try {
    await promisify(execFile)('setpriv', [...privilegesOf(account), '--', 'true'], { cwd: '/' });
  } catch (cause) {
    const reason =
      systemCode(cause) === 'ENOENT' ? 'the program setpriv is missing' : (cause as { stderr?: string }).stderr?.trim();
    throw closedToEngine(closed, account.uid, reason, cause);
  }
}

/**
 * @param closed every such folder, so that one advice is enough
 * @param reason why PostgreSQL cannot be granted access
 */
function closedToEngine(closed: string[], uid: number, reason: string | undefined, cause?: unknown): StartError {
  const [are, those] = closed.length > 1 ? ['are', 'those folders'] : ['is', 'that folder'];
  return new StartError(
    `PostgreSQL refuses to run as root, and ${closed.join(' and ')} ${are} closed to account ${uid}, which it would run under${reason ? ` (${reason})` : ''}.`,
    `Open ${those} to other accounts (chmod o+x ${closed.join(' ')}), start Portico as the ordinary user who owns its folders, or choose another place. ${useDatabaseUrl}`,
    { cause },
  );
}
