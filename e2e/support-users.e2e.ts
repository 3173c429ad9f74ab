/** What support does from the list of users: a password reset, and an impersonation that is told to the user. */
import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { setUp } from './support/set-up.ts';

// fewer than after which sign-in asks for a CAPTCHA
const running = setUp({ lockout: { maxAttempts: 3 } });

test('an admin sends a password reset from the drawer, and impersonates the user after telling why', async () => {
  const { admin, member, demo, inbox } = running.portico;
  const { page } = await running.browser.visitor({ viewport: { width: 1280, height: 900 } });
  const portal = new PortalModel(page, demo.baseUrl);
  await portal.open('/users?search=quentin.okafor');
  await new LoginModel(page).signIn(admin);
  await portal.row('Quentin Okafor').locator('[data-part=user]').click();
  const drawer = page.getByRole('dialog', { name: 'Quentin Okafor' });
  await drawer.getByRole('button', { name: 'Send password reset' }).click();
  await portal.showsToast('Password reset email sent to Quentin Okafor.');
  expect(await inbox.link(member.email)).toContain('/account/reset-password');

  await drawer.getByRole('button', { name: 'Impersonate…' }).click();
  const question = page.getByRole('dialog', { name: 'Impersonate Quentin Okafor?' });
  await question.getByRole('button', { name: 'Impersonate user' }).click();
  await question.getByRole('alert').getByText('Enter a reason of 3 to 500 characters.').waitFor();
  await question.getByLabel('Reason').fill('Support ticket 4711');
  await question.getByRole('button', { name: 'Impersonate user' }).click();
  await page.getByRole('heading', { name: 'Impersonate Quentin Okafor' }).waitFor();
  await page.getByRole('button', { name: 'Start impersonation' }).click();
  await page.getByText('You’re impersonating Quentin Okafor').waitFor();
  await portal.open('/profile');
  await portal.comesAlive();
  await page.getByText(/is acting as Quentin Okafor until/).waitFor();
  const told = (await inbox.to(member.email)).find(({ text }) => text.includes('Support ticket 4711'));
  expect(told?.text).toContain('Marisol Bellamy');
});

test('an admin finds a locked member, sees until when and why in the log, and unlocks the account', async () => {
  const { admin, member, demo } = running.portico;
  const signInAs = (password: string) =>
    fetch(`${demo.baseUrl}/identity/resources/auth/v1/user`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: member.email, password }),
    });
  const answers = [];
  for (let tries = 0; tries < 3; tries += 1) answers.push((await signInAs('not the password')).status);
  expect(answers).toEqual([401, 401, 423]);
  const { page } = await running.browser.visitor({ viewport: { width: 1280, height: 900 } });
  const portal = new PortalModel(page, demo.baseUrl);
  await portal.open('/users?show=locked&search=quentin');
  await new LoginModel(page).signIn(admin);
  await portal.row('Quentin Okafor').locator('[data-part=user]').click();
  const drawer = page.getByRole('dialog', { name: 'Quentin Okafor' });
  await drawer
    .getByRole('alert')
    .getByText(/^Locked until/)
    .waitFor();
  await drawer.getByText('was locked after too many incorrect passwords').first().waitFor();
  await drawer.getByRole('button', { name: 'Unlock now' }).click();
  await portal.showsToast('Quentin Okafor was unlocked.');
  expect((await signInAs(member.password)).status).toBe(200);
});
