import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useGallery } from './testing/gallery-tab.ts';
import { galleryVariants } from './testing/photograph-parts.ts';

const openTab = useGallery();

async function open(scene: string) {
  const tab = await openTab(galleryVariants[0], { forcedColors: 'active', colorScheme: 'dark' });
  await tab.show(scene);
  return tab;
}

/** How the browser draws one of the reader's own colours. */
function systemColour(page: Page, name: string): Promise<string> {
  return page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.setProperty('color', colour);
    const rendered = getComputedStyle(probe).color;
    probe.remove();
    return rendered;
  }, name);
}

const style = (node: Locator, property: string, pseudo?: string) =>
  node.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);

test('what has the focus is framed, whatever it is', async () => {
  const { page, close } = await open('parts');
  const stops = {
    button: page.getByRole('button', { name: 'Cancel' }).first(),
    'text field': page.getByRole('textbox', { name: 'Name' }),
    'wrong field': page.getByRole('textbox', { name: 'Email' }),
    select: page.getByRole('combobox', { name: 'Default role' }),
    switch: page.getByRole('switch', { name: 'Require MFA' }),
    checkbox: page.getByRole('checkbox', { name: 'Read users' }),
    link: page.getByRole('link', { name: 'Sub-accounts' }),
    tab: page.getByRole('link', { name: 'Custom login' }),
  };
  // The focus is shown to those who use the keyboard.
  await page.keyboard.press('Tab');
  for (const [name, stop] of Object.entries(stops)) {
    expect([name, await style(stop, 'outline-style')]).toEqual([name, 'none']);
    await stop.focus();
    expect([name, await style(stop, 'outline-style')]).toEqual([name, 'solid']);
    expect(Number.parseFloat(await style(stop, 'outline-width'))).toBeGreaterThanOrEqual(1);
  }
  await close();
});

test('what is disabled is in the reader’s colour for that', async () => {
  const { page, close } = await open('parts');
  const grey = await systemColour(page, 'GrayText');
  expect(await style(page.getByRole('button', { name: 'Cancel' }).first(), 'color')).not.toBe(grey);
  const disabled = [
    page.getByRole('button', { name: 'Cancel' }).nth(1),
    page.getByRole('textbox', { name: 'Organisation id' }),
    page.getByRole('combobox', { name: 'Locked role' }),
    page.getByText('Set by Waypoint'),
    page.getByText('Own the account'),
  ];
  for (const control of disabled) expect(await style(control, 'color')).toBe(grey);
  expect(await style(page.getByRole('checkbox', { name: 'Own the account' }), 'background-color', '::before')).toBe(
    grey,
  );
  expect(await style(page.getByRole('switch', { name: 'Set by Waypoint' }), 'background-color', '::before')).toBe(grey);
  await close();
});

test('what is wrong has another line, beside its mark and its sentence', async () => {
  const { page, close } = await open('parts');
  expect(await style(page.getByRole('textbox', { name: 'Name' }), 'border-style')).toBe('solid');
  for (const wrong of [
    page.getByRole('textbox', { name: 'Email' }),
    page.getByRole('combobox', { name: 'Owner role' }),
  ]) {
    expect(await style(wrong, 'border-style')).toBe('dashed');
  }
  await close();
});

test('what is chosen is framed or ticked: rows, pages, tabs, switches', async () => {
  const { page, close, show } = await open('portal-chosen');
  const highlight = await systemColour(page, 'Highlight');
  const row = (name: string) => page.getByRole('row', { name });
  expect(await style(row('Ines Carvalho'), 'outline-style')).toBe('none');
  expect([
    await style(row('Fatoumata Diallo'), 'outline-style'),
    await style(row('Fatoumata Diallo'), 'outline-color'),
  ]).toEqual(['solid', highlight]);
  const current = page.getByRole('link', { name: 'Users' }).and(page.locator('[aria-current]'));
  expect([await style(current, 'outline-style'), await style(current, 'outline-color')]).toEqual(['solid', highlight]);
  await show('parts');
  expect(await style(page.getByRole('link', { name: 'Settings' }), 'background-color', '::after')).toBe(highlight);
  expect(await style(page.getByRole('switch', { name: 'Require MFA' }), 'background-color')).toBe(highlight);
  expect(await style(page.getByRole('switch', { name: 'Allow public' }), 'background-color')).not.toBe(highlight);
  await close();
});

test('drawings have the colour of the words beside them', async () => {
  const { page, close } = await open('parts');
  const statuses = page.locator('[data-part=status]:has([data-part=icon])');
  expect(await statuses.count()).toBe(5);
  for (const status of await statuses.all())
    expect(await style(status.locator('svg'), 'color')).toBe(await style(status, 'color'));
  const banners = page.locator('[data-part=banner]');
  expect(await banners.count()).toBe(5);
  for (const banner of await banners.all())
    expect(await style(banner.locator('> svg'), 'color')).toBe(await style(banner, 'color'));
  await close();
});

test('an item of a menu that the keyboard is at is framed, one that cannot be chosen greyed', async () => {
  const { page, close } = await open('portal');
  await page.getByRole('button', { name: 'More for Hiroshi Tanaka' }).press('ArrowDown');
  const highlighted = page.locator('[role=menuitem][data-highlighted]');
  await highlighted.waitFor();
  expect([await style(highlighted, 'outline-style'), await style(highlighted, 'outline-color')]).toEqual([
    'solid',
    await systemColour(page, 'Highlight'),
  ]);
  expect(await style(page.getByRole('menuitem', { name: 'Resend' }), 'color')).toBe(
    await systemColour(page, 'GrayText'),
  );
  await close();
});
