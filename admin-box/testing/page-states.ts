/** What many states of the portal's pages wait for, and do. */
import type { Page } from 'playwright-core';

export const userCell = '[data-part="user"]';
export const empty = '[data-part="empty-state"]';
/** What the page itself waits for; before it, its chunk is waited for. */
export const bones = '[data-part="page-header"] ~ * [data-part="bone"]';
export const dialog = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"], dialog[open]').waitFor();

/** The primary action of the page opens its form. */
export async function openNew(page: Page): Promise<void> {
  await page.locator('[data-part="page-header"] [data-variant="primary"]').click();
  await dialog(page);
}

export async function nameMissing(page: Page): Promise<void> {
  await openNew(page);
  await page.getByRole('dialog').locator('input[type="text"]').first().focus();
  await page.keyboard.press('Tab');
  await page.getByRole('alert').first().waitFor();
}

/** The username form, with a name that is taken. */
export function takenUserName(opener: string) {
  return async (page: Page): Promise<void> => {
    await page.locator(opener).first().click();
    const field = page.locator('[role="dialog"] form input[dir="ltr"][maxlength="64"]');
    await field.fill('admin');
    await field.press('Enter');
    await page.getByRole('alert').first().waitFor();
  };
}
