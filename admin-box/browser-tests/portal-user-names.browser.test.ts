import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '#admin-box/testing/portal-page.ts';
import { setUpPortal } from '#admin-box/testing/set-up-portal.ts';

const openPortal = setUpPortal();

const drawer = (page: Page) => page.locator('[role="dialog"] [data-part="user-name"]');
const ownName = (page: Page) => page.locator('main [data-part="user-name"] input');
const form = (page: Page) => page.getByRole('dialog', { name: /username/i });

async function open(path: string, preview = 'filled'): Promise<Page> {
  const { page } = await openPortal({ path, attributes: { preview } });
  return page;
}

async function give(page: Page, opener: string, name: string): Promise<void> {
  await page.getByRole('button', { name: opener }).click();
  await form(page).getByLabel('Username').fill(name);
  await form(page).getByRole('button', { name: 'Save' }).click();
}

describe('7.2 the user name of a user', () => {
  test('is set by keyboard, shown next to the email, searchable, and removed', async () => {
    const page = await open('/users?user=user-10');
    await drawer(page).getByText('None').waitFor();
    await drawer(page).getByRole('button', { name: 'Set username…' }).press('Enter');
    await form(page).getByLabel('Username').pressSequentially('b_quist');
    await page.keyboard.press('Enter');
    await page.getByText('Username of Bartholomew Quist changed to b_quist.').waitFor();
    await drawer(page).getByText('b_quist').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: /Search users/ }).fill('B_QUI');
    await page.getByRole('row', { name: /b\.quist@acme\.example · b_quist/ }).click();
    await drawer(page).getByRole('button', { name: 'Change username…' }).click();
    await form(page).getByRole('button', { name: 'Remove username…' }).click();
    await page.getByText('Bartholomew Quist will sign in with b.quist@acme.example.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Remove username', exact: true }).click();
    await page.getByText('Username of Bartholomew Quist removed.').waitFor();
  });

  test.each(['ab', 'b quist', 'b@acme.example', '.quist'])(
    '%j is no user name, which the field says on leaving',
    async (typed) => {
      const page = await open('/users?user=user-10');
      await drawer(page).getByRole('button').click();
      await form(page).getByLabel('Username').fill(typed);
      await page.keyboard.press('Tab');
      await form(page).getByRole('alert').filter({ hasText: '3 to 64 letters' }).waitFor();
    },
  );

  test('that is taken is an error at the field, which does not reveal the owner and keeps its text', async () => {
    const page = await open('/users?user=user-10');
    // a username taken by a member, and one taken in another tenant
    await give(page, 'Set username…', 'H.Tanaka');
    const error = form(page)
      .getByRole('alert')
      .filter({ hasText: /^This username is taken/ });
    await error.waitFor();
    expect(await form(page).getByLabel('Username').inputValue()).toBe('H.Tanaka');
    await form(page).getByLabel('Username').fill('admin');
    await error.waitFor({ state: 'detached' });
    await form(page).getByRole('button', { name: 'Save' }).click();
    await error.waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await drawer(page).getByText('None').waitFor();
  });

  test('of directory users, guests and users who have not joined cannot be changed', async () => {
    const kept = await open('/users?search=joerg&user=user-7');
    await drawer(kept).getByText('joerg_ml').waitFor();
    expect(await drawer(kept).getByRole('button').count()).toBe(0);
    const guest = await open('/users?user=user-5');
    await give(guest, 'Set username…', 'ines.c');
    await form(guest).getByText('This user signs in to other organizations', { exact: false }).waitFor();
    await drawer(guest).getByText('None').waitFor();
    const invited = await open('/users?search=dmytro');
    await invited.getByRole('row', { name: 'Dmytro Shevchuk' }).click();
    await invited.getByText('This user hasn’t accepted the invitation yet.').waitFor();
    expect(await drawer(invited).count()).toBe(0);
  });

  test('users with read access see it next to the list, and their own', async () => {
    const page = await open('/users?user=user-1', 'reader');
    await drawer(page).getByText('h.tanaka').waitFor();
    expect(await drawer(page).getByRole('button').count()).toBe(0);
    const own = await open('/profile', 'reader');
    expect(await ownName(own).inputValue()).toBe('ada.nwosu');
    await own.getByText('Ask an admin to change your username.', { exact: false }).waitFor();
    expect(await own.getByRole('button', { name: /username/ }).count()).toBe(0);
  });
});

test('5 the own user name is changed on the profile page, and a refusal shows it as before', async () => {
  const page = await open('/profile');
  await give(page, 'Change username…', 'ada.n');
  await page.getByText('Username changed to ada.n.').waitFor();
  expect(await ownName(page).inputValue()).toBe('ada.n');
  const refused = await open('/profile', 'refusing');
  await give(refused, 'Change username…', 'ada.n');
  await form(refused).getByText('Something went wrong on our side', { exact: false }).waitFor();
  await refused.getByRole('button', { name: 'Cancel' }).click();
  await refused.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.poll(() => ownName(refused).inputValue()).toBe('ada.nwosu');
});
