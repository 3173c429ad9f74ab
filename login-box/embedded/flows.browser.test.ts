/**
 * Every sign-in method in a box on a customer's page with a strict policy: the page is not left, and its session opens.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { ForgotPasswordModel } from '#e2e/models/forgot-password.model.ts';
import { LoginModel, type Credentials } from '#e2e/models/login.model.ts';
import { PasskeysModel, withDevice } from '#e2e/models/passkeys.model.ts';
import { ResetPasswordModel } from '#e2e/models/reset-password.model.ts';
import { appCode, SecondFactorModel } from '#e2e/models/second-factor.model.ts';
import { SignUpModel } from '#e2e/models/sign-up.model.ts';
import { ActivateModel } from '#e2e/models/activate.model.ts';
import { signInByApi } from '#e2e/support/api.ts';
import { expectAccessible } from '#e2e/support/expect-accessible.ts';
import type { Visitor } from '#e2e/support/open-browser.ts';
import { newAddress, newPassword } from '#e2e/support/start-portico.ts';
import {
  box,
  heading,
  setUpEmbedded,
  signedIn,
  silentCalls,
  userEmail,
  type Embedded,
} from '#login-box/testing/embedded-set-up.ts';

/** The page with one box, ready; nothing that follows may load another document. */
async function visit(running: Embedded, prepare?: (visitor: Visitor) => Promise<void>): Promise<Visitor> {
  running.site.body = `%LOADER%<main>${box}</main>`;
  const visitor = await running.open(prepare);
  await new LoginModel(visitor.page).comesAlive();
  return visitor;
}

/**
 * Expects that the box shows the user, that the page's session knows them, and that the page was not reloaded.
 * @param asked expected number of token requests by cookie: one at page start, plus one per sign-in whose answer had no
 * token
 */
