import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** Something in the page that can be waited for. */
export interface Mark {
  /** Element whose open shadow root is searched; the document's own tree unless named. */
  inside?: string;
  selector: string;
  /** How many of them, seen and, where they are fields, ready to be typed into. One unless said. */
  count?: number;
  /** What has to be gone. */
  without?: string;
  /** React has taken the node over: what the server drew answers to it from then on. */
  hydrated?: boolean;
}

export interface Visit {
  url: string;
  /** Page of another site, where the user comes from; an empty tab unless given. */
  from?: string;
  /** What a user waits for. */
  shown: Mark;
  /** Selector of what is shown once the scripts have hydrated the page. */
  ready?: Mark;
  /** Whether `shown` is a field, which is then typed into. */
  typed?: boolean;
  /** Sent along: a session. */
  cookies?: Parameters<BrowserContext['addCookies']>[0];
}

export interface PageFigures {
  /** Milliseconds from the navigation's begin until the mark stood in a frame. */
  shown: number;
  /** Likewise. NaN where nothing was to be waited for. */
  ready: number;
  /** Of all answers, headers included, as they came over the wire. */
  bytes: number;
  /** All that were begun before `ready`, or `shown` where there is no other mark; the document too. */
  requests: number;
  /** Likewise before `shown`. */
  requestsToShow: number;
  /** All until nothing was under way any more. */
  requestsUntilIdle: number;
  /** Calls by scripts, and preflights, begun before `shown`. */
  earlyCalls: number;
  /** Cumulative layout shift. */
  layoutShift: number;
  /** Total blocking time (web.dev/tbt): what tasks after the first contentful paint took beyond 50 ms each. Milliseconds. */
  blocking: number;
  /** JavaScript's memory after a collection. Bytes. */
  heap: number;
}

type Probe = Pick<PageFigures, 'shown' | 'ready' | 'layoutShift' | 'blocking'>;

/** One request as the browser saw it. */
interface Asked {
  /** Milliseconds after the document was asked for. */
  at: number;
  type: string;
  url: string;
}

/** A slow phone: 1.6 Mbit/s down, 150 ms there and back, a processor four times slower. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const processor = { rate: 4 };
const timeout = 60_000;

/** Opens an address with an empty cache. @throws Error when its mark does not come, or its field does not take keys */
export async function measurePage(browser: Browser, visit: Visit): Promise<PageFigures> {
  const [figures] = await measureVisits(browser, visit, 1);
  return figures!;
}

/** Opens an address again and again: with an empty cache first, then with what it has kept. */
export async function measureVisits(browser: Browser, visit: Visit, times: number): Promise<PageFigures[]> {
  const context = await browser.newContext();
  try {
    await context.addCookies(visit.cookies ?? []);
    const figures: PageFigures[] = [];
    for (let time = 0; time < times; time++) figures.push(await measureVisit(context, visit));
    return figures;
  } finally {
    await context.close();
  }
}

/** Slows a page's network and processor to those of the phone. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', processor);
  return devtools;
}

/** Memory that is still used after a collection. Bytes. */
export async function usedHeap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

async function measureVisit(context: BrowserContext, visit: Visit): Promise<PageFigures> {
  const page = await context.newPage();
  try {
    if (visit.from) await page.goto(visit.from);
    const devtools = await slowDown(page);
    const wire = watchWire(devtools);
    await page.addInitScript(watch, { shown: visit.shown, ready: visit.ready });
    await page.goto(visit.url, { waitUntil: 'commit' });
    await isOver(devtools, page);
    await page.waitForLoadState('networkidle');
    const probe = await probeOf(devtools);
    const requestsUntilIdle = wire.asked.length;
    const heap = await usedHeap(devtools);
    if (visit.typed) await takesKeys(page, visit.shown);
    const before = (limit: number) => wire.asked.filter(({ at }) => at < limit);
    return {
      ...probe,
      ready: visit.ready ? probe.ready : Number.NaN,
      bytes: wire.bytes,
      requests: before(visit.ready ? probe.ready : probe.shown).length,
      requestsToShow: before(probe.shown).length,
      requestsUntilIdle,
      earlyCalls: before(probe.shown).filter(({ type }) => ['Fetch', 'XHR', 'Preflight'].includes(type)).length,
      heap,
    };
  } finally {
    await page.close();
  }
}

