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

/** How many pixels of a footer lie under a toast, in height; and whether the toasts are on the screen. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('portico-admin-box')!.shadowRoot!;
    const toasts = root.querySelector('[data-part="toasts"]')!.getBoundingClientRect();
    const under = [...root.querySelectorAll('[data-part="footer"]')].map((footer) => {
      const { top, bottom, left, right } = footer.getBoundingClientRect();
      return left < toasts.right && right > toasts.left
        ? Math.max(0, Math.min(bottom, toasts.bottom) - Math.max(top, toasts.top))
        : 0;
    });
    return {
      footers: under.length,
      most: Math.max(0, ...under),
      isSeen: toasts.height > 0 && toasts.top >= 0 && toasts.bottom <= innerHeight,
    };
  });

test.each([
  { name: '1280 px', viewport: { width: 1280, height: 900 } },
  { name: '360 px', viewport: { width: 360, height: 760 } },
  { name: 'right to left', viewport: { width: 800, height: 700 }, attributes: { locale: 'ar' } },
])(
  'toasts leave the buttons of a drawer free, and those of a question above it: $name',
  async ({ viewport, attributes = {} }) => {
    const { page } = await openPortal(browser, server, {
      path: '/users?user=user-10',
      viewport,
      attributes,
      reducedMotion: 'reduce',
    });
    const drawer = page.getByRole('dialog').first();
    // the "Deactivate" button; the toast offers to undo it
    await drawer.locator('[data-part="footer"] > [data-part="button"]').last().click();
    await page.locator('[data-part="toast"]').waitFor();
    await expect.poll(() => covered(page)).toEqual({ footers: 1, most: 0, isSeen: true });
    await drawer.locator('[data-part="footer-start"] button').click();
    await page.getByRole('alertdialog').waitFor();
    await expect.poll(() => covered(page)).toEqual({ footers: 2, most: 0, isSeen: true });
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    // nothing covers the corner any more: the toasts return to it
    await expect
      .poll(() => page.locator('[data-part="toasts"]').evaluate((node) => getComputedStyle(node).translate))
      .toBe('none');
    await page.context().close();
  },
);
