import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { createTestDatabase } from '#server/testing/postgres.ts';

interface Running {
  child: ChildProcess;
  output(): string;
  ended: Promise<{ code: number | null; signal: string | null }>;
}

/** Starts a production server as a separate process. @param planted code that it runs on SIGUSR2 */
async function startMain(planted: string): Promise<Running> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'portico-main-'));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    await Promise.all([database.drop(), rm(folder, { recursive: true })]);
  });
  const config = {
    mode: 'production',
    host: '127.0.0.1',
    port: await freePortPair(),
    baseUrl: 'https://login.test',
    setUp: { email: 'boss@login.test' },
    watchdog: { stall: 5 },
  };
  const file = join(folder, 'portico.json');
  await writeFile(file, JSON.stringify(config));
  const env = {
    ...process.env,
    DATABASE_URL: database.connectionString,
    PORTICO_MASTER_KEY: randomBytes(32).toString('base64'),
    PORTICO_SMTP_URL: 'smtp://127.0.0.1:9',
  };
  const child = spawn(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(`process.on('SIGUSR2', () => { ${planted} });`)}`,
      join(import.meta.dirname, 'main.ts'),
      '--config',
      file,
    ],
    { env, cwd: folder },
  );
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as string | null,
  }));
  await expect.poll(() => written, { timeout: scaledTimeout(30_000) }).toContain('Portico is listening at');
  return { child, output: () => written, ended };
}

it('an uncaught error shuts the server down in an orderly way, with a log line and a failure status', async () => {
  const { child, output, ended } = await startMain("throw new Error('planted')");
  child.kill('SIGUSR2');
  expect(await ended).toEqual({ code: 1, signal: null });
  const lines = output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { msg: string; err?: { message: string } });
  expect(lines).toContainEqual(
    expect.objectContaining({
      msg: 'uncaught exception; exiting',
      err: expect.objectContaining({ message: 'planted' }),
    }),
  );
});

it('a server with a blocked event loop is ended by its watchdog, for a supervisor to restart it', async () => {
  const { child, output, ended } = await startMain(
    'setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0), 2000)',
  );
  // the watching thread starts shortly after the server
  child.kill('SIGUSR2');
  expect(await ended).toEqual({ code: null, signal: 'SIGKILL' });
  expect(output()).toContain('the event loop stood still');
});

it('checks a configuration without starting, and returns its validity as exit status', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-check-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'portico.json');
  const check = async (config: object) => {
    await writeFile(file, JSON.stringify(config));
    const main = join(import.meta.dirname, 'main.ts');
    return spawnSync(process.execPath, [main, '--check', '--config', file], { cwd: folder, encoding: 'utf8' });
  };
  expect(await check({ port: 4321 })).toMatchObject({
    status: 0,
    stdout: 'The configuration is valid (development, http://localhost:4321).\n',
  });
  const refused = await check({ prot: 4321 });
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('prot: there is no such option; did you mean “port”?');
});
