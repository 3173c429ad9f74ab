/**
 * Overlay parts answer `element.click()`: one click event without pointer events before it. Screen readers, voice control and
 * test tools of customers press so.
 */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { galleryPictures } from './testing/gallery-pictures.ts';
import { useGallery } from './testing/gallery-tab.ts';

const openTab = useGallery();

/** One click event, as assistive technology dispatches it; the pointer is nowhere near. */
const click = (target: Locator): Promise<void> => target.evaluate((node) => (node as HTMLElement).click());

async function open(scene: string) {
  const tab = await openTab();
  await tab.show(scene);
  return tab;
}

test('a menu runs the item that is clicked, though nothing is highlighted', async () => {
  const { page, close } = await open('portal');
  await click(page.getByRole('button', { name: 'More for Hiroshi Tanaka' }));
  await click(page.getByRole('menuitem', { name: 'Disable' }));
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.getByRole('listitem').filter({ hasText: 'is disabled' }).waitFor();
  await close();
});

test('a menu runs the item that is clicked, though another is highlighted', async () => {
  const { page, close } = await open('portal');
  await page.getByRole('button', { name: 'More for Hiroshi Tanaka' }).press('ArrowDown');
  await expect.poll(() => page.locator('[role=menuitem][data-highlighted]').textContent()).toContain('Open');
  await click(page.getByRole('menuitem', { name: 'Remove from Acme…' }));
  await page.getByRole('alertdialog').waitFor();
  expect(await page.getByRole('dialog', { name: 'Hiroshi Tanaka' }).count()).toBe(0);
  await close();
});

test('a menu stays open and runs nothing when a disabled item is clicked', async () => {
  const { page, close } = await open('portal');
  await click(page.getByRole('button', { name: 'More for Hiroshi Tanaka' }));
  await click(page.getByRole('menuitem', { name: 'Resend the invitation' }));
  await page.clock.runFor(500);
  expect(await page.getByRole('menu').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await close();
});

test('a select takes the option that is clicked', async () => {
  const { page, close } = await open('parts');
  const field = page.getByRole('combobox', { name: 'Default role' });
  await click(field);
  await click(page.getByRole('option', { name: 'Editor' }));
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await expect.poll(() => field.textContent()).toBe('Editor');
  await close();
});

test('a combobox opens by its button, takes the option that is clicked, and gives it back by its chip', async () => {
  const { page, close } = await open('overlays');
  await click(page.getByRole('button', { name: 'Invite users' }));
  const dialog = page.getByRole('dialog', { name: 'Invite users' });
  await click(dialog.getByRole('button', { name: 'Show options' }));
  await click(page.getByRole('option', { name: 'Editor' }));
  const chips = dialog.locator('[data-part=chip]');
  await expect.poll(() => chips.allTextContents()).toEqual(['Editor']);
  await click(dialog.getByRole('button', { name: 'Remove Editor' }));
  await expect.poll(() => chips.count()).toBe(0);
  await close();
});

test.each(['Close', 'Cancel', 'Send 3 invitations'])('a dialog opens and closes by a click on "%s"', async (name) => {
  const { page, close } = await open('overlays');
  await click(page.getByRole('button', { name: 'Invite users' }));
  const dialog = page.getByRole('dialog', { name: 'Invite users' });
  await click(dialog.getByRole('button', { name, exact: true }));
  await dialog.waitFor({ state: 'detached' });
  await close();
});

test('a drawer opens by a click on its row, and closes by its button', async () => {
  const { page, close } = await open('portal');
  await click(page.getByRole('button', { name: /Hiroshi Tanaka h/ }));
  const drawer = page.getByRole('dialog', { name: 'Hiroshi Tanaka' });
  await click(drawer.getByRole('button', { name: 'Close' }));
  await drawer.waitFor({ state: 'detached' });
  await close();
});

test('a question above a drawer is left by a click, and the drawer stays', async () => {
  const { page, close } = await open('portal');
  await galleryPictures['parts-confirm']?.play?.(page);
  const question = page.getByRole('alertdialog');
  await click(question.getByRole('button').first());
  await question.waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog', { name: 'Fatoumata Diallo' }).isVisible()).toBe(true);
  await close();
});

test('the popover of organizations switches to the one that is clicked', async () => {
  const { page, close } = await open('portal-many');
  await click(page.getByRole('button', { name: /Switch organization/ }));
  await click(page.getByRole('option', { name: /Globex Ventures/ }));
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Globex Ventures/ }).waitFor();
  await close();
});

test('tabs follow a click', async () => {
  const { page, close } = await open('parts');
  await click(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Custom login' }));
  expect(new URL(page.url()).hash).toBe('#custom-login');
  await close();
});
