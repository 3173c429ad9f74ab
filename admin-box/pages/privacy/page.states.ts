import type { Page } from 'playwright-core';
import { bones, dialog } from '#admin-box/testing/page-states.ts';
import type { PortalStates } from '#admin-box/testing/portal-state.types.ts';

/** Selects by position, since texts depend on the language. */
async function setUpApp(page: Page): Promise<void> {
  await page.locator('section[aria-labelledby="second-step"] > header button').click();
  await page.getByRole('menuitem').first().waitFor();
  // the menu registers its listeners shortly after opening
  await page.waitForTimeout(200);
  await page.keyboard.press('ArrowDown');
  await page.locator('[role="menuitem"][data-highlighted]').waitFor();
  await page.keyboard.press('Enter');
  await dialog(page);
}

async function askToRemove(page: Page): Promise<void> {
  await page.locator('section[aria-labelledby="second-step"] li button').first().click();
  await dialog(page);
}

export const states: PortalStates = {
  'portal-privacy': { path: '/privacy', seen: 'section li' },
  'portal-privacy-set-up': { path: '/privacy', seen: 'section li', act: setUpApp },
  'portal-privacy-remove': { path: '/privacy', seen: 'section li', act: askToRemove },
  'portal-privacy-empty': { path: '/privacy', preview: 'empty', seen: 'section li' },
  'portal-privacy-loading': { path: '/privacy', preview: 'loading', seen: bones },
  'portal-privacy-failing': { path: '/privacy', preview: 'failing', seen: '[data-part="error-state"]' },
};
