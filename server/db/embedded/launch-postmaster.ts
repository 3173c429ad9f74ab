import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { StartError } from '#server/lib/start-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import { type DataLayout, diskFull } from './data-layout.ts';
import { type EngineAccount, spawnUnder } from './engine-account.ts';
import { engineEnvironment } from './engine-environment.ts';
import { openEngineLog, readEngineLog } from './engine-log.ts';
import { postgresParameters } from './settings.ts';
import { openSocketFolder } from './socket-folder.ts';
import { useDatabaseUrl } from './use-database-url.ts';

/** A server started by this process, until it is ready or has exited. */
export interface Launch {
  pid: number | undefined;
  ended: boolean;
  /** Resolves with the output of the server when it has exited. */
  end: Promise<{ output: string }>;
}

/** Starts the server in a session of its own: neither Ctrl-C nor the end of this process reaches it. */
export async function launchPostmaster(
  layout: DataLayout,
  binaries: PostgresBinaries,
  account: EngineAccount | undefined,
  settings: Record<string, string> | undefined,
): Promise<Launch> {
  const socketFolder = await openSocketFolder(layout.socketFolderName, account);
  const { file, begin } = await openEngineLog(layout.log);
  const port = socketFolder ? 5432 : await freePort();
  const child = spawnUnder(
    account,
    binaries.postgres,
    postgresParameters(layout.cluster, { socketFolder, port }, settings),
    {
      cwd: layout.home,
      env: engineEnvironment(),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', file.fd, file.fd],
    },
  );
  const launch: Launch = { pid: child.pid, ended: false, end: endOf(child, layout.log, begin) };
  void launch.end.then(() => (launch.ended = true));
  child.unref();
  await file.close();
  return launch;
}

async function endOf(child: ChildProcess, log: string, begin: number): Promise<{ output: string }> {
  const reason = await new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', () => resolve(''));
  });
  const said = await readEngineLog(log, begin).catch(() => '');
  return { output: [reason, said].filter(Boolean).join('\n') };
}

/**
 * Whether a retry may succeed: another process was first, or has joined and stopped the server before this one could
 * join, or the children of a dead server still hold its shared memory.
 */
export function mayTryAgain(output: string): boolean {
  return /lock file "[^"]*" (?:already exists|is empty)|pre-existing shared memory block|received (?:fast|smart) shutdown request/i.test(
    output,
  );
}

export function launchFailed(layout: DataLayout, output: string): StartError {
  if (/No space left on device/i.test(output)) return diskFull(layout.dataFolder);
  return new StartError(
    `PostgreSQL did not start:\n${output}`,
    `The full log is in ${layout.log}. Move ${layout.home} away to start with an empty database. ${useDatabaseUrl}`,
  );
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