async function isIn({ site }: Embedded, page: Page, email: string, asked = 1): Promise<void> {
  await signedIn(page);
  await heading(page, /signed in/i);
  expect(await userEmail(page)).toBe(email);
  expect(page.url()).toBe(`${site.origin}/`);
  expect(await silentCalls(page)).toBe(asked);
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const digest = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();
const codeOf = (page: Page) => page.locator('input[name=code]');

describe('4.2 a code by email', () => {
  const running = setUpEmbedded({ signIn: { strategy: 'Code' } });

  test('signs in in the box; a wrong one is shown at its field', async () => {
    const { portico } = running;
    const visitor = await visit(running);
    const { page } = visitor;
    const login = new LoginModel(page);
    const { email } = portico.member;
    visitor.expectRefusal(400, '/passwordless/code/postlogin');
    await login.giveEmail(email);
    await login.shows('Enter your code');
    expect(await login.focused()).toBe('code');
    await expectAccessible(visitor);
    const [code] = (await portico.inbox.next(email)).codes;
    await login.giveCode(wrong(code!));
    await login.errorOf('code').waitFor();
    await login.giveCode(code!);
    await isIn(running, page, email);
  });

  test('is one field, which shows what was pasted, however it was spelled, in a box for each digit', async () => {
    const visitor = await visit(running);
    const { page } = visitor;
    const login = new LoginModel(page);
    visitor.expectRefusal(400, '/passwordless/code/postlogin');
    await login.giveEmail(running.portico.otherAdmin.email);
    await login.shows('Enter your code');
    const boxes = page.locator('portico-login-box [data-part=code-box]');
    const shown = async () => (await boxes.allTextContents()).join('|');
    expect(await page.locator('portico-login-box input:not([type=hidden])').count()).toBe(1);
    expect(await page.getByRole('textbox').count()).toBe(1);
    expect(await codeOf(page).getAttribute('autocomplete')).toBe('one-time-code');
    await codeOf(page).evaluate((input: HTMLInputElement) => {
      input.value = 'Your code: 12-34 ٥';
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await expect.poll(shown).toBe('1|2|3|4|5|');
    expect(await codeOf(page).inputValue()).toBe('12345');
    await page.keyboard.press('Backspace');
    await expect.poll(shown).toBe('1|2|3|4||');
    let submissions = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/passwordless/code/postlogin')) submissions += 1;
    });
    // submitted with its last digit
    await page.keyboard.type('00');
    await login.errorOf('code').waitFor();
    expect(submissions).toBe(1);
    // what was refused is selected: the next digit takes its place
    await expect
      .poll(() => boxes.evaluateAll((all) => all.filter((each) => each.hasAttribute('data-active')).length))
      .toBe(6);
    await page.keyboard.type('9');
    await expect.poll(shown).toBe('9|||||');
    // the refused code again takes the button: nobody loses an attempt by correcting
    await page.keyboard.press('Backspace');
    await page.keyboard.type('123400');
    await expect.poll(shown).toBe('1|2|3|4|0|0');
    await page.waitForTimeout(300);
    expect(submissions).toBe(1);
    await login.submit.click();
    await expect.poll(() => submissions).toBe(2);
  });

  test('its step is prefetched while idle, and its field is shown at the answer, without a timer or a frame in between', async () => {
    const early: string[] = [];
    const visitor = await visit(running, async ({ page }) => {
      page.on('request', (request) => early.push(new URL(request.url()).pathname));
      await page.clock.install();
    });
    const { page } = visitor;
    await expect.poll(() => early.some((path) => /\/passwordless-[^/]*\.js$/.test(path))).toBe(true);
    await page.waitForLoadState('networkidle');
    const before = early.length;
    await page.clock.pauseAt(Date.now() + 60_000);
    await new LoginModel(page).giveEmail(running.portico.admin.email);
    await codeOf(page).waitFor();
    expect(early.slice(before).filter((path) => path.endsWith('.js'))).toEqual([]);
  });

  test('another address is one press away', async () => {
    const { page } = await visit(running);
    const login = new LoginModel(page);
    await login.giveEmail(running.portico.admin.email);
    await login.shows('Enter your code');
    await login.link('Use a different email').click();
    await login.asksForEmail();
    expect(page.url()).toBe(`${running.site.origin}/`);
  });
});

describe('4.2 a link by email', () => {
  const running = setUpEmbedded({ signIn: { strategy: 'MagicLink' } });
  const numberOn = async (page: Page) =>
    (await page.locator('portico-login-box [data-part=match-number] strong').textContent())!;

  async function waitsForLink(user: Credentials): Promise<Visitor> {
    const visitor = await visit(running);
    const login = new LoginModel(visitor.page);
    await login.giveEmail(user.email);
    await login.shows('Check your email');
    return visitor;
  }

  test('opened on a phone: its owner types the number of this page, and both are signed in', async () => {
    const { portico } = running;
    const visitor = await waitsForLink(portico.member);
    await expectAccessible(visitor);
    const number = await numberOn(visitor.page);
    const phone = await running.browser.visitor({ viewport: { width: 360, height: 740 } });
    const opened = new LoginModel(phone.page);
    await phone.page.goto(await portico.inbox.link(portico.member.email));
    await opened.comesAlive();
    await phone.page.getByLabel('Number on the other page').fill(number);
    await opened.submit.click();
    await phone.page.waitForURL((url) => !url.pathname.startsWith('/account/login'));
    await isIn(running, visitor.page, portico.member.email);
  });

  test('opened in another tab of the same browser: one press there, and this page is signed in too', async () => {
    const { portico } = running;
    const visitor = await waitsForLink(portico.admin);
    const tab = await visitor.context.newPage();
    await tab.goto(await portico.inbox.link(portico.admin.email));
    const opened = new LoginModel(tab);
    await opened.comesAlive();
    await opened.submit.click();
    await tab.waitForURL((url) => !url.pathname.startsWith('/account/login'));
    await tab.close();
    // that tab has signed this browser in: all that this page has is the cookie
    await isIn(running, visitor.page, portico.admin.email, 2);
  });
});

describe('4.2 a code by SMS', () => {
  const running = setUpEmbedded({ signIn: { strategy: 'SmsCode', alternatives: ['EmailAndPassword'] } });
  const number = '+12025550177';

  test('a verified number signs in in the box', async () => {
    const { portico } = running;
    await givePhone(running, number);
    const visitor = await visit(running);
    const { page } = visitor;
    const login = new LoginModel(page);
    await login.giveEmail(portico.member.email);
    await login.shows('Sign in with your phone');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('+1 202 555 0177');
    await login.submit.click();
    await login.shows('Enter your code');
    await expectAccessible(visitor);
    await login.giveCode((await portico.inbox.next(number, 2)).codes[0]!);
    await isIn(running, page, portico.member.email);
  });
});

/** The member proves a number, signed in by password. */
async function givePhone({ portico }: Embedded, number: string): Promise<void> {
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

describe('4.3 a policy that asks for a second step', () => {
  const running = setUpEmbedded({ mfa: { enforce: 'Force', strategies: ['AuthenticatorApp', 'SMS'] } });
  const withMail = setUpEmbedded({ mfa: { enforce: 'Force' } });

  async function passedTheFirst(
    user: Credentials,
    at = running,
  ): Promise<{ visitor: Visitor; box: SecondFactorModel }> {
    const visitor = await visit(at);
    const model = new SecondFactorModel(visitor.page);
    await model.signIn(user);
    return { visitor, box: model };
  }

  test('has an app set up in place; from then on the app signs in, and a recovery code where it is lost', async () => {
    const { member } = running.portico;
    const first = await passedTheFirst(member);
    await first.box.shows('Set up multi-factor authentication');
    await expectAccessible(first.visitor);
    await first.box.choose('Authenticator app');
    const key = await first.box.appKey();
    await expectAccessible(first.visitor);
    expect(await userEmail(first.visitor.page)).toBeUndefined();
    await first.box.giveCode(appCode(key, running.portico.now()));
    const codes = await first.box.saveCodes();
    await isIn(running, first.visitor.page, member.email);

    running.portico.advance(30_000);
    const second = await passedTheFirst(member);
    await second.box.shows('Enter the code from your app');
    await expectAccessible(second.visitor);
    second.visitor.expectRefusal(400, '/user/mfa/verify');
    await second.box.giveCode(wrong(appCode(key, running.portico.now())));
    await second.box.errorOf('code').waitFor();
    await second.box.giveCode(appCode(key, running.portico.now()));
    await isIn(running, second.visitor.page, member.email);

    const lost = await passedTheFirst(member);
    await lost.box.choose('Use a different method');
    await lost.box.choose('Recovery code');
    await lost.box.giveCode(codes[0]!);
    await isIn(running, lost.visitor.page, member.email);
  });

  test('offers new recovery codes to users who sign in with one of the last', async () => {
    const { admin } = running.portico;
    const first = await passedTheFirst(admin);
    await first.box.choose('Authenticator app');
    const key = await first.box.appKey();
    await first.box.giveCode(appCode(key, running.portico.now()));
    const codes = await first.box.saveCodes();
    await isIn(running, first.visitor.page, admin.email);
    // an app that was set up without any proof of the mailbox changes nothing on its first day
    running.portico.advance(25 * 3_600_000);

    /** In a browser that is not seen here again. */
    const useUp = async (email: string, recoveryCode: string) => {
      const headers = { 'content-type': 'application/json' };
      return (
        await fetch(`${running.portico.demo.baseUrl}/identity/resources/auth/v1/user/mfa/recover`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ email, recoveryCode }),
        })
      ).status;
    };
    const byCode = async (code: string) => {
      const { visitor, box: model } = await passedTheFirst(admin);
      await model.choose('Use a different method');
      await model.choose('Recovery code');
      await model.giveCode(code);
      return { visitor, box: model };
    };
    for (const code of codes.slice(0, 6)) expect(await useUp(admin.email, code)).toBe(200);
    const seventh = await byCode(codes[6]!);
    await seventh.box.shows('You’re running out of recovery codes');
    await seventh.visitor.page.getByText('Codes left: 3.').waitFor();
    await expectAccessible(seventh.visitor);
    await seventh.box.choose('Not now');
    await isIn(running, seventh.visitor.page, admin.email);

    const eighth = await byCode(codes[7]!);
    await eighth.visitor.page.getByText('Codes left: 2.').waitFor();
    await eighth.box.submit.click();
    const fresh = await eighth.box.saveCodes();
    expect(fresh).toHaveLength(10);
    await isIn(running, eighth.visitor.page, admin.email);
    await isIn(running, (await byCode(fresh[0]!)).visitor.page, admin.email);
  });

  test('asks for an email code immediately where that is allowed and nothing is set up', async () => {
    const { portico } = withMail;
    const { visitor, box: model } = await passedTheFirst(portico.otherAdmin, withMail);
    await model.shows('Check your email');
    await model.giveCode((await portico.inbox.next(portico.otherAdmin.email)).codes[0]!);
    await isIn(withMail, visitor.page, portico.otherAdmin.email);
  });
});

