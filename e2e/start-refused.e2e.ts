import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { endAllProcesses, startProcess, type ProcessOptions, type ServerProcess } from './support/server-process.ts';

const masterKey = randomBytes(32).toString('base64');

let folder: string;
let database: TestDatabase;
let unreachable: Promise<ServerProcess>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-refused-'));
  database = await createTestDatabase();
  // It waits for half a minute; meanwhile the other tests run.
  unreachable = start({
    env: withDatabase(`postgres://portico:secret-word@localhost:${await freePortPair()}/portico`),
  });
});

afterAll(async () => {
  await endAllProcesses();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

function withDatabase(url = database.connectionString): Record<string, string> {
  return { DATABASE_URL: url, PORTICO_MASTER_KEY: masterKey };
}

async function start(options: Partial<ProcessOptions>): Promise<ServerProcess> {
  return startProcess({
    dataDir: join(folder, randomBytes(4).toString('hex')),
    port: await freePortPair(),
    ...options,
  });
}

/** Expects exit code 1 and a readable message without a stack. @returns the output */
async function refusal(server: ServerProcess): Promise<string> {
  expect(await server.ended(), server.output()).toBe(1);
  expect(server.output()).toContain('Portico did not start.');
  expect(server.output()).not.toMatch(/^\s+at /m);
  return server.output();
}

async function occupied(port: number): Promise<() => void> {
  const other = createServer().listen(port, 'localhost');
  await once(other, 'listening');
  return () => other.close();
}

test('a port in use is named, with advice', async () => {
  const port = await freePortPair();
  for (const usedPort of [port, port + 1]) {
    const release = await occupied(usedPort);
    const dataDir = join(folder, 'ports');
    await mkdir(dataDir, { recursive: true });
    const text = await refusal(await start({ port, dataDir, env: withDatabase() }));
    expect(text).toContain(`Port ${usedPort}`);
    expect(text).toContain('--port N');
    release();
  }
});

test('a data folder that may not be written to is named', async () => {
  const closed = join(folder, 'closed');
  await mkdir(closed, { recursive: true, mode: 0o555 });
  const text = await refusal(await start({ dataDir: join(closed, 'data'), boundByFileModes: true }));
  expect(text).toContain(closed);
  expect(text).toMatch(/dataDir|--data-dir/);
});

test('a data folder that is a file is named', async () => {
  const text = await refusal(await start({ dataDir: join(import.meta.filename, 'data') }));
  expect(text).toContain(import.meta.filename);
});

test('a wrong database password is reported immediately, without repeating it', async () => {
  const url = new URL(database.connectionString);
  url.password = 'not-the-secret';
  const text = await refusal(await start({ env: withDatabase(url.href) }));
  // one attempt: the database is not waited for
  expect(text).not.toContain('waiting for the database');
  expect(text).toContain('DATABASE_URL');
  expect(text).not.toContain('not-the-secret');
});

test('a database of one’s own wants a master key', async () => {
  const text = await refusal(await start({ env: { DATABASE_URL: database.connectionString } }));
  expect(text).toContain('PORTICO_MASTER_KEY');
  expect(text).toContain('openssl rand -base64 32');
});

test('a master key other than that of the first start is reported, and decrypts nothing', async () => {
  const dataDir = join(folder, 'keys');
  const first = await start({ dataDir, env: withDatabase() });
  await first.says(/Portico is running/);
  first.signal('SIGTERM');
  expect(await first.ended()).toBe(0);
  const text = await refusal(
    await start({ dataDir, env: { ...withDatabase(), PORTICO_MASTER_KEY: randomBytes(32).toString('base64') } }),
  );
  expect(text).toContain('The master key doesn’t match this database');
});

test('production mode names all settings that it lacks', async () => {
  const text = await refusal(await start({ config: { mode: 'production', baseUrl: 'http://login.example' } }));
  for (const setting of ['baseUrl: the public https URL', 'setUp.email', 'PORTICO_SMTP_URL'])
    expect(text).toContain(setting);
});

test('development mode listens to this machine only', async () => {
  expect(await refusal(await start({ config: { host: '0.0.0.0' } }))).toContain('loopback only');
});

test('an option that does not exist is named', async () => {
  expect(await refusal(await start({ config: { lockout: { maxAttemps: 3 } } }))).toContain('maxAttemps');
});

test('an unavailable database is waited for, then reported without its password', async () => {
  const text = await refusal(await unreachable);
  expect(text).toContain('waiting for the database');
  expect(text).toContain('DATABASE_URL');
  expect(text).not.toContain('secret-word');
});
