/** Invalid URLs, sent over a raw socket: HTTP clients would normalize them before sending. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startPlanningDemo } from '#server/development/planning-demo-server.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();

/** @returns status of the answer, `0` if the connection ended without one */
async function send(port: number, line: string, headers: Record<string, string> = {}): Promise<number> {
  const head = Object.entries({ host: `localhost:${port}`, connection: 'close', ...headers });
  return await new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${line} HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`),
    );
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('error', reject);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
  });
}

const targets = [
  '//',
  '///',
  '//x',
  '//x:y',
  '//[',
  '/\\',
  '/%00',
  '/%ff',
  '/%',
  '/oauth/%00',
  '/oauth//prelogin?state=%00',
  '/oauth/portal//[',
  '/cdn/%00/%00',
  '/cdn/../manifest.json',
  '/cdn/x/%2e%2e/%2e%2e/package.json',
  '/sdk/%2e%2e%2fmanifest.json',
  '/sdk/%',
  '/images/%00',
  '/frontegg//',
  '/frontegg//[',
  '/?[',
  '/.',
  '/..',
  '*',
  'http://[/',
  'http://elsewhere.example//',
  'x',
];
const lines = targets.flatMap((target) => ['GET', 'HEAD', 'OPTIONS', 'POST'].map((method) => `${method} ${target}`));
const navigating = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'sec-fetch-dest': 'document',
  accept: 'text/html',
};
const preflight = { origin: 'http://app.test', 'access-control-request-method': 'GET' };

describe('an invalid URL', () => {
  it.each([
    ['of a program', {}],
    ['of a browser that navigates', navigating],
    ['of a page that asks first', preflight],
  ])('is refused by the server, as a request %s, and nothing fails', async (_what, headers) => {
    const port = Number(new URL(server.baseUrl).port);
    const answers = await Promise.all(lines.map(async (line) => [line, await send(port, line, headers)] as const));
    // those without an answer, or with a server error
    expect(answers.filter(([, status]) => status < 200 || status >= 500)).toEqual([]);
    expect((await server.browser().get('/healthz')).status).toBe(200);
    const failed = server.logText().match(/failed to render a page|"level":(50|60|"error"|"fatal").*/g);
    expect(failed).toBeNull();
  });

  it('is refused by the server of the demo product', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'portico demo '));
    await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>%DEMO_SCRIPT%</title>');
    const port = await freePortPair();
    const demo = await startPlanningDemo({
      folder,
      script: 'planning-demo/demo.js',
      baseUrl: server.baseUrl,
      clientId: 'demo',
      host: '127.0.0.1',
      port,
    });
    onTestFinished(async () => {
      await demo.close();
      await rm(folder, { recursive: true });
    });
    const answers = await Promise.all(lines.map(async (line) => [line, await send(port, line)] as const));
    expect(answers.filter(([, status]) => status < 200 || status >= 500)).toEqual([]);
    expect(await send(port, 'GET /')).toBe(200);
  });
});