describe('4.2 passkeys', () => {
  const running = setUpEmbedded({ signIn: { secondary: ['Passkeys'] }, flags: { 'show-passkeys-new': true } });

  test('one is offered after the password, made, and signs in the next time', async () => {
    const { member } = running.portico;
    let count: () => Promise<number> = async () => 0;
    const visitor = await visit(running, async ({ context, page }) => {
      await context.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
      });
      ({ count } = await withDevice(context, page));
    });
    const { page } = visitor;
    const model = new PasskeysModel(page);
    await model.signIn(member);
    await model.offersPasskey();
    await expectAccessible(visitor);
    await model.submit.click();
    await isIn(running, page, member.email);
    expect(await count()).toBe(1);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await model.asksForEmail();
    await model.button.click();
    await isIn(running, page, member.email);
  });
});

describe('4.2 a leaked password where users are warned', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-leaked-'));
  const file = join(folder, 'hashes.txt');
  writeFileSync(file, `${digest('nobody has this one')}:1\n`);
  const running = setUpEmbedded({
    passwords: { breached: { mode: 'prompt', file } },
    flags: { 'security-center-show-login-flows': true },
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is reported after sign-in; it can be postponed, and a reset link is sent immediately', async () => {
    const { member } = running.portico;
    writeFileSync(file, `${digest(member.password)}:7\n`);
    const visitor = await visit(running);
    const { page } = visitor;
    const login = new LoginModel(page);
    await login.signIn(member);
    await login.shows('Your password was leaked');
    await page.getByText('You’re signed in, but change it soon').waitFor();
    await expectAccessible(visitor);
    await login.link('Not now').click();
    await isIn(running, page, member.email);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await login.signIn(member);
    await login.shows('Your password was leaked');
    await login.submit.click();
    await login.shows('Check your email');
    expect(await running.portico.inbox.link(member.email)).toContain('/account/reset-password');
    await login.link('Continue').click();
    await isIn(running, page, member.email);
  });
});

