import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { cloneInClosedFolder } from './support/clone.ts';
import { openBrowser, type OpenBrowser } from './support/open-browser.ts';
import { pause } from './support/pause.ts';
import { killTree, postgresPid } from './support/server-process.ts';

/** A busy machine takes its time. Milliseconds. */
const timeout = scaledTimeout(100_000);

/** What development versions of packages say on the console. */
const hintsOfPackages = [/No queryFn was passed/, /potentially unsafe when doing server-side rendering/];

let parent: string;
let clone: string;
let baseUrl: string;
let browser: OpenBrowser;
let starter: ChildProcess;
let output = '';

beforeAll(async () => {
  ({ parent, clone } = await cloneInClosedFolder());
  browser = await openBrowser();
  const port = await freePortPair();
  baseUrl = `http://localhost:${port}`;
  const { DATABASE_URL: _url, PORTICO_MASTER_KEY: _key, ...env } = process.env;
  const parameters = ['scripts/run.mjs', 'scripts/dev.ts', '--port', String(port)];
  starter = spawn(process.execPath, parameters, { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [starter.stdout!, starter.stderr!])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await says(/Watching for changes/);
}, 2 * timeout);

afterAll(async () => {
  await browser?.close();
  if (starter && starter.exitCode === null) {
    starter.kill('SIGTERM');
    await Promise.race([once(starter, 'exit'), pause(10_000)]);
    if (starter.exitCode === null) await killTree(starter.pid!);
  }
  await rm(parent, { recursive: true, force: true });
});

async function says(pattern: RegExp): Promise<void> {
  const deadline = Date.now() + timeout;
  while (!pattern.test(output)) {
    if (starter.exitCode !== null || Date.now() > deadline)
      throw new Error(`It did not say ${String(pattern)}:\n${output}`);
    await pause(20);
  }
}

/** The files of the clone are hard links, which must not be written to: another file takes the place of one. */
async function change(path: string, edit: (text: string) => string): Promise<void> {
  const file = join(clone, path);
  const before = await readFile(file, 'utf8');
  const after = edit(before);
  expect(after).not.toBe(before);
  await writeFile(`${file}.new`, after);
  await rename(`${file}.new`, file);
}

/** Processes that run a program of the clone. */
async function processesOfClone(): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-ww', '-o', 'pid=,args=']);
  return stdout.split('\n').filter((line) => line.includes(clone));
}

test(
  'a changed text is in the open page without a reload by hand, with the same data and database',
  { timeout },
  async () => {
    const postgres = await postgresPid(join(clone, '.portico'));
    const demo = await readFile(join(clone, '.portico/demo.json'), 'utf8');
    const { page, expectMessage } = await browser.visitor();
    // Requests that the page makes while the server restarts.
    expectMessage(/ERR_CONNECTION_REFUSED/);
    await page.goto(`${baseUrl}/account/login`);
    await page.getByRole('heading', { name: 'Waypoint' }).waitFor();

    await change('shared/i18n/en/login/sign-in.ts', (text) =>
      text.replace(/'preLogin\.title': .*/, "'preLogin.title': 'Welcome to the harbor',"),
    );
    await page.getByRole('heading', { name: 'Welcome to the harbor' }).waitFor({ timeout });
    // A script with the old text would have complained of a mismatch; the server's markup has the new one.
    expect(await fetch(`${baseUrl}/account/login`).then((answer) => answer.text())).toContain('Welcome to the harbor');
    expect(await postgresPid(join(clone, '.portico'))).toBe(postgres);
    expect(await readFile(join(clone, '.portico/demo.json'), 'utf8')).toBe(demo);
  },
);

test('the gallery shows states of the login box, the portal and the design system under their policies', async () => {
  const { page, expectMessage } = await browser.visitor();
  for (const hint of hintsOfPackages) expectMessage(hint);
  await page.goto(`${baseUrl}/development/gallery`);
  await page.locator('#login-with-password').getByRole('link', { name: 'dark' }).click();
  await page.getByRole('heading', { name: 'Enter your password' }).waitFor();
  await page.goto(`${baseUrl}/development/gallery`);
  await page.locator('#portal-users').getByRole('link', { name: 'light' }).click();
  await page.locator('[data-part="user"]').first().waitFor();
  await page.goto(`${baseUrl}/development/gallery`);
  await page.locator('#parts-states').getByRole('link', { name: 'light' }).click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await browser.endVisits();
});

test('a file that cannot be read is named, and the next change mends it', { timeout: 4 * timeout }, async () => {
  await change('login-box/main.tsx', (text) => `${text}\nconst = ;\n`);
  await says(/login-box\/main\.tsx:\d+/);
  await change('login-box/main.tsx', (text) => text.replace('\nconst = ;\n', ''));
  await expect.poll(() => statusOf('/readyz'), { timeout }).toBe(200);

  await change('server/http/health-routes.ts', (text) => `${text}\nthrow new Error('a mistake');\n`);
  await says(/a mistake/);
  await says(/restarts with the next change/);
  await change('server/http/health-routes.ts', (text) => text.replace("\nthrow new Error('a mistake');\n", ''));
  await expect.poll(() => statusOf('/readyz'), { timeout }).toBe(200);
});

test('SIGTERM ends it with 0, and everything that it started', async () => {
  expect((await processesOfClone()).length).toBeGreaterThan(2);
  const ended = once(starter, 'exit');
  starter.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await processesOfClone()).toEqual([]);
});

async function statusOf(path: string): Promise<number | undefined> {
  return await fetch(baseUrl + path).then(
    ({ status }) => status,
    () => undefined,
  );
}
