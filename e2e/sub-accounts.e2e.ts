import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { AccountsModel } from './models/accounts.model.ts';
import { ActivateModel } from './models/activate.model.ts';
import { LoginModel, type Credentials } from './models/login.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';
import { newAddress } from './support/start-portico.ts';

const running = setUp({
  roles: [
    { key: 'admin', name: 'Admin', level: 0, permissions: ['fe.*'], isFirstUser: true },
    {
      key: 'member',
      name: 'Reader',
      level: 100,
      permissions: ['fe.secure.read.*', 'fe.account-hierarchy.read.subAccount'],
      isDefault: true,
    },
  ],
});

async function accountsOf(user: Credentials, path = '/all-accounts', options: BrowserContextOptions = {}) {
  const visitor = await running.browser.visitor(options);
  const accounts = new AccountsModel(visitor.page, running.portico.demo.baseUrl);
  await accounts.open(path);
  await new LoginModel(visitor.page).signIn(user);
  return { visitor, accounts, page: visitor.page };
}

test('4 accounts are made, one below another; the first admin is invited; a search finds them at any depth', async () => {
  const { visitor, accounts, page } = await accountsOf(running.portico.admin);
  await accounts.shows('Sub-accounts');
  await page.getByText('No sub-accounts yet').waitFor();
  await expectAccessible(visitor);
  const email = newAddress('wanda');
  await accounts.create({ name: 'North 🧭', alias: 'north', holds: true });
  await accounts.showsToast('Account “North 🧭” created.');
  await accounts.create({ name: 'Harbour', admin: email }, 'North 🧭');
  await accounts.showsToast('Account “Harbour” created.');
  await accounts.unfold('North 🧭');
  await accounts.account('Harbour').getByText('1 user').waitFor();
  await expectAccessible(visitor);

  visitor.expectMessage(/^\[portico\] POST \S+\/sub-tenants\/v1: 409 /);
  visitor.expectRefusal(409, '/sub-tenants/v1');
  await accounts.create({ name: 'Twin', alias: 'north' });
  await page.getByText('Another account uses this alias.', { exact: false }).waitFor();
  await accounts.dialog('Create account in Acme').getByLabel('Alias').fill('');
  await page.keyboard.press('Enter');
  await accounts.showsToast('Account “Twin” created.');

  await accounts.search('harb');
  await accounts.row('Harbour').getByText('North 🧭', { exact: false }).waitFor();
  await expectAccessible(visitor);
  await page.reload();
  await accounts.row('Harbour').waitFor();

  const guest = await running.browser.visitor();
  await guest.page.goto(await running.portico.inbox.link(email));
  await new ActivateModel(guest.page).choosePassword('a calm river in spring');
  await guest.page.waitForURL((url) => !url.pathname.startsWith('/account/activate'));
  await accounts
    .row('Harbour')
    .getByRole('button', { name: /^Harbour/ })
    .click();
  await page.getByRole('dialog', { name: 'Harbour' }).getByText(email).waitFor();
  await expectAccessible(visitor);
});

test('4 users are added, assigned roles and removed; sub-account access is granted, and one user switches into a sub-account', async () => {
  const { visitor, accounts, page } = await accountsOf(running.portico.admin);
  await accounts.shows('Sub-accounts');
  await accounts.create({ name: 'West', holds: true });
  await accounts.account('West').getByRole('button', { name: /^West/ }).click();
  const drawer = page.getByRole('dialog', { name: 'West' });
  await drawer.getByText('No users in this account yet.').waitFor();
  await drawer.getByRole('button', { name: 'Add users…' }).click();
  const add = accounts.dialog('Add users to West');
  await add.getByLabel('Email addresses').fill('not an address');
  await page.keyboard.press('Tab');
  await add.getByText('isn’t a valid email address.', { exact: false }).waitFor();
  const [one, two] = [newAddress('ada'), newAddress('bo')];
  await add.getByLabel('Email addresses').fill(`${one}, ${two}`);
  await add.getByRole('button', { name: 'Invite 2 users' }).click();
  await accounts.showsToast('2 users invited to West.');
  const name = one.split('@')[0]!;
  await drawer.getByText(one).waitFor();
  await expectAccessible(visitor);

  await accounts.chooseFor(name, 'Allow sub-account access');
  await accounts.showsToast(`${name} can now access the sub-accounts.`);
  await accounts.chooseFor(name, 'Change roles…');
  const roles = accounts.dialog(`Roles of ${name} in West`);
  await roles.getByRole('combobox', { name: 'Roles' }).fill('Admin');
  await page.getByRole('option', { name: 'Admin' }).click();
  await roles.getByRole('heading', { name: `Roles of ${name} in West` }).click();
  await roles.getByRole('button', { name: 'Save roles' }).click();
  await accounts.showsToast(`Roles of ${name} updated.`);
  await accounts.chooseFor(two.split('@')[0]!, 'Remove from account…');
  await page.getByRole('button', { name: `Remove ${two.split('@')[0]!}` }).click();
  await drawer.getByText(two).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });

  visitor.expectRefusal(404, '/users/v1/tenant');
  visitor.expectMessage(/^\[portico\] PUT \S+\/users\/v1\/tenant: 404 /);
  await accounts.chooseFor('West', 'Switch to this account');
  await accounts.showsToast('You don’t have access to West.');
  await page.getByRole('button', { name: 'Sub-account access…' }).first().click();
  const access = accounts.dialog('Who in Acme can access its sub-accounts?');
  await access.getByRole('radio', { name: 'Everyone, always' }).check();
  await expectAccessible(visitor);
  await access.getByRole('button', { name: 'Save' }).click();
  await accounts.showsToast('Sub-account access for Acme saved.');
  await accounts.chooseFor('West', 'Switch to this account');
  await accounts.shows('Users');
  await page.getByRole('button', { name: 'West' }).first().waitFor();
  await expect.poll(() => accounts.people()).toEqual([expect.stringContaining(name)]);
});

