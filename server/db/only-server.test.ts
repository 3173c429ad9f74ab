import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { systemClient } from '#server/testing/system-client.ts';
import { createTestDatabase } from '#server/testing/postgres.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { startServer } from '#server/start-server.ts';
import { isOnlyServer } from './only-server.ts';

async function startOn(connectionString: string) {
  const folder = await mkdtemp(join(tmpdir(), 'portico-only-'));
  const configFile = join(folder, 'portico.config.json');
  await writeFile(configFile, JSON.stringify({ log: { level: 'fatal' } }));
  const argv = ['--data-dir', folder, '--config', configFile, '--port', String(await freePortPair())];
  const server = await startServer({
    argv,
    env: { DATABASE_URL: connectionString, PORTICO_MASTER_KEY: randomBytes(32).toString('base64') },
    cwd: folder,
    print: () => undefined,
  });
  return {
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

it('a server that starts as the only one resumes at once what a killed one had begun, and detects another running server', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const looking = systemClient(database.connectionString);
  await looking.connect();
  await looking.query(
    `insert into jobs (kind, payload, run_at, created_at, attempts, locked_until) values ('mail', '{}', now(), now(), 1, now() + interval '1 hour')`,
  );
  const server = await startOn(database.connectionString);
  expect(await isOnlyServer(database.connectionString)).toBe(false);
  await server.close();
  expect(await isOnlyServer(database.connectionString)).toBe(true);
  // begun by the first round, which ends before the server does, though its payload cannot be decrypted
  const { rows } = await looking.query<{ attempts: number }>("select attempts from jobs where kind = 'mail'");
  expect(rows[0]!.attempts).toBeGreaterThan(1);
  await looking.end();
});
