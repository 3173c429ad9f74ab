/** What an operator configures about the portal: order and names of pages, fields, and settings from an external URL. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { ShellModel } from './models/shell.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';
import { apiOf } from './support/team.ts';

const asked: { cookie: string | undefined; authorization: string | undefined }[] = [];
const overrides = {
  navigation: {
    groups: { visibility: 'hidden' },
    profile: { fields: { jobTitle: { appearance: 'hidden' }, name: 'viewOnly', password: 'hidden' } },
    account: { tabs: { customLogin: { appearance: 'hidden' } }, fields: { currency: 'hidden', address: 'viewOnly' } },
    users: { fields: { lastSeen: 'hidden' } },
  },
};
const otherHost = createServer((request, response) => {
  asked.push({ cookie: request.headers.cookie, authorization: request.headers.authorization });
  response
    .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    .end(JSON.stringify(overrides));
});
otherHost.listen(0, 'localhost');
await once(otherHost, 'listening');
afterAll(async () => {
  otherHost.closeAllConnections();
  otherHost.close();
  await once(otherHost, 'close');
});

const running = setUp({
  metadata: {
    adminBox: {
      navigation: {
        roles: { visibility: 'always', order: -1, label: { en: 'Duties', ar: 'المهام' } },
        users: { visibility: 'always', label: 'People' },
        groups: { visibility: 'always' },
      },
      integrations: {
        gtm: [
          { id: 'GTM-PORTAL1', enabled: true },
          { id: 'GTM-<script>', enabled: true },
          { id: 'GTM-OFF', enabled: false },
        ],
      },
      metadataOverrides: { url: `http://localhost:${(otherHost.address() as AddressInfo).port}/portal.json` },
    },
  },
});

test('2 order, names and fields are as configured, with settings from an external URL merged over, fetched without credentials', async () => {
  const { admin, demo } = running.portico;
  const visitor = await running.browser.visitor();
  const portal = new ShellModel(visitor.page, demo.baseUrl);
  await portal.open('');
  await new LoginModel(visitor.page).signIn(admin);
  await portal.shows('Roles');
  const links = () => visitor.page.getByRole('navigation', { name: 'Portal' }).getByRole('link').allInnerTexts();
  const names = await links();
  expect(names).toEqual(expect.arrayContaining(['Duties', 'People', 'Profile']));
  expect(names).not.toContain('Groups');
  expect(names.indexOf('Duties')).toBeLessThan(names.indexOf('People'));
  expect(asked.length).toBeGreaterThan(0);
  for (const request of asked) expect(request).toEqual({ cookie: undefined, authorization: undefined });

  // the palette shows the same page names
  await portal.goBy('duties', 'Duties');
  await portal.open('/groups');
  await portal.shows('You don’t have access to this page');

  await portal.open('/profile');
  await portal.shows('Profile');
  const name = visitor.page.getByRole('textbox', { name: 'Name' });
  await name.waitFor();
  expect(await name.getAttribute('readonly')).not.toBeNull();
  expect(await visitor.page.getByRole('textbox', { name: 'Job title' }).count()).toBe(0);
  expect(await visitor.page.locator('input[name=newPassword]').count()).toBe(0);
  // configured when the password was on the profile page: hidden where it is now, too
  await portal.open('/privacy');
  await portal.shows('Security & privacy');
  expect(await visitor.page.locator('input[name=newPassword]').count()).toBe(0);
  await portal.open('/profile');
  await portal.shows('Profile');
  await expectAccessible(visitor);

  await portal.open('/account?tab=customLogin');
  await visitor.page.getByRole('textbox', { name: 'Name' }).waitFor();
  expect(await visitor.page.getByRole('link', { name: 'Custom login' }).count()).toBe(0);
  expect(await visitor.page.getByRole('combobox', { name: 'Currency' }).count()).toBe(0);
  expect(await visitor.page.locator('textarea').first().getAttribute('readonly')).not.toBeNull();
  await portal.open('/users');
  await portal.row('Quentin Okafor').waitFor();
  expect(await visitor.page.getByRole('columnheader', { name: 'Last seen' }).count()).toBe(0);
  await visitor.page.getByRole('columnheader', { name: 'Roles' }).waitFor();
});

test('4 a host page replaces the server by Portico.preview(), and keeps changes', async () => {
  const { application, demo } = running.portico;
  const html = `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><h1>Host</h1><script src="${demo.baseUrl}/portico.js?client=${application.clientId}"></script></html>`;
  application.pages.set('/host', { html, policy: '' });
  const visitor = await running.browser.visitor();
  await visitor.page.goto(`${application.origin}/host`);
  const seen = await visitor.page.evaluate(async (baseUrl) => {
    const preview = await window.Portico.preview({ scenario: 'filled' });
    const change = { method: 'PUT', body: JSON.stringify({ name: 'Ada of the host' }) };
    await preview.fetch(`${baseUrl}/identity/resources/users/v2/me`, change);
    const again = await window.Portico.preview({ scenario: 'filled' });
    const mismatch = await window.Portico.preview({ scenario: 'empty', name: 'filled' }).catch(
      (error: Error) => error.name,
    );
    return { name: (await again.user())?.name, token: (await again.token())?.split('.').length, mismatch };
  }, demo.baseUrl);
  expect(seen).toEqual({ name: 'Ada of the host', token: 3, mismatch: 'PreviewNameMismatch' });
  // a reload keeps the choice, another tab starts fresh; neither waits for the session
  const nameIn = (page: typeof visitor.page) =>
    page.evaluate(async () => (await (await window.Portico.preview()).user())?.name);
  await visitor.page.reload();
  expect(await nameIn(visitor.page)).toBe('Ada of the host');
  const other = await visitor.page.context().newPage();
  await other.goto(`${application.origin}/host`);
  expect(await nameIn(other)).toBe('Ada Nwosu');
  await other.close();
  await visitor.page.evaluate(async () => (await window.Portico.preview()).admin.show({ page: 'users' }));
  const portal = new ShellModel(visitor.page, demo.baseUrl);
  await portal.shows('Users');
  await visitor.page.getByRole('button', { name: 'Ada of the host', exact: true }).waitFor();
  await portal.openPalette();
  await portal.searchFor('hiro', 'Hiroshi Tanaka');
  await visitor.page.keyboard.press('Enter');
  await visitor.page.getByRole('dialog', { name: 'Hiroshi Tanaka' }).waitFor();
  await expectAccessible(visitor);
});

test('1 two pages of the portal are widgets on one host page', async () => {
  const { application, demo } = running.portico;
  const widget = (page: string) =>
    `<portico-admin-box mode="widget" page="${page}" preview="filled" data-widget="${page}"></portico-admin-box>`;
  const html = `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><main><h1>Host</h1>${widget('users')}${widget('roles')}</main><script src="${demo.baseUrl}/portico.js?client=${application.clientId}"></script></html>`;
  application.pages.set('/widgets', { html, policy: '' });
  const visitor = await running.browser.visitor();
  await visitor.page.goto(`${application.origin}/widgets`);
  const inside = (page: string) => visitor.page.locator(`[data-widget=${page}]`);
  await inside('users').getByRole('row', { name: 'Ada Nwosu' }).waitFor();
  await inside('roles').getByRole('row', { name: 'Editor' }).waitFor();
  // no frame round them, and no key of the portal's own
  expect(await visitor.page.getByRole('navigation', { name: 'Portal' }).count()).toBe(0);
  await inside('users').getByRole('searchbox').fill('hiroshi');
  await expect.poll(() => inside('users').getByRole('row').count()).toBe(2);
  await inside('roles').getByRole('row', { name: 'Editor' }).waitFor();
});

test('5 the host hears which containers of a tag manager are wanted, and the portal loads none', async () => {
  const { admin, demo } = running.portico;
  const visitor = await running.browser.visitor();
  const portal = new ShellModel(visitor.page, demo.baseUrl);
  await visitor.page.addInitScript(() =>
    document.addEventListener('portico:containers', (event) =>
      Object.assign(window, { heard: (event as CustomEvent).detail as unknown }),
    ),
  );
  await portal.open('/profile');
  await new LoginModel(visitor.page).signIn(admin);
  await portal.shows('Profile');
  await expect
    .poll(() => visitor.page.evaluate(() => (window as { heard?: unknown }).heard))
    .toEqual({ ids: ['GTM-PORTAL1'] });
  expect(await visitor.page.locator('script[src*=googletagmanager]').count()).toBe(0);
});

test('1 a widget uses the session of its page', async () => {
  const { application, admin, demo } = running.portico;
  const html = `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,"><main><h1>Host</h1></main><script src="${demo.baseUrl}/portico.js?client=${application.clientId}"></script></html>`;
  for (const path of ['/own', '/oauth/callback']) application.pages.set(path, { html, policy: '' });
  const visitor = await running.browser.visitor();
  await visitor.page.goto(`${application.origin}/own`);
  await visitor.page.evaluate(() => void window.Portico.login());
  await new LoginModel(visitor.page).signIn(admin);
  await visitor.page.waitForURL(/\/own/);
  await visitor.page.evaluate(async () => {
    await window.Portico.user();
    document
      .querySelector('main')!
      .append(Object.assign(document.createElement('portico-admin-box'), { mode: 'widget', page: 'users' }));
  });
  await visitor.page.getByRole('row', { name: 'Quentin Okafor' }).waitFor();
});

test('2 what metadata hides is in no form, no list and no drawer; what it lets be read cannot be changed', async () => {
  const { admin, demo } = running.portico;
  const hidden = (...names: string[]) => ({ fields: Object.fromEntries(names.map((name) => [name, 'hidden'])) });
  const navigation = {
    users: hidden(
      'phone',
      'roles',
      'groups',
      'temporaryExpirationDate',
      'managedBy',
      'sessions',
      'secondStep',
      'activity',
    ),
    roles: { fields: { ...hidden('key', 'isDefault', 'permissions', 'kind').fields, description: 'viewOnly' } },
    apiTokens: { fields: { expires: 'viewOnly', permissions: 'hidden' } },
    allAccounts: hidden('alias', 'tenantType', 'isReseller', 'creator', 'subAccountAccessType'),
  };
  const send = await apiOf(running.portico, admin);
  await send('POST', '/metadata/admin-box', { actions: [{ type: 'navigation', payload: navigation }] });
  const visitor = await running.browser.visitor();
  const { page } = visitor;
  const portal = new ShellModel(page, demo.baseUrl);
  await portal.open('/users');
  await new LoginModel(page).signIn(admin);
  await portal.row('Quentin Okafor').getByText('Quentin Okafor', { exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  /** Number of elements with one of these names in the open form or drawer. */
  const named = (...names: string[]) => dialog.getByText(new RegExp(`^(${names.join('|')})$`)).count();
  await dialog.getByText('Joined').waitFor();
  expect(await named('Roles', 'Groups', 'Managed by', 'Active sessions', 'Verification methods', 'Activity')).toBe(0);
  expect(await dialog.getByRole('button', { name: /^Change (roles|groups)/ }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('columnheader', { name: /^(Roles|Groups)$/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Invite users' }).click();
  await dialog.getByRole('textbox').first().waitFor();
  expect(await dialog.getByRole('checkbox').count()).toBe(0);

  await portal.open('/roles');
  await page.getByRole('button', { name: 'Create role' }).click();
  await dialog.getByRole('textbox', { name: 'Role' }).waitFor();
  expect(await dialog.getByRole('checkbox').count()).toBe(0);
  expect(await dialog.getByRole('textbox', { name: 'Key' }).count()).toBe(0);
  expect(await dialog.getByRole('textbox', { name: 'Description' }).getAttribute('readonly')).not.toBeNull();
  expect(await page.getByRole('button', { name: 'Assign a permission' }).count()).toBe(0);

  await portal.open('/api-tokens');
  await page.getByRole('button', { name: 'Create client credentials' }).first().click();
  await dialog.getByText('Permissions', { exact: true }).waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Days until it expires' }).getAttribute('readonly')).not.toBeNull();
  expect(await dialog.getByRole('combobox', { name: 'Individual permissions' }).count()).toBe(0);

  await portal.open('/all-accounts');
  await page.getByRole('button', { name: 'Create account' }).first().click();
  await dialog.getByRole('textbox', { name: 'Name' }).waitFor();
  expect(await dialog.getByRole('textbox').count()).toBe(1);
  // what the creator gets is no field of the account
  expect(await dialog.getByRole('checkbox').allInnerTexts()).toHaveLength(1);
  await dialog.getByRole('checkbox', { name: 'Give me access' }).waitFor();
  await expectAccessible(visitor);
});
