import type { Browser } from 'playwright-core';
import { openBenchBrowser } from './bench-browser.ts';
import type { Bench, Row } from './bench.types.ts';
import { startBaselinePages } from './baseline-pages.ts';
import { inTurn, type Figures } from './in-turn.ts';
import { measurePage, slowDown, type Mark, type Visit } from './measure-page.ts';
import { fillTenant, rowsOnPage } from './portal-user.ts';
import { limitRow, ratioRow } from './rows.ts';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const portal = 'portico-admin-box';

/** The portal's users page with a full page of users, on a slow phone, compared with a plain table of the same number of rows. */
export const portalBench: Bench = {
  name: 'portal',
  async run({ quick, portico }) {
    const server = await portico();
    const cookies = await fillTenant(server);
    const [floors, browser] = await Promise.all([startBaselinePages(), openBenchBrowser()]);
    try {
      const people: Mark = { inside: portal, selector: 'tbody [data-part=user]', count: rowsOnPage };
      const ours: Visit = {
        url: `${server.baseUrl}/oauth/portal/users?size=${rowsOnPage}`,
        shown: people,
        ready: { ...people, without: '[data-snapshot]' },
        cookies,
      };
      // the server makes its compressed copies before the clock runs
      await measurePage(browser, ours);
      const measured = await inTurn(quick ? 3 : 7, {
        floor: async () => [
          await measurePage(browser, { url: floors.plainTable, shown: { selector: 'tbody tr', count: rowsOnPage } }),
        ],
        ours: async () => [await measurePage(browser, ours)],
      });
      const switches = await pageSwitches(browser, ours, quick ? 4 : 12);
      return {
        rows: [
          ...rowsOf(measured.ours[0]!, measured.floor[0]!),
          limitRow('portal, page switch when prefetched', 'ms', switches, 100),
        ],
        raw: { ...measured, switches },
      };
    } finally {
      await browser.close();
      await floors.close();
    }
  },
};

function rowsOf(ours: Figures, floor: Figures): Row[] {
  return [
    ratioRow('portal, 20 users visible, compared to a bare table', 'ms', ours.shown, floor.shown, 2.4),
    ratioRow('portal, interactive, compared to a bare table', 'ms', ours.ready, floor.shown, 2.4),
    limitRow('portal, over the wire until the network is idle', 'KB', ours.bytes, 150 * kilobyte, floor.bytes),
    limitRow('portal, requests until the users are visible', 'count', ours.requestsToShow, 6, floor.requests),
    limitRow(
      'portal, requests until the network is idle',
      'count',
      ours.requestsUntilIdle,
      12,
      floor.requestsUntilIdle,
    ),
    limitRow('portal, layout shift', 'shift', ours.layoutShift, 0),
    limitRow('portal, main thread blocked', 'ms', ours.blocking, 250),
    limitRow('portal, heap of its page', 'MB', ours.heap, 5 * megabyte, floor.heap),
  ];
}

/** From a press on a navigation entry until the other page's heading stood in a frame. The pages have been seen once before. Milliseconds. */
async function pageSwitches(browser: Browser, { url, cookies }: Visit, count: number): Promise<number[]> {
  const context = await browser.newContext();
  try {
    await context.addCookies(cookies ?? []);
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url);
    await page.getByRole('link', { name: 'Profile', exact: true }).waitFor();
    await page.locator(`${portal} [data-snapshot]`).waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    for (let number = 0; number < count + 2; number++) {
      times.push(await page.evaluate(switchTo, { portal, name: number % 2 === 0 ? 'Profile' : 'Users' }));
      await page.waitForLoadState('networkidle');
    }
    return times.slice(2);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function switchTo({ portal: tag, name }: { portal: string; name: string }): Promise<number> {
  const root = document.querySelector(tag)!.shadowRoot!;
  const link = [...root.querySelectorAll<HTMLElement>('nav a')].find((each) => each.textContent.trim() === name);
  if (!link) throw new Error(`The navigation has no ${name}.`);
  const begin = performance.now();
  link.click();
  return new Promise((resolve) => {
    const check = (): void => {
      if (root.querySelector('h1')?.textContent !== name) return void requestAnimationFrame(check);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begin);
      port2.postMessage(null);
    };
    requestAnimationFrame(check);
  });
}
