import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AccountModel } from './models/account.model.ts';
import { ActivateModel } from './models/activate.model.ts';
import { ForgotPasswordModel } from './models/forgot-password.model.ts';
import { InvitationModel } from './models/invitation.model.ts';
import { LoginModel } from './models/login.model.ts';
import { ResetPasswordModel } from './models/reset-password.model.ts';
import { SignUpModel } from './models/sign-up.model.ts';
import { invite } from './support/api.ts';
import { answerOf, authorizationRequest, tradeCode } from './support/client.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';
import { newAddress, newPassword } from './support/start-portico.ts';

const running = setUp();

/** A browser in which no page runs a script. */
const plainVisitor = (): Promise<Visitor> => running.browser.visitor({ javaScriptEnabled: false });

async function sentToSignIn(
  visitor: Visitor,
  changes: Record<string, string> = {},
): Promise<{ page: Page; login: LoginModel; verifier: string }> {
  const request = authorizationRequest(running.portico, changes);
  await visitor.page.goto(request.url);
  return { page: visitor.page, login: new LoginModel(visitor.page), verifier: request.verifier };
}

test('sign-in, with a reload on the password step', async () => {
  const { page, login, verifier } = await sentToSignIn(await plainVisitor());
  await login.giveEmail(running.portico.member.email);
  await login.asksForPassword();
  await page.reload();
  await login.givePassword(running.portico.member.password);
  const { code } = await answerOf(running.portico, page);
  expect((await tradeCode(running.portico, code!, verifier)).status).toBe(200);
  await page.goto(authorizationRequest(running.portico).url);
  expect((await answerOf(running.portico, page)).code).not.toBeNull();
});

test('a wrong password is shown in place, and Change leads back to the email, which is kept', async () => {
  const visitor = await plainVisitor();
  visitor.expectRefusal(401, '/oauth/prelogin');
  const { page, login } = await sentToSignIn(visitor);
  const { email } = running.portico.member;
  await login.signIn({ email, password: 'not-the-password' });
  await login.errorOf('password').waitFor();
  expect(await login.errorOf('password').textContent()).toContain('Attempts left before your account is locked: 4.');
  await page.getByText(email).waitFor();
  await login.change.click();
  await login.asksForEmail();
  expect(await login.email.inputValue()).toBe(email);
});

test('too many wrong passwords, the email, and the click that unlocks sign-in', async () => {
  const visitor = await plainVisitor();
  visitor.expectRefusal(401, '/oauth/prelogin');
  visitor.expectRefusal(423, '/oauth/prelogin');
  visitor.expectRefusal(403, '/oauth/prelogin');
  const { page, login } = await sentToSignIn(visitor);
  const { email } = running.portico.otherAdmin;
  await login.giveEmail(email);
  for (let count = 0; count < 5; count++) await login.givePassword(`wrong-${count}`);
  await login.shows(/^Locked until/);
  await page.goto(await running.portico.inbox.link(email));
  await login.shows('Unlock your account');
  await login.submit.click();
  await login.shows('Account unlocked');
});

test('sign-up and activation in the same browser end at the application', async () => {
  const visitor = await plainVisitor();
  const { page } = await sentToSignIn(visitor, { screen_hint: 'signup' });
  const account = { email: newAddress(), name: 'Rosalind Vega', companyName: 'Harbour', password: newPassword() };
  const signUp = new SignUpModel(page);
  await signUp.signUp(account);
  await signUp.saysMailIsSent();
  await signUp.submit.click();
  await page.getByText('Email sent again to').waitFor();
  const activate = new ActivateModel(page);
  await page.goto(await running.portico.inbox.link(account.email, 2));
  await activate.shows(/Confirm your email|Create a password/);
});

