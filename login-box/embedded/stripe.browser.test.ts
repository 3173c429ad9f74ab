/** The checkout with Stripe over a customer's page: its frames lie on the page itself, under a policy that names them. */
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '#e2e/support/expect-accessible.ts';
import { fakeStripe } from '#e2e/support/fake-stripe.ts';
import { setUpEmbedded, signedIn, signIn } from '#login-box/testing/embedded-set-up.ts';
import { startStripeDouble } from '#server/testing/stripe-double/stripe-double.ts';

const double = await startStripeDouble({
  now: () => Date.now(),
  prices: { price_team: { amount: 1200, currency: 'usd' } },
});
afterAll(() => double.close());
const running = setUpEmbedded({
  plans: [{ key: 'team', name: 'Team', price: { amount: 1200, externalId: 'price_team' } }],
  billing: {
    provider: 'stripe',
    stripe: double.settings,
  },
});
beforeEach(() => Object.assign(running.site, { trustedTypes: 'portico-scripts', stripe: true }));

const dialog = (page: Page) => page.getByRole('dialog').last();
const cardFrame = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]');
const bank = (page: Page) => page.frameLocator('iframe[title="Bank"]');

test('a plan is bought with a card of Stripe and the question of its bank, without leaving the page', async () => {
  const visitor = await running.open();
  const { page } = visitor;
  const stripe = await fakeStripe(page.context(), double);
  await signIn(page, running.portico.admin);
  await signedIn(page);
  expect(stripe.asked).toEqual([]);
  await page.evaluate(() => window.Portico.checkout.show({ plan: 'team' }));
  await cardFrame(page).getByLabel('Card number').pressSequentially('4000002500003155');
  await expectAccessible(visitor);
  await dialog(page).getByRole('button', { name: 'Pay $12.00' }).click();
  await bank(page).getByRole('button', { name: 'Approve' }).click();
  await dialog(page).getByRole('heading', { name: 'You’re on Team' }).waitFor();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await page.locator('portico-checkout').waitFor({ state: 'detached' });
});

test('the portal over the page makes way for the bank, and is over the page again', async () => {
  const visitor = await running.open();
  const { page } = visitor;
  await fakeStripe(page.context(), double);
  await signIn(page, running.portico.otherAdmin);
  await signedIn(page);
  await page.evaluate(() => window.Portico.admin.show());
  await page.getByRole('link', { name: 'Subscription' }).click();
  await page
    .getByRole('region', { name: 'Payment method' })
    .getByRole('button', { name: /Add card|Update/ })
    .click();
  await cardFrame(page).getByLabel('Card number').pressSequentially('4000002500003155');
  await dialog(page).getByRole('button', { name: 'Save card' }).click();
  await bank(page).getByLabel('Code').fill('1234');
  await bank(page).getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Visa ending in 3155').waitFor();
  expect(
    await page.evaluate(
      () => document.querySelector('portico-admin-box')?.shadowRoot?.querySelector(':modal') !== null,
    ),
  ).toBe(true);
});
