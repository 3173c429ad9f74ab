import { expect } from 'vitest';
import type { Locator } from 'playwright-core';

/** More than any menu of the portal has. */
const mostItems = 20;

/**
 * Chooses an item of the open menu by its keys. Each press waits until the highlight has moved: a press in between
 * would skip the item on a slow machine.
 */
export async function chooseMenuItem(item: Locator): Promise<void> {
  const page = item.page();
  const highlighted = page.locator('[role=menuitem][data-highlighted]');
  await item.waitFor();
  for (let step = 0; step < mostItems && (await item.getAttribute('data-highlighted')) === null; step++) {
    const before = await highlighted.allInnerTexts();
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => await highlighted.allInnerTexts()).not.toEqual(before);
  }
  await page.keyboard.press('Enter');
  await item.waitFor({ state: 'detached' });
}