test('activation in another browser asks for a password', async () => {
  const first = await plainVisitor();
  const { page } = await sentToSignIn(first, { screen_hint: 'signup' });
  const account = { email: newAddress(), name: 'Rosalind Vega', companyName: 'Harbour', password: newPassword() };
  await new SignUpModel(page).signUp(account);
  await new SignUpModel(page).saysMailIsSent();
  const link = await running.portico.inbox.link(account.email);
  const other = await plainVisitor();
  await other.page.goto(link);
  const activate = new ActivateModel(other.page);
  other.expectRefusal(400, '/account/activate');
  other.expectRefusal(422, '/account/activate');
  await activate.choosePassword('password123');
  await activate.errorOf('password').waitFor();
  await activate.choosePassword(newPassword());
  await other.page.waitForURL(`${running.portico.demo.demoUrl}/**`);

  await page.goto(link);
  first.expectRefusal(409, '/account/activate');
  first.expectRefusal(410, '/account/activate');
  first.expectRefusal(400, '/account/activate');
  await new ActivateModel(page).saysLinkIsDead();
});

test('one press confirms the address in the browser that signed up', async () => {
  const { page } = await sentToSignIn(await plainVisitor(), { screen_hint: 'signup' });
  const account = { email: newAddress(), name: 'Rosalind Vega', companyName: 'Harbour', password: newPassword() };
  await new SignUpModel(page).signUp(account);
  await new SignUpModel(page).saysMailIsSent();
  await page.goto(await running.portico.inbox.link(account.email));
  const activate = new ActivateModel(page);
  await activate.asksForOnePress();
  await activate.submit.click();
  expect((await answerOf(running.portico, page)).code).not.toBeNull();
});

test('a forgotten password', async () => {
  const visitor = await plainVisitor();
  const { page, login } = await sentToSignIn(visitor);
  const { email } = running.portico.demo.users[3]!;
  await login.giveEmail(email);
  await login.asksForPassword();
  await login.link('Forgot password?').click();
  const forgot = new ForgotPasswordModel(page);
  await forgot.askFor(email);
  await forgot.saysMailIsSent();
  await page.goto(await running.portico.inbox.link(email));
  const reset = new ResetPasswordModel(page);
  visitor.expectRefusal(400, '/account/reset-password');
  visitor.expectRefusal(422, '/account/reset-password');
  await reset.choose('password123');
  await reset.errorOf('password').waitFor();
  const password = newPassword();
  await reset.choose(password);
  await reset.saysItIsDone();
  await page.goto(authorizationRequest(running.portico).url);
  await login.signIn({ email, password });
  await answerOf(running.portico, page);
});

test('an invitation to a user with an account, and signing out at the server', async () => {
  const visitor = await plainVisitor();
  const { page, login } = await sentToSignIn(visitor);
  await login.signIn(running.portico.member);
  await answerOf(running.portico, page);
  await page.goto(`${running.portico.demo.baseUrl}/account/logout`);
  const account = new AccountModel(page);
  await account.saysSignedIn();
  await account.submit.click();
  await account.saysSignedOut();

  const newcomer = newAddress('ingrid.solheim');
  await invite(running.portico, newcomer);
  await page.goto(await running.portico.inbox.link(newcomer));
  await new ActivateModel(page).choosePassword(newPassword());
  await page.waitForURL(`${running.portico.demo.demoUrl}/**`);
  const { inbox, otherAdmin } = running.portico;
  const before = (await inbox.to(otherAdmin.email)).length;
  await invite(running.portico, otherAdmin.email);
  await page.goto(await inbox.link(otherAdmin.email, before + 1));
  const invitation = new InvitationModel(page);
  await invitation.asksToJoin(running.portico.admin.tenantName);
  await invitation.submit.click();
  await invitation.saysTheyAreIn();
});

test('a form from another page, or from another browser, is not taken', async () => {
  const visitor = await plainVisitor();
  const { page } = await sentToSignIn(visitor);
  const address = page.url();
  const answer = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ step: 'preLogin', email: running.portico.member.email, formToken: 'made-up' }),
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await answer.text()).not.toContain(running.portico.member.email);
});
