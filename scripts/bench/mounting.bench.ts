import type { CDPSession, Page } from 'playwright-core';
import { openBenchBrowser } from './bench-browser.ts';
import type { Bench, Row } from './bench.types.ts';
import { startHostPage } from './host-page.ts';
import { usedHeap } from './measure-page.ts';
import { fillTenant } from './portal-user.ts';
import { limitRow } from './rows.ts';

const megabyte = 1024 * 1024;

interface Subject {
  tag: string;
  attributes: Record<string, string>;
  /** Present in the element's root once it is rendered. */
  rendered: string;
}

const box: Subject = { tag: 'portico-login-box', attributes: {}, rendered: '[data-mount] section' };
const portal: Subject = {
  tag: 'portico-admin-box',
  attributes: { preview: 'filled', routing: 'memory', mode: 'widget' },
  rendered: 'h1',
};

interface Growth {
  heap: number;
  nodes: number;
  listeners: number;
}

/** Elements that come and go in a page that stays, as in an application of one page: what each leaves behind. */
export const mountingBench: Bench = {
  name: 'mounting',
  async run({ quick, portico }) {
    const server = await portico();
    const cookies = await fillTenant(server);
    const [site, browser] = await Promise.all([startHostPage(server), openBenchBrowser()]);
    try {
      const context = await browser.newContext();
      await context.addCookies(cookies);
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      const grow = (url: string, subject: Subject) =>
        growth(page, devtools, { url, subject, cycles: quick ? 100 : 500 });
      const loginBox = await grow(site.origin, box);
      const adminBox = await grow(`${server.baseUrl}/oauth/portal/profile`, portal);
      return {
        rows: [...rowsOf('login box', loginBox, quick), ...rowsOf('portal', adminBox, quick)],
        raw: { loginBox, adminBox },
      };
    } finally {
      await browser.close();
      await site.close();
    }
  },
};

function rowsOf(name: string, { heap, nodes }: Growth, quick: boolean): Row[] {
  const cycles = quick ? 100 : 500;
  return [
    limitRow(`${name}, ${cycles} times mounted and removed, heap growth`, 'MB', [heap], 2 * megabyte),
    // a handful belongs to the browser itself; one for each cycle would be hundreds
    limitRow(`${name}, ${cycles} times mounted and removed, nodes kept`, 'count', [nodes], 50),
  ];
}

async function growth(
  page: Page,
  devtools: CDPSession,
  { url, subject, cycles }: { url: string; subject: Subject; cycles: number },
): Promise<Growth> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(
    ({ tag, rendered }) => document.querySelector(tag)?.shadowRoot?.querySelector(rendered),
    subject,
  );
  // caches that fill once are none of the growth
  await page.evaluate(mountAndRemove, { ...subject, cycles: 50 });
  const before = await countAll(devtools);
  await page.evaluate(mountAndRemove, { ...subject, cycles });
  const after = await countAll(devtools);
  return {
    heap: after.heap - before.heap,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  };
}

async function countAll(devtools: CDPSession): Promise<Growth> {
  // a second collection takes what the first one's finalizers let go
  await usedHeap(devtools);
  const heap = await usedHeap(devtools);
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heap, nodes, listeners: jsEventListeners };
}

/** Runs in the page. */
async function mountAndRemove({ tag, attributes, rendered, cycles }: Subject & { cycles: number }): Promise<void> {
  const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  document.querySelector(tag)?.remove();
  for (let cycle = 0; cycle < cycles; cycle++) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.body.append(element);
    for (let tries = 0; !element.shadowRoot?.querySelector(rendered); tries++) {
      if (tries > 2000) throw new Error(`<${tag}> did not draw ${rendered} in cycle ${cycle}.`);
      await pause(1);
    }
    element.remove();
    // the element unmounts when it has not come back elsewhere
    await pause(1);
  }
  await pause(500);
}
