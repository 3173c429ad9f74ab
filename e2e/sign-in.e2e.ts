import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { answerOf, authorizationRequest, tradeCode } from './support/client.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';
import { newAddress } from './support/start-portico.ts';

const running = setUp();
const signInPath = '/identity/resources/auth/v1/user';
const authenticatedBy = '/identity/resources/auth/v2/user/sso/prelogin';

interface Arrived {
  visitor: Visitor;
  page: Page;
  login: LoginModel;
  state: string;
  verifier: string;
}

/** A browser that an application has sent to sign in. */
async function sentToSignIn(changes: Record<string, string | null> = {}): Promise<Arrived> {
  const visitor = await running.browser.visitor();
  // No SSO connection is configured for the email.
  visitor.expectRefusal(404, authenticatedBy);
  const request = authorizationRequest(running.portico, changes);
  await visitor.page.goto(request.url);
  const login = new LoginModel(visitor.page);
  await login.comesAlive();
  return { visitor, page: visitor.page, login, ...request };
}

test('the application gets a code that buys tokens once', async () => {
  const { page, login, state, verifier } = await sentToSignIn();
  await login.signIn(running.portico.member);
  const answer = await answerOf(running.portico, page);
  expect(answer).toMatchObject({ state, iss: running.portico.demo.baseUrl, error: null });
  const tokens = await tradeCode(running.portico, answer.code!, verifier);
  expect(tokens.status).toBe(200);
  expect(tokens.body).toHaveProperty('access_token');
  expect((await tradeCode(running.portico, answer.code!, verifier)).status).toBe(400);
});

test('a wrong password is shown at the field, with the attempts left; email and step stay', async () => {
  const { visitor, login } = await sentToSignIn();
  visitor.expectRefusal(401, signInPath);
  const { email, password } = running.portico.member;
  await login.signIn({ email, password: 'not-the-password' });
  await login.errorOf('password').waitFor();
  expect(await login.errorOf('password').textContent()).toBe(
    'Wrong email or password. Attempts left before your account is locked: 4.',
  );
  expect(await login.focused()).toBe('password');
  expect(await login.password.getAttribute('aria-invalid')).toBe('true');
  await login.page.getByText(email).waitFor();
  await expectAccessible(visitor);
  await login.password.fill(password);
  await login.submit.click();
  await answerOf(running.portico, login.page);
});

test('an unknown email gets the same message as a wrong password', async () => {
  const { visitor, login } = await sentToSignIn();
  visitor.expectRefusal(401, signInPath);
  await login.signIn({ email: newAddress(), password: 'not-the-password' });
  await login.errorOf('password').waitFor();
  expect(await login.errorOf('password').textContent()).toBe(
    'Wrong email or password. Attempts left before your account is locked: 4.',
  );
});

test('too many wrong passwords lock sign-in; the emailed link unlocks it by a click, not by a visit', async () => {
  const { visitor, page, login } = await sentToSignIn();
  visitor.expectRefusal(401, signInPath);
  visitor.expectRefusal(423, signInPath);
  visitor.expectRefusal(403, signInPath);
  const { email, password } = running.portico.otherAdmin;
  await login.giveEmail(email);
  for (let count = 0; count < 4; count++) {
    await login.givePassword(`wrong-${count}`);
    await page.getByText(`locked: ${4 - count}.`).waitFor();
  }
  await login.givePassword('wrong-at-last');
  await login.shows(/^Locked until/);
  await expectAccessible(visitor);

  const link = await running.portico.inbox.link(email);
  for (let visits = 0; visits < 5; visits++) await fetch(link);
  await page.goto(link);
  await login.shows('Unlock your account');
  await expectAccessible(visitor);
  await login.submit.click();
  await login.shows('Account unlocked');
  await login.asksForEmail();
  await page.goto(link);
  await login.shows('This link is no longer valid');
  visitor.expectRefusal(410, '/account/unlock');
  visitor.expectRefusal(400, '/account/unlock');
  await expectAccessible(visitor);

  await page.goto(authorizationRequest(running.portico).url);
  await login.comesAlive();
  await login.signIn({ email, password });
  await answerOf(running.portico, page);
});

test('an invalid email is shown immediately, and nothing is sent', async () => {
  const { visitor, login, page } = await sentToSignIn();
  const calls: string[] = [];
  // what is fetched ahead of a later step is no call
  page.on('request', (request) => request.url().includes('/cdn/') || calls.push(request.url()));
  await login.submit.click();
  await login.errorOf('email').waitFor();
  expect(await login.focused()).toBe('email');
  await login.email.fill('marisol');
  await login.submit.click();
  await login.errorOf('email').waitFor();
  expect(await login.errorOf('email').textContent()).toContain('Enter a valid email address, like name@example.com');
  expect(calls).toEqual([]);
  await expectAccessible(visitor);
});