describe('2.2 account routes in the fragment of the page’s address', () => {
  const running = setUpEmbedded({ routes: { signUp: '/join' } });

  async function at(fragment: string): Promise<Visitor> {
    running.site.body = '%LOADER%<main><portico-login-box routing="hash"></portico-login-box></main>';
    return await running.open(async ({ page }) => void (await page.goto(`${running.site.origin}/${fragment}`)));
  }
  const open = async ({ page }: Visitor, fragment: string) => {
    await page.goto(`${running.site.origin}/${fragment}`);
    await page.reload();
  };

  test('a link leads to its step, a reload stays, Back leads to the step before, and signing in takes the route away', async () => {
    const visitor = await at('');
    const { page } = visitor;
    const login = new LoginModel(page);
    await open(visitor, '#/join');
    await login.shows('Create your account');
    await expectAccessible(visitor);
    await page.reload();
    await login.shows('Create your account');
    await login.link('Sign in').click();
    await login.asksForEmail();
    expect(page.url()).toBe(`${running.site.origin}/#/account/login`);
    await page.goBack();
    await login.shows('Create your account');
    await page.goForward();
    await login.signIn(running.portico.member);
    await signedIn(page);
    await heading(page, /signed in/i);
    await expect.poll(() => page.url()).toBe(`${running.site.origin}/`);
  });

  test('an emailed link, carried into the fragment, is used in the box', async () => {
    const { portico, site } = running;
    const { email } = portico.otherAdmin;
    const visitor = await at('');
    await open(visitor, '#/account/forget-password');
    const forgot = new ForgotPasswordModel(visitor.page);
    await forgot.askFor(email);
    await forgot.saysMailIsSent();
    const { search } = new URL(await portico.inbox.link(email));
    await open(visitor, `#/account/reset-password${search}`);
    const reset = new ResetPasswordModel(visitor.page);
    const password = newPassword();
    await reset.choose(password);
    await reset.saysItIsDone();
    expect(visitor.page.url()).toBe(`${site.origin}/#/account/reset-password${search}`);
    const login = new LoginModel(visitor.page);
    await open(visitor, '#/account/login');
    await login.signIn({ email, password });
    await signedIn(visitor.page);
  });
});

