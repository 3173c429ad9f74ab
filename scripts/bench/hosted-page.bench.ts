import { chromium, type Browser } from 'playwright-core';
import { chromiumArguments, findChromium } from '../chromium.ts';
import type { Bench, Row } from './bench.types.ts';
import { measurePage, type PageFigures } from './measure-page.ts';
import { median } from './statistics.ts';
import { startStaticForm } from './static-form.ts';

const most = 1.3;

/** The hosted login page on a slow phone, beside the smallest page that asks for an address. */
export const hostedPageBench: Bench = {
  name: 'hosted-page',
  async run({ quick, portico }) {
    const server = await portico();
    const form = await startStaticForm();
    const browser = await chromium.launch({ executablePath: await findChromium(), args: [...chromiumArguments] });
    try {
      const urls = { floor: form.url, ours: `${server.baseUrl}/account/login` };
      // the server draws its first page, and makes its compressed copies, before the clock runs
      await measurePage(browser, urls.ours);
      const { floor, ours } = await measureInTurn(browser, urls, quick ? 3 : 7);
      return { rows: rowsOf(floor, ours), raw: { floor, ours } };
    } finally {
      await browser.close();
      await form.close();
    }
  },
};

/** One after the other, so that whatever else the machine does meets both. */
async function measureInTurn(browser: Browser, urls: { floor: string; ours: string }, rounds: number) {
  const floor: PageFigures[] = [];
  const ours: PageFigures[] = [];
  for (let round = 0; round < rounds; round++) {
    floor.push(await measurePage(browser, urls.floor));
    ours.push(await measurePage(browser, urls.ours));
  }
  return { floor, ours };
}

function rowsOf(floor: PageFigures[], ours: PageFigures[]): Row[] {
  const middle = (figures: PageFigures[], name: keyof PageFigures) => median(figures.map((each) => each[name]));
  const typeable = middle(ours, 'typeable');
  const bare = middle(floor, 'typeable');
  const shift = middle(ours, 'layoutShift');
  const blocking = middle(ours, 'blocking');
  return [
    {
      what: 'hosted login page, typeable, beside a static form',
      measured: `${typeable.toFixed(0)} ms`,
      floor: `${bare.toFixed(0)} ms`,
      ratio: typeable / bare,
      goal: `≤ ${most}`,
      met: typeable / bare <= most,
    },
    { what: 'hosted login page, over the wire', measured: `${(middle(ours, 'bytes') / 1024).toFixed(1)} KB`, floor: `${(middle(floor, 'bytes') / 1024).toFixed(1)} KB` },
    { what: 'hosted login page, layout shift', measured: shift.toFixed(3), goal: '0', met: shift === 0 },
    { what: 'hosted login page, main thread blocked', measured: `${blocking.toFixed(0)} ms`, goal: '≤ 150 ms', met: blocking <= 150 },
  ];
}
