import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePortPair, startTestServer, type TestServer } from '../server/testing/start-server.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import { root } from './lib/set-up.mjs';
import { snippetsOf } from './lib/snippets.ts';

const snippets = snippetsOf(await readFile(join(root, 'README.md'), 'utf8'));
const textFor = (test: string): string => snippets.find((snippet) => snippet.test === test)!.text;
const nonce = 'bm9uY2Utb2YtdGhlLXRlc3Q';

let portico: TestServer;
let site: Server;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  const port = await freePortPair();
  origin = `http://localhost:${port}`;
  portico = await startTestServer({ clients: [{ id: 'my-app', name: 'My app', origins: [origin], redirectUris: [`${origin}/oauth/callback`] }] });
  site = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy() }).end(page()));
  await new Promise<void>((resolve) => site.listen(port, 'localhost', resolve));
  browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments] });
});

afterAll(async () => {
  await browser?.close();
  site?.closeAllConnections();
  site?.close();
  await portico?.close();
});

it('signs a person in with the five lines, under the policy it gives', async () => {
  const visit = await browser.newPage();
  const violations: string[] = [];
  visit.on('console', (message) => void (/Content Security Policy|Trusted/i.test(message.text()) && violations.push(message.text())));
  visit.on('pageerror', (error) => violations.push(error.message));
  const { email, password } = portico.demo.users[0]!;

  await visit.goto(`${origin}/plans`);
  await visit.getByText('Nobody is signed in').waitFor();
  await visit.getByRole('button', { name: 'Sign in' }).click();
  await visit.waitForURL(`${portico.demo.baseUrl}/**`);
  await visit.locator('input[name=email]').fill(email);
  await visit.locator('input[name=email]').press('Enter');
  await visit.locator('input[name=password]').fill(password);
  await visit.locator('input[name=password]').press('Enter');
  await visit.locator('#person', { hasText: email }).waitFor();

  expect(visit.url()).toBe(`${origin}/plans`);
  expect(await visit.evaluate(() => window.Portico.user().then((user) => user?.email))).toBe(email);
  expect(violations).toEqual([]);
});

/** README's own lines, for the server of this test; its author has given the scripts a nonce, as README says. */
function page(): string {
  return `<!doctype html><link rel="icon" href="data:,">${forThisServer(textFor('browser')).replaceAll('<script', `<script nonce="${nonce}"`)}`;
}

function policy(): string {
  return `default-src 'none'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'; ${forThisServer(textFor('csp')).trim().replace('RANDOM', nonce)}`;
}

function forThisServer(text: string): string {
  return text.replaceAll('http://localhost:4000', portico.demo.baseUrl);
}
