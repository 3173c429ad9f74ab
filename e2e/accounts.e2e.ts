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
const soon = { timeout: 15_000 };

async function accountsOf(person: Credentials, path = '/all-accounts', options: BrowserContextOptions = {}) {
  const visitor = await running.browser.visitor(options);
  const accounts = new AccountsModel(visitor.page, running.portico.demo.baseUrl);
  await accounts.open(path);
  await new LoginModel(visitor.page).signIn(person);
  return { visitor, accounts, page: visitor.page };
}

test('4 accounts are made, one below another; the first admin is invited; a search finds them at any depth', async () => {
  const { visitor, accounts, page } = await accountsOf(running.portico.admin);
  await accounts.shows('All accounts');
  await page.getByText('No accounts yet').waitFor();
  await expectAccessible(visitor);
  const email = newAddress('wanda');
  await accounts.create({ name: 'North 🧭', alias: 'north', holds: true });
  await accounts.showsToast('The account North 🧭 is there.');
  await accounts.create({ name: 'Harbour', admin: email }, 'North 🧭');
  await accounts.showsToast('The account Harbour is there.');
  await accounts.unfold('North 🧭');
  await accounts.account('Harbour').getByText('1 person').waitFor();
  await expectAccessible(visitor);

  visitor.expectMessage(/^\[portico\] POST \S+\/sub-tenants\/v1: 409 /);
  visitor.expectRefusal(409, '/sub-tenants/v1');
  await accounts.create({ name: 'Twin', alias: 'north' });
  await page.getByText('Another account has this alias.', { exact: false }).waitFor();
  await accounts.dialog('New account in Acme').getByLabel('Alias').fill('');
  await page.keyboard.press('Enter');
  await accounts.showsToast('The account Twin is there.');

  await accounts.search('harb');
  await accounts.row('Harbour').getByText('North 🧭', { exact: false }).waitFor();
  await expectAccessible(visitor);
  await page.reload();
  await accounts.row('Harbour').waitFor();

  const guest = await running.browser.visitor();
  await guest.page.goto(await running.portico.inbox.link(email));
  await new ActivateModel(guest.page).choosePassword('a calm river in spring');
  await accounts
    .row('Harbour')
    .getByRole('button', { name: /^Harbour/ })
    .click();
  await page.getByRole('dialog', { name: 'Harbour' }).getByText(email).waitFor();
  await expectAccessible(visitor);
});

test('4 people are added, given roles and removed; who may go below is decided, and one goes in', async () => {
  const { visitor, accounts, page } = await accountsOf(running.portico.admin);
  await accounts.shows('All accounts');
  await accounts.create({ name: 'West', holds: true });
  await accounts.account('West').getByRole('button', { name: /^West/ }).click();
  const drawer = page.getByRole('dialog', { name: 'West' });
  await drawer.getByText('Nobody is in this account yet.').waitFor();
  await drawer.getByRole('button', { name: 'Add people…' }).click();
  const add = accounts.dialog('Add people to West');
  await add.getByLabel('E-mail addresses').fill('not an address');
  await page.keyboard.press('Tab');
  await add.getByText('is not an e-mail address.', { exact: false }).waitFor();
  const [one, two] = [newAddress('ada'), newAddress('bo')];
  await add.getByLabel('E-mail addresses').fill(`${one}, ${two}`);
  await add.getByRole('button', { name: 'Invite 2 people' }).click();
  await accounts.showsToast('2 people are invited to West.');
  const name = one.split('@')[0]!;
  await drawer.getByText(one).waitFor();
  await expectAccessible(visitor);

  await accounts.chooseFor(name, 'Let them go below');
  await accounts.showsToast(`${name} may go into the accounts below.`);
  await accounts.chooseFor(name, 'Change roles…');
  const roles = accounts.dialog(`Roles of ${name} in West`);
  await roles.getByRole('combobox', { name: 'Roles' }).fill('Admin');
  await page.getByRole('option', { name: 'Admin' }).click();
  await roles.getByRole('heading', { name: `Roles of ${name} in West` }).click();
  await roles.getByRole('button', { name: 'Save roles' }).click();
  await accounts.showsToast(`The roles of ${name} are saved.`);
  await accounts.chooseFor(two.split('@')[0]!, 'Remove from the account…');
  await page.getByRole('button', { name: `Remove ${two.split('@')[0]!}` }).click();
  await drawer.getByText(two).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });

  visitor.expectRefusal(404, '/users/v1/tenant');
  visitor.expectMessage(/^\[portico\] PUT \S+\/users\/v1\/tenant: 404 /);
  await accounts.chooseFor('West', 'Go into this account');
  await accounts.showsToast('Nobody lets you go into West yet.');
  await page.getByRole('button', { name: 'Who may go below…' }).first().click();
  const access = accounts.dialog('Who of Acme may go below?');
  await access.getByRole('radio', { name: 'Everybody, always' }).check();
  await expectAccessible(visitor);
  await access.getByRole('button', { name: 'Save' }).click();
  await accounts.showsToast('Who of Acme may go below is saved.');
  await accounts.chooseFor('West', 'Go into this account');
  await accounts.shows('Users');
  await page.getByRole('button', { name: 'West' }).first().waitFor();
  await expect.poll(() => accounts.people(), soon).toEqual([expect.stringContaining(name)]);
});

