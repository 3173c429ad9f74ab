import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { writeNetworks } from '#server/testing/write-mmdb.ts';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';
import { apiOf } from './support/team.ts';

const folder = await mkdtemp(join(tmpdir(), 'portico-countries-'));
afterAll(() => rm(folder, { recursive: true }));
const file = join(folder, 'countries.mmdb');
await writeFile(
  file,
  writeNetworks([
    ['127.0.0.0/8', { country: { iso_code: 'DE', names: { en: 'Germany' } } }],
    ['203.0.113.0/24', { country: { iso_code: 'FR', names: { en: 'France' } } }],
  ]),
);
const abroad = '203.0.113.9';
const running = setUp({ trustedProxies: ['127.0.0.1'], ipLocations: { file } });
const path = '/security-engines/resources/policies/v1/country-restriction';

async function openPortal(user: typeof running.portico.admin, page: string, address?: string) {
  const visitor = await running.browser.visitor();
  if (address) await visitor.page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address });
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open(page);
  await new LoginModel(visitor.page).signIn(user);
  return { visitor, portal, page: visitor.page };
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (page: Page, name: string) => section(page, name).getByRole('button', { name: 'Save changes' }).click();

test('9 an admin allows their own country alone, and a user abroad is refused at once', async () => {
  const { member, admin } = running.portico;
  const theirs = await openPortal(member, '/profile', abroad);
  await theirs.portal.shows('Profile');
  const { visitor, portal, page } = await openPortal(admin, '/security?tab=ipRestrictions');
  await portal.comesAlive();
  const policy = section(page, 'Country restrictions');
  const countries = section(page, 'Countries');
  await policy.getByText('You’re connecting from: Germany').waitFor();
  await countries.getByText('No countries yet.').waitFor();
  await policy.getByRole('checkbox', { name: 'Restrict access by country' }).check();
  visitor.expectRefusal(409, path);
  visitor.expectMessage(/country-restriction: 409/);
  await save(page, 'Country restrictions');
  await policy.getByText('Allow Germany first', { exact: false }).waitFor();
  expect(await policy.getByRole('checkbox').first().isChecked()).toBe(true);

  await countries.getByRole('combobox').fill('germ');
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.keyboard.press('Escape');
  await save(page, 'Countries');
  await portal.showsToast('Countries saved.');
  await policy.getByRole('checkbox', { name: 'Email admins when access is refused' }).check();
  await policy.getByRole('checkbox', { name: 'Undo automatically if not confirmed' }).uncheck();
  await policy.getByRole('button', { name: 'Preview impact' }).click();
  const impact = page.getByRole('dialog', { name: /^Impact of these changes/ });
  await impact.getByText(member.email).first().waitFor();
  await impact.getByRole('button', { name: 'Close' }).last().click();
  await save(page, 'Country restrictions');
  await portal.showsToast('Country restrictions saved.');
  await expectAccessible(visitor);

  theirs.visitor.expectRefusal(403, '/oauth/portal');
  theirs.visitor.expectMessage(/403/);
  await theirs.page.reload();
  await theirs.page.getByText(`(France, IP address ${abroad})`, { exact: false }).first().waitFor();
  const link = new URL(await running.portico.inbox.link(admin.email));
  expect([link.pathname, link.search]).toEqual(['/oauth/portal/security', '?tab=ipRestrictions']);
  await page.reload();
  await portal.comesAlive();
  expect(await policy.getByRole('checkbox', { name: 'Email admins when access is refused' }).isChecked()).toBe(true);
  await countries.getByText('Germany').waitFor();
  expect(await policy.getByRole('checkbox').first().isChecked()).toBe(true);
});

test('5 another admin’s list of countries is told before it is overwritten', async () => {
  const { portal, page } = await openPortal(running.portico.admin, '/security?tab=ipRestrictions');
  await portal.comesAlive();
  const countries = section(page, 'Countries');
  await countries.getByRole('combobox').fill('austria');
  await page.getByRole('option', { name: 'Austria' }).click();
  await page.keyboard.press('Escape');
  const send = await apiOf(running.portico, running.portico.admin);
  const listed = { countries: [{ countryCode: 'DE' }, { countryCode: 'CH' }] };
  await send('POST', `${path}/countries`, listed);
  await save(page, 'Countries');
  await countries.getByText('Someone else changed this policy.', { exact: false }).waitFor();
  await countries.getByRole('button', { name: 'Use new values' }).click();
  await countries.getByText('Switzerland').waitFor();
  expect(await countries.getByText('Austria').count()).toBe(0);
});
