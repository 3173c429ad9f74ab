import { type ChildProcess } from 'node:child_process';
import {
  chmod,
  chown,
  lchown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '#server/lib/start-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import { createCredentials } from './credentials.ts';
import { type DataLayout, diskFull, layoutOfHome, unwritable } from './data-layout.ts';
import { type EngineAccount, spawnUnder } from './engine-account.ts';
import { engineEnvironment } from './engine-environment.ts';
import { processExists } from './postmaster-file.ts';
import { systemCode } from './system-code.ts';
import { useDatabaseUrl } from './use-database-url.ts';

/** Followed by the ID of the process that creates the cluster. */
const unfinishedPrefix = 'postgres.new-';

/** Whether the cluster exists; an existing one must be of the same major version. */
export async function clusterExists(
  layout: DataLayout,
  major: string,
  account: EngineAccount | undefined,
): Promise<boolean> {
  let found: string;
  try {
    found = (await readFile(join(layout.cluster, 'PG_VERSION'), 'utf8')).trim();
  } catch (cause) {
    if (systemCode(cause) === 'ENOENT') return false;
    throw unwritable(layout.dataFolder, cause);
  }
  if (found !== major) throw wrongVersion(layout, found, major);
  await handOverFromRoot(layout, account);
  return true;
}

/**
 * Creates the cluster in a temporary folder and moves it into place by one rename, so that an interrupted start leaves
 * no partial cluster. The caller holds the start lock.
 */
export async function createCluster(
  layout: DataLayout,
  binaries: PostgresBinaries,
  account: EngineAccount | undefined,
  durable: boolean,
): Promise<void> {
  await removeUnfinished(layout.dataFolder);
  const home = await mkdtemp(join(layout.dataFolder, `${unfinishedPrefix}${process.pid}-`)).catch((cause: unknown) => {
    throw unwritable(layout.dataFolder, cause);
  });
  try {
    await chmod(home, account ? 0o711 : 0o700);
    await fillHome(layoutOfHome(layout.dataFolder, home), binaries, account, durable);
    await rename(home, layout.home);
  } catch (error) {
    throw error instanceof StartError ? error : unwritable(layout.dataFolder, error);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}

/** Removes the remains of a start that was killed. */
async function removeUnfinished(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder)) {
    const owner = name.startsWith(unfinishedPrefix)
      ? Number.parseInt(name.slice(unfinishedPrefix.length), 10)
      : Number.NaN;
    if (owner > 0 && !processExists(owner)) await rm(join(dataFolder, name), { recursive: true, force: true });
  }
}

async function fillHome(
  layout: DataLayout,
  binaries: PostgresBinaries,
  account: EngineAccount | undefined,
  durable: boolean,
): Promise<void> {
  const credentials = createCredentials();
  const passwordFile = join(layout.home, 'password');
  await writeFile(layout.credentials, JSON.stringify(credentials), { mode: 0o600 });
  await writeFile(passwordFile, credentials.superuser, { mode: 0o600 });
  await mkdir(layout.cluster, { mode: 0o700 });
  if (account) {
    await chown(layout.cluster, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  const parameters = initdbParameters(layout.cluster, passwordFile, durable);
  const options = {
    cwd: layout.home,
    env: engineEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
  };
  const answer = await outcomeOf(spawnUnder(account, binaries.initdb, parameters, options)).catch((cause: unknown) => {
    throw notRunnable(binaries, systemCode(cause) ?? String(cause));
  });
  if (answer.code !== 0) throw initdbFailed(layout, binaries, answer.output);
  await rm(passwordFile);
}

function initdbParameters(cluster: string, passwordFile: string, durable: boolean): string[] {
  // The built-in C.UTF-8 sorts identically on every system, so that a folder can move between machines.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  return [
    '-D',
    cluster,
    ...locale,
    ...access,
    '--data-checksums',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
}

/** Builds an error with the reason that initdb reported. */
export function initdbFailed(layout: DataLayout, binaries: PostgresBinaries, output: string): StartError {
  if (/No space left on device|Disk quota exceeded/i.test(output)) return diskFull(layout.dataFolder);
  if (/invalid binary|not found in the same directory|could not execute command/i.test(output))
    return notRunnable(binaries, output.trim());
  return new StartError(
    `PostgreSQL could not create its database in ${layout.dataFolder}:\n${output.trim()}`,
    `Choose another folder (option dataDir). ${useDatabaseUrl}`,
  );
}

/** The data folder is not the cause: the programs cannot be run, for example on a disk mounted noexec. */
function notRunnable(binaries: PostgresBinaries, reason: string): StartError {
  const folder = dirname(binaries.initdb);
  return new StartError(
    `PostgreSQL's programs in ${folder} cannot be run: ${reason}`,
    `Run "npm ci" again, and let the account of PostgreSQL read and execute them. ${useDatabaseUrl}`,
  );
}

function wrongVersion(layout: DataLayout, found: string, major: string): StartError {
  return new StartError(
    `The database in ${layout.home} was created by PostgreSQL ${found}; this release contains PostgreSQL ${major}.`,
    `Move its contents with pg_dump of version ${found} and psql, or move the folder away to start with an empty database. ${useDatabaseUrl}`,
  );
}

/** A folder copied or unpacked by root belongs to root, and PostgreSQL refuses a folder that it does not own. */
async function handOverFromRoot(layout: DataLayout, account: EngineAccount | undefined): Promise<void> {
  if (!account) return;
  if ((await lstat(layout.cluster)).uid !== 0) return;
  for (const entry of await readdir(layout.cluster, { recursive: true, withFileTypes: true })) {
    await lchown(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
  await chown(layout.cluster, account.uid, account.gid);
}

function outcomeOf(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
