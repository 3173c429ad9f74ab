import { beforeEach, describe, expect, it } from 'vitest';
import type { LoginResponse } from '#shared/contract/entities.ts';
import { minute } from '#server/lib/clock.ts';
import { linkTo, textOf, type Answer, type Browser } from '#server/testing/browser.ts';
import { authorizePath, callerFor, linkParts, paths, tryLogin } from '#server/testing/flows.ts';
import { codeOf, setUpApp, stepUpPath } from '#server/testing/second-factors.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { publicClient, useTestServer, type TestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, guest } = server.people;
const app = await setUpApp(server, admin);

/** Submits the first factor like a browser without JavaScript. */
async function signInByForm(browser: Browser, user: SeededUser, from = '/account/login'): Promise<Answer> {
  const first = await browser.follow(await browser.get(from));
  const second = await browser.follow(await browser.submit(first, { email: user.email }));
  return await browser.follow(await browser.submit(second, { email: user.email, password: user.password }));
}

describe('4.3 the second factor without JavaScript', () => {
  it('asks for the app’s code, keeps the page on a wrong one, and returns to the application', async () => {
    const browser = server.browser();
    const page = await signInByForm(browser, admin, authorizePath());
    expect(textOf(page.text)).toContain('Enter the code from your app');
    const wrong = await browser.submit(page, { code: '000000' });
    expect(textOf(wrong.text)).toContain('Incorrect code');
    const done = await browser.follow(await browser.submit(wrong, { code: app.nextCode() }));
    expect(done.location).toMatch(new RegExp(`^${publicClient.redirectUris[0]}\\?code=`));
  });

  it.each([
    [{ rememberDevice: 'on' }, false],
    [{}, true],
    [{ rememberDevice: 'false' }, true],
  ] as const)('remembers the device if its box is checked: %j', async (ticked, asked) => {
    const browser = server.browser();
    const page = await signInByForm(browser, admin);
    await browser.submit(page, { ...ticked, code: app.nextCode() });
    expect(browser.cookies.has('portico_device')).toBe(!asked);
    expect((await tryLogin(browser, admin.email, admin.password)).json()).toMatchObject({ mfaRequired: asked });
  });

  it('stays there on reload, and in another tab', async () => {
    const browser = server.browser();
    await signInByForm(browser, admin);
    for (const path of [
      '/account/login?step=loginWithTwoFactor',
      '/account/login?step=verify',
      '/account/login?step=authenticatorApp',
      '/account/mfa-mobile-authenticator',
    ]) {
      const page = await browser.follow(await browser.get(path));
      expect(textOf(page.text), path).toContain('Enter the code from your app');
    }
  });

  it('offers the other methods, and accepts a recovery code', async () => {
    const browser = server.browser();
    const page = await signInByForm(browser, admin);
    const choice = await browser.get(linkTo(page, 'Use a different method'));
    expect(textOf(choice.text)).toContain('Authenticator app');
    const recovery = await browser.get(linkTo(choice, 'Recovery code'));
    const done = await browser.submit(recovery, { code: app.recoveryCodes[0]! });
    expect(done.status).toBe(303);
    expect(browser.cookies.has('portico_sso')).toBe(true);
    expect(browser.cookies.has('portico_mfa')).toBe(false);
  });

  it('reports an expired attempt, and links to the start', async () => {
    const browser = server.browser();
    const page = await signInByForm(browser, admin);
    server.clock.advance(15 * minute);
    const late = await browser.submit(page, { code: app.code() });
    expect(textOf(late.text)).toContain('This page expired');
    expect(linkTo(late, 'Start again')).toBe('/account/login');
  });

  it('V6.3.4 asks for nothing without a challenge', async () => {
    const page = await server.browser().get('/account/login?step=loginWithTwoFactor');
    expect(textOf(page.text)).toContain('This page expired');
  });

  it('continues only in the browser that began', async () => {
    const browser = server.browser();
    await signInByForm(browser, admin);
    const thief = server.browser();
    thief.cookies.set('portico_mfa', browser.cookies.get('portico_mfa')!);
    expect(textOf((await thief.get('/account/login?step=loginWithTwoFactor')).text)).toContain('This page expired');
  });
});

