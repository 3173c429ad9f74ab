import { createServer, type Server } from 'node:http';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createForTests } from '#e2e/support/create-for-tests.ts';
import { freePortPair, startTestServer, type TestServer } from '#server/testing/start-server.ts';
import { closeContexts, shareChromium } from '#e2e/support/shared-chromium.ts';
import { readDocuments } from './testing/documents.ts';
import { root } from './lib/set-up.mjs';
import { snippetsOf } from './testing/snippets.ts';

const snippets = (await readDocuments(root)).flatMap(({ text }) => snippetsOf(text));
const textFor = (test: string): string => snippets.find((snippet) => snippet.test === test)!.text;
const nonce = 'bm9uY2Utb2YtdGhlLXRlc3Q';

let portico: TestServer;
let site: Server;
let origin: string;
let browser: Browser;

createForTests(
  async () => {
    const port = await freePortPair();
    origin = `http://localhost:${port}`;
    portico = await startTestServer({
      clients: [{ id: 'my-app', name: 'My app', origins: [origin], redirectUris: [`${origin}/oauth/callback`] }],
    });
    const bodies: Record<string, string> = {
      '/box': box(),
      '/bundled': await bundled(''),
      '/trusted': await bundled(', trustedUrl: (url) => policy.createScriptURL(url)'),
    };
    site = createServer(({ url = '' }, response) => {
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy(url) })
        .end(icon + (bodies[url] ?? fiveLines()));
    });
    await new Promise<void>((resolve) => site.listen(port, 'localhost', resolve));
    browser = await shareChromium();
  },
  async () => {
    await closeContexts(browser);
    site?.closeAllConnections();
    site?.close();
    await portico?.close();
  },
);

it('signs a user in with the five lines, under the policy it gives', async () => {
  const { visit, violations } = await openTab();
  const { email, password } = portico.demo.users[0]!;

  await visit.goto(`${origin}/plans`);
  await visit.getByText('Not signed in').waitFor();
  await visit.getByRole('button', { name: 'Sign in' }).click();
  await visit.waitForURL(`${portico.demo.baseUrl}/**`);
  await visit.locator('input[name=email]').fill(email);
  await visit.locator('input[name=email]').press('Enter');
  await visit.locator('input[name=password]').fill(password);
  await visit.locator('input[name=password]').press('Enter');
  await visit.locator('#user', { hasText: email }).waitFor();

  expect(visit.url()).toBe(`${origin}/plans`);
  expect(await visit.evaluate(() => window.Portico.user().then((user) => user?.email))).toBe(email);
  expect(violations).toEqual([]);
});

it('the box signs in and the portal opens over the page, under the same policy', async () => {
  const { visit, violations } = await openTab();
  const { email, password } = portico.demo.users[0]!;

  await visit.goto(`${origin}/box`);
  const told = visit.evaluate(
    () =>
      new Promise((tell) =>
        document.addEventListener(
          'portico:signed-in',
          ({ target, detail }) => tell([(target as Element).localName, detail.email]),
          { once: true },
        ),
      ),
  );
  await visit.locator('input[name=email]').fill(email);
  await visit.locator('input[name=email]').press('Enter');
  await visit.locator('input[name=password]').fill(password);
  await visit.locator('input[name=password]').press('Enter');
  expect(await told).toEqual(['portico-login-box', email]);

  await visit.evaluate(() => window.Portico.admin.show({ page: 'users' }));
  await visit.getByRole('row', { name: email }).waitFor();
  expect(violations).toEqual([]);
});

it.each(['/bundled', '/trusted'])('a bundle loads it: %s', async (path) => {
  const { visit, violations } = await openTab();
  await visit.goto(origin + path);
  await expect.poll(() => visit.title()).toBe('Not signed in');
  expect(await visit.evaluate(() => document.querySelectorAll('script[src*="portico.js"]').length)).toBe(1);
  expect(violations).toEqual([]);
});

/** A tab of a new visitor, and its CSP violations. */
async function openTab(): Promise<{ visit: Page; violations: string[] }> {
  const visit = await (await browser.newContext()).newPage();
  const violations: string[] = [];
  visit.on(
    'console',
    (message) => void (/Content Security Policy|Trusted/i.test(message.text()) && violations.push(message.text())),
  );
  visit.on('pageerror', (error) => violations.push(error.message));
  return { visit, violations };
}

const icon = '<!doctype html><link rel="icon" href="data:,">';

/** README's own lines, for the server of this test; its author has given the scripts a nonce, as README says. */
function fiveLines(): string {
  return forThisServer(textFor('browser')).replaceAll('<script', `<script nonce="${nonce}"`);
}

function box(): string {
  return `${fiveLines().split('\n')[0]}\n${textFor('box')}`;
}

/** README's lines for a bundler, bundled. @param option goes behind the others of the loader */
async function bundled(option: string): Promise<string> {
  const lines = forThisServer(textFor('bundler')).replace(' })', `${option} })`);
  const contents = `${option ? "const policy = trustedTypes.createPolicy('site', { createScriptURL: (url) => url });" : ''}\n${lines}`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return `<script type="module" nonce="${nonce}">${outputFiles[0]!.text}</script>`;
}

/** README's directives; the icon of this test's pages is a `data:` address. */
function policy(path: string): string {
  const types =
    { '/bundled': '', '/trusted': "require-trusted-types-for 'script'; trusted-types site; " }[path] ??
    "require-trusted-types-for 'script'; trusted-types 'none'; ";
  return `default-src 'none'; ${types}${forThisServer(textFor('csp')).trim().replace('RANDOM', nonce).replace('img-src', 'img-src data:')}`;
}

function forThisServer(text: string): string {
  return text.replaceAll('http://localhost:4000', portico.demo.baseUrl);
}
