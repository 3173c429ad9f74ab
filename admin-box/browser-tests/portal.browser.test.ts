import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  axeViolations,
  focused,
  namesInList,
  overflowsSideways,
  untilAnimationsEnd,
} from '#admin-box/testing/portal-page.ts';
import type { PortalPage } from '#admin-box/testing/portal-page.ts';
import { portalStates, openState } from '#admin-box/testing/portal-states.ts';
import { setUpPortal } from '#admin-box/testing/set-up-portal.ts';
import { severalAtOnce } from '#admin-box/testing/several-at-once.ts';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';

const openPortal = setUpPortal();

const row = (page: Page, name: string) => page.getByRole('row', { name });
const ready = (page: Page) => row(page, 'Ada Nwosu').waitFor();

/** Opens the menu of a row and chooses, by keyboard. */
async function choose(page: Page, name: string, action: RegExp): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).press('ArrowDown');
  await page.getByRole('menuitem', { name: action }).waitFor();
  const labels = await page.getByRole('menuitem').allInnerTexts();
  const wanted = labels.findIndex((label) => action.test(label));
  const highlighted = page.locator('[role="menuitem"][data-highlighted]');
  for (let at = 0; at <= wanted; at++) {
    if (at > 0) await page.keyboard.press('ArrowDown');
    // The kit moves its highlight a moment after the key.
    await expect.poll(() => highlighted.allInnerTexts()).toEqual([labels[at]]);
  }
  await page.keyboard.press('Enter');
}

/** What is looked at in the same tab, one after the other. */
interface Appearance {
  colorScheme: 'light' | 'dark';
  width: number;
  locale: 'en' | 'ar';
}
const one: Appearance[] = [
  { colorScheme: 'light', width: 1280, locale: 'en' },
  { colorScheme: 'dark', width: 1280, locale: 'en' },
  { colorScheme: 'light', width: 360, locale: 'en' },
  { colorScheme: 'dark', width: 360, locale: 'en' },
];

/** Two looks that differ in everything, in turn: every state is seen in each theme, width and direction, and each of these with each other. */
function appearancesOf(turn: number): [Appearance, Appearance] {
  const first = one[turn % one.length]!;
  return [
    first,
    {
      colorScheme: first.colorScheme === 'light' ? 'dark' : 'light',
      width: first.width === 360 ? 1280 : 360,
      locale: 'ar',
    },
  ];
}

async function showAs(page: Page, { colorScheme, width, locale }: Appearance): Promise<void> {
  await page.setViewportSize({ width, height: width < 500 ? 760 : 900 });
  await page.emulateMedia({ colorScheme });
  await page.evaluate(
    (language) => document.querySelector('portico-admin-box')!.setAttribute('locale', language),
    locale,
  );
  const shown = () =>
    page.evaluate(() => {
      const host = document.querySelector('portico-admin-box')!;
      return [getComputedStyle(host).direction, /[\u0600-\u06ff]/.test(host.shadowRoot!.textContent)];
    });
  if (locale === 'ar') await expect.poll(shown).toEqual(['rtl', true]);
  await untilAnimationsEnd(page);
}

/** As many tests as keep each of them within its time on a busy machine, and what is tried again short. */
const shares = 6;

