import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { galleryPictures } from './testing/gallery-pictures.ts';
import { useGallery } from './testing/gallery-tab.ts';

const openTab = useGallery();

async function open(scene: string) {
  const tab = await openTab();
  await tab.show(scene);
  return { ...tab, keys: keysOf(tab.page) };
}

/** Types at a human pace: the kit moves focus and clears fields one frame after each key. */
function keysOf(page: Page) {
  const rendered = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return {
    async press(key: string) {
      await rendered();
      await page.keyboard.press(key);
    },
    async type(text: string) {
      for (const letter of text) await this.press(letter);
    },
  };
}

test('a menu is entered, walked and left by keyboard, and gives the focus back', async () => {
  const { page, keys, focused, close } = await open('portal');
  const trigger = page.getByRole('button', { name: 'More for Hiroshi Tanaka' });
  await trigger.focus();
  await keys.press('ArrowDown');
  const highlighted = page.locator('[role=menuitem][data-highlighted]');
  await expect.poll(() => highlighted.textContent()).toContain('Open');
  await expect.poll(() => page.getByRole('menu').evaluate((menu) => menu.matches(':focus'))).toBe(true);
  await keys.press('End');
  await expect.poll(() => highlighted.textContent()).toContain('Remove from Acme…');
  await keys.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('More for Hiroshi Tanaka');
  expect(await trigger.getAttribute('aria-expanded')).toBe('false');
  await close();
});

test('a press on its trigger closes a menu', async () => {
  const { page, close } = await open('portal');
  const trigger = page.getByRole('button', { name: 'More for Hiroshi Tanaka' });
  await trigger.click();
  await page.getByRole('menu').waitFor();
  await trigger.click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await trigger.click();
  await page.getByRole('menu').waitFor();
  await close();
});

test('a drawer holds the focus, closes with Escape, and gives the focus back to its row', async () => {
  const { page, keys, focused, close } = await open('portal');
  const row = page.getByRole('button', { name: /Hiroshi Tanaka h/ });
  await row.focus();
  await keys.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Hiroshi Tanaka' });
  await drawer.waitFor();
  for (let presses = 0; presses < 8; presses += 1) {
    await keys.press('Tab');
    expect(await drawer.evaluate((node) => node.matches(':focus-within'))).toBe(true);
  }
  await keys.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(focused).toContain('Hiroshi Tanaka');
  await close();
});

test('what is destroyed has to be typed, and Escape leaves the drawer below it open', async () => {
  const { page, keys, close } = await open('portal');
  await galleryPictures['parts-confirm']?.play?.(page);
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Remove Fatoumata' });
  expect(await confirm.isDisabled()).toBe(true);
  await keys.type('fatoumata.diallo@acme.example');
  expect(await confirm.isDisabled()).toBe(false);
  await keys.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog', { name: 'Fatoumata Diallo' }).isVisible()).toBe(true);
  await close();
});

test('a tenant is found by typing and entered with Enter', async () => {
  const { page, keys, close } = await open('portal-many');
  await page.getByRole('button', { name: /Switch organization/ }).click();
  const search = page.getByRole('combobox', { name: 'Find an organization' });
  await search.fill('globex');
  await keys.press('ArrowDown');
  await keys.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Globex Ventures/ }).waitFor();
  await close();
});

