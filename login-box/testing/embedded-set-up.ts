/** The box in a customer's page, for tests: the site, the real server and a browser, and what a user does there. */
import type { Page, Route } from 'playwright-core';
import { afterEach, beforeEach, expect } from 'vitest';
import { createForTests } from '#e2e/support/create-for-tests.ts';
import { openBrowser, type OpenBrowser, type Visitor } from '#e2e/support/open-browser.ts';
import { startPortico, type Portico } from '#e2e/support/start-portico.ts';
import { startHostSite, type HostSite } from './host-site.ts';

export const box = '<portico-login-box></portico-login-box>';
/** Matches retries too, which add a query. */
export const bundle = '**/cdn/*/login-box-*.js*';

export interface Embedded {
  site: HostSite;
  portico: Portico;
  browser: OpenBrowser;
  /** Opens the page of the site. @param prepare before it is opened */
  open(prepare?: (visitor: Visitor) => Promise<void>): Promise<Visitor>;
}

/** Hooks of a test file: a new page with one box for each test, and an accounting of complaints after it. */
export function setUpEmbedded(config: Record<string, unknown> = {}): Embedded {
  const running = { open } as Embedded;
  createForTests(
    async () => {
      running.site = await startHostSite();
      running.portico = await startPortico({ clients: [running.site.client], ...config });
      running.site.baseUrl = running.portico.demo.baseUrl;
      running.browser = await openBrowser();
    },
    async () => {
      await running.browser?.close();
      await running.portico?.close();
      await running.site?.close();
    },
  );
  beforeEach(() =>
    Object.assign(running.site, { head: '', trustedTypes: "'none'", stripe: false, body: `%LOADER%${box}` }),
  );
  afterEach(() => running.browser.endVisits());

  async function open(prepare?: (visitor: Visitor) => Promise<void>): Promise<Visitor> {
    const visitor = await running.browser.visitor();
    visitor.expectRefusal(404, '/auth/v2/user/sso/prelogin');
    await prepare?.(visitor);
    await visitor.page.goto(running.site.origin);
    return visitor;
  }
  return running;
}

/** Keeps files back until they are let through. */
export async function holdFiles({ page }: Visitor, files = bundle): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route: Route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

export async function heading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { name }).waitFor();
}

/** Resolves when the bundle has taken over the form that the loader painted. */
export async function taken(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.querySelector('portico-login-box')?.shadowRoot?.querySelector('[data-mount] h1'),
  );
}

export function userEmail(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => (await window.Portico.user())?.email);
}

/** Number of token requests by cookie since the document loaded; one is made at its start. */
export function silentCalls(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/oauth/authorize/silent')).length,
  );
}

/** A page that is just leaving answers nothing. */
export async function signedIn(page: Page): Promise<void> {
  await expect.poll(() => userEmail(page).catch(() => undefined)).toBeTruthy();
}

export async function signIn(page: Page, user: { email: string; password: string }): Promise<void> {
  await page.locator('#portico-email').fill(user.email);
  await page.locator('#portico-submit').click();
  await page.locator('#portico-password').fill(user.password);
  await page.locator('#portico-submit').click();
}
