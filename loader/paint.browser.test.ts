/** What is painted where a client's settings differ: nothing moves when the bundle comes. */
import type { Page, Route } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { createForTests } from '../e2e/support/create-for-tests.ts';
import { openBrowser, type OpenBrowser } from '../e2e/support/open-browser.ts';
import { startPortico, type Portico } from '../e2e/support/start-portico.ts';
import { startHostSite, type HostSite } from '../login-box/testing/host-site.ts';

/** The policy of the site keeps the picture away, which the visit would complain of; its place is the same. */
const logo = 'https://vendor.example/logo.svg';
const parts = { heading: 'h1', footer: 'footer' } as const;

let site: HostSite;
let portico: Portico;
let browser: OpenBrowser;

createForTests(
  async () => {
    site = await startHostSite();
    portico = await startPortico({
      clients: [site.client],
      vendor: { name: 'Harbour', logo },
      signUp: { allowed: false },
    });
    Object.assign(site, { baseUrl: portico.demo.baseUrl, body: '%LOADER%<portico-login-box></portico-login-box>' });
    browser = await openBrowser();
  },
  async () => {
    await browser?.close();
    await portico?.close();
    await site?.close();
  },
);

const places = (page: Page) =>
  page.evaluate((selectors) => {
    const host = document.querySelector('portico-login-box')!;
    const place = (element: Element | null | undefined) => JSON.stringify(element?.getBoundingClientRect());
    const inside = Object.entries(selectors).map(([name, selector]) => [
      name,
      place(host.shadowRoot?.querySelector(selector)),
    ]);
    return Object.fromEntries([
      ...inside,
      ['field', place(host.querySelector('#portico-email'))],
      ['button', place(host.querySelector('#portico-submit'))],
    ]);
  }, parts);
const footer = (page: Page) =>
  page.evaluate(() => document.querySelector('portico-login-box')!.shadowRoot!.querySelector('footer')!.textContent);

test.each([400, 900])('with a logo, and signing up closed, in a page %i wide', async (width) => {
  const visitor = await browser.visitor();
  visitor.expectRefusal(404, '/auth/v2/user/sso/prelogin');
  const { page } = visitor;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.setViewportSize({ width, height: 700 });
  await page.route('**/cdn/*/login-box-*.js', async (route: Route) => {
    await promise;
    await route.continue();
  });
  await page.goto(site.origin);
  await page.getByRole('heading', { name: 'Sign in to Harbour' }).waitFor();
  const painted = [await places(page), await footer(page)];
  expect(painted[1]).toBe('Forgot your password?');
  expect(
    await page.evaluate(
      () => document.querySelector('portico-login-box')!.shadowRoot!.querySelector('header')!.textContent,
    ),
  ).toBe('Sign in to Harbour');
  resolve();
  await page.waitForFunction(() => document.querySelector('portico-login-box')?.shadowRoot?.querySelector('img'));
  expect([await places(page), await footer(page)]).toEqual(painted);
});

test('fields that a page cache has copied with the element make room for those that work', async () => {
  const { body } = site;
  onTestFinished(() => void (site.body = body));
  site.body = `%LOADER%<portico-login-box><form slot="form" id="portico-form"></form>
    <label slot="email-label" id="portico-email-label" for="portico-email">Email</label>
    <input slot="email-input" id="portico-email" form="portico-form" name="email">
    <button slot="submit" id="portico-submit" form="portico-form">Continue</button></portico-login-box>`;
  const { page } = await browser.visitor();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/cdn/*/login-box-*.js', async (route: Route) => {
    await promise;
    await route.continue();
  });
  await page.goto(site.origin);
  const counts = () =>
    Promise.all(
      ['form', 'label', 'input[name=email]', 'button'].map((each) =>
        page.locator(`portico-login-box > ${each}`).count(),
      ),
    );
  await page.getByRole('heading', { name: 'Sign in to Harbour' }).waitFor();
  expect(await counts()).toEqual([1, 1, 1, 1]);
  resolve();
  await page.waitForFunction(() =>
    document.querySelector('portico-login-box')?.shadowRoot?.querySelector('[data-mount]'),
  );
  await page.locator('portico-login-box > input').fill('ada@acme.example');
  expect(await counts()).toEqual([1, 1, 1, 1]);
});
