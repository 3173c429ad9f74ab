import { expect, test } from 'vitest';
import { AccountsModel } from './models/accounts.model.ts';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { setUp } from './support/set-up.ts';

const running = setUp({
  theme: { brand: '#0d6276', mode: 'light' },
  metadata: { adminBox: { themeV2: { mode: 'dark', brand: '#b45309', adminPortal: { radius: 0 } } } },
});

async function enter(path = '/users') {
  const visitor = await running.browser.visitor({ viewport: { width: 1280, height: 900 } });
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open(path);
  await new LoginModel(visitor.page).signIn(running.portico.admin);
  return { visitor, portal, page: visitor.page };
}

test('4 two admins who change the roles of the same user: the second sees what the first did before anything is overwritten', async () => {
  const first = await enter();
  const second = await enter();
  second.visitor.expectRefusal(409, 'members/v1');
  second.visitor.expectMessage(/members\/v1.*409/);
  await first.portal.choose('Quentin Okafor', 'Change roles');
  await second.portal.choose('Quentin Okafor', 'Change roles');
  const [one, other] = [first, second].map(({ page }) => page.getByRole('dialog', { name: 'Roles of Quentin Okafor' }));
  await one!.getByRole('checkbox', { name: 'Admin' }).check();
  await one!.getByRole('button', { name: 'Save roles' }).click();
  await first.portal.showsToast('Roles of Quentin Okafor updated.');
  await other!.getByRole('checkbox', { name: 'Member' }).uncheck();
  await other!.getByRole('button', { name: 'Save roles' }).click();
  await other!
    .getByText('changed while you were editing: Member and Admin', { exact: false })
    .or(other!.getByText('while you were editing: Admin and Member', { exact: false }))
    .waitFor();
  await first.page.reload();
  await expect.poll(() => first.portal.row('Quentin Okafor').innerText()).toContain('+1');
  await other!.getByRole('button', { name: 'Use new roles' }).click();
  expect(await other!.getByRole('checkbox', { name: 'Admin' }).isChecked()).toBe(true);
  await other!.getByRole('checkbox', { name: 'Admin' }).uncheck();
  await other!.getByRole('button', { name: 'Save roles' }).click();
  await second.portal.showsToast('Roles of Quentin Okafor updated.');
  await first.page.reload();
  await expect.poll(() => first.portal.row('Quentin Okafor').innerText()).not.toContain('+1');
});

const conflict = 'Another admin changed this while you were editing';

test('4 two admins edit the same user, settings and login: the second sees a conflict, and nothing is overwritten unseen', async () => {
  const first = await enter();
  const second = await enter();
  for (const path of ['members/v1', 'account-settings/v1', 'metadata/admin-box']) {
    second.visitor.expectRefusal(409, path);
    second.visitor.expectMessage(new RegExp(`${path.replace('/', '.')}.*409`));
  }
  const dialogs = [first, second].map(({ page }) => page.getByRole('dialog', { name: 'Edit Quentin Okafor' }));
  for (const { portal } of [first, second]) await portal.choose('Quentin Okafor', 'Edit');
  await dialogs[0]!.getByLabel('Phone').fill('+12025550101');
  await dialogs[0]!.getByRole('button', { name: 'Save' }).click();
  await first.portal.showsToast('Quentin Okafor updated.');
  await dialogs[1]!.getByLabel('Phone').fill('+12025550102');
  await dialogs[1]!.getByRole('button', { name: 'Save' }).click();
  await dialogs[1]!.getByText(conflict, { exact: false }).waitFor();
  await dialogs[1]!.getByRole('button', { name: 'Use new values' }).click();
  expect(await dialogs[1]!.getByLabel('Phone').inputValue()).toBe('+12025550101');
  await dialogs[1]!.getByLabel('Name').fill('Quentin B. Okafor');
  await dialogs[1]!.getByRole('button', { name: 'Save' }).click();
  await second.portal.showsToast('Quentin B. Okafor updated.');

  for (const { portal, page } of [first, second]) {
    await portal.open('/account');
    await page.locator('textarea').first().waitFor();
  }
  await first.page.locator('textarea').first().fill('1 Quay Road');
  await first.page.getByRole('button', { name: 'Save changes' }).click();
  await first.portal.showsToast('Organization settings saved.');
  await second.page.locator('textarea').first().fill('2 Quay Road');
  await second.page.getByRole('button', { name: 'Save changes' }).click();
  await second.page.getByText(conflict, { exact: false }).waitFor();
  expect(await second.page.locator('textarea').first().inputValue()).toBe('2 Quay Road');
  // after the conflict was shown, saving again overwrites
  await second.page.getByRole('button', { name: 'Save changes' }).click();
  await second.portal.showsToast('Organization settings saved.');

  for (const { portal, page } of [first, second]) {
    await portal.open('/account?tab=customLogin');
    await portal.comesAlive();
    await page.getByLabel('Color').waitFor();
  }
  await first.page.getByLabel('Color').fill('#7e22ce');
  await first.page.getByRole('button', { name: 'Save changes' }).click();
  await first.portal.showsToast('Login settings saved.');
  await second.page.getByLabel('Color').fill('#be123c');
  await second.page.getByRole('button', { name: 'Save changes' }).click();
  await second.page.getByText(conflict, { exact: false }).waitFor();
  await second.page.getByRole('button', { name: 'Use new values' }).click();
  expect(await second.page.getByLabel('Color').inputValue()).toBe('#7e22ce');
  await second.page.getByLabel('Color').fill('#b45309');
  await second.page.getByRole('button', { name: 'Save changes' }).click();
  await second.portal.showsToast('Login settings saved.');
});

