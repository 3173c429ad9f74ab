/**
 * The embedded PostgreSQL: started when none runs, shared between processes, restarted when it dies, and stopped by the
 * last process that leaves it.
 */
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { findPostgresBinaries } from './binaries.ts';
import { clusterExists, createCluster } from './create-cluster.ts';
import { readCredentials } from './credentials.ts';
import { layoutOfHome, openDataFolder } from './data-layout.ts';
import { chooseEngineAccount } from './engine-account.ts';
import { connectionStringTo, type Role } from './engine-connection.ts';
import type { EngineLog } from './engine-log.ts';
import { porticoName } from './ensure-database.ts';
import { type EngineSetting, ensureEngine, superuser } from './ensure-engine.ts';
import { holdStartLock } from './hold-start-lock.ts';
import { readPostmasterState } from './postmaster-file.ts';
import { Supervisor } from './supervisor.ts';

export interface EmbeddedPostgresOptions {
  /** Folder for all data; created if missing. */
  dataDir: string;
  log: EngineLog;
  /** Settings of PostgreSQL that differ from ours, by name (`{ fsync: 'off' }` in tests). */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /**
   * For the role `portico`, which is not a superuser, and its database `portico`. Stays the same when the engine is
   * restarted.
   */
  connectionString: string;
  /** For the superuser: for tests and maintenance only, never for serving requests. */
  superuserConnectionString: string;
  /** Of the server, for example `18.4`. */
  version: string;
  /** Another process had started the engine. */
  attached: boolean;
  /** Process ID of the server. */
  pid: number;
  /** Leaves the engine. The last process that leaves stops it, and waits until it has exited. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL on a folder, or attaches to the engine that already runs there.
 *
 * @throws StartError with a remedy, when the folder or the system does not allow it
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const setting = await prepare(options);
  const engine = await ensureEngine(setting, options.log);
  const supervisor = new Supervisor(setting, engine, options.log);
  const address = (database: string, role: Role): string => connectionStringTo(engine.file, database, role)!;
  return {
    connectionString: address(porticoName, { name: porticoName, password: setting.credentials.portico }),
    superuserConnectionString: address('postgres', superuser(setting.credentials)),
    version: engine.version,
    attached: engine.attached,
    pid: engine.file.pid,
    stop: () => supervisor.stop(),
  };
}

/** Whether an engine runs on that data folder. */
export async function isRunning(dataDir: string): Promise<boolean> {
  const dataFolder = await realpath(dataDir).catch(() => undefined);
  if (dataFolder === undefined) return false;
  const { cluster } = layoutOfHome(dataFolder, join(dataFolder, 'postgres'));
  return (await readPostmasterState(cluster)).kind === 'live';
}

async function prepare({ dataDir, settings }: EmbeddedPostgresOptions): Promise<EngineSetting> {
  const binaries = await findPostgresBinaries();
  const layout = await openDataFolder(dataDir);
  const account = await chooseEngineAccount(layout.cluster, [binaries.postgres, binaries.initdb, layout.cluster]);
  const exists = (): Promise<boolean> => clusterExists(layout, binaries.major, account);
  if (!(await exists())) {
    await holdStartLock(layout, async () => {
      if (!(await exists())) await createCluster(layout, binaries, account, settings?.['fsync'] !== 'off');
    });
  }
  return { binaries, layout, account, credentials: await readCredentials(layout), settings };
}
