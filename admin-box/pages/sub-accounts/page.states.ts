import type { Page } from 'playwright-core';
import { bones, empty, nameMissing } from '#admin-box/testing/page-states.ts';
import type { PortalStates } from '#admin-box/testing/portal-state.types.ts';

/** Expands the first account that has sub-accounts. */
async function unfold(page: Page): Promise<void> {
  await page.locator('[data-part="account"] > :first-child[aria-expanded="false"]').first().click();
  await page.locator('[data-part="accounts-tree"] ul [data-part="account"]').first().waitFor();
}

export const states: PortalStates = {
  'portal-accounts': { path: '/all-accounts', seen: '[data-part="account"]', act: unfold },
  'portal-accounts-list': { path: '/all-accounts?view=list', seen: 'tbody tr' },
  'portal-accounts-account': { path: '/all-accounts?account=account-0', seen: '[role="dialog"] li' },
  'portal-accounts-new': { path: '/all-accounts', seen: '[data-part="account"]', act: nameMissing },
  'portal-accounts-not-found': { path: '/all-accounts?search=zzz', seen: empty },
  'portal-accounts-empty': { path: '/all-accounts', preview: 'empty', seen: empty },
  'portal-accounts-loading': { path: '/all-accounts', preview: 'loading', seen: bones },
  'portal-accounts-failing': { path: '/all-accounts', preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-accounts-reader': { path: '/all-accounts', preview: 'reader', seen: '[data-part="account"]' },
};
