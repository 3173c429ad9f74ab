import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './set-up.mjs';
import { areaLines, checksBudget, testAreaOf, testAreas } from './test-areas.ts';

it('gives each file to the first area that names it', () => {
  const areas = {
    'admin-box/browser-tests/portal.browser.test.ts': 'browser: portal',
    'admin-box/pages.test.ts': 'unit',
    'e2e/portal-matrix.e2e.ts': 'browser: portal',
    'e2e/sign-in.e2e.ts': 'browser: login',
    'e2e/planning-demo.e2e.ts': 'browser: loader',
    'e2e/stop.e2e.ts': 'browser: operation',
    'login-box/hosted-page.browser.test.ts': 'browser: login',
    'scripts/readme.browser.test.ts': 'browser: examples and documentation',
    'server/http/cookies.test.ts': 'server: core',
    'server/use-cases/sub-accounts/make.test.ts': 'server: administration',
    'server/use-cases/mfa/mfa.test.ts': 'server: sign-in',
    'server/protocols/saml/answer.test.ts': 'SSO and SCIM',
    'shared/ui/gallery/gallery.browser.test.ts': 'browser: design system',
  };
  expect(Object.fromEntries(Object.keys(areas).map((file) => [file, testAreaOf(file).name]))).toEqual(areas);
});

it('adds up the seconds of each area, in the order of the table, and marks those above their budget', () => {
  const files = new Map([
    ['shared/a.test.ts', 1.4],
    ['e2e/sign-in.e2e.ts', 200.2],
    ['login-box/element.browser.test.ts', 200.2],
  ]);
  expect(areaLines(55, files)).toEqual([
    '',
    'Seconds by area, and their budget:',
    '  checks                                  55 of  100',
    '  browser: login                         400 of  340  above',
    '  unit                                     1 of   40',
  ]);
});

it('leaves 28 minutes for all areas on two cores, and is the table of docs/develop.md', async () => {
  const budget = checksBudget + testAreas.reduce((sum, area) => sum + area.budget, 0) / 2;
  expect(budget).toBeLessThanOrEqual(28 * 60);
  const text = await readFile(join(root, 'docs/develop.md'), 'utf8');
  const rows = [...text.matchAll(/^\| (.+?) \| (\d+) s \|$/gm)].map(([, name, seconds]) => [name, Number(seconds)]);
  expect(Object.fromEntries(rows)).toEqual(
    Object.fromEntries([['checks', checksBudget], ...testAreas.map(({ name, budget: seconds }) => [name, seconds])]),
  );
});
