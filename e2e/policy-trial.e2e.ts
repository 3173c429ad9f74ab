import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';
import { makeMember } from './support/team.ts';

const running = setUp();

async function openSecurity(user: { email: string; password: string }) {
  const visitor = await running.browser.visitor();
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open('/security?tab=sessionManagement');
  await new LoginModel(visitor.page).signIn(user);
  await portal.comesAlive();
  return { visitor, portal, page: visitor.page };
}

test('7 a risky change waits for another admin, who signs in after it; one can undo it, and restore a version', async () => {
  const { visitor, portal, page } = await openSecurity(running.portico.admin);
  const idle = page.getByRole('region', { name: 'Idle timeout' });
  const minutes = () => idle.getByRole('textbox').inputValue();
  const save = async (amount: string) => {
    await idle.getByRole('textbox').fill(amount);
    await idle.getByRole('button', { name: 'Save changes' }).click();
    await portal.showsToast('Idle timeout saved. Sign in again and confirm within 10 minutes.');
  };
  const banner = page.getByRole('status').filter({ hasText: 'Session limits' });
  await idle.getByRole('checkbox').first().check();
  await idle.getByRole('combobox').click();
  await page.getByRole('option', { name: 'minutes' }).click();
  expect(await idle.getByRole('checkbox', { name: 'Undo automatically if not confirmed' }).isChecked()).toBe(true);
  await save('45');
  await banner.waitFor();
  expect(await banner.getByRole('button', { name: 'Confirm' }).isDisabled()).toBe(true);
  await banner.getByText('To confirm, sign in again first', { exact: false }).waitFor();
  await expectAccessible(visitor);

  const colleague = await openSecurity(await makeMember(running.portico, 'Noor Haddad', 'admin'));
  await colleague.page.getByText('You signed in after the change', { exact: false }).waitFor();
  await expectAccessible(colleague.visitor);
  await colleague.page.getByRole('button', { name: 'Confirm Session limits' }).click();
  await colleague.portal.showsToast('Session limits confirmed.');
  await page.reload();
  await portal.comesAlive();
  await expect.poll(minutes).toBe('45');
  expect(await banner.count()).toBe(0);

  await save('30');
  await banner.getByRole('button', { name: 'Undo now' }).click();
  await portal.showsToast('Session limits: previous settings restored.');
  await expect.poll(minutes).toBe('45');
  await banner.waitFor({ state: 'detached' });

  await idle.getByRole('button', { name: 'History' }).click();
  const drawer = page.getByRole('dialog').first();
  await drawer.getByText('30 minutes').first().waitFor();
  await expectAccessible(visitor);
  await drawer.getByRole('button', { name: 'Restore version 3' }).click();
  await page.getByRole('button', { name: 'Restore', exact: true }).last().click();
  await portal.showsToast('Idle timeout restored to version 3.');
  await expect.poll(minutes).toBe('30');
});
