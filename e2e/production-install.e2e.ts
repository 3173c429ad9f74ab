import { once } from 'node:events';
import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { cloneForProduction } from './support/clone.ts';

let parent: string;
let clone: string;
beforeAll(async () => {
  ({ parent, clone } = await cloneForProduction());
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const { DATABASE_URL: _url, PORTICO_MASTER_KEY: _key, npm_lifecycle_event: _npm, ...inherited } = process.env;
const env = { ...inherited, PORTICO_SMTP_URL: 'smtp://127.0.0.1:9' };

/** What a script of package.json prints, errors included, and how it ends. */
async function script(name: string, ...parameters: string[]): Promise<{ code: number; output: string }> {
  const { scripts } = JSON.parse(await readFile(join(clone, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [, ...command] = scripts[name]!.split(' ');
  return await promisify(execFile)(process.execPath, [...command, ...parameters], { cwd: clone, env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}

test('without development packages the built server starts, renders its pages, and is backed up', async () => {
  expect(
    ['react', 'rollup', 'vitest', 'typescript'].filter((name) => existsSync(join(clone, 'node_modules', name))),
  ).toEqual([]);
  const port = await freePortPair();
  const config = join(parent, 'portico.json');
  await writeFile(
    config,
    JSON.stringify({
      mode: 'production',
      port,
      baseUrl: 'https://login.example.com',
      setUp: { email: 'ada@example.com' },
      clients: [{ id: 'my-app', name: 'My app' }],
    }),
  );
  const dataDir = join(parent, 'data');
  const server = spawn(process.execPath, ['scripts/start.mjs', '--config', config, '--data-dir', dataDir], {
    cwd: clone,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void server.kill('SIGKILL'));
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(server, 'exit');
  const ready = async (): Promise<number | string> =>
    server.exitCode === null
      ? await fetch(`http://localhost:${port}/readyz`).then(
          ({ status }) => status,
          () => 'no answer',
        )
      : output;
  await expect.poll(ready, { timeout: scaledTimeout(40_000) }).toBe(200);
  const page = await (await fetch(`http://localhost:${port}/account/login`)).text();
  expect(page.includes('name="email"')).toBe(true);
  const [, bundle] = /"(\/[^"]*login-box[^"]*\.js)"/.exec(page) ?? [];
  expect((await fetch(`http://localhost:${port}${bundle}`)).status).toBe(200);
  const backup = await script('backup', join(parent, 'a.portico'), '--data-dir', dataDir);
  expect(backup, backup.output).toMatchObject({ code: 0, output: expect.stringContaining('Wrote ') });
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

test('commands that need development packages say so, and install nothing', async () => {
  const build = await script('build');
  expect(build).toMatchObject({
    code: 1,
    output: expect.stringContaining('scripts/build.ts needs development packages'),
  });
  expect(existsSync(join(clone, 'node_modules', 'rollup'))).toBe(false);
});

test('bundles of other sources are refused, and not built on the server', async () => {
  const page = join(clone, 'planning-demo', 'index.html');
  const text = await readFile(page, 'utf8');
  // a hard link: the file is replaced, not written
  await unlink(page);
  await writeFile(page, `${text}<!-- changed -->`);
  const start = await script('start', '--data-dir', join(parent, 'other'));
  expect(start).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^dist was built from other sources, .*copy its dist here\.\n$/s),
  });
});
