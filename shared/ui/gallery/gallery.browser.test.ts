import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumArguments, findChromium } from '../../../scripts/chromium.ts';
import { galleryPictures } from './testing/gallery-pictures.ts';
import { galleryVariants, openSheet } from './testing/photograph-parts.ts';
import { serveGallery } from './testing/serve-gallery.ts';
import type { GalleryServer } from './testing/serve-gallery.ts';

let browser: Browser;
let server: GalleryServer;
let axeSource: string;

beforeAll(async () => {
  server = await serveGallery();
  browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments] });
  axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function open(scene: string, variant = galleryVariants[0]!): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.newContext({ ...variant.context, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.clock.install({ time: new Date('2026-11-20T14:20:49Z') });
  await openSheet(page, server, scene, variant.address);
  await page.clock.runFor(50);
  return { page, complaints };
}

/** What axe finds on a page, in words. */
async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(`${axeSource};undefined`);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(document);
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.flat().join(' ')} ${node.failureSummary ?? ''}`));
  });
}

/** Name or role of what has the focus, inside of the shadow root. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement?.shadowRoot?.activeElement;
    return active?.getAttribute('aria-label') ?? active?.textContent?.trim() ?? '';
  });
}

describe.each(galleryVariants)('$name', (variant) => {
  test('every picture passes axe, keeps to the policy, and does not scroll sideways', async () => {
    const faults: string[] = [];
    for (const [name, picture] of Object.entries(galleryPictures)) {
      const { page, complaints } = await open(picture.scene, variant);
      await picture.play?.(page);
      await page.clock.runFor(600);
      const sideways = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
      const found = [...(await axeViolations(page)), ...complaints, ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : [])];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
      await page.context().close();
    }
    expect(faults).toEqual([]);
  }, 180_000);
});

test('a menu is entered, walked and left by keyboard, and gives the focus back', async () => {
  const { page } = await open('portal');
  const trigger = page.getByRole('button', { name: 'More for Hiroshi Tanaka' });
  await trigger.focus();
  await page.keyboard.press('ArrowDown');
  const highlighted = page.locator('[role=menuitem][data-highlighted]');
  await expect.poll(() => highlighted.textContent()).toContain('Open');
  // The kit moves the focus a frame after it has drawn the list.
  await expect.poll(() => page.getByRole('menu').evaluate((menu) => menu.matches(':focus'))).toBe(true);
  await page.keyboard.press('End');
  await expect.poll(() => highlighted.textContent()).toContain('Remove from Acme…');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('More for Hiroshi Tanaka');
  expect(await trigger.getAttribute('aria-expanded')).toBe('false');
  await page.context().close();
});

test('a press on its trigger closes a menu', async () => {
  const { page } = await open('portal');
  const trigger = page.getByRole('button', { name: 'More for Hiroshi Tanaka' });
  await trigger.click();
  await page.getByRole('menu').waitFor();
  await trigger.click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await trigger.click();
  await page.getByRole('menu').waitFor();
  await page.context().close();
});

test('a drawer holds the focus, closes with Escape, and gives the focus back to its row', async () => {
  const { page } = await open('portal');
  const row = page.getByRole('button', { name: /Hiroshi Tanaka h/ });
  await row.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Hiroshi Tanaka' });
  await drawer.waitFor();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((node) => node.matches(':focus-within'))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toContain('Hiroshi Tanaka');
  await page.context().close();
});

test('what is destroyed has to be typed, and Escape leaves the drawer below it open', async () => {
  const { page } = await open('portal');
  await galleryPictures['parts-confirm']?.play?.(page);
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Remove Fatoumata' });
  expect(await confirm.isDisabled()).toBe(true);
  await page.keyboard.type('fatoumata.diallo@acme.example');
  expect(await confirm.isDisabled()).toBe(false);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog', { name: 'Fatoumata Diallo' }).isVisible()).toBe(true);
  await page.context().close();
});

test('a tenant is found by typing and entered with Enter', async () => {
  const { page } = await open('portal-many');
  await page.getByRole('button', { name: /Switch organisation/ }).click();
  const search = page.getByRole('combobox', { name: 'Find an organisation' });
  await search.fill('globex');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Globex Ventures/ }).waitFor();
  await page.context().close();
});

test('a toast that is pointed at stays, and one that was left goes', async () => {
  const { page } = await open('overlays');
  await page.getByRole('button', { name: 'Save' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Saved' });
  await toast.hover();
  await page.clock.runFor(20_000);
  expect(await toast.isVisible()).toBe(true);
  await page.mouse.move(10, 10);
  await page.clock.runFor(8100);
  await toast.waitFor({ state: 'detached' });
  await page.context().close();
});
