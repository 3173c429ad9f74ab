/** Recommendations of the security center, as an admin meets them: in preview mode, by mouse and by keyboard. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeContexts, shareChromium } from '#e2e/support/shared-chromium.ts';
import { axeViolations, openPortal } from '#admin-box/testing/portal-page.ts';
import { servePortal } from '#admin-box/testing/serve-portal.ts';
import type { PortalServer } from '#admin-box/testing/serve-portal.ts';

let browser: Browser;
let server: PortalServer;

beforeAll(async () => {
  server = await servePortal();
  browser = await shareChromium();
});

afterAll(async () => {
  await closeContexts(browser);
  await server?.close();
});

const title = 'Restrict access by IP address';
const scoreIn = (page: Page) => page.locator('[data-part="score"]').getAttribute('aria-label');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('2 a recommendation is applied and undone, and the score follows', async () => {
  const { page, complaints } = await openPortal(browser, server, { path: '/security' });
  await page.getByRole('heading', { name: '5 recommendations' }).waitFor();
  expect(await scoreIn(page)).toBe('79 of 100');
  expect(await axeViolations(page)).toEqual([]);
  await button(page, `Apply: ${title}`).click();
  await page.getByText('Recommendation applied.').waitFor();
  await expect.poll(() => scoreIn(page)).toBe('84 of 100');
  await page.getByRole('heading', { name: '4 recommendations' }).waitFor();
  await button(page, `Undo: ${title}`).click();
  await expect.poll(() => scoreIn(page)).toBe('79 of 100');
  await button(page, `Apply: ${title}`).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('2 country restrictions are recommended with their impact, applied and undone', async () => {
  const { page, complaints } = await openPortal(browser, server, { path: '/security' });
  const countries = 'Restrict access by country';
  await page.getByRole('heading', { name: 'Country restrictions' }).waitFor();
  await page.locator('[data-code="ENABLE_COUNTRY_RESTRICTIONS"] button').first().click();
  const impact = page.getByRole('dialog');
  await impact.getByText('Sign-ins', { exact: false }).first().waitFor();
  await impact.getByRole('button', { name: 'Close' }).last().click();
  await button(page, `Apply: ${countries}`).click();
  await expect.poll(() => scoreIn(page)).toBe('84 of 100');
  await button(page, `Undo: ${countries}`).click();
  await expect.poll(() => scoreIn(page)).toBe('79 of 100');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('2 a recommendation is dismissed with a reason, and shown again, by keyboard alone', async () => {
  const { page } = await openPortal(browser, server, { path: '/security' });
  await button(page, `More actions: ${title}`).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Dismiss…' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('Enter a reason.').waitFor();
  await page.keyboard.type('Everybody travels');
  await page.keyboard.press('Enter');
  await page.getByText(/Dismissed by .*: Everybody travels/).waitFor();
  expect(await scoreIn(page)).toBe('79 of 100');
  await button(page, `Show again: ${title}`).focus();
  await page.keyboard.press('Enter');
  await button(page, `Apply: ${title}`).waitFor();
  await page.context().close();
});

test('9 users at risk are listed by kind, and one kind is mailed', async () => {
  const { page } = await openPortal(browser, server, { path: '/security' });
  const risk = page.getByRole('region', { name: 'Users at risk' });
  await risk.getByText('seun@acme.example').waitFor();
  await button(page, 'Remind 2 users').click();
  await page.getByText('Emails sent. Each user gets at most one a day.').waitFor();
  await risk.getByRole('radio', { name: 'Inactive 1' }).check({ force: true });
  await risk.getByText('priya@acme.example').waitFor();
  expect(await button(page, 'Remind 2 users').count()).toBe(0);
  await page.context().close();
});

test('9 a user at risk leads to their details, and back', async () => {
  const { page, complaints } = await openPortal(browser, server, { path: '/security' });
  const risk = page.getByRole('region', { name: 'Users at risk' });
  const link = risk.getByRole('link').first();
  const name = (await link.textContent())!;
  await link.click();
  await page.getByRole('dialog', { name }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/users$/);
  expect(new URL(page.url()).searchParams.get('user')).toBeTruthy();
  expect(await axeViolations(page)).toEqual([]);
  await page.goBack();
  await risk.getByRole('link', { name, exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('9 the kinds of users at risk can be told apart in a narrow window, in every language', async () => {
  const { page } = await openPortal(browser, server, { path: '/security', viewport: { width: 360, height: 800 } });
  const kinds = page.locator('section[aria-labelledby="security-at-risk"] [data-part="segment"]');
  await kinds.waitFor();
  for (const locale of ['en', 'ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'tr', 'zh']) {
    await page.evaluate(
      (language) => document.querySelector('portico-admin-box')!.setAttribute('locale', language),
      locale,
    );
    await page.locator(`portico-admin-box[lang="${locale}"]`).waitFor();
    const cut = () =>
      kinds.evaluate(
        (segment) => [...segment.querySelectorAll('span')].filter((one) => one.scrollWidth > one.clientWidth).length,
      );
    await expect.poll(cut).toBe(0);
  }
  await page.context().close();
});

test('1 a narrow window shows the current tab, though the row of tabs is wider', async () => {
  const { page } = await openPortal(browser, server, {
    path: '/security?tab=domainRestrictions',
    viewport: { width: 360, height: 800 },
  });
  const tabs = page.locator('[data-part="tabs"] ul');
  await tabs.waitFor();
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeGreaterThan(0);
  const cutOff = () =>
    tabs.evaluate(
      (list) =>
        list.querySelector('[aria-current]')!.getBoundingClientRect().right - list.getBoundingClientRect().right,
    );
  await expect.poll(cutOff).toBeLessThanOrEqual(1);
  await page.context().close();
});
