import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { setUp } from './support/set-up.ts';
import { makeMember } from './support/team.ts';

const running = setUp({
  signIn: { userNames: true },
  roles: [
    { key: 'admin', name: 'Admin', level: 0, permissions: ['fe.*'], isFirstUser: true },
    { key: 'reader', name: 'Reader', level: 60, permissions: ['fe.secure.read.*'] },
    { key: 'member', name: 'Member', level: 100, permissions: [], isDefault: true },
  ],
});

async function enter(path: string, who: { email: string; password: string } = running.portico.admin) {
  const visitor = await running.browser.visitor({ viewport: { width: 1280, height: 900 } });
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open(path);
  await new LoginModel(visitor.page).signIn(who);
  // the snapshot is removed once the portal runs
  await visitor.page.locator('[data-snapshot]').waitFor({ state: 'detached' });
  return { visitor, portal, page: visitor.page };
}

const shown = (page: Page) => page.locator('[role="dialog"] [data-part="user-name"]');
const form = (page: Page) => page.getByRole('dialog', { name: 'Username of Quentin Okafor' });

async function openForm({ portal, page }: { portal: PortalModel; page: Page }): Promise<void> {
  await portal.row('Quentin Okafor').click();
  await shown(page).getByRole('button').click();
  await form(page).getByLabel('Username').waitFor();
}

test('7.2 two admins set a username: the second sees a conflict, it signs in, and users with read access see it', async () => {
  const first = await enter('/users');
  const second = await enter('/users');
  second.visitor.expectRefusal(409, '/usernames/v1');
  second.visitor.expectMessage(/409.*usernames|usernames.*409/);
  for (const each of [first, second]) await openForm(each);
  await form(first.page).getByLabel('Username').fill('quentin');
  await form(first.page).getByRole('button', { name: 'Save' }).click();
  await first.portal.showsToast('Username of Quentin Okafor changed to quentin.');
  await form(second.page).getByLabel('Username').fill('q.okafor');
  await form(second.page).getByRole('button', { name: 'Save' }).click();
  await form(second.page).getByText('Another admin changed this while you were editing', { exact: false }).waitFor();
  await form(second.page).getByRole('button', { name: 'Use new username' }).click();
  expect(await form(second.page).getByLabel('Username').inputValue()).toBe('quentin');
  await form(second.page).getByLabel('Username').fill('q.okafor');
  await form(second.page).getByRole('button', { name: 'Save' }).click();
  await second.portal.showsToast('Username of Quentin Okafor changed to q.okafor.');

  const member = running.portico.demo.users.find(({ email }) => email.startsWith('quentin'))!;
  const own = await enter('/profile', { email: 'Q.Okafor', password: member.password });
  await own.portal.shows('Profile');
  await expect.poll(() => own.page.getByLabel('Username').inputValue()).toBe('q.okafor');
  expect(await own.page.getByRole('button', { name: /username/ }).count()).toBe(0);

  const reader = await enter('/users', await makeMember(running.portico, 'Rhea Solberg', 'reader'));
  await reader.portal.row('Quentin Okafor').click();
  await shown(reader.page).getByText('q.okafor').waitFor();
  expect(await shown(reader.page).getByRole('button').count()).toBe(0);
});
