import { openBenchBrowser } from './bench-browser.ts';
import type { Bench, Row } from './bench.types.ts';
import { startBaselinePages } from './baseline-pages.ts';
import { inTurn, type Figures } from './in-turn.ts';
import { measurePage, type Mark, type Visit } from './measure-page.ts';
import { limitRow, ratioRow } from './rows.ts';

const field = { selector: 'input[name=email]' };

/**
 * The hosted login page on a slow phone, compared with the smallest page that asks for an address. Both are reached from a customer's
 * page on another site, as people do: either is another site to the browser, which gives it a process of its own.
 */
export const hostedPageBench: Bench = {
  name: 'hosted-page',
  async run({ quick, portico }) {
    const server = await portico();
    const floors = await startBaselinePages();
    const browser = await openBenchBrowser();
    try {
      const ready: Mark = { inside: 'portico-login-box', selector: 'h1', hydrated: true };
      const ours: Visit = {
        url: `${server.baseUrl}/account/login`,
        from: floors.elsewhere,
        shown: field,
        ready,
        typed: true,
      };
      const rendered: Mark = { inside: 'floor-box', selector: 'input[name=email]' };
      // the server draws its first page, and makes its compressed copies, before the clock runs
      await measurePage(browser, ours);
      const measured = await inTurn(quick ? 3 : 7, {
        floor: async () => [
          await measurePage(browser, { url: floors.staticForm, from: floors.elsewhere, shown: field, typed: true }),
        ],
        react: async () => [
          await measurePage(browser, {
            url: floors.reactForm,
            from: floors.elsewhere,
            shown: rendered,
            ready: { inside: 'floor-box', selector: '[data-ready]' },
            typed: true,
          }),
        ],
        ours: async () => [await measurePage(browser, ours)],
      });
      return { rows: rowsOf(measured.ours[0]!, measured.floor[0]!, measured.react[0]!), raw: measured };
    } finally {
      await browser.close();
      await floors.close();
    }
  },
};

function rowsOf(ours: Figures, floor: Figures, react: Figures): Row[] {
  return [
    ratioRow('hosted login page, accepts input, compared to a static form', 'ms', ours.shown, floor.shown, 1.3),
    ratioRow('hosted login page, ready, compared to React alone', 'ms', ours.ready, react.ready, 1.3),
    ratioRow('hosted login page, over the wire', 'KB', ours.bytes, floor.bytes),
    limitRow('hosted login page, layout shift', 'shift', ours.layoutShift, 0),
    limitRow('hosted login page, main thread blocked', 'ms', ours.blocking, 150),
  ];
}
