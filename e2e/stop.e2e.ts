import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { pause } from './support/pause.ts';
import { endAllProcesses, isRunning, postgresPid, startProcess } from './support/server-process.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-stop-'));
});

afterAll(async () => {
  await endAllProcesses();
  await rm(folder, { recursive: true, force: true });
});

/** The engine is up, the server is not. @returns process number of the engine */
async function databaseIsUp(dataDir: string): Promise<number> {
  const deadline = Date.now() + scaledTimeout(20_000);
  while (!existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))) {
    if (Date.now() > deadline) throw new Error('The database did not come up');
    await pause(5);
  }
  return await postgresPid(dataDir);
}

test('SIGTERM while the database comes up ends with 0, and leaves no database behind', async () => {
  const dataDir = join(folder, 'early');
  const server = await startProcess({ dataDir, port: await freePortPair() });
  const postgres = await databaseIsUp(dataDir);
  server.signal('SIGTERM');
  expect(await server.ended(), server.output()).toBe(0);
  expect(await isRunning(postgres)).toBe(false);
});

/** Loaded before the server: sends the signal as soon as a listener is attached. */
const impatient = `const timer = setInterval(() => process.listenerCount('SIGTERM') && (clearInterval(timer), process.kill(process.pid, 'SIGTERM')), 1)`;

test('SIGTERM at the first moment that it is heard ends with 0 too', async () => {
  const dataDir = join(folder, 'earliest');
  const options = `--import=data:text/javascript,${encodeURIComponent(impatient)}`;
  const server = await startProcess({ dataDir, port: await freePortPair(), env: { NODE_OPTIONS: options } });
  expect(await server.ended(), server.output()).toBe(0);
  // PostgreSQL removes the file when it has shut down.
  expect(existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
});

test('a second signal during shutdown changes nothing', async () => {
  const dataDir = join(folder, 'twice');
  const server = await startProcess({ dataDir, port: await freePortPair() });
  await server.says(/Portico is running/);
  const postgres = await postgresPid(dataDir);
  for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT', 'SIGINT'] as const) {
    server.signal(signal);
    await pause(5);
  }
  expect(await server.ended(), server.output()).toBe(0);
  expect(await isRunning(postgres)).toBe(false);
});

test('the starter passes SIGTERM on during the start, and ends as the server ends', async () => {
  const dataDir = join(folder, 'starter');
  const script = resolve(import.meta.dirname, '../scripts/start.mjs');
  const starter = spawn(process.execPath, [script, '--data-dir', dataDir, '--port', String(await freePortPair())], {
    stdio: 'ignore',
  });
  onTestFinished(() => void starter.kill('SIGKILL'));
  const ended = once(starter, 'exit');
  const postgres = await databaseIsUp(dataDir);
  starter.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await isRunning(postgres)).toBe(false);
});