test('Change goes back to the address, which is kept', async () => {
  const { login } = await sentToSignIn();
  await login.giveEmail(running.portico.member.email);
  await login.asksForPassword();
  await login.change.click();
  await login.asksForEmail();
  expect(await login.email.inputValue()).toBe(running.portico.member.email);
  expect(await login.focused()).toBe('email');
});

test('a reload on the password step stays there', async () => {
  const { login, page } = await sentToSignIn();
  const remembered = page.waitForResponse(
    (response) => response.request().postData()?.includes('step=preLogin') ?? false,
  );
  await login.giveEmail(running.portico.member.email);
  await login.asksForPassword();
  await remembered;
  await page.reload();
  await login.asksForPassword();
  await page.getByText(running.portico.member.email).waitFor();
  await login.comesAlive();
  await login.givePassword(running.portico.member.password);
  await answerOf(running.portico, page);
});

test('Back on the password step leads to the address, and Forward to the password again', async () => {
  const { login, page } = await sentToSignIn();
  await login.giveEmail(running.portico.member.email);
  await login.asksForPassword();
  await page.goBack();
  await login.asksForEmail();
  await page.goForward();
  await login.asksForPassword();
  await login.givePassword(running.portico.member.password);
  await answerOf(running.portico, page);
});

test('the keyboard alone is enough', async () => {
  const { login, page } = await sentToSignIn();
  expect(await login.focused()).toBe('email');
  await page.keyboard.type(running.portico.member.email);
  await page.keyboard.press('Enter');
  await login.asksForPassword();
  await expect.poll(() => login.focused()).toBe('password');
  await page.keyboard.type(running.portico.member.password);
  await page.keyboard.press('Enter');
  await answerOf(running.portico, page);
});

test('Tab goes through the password step in the order one reads', async () => {
  const { login, page } = await sentToSignIn();
  await login.giveEmail(running.portico.member.email);
  await login.asksForPassword();
  await login.change.focus();
  const names: string[] = [];
  for (let count = 0; count < 4; count++) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(deepFocusName));
  }
  expect(names).toEqual(['Forgot password?', 'password', 'Show password', 'Sign in']);
});

test('what is typed can be shown and hidden', async () => {
  const { visitor, login } = await sentToSignIn();
  await login.giveEmail(running.portico.member.email);
  await login.asksForPassword();
  await login.password.fill('hunter22');
  await login.reveal.click();
  expect(await login.password.getAttribute('type')).toBe('text');
  await expectAccessible(visitor);
  await login.reveal.click();
  expect(await login.password.getAttribute('type')).toBe('password');
  expect(await login.password.inputValue()).toBe('hunter22');
});

test('two presses send one request', async () => {
  const { login, page } = await sentToSignIn();
  let sent = 0;
  await page.route(`**${signInPath}`, async (route) => {
    sent++;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await login.giveEmail(running.portico.member.email);
  await login.asksForPassword();
  await login.password.fill(running.portico.member.password);
  await login.submit.dblclick();
  await page.keyboard.press('Enter');
  await answerOf(running.portico, page);
  expect(sent).toBe(1);
});

test('a password manager finds name and password as fields of one form in the light DOM', async () => {
  const { login, page } = await sentToSignIn();
  const fields = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('input:not([type=hidden])')].map(
        (field) => (field as HTMLInputElement).autocomplete,
      ),
    );
  expect(await fields()).toEqual(['username']);
  await login.giveEmail(running.portico.member.email);
  await login.asksForPassword();
  expect(await fields()).toEqual(['username', 'current-password']);
  const forms = await page.evaluate(() =>
    [...document.querySelectorAll('input:not([type=hidden])')].map((field) => (field as HTMLInputElement).form?.id),
  );
  expect(new Set(forms).size).toBe(1);
  expect(await page.locator('input[autocomplete=username]').inputValue()).toBe(running.portico.member.email);
});

test('an expired authorization request shows a page with a link to continue', async () => {
  const { visitor, login, page } = await sentToSignIn();
  running.portico.advance(31 * 60_000);
  visitor.expectRefusal(410, '/oauth/prelogin');
  visitor.expectRefusal(400, '/oauth/prelogin');
  await page.reload();
  await login.shows('Something went wrong');
  await page.getByText('Your sign-in request expired').waitFor();
  await expectAccessible(visitor);
  await login.link('Back to sign-in').click();
  await login.asksForEmail();
});

/** Runs in the page: what a screen reader would call the focused element. */
function deepFocusName(): string {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused?.getAttribute('aria-label') ?? focused?.getAttribute('name') ?? focused?.textContent ?? '';
}
