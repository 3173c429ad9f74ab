import type { Page } from 'playwright-core';
import { serveGallery } from '#shared/ui/gallery/testing/serve-gallery.ts';
import { openBenchBrowser } from './bench-browser.ts';
import type { Bench } from './bench.types.ts';
import { limitRow } from './rows.ts';
import { percentile } from './statistics.ts';

const processor = { rate: 4 };

/** The table of the design system with 10,000 rows, on a processor four times slower. */
export const tableBench: Bench = {
  name: 'table',
  async run({ quick }) {
    const [gallery, browser] = await Promise.all([serveGallery(), openBenchBrowser()]);
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(gallery.address('long-table'));
      await page.locator('tbody [data-part=row]').first().waitFor();
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', processor);
      const sorts = await sortTimes(page, quick ? 4 : 10);
      const { frames, rows } = await page.evaluate(scroll, quick ? 60 : 240);
      return {
        rows: [
          limitRow('table of 10,000 rows, most rows in the page while scrolling', 'count', [Math.max(...rows)], 30),
          limitRow('table of 10,000 rows, sort', 'ms', sorts, 200),
          // two of a screen's own 16.7 ms, and three: one frame is missed, and two
          limitRow('table of 10,000 rows, frame while scrolling, p95', 'ms', [percentile(frames, 0.95)], 34),
          limitRow('table of 10,000 rows, longest frame while scrolling', 'ms', [Math.max(...frames)], 50),
        ],
        raw: { sorts, frames, rows },
      };
    } finally {
      await browser.close();
      await gallery.close();
    }
  },
};

async function sortTimes(page: Page, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < count; number++) times.push(await page.evaluate(sort));
  // the first sort of a list also compiles what sorts
  return times.slice(1);
}

/** Runs in the page: presses a head, and waits until other rows stood in a frame. @returns milliseconds */
async function sort(): Promise<number> {
  const root = document.querySelector('portico-gallery')!.shadowRoot!;
  const rendered = () => root.querySelector('tbody')?.textContent;
  const heads = [...root.querySelectorAll<HTMLElement>('th button')];
  // a head that is not the order now gives another one: ascending by its column
  const head = heads.find((button) => button.closest('th')?.getAttribute('aria-sort') === 'none') ?? heads[0]!;
  const before = rendered();
  const begin = performance.now();
  head.click();
  const end = begin + 20_000;
  while (rendered() === before) {
    if (performance.now() > end) throw new Error(`${head.textContent} did not sort.`);
    await new Promise(requestAnimationFrame);
  }
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
  return performance.now() - begin;
}

/** Runs in the page: scrolls a little with every frame. @returns what each frame took, in milliseconds, and how many rows were in the page */
async function scroll(count: number): Promise<{ frames: number[]; rows: number[] }> {
  const root = document.querySelector('portico-gallery')!.shadowRoot!;
  const frames: number[] = [];
  const rows: number[] = [];
  let last = await new Promise<number>(requestAnimationFrame);
  for (let frame = 0; frame < count; frame++) {
    window.scrollBy(0, 100);
    const now = await new Promise<number>(requestAnimationFrame);
    frames.push(now - last);
    last = now;
    rows.push(root.querySelectorAll('tbody [data-part=row]').length);
  }
  return { frames, rows };
}
