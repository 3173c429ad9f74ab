import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client, type QueryResultRow } from 'pg';
import { onTestFinished } from 'vitest';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '#server/db/embedded/start-embedded-postgres.ts';

const silent = { info: () => undefined, warn: () => undefined };

/** Creates a folder for one test. Its parent is inaccessible to other accounts, as with `mktemp -d`. */
export async function throwawayFolder(name = 'data'): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'portico-engine-'));
  const folder = join(parent, name);
  onTestFinished(async () => {
    await removeSocketFolder(folder);
    await rm(parent, { recursive: true, force: true });
  });
  return folder;
}

/** The same with an initialized database, which was started and stopped once: faster than creating one. */
export async function preparedFolder(): Promise<string> {
  prepared ??= prepare();
  const folder = await throwawayFolder();
  await promisify(execFile)('cp', ['-a', await prepared, folder]);
  return folder;
}

/** Removes the database that `preparedFolder` copies; for `afterAll`. */
export async function removePrepared(): Promise<void> {
  const folder = await prepared;
  // the next file of this worker creates its own
  prepared = undefined;
  if (folder) await rm(folder, { recursive: true, force: true });
}

let prepared: Promise<string> | undefined;

async function prepare(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-engine-'));
  await (await startEmbeddedPostgres({ dataDir: folder, log: silent, settings: { fsync: 'off' } })).stop();
  await removeSocketFolder(folder);
  await rm(join(folder, 'postgres', 'socket-folder'));
  return folder;
}

async function removeSocketFolder(dataDir: string): Promise<void> {
  const name = await readFile(join(dataDir, 'postgres', 'socket-folder'), 'utf8').catch(() => '');
  if (name) await rm(name, { recursive: true, force: true });
}

/** Starts an engine without fsync, and stops it after the test. */
export async function start(
  dataDir: string,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres> {
  const engine = await startEmbeddedPostgres({ dataDir, log: silent, settings: { fsync: 'off' }, ...options });
  const socketFolder = new URL(engine.connectionString).searchParams.get('host');
  onTestFinished(async () => {
    await engine.stop();
    if (socketFolder) await rm(socketFolder, { recursive: true, force: true });
  });
  return engine;
}

/** Runs one statement on a separate connection. */
export async function query<Row extends QueryResultRow>(connectionString: string, text: string): Promise<Row[]> {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Runs a shell line under the account that owns a folder until the test ends, and returns the first line that it
 * prints.
 */
export async function firstLineOf(shell: string, ownerOf: string): Promise<string> {
  const { uid, gid } = await stat(ownerOf);
  const identity = process.getuid?.() === 0 ? { uid, gid } : {};
  const child = spawn('sh', ['-c', shell], { ...identity, cwd: '/', stdio: ['ignore', 'pipe', 'ignore'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return chunk.toString().split('\n')[0]!;
}
