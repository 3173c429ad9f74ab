/** Signing in without a password: by a code in a mail, a link in a mail, a code by SMS. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { signInByApi } from './support/api.ts';
import { answerOf, authorizationRequest, tradeCode } from './support/client.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp, type SetUp } from './support/set-up.ts';

const ssoPrelogin = '/identity/resources/auth/v2/user/sso/prelogin';
const base = '/identity/resources/auth/v1/passwordless';
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

interface Arrived {
  visitor: Visitor;
  page: Page;
  login: LoginModel;
  verifier: string;
}

async function sentToSignIn(
  running: SetUp,
  options: Parameters<SetUp['browser']['visitor']>[0] = {},
): Promise<Arrived> {
  const visitor = await running.browser.visitor(options);
  visitor.expectRefusal(404, ssoPrelogin);
  const { url, verifier } = authorizationRequest(running.portico);
  await visitor.page.goto(url);
  const login = new LoginModel(visitor.page);
  if (options.javaScriptEnabled !== false) await login.comesAlive();
  return { visitor, page: visitor.page, login, verifier };
}

/** In a box embedded in a customer's page, on a phone: the email has been entered. */
async function begunInBox(running: SetUp, email: string): Promise<Visitor> {
  const visitor = await running.browser.visitor({ viewport: { width: 360, height: 740 } });
  visitor.expectRefusal(404, ssoPrelogin);
  visitor.expectRefusal(401, '/identity/resources/auth/v1/user/token/refresh');
  const { page } = visitor;
  await page.goto(`${running.portico.demo.demoUrl}/embedded`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Email', { exact: true }).press('Enter');
  return visitor;
}

/** The application has its code, and the code buys tokens. */
async function arrives(running: SetUp, { page, verifier }: Arrived): Promise<void> {
  const { code } = await answerOf(running.portico, page);
  expect((await tradeCode(running.portico, code!, verifier)).status).toBe(200);
}
const phoneField = (page: Page) => page.getByRole('textbox', { name: 'Phone number' });
const codeField = (page: Page) => page.getByLabel('Verification code');

describe('4.2 a code by email', () => {
  const running = setUp({ signIn: { strategy: 'Code' } });

  test('signs in; a wrong code is shown at its field, and a reload stays there', async () => {
    const arrived = await sentToSignIn(running);
    const { visitor, page, login } = arrived;
    visitor.expectRefusal(400, `${base}/code/postlogin`);
    const { email } = running.portico.member;
    await login.giveEmail(email);
    await login.shows('Enter your code');
    await page.getByText('Resend code in').waitFor();
    expect(await codeField(page).getAttribute('autocomplete')).toBe('one-time-code');
    expect(await login.focused()).toBe('code');
    await expectAccessible(visitor);
    const [code] = (await running.portico.inbox.next(email)).codes;
    await login.giveCode(wrong(code!));
    await login.errorOf('code').waitFor();
    expect(await login.errorOf('code').textContent()).toBe('Incorrect code. Attempts left: 4.');
    await expectAccessible(visitor);
    await page.reload();
    await login.comesAlive();
    await page.getByText(email).waitFor();
    await login.giveCode(`${code!.slice(0, 3)} ${code!.slice(3)}`);
    await arrives(running, arrived);
    expect((await running.portico.inbox.to(email)).length).toBe(1);
  });

  test('Back leads to the address', async () => {
    const { page, login } = await sentToSignIn(running);
    await login.giveEmail(running.portico.admin.email);
    await login.shows('Enter your code');
    await page.getByRole('link', { name: 'Use a different email' }).click();
    await login.asksForEmail();
  });

  test('works without a script', async () => {
    const arrived = await sentToSignIn(running, { javaScriptEnabled: false });
    const { visitor, login } = arrived;
    visitor.expectRefusal(400, '/oauth/prelogin');
    const { email } = running.portico.otherAdmin;
    await login.giveEmail(email);
    await login.shows('Enter your code');
    const [code] = (await running.portico.inbox.next(email)).codes;
    await login.giveCode(wrong(code!));
    await login.errorOf('code').waitFor();
    await login.giveCode(code!);
    await arrives(running, arrived);
  });

  test('works in a box on a customer’s page', async () => {
    const { email } = running.portico.admin;
    const visitor = await begunInBox(running, email);
    const { page } = visitor;
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await expectAccessible(visitor);
    const sent = (await running.portico.inbox.to(email)).length;
    const { codes } = await running.portico.inbox.next(email, Math.max(sent, 2));
    await codeField(page).fill(codes[0]!);
    await page.getByText('Welcome to', { exact: false }).first().waitFor();
  });
});

describe('4.2 a link by email', () => {
  const running = setUp({ signIn: { strategy: 'MagicLink' } });
  const numberOn = async (page: Page) =>
    (await page.locator('portico-login-box [data-part=match-number] strong').textContent())!;

  test('opened in the same browser: one click, and the waiting page reports it', async () => {
    const arrived = await sentToSignIn(running);
    const { visitor, page, login } = arrived;
    const { email } = running.portico.member;
    await login.giveEmail(email);
    await login.shows('Check your email');
    const number = await numberOn(page);
    await expectAccessible(visitor);
    const mailed = await visitor.context.newPage();
    await mailed.goto(await running.portico.inbox.link(email));
    const opened = new LoginModel(mailed);
    await opened.comesAlive();
    expect(await numberOn(mailed)).toBe(number);
    await opened.submit.click();
    await arrives(running, { ...arrived, page: mailed });
    await login.shows('You’re signed in');
    await expectAccessible(visitor, page);
  });

  test('opened on a phone: the number, and both are signed in', async () => {
    const arrived = await sentToSignIn(running);
    const { email } = running.portico.admin;
    await arrived.login.giveEmail(email);
    await arrived.login.shows('Check your email');
    const number = await numberOn(arrived.page);
    const phone = await running.browser.visitor({ viewport: { width: 360, height: 740 } });
    phone.expectRefusal(400, `${base}/magiclink/postlogin`);
    await phone.page.goto(await running.portico.inbox.link(email));
    const opened = new LoginModel(phone.page);
    await opened.comesAlive();
    await phone.page.getByText('someone may be trying to sign in as you').waitFor();
    await expectAccessible(phone);
    await phone.page.getByLabel('Number on the other page').fill(number === '10' ? '11' : '10');
    await opened.submit.click();
    await opened.errorOf('matchNumber').waitFor();
    await phone.page.getByLabel('Number on the other page').fill(number);
    await opened.submit.click();
    await phone.page.waitForURL((url) => !url.pathname.startsWith('/account/login'));
    await arrives(running, arrived);
  });

  test('an invalid link shows a message, with a link to continue', async () => {
    const visitor = await running.browser.visitor();
    visitor.expectRefusal(400, '/account/login/magic-link');
    await visitor.page.goto(`${running.portico.demo.baseUrl}/account/login/magic-link?token=nonsense`);
    const box = new LoginModel(visitor.page);
    await box.shows('This link is no longer valid');
    await box.link('Back to sign-in').click();
    await box.asksForEmail();
  });
});

describe('4.2 a code by SMS', () => {
  const running = setUp({
    signIn: { strategy: 'SmsCode', alternatives: ['EmailAndPassword'], secondary: ['SmsCode'] },
  });
  const number = '+12025550177';

  test('a verified number signs in, its country chosen from a list; a lost one is replaced by email', async () => {
    await givePhone(running, number);
    const arrived = await sentToSignIn(running, { viewport: { width: 360, height: 740 } });
    const { visitor, page, login } = arrived;
    visitor.expectRefusal(400, `${base}/smscode/prelogin`);
    await login.giveEmail(running.portico.member.email);
    await login.shows('Sign in with your phone');
    await phoneField(page).fill('202 555');
    await login.submit.click();
    await login.errorOf('phoneNumber').waitFor();
    await page.getByRole('button', { name: 'Select a country' }).click();
    await page.getByLabel('Country').selectOption('US');
    expect(await phoneField(page).inputValue()).toMatch(/^\+1 /);
    await expectAccessible(visitor);
    await phoneField(page).fill('+1 202 555 0177');
    await login.submit.click();
    await login.shows('Enter your code');
    const { codes, channel } = await running.portico.inbox.next(number, 2);
    expect(channel).toBe('sms');
    await login.giveCode(codes[0]!);
    await login.shows('Sign in faster next time?');
    await expectAccessible(visitor);
    await login.submit.click();
    await arrives(running, arrived);

    // the same device, another day
    await visitor.context.clearCookies();
    const again = authorizationRequest(running.portico);
    await page.goto(again.url);
    await login.comesAlive();
    await page.getByRole('link', { name: 'Text me a code' }).click();
    await login.shows('Welcome back');
    await expectAccessible(visitor);
    await login.submit.click();
    await login.shows('Enter your code');
    await login.giveCode((await running.portico.inbox.next(number, 3)).codes[0]!);
    await arrives(running, { ...arrived, verifier: again.verifier });
  });

  test('4.5 another phone number', async () => {
    const visitor = await running.browser.visitor();
    const { page } = visitor;
    const box = new LoginModel(page);
    await page.goto(`${running.portico.demo.baseUrl}/account/reset-phone-number`);
    await box.comesAlive();
    const { email } = running.portico.otherAdmin;
    await box.email.fill(email);
    await box.submit.click();
    await box.giveCode((await running.portico.inbox.next(email)).codes[0]!);
    await box.shows('Enter your new phone number');
    await phoneField(page).fill('+1 202 555 0178');
    await box.submit.click();
    await box.shows('Enter your code');
    await box.giveCode((await running.portico.inbox.next('+12025550178')).codes[0]!);
    await page.getByRole('link', { name: 'Not on this device' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/account'));
  });
});

/** The member proves a number, signed in by password. */
async function givePhone({ portico }: SetUp, number: string): Promise<void> {
  const headers = {
    authorization: `Bearer ${await signInByApi(portico, portico.member)}`,
    'content-type': 'application/json',
  };
  const call = async (path: string, body: unknown) =>
    await fetch(`${portico.demo.baseUrl}/identity/resources/users/phone-numbers/v1${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
  const { otcToken } = (await (await call('/preverify', { phoneNumber: number })).json()) as { otcToken: string };
  const [code] = (await portico.inbox.next(number)).codes;
  expect((await call('/verify', { otcToken, code })).status).toBe(200);
}

describe('4.2 another way than the password', () => {
  const running = setUp({ signIn: { alternatives: ['Code', 'MagicLink'] } });
  const methodButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  test('by keyboard: the code goes to the address that was given, and a reload stays at it', async () => {
    const arrived = await sentToSignIn(running, { viewport: { width: 360, height: 740 } });
    const { visitor, page, login } = arrived;
    const { email } = running.portico.admin;
    await login.giveEmail(email);
    await login.asksForPassword();
    await methodButton(page, 'Email me a code instead').waitFor();
    expect(await overflow(page)).toBe(0);
    await expectAccessible(visitor);
    await login.submit.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await login.shows('Enter your code');
    await expect.poll(() => login.focused()).toBe('code');
    const [code] = (await running.portico.inbox.next(email)).codes;
    await page.reload();
    await login.comesAlive();
    await login.giveCode(code!);
    await arrives(running, arrived);
    expect((await running.portico.inbox.to(email)).length).toBe(1);
  });

  test('all ways are listed for the address, and lead back to the password', async () => {
    const arrived = await sentToSignIn(running, { viewport: { width: 360, height: 740 } });
    const { visitor, page, login } = arrived;
    const { email, password } = running.portico.member;
    await login.giveEmail(email);
    await login.asksForPassword();
    await methodButton(page, 'Other ways to sign in').click();
    await login.shows('Other ways to sign in');
    await page.getByText(email).waitFor();
    expect(
      await page.evaluate(() => document.querySelector('portico-login-box')!.shadowRoot!.activeElement?.tagName),
    ).toBe('H1');
    expect(await overflow(page)).toBe(0);
    await expectAccessible(visitor);
    await methodButton(page, 'Email me a link').click();
    await login.shows('Check your email');
    await expectAccessible(visitor);
    await methodButton(page, 'Other ways to sign in').click();
    await methodButton(page, 'Use your password').click();
    await login.givePassword(password);
    await arrives(running, arrived);
  });

  test('works without a script', async () => {
    const arrived = await sentToSignIn(running, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    const { page, login } = arrived;
    const { email } = running.portico.otherAdmin;
    await login.giveEmail(email);
    await login.asksForPassword();
    await methodButton(page, 'Other ways to sign in').click();
    await login.shows('Other ways to sign in');
    expect(await overflow(page)).toBe(0);
    await methodButton(page, 'Email me a code').click();
    await login.shows('Enter your code');
    const [code] = (await running.portico.inbox.next(email)).codes;
    await login.giveCode(code!);
    await arrives(running, arrived);
  });

  test('works in a box on a customer’s page, there and back', async () => {
    const { email, password } = running.portico.member;
    const visitor = await begunInBox(running, email);
    const { page } = visitor;
    for (let round = 0; round < 2; round += 1) {
      await methodButton(page, 'Other ways to sign in').click();
      await page.getByRole('heading', { name: 'Other ways to sign in' }).waitFor();
      expect(await overflow(page)).toBe(0);
      await expectAccessible(visitor);
      await methodButton(page, 'Use your password').click();
      await page.getByRole('heading', { name: 'Enter your password' }).waitFor();
    }
    await methodButton(page, 'Email me a code instead').click();
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    await methodButton(page, 'Other ways to sign in').click();
    await methodButton(page, 'Use your password').click();
    await page.locator('#portico-password').fill(password);
    await page.locator('#portico-password').press('Enter');
    await page.getByText('Welcome to', { exact: false }).first().waitFor();
  });
});
