import { expect, test } from 'vitest';
import { LoginModel, type Credentials } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';

const running = setUp();

async function profileOf(user: Credentials) {
  const visitor = await running.browser.visitor();
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open('/profile');
  await new LoginModel(visitor.page).signIn(user);
  await portal.shows('Profile');
  await portal.comesAlive();
  const question = visitor.page.getByRole('alertdialog');
  const ask = async (tenant: string) => {
    await visitor.page.getByRole('button', { name: 'Leave organization' }).click();
    await question.getByRole('heading', { name: `Leave ${tenant}?` }).waitFor();
  };
  return {
    visitor,
    portal,
    page: visitor.page,
    question,
    ask,
    confirm: () => question.getByRole('button', { name: 'Leave organization' }).click(),
  };
}

test('a member of two organizations leaves one and lands in the other, then leaves that and is signed out', async () => {
  const partner = running.portico.demo.users.find(({ email }) => email === 'tomasz.lind@partner.example')!;
  const { visitor, portal, page, question, ask, confirm } = await profileOf(partner);
  await ask('Acme');
  await expectAccessible(visitor);
  expect(await question.getByText('your account is deleted too').count()).toBe(0);
  // nothing has failed yet
  expect(await question.getByRole('alert').count()).toBe(0);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await ask('Acme');
  await confirm();
  await portal.showsToast('You left Acme.');
  await portal.shows('Profile');
  await page.getByText('Manage how others in Globex see you.').waitFor();
  expect(await page.getByText('Acme', { exact: true }).count()).toBe(0);

  await ask('Globex');
  await question.getByText('your account is deleted too', { exact: false }).waitFor();
  await confirm();
  await page.waitForURL('**/account/logout');
  await page.getByRole('heading', { level: 1, name: 'You’re signed out' }).waitFor();
  await portal.open('/profile');
  await new LoginModel(page).asksForEmail();
});

test('the last admin sees why they cannot leave', async () => {
  const { visitor, question, ask, confirm } = await profileOf(running.portico.otherAdmin);
  visitor.expectRefusal(409, `/me/tenants/${running.portico.otherAdmin.tenantId}`);
  visitor.expectMessage(/^\[portico\] DELETE \S+\/me\/tenants\/\S+: 409 /);
  await ask('Globex');
  expect(await question.getByRole('alert').count()).toBe(0);
  await confirm();
  await question.getByText('This is the last user who can manage users here.', { exact: false }).waitFor();
  await expectAccessible(visitor);
});
