/** The account routes inside a customer's page: by path and by fragment, from a link, after a reload, and back from a provider. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { ActivateModel } from '#e2e/models/activate.model.ts';
import { ForgotPasswordModel } from '#e2e/models/forgot-password.model.ts';
import { LoginModel } from '#e2e/models/login.model.ts';
import { signInByApi } from '#e2e/support/api.ts';
import { expectAccessible } from '#e2e/support/expect-accessible.ts';
import type { Visitor } from '#e2e/support/open-browser.ts';
import { newAddress, newPassword } from '#e2e/support/start-portico.ts';
import { startIdentityProvider } from '#server/testing/identity-provider.ts';
import { hostNonce } from '#login-box/testing/host-site.ts';
import { box, heading, setUpEmbedded, signedIn, silentCalls, userEmail } from '#login-box/testing/embedded-set-up.ts';

const returnAddresses: string[] = [];
const idp = await startIdentityProvider(returnAddresses);
afterAll(() => idp.close());

/** Records the tokens that the fake of Google's CAPTCHA verification receives. */
const verified: string[] = [];
const google = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { secret, response: token } = Object.fromEntries(new URLSearchParams(body));
    verified.push(token ?? '');
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({ success: secret === 'ours' && token === 'token of site-key for login by true', score: 0.9 }),
    );
  });
});
google.listen(0, '127.0.0.1');
await once(google, 'listening');
afterAll(() => void google.close());

