import type { Page } from 'playwright-core';
import { bones, empty, nameMissing, openNew } from '#admin-box/testing/page-states.ts';
import type { PortalStates } from '#admin-box/testing/portal-state.types.ts';

/** The form ends, and the secret is shown. */
async function makeToken(page: Page): Promise<void> {
  await openNew(page);
  await page.getByRole('dialog').locator('input[type="text"]').first().fill('Laptop of the night shift');
  await page.keyboard.press('Enter');
  await page.locator('[data-part="secret"]').waitFor();
}

export const states: PortalStates = {
  'portal-api-tokens': { path: '/api-tokens', seen: 'tbody tr' },
  'portal-api-tokens-token': {
    path: '/api-tokens?token=5f0c9a3e-7d14-4b62-9a58-0d6f2b1c4e00',
    seen: '[role="dialog"] code',
  },
  'portal-api-tokens-new': { path: '/api-tokens', seen: 'tbody tr', act: nameMissing },
  'portal-api-tokens-secret': { path: '/personal-api-tokens', seen: 'tbody tr', act: makeToken },
  'portal-api-tokens-empty': { path: '/api-tokens?type=accessToken', preview: 'empty', seen: empty },
  'portal-api-tokens-loading': { path: '/api-tokens', preview: 'loading', seen: bones },
  'portal-api-tokens-failing': { path: '/api-tokens', preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-api-tokens-reader': { path: '/api-tokens', preview: 'reader', seen: 'tbody tr' },
};
