import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUpPortal } from '#admin-box/testing/set-up-portal.ts';

const openPortal = setUpPortal();

/** Among 500 roles and 2,000 groups. */
async function openCrowded(path = '/users'): Promise<Page> {
  const { page } = await openPortal({ attributes: { preview: 'crowded' }, path });
  await page.locator('tbody [data-part="user"]').first().waitFor();
  return page;
}

/** Windows move the focus shortly after they open. */
async function focusIn(page: Page, field: string): Promise<void> {
  const window = page.getByRole('dialog').filter({ has: page.getByLabel(field, { exact: true }) });
  await window.locator(':focus').first().waitFor();
}

/** Types a search, moves to the match, and selects it, all by keyboard. */
async function pickByKeys(
  page: Page,
  field: string,
  typed: string,
  inside: Locator = page.locator('main'),
): Promise<void> {
  // a native select is shown until the options have loaded
  const box = inside.locator('input[role="combobox"]').and(page.getByRole('combobox', { name: field, exact: true }));
  await box.focus();
  await page.keyboard.type(typed);
  const option = page.getByRole('option', { name: typed }).first();
  await option.waitFor();
  // the highlight moves a moment after the key
  await expect
    .poll(
      async () => {
        if (await option.evaluate((node) => node.hasAttribute('data-highlighted'))) return true;
        await page.keyboard.press('ArrowDown');
        return false;
      },
      { interval: 100 },
    )
    .toBe(true);
  await page.keyboard.press('Enter');
}

/** Types into the search above many boxes, and ticks the one that is left. */
async function tickByKeys(page: Page, typed: string): Promise<boolean> {
  const dialog = page.getByRole('dialog');
  await focusIn(page, 'Find a role');
  await dialog.getByRole('searchbox', { name: 'Find a role' }).fill(typed);
  const box = dialog.getByRole('checkbox', { name: typed });
  await expect.poll(() => dialog.getByRole('checkbox').count()).toBe(1);
  await box.focus();
  await page.keyboard.press(' ');
  return box.isChecked();
}

test('one of 500 roles is found by typing in an invitation', async () => {
  const page = await openCrowded();
  await page.getByRole('button', { name: 'Invite users' }).press('Enter');
  expect(await tickByKeys(page, 'Yard 437')).toBe(true);
});

test('one of 500 roles is found by typing in the roles dialog', async () => {
  const page = await openCrowded('/users?user=user-6');
  await page.getByRole('button', { name: /^Change roles/ }).press('Enter');
  expect(await tickByKeys(page, 'Yard 437')).toBe(true);
});

test('one of 2,000 groups is found by typing in the groups dialog', async () => {
  const page = await openCrowded('/users?user=user-6');
  await page.getByRole('button', { name: /^Change groups/ }).press('Enter');
  await focusIn(page, 'Groups');
  await pickByKeys(page, 'Groups', 'Team 1789', page.getByRole('dialog', { name: /groups/i }));
  await page.locator('[data-part="chip"]').filter({ hasText: 'Team 1789' }).waitFor();
});

test.each([
  { what: 'role', field: 'Roles', typed: 'Yard 437', of: '500 roles' },
  { what: 'group', field: 'Groups', typed: 'Team 1789', of: '2,000 groups' },
])('one of $of narrows the list of people, found by typing', async ({ what, field, typed }) => {
  const page = await openCrowded();
  await pickByKeys(page, field, typed);
  await page.waitForURL((url) => url.searchParams.has(what));
  const box = page.locator('input[role="combobox"]').and(page.getByRole('combobox', { name: field, exact: true }));
  await expect.poll(() => box.inputValue()).toContain(typed);
});

test('with many selected options a field shows the first, and the others on demand', async () => {
  const page = await openCrowded('/users?user=user-1');
  await page.getByRole('button', { name: /^Change groups/ }).press('Enter');
  const chips = page.locator('[data-part="chip"]');
  await expect.poll(() => chips.count()).toBe(12);
  await page.getByRole('button', { name: /^\+1,988/ }).press('Enter');
  await expect.poll(() => chips.count()).toBe(2000);
});

test('no letter is lost when typing faster than a slow processor renders', async () => {
  const page = await openCrowded('/users?user=user-6');
  await page.getByRole('button', { name: /^Change groups/ }).press('Enter');
  await focusIn(page, 'Groups');
  const box = page.getByRole('dialog', { name: /groups/i }).locator('input[role="combobox"]');
  await box.focus();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const typed = 'the quick brown fox jumps over the lazy dog';
  await page.keyboard.type(typed, { delay: 15 });
  await expect.poll(() => box.inputValue()).toBe(typed);
});
