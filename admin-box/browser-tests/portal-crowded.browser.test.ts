import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plugInKeys } from '#admin-box/testing/device-keys.ts';
import { layoutFaults } from '#admin-box/testing/layout-in-page.ts';
import { portalCases } from '#admin-box/testing/portal-cases.ts';
import type { PortalCase } from '#admin-box/testing/portal-cases.ts';
import { untilAnimationsEnd } from '#admin-box/testing/portal-page.ts';
import { atRest, loadDouble, mountRefusing } from '#admin-box/testing/refusing-portal.ts';
import { setUpPortal } from '#admin-box/testing/set-up-portal.ts';
import { severalAtOnce } from '#admin-box/testing/several-at-once.ts';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';

const openPortal = setUpPortal();
const height = 800;

const widths = [1280, 700, 360] as const;

interface Tab {
  page: Page;
  /** Scripts that are loading: overlays come in chunks of their own. */
  loading: Set<unknown>;
  width: number;
}

async function openTab(): Promise<Tab> {
  const { page } = await openPortal({
    attributes: { mode: 'dialog' },
    path: '/users',
    locale: 'en',
    bypassCSP: true,
    reducedMotion: 'reduce',
    viewport: { width: widths[0], height },
  });
  await plugInKeys(page);
  const loading = new Set<unknown>();
  page.on('request', (request) => loading.add(request));
  page.on('requestfinished', (request) => loading.delete(request));
  page.on('requestfailed', (request) => loading.delete(request));
  await loadDouble(page);
  return { page, loading, width: widths[0] };
}

/** Waits until no query is pending, no script is loading, and no animation runs. */
async function settled({ page, loading }: Tab): Promise<void> {
  for (let quiet = 0; quiet < 3; quiet = loading.size > 0 ? 0 : quiet + 1) {
    await atRest(page);
    await untilAnimationsEnd(page);
  }
}

const windows = '[role="dialog"]:visible, [role="alertdialog"]:visible, dialog[open]';

/** Opens and closes each menu, list and picker of the topmost layer; one row represents all rows. */
async function checkOpenPickers(tab: Tab, check: (what: string, number: number) => Promise<void>): Promise<void> {
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
    await expect.poll(() => opener.getAttribute('aria-expanded'), { message: `${kind} opens` }).toBe('true');
    await settled(tab);
    await check(`with ${kind} open`, seen.size);
    await page.keyboard.press('Escape');
    await expect.poll(() => opener.getAttribute('aria-expanded'), { message: `${kind} closes` }).toBe('false');
  }
}

async function resize(tab: Tab, width: number): Promise<void> {
  if (tab.width === width) return;
  tab.width = width;
  await tab.page.setViewportSize({ width, height });
  await untilAnimationsEnd(tab.page);
}

/** Shows the same state from right to left. What is found by its English name is found no more. */
async function turnRound(tab: Tab): Promise<void> {
  await tab.page.evaluate(() => document.querySelector('portico-admin-box')!.setAttribute('locale', 'ar'));
  const shown = () =>
    tab.page.evaluate(() => {
      const portal = document.querySelector('portico-admin-box')!;
      return [getComputedStyle(portal).direction, /[\u0600-\u06ff]/.test(portal.shadowRoot!.textContent)];
    });
  await expect.poll(shown).toEqual(['rtl', true]);
  await settled(tab);
}

/**
 * Each case is seen at each width, in each direction, and each width in each direction: two widths from left to right, the third from
 * right to left, in turn. A change is made by English names, and is seen from left to right: at one width before it, at the two others
 * after it, in turn.
 *
 * @param turn the number of the case among all
 * @returns what does not fit, each with the state and the width it was seen in
 */
async function faultsOf(
  tab: Tab,
  { name, path, seen, answers, scenario = 'crowded', arrange, act }: PortalCase,
  turn: number,
): Promise<string[]> {
  const { page } = tab;
  const faults: string[] = [];
  const check = async (what: string, at: readonly number[]): Promise<void> => {
    for (const width of at) {
      await resize(tab, width);
      for (const fault of await layoutFaults(page))
        faults.push(`${[name, what].join(' ').trim()} at ${width} px: ${fault}`);
    }
  };
  /** One width each: a list hangs on its field, which is seen at all of them. */
  const checkOpenPickersAt = async (at: readonly number[], what: string): Promise<void> => {
    await resize(tab, at[0]!);
    await checkOpenPickers(tab, async (list, number) => {
      await check(`${list}${what}`, [at[number % at.length]!]);
      await resize(tab, at[0]!);
    });
  };
  const single = widths[turn % 3]!;
  const others = widths.filter((width) => width !== single);
  await resize(tab, act ? single : others[0]!);
  await mountRefusing(page, { path, refused: '^nothing$', answers, scenario, locale: 'en' });
  await page.locator(seen).first().waitFor();
  await settled(tab);
  await arrange?.(page);
  await settled(tab);
  if (act) {
    await check('', [single]);
    await act(page);
    await settled(tab);
    await check('done', others);
  } else {
    await check('', others);
    await checkOpenPickersAt(others, '');
    await turnRound(tab);
    await check('from right to left', [single]);
    await checkOpenPickersAt([single], ' from right to left');
  }
  return faults;
}

/** Each share has its own limit: all cases in a row take longer than one limit on a busy machine. */
const shares = 4;

test.each(Array.from({ length: shares }, (_, share) => share))(
  '500 roles, 10,000 users and names of 200 characters fit in every state, drawer, dialog and picker, wide and narrow, from left to right and from right to left (share %i)',
  { timeout: scaledTimeout(600_000) },
  async (share) => {
    const tabs = await Promise.all([openTab(), openTab(), openTab()]);
    const faults: string[] = [];
    const own = [...portalCases.entries()].filter(([turn]) => turn % shares === share);
    await severalAtOnce(own, async ([turn, each]) => {
      const tab = tabs.pop()!;
      // one that fails keeps none of the others from being looked at
      faults.push(
        ...(await faultsOf(tab, each, turn).catch((error: unknown) => [
          `${each.name} at ${each.path}: ${String(error).slice(0, 700)}`,
        ])),
      );
      tabs.push(tab);
    });
    expect(faults).toEqual([]);
  },
);