describe('2.2 account routes', () => {
  const running = setUpEmbedded({
    signIn: { userNames: true },
    social: {
      custom: [
        {
          clientId: idp.clientId,
          clientSecret: idp.clientSecret,
          issuer: idp.issuer,
          key: 'harbour',
          name: 'Harbour',
          trustsEmail: true,
        },
      ],
    },
  });

  /** Opens the route in a new document, as an external link does. */
  const follow = async ({ page }: Visitor, kind: 'path' | 'hash', route: string) => {
    await page.goto('about:blank');
    await page.goto(`${running.site.origin}${kind === 'hash' ? '/#' : ''}${route}`);
  };
  async function at(kind: 'path' | 'hash', route: string, prepare?: (visitor: Visitor) => void): Promise<Visitor> {
    running.site.body = `%LOADER%<main><portico-login-box routing="${kind}"></portico-login-box></main>`;
    const visitor = await running.open(async (each) => prepare?.(each));
    await follow(visitor, kind, route);
    return visitor;
  }
  const isAt = async (page: Page, address: string) =>
    await expect.poll(() => page.url()).toBe(`${running.site.origin}${address}`);

  async function ticket(): Promise<string> {
    const { portico } = running;
    const me = await fetch(`${portico.demo.baseUrl}/identity/resources/users/v2/me`, {
      headers: { authorization: `Bearer ${await signInByApi(portico, portico.member)}` },
    });
    const { id: userId } = (await me.json()) as { id: string };
    const answer = await fetch(`${portico.demo.baseUrl}/identity/resources/impersonation/v1/tickets`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await signInByApi(portico, portico.admin)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ userId, reason: 'cannot see the plan' }),
    });
    const { impersonatedUserId, actorToken } = (await answer.json()) as Record<string, string>;
    return new URLSearchParams({ impersonatedUserId: impersonatedUserId!, actorToken: actorToken! }).toString();
  }

  test('by path: a deep link leads to its step, a reload stays, Back leads to the step before, and signing in leads to redirectUrl', async () => {
    const visitor = await at('path', '/account/sign-up?redirectUrl=/plans/7');
    const { page } = visitor;
    const login = new LoginModel(page);
    await login.shows('Create your account');
    await expectAccessible(visitor);
    await page.reload();
    await login.shows('Create your account');
    await login.link('Sign in').click();
    await login.asksForEmail();
    await isAt(page, '/account/login');
    await page.goBack();
    await login.shows('Create your account');
    await page.goForward();
    await login.asksForEmail();
    await login.signIn(running.portico.member);
    await isAt(page, '/plans/7');
    await signedIn(page);
    // the step for a user who is already signed in
    await follow(visitor, 'path', '/account/login');
    await heading(page, /signed in/i);
    await isAt(page, '/');
  });

  test('4.5 an account is created by username in the box, and signs in with it', async () => {
    const visitor = await at('hash', '/account/sign-up');
    const { page } = visitor;
    const login = new LoginModel(page);
    await login.shows('Create your account');
    await page.getByRole('link', { name: 'Sign up with a username instead' }).click();
    const name = page.getByRole('textbox', { name: 'Username' });
    await name.fill('a b');
    await page.locator('#portico-name').fill('Rosalind Vega');
    await page.locator('#portico-companyName').fill('Harbour');
    const password = newPassword();
    await page.locator('#portico-password').fill(password);
    await login.submit.click();
    // the rule that is not met says why
    await page.getByText('3 to 64 letters').waitFor();
    expect(await login.focused()).toBe('username');
    await expectAccessible(visitor);
    const username = `rosalind.${newPassword().slice(6, 18)}`;
    await name.fill(username);
    await login.submit.click();
    await heading(page, /signed in/i);
    expect(await page.evaluate(async () => (await window.Portico.user())?.name)).toBe('Rosalind Vega');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('textbox', { name: 'Email or username' }).fill(username);
    await login.submit.click();
    await login.givePassword(password);
    await heading(page, /signed in/i);
    expect(await silentCalls(page)).toBe(1);
  });

  test('4.5 an account is activated in the box, which notifies the page that the user is verified', async () => {
    const { portico, site } = running;
    const account = { email: newAddress(), password: newPassword() };
    const headers = { 'content-type': 'application/json' };
    await fetch(`${portico.demo.baseUrl}/identity/resources/users/v1/signUp`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...account, name: 'Rosalind Vega', companyName: 'Harbour' }),
    });
    const { search, searchParams } = new URL(await portico.inbox.link(account.email));
    site.head = `<script nonce="${hostNonce}">document.addEventListener('portico:user-verified', ({ target, detail }) => { globalThis.heard = [target.localName, detail.userId]; });</script>`;
    const { page } = await at('hash', `/account/activate${search}`);
    const activate = new ActivateModel(page);
    await activate.choosePassword(account.password);
    await heading(page, /signed in/i);
    expect(await page.evaluate(() => (globalThis as { heard?: string[] }).heard)).toEqual([
      'portico-login-box',
      searchParams.get('userId'),
    ]);
    expect(await silentCalls(page)).toBe(1);
  });

  test.each(['path', 'hash'] as const)('by %s: a foreign redirectUrl is ignored, with a warning', async (kind) => {
    const visitor = await at(
      kind,
      `/account/login?redirectUrl=${encodeURIComponent('https://evil.example/')}`,
      (each) => each.expectMessage(/redirect target is not on an allowed origin/),
    );
    await new LoginModel(visitor.page).signIn(running.portico.member);
    await signedIn(visitor.page);
    await heading(visitor.page, /signed in/i);
    expect(new URL(visitor.page.url()).origin).toBe(running.site.origin);
    await isAt(visitor.page, '/');
  });

  test.each(['path', 'hash'] as const)(
    '4.5 by %s: an impersonation link names the user, survives a reload, and starts with one click',
    async (kind) => {
      const { admin, member } = running.portico;
      const visitor = await at(kind, '/');
      const { page } = visitor;
      const login = new LoginModel(page);
      await login.signIn(admin);
      await signedIn(page);
      await follow(visitor, kind, `/account/impersonate?${await ticket()}`);
      await login.shows(/^Impersonate \S/);
      await expectAccessible(visitor);
      await page.reload();
      await login.shows(/^Impersonate \S/);
      await login.submit.click();
      await expect.poll(() => userEmail(page).catch(() => undefined)).toBe(member.email);
      await heading(page, /signed in/i);
      await isAt(page, '/');
    },
  );

  test('4.5 a used impersonation link is invalid, and leads back', async () => {
    const visitor = await at(
      'hash',
      `/account/impersonate?impersonatedUserId=nobody&actorToken=${'x'.repeat(40)}`,
      (each) => each.expectRefusal(400, '/impersonation/v1/preview'),
    );
    await new LoginModel(visitor.page).shows('Couldn’t start impersonation');
    await visitor.page.getByRole('link', { name: 'Back to sign-in' }).click();
    await new LoginModel(visitor.page).asksForEmail();
    await isAt(visitor.page, '/#/account/login');
  });

  test('2.2 a provider that sends people back to the page itself signs them in there, and the answer leaves the address', async () => {
    const visitor = await at('path', '/');
    const { page } = visitor;
    const back = `${running.site.origin}/account/social/success`;
    returnAddresses.push(back);
    const email = newAddress('noor');
    idp.account = { sub: 'noor', email, email_verified: true, name: 'Noor Haddad' };
    await page.goto(
      `${running.portico.demo.baseUrl}/identity/resources/auth/v2/user/sso/default/harbour/prelogin?${new URLSearchParams({ redirectUri: back }).toString()}`,
    );
    await signedIn(page);
    expect(await userEmail(page)).toBe(email);
    await heading(page, /signed in/i);
    // begun by a navigation that names no client, the answer's token is the default client's: this page takes one of its own
    expect(await silentCalls(page)).toBe(2);
    await isAt(page, '/');
  });

  test('2.2 the button leaves for the provider and comes back to the route’s redirectUrl', async () => {
    const visitor = await at('path', '/account/login?redirectUrl=/plans/8');
    const { page } = visitor;
    returnAddresses.push(`${running.portico.demo.baseUrl}/account/social/success`);
    const email = newAddress('noor');
    idp.account = { sub: 'noor by the button', email, email_verified: true, name: 'Noor Haddad' };
    await page
      .getByRole('button', { name: 'Harbour' })
      .or(page.getByRole('link', { name: 'Harbour' }))
      .click();
    await isAt(page, '/plans/8');
    await signedIn(page);
    expect(await userEmail(page)).toBe(email);
  });

  test('4.2 an unsolicited SSO answer shows a failure, and leads home after a second', async () => {
    const { page } = await at('path', '/account/oidc/callback?code=c&state=s', (each) =>
      each.expectRefusal(400, '/user/oidc/postlogin'),
    );
    await new LoginModel(page).shows('Single sign-on failed');
    await isAt(page, '/');
    await new LoginModel(page).asksForEmail();
  });

  test('8 /account/social/success?code=c&state=harbour.s shows the failure, with a link back', async () => {
    const visitor = await at('path', '/account/social/success?code=c&state=harbour.s', (each) =>
      each.expectRefusal(400, '/sso/harbour/postlogin'),
    );
    await new LoginModel(visitor.page).shows('Couldn’t sign you in');
    await expectAccessible(visitor);
    await visitor.page.getByRole('link', { name: 'Back to sign-in' }).click();
    await isAt(visitor.page, '/account/login');
  });

  test('8 a SAML answer that nobody asked for shows the failure', async () => {
    const visitor = await at('path', '/account/saml/callback?SAMLResponse=r&RelayState=s', (each) =>
      each.expectRefusal(400, '/user/saml/postlogin'),
    );
    await new LoginModel(visitor.page).shows('Single sign-on failed');
  });

  test.each(['path', 'hash'] as const)(
    '2.2 by %s: open app asks who it is first, then leaves for the tenant’s application',
    async (kind) => {
      const { portico, site } = running;
      const applicationUrl = `${site.origin}/boats`;
      const headers = {
        authorization: `Bearer ${await signInByApi(portico, portico.otherAdmin)}`,
        'content-type': 'application/json',
      };
      const settings = await fetch(`${portico.demo.baseUrl}/tenants/resources/account-settings/v1`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ applicationUrl }),
      });
      expect(settings.status).toBe(200);
      const visitor = await at(kind, '/account/redirect');
      await new LoginModel(visitor.page).signIn(portico.otherAdmin);
      await visitor.page.waitForURL(applicationUrl);
      await signedIn(visitor.page);
      await follow(visitor, kind, '/account/redirect');
      await visitor.page.waitForURL(applicationUrl);
    },
  );

  test.each(['path', 'hash'] as const)(
    '2.2 by %s: open app names a host that the tenant chose, and leaves for it by a press',
    async (kind) => {
      const { portico } = running;
      const headers = {
        authorization: `Bearer ${await signInByApi(portico, portico.otherAdmin)}`,
        'content-type': 'application/json',
      };
      const settings = await fetch(`${portico.demo.baseUrl}/tenants/resources/account-settings/v1`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ applicationUrl: 'https://boats.example/start' }),
      });
      expect(settings.status).toBe(200);
      const visitor = await at(kind, '/account/redirect');
      await visitor.page.route('https://boats.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Boats</title>' }),
      );
      await new LoginModel(visitor.page).signIn(portico.otherAdmin);
      const onward = visitor.page.getByRole('link', { name: 'Continue to boats.example' });
      await onward.waitFor();
      await expectAccessible(visitor);
      await onward.click();
      await visitor.page.waitForURL('https://boats.example/start');
    },
  );

  test('2.2 the route of the authenticator app asks for its code, and shows an error without a pending sign-in', async () => {
    const visitor = await at('path', '/account/mfa-mobile-authenticator', (each) =>
      each.expectRefusal(401, '/user/mfa/verify'),
    );
    const login = new LoginModel(visitor.page);
    await login.shows('Enter the code from your app');
    await login.giveCode('123456');
    await visitor.page.getByText('Your sign-in request expired').waitFor();
    await visitor.page.getByRole('link', { name: 'Start again' }).click();
    await login.asksForEmail();
  });
});

