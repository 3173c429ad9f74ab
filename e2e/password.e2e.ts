import { expect, test } from 'vitest';
import { ForgotPasswordModel } from './models/forgot-password.model.ts';
import { LoginModel } from './models/login.model.ts';
import { ResetPasswordModel } from './models/reset-password.model.ts';
import { answerOf, authorizationRequest } from './support/client.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';
import { newAddress, newPassword } from './support/start-portico.ts';

const running = setUp();

test('a forgotten password is reset by email, and the old one is rejected', async () => {
  const visitor = await running.browser.visitor();
  visitor.expectRefusal(404, '/sso/prelogin');
  const { page } = visitor;
  const { email, password: old } = running.portico.member;
  await page.goto(authorizationRequest(running.portico).url);
  const login = new LoginModel(page);
  await login.comesAlive();
  await login.giveEmail(email);
  await login.asksForPassword();
  await login.link('Forgot password?').click();
  const forgot = new ForgotPasswordModel(page);
  await forgot.asks();
  await expectAccessible(visitor);
  await forgot.comesAlive();
  expect(await forgot.email.inputValue()).toBe(email);
  await forgot.askFor(email);
  await forgot.saysMailIsSent();
  await expectAccessible(visitor);

  const link = await running.portico.inbox.link(email);
  for (let visits = 0; visits < 5; visits++) expect((await fetch(link)).status).toBe(200);
  await page.goto(link);
  const reset = new ResetPasswordModel(page);
  await reset.asks();
  await expectAccessible(visitor);
  expect(await page.evaluate(() => document.querySelector('input[autocomplete=new-password]') !== null)).toBe(true);
  await reset.comesAlive();
  const password = newPassword();
  await reset.choose(password);
  await reset.saysItIsDone();
  await expectAccessible(visitor);

  visitor.expectRefusal(401, '/auth/v1/user');
  await page.goto(authorizationRequest(running.portico).url);
  await login.comesAlive();
  await login.signIn({ email, password: old });
  await login.errorOf('password').waitFor();
  await login.password.fill(password);
  await login.submit.click();
  await answerOf(running.portico, page);

  visitor.expectRefusal(409, '/account/reset-password');
  visitor.expectRefusal(410, '/account/reset-password');
  visitor.expectRefusal(400, '/account/reset-password');
  await page.goto(link);
  await reset.saysLinkIsDead();
  await expectAccessible(visitor);
});

test('an email without an account gets the same answer, and no message', async () => {
  const visitor = await running.browser.visitor();
  await visitor.page.goto(`${running.portico.demo.baseUrl}/account/forget-password`);
  const forgot = new ForgotPasswordModel(visitor.page);
  await forgot.comesAlive();
  const [stranger, known] = [newAddress(), running.portico.otherAdmin.email];
  await forgot.askFor(stranger);
  await forgot.saysMailIsSent();
  const unknownText = (await visitor.page.locator('portico-login-box').innerText()).replace(stranger, 'ADDRESS');
  await visitor.page.goto(`${running.portico.demo.baseUrl}/account/forget-password`);
  await forgot.comesAlive();
  await forgot.askFor(known);
  await forgot.saysMailIsSent();
  await running.portico.inbox.next(known);
  const knownText = (await visitor.page.locator('portico-login-box').innerText()).replace(known, 'ADDRESS');
  const withoutTime = (text: string) => text.replace(/\d+:\d\d|\d+ s\b/g, 'TIME');
  expect(withoutTime(knownText)).toBe(withoutTime(unknownText));
  expect(await running.portico.inbox.to(stranger)).toEqual([]);
});

test('an expired reset link shows a message and offers a new one', async () => {
  const visitor = await running.browser.visitor();
  const { page } = visitor;
  const { email } = running.portico.admin;
  await page.goto(`${running.portico.demo.baseUrl}/account/forget-password`);
  const forgot = new ForgotPasswordModel(page);
  await forgot.comesAlive();
  await forgot.askFor(email);
  const link = await running.portico.inbox.link(email);
  running.portico.advance(61 * 60_000);
  visitor.expectRefusal(410, '/account/reset-password');
  visitor.expectRefusal(400, '/account/reset-password');
  await page.goto(link);
  await new ResetPasswordModel(page).saysLinkIsDead();
  await expectAccessible(visitor);
  await page.getByText('Get a new link').click();
  await forgot.asks();
});

test('a truncated link is invalid', async () => {
  const visitor = await running.browser.visitor();
  visitor.expectRefusal(404, '/account/reset-password');
  visitor.expectRefusal(400, '/account/reset-password');
  visitor.expectRefusal(410, '/account/reset-password');
  await visitor.page.goto(`${running.portico.demo.baseUrl}/account/reset-password?userId=nobody`);
  await new ResetPasswordModel(visitor.page).saysLinkIsDead();
});
