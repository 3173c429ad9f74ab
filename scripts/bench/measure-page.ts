import type { Browser, CDPSession, Page } from 'playwright-core';

export interface PageFigures {
  /** Milliseconds from the navigation's begin until the e-mail field stood in a frame and took keys. */
  typeable: number;
  /** Of all answers, headers included, as they came over the wire. */
  bytes: number;
  requests: number;
  /** Cumulative layout shift. */
  layoutShift: number;
  /** Total blocking time: what tasks took beyond 50 ms each. Milliseconds. */
  blocking: number;
}

interface Probe {
  typeable: number;
  layoutShift: number;
  blocking: number;
}

/** A slow phone: 1.6 Mbit/s down, 150 ms there and back, a processor four times slower. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const processor = { rate: 4 };

/** Opens an address with an empty cache. @throws Error when its e-mail field does not take keys */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const wire = countWire(devtools);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', processor);
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'networkidle' });
    await takesKeys(page);
    const probe = await page.evaluate(() => (window as unknown as { benchProbe: Probe }).benchProbe);
    return { ...probe, ...wire };
  } finally {
    await context.close();
  }
}

function countWire(devtools: CDPSession): { bytes: number; requests: number } {
  const wire = { bytes: 0, requests: 0 };
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    wire.bytes += encodedDataLength;
    wire.requests += 1;
  });
  return wire;
}

async function takesKeys(page: Page): Promise<void> {
  const field = page.locator('input[name=email]');
  await field.focus();
  await page.keyboard.type('a');
  if ((await field.inputValue()) !== 'a') throw new Error(`The e-mail field of ${page.url()} did not take a key.`);
}

/** Runs in the page, before anything of its own. */
function watch(): void {
  const probe: Probe = { typeable: Number.NaN, layoutShift: 0, blocking: 0 };
  (window as unknown as { benchProbe: Probe }).benchProbe = probe;
  const observe = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true });
  observe('layout-shift', (entry) => (probe.layoutShift += (entry as PerformanceEntry & { value: number }).value));
  observe('longtask', (entry) => (probe.blocking += Math.max(0, entry.duration - 50)));
  const typeable = (): boolean => {
    const field = document.querySelector<HTMLInputElement>('input[name=email]');
    return field !== null && !field.disabled && !field.readOnly && field.checkVisibility() && field.getBoundingClientRect().height > 0;
  };
  const look = (): void => {
    if (!typeable()) return void requestAnimationFrame(look);
    // a message sent from a frame's callback arrives once that frame is drawn
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (probe.typeable = performance.now());
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}