describe('4.3 a second factor required by a policy, without JavaScript', async () => {
  const forced = await useTestServer({
    config: { mfa: { enforce: 'Force', strategies: ['AuthenticatorApp', 'SMS'] } },
  });
  const signIn = (user: SeededUser, browser = forced.browser()) =>
    signInByForm(browser, user).then((page) => ({ page, browser }));

  it('an app: the key as picture and text, its first code, then the recovery codes, once', async () => {
    const { page, browser } = await signIn(forced.people.admin);
    expect(textOf(page.text)).toContain('Set up multi-factor authentication');
    const setUp = await browser.get(linkTo(page, 'Authenticator app'));
    const secret = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(setUp.text)![1]!;
    expect(setUp.text).toMatch(/<path d="M\d/);
    const again = await browser.get(linkTo(page, 'Authenticator app'));
    expect(again.text).toContain(secret);
    const wrong = await browser.submit(setUp, { code: '000000' });
    expect(textOf(wrong.text)).toContain('Incorrect code');
    const codes = await browser.submit(wrong, { code: codeOf(secret, forced.clock) });
    expect(textOf(codes.text)).toContain('Save your recovery codes');
    expect(codes.text.match(/<li>[\w]{4}-[\w]{4}-[\w]{4}<\/li>/g)).toHaveLength(10);
    expect(codes.headers.get('cache-control')).toContain('no-store');
    const done = await browser.submit(codes, {});
    expect([done.status, browser.cookies.has('portico_sso')]).toEqual([303, true]);
  });

  it('a phone', async () => {
    const { page, browser } = await signIn(forced.people.member);
    const phone = await browser.get(linkTo(page, 'Text message'));
    const refused = await browser.submit(phone, { phoneNumber: '123' });
    expect(textOf(refused.text)).toMatch(/number/i);
    const code = await browser.submit(refused, { phoneNumber: '+49 1511 2345678' });
    await forced.settle();
    const codes = await browser.submit(code, { code: forced.phonebox.code('+4915112345678') });
    expect(textOf(codes.text)).toContain('Save your recovery codes');
  });
});

describe('4.3 a code by email required by a policy, without JavaScript', async () => {
  const forced = await useTestServer({ config: { mfa: { enforce: 'Force' } } });

  it('is the only requirement for a user with a verified email: sent on request, not by opening the page', async () => {
    const browser = forced.browser();
    const asking = await signInByForm(browser, forced.people.guest);
    await forced.settle();
    expect(forced.mailbox.to(forced.people.guest.email)).toEqual([]);
    const typing = await browser.submit(asking, {});
    await forced.settle();
    const code = /\b\d{6}\b/.exec(forced.mailbox.latest(forced.people.guest.email).text)![0];
    const wrong = await browser.submit(typing, { code: '000000' });
    expect(textOf(wrong.text)).toContain('Incorrect code');
    expect((await browser.submit(wrong, { code })).status).toBe(303);
  });
});

describe('4.5 a second factor required of a new account', async () => {
  const forced = await useTestServer({ config: { mfa: { enforce: 'Force' } } });
  let made = 0;
  const link = async () => {
    const email = `sol${(made += 1)}@harbour.example`;
    await forced
      .browser()
      .post(paths.signUp, { email, password: 'quiet harbour at noon', name: 'Sol', companyName: `Harbour ${made}` });
    await forced.settle();
    return forced.mailbox.linkPath(email);
  };

  it('4.5 follows the activation at once, without JavaScript', async () => {
    const browser = forced.browser();
    const activated = await browser.submit(await browser.get(await link()), { password: 'quiet harbour at noon' });
    expect(textOf((await browser.follow(activated)).text)).toContain('Set up multi-factor authentication');
  });

  it('4.5 a reload of the page of the emailed link continues with it, in that browser only', async () => {
    const browser = forced.browser();
    const path = await link();
    const { userId, token } = linkParts(path);
    expect(
      (await browser.post(paths.activate, { userId, token, password: 'quiet harbour at noon' })).json(),
    ).toMatchObject({ mfaRequired: true });
    const reloaded = await browser.get(`${path}&step=forceTwoFactor`);
    expect(reloaded.location).toBe('/account/login?step=forceTwoFactor');
    expect(textOf((await browser.follow(reloaded)).text)).toContain('Set up multi-factor authentication');
    expect((await forced.browser().get(`${path}&step=forceTwoFactor`)).status).toBe(410);
  });
});

describe('4.4 step-up on its own page', () => {
  it('asks a signed-in user, and continues to a safe URL', async () => {
    const { browser } = await signedIn(server, admin, app.nextCode);
    server.clock.advance(20 * minute);
    const page = await browser.follow(
      await browser.get('/account/step-up?maxAge=300&redirectUrl=http%3A%2F%2Fapp.test%2Fmoney'),
    );
    expect(textOf(page.text)).toContain('Enter the code from your app');
    const reloaded = await browser.get(
      '/account/step-up?maxAge=300&redirectUrl=http%3A%2F%2Fapp.test%2Fmoney&step=authenticatorApp',
    );
    expect(textOf(reloaded.text)).toContain('Enter the code from your app');
    const done = await browser.submit(page, { code: app.nextCode() });
    expect(done.location).toBe('http://app.test/money');
    const fresh = await browser.get('/account/step-up?maxAge=300&redirectUrl=http%3A%2F%2Fapp.test%2Fmoney');
    expect(fresh.location).toBe('http://app.test/money');
    const evil = await browser.get('/account/step-up?maxAge=300&redirectUrl=https%3A%2F%2Fevil.example%2F');
    expect(evil.location).not.toContain('evil.example');
  });

  it('tells a user without a second factor what to do', async () => {
    const browser = server.browser();
    await signInByForm(browser, guest);
    const page = await browser.follow(await browser.get('/account/step-up'));
    expect(textOf(page.text)).toContain('Set up multi-factor authentication');
  });

  it('signs out a user whose session cannot be stepped up, and keeps the target', async () => {
    const { browser } = await signedIn(server, admin, app.nextCode);
    await server.rows(`update memberships set state = 'disabled' where user_id = $1`, [admin.id]);
    try {
      const answer = await browser.get('/account/step-up?maxAge=60');
      expect(answer.location).toBe(`/account/login?redirectUrl=${encodeURIComponent('/account/step-up?maxAge=60')}`);
      expect(browser.cookies.has('portico_sso')).toBe(false);
    } finally {
      await server.rows(`update memberships set state = 'active' where user_id = $1`, [admin.id]);
    }
  });

  it('redirects a signed-out visitor to sign-in and back', async () => {
    const answer = await server.browser().get('/account/step-up?maxAge=60');
    expect(answer.location).toBe(`/account/login?redirectUrl=${encodeURIComponent('/account/step-up?maxAge=60')}`);
  });
});

describe('the reason for a second factor: a policy of an organization', async () => {
  const own = await useTestServer({ config: { mfa: { strategies: ['AuthenticatorApp', 'EmailCode'] } } });
  const { acme, globex, admin: owner, member, guest: both } = own.people;
  const requires = 'Acme requires multi-factor authentication (MFA).';
  const nowRequires = 'Acme now requires multi-factor authentication (MFA).';

  async function decide(tenantId: string, enforceMFAType: string): Promise<void> {
    await own.rows(
      `insert into security_policies (id, tenant_id, kind, value, created_at, updated_at) values (gen_random_uuid(), $1, 'mfa', $2, $3, $3)
       on conflict (tenant_id, kind) do update set value = excluded.value`,
      [tenantId, JSON.stringify({ enforceMFAType }), own.clock.read()],
    );
  }

  beforeEach(async () => {
    await decide(acme, 'Force');
    await decide(globex, 'DontForce');
  });

  it('is given at sign-in once the first factor is proved, and not before', async () => {
    const browser = own.browser();
    const first = await browser.follow(await browser.get('/account/login'));
    const second = await browser.follow(await browser.submit(first, { email: member.email }));
    const refused = await browser.submit(second, { email: member.email, password: 'quiet harbour at nine' });
    for (const { text } of [first, second, refused]) expect(text).not.toContain('Acme');
    const asked = await browser.follow(
      await browser.submit(refused, { email: member.email, password: member.password }),
    );
    expect(textOf(asked.text)).toContain(requires);
    const typing = await browser.submit(asked, {});
    expect(textOf(typing.text)).toContain(requires);
    const thief = own.browser();
    thief.cookies.set('portico_mfa', browser.cookies.get('portico_mfa')!);
    expect((await thief.get('/account/login?step=loginWithTwoFactor')).text).not.toContain('Acme');
  });

  it('is in the answer to a box on another page, with the first factor only', async () => {
    const refused = await tryLogin(own.browser(), member.email, 'quiet harbour at nine');
    expect(refused.text).not.toContain('Acme');
    const challenge = (await tryLogin(own.browser(), member.email, member.password)).json<LoginResponse>();
    expect(challenge).toMatchObject({ mfaRequired: true, mfaRequiredBy: 'Acme' });
  });

  it('is given where a live session is stopped, as new', async () => {
    await decide(acme, 'DontForce');
    const { browser, headers } = await callerFor(own, member);
    await decide(acme, 'Force');
    const page = await browser.follow(await browser.get('/account/step-up?redirectUrl=%2Foauth%2Fportal%2Fprofile'));
    expect(textOf(page.text)).toContain(nowRequires);
    const challenge = (await browser.post(stepUpPath, {}, headers)).json<LoginResponse>();
    expect(challenge).toMatchObject({ mfaRequiredBy: 'Acme' });
  });

  it('names the organization to enter, not the current one, and says nothing of “now”', async () => {
    await decide(acme, 'DontForce');
    await decide(globex, 'Force');
    const { browser } = await callerFor(own, both, acme);
    const query = new URLSearchParams({ tenantId: globex }).toString();
    const page = await browser.follow(await browser.get(`/account/step-up?${query}`));
    expect(textOf(page.text)).toContain('Globex requires multi-factor authentication (MFA).');
    expect(page.text).not.toContain('Acme');
  });

  it('names the organization of the authorization request, though the current one is a reason too', async () => {
    await decide(acme, 'DontForce');
    const { browser } = await callerFor(own, both, acme);
    await decide(acme, 'Force');
    await decide(globex, 'Force');
    const page = await browser.follow(await browser.get(authorizePath({ tenantId: globex })));
    expect(textOf(page.text)).toContain('Globex requires multi-factor authentication (MFA).');
    expect(page.text).not.toContain('Acme');
  });

  it('never names an organization that the user does not belong to', async () => {
    await decide(acme, 'DontForce');
    const { browser } = await callerFor(own, member);
    await decide(acme, 'Force');
    await decide(globex, 'Force');
    const page = await browser.follow(await browser.get(`/account/step-up?requestedTenantId=${globex}`));
    expect(textOf(page.text)).toContain(nowRequires);
    expect(page.text).not.toContain('Globex');
  });

  it('is none of an organization that the user has left', async () => {
    await decide(acme, 'DontForce');
    const { browser } = await callerFor(own, both, globex);
    await decide(acme, 'Force');
    await own.rows(`update memberships set state = 'disabled' where user_id = $1 and tenant_id = $2`, [both.id, acme]);
    const page = await browser.follow(await browser.get('/account/step-up'));
    expect(page.text).not.toContain('Acme requires');
    expect(textOf(page.text)).toContain('This action requires multi-factor authentication');
  });

  it('is none for users who set up a method: their sign-in, and a step-up for an action', async () => {
    await decide(acme, 'DontForce');
    const ownApp = await setUpApp(own, owner);
    await decide(acme, 'Force');
    const browser = own.browser();
    const asked = await signInByForm(browser, owner);
    expect(textOf(asked.text)).toContain('Enter the code from your app');
    expect(asked.text).not.toContain('Acme');
    expect((await tryLogin(own.browser(), owner.email, owner.password)).json()).not.toHaveProperty('mfaRequiredBy');
    await browser.submit(asked, { code: ownApp.nextCode() });
    own.clock.advance(10 * minute);
    const action = await browser.follow(await browser.get('/account/step-up?maxAge=60'));
    expect(textOf(action.text)).toContain('Enter the code from your app');
    expect(action.text).not.toContain('Acme requires');
  });
});

async function signedIn(on: TestServer, user: SeededUser, code: () => string): Promise<{ browser: Browser }> {
  const browser = on.browser();
  const page = await signInByForm(browser, user);
  const done = await browser.submit(page, { code: code() });
  if (done.status !== 303) throw new Error(`${done.status} ${textOf(done.text)}`);
  expect((await browser.post(paths.refresh, {})).status).toBe(200);
  return { browser };
}
