import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createForTests } from '#e2e/support/create-for-tests.ts';
import { closeContexts, shareChromium } from '#e2e/support/shared-chromium.ts';
import { escapeHtml } from '#shared/ui/light-form/escape-html.ts';
import { hostedPage } from './testing/hosted-pages.ts';
import { nonce, serveHostedPages } from './testing/serve-hosted-page.ts';
import type { HostedPageServer } from './testing/serve-hosted-page.ts';
import { untilAlive, watchedPage } from './testing/watched-page.ts';

let browser: Browser;
let server: HostedPageServer;

createForTests(
  async () => {
    server = await serveHostedPages();
    browser = await shareChromium();
  },
  async () => {
    await closeContexts(browser);
    await server?.close();
  },
);

/** The box embedded in a customer's page. */
const embedded = hostedPage({ flow: 'login', step: 'preLogin' }, { apiBaseUrl: 'http://localhost:1' });
const attribute = escapeHtml(JSON.stringify(embedded));

async function open(body: string): Promise<{ page: Page; complaints: string[] }> {
  const path = `/element/${Math.random()}`;
  server.offerDocument(
    path,
    `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><body>${body}<script type="module" nonce="${nonce}" src="%SCRIPT%"></script></body></html>`,
  );
  const watched = await watchedPage(browser);
  await watched.page.goto(server.origin + path);
  await untilAlive(watched.page);
  return watched;
}

test('an element without a declarative root renders itself, under the strict policy', async () => {
  const { page, complaints } = await open(`<portico-login-box page="${attribute}"></portico-login-box>`);
  await page.getByRole('heading', { name: 'Sign in to Waypoint' }).waitFor();
  await page.locator('#portico-email').fill('a@b.example');
  const [button, accent] = await page.locator('portico-login-box').evaluate((host) => {
    const probe = host.shadowRoot!.appendChild(document.createElement('div'));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('div { background: var(--portico-color-accent) }');
    host.shadowRoot!.adoptedStyleSheets.push(sheet);
    return [host.querySelector('button')!, probe].map((node) => getComputedStyle(node).backgroundColor);
  });
  expect(button).toBe(accent);
  expect(button).not.toBe('rgba(0, 0, 0, 0)');
  expect(await page.title()).toBe('Host');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('an attribute that is no JSON is ignored with a warning, and the property still works', async () => {
  const { page, complaints } = await open('<portico-login-box page="{oops"></portico-login-box>');
  expect(complaints).toEqual(['<portico-login-box>: the attribute "page" was ignored, not JSON.']);
  await page.evaluate(
    (value) => Object.assign(document.querySelector('portico-login-box')!, { page: value }),
    embedded,
  );
  await page.getByRole('heading', { name: 'Sign in to Waypoint' }).waitFor();
  expect(await page.locator('portico-login-box').getAttribute('page')).toBe('{oops');
  await page.context().close();
});

test('a property set before the upgrade counts', async () => {
  const { page } = await open(
    `<portico-login-box></portico-login-box><script nonce="${nonce}">document.querySelector('portico-login-box').page = ${JSON.stringify(embedded)}</script>`,
  );
  await page.getByRole('heading', { name: 'Sign in to Waypoint' }).waitFor();
  await page.context().close();
});

test('a removed attribute empties the box', async () => {
  const { page } = await open(`<portico-login-box page="${attribute}"></portico-login-box>`);
  await page.getByRole('heading').waitFor();
  await page.evaluate(() => document.querySelector('portico-login-box')!.removeAttribute('page'));
  await page.getByRole('heading').waitFor({ state: 'detached' });
  await page.context().close();
});

test('moving the element keeps what it is at', async () => {
  const { page } = await open(`<portico-login-box page="${attribute}"></portico-login-box><main></main>`);
  await page.locator('#portico-submit').click();
  await page.locator('#portico-email-error').waitFor();
  await page.evaluate(() => {
    const box = document.querySelector('portico-login-box')!;
    box.shadowRoot!.querySelector('h1')!.dataset['seen'] = '';
    document.querySelector('main')!.append(box);
  });
  await page.waitForTimeout(50);
  expect(await page.locator('main h1').getAttribute('data-seen')).toBe('');
  expect(await page.locator('#portico-email-error').count()).toBe(1);
  await page.context().close();
});

test('an element that is removed is unmounted, and renders again when it is reattached', async () => {
  const { page, complaints } = await open(`<portico-login-box page="${attribute}"></portico-login-box>`);
  await page.getByRole('heading').waitFor();
  const left = await page.evaluate(async () => {
    const box = document.querySelector('portico-login-box')!;
    box.remove();
    await new Promise((done) => setTimeout(done, 50));
    const children = box.shadowRoot!.childElementCount;
    document.body.append(box);
    return children;
  });
  expect(left).toBe(0);
  await page.getByRole('heading', { name: 'Sign in to Waypoint' }).waitFor();
  expect(await page.locator('input[name=email]').count()).toBe(1);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a page cache that brings back a copy of the element brings each field once', async () => {
  const { page, complaints } = await open(`<portico-login-box page="${attribute}"><p>Loading…</p></portico-login-box>`);
  await page.locator('#portico-email').waitFor();
  await page.evaluate(async () => {
    const box = document.querySelector('portico-login-box')!;
    const copy = box.cloneNode(true);
    box.remove();
    await new Promise((done) => setTimeout(done, 50));
    document.body.append(copy);
  });
  await page.getByRole('heading', { name: 'Sign in to Waypoint' }).waitFor();
  await page.locator('input[name=email]').first().waitFor();
  const counts = ['form', 'label', 'input[name=email]', 'button', 'p'].map((each) =>
    page.locator(`portico-login-box > ${each}`).count(),
  );
  expect(await Promise.all(counts)).toEqual([1, 1, 1, 1, 1]);
  // the fields that are there are at work
  await page.locator('portico-login-box > button').click();
  await page.locator('[data-part=error]').first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('two boxes on one page have ids and colours of their own', async () => {
  const other = escapeHtml(JSON.stringify({ ...embedded, theme: { brand: '#a01010', mode: 'light' } }));
  const { page } = await open(
    `<portico-login-box page="${attribute}"></portico-login-box><portico-login-box page="${other}"></portico-login-box>`,
  );
  await page.getByRole('heading').nth(1).waitFor();
  const ids = await page.locator('[id]').evaluateAll((nodes) => nodes.map((node) => node.id).filter(Boolean));
  expect(new Set(ids).size).toBe(ids.length);
  const colours = await page
    .locator('button[type=submit]')
    .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).backgroundColor));
  expect(new Set(colours).size).toBe(2);
  await page.context().close();
});

test('a second box next to a hosted one gets the rules that the server sent', async () => {
  server.offer('/beside', hostedPage({ flow: 'login', step: 'preLogin' }));
  const { page, complaints } = await watchedPage(browser);
  await page.goto(`${server.origin}/beside`);
  await untilAlive(page);
  await page.evaluate((value) => {
    document.body.append(Object.assign(document.createElement('portico-login-box'), { page: value }));
  }, embedded);
  await page.getByRole('heading').nth(1).waitFor();
  const looks = await page
    .getByRole('heading')
    .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).fontSize));
  expect(looks).toEqual(['22px', '22px']);
  expect(complaints).toEqual([]);
  await page.context().close();
});
