import { openBenchBrowser } from './bench-browser.ts';
import type { Bench, Row } from './bench.types.ts';
import { startBaselinePages } from './baseline-pages.ts';
import { startHostPage } from './host-page.ts';
import { inTurn, type Figures } from './in-turn.ts';
import { measurePage, measureVisits, type Visit } from './measure-page.ts';
import { limitRow, ratioRow } from './rows.ts';

const email = 'input[name=email]';
const megabyte = 1024 * 1024;

/** The painted form is gone when the bundle has taken over; the field, which is the same node, stays. */
const box = {
  shown: { selector: `portico-login-box > ${email}` },
  ready: { inside: 'portico-login-box', selector: 'section', without: '[data-painted]' },
  typed: true,
};
const rendered = { inside: 'floor-box', selector: email };

/** The login box on a customer's page, seen on a slow phone. */
export const embeddedBoxBench: Bench = {
  name: 'embedded-box',
  async run({ quick, portico }) {
    const server = await portico();
    const [site, floors, browser] = await Promise.all([
      startHostPage(server),
      startBaselinePages(),
      openBenchBrowser(),
    ]);
    try {
      const ours: Visit = { url: site.origin, ...box };
      const react: Visit = {
        url: floors.reactForm,
        shown: rendered,
        ready: { inside: 'floor-box', selector: '[data-ready]' },
        typed: true,
      };
      // the server makes its compressed copies before the clock runs
      await measurePage(browser, ours);
      const measured = await inTurn(quick ? 3 : 7, {
        loader: () => measureVisits(browser, { url: floors.loaderForm, shown: rendered, typed: true }, 2),
        react: async () => [await measurePage(browser, react)],
        ours: () => measureVisits(browser, ours, 2),
      });
      return { rows: rowsOf(measured), raw: measured };
    } finally {
      await browser.close();
      await Promise.all([site.close(), floors.close()]);
    }
  },
};

function rowsOf(measured: Record<'loader' | 'react' | 'ours', Figures[]>): Row[] {
  const [cold, warm] = measured.ours as [Figures, Figures];
  const [loaderCold, loaderWarm] = measured.loader as [Figures, Figures];
  const react = measured.react[0]!;
  // the page's own document is none of the box's requests
  const [requests, untilIdle] = [cold.requests, cold.requestsUntilIdle].map((counts) =>
    counts.map((count) => count - 1),
  ) as [number[], number[]];
  return [
    ratioRow(
      'embedded login box, accepts input, compared to a form rendered by a minimal loader',
      'ms',
      cold.shown,
      loaderCold.shown,
      1.15,
    ),
    ratioRow('embedded login box, accepts input, with a warm cache', 'ms', warm.shown, loaderWarm.shown, 1.3),
    ratioRow('embedded login box, ready, compared to React alone', 'ms', cold.ready, react.ready, 1.15),
    ratioRow('embedded login box, over the wire, compared to React alone', 'KB', cold.bytes, react.bytes),
    limitRow('embedded login box, requests until it is ready', 'count', requests, 3),
    limitRow('embedded login box, requests until the network is idle', 'count', untilIdle, 8),
    limitRow('embedded login box, calls and preflights before the first paint', 'count', cold.earlyCalls, 0),
    limitRow('embedded login box, layout shift', 'shift', cold.layoutShift, 0),
    limitRow('embedded login box, main thread blocked', 'ms', cold.blocking, 150, react.blocking),
    limitRow('embedded login box, heap of its page', 'MB', cold.heap, 2.5 * megabyte, react.heap),
  ];
}
