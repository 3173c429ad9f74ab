import type { Page } from 'playwright-core';
import { bones, dialog, empty } from '#admin-box/testing/page-states.ts';
import type { PortalStates } from '#admin-box/testing/portal-state.types.ts';

const path = '/subscriptions';
const cards = '[data-part="plan-card"]';
const summary = '[role="dialog"] [data-part="summary"] [data-part="due"]';

/** Opens the window that a button of the page asks for. */
const opens = (button: string) => async (page: Page) => {
  await page.locator(button).first().click();
  await dialog(page);
};

async function openCheckout(page: Page): Promise<void> {
  await opens(`${cards} button:enabled`)(page);
  await page.locator(summary).waitFor();
}

/** Starts the trial's plan: active from then on. */
async function startPlan(page: Page): Promise<void> {
  await opens('[data-part="plan"] [data-variant="primary"]')(page);
  await page.locator(summary).waitFor();
  await page.locator('[role="dialog"] [type="submit"]').click();
  await page.locator('[role="dialog"] [data-part="summary"]').waitFor({ state: 'detached' });
}

async function cancel(page: Page): Promise<void> {
  await startPlan(page);
  await page.locator('[role="dialog"] [data-variant="primary"]').click();
  await page.locator('[role="dialog"]').waitFor({ state: 'detached' });
  await opens('[data-part="plan"] [data-variant="danger-quiet"]')(page);
}

async function typeCard(page: Page, number: string): Promise<void> {
  await opens('[aria-labelledby="subscriptions-method"] button')(page);
  const field = (name: string) => page.locator(`[role="dialog"] input[autocomplete="${name}"]`);
  await field('cc-number').fill(number);
  await field('cc-exp').fill('08/40');
  await field('cc-csc').fill('123');
  await page.locator('[role="dialog"] [type="submit"]').click();
}

export const states: PortalStates = {
  'portal-subscriptions': { path, seen: cards },
  'portal-subscriptions-empty': { path, preview: 'empty', seen: empty },
  'portal-subscriptions-loading': { path, preview: 'loading', seen: bones },
  'portal-subscriptions-failing': { path, preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-subscriptions-checkout': { path, seen: cards, act: openCheckout },
  'portal-subscriptions-started': { path, seen: cards, act: startPlan },
  'portal-subscriptions-cancel': { path, seen: cards, act: cancel },
  'portal-subscriptions-details': { path, seen: cards, act: opens('[aria-labelledby="subscriptions-details"] button') },
  'portal-subscriptions-card': { path, seen: cards, act: opens('[aria-labelledby="subscriptions-method"] button') },
  'portal-subscriptions-card-typo': {
    path,
    seen: cards,
    act: async (page) => {
      await typeCard(page, '4242 4242 4242 4241');
      await page.getByRole('alert').first().waitFor();
    },
  },
  'portal-subscriptions-bank': {
    path,
    seen: cards,
    act: async (page) => {
      await typeCard(page, '4000 0025 0000 3155');
      await page.locator('[data-part="bank"]').waitFor();
    },
  },
};
