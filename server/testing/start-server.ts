/** The complete server, for tests through its external interfaces: HTTP and a browser. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DemoData } from '#server/development/demo/demo-data.ts';
import { startServer } from '#server/start-server.ts';
import { createTestDatabase } from './postgres.ts';

/** Contents of `demo.json`. */
export interface DemoFile extends DemoData {
  baseUrl: string;
  demoUrl: string;
  inboxUrl: string;
}

export interface TestServer {
  demo: DemoFile;
  /** Moves the server's clock forward. Browsers keep their own time. */
  advance(milliseconds: number): void;
  /** The server's time in milliseconds. */
  now(): number;
  close(): Promise<void>;
}

/**
 * Starts it in development mode with its own database, data folder and pair of ports.
 * @param config as in a configuration file
 */
export async function startTestServer(config: Record<string, unknown> = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'portico-server-'));
  const configFile = join(folder, 'portico.config.json');
  // neither the meters nor the flags of the demo
  await writeFile(configFile, JSON.stringify({ log: { level: 'error' }, usage: {}, flags: {}, ...config }));
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const server = await startServer({
    argv: ['--data-dir', folder, '--config', configFile, '--port', String(await freePortPair())],
    env: { DATABASE_URL: database.connectionString, PORTICO_MASTER_KEY: randomBytes(32).toString('base64') },
    cwd: folder,
    print: () => undefined,
    // tests create their own data
    sparseDemo: true,
    clock: () => new Date(now()),
  });
  return {
    now,
    demo: JSON.parse(await readFile(join(folder, 'demo.json'), 'utf8')) as DemoFile,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
    close: async () => {
      await server.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts it in this process with its own data folder, including the embedded database.
 * @param ahead offset of its clock, in milliseconds
 * @param config as in a configuration file
 */
export async function runServer({
  dataDir,
  port,
  ahead,
  config,
}: {
  dataDir: string;
  port: number;
  ahead: number;
  config?: Record<string, unknown>;
}): Promise<{ close(): Promise<void> }> {
  const configFile = join(dataDir, 'portico.config.json');
  if (config) await writeFile(configFile, JSON.stringify(config));
  return await startServer({
    argv: ['--data-dir', dataDir, '--port', String(port), ...(config ? ['--config', configFile] : [])],
    env: {},
    cwd: dataDir,
    print: () => undefined,
    clock: () => new Date(Date.now() + ahead),
  });
}

/**
 * A port whose successor is free too: the planning demo uses that.
 * @param from the lowest port; one that is used much later is taken from a range of its own, where no server of another
 *   test takes it meanwhile
 */
export async function freePortPair(from = 20_000): Promise<number> {
  for (;;) {
    const port = from + Math.floor(Math.random() * 12_000);
    if ((await isFree(port)) && (await isFree(port + 1))) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)));
  });
}