function watchWire(devtools: CDPSession): { bytes: number; asked: Asked[] } {
  const wire = { bytes: 0, asked: [] as Asked[] };
  let begin: number | undefined;
  devtools.on('Network.requestWillBeSent', ({ request: { url }, timestamp, type = 'Other' }) => {
    if (url.startsWith('data:')) return;
    begin ??= timestamp;
    wire.asked.push({ at: (timestamp - begin) * 1000, type, url });
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (wire.bytes += encodedDataLength));
  return wire;
}

async function takesKeys(page: Page, { inside, selector }: Mark): Promise<void> {
  const field = page.locator(inside ? `${inside} ${selector}` : selector);
  await field.focus();
  await page.keyboard.type('a');
  if ((await field.inputValue()) !== 'a') throw new Error(`The field of ${page.url()} did not take a key.`);
}

/** Asked by the debugger: Playwright's own way puts a library into the page, whose memory would count as the page's. */
async function probeOf(devtools: CDPSession): Promise<Probe> {
  const { result } = await devtools.send('Runtime.evaluate', {
    expression:
      'window.benchProbe && Object.entries(window.benchProbe).map(([name, value]) => [name, Number.isNaN(value) ? null : value])',
    returnByValue: true,
  });
  const entries = (result.value ?? []) as [keyof Probe, number | null][];
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? Number.NaN])) as unknown as Probe;
}

async function isOver(devtools: CDPSession, page: Page): Promise<void> {
  const end = performance.now() + timeout;
  for (;;) {
    const { shown, ready } = await probeOf(devtools);
    if (shown > 0 && ready > 0) return;
    if (performance.now() > end)
      throw new Error(
        `${page.url()} has shown its mark after ${shown} ms and was ready after ${ready} ms, within a minute.`,
      );
    await pause(200);
  }
}

/** Runs in the page, before anything of its own. */
function watch(marks: { shown: Mark; ready: Mark | undefined }): void {
  const probe: Probe = { shown: Number.NaN, ready: Number.NaN, layoutShift: 0, blocking: Number.NaN };
  (window as unknown as { benchProbe: Probe }).benchProbe = probe;
  const observe = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  observe('layout-shift', (entry) => (probe.layoutShift += (entry as PerformanceEntry & { value: number }).value));
  const tasks: PerformanceEntry[] = [];
  let painted = Number.NaN;
  const count = (): void => {
    const beyond = ({ startTime, duration }: PerformanceEntry): number =>
      Math.max(0, startTime + duration - Math.max(startTime, painted) - 50);
    // a page that has painted nothing has no value, and so meets no goal
    if (!Number.isNaN(painted)) probe.blocking = tasks.reduce((sum, task) => sum + beyond(task), 0);
  };
  observe('longtask', (entry) => {
    tasks.push(entry);
    count();
  });
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    painted = startTime;
    count();
  });

  const usable = (element: HTMLElement): boolean =>
    !element.matches(':disabled, :read-only:is(input)') &&
    element.checkVisibility() &&
    element.getBoundingClientRect().height > 0;
  const isTakenOver = (element: HTMLElement): boolean =>
    Object.keys(element).some((name) => name.startsWith('__reactProps'));
  const stands = ({ inside, selector, count = 1, without, hydrated }: Mark): boolean => {
    const root = inside ? document.querySelector(inside)?.shadowRoot : document;
    if (!root || (without && root.querySelector(without))) return false;
    const found = root.querySelectorAll<HTMLElement>(selector);
    return (
      found.length >= count &&
      [...found].slice(0, count).every((element) => usable(element) && (!hydrated || isTakenOver(element)))
    );
  };
  const waitFor = (mark: Mark, name: 'shown' | 'ready'): void => {
    if (!stands(mark)) return void requestAnimationFrame(() => waitFor(mark, name));
    // a message sent from a frame's callback arrives once that frame is drawn
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (probe[name] = performance.now());
    port2.postMessage(null);
  };
  requestAnimationFrame(() => {
    waitFor(marks.shown, 'shown');
    waitFor(marks.ready ?? marks.shown, 'ready');
  });
}