test.each(Array.from({ length: shares }, (_, share) => share))(
  'every state passes axe, fits, and complains of nothing: light, dark, at 360 px, and once the language is another, right to left (share %i)',
  { timeout: scaledTimeout(300_000) },
  async (share) => {
    const textColour = (page: Page) =>
      page.evaluate(() => getComputedStyle(document.querySelector('portico-admin-box')!).color);
    const tabs: PortalPage[] = [];
    const all = [...Object.entries(portalStates).entries()];
    const own = all.filter(([turn]) => turn % shares === share);
    expect(own.length).toBeGreaterThan(0);
    await severalAtOnce(own, async ([turn, [name, state]]) => {
      const tab = tabs.pop() ?? (await openPortal({ reducedMotion: 'reduce' }));
      const { page, complaints } = tab;
      await page.setViewportSize({ width: 1280, height: 900 });
      await tab.begin({ path: state.path, attributes: { preview: state.preview ?? 'filled' } });
      await openState(page, state);
      const colours = new Map<string, string>();
      for (const appearance of appearancesOf(Math.floor(turn / shares))) {
        await showAs(page, appearance);
        colours.set(appearance.colorScheme, await textColour(page));
        expect([name, appearance, await axeViolations(page)]).toEqual([name, appearance, []]);
        expect([name, appearance, await overflowsSideways(page)]).toEqual([name, appearance, false]);
      }
      expect([name, new Set(colours.values()).size]).toEqual([name, colours.size]);
      expect([name, complaints]).toEqual([name, []]);
      tabs.push(tab);
    });
  },
);

test('a search, a page and a user are in the address, and "back" leads through them', async () => {
  const { page } = await openPortal();
  await ready(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(() => page.url()).toMatch(/\/portal\/users\?page=2$/);
  await expect.poll(() => namesInList(page)).not.toContain('Ada Nwosu You');
  const second = await namesInList(page);
  await page.locator('tbody [data-part="user"]').first().click();
  await page.getByRole('dialog').waitFor();
  expect(page.url()).toMatch(/page=2&user=user-\d+$/);
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await namesInList(page)).toEqual(second);
  await page.goBack();
  await ready(page);
  await page.getByRole('searchbox').fill('tanaka');
  await expect.poll(() => namesInList(page)).toEqual(['Hiroshi Tanaka']);
  expect(page.url()).toMatch(/\/portal\/users\?search=tanaka$/);
  await page.reload();
  await expect.poll(() => namesInList(page)).toEqual(['Hiroshi Tanaka']);
  await page.goBack();
  await ready(page);
});

test('sorts by a column, and shows it', async () => {
  const { page } = await openPortal();
  await ready(page);
  await page.getByRole('button', { name: 'User', exact: true }).click();
  await expect.poll(async () => (await namesInList(page))[0]).not.toBe('Ada Nwosu You');
  expect(await page.getByRole('columnheader', { name: 'User' }).getAttribute('aria-sort')).toBe('descending');
});

