import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { SubscriptionModel } from './models/subscription.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';
import { signInByApi } from './support/api.ts';

const plans = [
  { key: 'team', name: 'Team', price: { amount: 1200 } },
  { key: 'business', name: 'Business', price: { amount: 2900 }, trialDays: 14, features: ['export'] },
];
const running = setUp({ features: [{ key: 'export', name: 'Exports' }], plans });

/** A call of the admin's tenant, by a session of its own. */
async function call(method: string, path: string, body?: object, user = running.portico.admin): Promise<Response> {
  const token = await signInByApi(running.portico, user);
  const answer = await fetch(running.portico.demo.baseUrl + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return answer;
}

const passDays = (days: number) =>
  call('POST', '/subscriptions/resources/billing/payment-providers/test/clock/v1', { days });

async function openSubscription(user = running.portico.admin, options = {}) {
  const visitor = await running.browser.visitor(options);
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open('/subscription');
  await new LoginModel(visitor.page).signIn(user);
  await portal.shows('Subscription');
  await portal.comesAlive();
  return { visitor, portal, page: visitor.page };
}

const dialog = (page: Page) => new SubscriptionModel(page).dialog;
const inDialog = (page: Page, button: string | RegExp) => new SubscriptionModel(page).inDialog(button);

async function typeCard(page: Page, number: string): Promise<void> {
  await dialog(page).getByLabel('Card number').fill(number);
  await dialog(page).getByLabel('Expires').fill('08 / 40');
  await dialog(page).getByLabel('Security code').fill('123');
}

async function saveCard(page: Page, number: string): Promise<void> {
  await new SubscriptionModel(page).changeCard();
  await typeCard(page, number);
  await inDialog(page, 'Save card');
}

/** The vendor says who manages the billing of the admin's tenant. */
async function manage(externallyManaged: 'true' | 'false'): Promise<void> {
  const { demo, admin } = running.portico;
  const post = async (path: string, body: object, headers = {}) =>
    await fetch(demo.baseUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const vendor = await post('/auth/vendor', { clientId: demo.vendor.clientId, secret: demo.vendor.apiKey });
  const { token } = (await vendor.json()) as { token: string };
  const answer = await post(
    '/subscriptions/resources/billing/tenant-configurations/v1',
    { tenantId: admin.tenantId, externallyManaged },
    { 'x-access-token': token },
  );
  expect(answer.status).toBe(201);
}

test('4 externally managed billing is read-only before anything was bought', async () => {
  await manage('true');
  const { visitor, page } = await openSubscription();
  await page.getByText('Billing is externally managed.').waitFor();
  expect(await page.getByRole('button', { name: /Choose|Add card/ }).count()).toBe(0);
  await expectAccessible(visitor);
  await manage('false');
});

test('4 from a trial to a paid plan, a failed payment, another card, cancellation and renewal', async () => {
  const { visitor, portal, page } = await openSubscription();
  const plan = page.getByRole('region', { name: 'Business', exact: true });
  await page.getByRole('button', { name: 'Choose Business' }).click();
  await dialog(page).getByText('Free until', { exact: false }).waitFor();
  await expectAccessible(visitor);
  await inDialog(page, 'Start free trial');
  await dialog(page).getByRole('heading', { name: 'You’re on Business' }).waitFor();
  await inDialog(page, 'Done');
  await plan.getByText('Trial', { exact: true }).waitFor();
  await page.getByText('Your Business trial ends in 14 days', { exact: false }).waitFor();
  await page.getByText('The plan ends then unless you add a payment method.', { exact: false }).waitFor();
  await plan.getByText('Ends on').waitFor();

  // to start the plan of a trial is to give a card
  await plan.getByRole('button', { name: 'Start plan' }).click();
  await inDialog(page, 'Confirm Business');
  await dialog(page).getByText('Check the digits', { exact: false }).waitFor();
  await inDialog(page, 'Cancel');

  // the bank refuses first, and is asked again
  visitor.expectRefusal(402, '/authenticate');
  visitor.expectMessage(/authenticate: 402 /);
  await saveCard(page, '4000 0025 0000 3155');
  await expectAccessible(visitor);
  await inDialog(page, 'Refuse');
  await dialog(page).getByText('couldn’t confirm that it’s you', { exact: false }).waitFor();
  await inDialog(page, 'Save card');
  await inDialog(page, 'Approve');
  await portal.showsToast('Payment method saved.');
  await page.getByText('Visa ending in 3155').waitFor();

  await passDays(15);
  await page.reload();
  await portal.comesAlive();
  await plan.getByText('Active').waitFor();
  const invoice = page.getByRole('row', { name: /\$29\.00/ });
  await invoice.getByText('Paid').waitFor();
  const saving = page.waitForEvent('download');
  await invoice.getByRole('button', { name: /^Download invoice/ }).click();
  const file = await saving;
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await saveCard(page, '4000 0000 0000 0341');
  await portal.showsToast('Payment method saved.');
  await passDays(31);
  await page.reload();
  await portal.comesAlive();
  await page.getByText('Your payment failed', { exact: false }).waitFor();
  await plan.getByText('Payment failed').waitFor();
  await expectAccessible(visitor);
  // the server refuses another plan until it is paid
  await plan.getByText('A payment is overdue.', { exact: false }).waitFor();
  expect(await page.getByRole('button', { name: /Change plan|Downgrade|Upgrade/ }).count()).toBe(0);
  // pays what is overdue; then its holder asks the bank for the payment back
  await saveCard(page, '4000 0000 0000 0259');
  await plan.getByText('Active').waitFor();
  await page.getByRole('row').getByText('Disputed', { exact: true }).waitFor();
  await page.getByRole('button', { name: /notifications?$/i }).click();
  await page.getByText('A payment is disputed').first().waitFor();
  await page.keyboard.press('Escape');

  const subscription = new SubscriptionModel(page);
  await subscription.cancelAndRenew('Business');
  // to the cent
  expect(await subscription.downgrade()).toBe('$0.00');
});

test('6 billing details are checked by the server, and kept; a wrong VAT ID says so', async () => {
  const { visitor, portal, page } = await openSubscription();
  await saveCard(page, '4242424242424242');
  await portal.showsToast('Payment method saved.');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog(page).getByLabel('City').fill('Lisboa');
  await dialog(page).getByRole('combobox', { name: 'Country' }).fill('Portugal');
  await page.getByRole('option', { name: 'Portugal' }).click();
  await dialog(page).getByLabel('VAT ID').fill('PT1');
  visitor.expectRefusal(400, '/billing-details');
  visitor.expectMessage(/billing-details: 400 /);
  await inDialog(page, 'Save');
  await dialog(page).getByText('This VAT ID isn’t valid', { exact: false }).waitFor();
  await dialog(page).getByLabel('VAT ID').fill('PT509123457');
  await inDialog(page, 'Save');
  await portal.showsToast('Billing details saved.');
  await page.getByText('Lisboa, Portugal').waitFor();
  await expectAccessible(visitor);
});

test('4 externally managed billing is read-only, with the reason', async () => {
  const { admin } = running.portico;
  await manage('true');
  const { visitor, page } = await openSubscription(admin, {
    colorScheme: 'dark',
    viewport: { width: 360, height: 760 },
  });
  await page.getByText('Billing is externally managed.').waitFor();
  expect(await page.getByRole('button', { name: /Cancel subscription|Change plan|Update|Edit|Upgrade/ }).count()).toBe(
    0,
  );
  await expectAccessible(visitor);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await manage('false');
});

test('4 a trial without a card ends, says why, and is not offered again', async () => {
  const user = running.portico.otherAdmin;
  const { portal, page } = await openSubscription(user);
  const free = page.getByText('14 days free trial');
  await free.waitFor();
  await page.getByRole('button', { name: 'Choose Business' }).click();
  await inDialog(page, 'Start free trial');
  await inDialog(page, 'Done');
  await call('POST', '/subscriptions/resources/billing/payment-providers/test/clock/v1', { days: 15 }, user);
  await page.reload();
  await portal.comesAlive();
  await page.getByText('Your Business trial ended without a payment method.').waitFor();
  const plan = page.getByRole('region', { name: 'Business', exact: true });
  await plan.getByText('Ended on').waitFor();
  await plan.getByRole('button', { name: 'Choose a plan' }).waitFor();
  expect(await free.count()).toBe(0);
});

test('4 a payment that is under way keeps the checkout open', async () => {
  const { visitor, page } = await openSubscription(running.portico.otherAdmin);
  await page.getByRole('button', { name: 'Choose Team' }).click();
  await typeCard(page, '4242 4242 4242 4242');
  const { promise: held, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route('**/payment-providers/stripe/subscriptions/v1', async (route) => {
    await held;
    await route.continue();
  });
  await inDialog(page, /^Pay/);
  await dialog(page).getByText('Processing…').waitFor();
  await page.keyboard.press('Escape');
  expect(await dialog(page).getByRole('button', { name: 'Close' }).isDisabled()).toBe(true);
  expect(await dialog(page).getByRole('button', { name: 'Cancel' }).isDisabled()).toBe(true);
  await expectAccessible(visitor);
  letThrough();
  await dialog(page).getByRole('heading', { name: 'You’re on Team' }).waitFor();
});
