import { expect, test } from 'vitest';
import { ActivateModel } from './models/activate.model.ts';
import { LoginModel } from './models/login.model.ts';
import { PlanningDemoModel } from './models/planning-demo.model.ts';
import { SignUpModel, type NewAccount } from './models/sign-up.model.ts';
import { answerOf, authorizationRequest } from './support/client.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';
import { newAddress, newPassword } from './support/start-portico.ts';

const running = setUp();

function newAccount(): NewAccount {
  return { email: newAddress(), name: 'Rosalind Vega', companyName: 'Harbour & Sons', password: newPassword() };
}

interface SignedUp {
  visitor: Visitor;
  account: NewAccount;
  link: string;
}

/** A visitor whom an application sent to sign up, waiting for the activation email. */
async function signedUp(): Promise<SignedUp> {
  const visitor = await running.browser.visitor();
  const account = newAccount();
  await visitor.page.goto(authorizationRequest(running.portico, { screen_hint: 'signup' }).url);
  const signUp = new SignUpModel(visitor.page);
  await signUp.comesAlive();
  await signUp.signUp(account);
  await signUp.saysMailIsSent();
  return { visitor, account, link: await running.portico.inbox.link(account.email) };
}

test('sign-up leads through the email to the application: in the same browser with one click', async () => {
  const { visitor, link } = await signedUp();
  await expectAccessible(visitor);
  const activate = new ActivateModel(visitor.page);
  await visitor.page.goto(link);
  await activate.asksForOnePress();
  await expectAccessible(visitor);
  await activate.comesAlive();
  await activate.submit.click();
  const { code } = await answerOf(running.portico, visitor.page);
  expect(code).not.toBeNull();
});

test('a mail scanner that opens the link five times does not use it up; a user uses it once', async () => {
  const { visitor, link } = await signedUp();
  for (let visits = 0; visits < 5; visits++) expect((await fetch(link)).status).toBe(200);
  const activate = new ActivateModel(visitor.page);
  await visitor.page.goto(link);
  await activate.asksForOnePress();
  await activate.comesAlive();
  await activate.submit.click();
  await answerOf(running.portico, visitor.page);
  visitor.expectRefusal(410, '/account/activate');
  visitor.expectRefusal(400, '/account/activate');
  visitor.expectRefusal(409, '/account/activate');
  await visitor.page.goto(link);
  await activate.saysLinkIsDead();
  await visitor.page.getByText('This link has already been used').waitFor();
  await expectAccessible(visitor);
});

test('in another browser the link asks for a password, and the one from sign-up does not count', async () => {
  const { account, link } = await signedUp();
  const other = await running.browser.visitor();
  await other.page.goto(link);
  const activate = new ActivateModel(other.page);
  await activate.asksForPassword();
  await expectAccessible(other);
  await activate.comesAlive();
  const password = newPassword();
  await activate.choosePassword(password);
  await other.page.waitForURL(`${running.portico.demo.demoUrl}/**`);
  await new PlanningDemoModel(other.page, running.portico.demo.demoUrl).showsDashboard();

  const third = await running.browser.visitor();
  third.expectRefusal(404, '/sso/prelogin');
  third.expectRefusal(401, '/auth/v1/user');
  await third.page.goto(authorizationRequest(running.portico).url);
  const login = new LoginModel(third.page);
  await login.comesAlive();
  await login.signIn(account);
  await login.errorOf('password').waitFor();
  await login.password.fill(password);
  await login.submit.click();
  await answerOf(running.portico, third.page);
});