test('a toast that is pointed at stays, and one that was left goes', async () => {
  const { page, close } = await open('overlays');
  await page.getByRole('button', { name: 'Save' }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Saved' });
  await toast.hover();
  await page.clock.runFor(20_000);
  expect(await toast.isVisible()).toBe(true);
  await page.mouse.move(10, 10);
  await page.clock.runFor(8100);
  await toast.waitFor({ state: 'detached' });
  await close();
});

const highlighted = (page: Page) => page.locator('[role=option][data-highlighted]');
const options = (page: Page) => page.getByRole('option');

test('a select is opened, walked past what cannot be chosen, and left unchanged by Escape', async () => {
  const { page, keys, close } = await open('parts');
  const field = page.getByRole('combobox', { name: 'Default role' });
  await field.focus();
  await keys.press('ArrowDown');
  await page.getByRole('listbox').waitFor();
  await expect.poll(() => highlighted(page).textContent()).toBe('Viewer');
  await keys.press('End');
  // The last option, Owner, is disabled.
  await expect.poll(() => highlighted(page).textContent()).toContain('Read-only reporting');
  await keys.press('Home');
  await expect.poll(() => highlighted(page).textContent()).toContain('Admin');
  await keys.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  expect(await field.textContent()).toBe('Viewer');
  await expect.poll(() => field.evaluate((node) => node.matches(':focus'))).toBe(true);
  await close();
});

test('a select takes the option whose first letters are typed, and gives the focus back', async () => {
  const { page, keys, close } = await open('parts');
  const field = page.getByRole('combobox', { name: 'Fallback role' });
  await field.focus();
  await keys.press('Enter');
  await page.getByRole('listbox').waitFor();
  await keys.type('ed');
  await expect.poll(() => highlighted(page).textContent()).toBe('Editor');
  await keys.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await expect.poll(() => field.evaluate((node) => node.matches(':focus'))).toBe(true);
  // The first field shows the choice of both: they share it on this sheet.
  await expect.poll(() => page.getByRole('combobox', { name: 'Default role' }).textContent()).toBe('Editor');
  await close();
});

test('a combobox finds what is typed, takes it with Enter, and takes the last one back by its chip', async () => {
  const { page, keys, close } = await open('parts');
  const field = page.getByRole('combobox', { name: 'Roles' });
  await field.focus();
  await keys.type('ADM');
  await expect.poll(() => options(page).allTextContents()).toEqual([expect.stringContaining('Admin')]);
  await keys.press('ArrowDown');
  await expect.poll(() => highlighted(page).textContent()).toContain('Admin');
  await keys.press('Enter');
  const chips = page.locator('[data-part=chip]');
  await expect.poll(() => chips.allTextContents()).toEqual(['Editor', expect.stringContaining('Read-only'), 'Admin']);
  await expect.poll(() => field.inputValue()).toBe('');
  await keys.type('zzz');
  await page.getByRole('option', { name: 'No results', disabled: true }).waitFor();
  await keys.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove Admin' }).press('Enter');
  await expect.poll(() => chips.count()).toBe(2);
  await close();
});

test('a dialog takes the focus, keeps it, closes with Escape, and gives it back', async () => {
  const { page, keys, focused, close } = await open('overlays');
  const opener = page.getByRole('button', { name: 'Invite users' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite users' });
  await dialog.waitFor();
  await expect.poll(() => dialog.evaluate((node) => node.matches(':focus-within'))).toBe(true);
  const stops = new Set<string>();
  for (let presses = 0; presses < 9; presses += 1) {
    await keys.press('Tab');
    expect(await dialog.evaluate((node) => node.matches(':focus-within'))).toBe(true);
    stops.add(await focused());
  }
  expect([...stops]).toEqual(expect.arrayContaining(['Close', 'Cancel', 'Send 3 invitations']));
  await keys.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('Invite users');
  await close();
});

test('Escape closes what is open in a dialog first, and Enter in a field sends its form', async () => {
  const { page, keys, close } = await open('overlays');
  await page.getByRole('button', { name: 'Invite users' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite users' });
  await dialog.getByRole('combobox', { name: 'Role' }).press('Enter');
  await expect.poll(() => page.getByRole('listbox').evaluate((list) => list.matches(':focus'))).toBe(true);
  await keys.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  expect(await dialog.isVisible()).toBe(true);
  await dialog.getByRole('textbox', { name: 'Email' }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await close();
});

test('tabs are links: each is a stop of the Tab key and followed with Enter', async () => {
  const { page, keys, focused, close } = await open('parts');
  const tabs = page.getByRole('navigation', { name: 'Account' });
  await tabs.getByRole('link', { name: 'Settings' }).focus();
  await keys.press('Tab');
  expect(await focused()).toBe('Custom login');
  await keys.press('Enter');
  expect(new URL(page.url()).hash).toBe('#custom-login');
  await keys.press('Shift+Tab');
  expect(await focused()).toBe('Settings');
  await close();
});

test('a menu goes to the item whose first letter is typed, skips no row of its list, and chooses with Enter', async () => {
  const { page, keys, focused, close } = await open('portal');
  await page.getByRole('button', { name: 'More for Hiroshi Tanaka' }).press('Enter');
  await page.getByRole('menu').waitFor();
  const item = page.locator('[role=menuitem][data-highlighted]');
  await expect.poll(() => page.getByRole('menu').evaluate((menu) => menu.matches(':focus'))).toBe(true);
  await keys.press('d');
  await expect.poll(() => item.textContent()).toContain('Disable');
  await keys.press('Enter');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(focused).toBe('More for Hiroshi Tanaka');
  await close();
});
