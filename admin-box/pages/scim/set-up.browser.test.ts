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

test('a token that was not copied is asked about, and one that was is not', async () => {
  const { page } = await openPortal(browser, server, { path: '/provisioning' });
  await page.getByRole('button', { name: 'Add connection' }).click();
  await create(page);
  const question = page.getByRole('alertdialog', { name: 'Leave without copying the token?' });
  await page.getByRole('button', { name: 'Save and exit' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.goBack();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await heading(page, 'Enter the values in Okta').waitFor();
  const asked = page.waitForEvent('dialog');
  void page.reload().catch(() => {});
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const token = page.getByRole('group', { name: 'Authorization', exact: true });
  await token.getByRole('button', { name: 'Copy' }).click();
  await page.getByRole('button', { name: 'Save and exit' }).click();
  await page.getByRole('button', { name: 'Add connection' }).waitFor();
  expect(await question.count()).toBe(0);
});

test('the window of a new token is not left by Back without a question', async () => {
  const { page } = await openPortal(browser, server, { path: '/provisioning' });
  await page.locator('tbody tr button').first().click();
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click();
  await page.getByRole('button', { name: 'I’ve saved it' }).waitFor();
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Leave without copying the token?' });
  await question.getByRole('button', { name: 'Leave without copying' }).click();
  await page.getByRole('button', { name: 'Add connection' }).waitFor();
});

test('a connection that waits leads back to its steps', async () => {
  const { page } = await openPortal(browser, server, { path: newConnection });
  await create(page);
  await page.getByRole('button', { name: 'Save and exit' }).click();
  await page.getByRole('button', { name: 'Leave without copying' }).click();
  await page.locator('tbody').getByRole('button', { name: /^Okta/ }).last().click();
  await page.getByText('Waiting for the first request from Okta.').waitFor();
  await page.getByRole('button', { name: 'Continue setup' }).click();
  await page.getByRole('heading', { level: 3, name: 'Turn on provisioning' }).waitFor();
});