test('deactivates a user immediately, and "Undo" reverts it', async () => {
  const { page } = await openPortal();
  await ready(page);
  await choose(page, 'Bartholomew Quist', /^Deactivate/);
  await row(page, 'Bartholomew Quist').getByText('Deactivated').waitFor();
  await page.getByText('Bartholomew Quist was deactivated', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await row(page, 'Bartholomew Quist').getByText('Deactivated').waitFor({ state: 'detached' });
});

test('a change that the server refuses is shown as before, with the reason', async () => {
  const { page } = await openPortal({ attributes: { preview: 'refusing' } });
  await ready(page);
  await choose(page, 'Bartholomew Quist', /^Deactivate/);
  await row(page, 'Bartholomew Quist').getByText('Deactivated').waitFor();
  await row(page, 'Bartholomew Quist').getByText('Deactivated').waitFor({ state: 'detached' });
  await page.getByText('Couldn’t update Bartholomew Quist. Nothing was changed.', { exact: false }).waitFor();
});

test('removing asks for confirmation, naming the user and the organization', async () => {
  const { page } = await openPortal();
  await ready(page);
  await choose(page, 'Bartholomew Quist', /^Remove/);
  const question = page.getByRole('alertdialog', { name: 'Remove Bartholomew Quist from Acme?' });
  await question.waitFor();
  await expect.poll(() => focused(page)).toBe('button Cancel');
  await question.getByRole('button', { name: 'Remove Bartholomew Quist' }).click();
  await expect.poll(() => namesInList(page)).not.toContain('Bartholomew Quist');
  await page.getByText('24 users', { exact: false }).waitFor({ state: 'detached' });
});

test('takes roles away and keeps the form when the last admin would go', async () => {
  const { page } = await openPortal({ path: '/users?search=layla' });
  await page.getByText('layla.haddad@acme.example').waitFor();
  await choose(page, 'ليلى حدّاد', /^Change roles/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Admin' }).uncheck();
  await dialog.getByRole('button', { name: 'Save roles' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await row(page, 'ليلى').getByText('No roles').waitFor();
});

test('invites several people; each address tells whether it is new, a member or wrong, and members get nothing', async () => {
  const { page } = await openPortal();
  await ready(page);
  await page.getByRole('button', { name: 'Invite users' }).click();
  const dialog = page.getByRole('dialog');
  const addresses = dialog.getByLabel('Email addresses');
  await addresses.fill('new@acme.example, nobody');
  await addresses.press('Tab');
  await dialog.getByText('Not a valid email address: nobody.').waitFor();
  await addresses.fill('new@acme.example, ada@acme.example');
  const chip = (email: string) => dialog.getByRole('listitem').filter({ hasText: email });
  await chip('ada@acme.example').getByText('Already a member').waitFor();
  await chip('new@acme.example').getByText('New', { exact: true }).waitFor();
  await addresses.fill('ada@acme.example');
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await dialog.getByText('All of these users are already members.').waitFor();
  await addresses.fill('new@acme.example, ada@acme.example, dmytro@acme.example, other@acme.example, nobody');
  await chip('nobody').getByText('Not a valid address').waitFor();
  await chip('dmytro@acme.example').getByText('Invited, sends again').waitFor();
  await dialog.getByRole('button', { name: 'Send 3 invitations' }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  for (const email of ['nobody', 'dmytro@acme.example', 'other@acme.example'])
    await dialog.getByRole('button', { name: `Remove ${email}` }).click();
  expect(await addresses.inputValue()).toBe('new@acme.example, ada@acme.example');
  await dialog.getByRole('button', { name: 'Send 1 invitation' }).click();
  await page.getByText('1 invitation sent.').waitFor();
  await page.getByText('25 users', { exact: false }).waitFor();
});

test('an ended session keeps the form, and saves it after sign-in', async () => {
  const { page, complaints } = await openPortal({ attributes: { preview: 'expiring' }, path: '/profile' });
  await page.getByLabel('Name', { exact: true }).fill('Ada N.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const question = page.getByRole('alertdialog', { name: 'You were signed out' });
  await question.getByRole('button', { name: 'Sign in again' }).click();
  await page.getByText('Profile saved.').waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ada N.');
  expect(complaints).toEqual([]);
});

test('a failed save keeps what was typed, and leaving asks first', async () => {
  const { page } = await openPortal({ attributes: { preview: 'refusing' }, path: '/profile' });
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Ada N.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Something went wrong on our side', { exact: false }).waitFor();
  expect(await name.inputValue()).toBe('Ada N.');
  await page.getByRole('link', { name: 'Users' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await name.inputValue()).toBe('Ada N.');
  await page.getByRole('link', { name: 'Users' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await ready(page);
});

test('a wrong current password is said at its field', async () => {
  const { page } = await openPortal({ path: '/privacy' });
  await page.getByLabel('Current password').fill('wrong');
  await page.getByLabel('New password').fill('a-better-password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('The current password is incorrect', { exact: false }).waitFor();
  await expect.poll(() => focused(page)).toMatch(/^input/);
});

test('the keyboard alone suffices, and another page takes the focus to its heading', async () => {
  const { page } = await openPortal();
  await ready(page);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('button Skip to content');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('h1 Users');
  await page.getByRole('link', { name: 'Profile' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('h1 Profile');
  await expect.poll(() => page.title()).toBe('Profile · Waypoint');
});

test('a sub-account names its parent account on every page, and leads back to it', async () => {
  const { page, complaints } = await openPortal();
  await ready(page);
  await page.locator('[data-part="tenant-switcher"]:visible').press('Enter');
  await page.getByPlaceholder('Find an organization').fill('pinewood');
  await page.getByRole('option', { name: /Pinewood.*Acme.*› .*Kestrel Labs/s }).waitFor();
  await page.keyboard.press('Enter');
  const bar = page.locator('[data-part="banner"]', { hasText: 'Sub-account of Kestrel Labs' });
  await bar.waitFor();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  expect(await bar.textContent()).toContain('Pinewood');
  await bar.getByRole('button', { name: 'Back to Kestrel Labs' }).click();
  await page.getByText('Switched to Kestrel Labs.').waitFor();
  await page.getByRole('button', { name: 'Back to Acme' }).click();
  await page.getByText('Switched to Acme.').waitFor();
  expect(await page.getByText('Sub-account of', { exact: false }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('switches to another organisation, found by its name', async () => {
  const { page } = await openPortal();
  await ready(page);
  await page
    .getByRole('button', { name: /^A Acme|Acme/ })
    .first()
    .press('Enter');
  await page.getByPlaceholder('Find an organization').fill('kestrel');
  await page.keyboard.press('Enter');
  await page.getByText('Switched to Kestrel Labs.').waitFor();
  await page.getByText('access to Kestrel Labs.', { exact: false }).waitFor();
});

test('who may only appearance is offered no change', async () => {
  const { page } = await openPortal({ attributes: { preview: 'reader' } });
  await ready(page);
  expect(await page.getByRole('checkbox').count()).toBe(0);
  expect(await page.getByRole('button', { name: /Actions for|Invite users/ }).count()).toBe(0);
});

test('as a dialog it makes the page inert, closes by Escape, and gives the focus back', async () => {
  const { page, complaints } = await openPortal({ attributes: { mode: 'dialog' }, path: '' });
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.evaluate(() => {
    const portal = document.createElement('portico-admin-box');
    for (const [name, value] of Object.entries({ mode: 'dialog', preview: 'filled', page: 'users' }))
      portal.setAttribute(name, value);
    portal.addEventListener('portico:close', () => {
      portal.remove();
      document.title = 'closed';
    });
    document.body.append(portal);
  });
  await ready(page);
  const focusBehind = () => {
    document.getElementById('open')?.focus();
    return document.activeElement?.id;
  };
  expect(await page.evaluate(focusBehind)).not.toBe('open');
  // axe does not detect that the main region behind a modal dialog is inert.
  const found = await axeViolations(page, 'portico-admin-box');
  expect(found.filter((violation) => !violation.startsWith('landmark-no-duplicate-main'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.title()).toBe('closed');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('open');
  expect(complaints).toEqual([]);
});

test('without a server it shows an error', async () => {
  const { page } = await openPortal({ attributes: { preview: '' }, path: '' });
  await page.getByText('The portal isn’t connected to a server').waitFor();
});

test.each([
  { name: '1280 px', width: 1280 },
  { name: '360 px', width: 360 },
  { name: 'French', width: 1280, attributes: { locale: 'fr' } },
  { name: 'right to left', width: 1280, attributes: { locale: 'ar' } },
])(
  'a locked account is unlocked where it says so, and the buttons below stay on one line: $name',
  async ({ width, attributes = {} }) => {
    const { page } = await openPortal({
      path: '/users?user=user-6',
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
      attributes,
    });
    const drawer = page.getByRole('dialog').first();
    const unlock = drawer.locator('[data-part="banner"] [data-part="actions"] button');
    await unlock.waitFor();
    expect(await unlock.count()).toBe(1);
    const tops = await drawer
      .locator('[data-part="footer"] > [data-part="button"]')
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
    expect(tops).toHaveLength(2);
    expect(new Set(tops).size).toBe(1);
    await unlock.click();
    await drawer.locator('[data-part="banner"][data-tone="danger"]').waitFor({ state: 'detached' });
    await page.context().close();
  },
);
