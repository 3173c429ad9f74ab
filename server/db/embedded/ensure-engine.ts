import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { StartError } from '#server/lib/start-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import type { Credentials } from './credentials.ts';
import type { DataLayout } from './data-layout.ts';
import type { EngineAccount } from './engine-account.ts';
import { connectAlone, connectionStringTo, type Role } from './engine-connection.ts';
import type { EngineLog } from './engine-log.ts';
import { ensureDatabase } from './ensure-database.ts';
import { holdStartLock } from './hold-start-lock.ts';
import { type Launch, launchFailed, launchPostmaster, mayTryAgain } from './launch-postmaster.ts';
import { type PostmasterFile, readPostmasterState } from './postmaster-file.ts';
import { enter } from './presence.ts';
import { isPrivateTo } from './socket-folder.ts';
import { removeStalePostmasterFile } from './stale-postmaster.ts';
import { stopPostmaster } from './stop-postmaster.ts';
import { useDatabaseUrl } from './use-database-url.ts';

/** Everything that is known before the engine runs. */
export interface EngineSetting {
  binaries: PostgresBinaries;
  layout: DataLayout;
  account: EngineAccount | undefined;
  credentials: Credentials;
  settings: Record<string, string> | undefined;
}

/** A running engine that this process has joined. */
export interface Engine {
  file: PostmasterFile;
  /** The superuser connection that registers this process as a user of the engine. */
  presence: Client;
  version: string;
  attached: boolean;
}

/** Recovery after a crash replays the log since the last checkpoint, at most 256 MB; a slow disk takes time. */
const readyWithinMs = 120_000;
const reportAfterMs = 5000;

/**
 * Attaches to the running engine, or starts one. Only one process at a time starts it: a second one could mistake the
 * new server's `postmaster.pid` for the old one's, and remove it.
 */
export async function ensureEngine(setting: EngineSetting, log: EngineLog): Promise<Engine> {
  const attempt: Attempt = { begin: performance.now(), launch: undefined, told: false };
  try {
    for (;;) {
      const engine = await checkAndAct(setting, attempt);
      if (engine) return engine;
      waitForEngine(setting, attempt, log);
      await sleep(10);
    }
  } catch (error) {
    if (attempt.launch?.pid && !attempt.launch.ended) await stopPostmaster(setting.layout.cluster, attempt.launch.pid);
    throw error;
  }
}

interface Attempt {
  begin: number;
  launch: Launch | undefined;
  told: boolean;
}

async function checkAndAct(setting: EngineSetting, attempt: Attempt): Promise<Engine | undefined> {
  const state = await readPostmasterState(setting.layout.cluster);
  if (state.kind === 'live') {
    const presence = await tryToEnter(setting, state.file);
    return presence && describe(presence, state.file, attempt.launch?.pid !== state.file.pid);
  }
  await holdStartLock(setting.layout, () => launchUnlessLive(setting, attempt));
  return undefined;
}

async function launchUnlessLive(setting: EngineSetting, attempt: Attempt): Promise<void> {
  const { cluster } = setting.layout;
  const state = await readPostmasterState(cluster);
  if (state.kind === 'live') return;
  if (attempt.launch) {
    const { output } = await attempt.launch.end;
    if (!mayTryAgain(output)) throw launchFailed(setting.layout, output);
    await sleep(100);
  }
  if (state.kind === 'stale' && state.blocks) await removeStalePostmasterFile(cluster, state.file);
  attempt.launch = await launchPostmaster(setting.layout, setting.binaries, setting.account, setting.settings);
  await untilVisible(cluster, attempt.launch);
}

/** Waits until the server appears in `postmaster.pid`, or has exited. */
async function untilVisible(cluster: string, launch: Launch): Promise<void> {
  while (!launch.ended) {
    const state = await readPostmasterState(cluster);
    if (state.kind === 'live' && state.file.pid === launch.pid) return;
    await sleep(5);
  }
}

function waitForEngine(setting: EngineSetting, attempt: Attempt, log: EngineLog): void {
  const waited = performance.now() - attempt.begin;
  if (waited > readyWithinMs) throw notReady(setting);
  if (waited < reportAfterMs || attempt.told) return;
  log.info('waiting for PostgreSQL to finish recovery or shutdown');
  attempt.told = true;
}

/** Undefined while the server starts or shuts down. */
async function tryToEnter(setting: EngineSetting, file: PostmasterFile): Promise<Client | undefined> {
  const address = connectionStringTo(file, 'postgres', superuser(setting.credentials));
  if (!address) return undefined;
  if (file.socketFolder && !(await isPrivateTo(file.socketFolder, setting.account))) throw lostSocket(file);
  let client: Client | undefined;
  try {
    client = await connectAlone(address);
    if (await enter(client)) {
      await ensureDatabase(client, setting.credentials.portico);
      return client;
    }
  } catch (error) {
    if (!passes(error)) throw connectionRefused(setting, error);
  }
  await client?.end().catch(() => undefined);
  return undefined;
}

/** Temporary conditions: starting, recovering, shutting down (class 57P), out of connections, or not listening. */
function passes(error: unknown): boolean {
  return !(error instanceof DatabaseError) || /^(57P|53300|08)/.test(error.code ?? '');
}

async function describe(presence: Client, file: PostmasterFile, attached: boolean): Promise<Engine> {
  const { rows } = await presence.query<{ server_version: string }>('show server_version');
  return { file, presence, version: rows[0]!.server_version, attached };
}

export function superuser(credentials: Credentials): Role {
  return { name: 'postgres', password: credentials.superuser };
}

function notReady({ layout }: EngineSetting): StartError {
  return new StartError(
    `PostgreSQL was not ready within ${readyWithinMs / 1000} seconds.`,
    `See its log, ${layout.log}, and start again. ${useDatabaseUrl}`,
  );
}

/** The socket was deleted with the temporary folder, or replaced by a foreign file. */
function lostSocket({ socketFolder, pid }: PostmasterFile): StartError {
  return new StartError(
    `PostgreSQL (process ${pid}) runs, but the folder of its socket, ${socketFolder}, was removed or has a different owner.`,
    `Stop it (kill -INT ${pid}) and start again. ${useDatabaseUrl}`,
  );
}

function connectionRefused({ layout }: EngineSetting, cause: unknown): StartError {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new StartError(
    `PostgreSQL runs on ${layout.home}, but refuses the connection: ${reason}`,
    `Put ${layout.credentials} back as it was when the database was created, or move ${layout.home} away to start with an empty database. ${useDatabaseUrl}`,
    { cause },
  );
}
