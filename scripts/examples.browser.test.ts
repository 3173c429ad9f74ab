/** The examples as they are, outside of the repository: installed from a started server, built, and signed in to. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePortPair, startTestServer, type TestServer } from '#server/testing/start-server.ts';
import { closeContexts, shareChromium } from '#e2e/support/shared-chromium.ts';
import { root } from './lib/set-up.mjs';

/** Milliseconds for installing and building all of them; a machine without npm's cache needs most of it. */
const timeout = 300_000;

interface Example {
  folder: string;
  /** The port that its files name. */
  port: number;
  /** Scripts that are run after the installation, the last of which serves. */
  scripts: string[];
}

const examples: Example[] = [
  { folder: 'vite-react', port: 5173, scripts: ['build', 'preview'] },
  { folder: 'nextjs', port: 3000, scripts: ['build', 'serve'] },
  { folder: 'node-express', port: 8080, scripts: ['start'] },
];

/** Ports in the examples' sources, and their replacements in this run. */
const ports = new Map<number, number>();
const serving: ChildProcess[] = [];
let portico: TestServer;
let folder: string;
let browser: Browser;

beforeAll(async () => {
  for (const { port } of examples) ports.set(port, await freePortPair(7_000));
  folder = await mkdtemp(join(tmpdir(), 'portico-examples-'));
  const config = await readFile(join(root, 'examples', 'portico.config.json'), 'utf8');
  portico = await startTestServer(JSON.parse(withPorts(config)) as Record<string, unknown>);
  const [launched] = await Promise.all([shareChromium(), ...examples.map(setUp)]);
  browser = launched;
}, timeout);

afterAll(async () => {
  await closeContexts(browser);
  for (const child of serving) stop(child);
  await portico?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

it('Vite and React: signs in and out, and the gate opens', async () => {
  const { page, complaints } = await signIn('vite-react');
  await page.getByRole('button', { name: 'Manage users' }).waitFor();
  await signOut(page);
  expect(complaints).toEqual([]);
});

it('Next.js: signs in, and its route handler knows the user', async () => {
  await expectApi('nextjs');
});

it('Express and a page without a bundler: signs in, and its API knows the user', async () => {
  const page = await expectApi('node-express');
  await signIn('node-express', page);
  const refused = await page.evaluate(async () => {
    const answer = await window.Portico.fetch('/api/plans');
    return [answer.status, await answer.json()] as [number, object];
  });
  expect(refused).toMatchObject([403, { error: 'missing-permission' }]);
});

/** The first user is an admin: holds every permission of the portal, and none of the application's own. */
async function expectApi(name: string): Promise<Page> {
  const anonymous = await fetch(`${originOf(name)}/api/me`);
  expect([anonymous.status, await anonymous.json()]).toMatchObject([401, { error: 'missing-token' }]);
  const { page, complaints } = await signIn(name);
  await page.getByRole('button', { name: 'Call the API' }).click();
  const answer = page.locator('output', { hasText: 'tenantId' });
  await answer.waitFor();
  expect(JSON.parse((await answer.textContent())!)).toMatchObject({ email: portico.demo.users[0]!.email });
  await signOut(page);
  expect(complaints).toEqual([]);
  return page;
}

async function signIn(name: string, given?: Page): Promise<{ page: Page; complaints: string[] }> {
  const page = given ?? (await (await browser.newContext()).newPage());
  const complaints: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  page.on('pageerror', (error) => void complaints.push(error.message));
  const { email, password } = portico.demo.users[0]!;
  await page.goto(originOf(name));
  await page
    .getByRole('button', { name: 'Sign in' })
    .click()
    .catch(async (error: Error) => {
      const text = await page.locator('body').innerText();
      throw new Error([error.message, 'The page shows:', text, ...complaints].join('\n'), { cause: error });
    });
  await page.waitForURL(`${portico.demo.baseUrl}/**`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=email]').press('Enter');
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
  await page.getByText(`Signed in as ${email}`).waitFor();
  expect(page.url()).toBe(`${originOf(name)}/`);
  return { page, complaints };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
}

function originOf(name: string): string {
  return `http://localhost:${ports.get(examples.find((each) => each.folder === name)!.port)}`;
}

function withPorts(text: string): string {
  // In one pass: a port that was put in may contain the digits of another one.
  return text.replace(/\b(?:5173|3000|8080)\b/g, (own) => String(ports.get(Number(own))));
}

/** Copies an example, with the addresses of this run in place of its own, and runs what its README says. */
async function setUp({ folder: name, scripts }: Example): Promise<void> {
  const copy = join(folder, name);
  const isInstalled = (path: string) => /node_modules|\.next|dist$|package-lock/.test(path.slice(root.length));
  await cp(join(root, 'examples', name), copy, { recursive: true, filter: (path) => !isInstalled(path) });
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = await readFile(path, 'utf8');
    await writeFile(path, withPorts(text).replaceAll('http://localhost:4000', portico.demo.baseUrl));
  }
  await npm(copy, ['install', '--no-audit', '--no-fund', '--prefer-offline']);
  for (const script of scripts.slice(0, -1)) await npm(copy, ['run', script]);
  await untilUp(originOf(name), serve(copy, scripts.at(-1)!));
}

/** As a person's shell has it: without what the test runner sets. */
function environment(): NodeJS.ProcessEnv {
  const ours = /^(?:NODE_ENV|VITEST|NODE_OPTIONS|npm_)/;
  const kept = Object.entries(process.env).filter(([name]) => !ours.test(name));
  return { ...Object.fromEntries(kept), NEXT_TELEMETRY_DISABLED: '1' };
}

async function npm(cwd: string, parameters: string[]): Promise<void> {
  const begin = performance.now();
  const child = spawn('npm', parameters, { cwd, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  child.stdout.on('data', (data: Buffer) => void output.push(String(data)));
  child.stderr.on('data', (data: Buffer) => void output.push(String(data)));
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  if (code !== 0) throw new Error(`npm ${parameters.join(' ')} in ${cwd} (${seconds} s):\n${output.join('')}`);
}

/** In a process group of its own: npm starts a shell, which starts the program. @returns a failure to go on serving */
function serve(cwd: string, script: string): Promise<never> {
  const child = spawn('npm', ['run', script], {
    cwd,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  serving.push(child);
  const output: string[] = [];
  child.stdout.on('data', (data: Buffer) => void output.push(String(data)));
  child.stderr.on('data', (data: Buffer) => void output.push(String(data)));
  return new Promise((_, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      reject(new Error(`npm run ${script} in ${cwd} ended with ${code}:\n${output.join('')}`)),
    );
  });
}

function stop({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, 'SIGTERM');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** @param ended rejects when the server ends, so that the answer of another one at its port is not taken for its own */
async function untilUp(origin: string, ended: Promise<never>): Promise<void> {
  // it ends at the close of the tests too
  ended.catch(() => undefined);
  for (let tries = 0; tries < 300; tries++) {
    const answer = await Promise.race([fetch(origin).catch(() => undefined), ended]);
    if (answer?.ok) return;
    await pause(200);
  }
  throw new Error(`${origin} did not answer within a minute.`);
}