describe('7.4 reCAPTCHA', () => {
  const script = 'https://www.google.com/recaptcha/api.js*';
  /** As much of Google's script as a page sees of it. */
  const standIn = `globalThis.grecaptcha = { ready: (then) => then(), execute: async (key, { action }) => \`token of \${key} for \${action} by \${document.currentScript === null}\` };`;
  const running = setUpEmbedded({
    captcha: {
      enabled: true,
      provider: 'recaptcha',
      recaptcha: {
        siteKey: 'site-key',
        secret: 'ours',
        verifyUrl: `http://127.0.0.1:${(google.address() as AddressInfo).port}/`,
      },
    },
  });

  async function forgets(visitor: Visitor): Promise<ForgotPasswordModel> {
    const { page } = visitor;
    const login = new LoginModel(page);
    await login.comesAlive();
    await login.giveEmail(running.portico.member.email);
    await login.link('Forgot password?').click();
    const forgot = new ForgotPasswordModel(page);
    visitor.expectRefusal(400, '/passwords/reset');
    await forgot.askFor(running.portico.member.email);
    return forgot;
  }

  test('its script is loaded when the server asks for a proof, not before, with the page’s nonce, and once', async () => {
    Object.assign(running.site, { trustedTypes: 'portico-scripts', body: `%LOADER%<main>${box}</main>` });
    const asked: string[] = [];
    const visitor = await running.open(async ({ page }) => {
      await page.route(script, async (route) => {
        asked.push(new URL(route.request().url()).search);
        await route.fulfill({ contentType: 'text/javascript', body: standIn });
      });
    });
    await new LoginModel(visitor.page).comesAlive();
    expect(asked).toEqual([]);
    const forgot = await forgets(visitor);
    await forgot.saysMailIsSent();
    expect(asked).toEqual(['?render=site-key&trustedtypes=true']);
    expect(verified.at(-1)).toBe('token of site-key for login by true');
  });

  test('8 where the page’s policy or a blocker prevents it, the user sees an error, keeps the input, and can retry or use the hosted page', async () => {
    Object.assign(running.site, { trustedTypes: 'portico-scripts', body: `%LOADER%<main>${box}</main>` });
    const visitor = await running.open(async (each) => {
      each.expectMessage(/Failed to load resource|ERR_FAILED|net::/);
      await each.page.route(script, (route) => route.abort());
    });
    const { page } = visitor;
    await forgets(visitor);
    await page.getByText('We couldn’t load the check that you’re human').waitFor();
    await expectAccessible(visitor);
    const hosted = page.getByRole('link', { name: 'Open the sign-in page' });
    expect([await hosted.getAttribute('href'), await hosted.getAttribute('target')]).toEqual([
      `${running.portico.demo.baseUrl}/account/login`,
      '_top',
    ]);
    expect(await page.locator('#portico-email').inputValue()).toBe(running.portico.member.email);
    await page.unroute(script);
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: standIn }));
    visitor.expectRefusal(400, '/passwords/reset');
    await page.locator('#portico-submit').click();
    await new ForgotPasswordModel(page).saysMailIsSent();
  });

  test('the hosted page’s own policy lets it in', async () => {
    const visitor = await running.browser.visitor();
    visitor.expectRefusal(400, '/passwords/reset');
    await visitor.page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: standIn }));
    await visitor.page.goto(`${running.portico.demo.baseUrl}/account/forget-password`);
    const forgot = new ForgotPasswordModel(visitor.page);
    await forgot.comesAlive();
    await forgot.askFor(running.portico.member.email);
    await forgot.saysMailIsSent();
  });
});
