import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { setUp } from './support/set-up.ts';

const running = setUp({ theme: { brand: '#0d6276', mode: 'light' }, metadata: { adminBox: { themeV2: { mode: 'dark', brand: '#b45309', adminPortal: { radius: 0 } } } } });

async function enter(path = '/users') {
  const visitor = await running.browser.visitor({ viewport: { width: 1280, height: 900 } });
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open(path);
  await new LoginModel(visitor.page).signIn(running.portico.admin);
  return { visitor, portal, page: visitor.page };
}

test('4 two admins who change the roles of the same person: the second sees what the first did before anything is overwritten', async () => {
  const first = await enter();
  const second = await enter();
  await first.portal.choose('Quentin Okafor', 'Change roles');
  await second.portal.choose('Quentin Okafor', 'Change roles');
  const [one, other] = [first, second].map(({ page }) => page.getByRole('dialog', { name: 'Roles of Quentin Okafor' }));
  await one!.getByRole('checkbox', { name: 'Admin' }).check();
  await one!.getByRole('button', { name: 'Save roles' }).click();
  await first.portal.showsToast('The roles of Quentin Okafor are changed.');
  await other!.getByRole('checkbox', { name: 'Member' }).uncheck();
  await other!.getByRole('button', { name: 'Save roles' }).click();
  await other!.getByText('were changed somewhere else meanwhile: Member and Admin', { exact: false }).or(other!.getByText('meanwhile: Admin and Member', { exact: false })).waitFor();
  await first.page.reload();
  await expect.poll(() => first.portal.row('Quentin Okafor').innerText(), { timeout: 5000 }).toContain('+1');
  await other!.getByRole('button', { name: 'Use the new roles' }).click();
  expect(await other!.getByRole('checkbox', { name: 'Admin' }).isChecked()).toBe(true);
  await other!.getByRole('checkbox', { name: 'Admin' }).uncheck();
  await other!.getByRole('button', { name: 'Save roles' }).click();
  await second.portal.showsToast('The roles of Quentin Okafor are changed.');
  await first.page.reload();
  await expect.poll(() => first.portal.row('Quentin Okafor').innerText(), { timeout: 5000 }).not.toContain('+1');
});

test('the theme of the metadata lies over that of the configuration', async () => {
  const { page } = await enter('/profile');
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  const seen = await page.evaluate(() => {
    const host = document.querySelector('portico-admin-box')!;
    const of = (name: string) => getComputedStyle(host).getPropertyValue(name).trim();
    return { theme: host.getAttribute('data-theme'), scheme: getComputedStyle(host).colorScheme, document: getComputedStyle(document.documentElement).colorScheme, brand: of('--portico-brand'), radius: of('--portico-radius-sm') };
  });
  expect(seen).toEqual({ theme: 'dark', scheme: 'dark', document: 'dark', brand: '#b45309', radius: '0px' });
});

test('a password changed in the portal is the one that signs in afterwards', async () => {
  const { visitor, page } = await enter('/profile');
  const password = 'a calm river in autumn';
  visitor.expectRefusal(400, '/passwords/change');
  visitor.expectMessage(/passwords\/change: 400/);
  await page.getByLabel('Current password').fill('not-this-one');
  await page.getByLabel('New password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByText('The current password isn’t right', { exact: false }).waitFor();
  await page.getByLabel('Current password').fill(running.portico.admin.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Your password is changed.', { exact: false }).waitFor();
  const again = await running.browser.visitor();
  const portal = new PortalModel(again.page, running.portico.demo.baseUrl);
  await portal.open('/profile');
  await new LoginModel(again.page).signIn({ email: running.portico.admin.email, password });
  await portal.shows('Profile');
});
