/** The checkout over a customer's page, with the real server and its test provider behind it. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#e2e/support/expect-accessible.ts';
import { setUpEmbedded, signedIn, signIn } from '#login-box/testing/embedded-set-up.ts';

const running = setUpEmbedded({
  plans: [
    { key: 'team', name: 'Team', price: { amount: 1200 } },
    { key: 'business', name: 'Business', price: { amount: 2900 } },
  ],
});
const { open } = running;

const dialog = (page: Page) => page.getByRole('dialog');

async function typeCard(page: Page, number: string): Promise<void> {
  await dialog(page).getByLabel('Card number').fill(number);
  await dialog(page).getByLabel('Expires').fill('08 / 40');
  await dialog(page).getByLabel('Security code').fill('123');
}

test('a plan is bought without leaving the page, under a strict policy, and a declined card is told', async () => {
  const visitor = await open();
  const { page } = visitor;
  await signIn(page, running.portico.admin);
  await signedIn(page);
  await page.evaluate(() => window.Portico.checkout.show({ plan: 'business' }));
  await dialog(page)
    .getByRole('radio', { name: /Business/, checked: true })
    .waitFor();
  await expectAccessible(visitor);
  await typeCard(page, '4000 0000 0000 0002');
  visitor.expectRefusal(402, '/confirm');
  visitor.expectMessage(/confirm: 402 /);
  await dialog(page).getByRole('button', { name: 'Pay $29.00' }).click();
  await dialog(page).getByText('The card was declined', { exact: false }).waitFor();
  await typeCard(page, '4242 4242 4242 4242');
  await dialog(page).getByRole('button', { name: 'Pay $29.00' }).click();
  await dialog(page).getByRole('heading', { name: 'You’re on Business' }).waitFor();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await page.locator('portico-checkout').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('portico-checkout');
});

test('the element in a page leads signed-out visitors to sign-in', async () => {
  running.site.body = '%LOADER%<portico-checkout plan="team"></portico-checkout>';
  const { page } = await open();
  await page.waitForURL(/\/oauth\/account\/login|\/oauth\/prelogin/);
});

test('a plan that does not exist is told', async () => {
  const { page } = await open();
  await signIn(page, running.portico.admin);
  await signedIn(page);
  await page.evaluate(() => window.Portico.checkout.show({ plan: 'gold' }));
  await dialog(page).getByText('There is no plan “gold”', { exact: false }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('portico-checkout').waitFor({ state: 'detached' });
});

test('a refusal hides nothing of the page that can be focused', async () => {
  running.site.body =
    '%LOADER%<main><h1>Ledger</h1><button>Upgrade</button><portico-login-box></portico-login-box></main>';
  const visitor = await open();
  const { page } = visitor;
  await signIn(page, running.portico.admin);
  await signedIn(page);
  await page.getByRole('button', { name: 'Upgrade' }).focus();
  await page.evaluate(() => window.Portico.checkout.show({ plan: 'gold' }));
  await dialog(page).getByText('There is no plan “gold”', { exact: false }).waitFor();
  await expectAccessible(visitor);
  expect(await page.locator('main').getAttribute('aria-hidden')).toBe(null);
});
