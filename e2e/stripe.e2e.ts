/** Billing with Stripe in a browser: a double of its server, and a stand-in for its script and frames. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { startStripeDouble } from '#server/testing/stripe-double/stripe-double.ts';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { SubscriptionModel } from './models/subscription.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { fakeStripe } from './support/fake-stripe.ts';
import { setUp } from './support/set-up.ts';

const double = await startStripeDouble({
  now: () => Date.now(),
  prices: { price_team: { amount: 1200, currency: 'usd' }, price_business: { amount: 2900, currency: 'usd' } },
});
afterAll(() => double.close());
const running = setUp({
  features: [{ key: 'export', name: 'Exports' }],
  plans: [
    { key: 'team', name: 'Team', price: { amount: 1200, externalId: 'price_team' } },
    {
      key: 'business',
      name: 'Business',
      price: { amount: 2900, externalId: 'price_business' },
      trialDays: 14,
      features: ['export'],
    },
  ],
  billing: {
    provider: 'stripe',
    stripe: double.settings,
  },
});

async function openSubscription(user = running.portico.admin, options: BrowserContextOptions = {}) {
  const visitor = await running.browser.visitor(options);
  const stripe = await fakeStripe(visitor.page.context(), double);
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open('/subscription');
  await new LoginModel(visitor.page).signIn(user);
  await portal.shows('Subscription');
  await portal.comesAlive();
  return { visitor, portal, page: visitor.page, stripe };
}

const dialog = (page: Page) => new SubscriptionModel(page).dialog;
const inDialog = (page: Page, button: string | RegExp) => new SubscriptionModel(page).inDialog(button);
const cardFrame = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');
const bank = (page: Page) => page.frameLocator('iframe[title="Bank"]');

/** With the keyboard, letter by letter: a window that takes the focus back would lose some. */
async function typeCard(page: Page, number: string): Promise<void> {
  const field = cardFrame(page).getByLabel('Card number');
  await field.fill('');
  await field.pressSequentially(number);
  expect(await field.inputValue()).toBe(number);
}

async function saveCard(page: Page, number: string): Promise<void> {
  await new SubscriptionModel(page).changeCard();
  await typeCard(page, number);
  await inDialog(page, 'Save card');
}

/** Notices of what Stripe has done, as it sends them. */
async function notify(events: readonly unknown[]): Promise<void> {
  for (const event of events) {
    const { headers, body } = double.signed(event);
    const path = '/subscriptions/resources/billing/payment-providers/stripe/webhooks/v1';
    const answer = await fetch(running.portico.demo.baseUrl + path, { method: 'POST', headers, body });
    expect(answer.status).toBe(200);
  }
}

async function passDays(days: number): Promise<void> {
  const seen = double.ledger.events.length;
  double.ledger.passDays(days);
  await notify(double.ledger.events.slice(seen));
}

/** A notice is followed by a job. */
async function reloadUntil(portal: PortalModel, there: Locator): Promise<void> {
  for (let attempt = 0; attempt < 20 && (await there.count()) === 0; attempt++) {
    await portal.page.reload();
    await portal.comesAlive();
  }
  await there.waitFor();
}

test('4 from a trial to a paid plan with 3-D Secure, a failed payment, another card, cancellation and renewal', async () => {
  const { visitor, portal, page, stripe } = await openSubscription();
  const plan = page.getByRole('region', { name: 'Business', exact: true });
  expect(stripe.asked).toEqual([]);
  await page.getByRole('button', { name: 'Choose Business' }).click();
  await dialog(page).getByText('Free until', { exact: false }).waitFor();
  await cardFrame(page).getByLabel('Card number').waitFor();
  await expectAccessible(visitor);
  // a trial needs no card
  await inDialog(page, 'Start free trial');
  await dialog(page).getByRole('heading', { name: 'You’re on Business' }).waitFor();
  await inDialog(page, 'Done');
  await plan.getByText('Trial', { exact: true }).waitFor();
  // the frames went with the window
  expect(await page.evaluate(() => document.querySelectorAll('portico-admin-box > div').length)).toBe(0);

  await saveCard(page, '4000002500003155');
  await bank(page).getByLabel('Code').pressSequentially('1234');
  expect(await bank(page).getByLabel('Code').inputValue()).toBe('1234');
  await bank(page).getByRole('button', { name: 'Refuse' }).click();
  await dialog(page).getByText('couldn’t confirm that it’s you', { exact: false }).waitFor();
  await inDialog(page, 'Save card');
  await bank(page).getByRole('button', { name: 'Approve' }).click();
  await portal.showsToast('Payment method saved.');
  await page.getByText('Visa ending in 3155').waitFor();

  await passDays(15);
  await plan
    .getByText('Active')
    .or(page.getByRole('button', { name: 'nothing' }))
    .or(plan)
    .first()
    .waitFor();
  await reloadUntil(portal, plan.getByText('Active'));
  const invoice = page.getByRole('row', { name: /\$29\.00/ });
  await invoice.getByText('Paid').waitFor();
  const saving = page.waitForEvent('download');
  await invoice.getByRole('button', { name: /^Download invoice/ }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.pdf$/);

  await saveCard(page, '4000000000000341');
  await portal.showsToast('Payment method saved.');
  await passDays(31);
  await reloadUntil(portal, page.getByText('Your payment failed', { exact: false }));
  await page.getByText('The next attempt is on', { exact: false }).waitFor();
  await saveCard(page, '4242424242424242');
  await plan.getByText('Active').waitFor();

  const subscription = new SubscriptionModel(page);
  await subscription.cancelAndRenew('Business');
  // to the cent
  expect(await subscription.downgrade()).toBe('$0.00');
});

test('a declined card, and a failing provider, are told in our words, and the form is kept', async () => {
  const { visitor, page } = await openSubscription(running.portico.otherAdmin);
  await page.getByRole('button', { name: 'Choose Team' }).click();
  await dialog(page).getByRole('button', { name: 'Pay $12.00' }).waitFor();
  await typeCard(page, '4000000000000002');
  await inDialog(page, 'Pay $12.00');
  await dialog(page).getByText('The card was declined', { exact: false }).waitFor();
  // nothing typed is not sent
  await cardFrame(page).getByLabel('Card number').fill('');
  await inDialog(page, 'Pay $12.00');
  await typeCard(page, '5555555555554444');
  double.fault = ({ method, path }) =>
    method === 'GET' && path.includes('/setup_intents/') ? { status: 500 } : undefined;
  visitor.expectRefusal(502, '/finish');
  visitor.expectMessage(/finish: 502 /);
  await inDialog(page, 'Pay $12.00');
  await dialog(page).getByText('The payment provider couldn’t complete this', { exact: false }).waitFor();
  double.fault = undefined;
  await inDialog(page, 'Pay $12.00');
  await dialog(page).getByRole('heading', { name: 'You’re on Team' }).waitFor();
});

test('8 behind a content blocker the form says so, and can be tried again', async () => {
  const { visitor, page, stripe } = await openSubscription(running.portico.admin, { locale: 'en-US' });
  stripe.isBlocked = true;
  visitor.expectMessage(/js\.stripe\.com|ERR_BLOCKED_BY_CLIENT/);
  await new SubscriptionModel(page).changeCard();
  await dialog(page).getByText('Couldn’t load the card form').waitFor();
  await expectAccessible(visitor);
  stripe.isBlocked = false;
  await inDialog(page, 'Try again');
  await cardFrame(page).getByLabel('Card number').waitFor();
  await page.keyboard.press('Escape');
});