test('4 with access for selected users, a user of the active account is found, granted access, and switches into the sub-account', async () => {
  const { visitor, accounts, page } = await accountsOf(running.portico.admin);
  await accounts.shows('Sub-accounts');
  await accounts.create({ name: 'South', holds: true });
  const decide = () => page.getByRole('button', { name: 'Sub-account access…' }).first().click();
  const access = accounts.dialog('Who in Acme can access its sub-accounts?');
  await decide();
  await access.getByRole('radio', { name: 'Only users you allow' }).check();
  // another rule sets a different value for all users: it is saved first
  const isSaved = await access.getByText('Save first, then choose access for each user here.').count();
  await access.getByRole('button', { name: isSaved ? 'Save' : 'Cancel' }).click();
  await access.waitFor({ state: 'detached' });

  const guest = await accountsOf(running.portico.member);
  guest.visitor.expectRefusal(404, '/users/v1/tenant');
  guest.visitor.expectMessage(/^\[portico\] PUT \S+\/users\/v1\/tenant: 404 /);
  await guest.accounts.shows('Sub-accounts');
  await guest.accounts.chooseFor('South', 'Switch to this account');
  await guest.accounts.showsToast('You don’t have access to South.');

  await decide();
  const name = 'Quentin Okafor';
  await access.getByRole('checkbox', { name }).check();
  await expectAccessible(visitor);
  await access.getByRole('button', { name: 'Save' }).click();
  await access.waitFor({ state: 'detached' });
  await decide();
  await expect.poll(() => access.getByRole('checkbox', { name }).isChecked()).toBe(true);
  await guest.accounts.chooseFor('South', 'Switch to this account');
  await guest.accounts.shows('Users');
  await guest.page.getByRole('button', { name: 'South' }).first().waitFor();

  await page.keyboard.press('Escape');
  await access.waitFor({ state: 'detached' });
  // the creator of an account gets access to it, unless they clear the box
  visitor.expectRefusal(404, '/users/v1/tenant');
  visitor.expectMessage(/^\[portico\] PUT \S+\/users\/v1\/tenant: 404 /);
  await accounts.chooseFor('South', 'Switch to this account');
  await accounts.showsToast('You don’t have access to South.');
  await accounts.create({ name: 'Fresh', access: true });
  await accounts.showsToast('Account “Fresh” created.');
  await accounts.chooseFor('Fresh', 'Switch to this account');
  await accounts.shows('Users');
  await page.getByRole('button', { name: 'Fresh' }).first().waitFor();
});

test('4 deleting counts what is deleted, requires the name, and ends its users’ sessions', async () => {
  const { visitor, accounts, page } = await accountsOf(running.portico.admin);
  await accounts.shows('Sub-accounts');
  const email = newAddress('dora');
  await accounts.create({ name: 'Doomed', holds: true, admin: email });
  await accounts.showsToast('Account “Doomed” created.');
  const guest = await running.browser.visitor();
  await guest.page.goto(await running.portico.inbox.link(email));
  await new ActivateModel(guest.page).choosePassword('a calm river in spring');
  // signed in; an open page would report that its ended session is refused
  await guest.page.waitForURL((url) => !url.pathname.startsWith('/account/activate'));
  await guest.page.goto('about:blank');
  await accounts.chooseFor('Doomed', 'Delete…');
  const question = accounts.dialog('Delete the account “Doomed”?');
  await question.getByText('1 user loses access.').waitFor();
  await question.getByText('1 of them belongs to no other account and is deleted.').waitFor();
  await expectAccessible(visitor);
  expect(await question.getByRole('button', { name: 'Delete account' }).isDisabled()).toBe(true);
  await question.getByRole('textbox').fill('Doomed');
  await question.getByRole('button', { name: 'Delete account' }).click();
  await accounts.showsToast('Account “Doomed” deleted.');
  await accounts.account('Doomed').waitFor({ state: 'detached' });
  await guest.page.goto(`${running.portico.demo.baseUrl}/oauth/portal/profile`);
  await new LoginModel(guest.page).asksForEmail();
  expect(await page.getByText('Doomed', { exact: true }).count()).toBe(0);
});