test('4 with “only those who are allowed to”, one of the active account’s people is found, let below, and goes in', async () => {
  const { visitor, accounts, page } = await accountsOf(running.portico.admin);
  await accounts.shows('All accounts');
  await accounts.create({ name: 'South', holds: true });
  const decide = () => page.getByRole('button', { name: 'Who may go below…' }).first().click();
  const access = accounts.dialog('Who of Acme may go below?');
  await decide();
  await access.getByRole('radio', { name: 'Only those who are allowed to' }).check();
  // another rule says something else of everybody: it is saved first
  const isSaved = await access.getByText('Once this is saved, you decide here for each person.').count();
  await access.getByRole('button', { name: isSaved ? 'Save' : 'Cancel' }).click();
  await access.waitFor({ state: 'detached' });

  const guest = await accountsOf(running.portico.member);
  guest.visitor.expectRefusal(404, '/users/v1/tenant');
  guest.visitor.expectMessage(/^\[portico\] PUT \S+\/users\/v1\/tenant: 404 /);
  await guest.accounts.shows('All accounts');
  await guest.accounts.chooseFor('South', 'Go into this account');
  await guest.accounts.showsToast('Nobody lets you go into South yet.');

  await decide();
  const name = 'Quentin Okafor';
  await access.getByRole('checkbox', { name }).check();
  await expectAccessible(visitor);
  await access.getByRole('button', { name: 'Save' }).click();
  await access.waitFor({ state: 'detached' });
  await decide();
  await expect.poll(() => access.getByRole('checkbox', { name }).isChecked(), soon).toBe(true);
  await guest.accounts.chooseFor('South', 'Go into this account');
  await guest.accounts.shows('Users');
  await guest.page.getByRole('button', { name: 'South' }).first().waitFor();
});

test('4 deleting counts what goes, wants the name, and ends its people’s sessions', async () => {
  const { visitor, accounts, page } = await accountsOf(running.portico.admin);
  await accounts.shows('All accounts');
  const email = newAddress('dora');
  await accounts.create({ name: 'Doomed', holds: true, admin: email });
  await accounts.showsToast('The account Doomed is there.');
  const guest = await running.browser.visitor();
  await guest.page.goto(await running.portico.inbox.link(email));
  await new ActivateModel(guest.page).choosePassword('a calm river in spring');
  await accounts.chooseFor('Doomed', 'Delete…');
  const question = accounts.dialog('Delete the account Doomed?');
  await question.getByText('1 person loses it.').waitFor();
  await question.getByText('1 of them is in no other account, and is deleted.').waitFor();
  await expectAccessible(visitor);
  expect(await question.getByRole('button', { name: 'Delete Doomed' }).isDisabled()).toBe(true);
  await question.getByRole('textbox').fill('Doomed');
  await question.getByRole('button', { name: 'Delete Doomed' }).click();
  await accounts.showsToast('The account Doomed is gone.');
  await accounts.account('Doomed').waitFor({ state: 'detached' });
  guest.expectRefusal(401, '/oauth/authorize/silent');
  await guest.page.goto(`${running.portico.demo.baseUrl}/oauth/portal/profile`);
  await new LoginModel(guest.page).asksForEmail();
  expect(await page.getByText('Doomed', { exact: true }).count()).toBe(0);
});

