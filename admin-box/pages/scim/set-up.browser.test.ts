/** The guided set-up of a directory, as an admin meets it in preview mode. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeContexts, shareChromium } from '#e2e/support/shared-chromium.ts';
import { openPortal } from '#admin-box/testing/portal-page.ts';
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

const newConnection = '/provisioning?connection=new&step=provider';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent);

/** Creates a connection to Okta, by the keyboard. */
async function create(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await heading(page, 'Enter the values in Okta').waitFor();
}

test('Enter in the name creates the connection, and the heading of the next step takes the focus', async () => {
  const { page, complaints } = await openPortal(browser, server, { path: newConnection });
  await create(page);
  await expect.poll(() => focused(page)).toBe('Enter the values in Okta');
  await page.getByText('Under Provisioning > To App > Edit, turn on Create Users').waitFor();
  expect(complaints).toEqual([]);
});

test('a step that is not begun is opened, not edited, and its spinner is round', async () => {
  const { page } = await openPortal(browser, server, { path: newConnection });
  await create(page);
  await page.getByRole('button', { name: 'Open: Wait for the first request' }).click();
  await page.getByText('Waiting for Okta…').waitFor();
  const { width, height } = (await page.locator('[role="status"] [data-part="spinner"]').boundingBox())!;
  expect(width).toBeGreaterThan(10);
  expect(Math.abs(width - height)).toBeLessThan(2);
  await page.getByRole('button', { name: 'Edit: Enter the values in Okta' }).waitFor();
});
