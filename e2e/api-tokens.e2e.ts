import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ApiTokensModel } from './models/api-tokens.model.ts';
import type { Credentials } from './models/login.model.ts';
import { signInByApi } from './support/api.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';

const running = setUp();

/** By the fields alone: the page speaks the language of the browser. */
async function enter(
  user: Credentials,
  path: string,
  options: BrowserContextOptions = {},
): Promise<{ visitor: Visitor; tokens: ApiTokensModel }> {
  const visitor = await running.browser.visitor(options);
  const { page } = visitor;
  const tokens = new ApiTokensModel(page, running.portico.demo.baseUrl);
  await tokens.open(path);
  await page.locator('#portico-email').fill(user.email);
  await page.locator('#portico-submit').click();
  await page.locator('#portico-password').fill(user.password);
  await page.locator('#portico-submit').click();
  return { visitor, tokens };
}

/** As a program would call. */
async function call(path: string, headers: Record<string, string>, body?: unknown) {
  const answer = await fetch(`${running.portico.demo.baseUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const users = '/identity/resources/users/v2';
const exchange = '/identity/resources/auth/v2/api-token';

test('4 an admin creates client credentials; their secret is shown once and works, and deletion takes effect immediately', async () => {
  const { visitor, tokens } = await enter(running.portico.admin, '/api-tokens');
  await tokens.shows('API tokens');
  await tokens.page.getByText('No client credentials yet').waitFor();
  await expectAccessible(visitor);

  await tokens.create({ description: 'Nightly export' });
  await tokens.page.getByText('Select at least one role or permission.', { exact: false }).waitFor();
  await expectAccessible(visitor);
  await tokens.dialog.getByRole('checkbox', { name: 'Admin', exact: true }).press('Space');
  await tokens.dialog.getByRole('textbox', { name: 'Description' }).press('Enter');
  const { clientId, secret } = await tokens.secret();
  await expectAccessible(visitor);
  // only an explicit confirmation closes it
  await tokens.page.keyboard.press('Escape');
  expect(await tokens.secret()).toEqual({ clientId, secret });
  await tokens.closeSecret();
  await expect.poll(() => tokens.row('Nightly export').innerText()).toContain('Admin');
  expect(await visitor.page.content()).not.toContain(secret);

  const exchanged = await call(exchange, {}, { clientId, secret });
  expect(exchanged).toMatchObject({ status: 200, body: { expires_in: 3600 } });
  const headers = { authorization: `Bearer ${String(exchanged.body['access_token'])}` };
  expect((await call(users, headers)).status).toBe(200);
  await tokens.page.reload();
  await expect.poll(() => tokens.row('Nightly export').innerText()).toContain('Now');

  await tokens.delete('Nightly export');
  await expectAccessible(visitor);
  await tokens.confirmDeletion();
  await tokens.showsToast('Token “Nightly export” deleted.');
  expect(await call(users, headers)).toMatchObject({ status: 401, body: { errorCode: 'api-token-ended' } });
  expect(await call(exchange, {}, { clientId, secret })).toMatchObject({
    status: 401,
    body: { errorCode: 'api-token-wrong' },
  });
  await tokens.page.getByText('No client credentials yet').waitFor();
});

test('5 days are minutes on the wire, empty is never, and what is no number of days is said', async () => {
  const { tokens } = await enter(running.portico.admin, '/api-tokens');
  await tokens.showKind('Access tokens');
  await tokens.page.getByText('No access tokens yet').waitFor();
  const sent: unknown[] = [];
  tokens.page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/tenants/access-tokens/'))
      sent.push((request.postDataJSON() as { expiresInMinutes: unknown }).expiresInMinutes);
  });
  await tokens.create({ description: 'Soon over', days: 'soon', roles: ['Member'] });
  await tokens.page.getByText('Enter a whole number', { exact: false }).waitFor();
  await tokens.dialog.getByRole('textbox', { name: 'Days until it expires' }).fill('7');
  await tokens.dialog.getByRole('textbox', { name: 'Days until it expires' }).press('Enter');
  await tokens.secret();
  await tokens.closeSecret();
  await tokens.create({ description: 'For ever', days: '', roles: ['Member'] });
  await tokens.secret();
  await tokens.closeSecret();
  expect(sent).toEqual([10_080, null]);
  await expect.poll(() => tokens.row('Soon over').innerText()).toContain('In 6 days');
  await expect.poll(() => tokens.row('For ever').innerText()).toMatch(/Never/);
  // each list has a URL of its own: the other one is empty, and Back returns here
  await tokens.showKind('Client credentials');
  await tokens.page.getByText('No client credentials yet').waitFor();
  await tokens.page.goBack();
  await tokens.row('Soon over').waitFor();
});

test('a personal access token acts as its user, in x-api-key, until it is deleted', async () => {
  const { visitor, tokens } = await enter(running.portico.admin, '/personal-api-tokens');
  await tokens.shows('Personal API tokens');
  await tokens.showKind('Access tokens');
  await tokens.create({ description: 'Spreadsheet' });
  const { clientId, secret } = await tokens.secret();
  expect(clientId).toBeUndefined();
  await expectAccessible(visitor);
  await tokens.closeSecret();
  expect((await call('/identity/resources/users/v2/me', { 'x-api-key': secret })).body).toMatchObject({
    email: running.portico.admin.email,
  });
  await tokens.page.locator('tbody [data-part=row]').first().click();
  await tokens.page.getByRole('dialog').getByText('The same permissions as you', { exact: false }).waitFor();
  await visitor.page.waitForTimeout(300);
  await expectAccessible(visitor);
  await tokens.page.getByRole('dialog').getByRole('button', { name: 'Delete…' }).click();
  await tokens.confirmDeletion();
  await tokens.showsToast('Token “Spreadsheet” deleted.');
  expect(await call('/identity/resources/users/v2/me', { 'x-api-key': secret })).toMatchObject({
    status: 401,
    body: { errorCode: 'api-token-ended' },
  });
});

test('V8.2.1 a member without the right finds no page, and is refused by the server', async () => {
  const { tokens } = await enter(running.portico.member, '/api-tokens');
  await tokens.shows('You don’t have access to this page');
  expect(await tokens.page.getByRole('link', { name: 'API tokens' }).count()).toBe(0);
  const headers = { authorization: `Bearer ${await signInByApi(running.portico, running.portico.member)}` };
  for (const path of [
    '/identity/resources/tenants/api-tokens/v1',
    '/identity/resources/tenants/access-tokens/v1',
    '/identity/resources/users/api-tokens/v1',
  ]) {
    expect((await call(path, headers)).status).toBe(403);
  }
  expect((await call('/identity/resources/tenants/api-tokens/v2', headers, { description: 'Mine now' })).status).toBe(
    403,
  );
});

const appearances: [string, BrowserContextOptions][] = [
  ['at 360 px', { viewport: { width: 360, height: 740 } }],
  ['from right to left, in Arabic, in the dark', { locale: 'ar', colorScheme: 'dark' }],
];

describe('the page of API tokens', () => {
  test.each(appearances)('%s passes axe and fits, with its form and its secret', async (_name, options) => {
    const { visitor, tokens } = await enter(running.portico.otherAdmin, '/personal-api-tokens', options);
    const { page } = tokens;
    const expectSound = async () => {
      await page.waitForTimeout(300);
      await expectAccessible(visitor);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(0);
    };
    // a list without a token has its button where the rows will be, and no second one above
    await page.locator(':is([data-part=page-header], [data-part=empty-state]) [data-variant=primary]').click();
    await page
      .getByRole('dialog')
      .locator('input[type=text]')
      .first()
      .fill('A description long enough to be cut off at the edge of any telephone');
    await expectSound();
    await page.keyboard.press('Enter');
    await page.locator('[data-part=secret]').waitFor();
    await expectSound();
    await page.getByRole('alertdialog').locator('[data-variant=primary]').click();
    await page.locator('tbody [data-part=row]').first().waitFor();
    await expectSound();
  });
});
