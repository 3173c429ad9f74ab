/** States of what the frame has on every page: the command palette and the notifications, and where no page is. */
import type { Locator, Page } from 'playwright-core';
import { dialog, empty, userCell } from '#admin-box/testing/page-states.ts';
import type { PortalStates } from '#admin-box/testing/portal-state.types.ts';

/**
 * The command palette with a search text.
 * @param answered present once the people have been looked for
 */
function search(typed: string, answered?: (palette: Locator) => Locator) {
  return async (page: Page): Promise<void> => {
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox').fill(typed);
    await answered?.(palette).waitFor();
  };
}

/** A user is shown with their email. */
const someone = (palette: Locator) =>
  palette.getByRole('option').locator('[data-part="item-hint"]').filter({ hasText: '@' }).first();
/** While people are looked for, the status does not repeat the text. */
const nothing = (palette: Locator) => palette.getByRole('status').filter({ hasText: 'zzz' });

/** Switches to a sub-account of a sub-account, and opens the switcher there. */
async function openSubAccount(page: Page): Promise<void> {
  const switcher = page.locator('[data-part="tenant-switcher"]:visible');
  await switcher.press('Enter');
  await page.getByRole('dialog').getByRole('combobox').fill('Pinewood');
  await page.getByRole('option').first().click();
  await page.locator('[data-part="page"] [data-part="banner"]').first().waitFor();
  await page.locator(userCell).first().waitFor();
  await switcher.press('Enter');
  await page.getByRole('option').first().waitFor();
}

async function openBell(page: Page): Promise<void> {
  // in the frame at the side, or in the top bar: one of them is in sight
  await page.locator('[data-part="portal"] span > button[aria-haspopup="dialog"]:visible').click();
  await dialog(page);
}

export const frameStates: PortalStates = {
  'portal-palette': { path: '/users', seen: userCell, act: search('') },
  'portal-palette-people': { path: '/users', seen: userCell, act: search('ada', someone) },
  'portal-palette-nothing': { path: '/users', seen: userCell, act: search('zzz', nothing) },
  'portal-notifications': {
    path: '/privacy',
    seen: 'section li',
    act: async (page) => {
      await openBell(page);
      await page.getByRole('dialog').locator('li').first().waitFor();
    },
  },
  'portal-notifications-empty': { path: '/privacy', preview: 'empty', seen: 'section li', act: openBell },
  'portal-notifications-loading': { path: '/profile', preview: 'loading', seen: 'form input', act: openBell },
  'portal-notifications-failing': {
    path: '/profile',
    preview: 'failing',
    seen: 'form input',
    act: async (page) => {
      await openBell(page);
      await page.getByRole('dialog').locator('[data-part="error-state"]').waitFor();
    },
  },
  'portal-sub-account': { path: '/users', seen: userCell, act: openSubAccount },
  'portal-unavailable': { path: '/webhooks', seen: empty },
};
