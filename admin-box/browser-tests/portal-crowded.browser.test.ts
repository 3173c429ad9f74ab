import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plugInKeys } from '#admin-box/testing/device-keys.ts';
import { layoutFaults } from '#admin-box/testing/layout-in-page.ts';
import { portalCases } from '#admin-box/testing/portal-cases.ts';
import type { PortalCase } from '#admin-box/testing/portal-cases.ts';
import { untilStill } from '#admin-box/testing/portal-page.ts';
import { atRest, loadDouble, mountRefusing } from '#admin-box/testing/refusing-portal.ts';
import { setUpPortal } from '#admin-box/testing/set-up-portal.ts';
import { severalAtOnce } from '#admin-box/testing/several-at-once.ts';

const openPortal = setUpPortal();
const height = 800;

interface Look {
  name: string;
  widths: readonly number[];
  locale: string;
  cases: readonly PortalCase[];
}

interface Tab {
  page: Page;
  /** Scripts that are on their way: what is opened comes with one. */
  loading: Set<unknown>;
}

async function openTab({ widths: [width = 0], locale }: Look): Promise<Tab> {
  const { page } = await openPortal({
    attributes: { mode: 'dialog' },
    path: '/users',
    locale,
    bypassCSP: true,
    reducedMotion: 'reduce',
    viewport: { width, height },
  });
  page.setDefaultTimeout(15_000);
  await plugInKeys(page);
  const loading = new Set<unknown>();
  page.on('request', (request) => loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  await loadDouble(page);
  return { page, loading };
}

/** Nothing is asked any more, no further script is on its way, and nothing moves. */
async function settled({ page, loading }: Tab): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet = loading.size > 0 ? 0 : quiet + 1) {
    await atRest(page);
    await untilStill(page);
  }
}

const windows = '[role="dialog"]:visible, [role="alertdialog"]:visible, dialog[open]';

/** Menus, lists and pickers of what lies on top, each opened and closed again; one of the rows for all of them. */
async function lookIntoPickers(tab: Tab, look: (what: string) => Promise<void>): Promise<void> {
  const { page } = tab;
  const dialogs = page.locator(windows);
  const top = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('main');
  const openers = top.locator(':is([role="combobox"][aria-haspopup="listbox"], [aria-haspopup="menu"]):visible');
  const seen = new Set<string>();
  for (let at = 0; at < (await openers.count()); at++) {
    const opener = openers.nth(at);
    const kind = await opener.evaluate((node) =>
      node.closest('tr, li')
        ? 'the menu of a row'
        : (
            node.getAttribute('aria-label') ??
            (node as HTMLInputElement).labels?.[0]?.textContent ??
            node.textContent ??
            ''
          ).slice(0, 40),
    );
    if ((await opener.isDisabled()) || seen.has(kind)) continue;
    seen.add(kind);
    await opener.focus();
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => opener.getAttribute('aria-expanded'), { timeout: 5000, message: `${kind} opens` })
      .toBe('true');
    await settled(tab);
    await look(`with ${kind} open`);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => opener.getAttribute('aria-expanded'), { timeout: 5000, message: `${kind} closes` })
      .toBe('false');
  }
}

/** @returns what does not fit, each with the state and the width it was seen in */
async function faultsOf(
  tab: Tab,
  { name, path, seen, answers, reach, act }: PortalCase,
  { widths, locale }: Look,
): Promise<string[]> {
  const { page } = tab;
  const faults: string[] = [];
  const resize = async (width: number): Promise<void> => {
    await page.setViewportSize({ width, height });
    await untilStill(page);
  };
  const look = async (what: string): Promise<void> => {
    for (const width of widths) {
      await resize(width);
      for (const fault of await layoutFaults(page))
        faults.push(`${[name, what].join(' ').trim()} at ${width} px: ${fault}`);
    }
    await resize(widths[0]!);
  };
  await resize(widths[0]!);
  await mountRefusing(page, { path, refused: '^nothing$', answers, scenario: 'crowded', locale });
  await page.locator(seen).first().waitFor();
  await settled(tab);
  await reach?.(page);
  await settled(tab);
  await look('');
  if (act) {
    await act(page);
    await settled(tab);
    await look('done');
  } else {
    await lookIntoPickers(tab, look);
  }
  return faults;
}

const looks: Look[] = [
  { name: 'from left to right', widths: [1280, 700, 360], locale: 'en', cases: portalCases },
  // what is pressed by its English name is not found here
  { name: 'from right to left', widths: [1280, 360], locale: 'ar', cases: portalCases.filter(({ act }) => !act) },
];

test.each(looks)(
  '500 roles, 10,000 people and names of 200 characters fit in every state, drawer, dialog and picker, wide and narrow, $name',
  { timeout: 600_000 },
  async (look) => {
    const tabs = await Promise.all([openTab(look), openTab(look), openTab(look)]);
    const faults: string[] = [];
    await severalAtOnce(look.cases, async (each) => {
      const tab = tabs.pop()!;
      // one that fails keeps none of the others from being looked at
      faults.push(
        ...(await faultsOf(tab, each, look).catch((error: unknown) => [
          `${each.name} at ${each.path}: ${String(error).slice(0, 700)}`,
        ])),
      );
      tabs.push(tab);
    });
    expect(faults).toEqual([]);
  },
);