describe('accounts', () => {
  const size = {
    key: 'size',
    label: 'Team size',
    type: 'select',
    required: true,
    options: [
      { value: 's', label: 'Up to ten' },
      { value: 'l', label: 'More than ten' },
    ],
  };
  const running = setUpEmbedded({ signUp: { fields: [size] } });

  test('4.5 a new account is created in the box, confirmed by email, and signs in in the box', async () => {
    const { portico } = running;
    const account = { email: newAddress(), name: 'Rosalind Vega', companyName: 'Harbour', password: newPassword() };
    const visitor = await visit(running);
    const { page } = visitor;
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.locator('#portico-name').waitFor();
    await expectAccessible(visitor);
    const signUp = new SignUpModel(page);
    await signUp.signUp(account);
    await signUp.errorOf('field-size').waitFor();
    expect(await signUp.focused()).toBe('field-size');
    await page.getByLabel('Team size').selectOption('More than ten');
    await expectAccessible(visitor);
    await signUp.submit.click();
    await signUp.saysMailIsSent();
    const tab = await visitor.context.newPage();
    await tab.goto(await portico.inbox.link(account.email));
    const activate = new ActivateModel(tab);
    await activate.asksForOnePress();
    await activate.comesAlive();
    await activate.submit.click();
    await tab.waitForURL((url) => !url.pathname.startsWith('/account/activate'));
    await page.reload();
    await isIn(running, page, account.email);
  });

  test('4.5 a forgotten password is reset by email, and the new one signs in in the box', async () => {
    const { portico } = running;
    const { email } = portico.otherAdmin;
    const visitor = await visit(running);
    const { page } = visitor;
    const login = new LoginModel(page);
    await login.giveEmail(email);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    const forgot = new ForgotPasswordModel(page);
    await forgot.askFor(email);
    await forgot.saysMailIsSent();
    const tab = await visitor.context.newPage();
    await tab.goto(await portico.inbox.link(email));
    const reset = new ResetPasswordModel(tab);
    await reset.comesAlive();
    const password = newPassword();
    await reset.choose(password);
    await reset.saysItIsDone();
    await tab.close();
    await login.link('Back to sign-in').click();
    await login.signIn({ email, password });
    await isIn(running, page, email);
  });
});