test('the email can be resent: the password stays, and the older link is invalid', async () => {
  const { visitor, account, link } = await signedUp();
  const { page } = visitor;
  // The button is disabled for half a minute, to limit emails.
  const signUp = new SignUpModel(page);
  expect(await signUp.submit.isDisabled()).toBe(true);
  await page.goto(`${running.portico.demo.baseUrl}/account/activate?step=resend`);
  const activate = new ActivateModel(page);
  await activate.shows('Get a new link');
  await expectAccessible(visitor);
  await activate.comesAlive();
  await activate.email.fill(account.email);
  await activate.submit.click();
  await activate.shows('Check your email');
  await expectAccessible(visitor);
  const newest = await running.portico.inbox.link(account.email, 2);
  expect(newest).not.toBe(link);
  visitor.expectRefusal(410, '/account/activate');
  visitor.expectRefusal(400, '/account/activate');
  visitor.expectRefusal(409, '/account/activate');
  await page.goto(newest);
  await activate.asksForOnePress();
  await activate.comesAlive();
  await activate.submit.click();
  await answerOf(running.portico, page);
  await page.goto(link);
  await activate.saysLinkIsDead();
});

test('an email with an account gets the same answer, and its owner is notified', async () => {
  const visitor = await running.browser.visitor();
  await visitor.page.goto(`${running.portico.demo.baseUrl}/account/sign-up`);
  const signUp = new SignUpModel(visitor.page);
  await signUp.comesAlive();
  await signUp.signUp({ ...newAccount(), email: running.portico.member.email });
  await signUp.saysMailIsSent();
  expect((await running.portico.inbox.next(running.portico.member.email)).subject).toBe(
    'You already have a Waypoint account',
  );
});

test('the rules of the password tick while one types, and turn red only on leaving', async () => {
  const visitor = await running.browser.visitor();
  const { page } = visitor;
  await page.goto(`${running.portico.demo.baseUrl}/account/sign-up`);
  const signUp = new SignUpModel(page);
  await signUp.comesAlive();
  await expectAccessible(visitor);
  const rule = page.locator('#portico-password-rule-length');
  await signUp.password.pressSequentially('short');
  expect(await rule.getAttribute('data-state')).toBeNull();
  await signUp.password.pressSequentially(' but longer');
  await expect.poll(() => rule.getAttribute('data-state')).toBe('met');
  await signUp.password.fill('short');
  await signUp.password.blur();
  await expect.poll(() => rule.getAttribute('data-state')).toBe('failed');
  await expectAccessible(visitor);
});

test('a form with gaps is not sent: the first gap gets the focus', async () => {
  const visitor = await running.browser.visitor();
  const { page } = visitor;
  await page.goto(`${running.portico.demo.baseUrl}/account/sign-up`);
  const signUp = new SignUpModel(page);
  await signUp.comesAlive();
  await signUp.email.fill(newAddress());
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await signUp.submit.click();
  await signUp.errorOf('name').waitFor();
  await signUp.errorOf('password').waitFor();
  expect(await signUp.focused()).toBe('name');
  expect(calls).toEqual([]);
});

test('a common password is refused at its field, and everything else that was typed stays', async () => {
  const visitor = await running.browser.visitor();
  visitor.expectRefusal(400, '/users/v1/signUp');
  visitor.expectRefusal(422, '/users/v1/signUp');
  const { page } = visitor;
  await page.goto(`${running.portico.demo.baseUrl}/account/sign-up`);
  const signUp = new SignUpModel(page);
  await signUp.comesAlive();
  const account = { ...newAccount(), password: 'password123' };
  await signUp.signUp(account);
  await signUp.errorOf('password').waitFor();
  expect(await signUp.errorOf('password').textContent()).toContain('too common');
  expect(await signUp.email.inputValue()).toBe(account.email);
  expect(await page.locator('input[name=companyName]').inputValue()).toBe(account.companyName);
  await expectAccessible(visitor);
});

test('an expired activation link shows a message and offers a new one', async () => {
  const { visitor, link } = await signedUp();
  running.portico.advance(4 * 86_400_000);
  visitor.expectRefusal(410, '/account/activate');
  visitor.expectRefusal(400, '/account/activate');
  await visitor.page.goto(link);
  const activate = new ActivateModel(visitor.page);
  await activate.saysLinkIsDead();
  await visitor.page.getByText('This link has expired').waitFor();
  await expectAccessible(visitor);
  await activate.comesAlive();
  await visitor.page.getByText('Get a new link').click();
  await activate.shows('Get a new link');
});
