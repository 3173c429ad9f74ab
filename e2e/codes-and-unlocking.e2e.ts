import { expect, test } from 'vitest';
import { ActivateModel } from './models/activate.model.ts';
import { HostedBox } from './models/hosted-box.model.ts';
import { LoginModel } from './models/login.model.ts';
import { SecondFactorModel } from './models/second-factor.model.ts';
import { SignUpModel } from './models/sign-up.model.ts';
import { invite } from './support/api.ts';
import { answerOf, authorizationRequest } from './support/client.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';
import { newAddress, newPassword } from './support/start-portico.ts';

const running = setUp({
  signUp: { confirmBy: 'code' },
  invitations: { confirmBy: 'code' },
  lockout: { maxAttempts: 3 },
  signIn: { userNames: true },
});

const codeOf = async (address: string): Promise<string> => (await running.portico.inbox.next(address)).codes[0]!;

test('4.5 sign-up confirmed by a code: a wrong one is shown at its field, the right one leads to the application', async () => {
  const visitor = await running.browser.visitor({ viewport: { width: 360, height: 740 } });
  const { page } = visitor;
  const account = {
    email: newAddress('odile.marchetti'),
    name: 'Odile Marchetti',
    companyName: 'Harbour & Sons',
    password: newPassword(),
  };
  await page.goto(authorizationRequest(running.portico, { screen_hint: 'signup' }).url);
  const signUp = new SignUpModel(page);
  await signUp.comesAlive();
  await signUp.signUp(account);
  const activate = new SecondFactorModel(page);
  await activate.shows('Confirm your email');
  await expectAccessible(visitor);
  const code = await codeOf(account.email);
  visitor.expectRefusal(400, '/users/v1/activate/code');
  await activate.giveCode(code === '000000' ? '111111' : '000000');
  await activate.errorOf('code').waitFor();
  await expectAccessible(visitor);
  await activate.giveCode(code);
  expect((await answerOf(running.portico, page)).code).not.toBeNull();
});

test('4.5 an invitation by link and code: the code of the same email is asked for, and the user joins', async () => {
  const email = running.portico.otherAdmin.email;
  await invite(running.portico, email);
  const message = await running.portico.inbox.next(email);
  const visitor = await running.browser.visitor();
  await visitor.page.goto(message.links[0]!);
  const invitation = new SecondFactorModel(visitor.page);
  await invitation.shows(`Join ${running.portico.admin.tenantName}`);
  await invitation.comesAlive();
  await expectAccessible(visitor);
  await invitation.giveCode(message.codes[0]!);
  await invitation.shows('Invitation accepted');
  await expectAccessible(visitor);
});

test('4.5 too many wrong passwords: the emailed link unlocks the account, once', async () => {
  const { member } = running.portico;
  const visitor = await running.browser.visitor();
  const { page } = visitor;
  await page.goto(authorizationRequest(running.portico).url);
  const login = new LoginModel(page);
  await login.comesAlive();
  await login.giveEmail(member.email);
  visitor.expectRefusal(401, '/identity/resources/auth/v1/user');
  visitor.expectRefusal(403, '/identity/resources/auth/v1/user');
  visitor.expectRefusal(423, '/identity/resources/auth/v1/user');
  visitor.expectRefusal(429, '/identity/resources/auth/v1/user');
  for (const tries of ['first', 'second']) {
    await login.givePassword(`the ${tries} wrong ${newPassword()}`);
    await login.errorOf('password').waitFor();
    await login.comesAlive();
  }
  await login.givePassword(`the last wrong ${newPassword()}`);
  await login.shows(/^Locked until /);
  await expectAccessible(visitor);
  const link = await running.portico.inbox.link(member.email);

  const unlock = new HostedBox(page);
  await page.goto(link);
  await unlock.shows('Unlock your account');
  await unlock.comesAlive();
  await expectAccessible(visitor);
  await unlock.submit.click();
  await unlock.shows(/Account unlocked|^Sign in to /);
  const again = await running.browser.visitor();
  again.expectRefusal(410, '/account/unlock');
  again.expectRefusal(400, '/account/unlock');
  await again.page.goto(authorizationRequest(running.portico).url);
  await new LoginModel(again.page).signIn(member);
  await answerOf(running.portico, again.page);
  await again.page.goto(link);
  await new ActivateModel(again.page).saysLinkIsDead();
  await expectAccessible(again);
});

test('7.1 a user name signs in on the hosted page, with JavaScript and without: the field says that it takes one', async () => {
  const { demo } = running.portico;
  const sailor = { email: `sailor.${newPassword().slice(6, 12)}`, password: newPassword() };
  const headers = { 'content-type': 'application/json' };
  const signedUp = await fetch(`${demo.baseUrl}/identity/resources/users/v1/signUp/username`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username: sailor.email, password: sailor.password, companyName: 'Small Boats' }),
  });
  expect(signedUp.status).toBe(200);
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await running.browser.visitor({ javaScriptEnabled });
    // a username has no SSO connection
    visitor.expectRefusal(400, '/user/sso/prelogin');
    visitor.expectRefusal(401, javaScriptEnabled ? '/identity/resources/auth/v1/user' : '/oauth/prelogin');
    const { page } = visitor;
    await page.goto(authorizationRequest(running.portico).url);
    const login = new LoginModel(page);
    if (javaScriptEnabled) await login.comesAlive();
    await page.getByLabel('Email or username').waitFor();
    if (javaScriptEnabled) await expectAccessible(visitor);
    await login.signIn({ ...sailor, password: 'not the password' });
    await login.errorOf('password').waitFor();
    await page.getByText(sailor.email).waitFor();
    await login.givePassword(sailor.password);
    expect((await answerOf(running.portico, page)).code).not.toBeNull();
  }
});