test('6 a user with read access changes no accounts or settings; an account without sub-accounts shows an empty state', async () => {
  const { accounts: admins } = await accountsOf(running.portico.admin);
  await admins.create({ name: 'Reading', holds: false });
  await admins.showsToast('Account “Reading” created.');
  const reader = await accountsOf(running.portico.member);
  await reader.accounts.shows('Sub-accounts');
  await reader.accounts.comesAlive();
  await reader.accounts.account('Reading').waitFor();
  expect(await reader.page.getByRole('button', { name: 'Create account' }).count()).toBe(0);
  await reader.accounts.open('/account');
  await reader.accounts.comesAlive();
  await reader.page.getByText('You can view these settings', { exact: false }).waitFor();
  expect(await reader.page.getByRole('textbox', { name: 'Organization name' }).getAttribute('readonly')).not.toBeNull();
  await expectAccessible(reader.visitor);

  const stranger = await running.browser.visitor();
  stranger.expectMessage(/^\[portico\] GET \S+\/hierarchy\/v2: 403 /);
  stranger.expectRefusal(403, '/tenants/resources/hierarchy/v2');
  const accounts = new AccountsModel(stranger.page, running.portico.demo.baseUrl);
  await accounts.open('/all-accounts');
  await new LoginModel(stranger.page).signIn(running.portico.otherAdmin);
  await stranger.page.getByText('Sub-accounts are turned off').waitFor();
  await expectAccessible(stranger);
});

test('2 and 5 account settings: saved, kept over a reload, and nothing is sent where nothing changed', async () => {
  const { visitor, accounts, page } = await accountsOf(running.portico.otherAdmin, '/account');
  await accounts.shows('Organization settings');
  await accounts.comesAlive();
  await expectAccessible(visitor);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('No changes to update').waitFor();
  await page.getByLabel('Organization name').fill('');
  await page.keyboard.press('Tab');
  await page.getByText('Enter a name for the organization.').waitFor();
  await page.getByLabel('Organization name').fill('Globex 🌍 جلوبكس');
  await page.locator('textarea').fill('5 Canal Street');
  await page.getByRole('combobox', { name: 'Currency' }).fill('JPY');
  await page.getByRole('option', { name: 'JPY' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await accounts.showsToast('Organization settings saved.');
  await page.getByRole('button', { name: 'Globex 🌍 جلوبكس' }).first().waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Organization name').inputValue()).toBe('Globex 🌍 جلوبكس');
  await expect.poll(() => page.getByRole('combobox', { name: 'Currency' }).inputValue()).toBe('JPY');

  await accounts.comesAlive();
  await page.getByRole('link', { name: 'Custom login' }).click();
  await page.getByLabel('Color').fill('#7e22c');
  await page.keyboard.press('Tab');
  await page.getByText('Enter a color as #', { exact: false }).waitFor();
  await expectAccessible(visitor);
  await page.getByLabel('Color').fill('#7e22ce');
  // leaving the tab would lose it
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await accounts.showsToast('Login settings saved.');
  await page.reload();
  await expect.poll(() => page.getByLabel('Color').inputValue()).toBe('#7e22ce');
  await accounts.comesAlive();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('No changes to update').waitFor();
});

test.each([
  ['/all-accounts', 'الحسابات الفرعية'],
  ['/all-accounts?view=list', 'الحسابات الفرعية'],
  ['/account', 'إعدادات المؤسسة'],
  ['/account?tab=customLogin', 'إعدادات المؤسسة'],
])('%s fits 360 px, in Arabic too, with long names', async (path, heading) => {
  const { visitor, accounts, page } = await accountsOf(running.portico.admin, '/all-accounts', {
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
  });
  await accounts.shows('Sub-accounts');
  if (path === '/all-accounts') {
    await accounts.create({
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 🚢',
    });
    await page.getByText(' created.', { exact: false }).first().waitFor();
  }
  await accounts.open(`${path}${path.includes('?') ? '&' : '?'}ui_locales=ar`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page
    .locator(path.startsWith('/account') ? 'form input' : '[data-part="account"], tbody tr')
    .first()
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  expect(await accounts.overflows()).toBe(false);
  await expectAccessible(visitor);
});
