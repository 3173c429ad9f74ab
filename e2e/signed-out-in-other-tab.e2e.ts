import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { setUp } from './support/set-up.ts';
import { apiOf, makeMember } from './support/team.ts';

const running = setUp();

async function edit() {
  const visitor = await running.browser.visitor({ viewport: { width: 1280, height: 900 } });
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open('/users');
  await new LoginModel(visitor.page).signIn(running.portico.admin);
  await portal.choose('Quentin Okafor', 'Edit');
  const form = visitor.page.getByRole('dialog', { name: 'Edit Quentin Okafor' });
  visitor.expectRefusal(401, '');
  visitor.expectMessage(/401/);
  return { visitor, portal, page: visitor.page, form };
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'You were signed out' });

async function signInInOtherTab(page: Page): Promise<void> {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    question(page).getByRole('button', { name: 'Sign in again' }).click(),
  ]);
  await new LoginModel(tab).signIn(running.portico.admin);
  await question(page).waitFor({ state: 'detached' });
}

/** Another admin, who signs the first one out everywhere. */
async function revoker(name: string): Promise<() => Promise<unknown>> {
  const send = await apiOf(running.portico, await makeMember(running.portico, name, 'admin'));
  const { items } = await send<{ items: { id: string }[] }>(
    'GET',
    `/team/resources/members/v1?search=${encodeURIComponent(running.portico.admin.email)}`,
  );
  return () => send('POST', '/identity/resources/users/sessions/v1/revoke', { userId: items[0]!.id });
}

test('a session that was ended at the server is signed in again over the page, and what was typed is saved', async () => {
  const { portal, page, form } = await edit();
  await form.getByLabel('Phone').fill('+12025550155');
  await (
    await revoker('Second Admin')
  )();
  await form.getByRole('button', { name: 'Save' }).click();
  await question(page).waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  expect(await form.getByLabel('Phone').inputValue()).toBe('+12025550155');
  await signInInOtherTab(page);
  await portal.showsToast('Quentin Okafor updated.');
});

test('a portal whose user signs out in another tab asks to sign in immediately, keeps its input, and continues after sign-in', async () => {
  const { visitor, portal, page, form } = await edit();
  await form.getByLabel('Phone').fill('+12025550166');
  const other = await visitor.context.newPage();
  await other.goto(page.url());
  await new PortalModel(other, running.portico.demo.baseUrl).signOut('Marisol Bellamy');
  await question(page).waitFor();
  await signInInOtherTab(page);
  expect(await form.getByLabel('Phone').inputValue()).toBe('+12025550166');
  await form.getByRole('button', { name: 'Save' }).click();
  await portal.showsToast('Quentin Okafor updated.');
});

test('an unavailable server does not end the session: the user is not asked to sign in, and the call is retried', async () => {
  const { visitor, portal, page, form } = await edit();
  visitor.expectRefusal(503, '');
  visitor.expectMessage(/503/);
  let away = true;
  let refused = 0;
  await page.route('**/team/resources/members/v1', async (route) => {
    if (route.request().method() !== 'PUT' || refused > 0) return route.fallback();
    refused += 1;
    return route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: JSON.stringify({ errors: ['gone'], errorCode: 'unauthenticated' }),
    });
  });
  let asked = 0;
  await page.route('**/oauth/authorize/silent', (route) => {
    asked += 1;
    return away
      ? route.fulfill({ status: 503, contentType: 'application/json', body: '{"errors":["away"]}' })
      : route.fallback();
  });
  await form.getByLabel('Phone').fill('+12025550177');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => asked).toBeGreaterThan(1);
  expect(await question(page).count()).toBe(0);
  away = false;
  await portal.showsToast('Quentin Okafor updated.');
});

test('a session that ends while its page is loading leads to the sign-in page, which returns there', async () => {
  const revoke = await revoker('Third Admin');
  const { portal, page, form } = await edit();
  await form.waitFor();
  let revoked: Promise<unknown> | undefined;
  await page.route('**/oauth/portal/privacy', async (route) => {
    if (revoked) return route.fallback();
    const response = await route.fetch();
    await (revoked = revoke());
    return route.fulfill({ response });
  });
  await portal.open('/privacy');
  await new LoginModel(page).signIn(running.portico.admin);
  await portal.shows('Security & privacy');
  expect(new URL(page.url()).pathname).toBe('/oauth/portal/privacy');
});
