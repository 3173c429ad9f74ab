import type { Browser, Page } from 'playwright-core';
import { pages } from '#admin-box/pages.ts';
import { openBenchBrowser } from './bench-browser.ts';
import type { Bench, Row } from './bench.types.ts';
import { fillTenant } from './portal-user.ts';
import { limitRow } from './rows.ts';
import { median } from './statistics.ts';

const portal = 'portico-admin-box';
/** Milliseconds from the press until the page is shown with its data. */
const goal = 200;

type Cookies = Awaited<ReturnType<typeof fillTenant>>;

/** Every page of the portal's table, opened for the first time in its tab once its chunk is there, from the local server. */
export const portalPagesBench: Bench = {
  name: 'portal-pages',
  async run({ quick, portico }) {
    const server = await portico();
    const cookies = await fillTenant(server);
    const browser = await openBenchBrowser();
    try {
      const times: Record<string, number[]> = Object.fromEntries(pages.map(({ path }) => [path, []]));
      // the first round warms the server
      for (let round = 0; round <= (quick ? 3 : 9); round++) {
        const opened = await openAll(browser, server.baseUrl, cookies);
        for (const [path, time] of round === 0 ? [] : opened) times[path]!.push(time);
      }
      return { rows: rowsOf(times), raw: { times } };
    } finally {
      await browser.close();
    }
  },
};

/** The slowest first: docs/performance.md has that line alone. */
function rowsOf(times: Readonly<Record<string, number[]>>): Row[] {
  const slowest = Object.entries(times).toSorted(([, one], [, other]) => median(other) - median(one));
  return slowest.map(([path, values], at) =>
    limitRow(
      at === 0
        ? `portal, opening its slowest page (${path}) after its chunk`
        : `portal, opening ${path} after its chunk`,
      'ms',
      values,
      goal,
    ),
  );
}

/** @returns each page's path and milliseconds, in a tab of its own so that nothing is known of any of them */
async function openAll(browser: Browser, baseUrl: string, cookies: Cookies): Promise<[string, number][]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.addInitScript(countCalls);
    // nothing of the table is open there, so that each page is opened by its link
    await page.goto(`${baseUrl}/oauth/portal/none`);
    await page.locator(`${portal} nav a`).first().waitFor();
    await page.locator(`${portal} [data-snapshot]`).waitFor({ state: 'detached' });
    const opened: [string, number][] = [];
    for (const { path } of pages) opened.push([path, await open(page, path)]);
    return opened;
  } finally {
    await context.close();
  }
}

async function open(page: Page, path: string): Promise<number> {
  const link = page.locator(`${portal} nav a[href$="/oauth/portal/${path}"]`).first();
  // pointing at it loads its chunk, as it does for a user who presses it
  await link.hover();
  await page.waitForLoadState('networkidle');
  // the page before may refetch at its own time
  await page.waitForFunction(() => (window as unknown as { pendingCalls: number }).pendingCalls === 0);
  return await page.evaluate(pressAndWait, { portal, path });
}

/** Runs in the page, before anything else: how many calls are under way. */
function countCalls(): void {
  const send = window.fetch;
  const counted = Object.assign(window, { pendingCalls: 0 });
  window.fetch = (...call) => {
    counted.pendingCalls++;
    return send(...call).finally(() => counted.pendingCalls--);
  };
}

/** Runs in the page. The page is open in the first frame with its heading, all answers, and no skeletons. */
function pressAndWait({ portal: tag, path }: { portal: string; path: string }): Promise<number> {
  const root = document.querySelector(tag)!.shadowRoot!;
  const link = root.querySelector<HTMLElement>(`nav a[href$="/oauth/portal/${path}"]`);
  if (!link) throw new Error(`The navigation has no ${path}`);
  const heading = link.textContent.trim();
  const { pendingCalls } = window as unknown as { pendingCalls: number };
  if (pendingCalls > 0) throw new Error(`Calls are under way before ${path} is opened`);
  const isOpen = () =>
    root.querySelector('main h1')?.textContent === heading &&
    !root.querySelector('main [data-part="bone"]') &&
    (window as unknown as { pendingCalls: number }).pendingCalls === 0;
  const begin = performance.now();
  link.click();
  return new Promise((resolve, reject) => {
    const check = (): void => {
      if (performance.now() - begin > 20_000) return reject(new Error(`${path} did not open`));
      if (!isOpen()) return void requestAnimationFrame(check);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begin);
      port2.postMessage(null);
    };
    requestAnimationFrame(check);
  });
}
