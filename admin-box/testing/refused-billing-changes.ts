/** Changes of the subscription page and its checkout, for the test that every change of the portal is refused once. */
import type { Page } from 'playwright-core';
import type { RefusedChange } from './refused-change.types.ts';
import type { Step } from './steps.ts';
import { confirm, dialog, press, pressInDialog } from './steps.ts';

const base = '/subscriptions/resources/billing';
const card = `${base}/payment-providers/stripe`;
const intent = `${base}/payment-providers/test/setup-intents/v1/{id}`;
const path = '/subscriptions';
const works = '4242 4242 4242 4242';
const asksTheBank = '4000 0025 0000 3155';

async function typeCard(page: Page, number: string): Promise<void> {
  await dialog(page).getByLabel('Card number').fill(number);
  await dialog(page).getByLabel('Expires').fill('08/40');
  await dialog(page).getByLabel('Security code').fill('123');
}

const openCard =
  (number: string): Step =>
  async (page) => {
    await press('Update')(page);
    await typeCard(page, number);
  };

const priceIsShown = (page: Page) => dialog(page).getByText('Due today').waitFor();

async function openCheckout(page: Page): Promise<void> {
  await press(/^Downgrade to Team/)(page);
  await priceIsShown(page);
}

async function startPlan(page: Page): Promise<void> {
  await page.locator('[data-part="plan"]').getByRole('button', { name: 'Start plan' }).click();
  await priceIsShown(page);
  await pressInDialog('Start plan')(page);
  await pressInDialog('Done')(page);
  await dialog(page).waitFor({ state: 'detached' });
}

async function askToCancel(page: Page): Promise<void> {
  await startPlan(page);
  await press('Cancel subscription…')(page);
}

async function askToRenew(page: Page): Promise<void> {
  await askToCancel(page);
  await confirm('Cancel subscription')(page);
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.locator('[data-part="plan"]').getByRole('button', { name: 'Renew' }).click();
}

export const refusedBillingChanges: readonly RefusedChange[] = [
  { call: `POST ${base}/subscriptions/v1/previews`, path, act: press(/^Downgrade to Team/) },
  { call: `PUT ${base}/subscriptions/v1/{id}`, path, arrange: openCheckout, act: pressInDialog(/^Confirm Team/) },
  {
    call: `POST ${card}/subscriptions/v1`,
    path,
    scenario: 'empty',
    arrange: async (page) => {
      await press('Choose Team')(page);
      await priceIsShown(page);
      await typeCard(page, works);
    },
    act: pressInDialog('Pay $12.00'),
  },
  { call: `POST ${card}/setup-intents/v1`, path, arrange: openCard(works), act: pressInDialog('Save card') },
  { call: `POST ${intent}/confirm`, path, arrange: openCard(works), act: pressInDialog('Save card') },
  {
    call: `POST ${intent}/authenticate`,
    path,
    arrange: async (page) => {
      await openCard(asksTheBank)(page);
      await pressInDialog('Save card')(page);
    },
    act: pressInDialog('Approve'),
    isChoice: true,
  },
  {
    call: `PATCH ${base}/payment-methods/v1/{id}/billing-details`,
    path,
    arrange: async (page) => {
      await press('Edit')(page);
      await dialog(page).getByLabel('Name on invoices').fill('Acme Limited');
    },
    act: pressInDialog('Save'),
  },
  {
    call: `PUT ${base}/subscriptions/v1/{id}/cancellations/`,
    path,
    arrange: askToCancel,
    act: confirm('Cancel subscription'),
  },
  {
    call: `PUT ${base}/subscriptions/v1/{id}/renewals/`,
    path,
    arrange: askToRenew,
    act: confirm('Renew plan'),
  },
];
