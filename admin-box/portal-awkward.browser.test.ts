import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumArguments, findChromium } from '../scripts/chromium.ts';
import { answerAwkwardly } from './testing/awkward-data.ts';
import { whatDoesNotFit } from './testing/overflow-in-page.ts';
import { openPortal } from './testing/portal-page.ts';
import { portalStates } from './testing/portal-states.ts';
import { atRest, loadDouble, mountRefusing } from './testing/refusing-portal.ts';
import { servePortal } from './testing/serve-portal.ts';
import type { PortalServer } from './testing/serve-portal.ts';
import { severalAtOnce } from './testing/several-at-once.ts';

let browser: Browser;
let server: PortalServer;

beforeAll(async () => {
  server = await servePortal();
  browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments] });
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const states = Object.entries(portalStates).filter(([, { preview = 'filled' }]) => preview === 'filled');
const widths = [1280, 720, 360];

async function openTab(): Promise<Page> {
  const { page } = await openPortal(browser, server, { attributes: { mode: 'dialog' }, path: '/users', bypassCSP: true, reducedMotion: 'reduce' });
  page.setDefaultTimeout(10_000);
  await loadDouble(page);
  await answerAwkwardly(page);
  return page;
}

test.each(['en', 'ar'])('5 names of 200 characters, in both directions, of emoji, 500 roles, 2,000 groups: every state fits at 1280, 720 and 360 px, and what is cut is told (%s)', { timeout: 300_000 }, async (locale) => {
  const tabs = await Promise.all([openTab(), openTab(), openTab()]);
  const failed: string[] = [];
  await severalAtOnce(states, async ([name, { path, seen, act }]) => {
    const page = tabs.pop()!;
    const look = async (): Promise<void> => {
      await page.setViewportSize({ width: widths[0]!, height: 900 });
      await mountRefusing(page, { path, refused: '^nothing$', attributes: { locale } });
      await page.locator(seen).first().waitFor();
      await act?.(page);
      await atRest(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await atRest(page);
        failed.push(...(await whatDoesNotFit(page)).map((wrong) => `${name} at ${width} px: ${wrong}`));
      }
    };
    await look().catch((error: unknown) => failed.push(`${name}: ${String(error)}`));
    tabs.push(page);
  });
  expect(failed).toEqual([]);
  for (const page of tabs) await page.context().close();
});

test('one of 500 roles is found by typing, where boxes are ticked and where a list is narrowed', async () => {
  const page = await openTab();
  await mountRefusing(page, { path: '/users', refused: '^nothing$' });
  await page.locator('tbody tr').first().waitFor();
  await atRest(page);
  const filter = page.getByRole('combobox', { name: 'Roles' });
  await filter.fill('437 ');
  await page.getByRole('option').first().click();
  await expect.poll(() => page.url()).toContain('role=copy-437');
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Find a role' }).fill('499 ');
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('searchbox', { name: 'Find a role' }).fill('');
  expect(await dialog.getByRole('checkbox').count()).toBeLessThan(20);
  await dialog.getByText('1 to 12 of 500').waitFor();
  await page.context().close();
});
