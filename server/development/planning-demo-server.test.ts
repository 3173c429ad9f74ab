import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePortPair } from '#server/testing/start-server.ts';
import { startPlanningDemo } from './planning-demo-server.ts';

const script = 'console.log("planning");';
let parent: string;
let demo: { close(): Promise<void> };
let origin: string;
let options: Parameters<typeof startPlanningDemo>[0];

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'portico demo '));
  const folder = path.join(parent, 'planning-demo');
  await mkdir(folder);
  await writeFile(path.join(folder, 'index.html'), '<script nonce="%NONCE%" src="%DEMO_SCRIPT%"></script>%OTHER%');
  await writeFile(path.join(folder, 'main-abc.js'), script);
  await writeFile(path.join(folder, '.secret.js'), 'hidden');
  await writeFile(path.join(parent, 'outside.js'), 'outside');
  options = {
    folder,
    script: 'planning-demo/main-abc.js',
    port: await freePortPair(),
    host: '127.0.0.1',
    baseUrl: 'http://localhost:9',
    clientId: 'demo',
  };
  demo = await startPlanningDemo(options);
  origin = `http://127.0.0.1:${options.port}`;
});
afterAll(async () => {
  await demo.close();
  await rm(parent, { recursive: true });
});

it.each(['/', '/projects/1', '/%2e%2e/outside'])(
  'answers any path with the page under its own nonce: %s',
  async (url) => {
    const answer = await fetch(origin + url);
    const text = await answer.text();
    const nonce = /nonce="([^"]+)"/.exec(text)![1]!;
    expect(text).toBe(`<script nonce="${nonce}" src="/main-abc.js"></script>%OTHER%`);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'nonce-${nonce}'`);
    expect(await (await fetch(origin + url)).text()).not.toContain(nonce);
  },
);

it('sends its script as immutable, and only the headers to HEAD', async () => {
  for (const [method, body] of [
    ['GET', script],
    ['HEAD', ''],
  ] as const) {
    const answer = await fetch(`${origin}/main-abc.js`, { method });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(await answer.text()).toBe(body);
  }
});

it.each([
  '/index.html',
  '/missing.js',
  '/..%2foutside.js',
  '/%2e%2e%2foutside.js',
  '/x/..%2f..%2foutside.js',
  '/..%5coutside.js',
  '/.secret.js',
  '/main-abc.js%00',
])('has no file %s', async (url) => {
  const answer = await fetch(origin + url);
  expect([400, 403, 404]).toContain(answer.status);
  expect(await answer.text()).not.toMatch(/outside$|hidden|%NONCE%|planning"/);
});

it('has no other methods', async () => {
  for (const url of ['/', '/main-abc.js'])
    expect((await fetch(origin + url, { method: 'POST', body: 'x' })).status).toBe(405);
});

it('names its port where that is in use', async () => {
  await expect(startPlanningDemo(options)).rejects.toThrow(
    `Port ${options.port} of the planning demo is already in use.`,
  );
});