test('6 a reader looks at accounts and settings and changes nothing; an account that holds none says so', async () => {
  const { accounts: admins } = await accountsOf(running.portico.admin);
  await admins.create({ name: 'Reading', holds: false });
  await admins.showsToast('The account Reading is there.');
  const reader = await accountsOf(running.portico.member);
  await reader.accounts.shows('All accounts');
  await reader.accounts.comesAlive();
  await reader.accounts.account('Reading').waitFor();
  expect(await reader.page.getByRole('button', { name: 'New account' }).count()).toBe(0);
  await reader.accounts.open('/account');
  await reader.accounts.comesAlive();
  await reader.page.getByText('You can look at these settings.', { exact: false }).waitFor();
  expect(
    await reader.page.getByRole('textbox', { name: 'Name of the organisation' }).getAttribute('readonly'),
  ).not.toBeNull();
  await expectAccessible(reader.visitor);

  const stranger = await running.browser.visitor();
  stranger.expectMessage(/^\[portico\] GET \S+\/hierarchy\/v2: 403 /);
  stranger.expectRefusal(403, '/tenants/resources/hierarchy/v2');
  const accounts = new AccountsModel(stranger.page, running.portico.demo.baseUrl);
  await accounts.open('/all-accounts');
  await new LoginModel(stranger.page).signIn(running.portico.otherAdmin);
  await stranger.page.getByText('This account does not hold other accounts').waitFor();
  await expectAccessible(stranger);
});

test('2 and 5 account settings: saved, kept over a reload, and nothing is sent where nothing changed', async () => {
  const { visitor, accounts, page } = await accountsOf(running.portico.otherAdmin, '/account');
  await accounts.shows('Account');
  await expectAccessible(visitor);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('No changes to update').waitFor();
  await page.getByLabel('Name of the organisation').fill('');
  await page.keyboard.press('Tab');
  await page.getByText('Give the organisation a name.').waitFor();
  await page.getByLabel('Name of the organisation').fill('Globex 🌍 جلوبكس');
  await page.locator('textarea').fill('5 Canal Street');
  await page.getByRole('combobox', { name: 'Currency' }).fill('JPY');
  await page.getByRole('option', { name: 'JPY' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await accounts.showsToast('The settings are saved.');
  await page.getByRole('button', { name: 'Globex 🌍 جلوبكس' }).first().waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Name of the organisation').inputValue(), soon).toBe('Globex 🌍 جلوبكس');
  await expect.poll(() => page.getByRole('combobox', { name: 'Currency' }).inputValue(), soon).toBe('JPY');

  await page.getByRole('link', { name: 'Custom login' }).click();
  await page.getByLabel('Colour').fill('#7e22c');
  await page.keyboard.press('Tab');
  await page.getByText('Write a colour as #', { exact: false }).waitFor();
  await expectAccessible(visitor);
  await page.getByLabel('Colour').fill('#7e22ce');
  // leaving the tab would lose it
  await page.getByRole('link', { name: 'Settings' }).click();
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay here' })
    .click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await accounts.showsToast('The login settings are saved.');
  await page.reload();
  await expect.poll(() => page.getByLabel('Colour').inputValue(), soon).toBe('#7e22ce');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('No changes to update').waitFor();
});

test.each([
  ['/all-accounts', 'كل الحسابات'],
  ['/all-accounts?view=list', 'كل الحسابات'],
  ['/account', 'الحساب'],
  ['/account?tab=customLogin', 'الحساب'],
])('%s fits 360 px, in Arabic too, with long names', async (path, heading) => {
  const { visitor, accounts, page } = await accountsOf(running.portico.admin, '/all-accounts', {
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
  });
  await accounts.shows('All accounts');
  if (path === '/all-accounts') {
    await accounts.create({
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft 🚢',
    });
    await page.getByText('is there.', { exact: false }).first().waitFor();
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