test('4 two admins edit the same sub-account: the second sees a conflict, for its name and its sub-account access', async () => {
  const first = await enter('/all-accounts');
  const second = await enter('/all-accounts');
  second.visitor.expectRefusal(409, '');
  second.visitor.expectMessage(/sub-tenants\/v1.*409/);
  const mine = new AccountsModel(first.page, running.portico.demo.baseUrl);
  const others = new AccountsModel(second.page, running.portico.demo.baseUrl);
  await mine.create({ name: 'Dover', holds: true });
  await mine.showsToast('Account “Dover” created.');
  await second.page.reload();

  for (const accounts of [mine, others]) await accounts.chooseFor('Dover', 'Sub-account access');
  const access = [mine, others].map((accounts) => accounts.dialog('Dover'));
  for (const dialog of access) await dialog.getByRole('radio', { checked: true }).waitFor();
  await access[0]!.getByRole('radio').nth(1).check();
  await access[0]!.getByRole('button', { name: 'Save' }).click();
  await access[0]!.waitFor({ state: 'hidden' });
  await access[1]!.getByRole('radio').nth(2).check();
  await access[1]!.getByRole('button', { name: 'Save' }).click();
  await access[1]!.getByText(conflict, { exact: false }).waitFor();
  await access[1]!.getByRole('button', { name: 'Use new values' }).click();
  expect(await access[1]!.getByRole('radio').nth(1).isChecked()).toBe(true);
  // after the conflict was shown, the same choice can be submitted again
  await access[1]!.getByRole('radio').nth(2).check();
  await access[1]!.getByRole('button', { name: 'Save' }).click();
  await access[1]!.waitFor({ state: 'hidden' });

  for (const accounts of [mine, others]) await accounts.chooseFor('Dover', 'Edit…');
  const edit = [mine, others].map((accounts) => accounts.dialog('Edit Dover'));
  await edit[0]!.getByLabel('Name').fill('Dover Harbour');
  await edit[0]!.getByRole('button', { name: 'Save account' }).click();
  await mine.showsToast('Account “Dover Harbour” saved.');
  await edit[1]!.getByLabel('Name').fill('Dover Castle');
  await edit[1]!.getByRole('button', { name: 'Save account' }).click();
  await edit[1]!.getByText(conflict, { exact: false }).waitFor();
  expect(await edit[1]!.getByLabel('Name').inputValue()).toBe('Dover Castle');
  await edit[1]!.getByRole('button', { name: 'Use new values' }).click();
  expect(await edit[1]!.getByLabel('Name').inputValue()).toBe('Dover Harbour');
  await edit[1]!.getByRole('button', { name: 'Cancel' }).click();
});

test('invalid input is shown at its field, and nothing is sent', async () => {
  const { portal, page } = await enter('/profile');
  await portal.comesAlive();
  const rubbish = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a picture at all') };
  await page.locator('input[type=file]').first().setInputFiles(rubbish);
  await page.getByRole('alert').getByText('This file isn’t an image we can read.', { exact: false }).waitFor();
  await portal.open('/users');
  await page.getByRole('button', { name: 'Invite users' }).first().click();
  const invite = page.getByRole('dialog', { name: 'Invite users to Acme' });
  const addresses = invite.getByRole('textbox', { name: 'Email addresses' });
  await addresses.fill('ada@acme.example, ada@@acme');
  await addresses.blur();
  await invite.getByRole('alert').getByText('Not a valid email address: ada@@acme.').waitFor();
  await addresses.fill('new.one@acme.example');
  const name = invite.getByRole('textbox', { name: 'Name' });
  await name.focus();
  await name.evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, 'n'.repeat(10_000));
  await invite.getByRole('alert').getByText('Only the first 200 characters were pasted.').waitFor();
});

test('the theme of the metadata overrides that of the configuration', async () => {
  const { page } = await enter('/profile');
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  const seen = await page.evaluate(() => {
    const host = document.querySelector('portico-admin-box')!;
    const of = (name: string) => getComputedStyle(host).getPropertyValue(name).trim();
    return {
      theme: host.getAttribute('data-theme'),
      scheme: getComputedStyle(host).colorScheme,
      document: getComputedStyle(document.documentElement).colorScheme,
      brand: of('--portico-brand'),
      radius: of('--portico-radius-sm'),
    };
  });
  expect(seen).toEqual({ theme: 'dark', scheme: 'dark', document: 'dark', brand: '#b45309', radius: '0px' });
});

test('a password changed in the portal is the one that signs in afterwards', async () => {
  const { visitor, page } = await enter('/privacy');
  const password = 'a calm river in autumn';
  visitor.expectRefusal(400, '/passwords/change');
  visitor.expectMessage(/passwords\/change: 400/);
  await page.getByLabel('Current password').fill('not-this-one');
  await page.getByLabel('New password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('The current password is incorrect', { exact: false }).waitFor();
  await page.getByLabel('Current password').fill(running.portico.admin.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password changed.', { exact: false }).waitFor();
  const again = await running.browser.visitor();
  const portal = new PortalModel(again.page, running.portico.demo.baseUrl);
  await portal.open('/profile');
  await new LoginModel(again.page).signIn({ email: running.portico.admin.email, password });
  await portal.shows('Profile');
});
