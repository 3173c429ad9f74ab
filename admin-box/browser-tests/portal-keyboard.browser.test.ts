import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeContexts, shareChromium } from '#e2e/support/shared-chromium.ts';
import { byKeyboard } from '#admin-box/testing/by-keyboard.ts';
import { defineDialogInPage, focusHeading, focusIsWhereItWas, topDialog } from '#admin-box/testing/dialog-in-page.ts';
import type { TopDialog } from '#admin-box/testing/dialog-in-page.ts';
import { portalCases } from '#admin-box/testing/portal-cases.ts';
import type { PortalCase } from '#admin-box/testing/portal-cases.ts';
import { openPortal } from '#admin-box/testing/portal-page.ts';
import { atRest, loadDouble, mountRefusing } from '#admin-box/testing/refusing-portal.ts';
import { servePortal } from '#admin-box/testing/serve-portal.ts';
import type { PortalServer } from '#admin-box/testing/serve-portal.ts';
import { severalAtOnce } from '#admin-box/testing/several-at-once.ts';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';

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

async function openTab(): Promise<Page> {
  const { page } = await openPortal(browser, server, {
    attributes: { mode: 'dialog' },
    path: '/users',
    bypassCSP: true,
    reducedMotion: 'reduce',
  });
  await loadDouble(page);
  await defineDialogInPage(page);
  return page;
}

const dialogOf = async (page: Page, name: string): Promise<TopDialog> => {
  const dialog = await topDialog(page);
  if (!dialog) throw new Error(`${name}: the dialog went away`);
  return dialog;
};

/** Tab cycles within the dialog, reaches every control, and shows a focus indicator. */
async function expectTabStays(page: Page, name: string): Promise<void> {
  await expect
    .poll(async () => (await topDialog(page))?.hasFocus, { message: `${name}: the focus moves in` })
    .toBe(true);
  await atRest(page);
  const met = new Set<number>();
  for (let presses = 0, { stops } = await dialogOf(page, name); presses < stops + 3; presses++) {
    await page.keyboard.press('Tab');
    const now = await dialogOf(page, name);
    if (!now.isNative) expect(now.hasFocus, `${name}: Tab stays in after ${presses + 1}`).toBe(true);
    // where there is one thing alone, such as a search field, the focus is nowhere else
    if (now.focused >= 0 && now.operable.length > 1)
      expect(now.isMarked, `${name}: the focus is to be seen on ${now.operable[now.focused]}`).toBe(true);
    met.add(now.focused);
  }
  const { operable } = await dialogOf(page, name);
  expect(
    operable.filter((_, place) => !met.has(place)),
    `${name}: is reached by Tab`,
  ).toEqual([]);
}

/** Lists and menus open by a key, and Escape closes them alone. */
async function expectListsOpen(page: Page, name: string, depth: number): Promise<void> {
  const openers = page.locator(
    '[role="dialog"] [role="combobox"][aria-haspopup="listbox"]:visible, [role="dialog"] [aria-haspopup="menu"]:visible',
  );
  for (let at = 0; at < (await openers.count()); at++) {
    const opener = openers.nth(at);
    if (await opener.isDisabled()) continue;
    await opener.focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => opener.getAttribute('aria-expanded'), { message: `${name}: opens by a key` }).toBe('true');
    // the kit listens to keys a moment after it has opened
    await atRest(page);
    await page.waitForTimeout(60);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => opener.getAttribute('aria-expanded'), { message: `${name}: closes by Escape` })
      .toBe('false');
    await atRest(page);
    expect((await dialogOf(page, name)).depth, `${name}: stays when its list closes`).toBe(depth);
  }
}

/** What is shown once is closed by saying that it is kept, and by nothing else. */
const closedByButton = /^portal-(?:api-tokens-secret|sso-link)$/;

/** Escape closes the dialog, after a question if needed; the layer below stays, and the focus returns to its opener. */
async function expectEscape(page: Page, name: string, opened: TopDialog): Promise<void> {
  if (closedByButton.test(name)) {
    await page.locator('[role="alertdialog"] button').last().focus();
    await page.keyboard.press('Enter');
  } else {
    await page.keyboard.press('Escape');
  }
  await expect
    .poll(async () => (await topDialog(page))?.depth ?? 0, { message: `${name}: Escape is answered` })
    .not.toBe(opened.depth);
  const after = await topDialog(page);
  if ((after?.depth ?? 0) > opened.depth) {
    expect(after?.isQuestion, `${name}: asks`).toBe(true);
    await expect.poll(async () => (await topDialog(page))?.hasFocus).toBe(true);
    // the last button leaves
    await page.locator('[role="alertdialog"] button').last().focus();
    await page.keyboard.press('Enter');
  }
  await expect
    .poll(async () => (await topDialog(page))?.depth ?? 0, { message: `${name}: closes alone` })
    .toBe(opened.depth - 1);
  await expect.poll(() => focusIsWhereItWas(page), { message: `${name}: the focus comes back` }).toBe('there');
}

/** @returns the title of what was tried; nothing where no dialog is in this case, or one that was tried before */
async function tryCase(
  page: Page,
  { name, path, answers, scenario, seen, arrange }: PortalCase,
  tried: Set<string>,
): Promise<void> {
  await mountRefusing(page, { path, refused: '^nothing$', answers, scenario });
  await page.locator(seen).first().waitFor();
  await atRest(page);
  // a drawer that the address opens takes the focus by itself, a moment after it is seen
  if (await topDialog(page)) await expect.poll(async () => (await topDialog(page))?.hasFocus).toBe(true);
  else await focusHeading(page);
  await arrange?.(byKeyboard(page));
  await atRest(page);
  const opened = await topDialog(page);
  if (!opened || tried.has(opened.title)) return;
  tried.add(opened.title);
  await expectTabStays(page, name);
  await expectListsOpen(page, name, opened.depth);
  await expectEscape(page, name, await dialogOf(page, name));
}

test(
  '5 every drawer and dialog: opened by keyboard, the focus moves in, Tab stays in and reaches everything, Escape closes or asks, and the focus goes back',
  { timeout: scaledTimeout(300_000) },
  async () => {
    const tabs = await Promise.all([openTab(), openTab(), openTab()]);
    const tried = new Set<string>();
    const failed: string[] = [];
    await severalAtOnce(portalCases, async (each) => {
      const page = tabs.pop()!;
      // one that fails keeps none of the others from being tried
      await tryCase(page, each, tried).catch((error: unknown) =>
        failed.push(`${each.name} at ${each.path}: ${String(error)}`),
      );
      tabs.push(page);
    });
    expect(failed).toEqual([]);
    // of a table that loses its acts, nothing would be tried
    expect(tried.size).toBeGreaterThan(40);
    for (const page of tabs) await page.context().close();
  },
);
