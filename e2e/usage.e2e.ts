import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';
import type { Portico } from './support/start-portico.ts';

const running = setUp(
  {
    flags: { 'fe-usage-page': true },
    usage: {
      meters: [
        { key: 'requests', name: 'API requests' },
        { key: 'storage', name: 'Storage', unit: 'GB', aggregation: 'last' },
        { key: 'seats', name: 'Seats', aggregation: 'max' },
      ],
    },
    plans: [{ key: 'team', limits: { requests: 1000, storage: 50 } }],
    grants: [{ tenant: 'acme', plan: 'team' }],
  },
  [],
  report,
);

/** In UTC, as in `2026-10`. */
function lastMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

/** The vendor's back end reports what Acme uses today, and used a month ago. */
async function report({ demo, admin: { tenantId } }: Portico): Promise<void> {
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(demo.baseUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Record<string, unknown>;
  };
  const { token } = await post('/auth/vendor', { clientId: demo.vendor.clientId, secret: demo.vendor.apiKey });
  const events = [
    { id: 'first', tenantId, meter: 'requests', quantity: 850 },
    { id: 'second', tenantId, meter: 'storage', quantity: 62.5 },
    { id: 'third', tenantId, meter: 'requests', quantity: 1200, timestamp: `${lastMonth()}-01T00:00:00Z` },
  ];
  const headers = { 'x-access-token': String(token) };
  expect(await post('/usage/resources/v1/events', { events }, headers)).toEqual({ accepted: 3, duplicates: 0 });
  expect(await post('/usage/resources/v1/events', { events }, headers)).toEqual({ accepted: 0, duplicates: 3 });
}

test('6 the usage page compares meters with the limits of the plan, in words, bars, charts and tables, of this month and the last one', async () => {
  const visitor = await running.browser.visitor();
  const { page } = visitor;
  const portal = new PortalModel(page, running.portico.demo.baseUrl);
  await portal.open('/usage');
  await new LoginModel(page).signIn(running.portico.admin);
  await portal.comesAlive();
  const requests = page.getByRole('article', { name: 'API requests' });
  await requests.getByText('85% used, 150 left').waitFor();
  const bar = requests.getByRole('meter', { name: 'API requests' });
  expect(await bar.getAttribute('aria-valuetext')).toBe('850 of 1,000');
  const chart = requests.getByRole('img', { name: /^API requests per day, .+ Highest: 850 on / });
  await chart.waitFor();
  expect(await requests.locator('[data-part="values"] > *').allInnerTexts()).toEqual(['0', '500', '1,000']);
  const table = requests.getByRole('table', { name: 'API requests per day' });
  expect(await table.count()).toBe(0);
  await requests.getByRole('button', { name: 'Show as table: API requests per day' }).press('Enter');
  const shown = requests.getByRole('button', { name: 'Hide table: API requests per day' });
  expect(await shown.getAttribute('aria-expanded')).toBe('true');
  expect(await table.getByRole('row').last().getByRole('cell').innerText()).toBe('850');
  const storage = page.getByRole('article', { name: 'Storage' });
  await storage.getByText('12.5 GB').waitFor();
  await storage.getByRole('img', { name: /Limit: \u206850 GB\u2069$/ }).waitFor();
  expect(await storage.getByText('Estimate', { exact: false }).count()).toBe(0);
  await page.getByRole('article', { name: 'Seats' }).getByText('No usage this month yet.').waitFor();
  await expectAccessible(visitor);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`usage-${new Date().toISOString().slice(0, 7)}.csv`);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\uFEFFDay,Key,Meter,Unit,Quantity');
  expect(lines.filter((line) => /^\d{4}-\d\d-\d\d,storage,Storage,GB,62\.5$/.test(line))).toHaveLength(1);

  const picker = page.getByRole('combobox', { name: 'Month' });
  await picker.press('ArrowDown');
  const monthName = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  await page.getByRole('option', { name: monthName.format(Date.parse(lastMonth())) }).click();
  await requests.getByText('200 above the limit').waitFor();
  await page.getByText('Compared with the current limits', { exact: false }).waitFor();
  await storage.getByText('No usage in this month.').waitFor();
  await expectAccessible(visitor);
  const savingLast = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await savingLast).suggestedFilename()).toBe(`usage-${lastMonth()}.csv`);
});
