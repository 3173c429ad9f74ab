import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createForTests } from '#e2e/support/create-for-tests.ts';
import { closeContexts, shareChromium } from '#e2e/support/shared-chromium.ts';
import { serveGallery } from '#shared/ui/gallery/testing/serve-gallery.ts';
import type { GalleryServer } from '#shared/ui/gallery/testing/serve-gallery.ts';

let browser: Browser;
let server: GalleryServer;

createForTests(
  async () => {
    server = await serveGallery();
    browser = await shareChromium();
  },
  async () => {
    await closeContexts(browser);
    await server?.close();
  },
);

/** @param prepare runs in the page before its scripts */
async function open(
  options: BrowserContextOptions = {},
  prepare?: () => void,
): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
  if (prepare) await page.addInitScript(prepare);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.address('long-table'));
  await rowsOf(page).first().waitFor();
  return { page, complaints };
}

const rowsOf = (page: Page) => page.locator('tbody tr[data-part=row]');
const numbers = async (page: Page) =>
  (await rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-rowindex')))).map(Number);

interface SortWork {
  /** Whether another row is first before the browser runs its next task: no timer, frame or message is waited for. */
  immediate: boolean;
  /** Rows that were added to the page or removed from it, until nothing changed in two frames. */
  changed: number;
  /** Calls that measure an element, which make the browser lay out the page. */
  measured: number;
  /** Pairs of names that were compared. */
  compared: number;
  collators: number;
}

/** Counts from the start of each document: what a sort costs is comparisons, and rows that are drawn and measured. */
function countWork(): void {
  const work = { measured: 0, compared: 0, collators: 0 };
  Object.assign(globalThis, { work });
  const { getBoundingClientRect } = Element.prototype;
  Element.prototype.getBoundingClientRect = function counted(this: Element) {
    work.measured += 1;
    return getBoundingClientRect.call(this);
  };
  const { Collator } = Intl;
  const compare = Object.getOwnPropertyDescriptor(Collator.prototype, 'compare')!.get!;
  Object.defineProperty(Collator.prototype, 'compare', {
    get(this: Intl.Collator) {
      const original = compare.call(this) as Intl.Collator['compare'];
      return (one: string, other: string) => {
        work.compared += 1;
        return original(one, other);
      };
    },
  });
  Intl.Collator = new Proxy(Collator, {
    construct(target, given) {
      work.collators += 1;
      return Reflect.construct(target, given) as object;
    },
  });
}

/** Runs in the page: presses a head. @returns what the page did until the sorted rows stood still */
async function sortBy(column: string): Promise<SortWork> {
  const { work } = globalThis as unknown as { work: Omit<SortWork, 'immediate' | 'changed'> };
  const root = document.querySelector('portico-gallery')!.shadowRoot!;
  const body = root.querySelector('tbody')!;
  const first = () => body.querySelector('tr[data-part=row]')!.textContent;
  const head = [...root.querySelectorAll<HTMLButtonElement>('th button')].find(
    (button) => button.textContent === column,
  )!;
  const before = { first: first(), ...work };
  let changed = 0;
  let idle = 0;
  const observer = new MutationObserver((records) => {
    idle = 0;
    for (const { addedNodes, removedNodes } of records)
      changed += [...addedNodes, ...removedNodes].filter((node) => node.nodeName === 'TR').length;
  });
  observer.observe(body, { childList: true });
  head.click();
  // a press is rendered in a microtask: no other task runs until then
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  const immediate = first() !== before.first;
  while ((idle += 1) <= 2 || first() === before.first) await new Promise(requestAnimationFrame);
  observer.disconnect();
  return {
    immediate,
    changed,
    measured: work.measured - before.measured,
    compared: work.compared - before.compared,
    collators: work.collators - before.collators,
  };
}

describe('ten thousand rows', () => {
  test('are 30 at most in the page, wherever one scrolls, and every one of them can be reached', async () => {
    const { page, complaints } = await open();
    expect(await rowsOf(page).count()).toBeLessThanOrEqual(30);
    expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect.poll(async () => (await numbers(page))[0]).toBeGreaterThan(4900);
    expect(await rowsOf(page).count()).toBeLessThanOrEqual(30);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.getByText('person-9999@acme.example').waitFor();
    expect((await numbers(page)).at(-1)).toBe(10_001);
    expect(complaints).toEqual([]);
    await page.close();
  });

  // the time that it takes is a row of `npm run bench`
  test('are sorted at the press, and no row is drawn or measured but those in sight', async () => {
    const { page } = await open({}, countWork);
    for (const column of ['Number', 'User', 'User', 'Number', 'Number']) {
      const work = await page.evaluate(sortBy, column);
      expect(work).toMatchObject({ immediate: true, collators: 0 });
      // 30 at most go, and 30 come
      expect(work.changed).toBeGreaterThan(0);
      expect(work.changed).toBeLessThanOrEqual(60);
      expect(work.measured).toBeLessThanOrEqual(60);
      // n log2 n, and all of it in names
      expect(work.compared).toBeLessThanOrEqual(column === 'User' ? 10_000 * Math.log2(10_000) : 0);
      if (column === 'User') expect(work.compared).toBeGreaterThan(0);
    }
    await page.close();
  });

  test('fill the window at every moment of scrolling', async () => {
    const { page } = await open();
    for (let turn = 0; turn < 12; turn++) {
      await page.mouse.wheel(0, 700);
      await page.evaluate(
        () => new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered))),
      );
      const rendered = await numbers(page);
      expect(rendered).toEqual(rendered.map((_, at) => rendered[0]! + at));
      const boxes = await rowsOf(page).evaluateAll((rows) => [
        rows[0]!.getBoundingClientRect().top,
        rows.at(-1)!.getBoundingClientRect().bottom,
      ]);
      expect(boxes[0]).toBeLessThanOrEqual(36);
      expect(boxes[1]).toBeGreaterThanOrEqual(900);
    }
    await page.close();
  });

  test('the one that has the focus stays, and the keyboard walks on from it', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: /person-3@/ }).focus();
    await page.evaluate(() => scrollTo(0, 200_000));
    await expect.poll(async () => (await numbers(page)).at(-1)).toBeGreaterThan(4000);
    const focused = () =>
      page.evaluate(() =>
        document.activeElement?.shadowRoot?.activeElement?.closest('tr')?.getAttribute('aria-rowindex'),
      );
    expect(await focused()).toBe('5');
    await page.keyboard.press('Enter');
    expect(await rowsOf(page).filter({ hasText: 'person-3@' }).getAttribute('data-open')).toBe('true');
    await page.close();
  });

  test('are chosen all at once, and read as a list on a phone', async () => {
    const { page } = await open({ viewport: { width: 360, height: 760 } });
    expect(await rowsOf(page).count()).toBeLessThanOrEqual(30);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect.poll(async () => (await numbers(page))[0]).toBeGreaterThan(3000);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.close();
    const wide = (await open()).page;
    await wide.getByRole('checkbox', { name: /Select (all|everybody)/i }).check();
    await wide.getByText('10,000 selected').or(wide.getByText('10000 selected')).waitFor();
    await wide.close();
  });
});
