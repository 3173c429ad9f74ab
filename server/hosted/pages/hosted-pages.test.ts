import { describe, expect, it } from 'vitest';
import { minute } from '#server/lib/clock.ts';
import { readForm, textOf, type Answer, type Browser } from '#server/testing/browser.ts';
import { authorizePath, callerFor, exchange, paths, signIn, tryLogin } from '#server/testing/flows.ts';
import { testPassword, type SeededUser } from '#server/testing/users.ts';
import { publicClient, startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, stranger, guest } = server.people;
const [callback] = publicClient.redirectUris as [string];
let people = 0;
const newAddress = () => `page-${(people += 1)}@start.example`;

async function loginOnPages(
  browser: Browser,
  first: Answer,
  user: Pick<SeededUser, 'email' | 'password'>,
): Promise<Answer> {
  const passwordPage = await browser.follow(await browser.submit(first, { email: user.email }));
  expect(passwordPage.status).toBe(200);
  return await browser.follow(await browser.submit(passwordPage, { email: user.email, password: user.password }));
}

describe('sign-in without JavaScript', () => {
  it('goes from the client through email and password back to the client, with a valid code', async () => {
    const browser = server.browser();
    const first = await browser.follow(await browser.get(authorizePath()));
    const back = await loginOnPages(browser, first, admin);
    expect(back.status).toBe(302);
    const location = new URL(back.location);
    expect(location.origin + location.pathname).toBe(callback);
    expect(location.searchParams.get('state')).toBe('state-of-the-client');
    expect((await exchange(browser, location.searchParams.get('code')!)).status).toBe(200);
    expect((await browser.post(paths.silent, {})).status).toBe(200);
  });

  it('keeps the password step on reload, with the email in its field', async () => {
    const browser = server.browser();
    const first = await browser.follow(await browser.get(authorizePath()));
    const answer = await browser.submit(first, { email: admin.email });
    expect(answer.status).toBe(303);
    for (let times = 0; times < 2; times += 1) expect((await browser.get(answer.location)).text).toContain(admin.email);
  });

  it('opens the client’s application when no request is pending', async () => {
    const browser = server.browser();
    const back = await loginOnPages(browser, await browser.get('/account/login'), admin);
    expect(back.location).toBe(publicClient.applicationUrl);
  });

  it.each([
    ['/oauth/portal', '/oauth/portal'],
    [`${publicClient.origins[0]}/deep/page`, `${publicClient.origins[0]}/deep/page`],
    ...[
      'http://evil.test/',
      '//evil.test',
      '/\\evil.test',
      'javascript:alert(1)',
      'http://app.test@evil.test',
      'http:evil.test',
      '/\t/evil.test',
      'data:text/html,x',
    ].map((target) => [target, publicClient.applicationUrl]),
  ])('V10.1.2 redirects to redirectUrl=%j only if it is safe: %s', async (target, expected) => {
    const browser = server.browser();
    const page = await browser.submit(
      await browser.get(`/account/login?${new URLSearchParams({ redirectUrl: target }).toString()}`),
      { email: admin.email },
    );
    const answer = await browser.submit(page, { email: admin.email, password: admin.password });
    expect(answer.status).toBe(303);
    expect(answer.location).toBe(expected);
  });

  it('2.2 signs in to the tenant in the URL by tenantId, or by its login alias, if the user is a member', async () => {
    const { acme, globex } = server.people;
    await server.rows("update tenants set alias = 'globex' where id = $1", [globex]);
    const addresses = [
      [`tenantId=${globex}`, globex],
      [`tenantId=${acme}`, acme],
      ['organization=globex', globex],
      ['organization=nobody', globex],
      ['tenantId=no-tenant', globex],
    ] as const;
    for (const [asked, entered] of addresses) {
      const browser = server.browser();
      await loginOnPages(browser, await browser.get(`/account/login?${asked}`), guest);
      const [session] = await server.rows<{ tenant_id: string }>(
        'select tenant_id from sessions where user_id = $1 order by created_at desc, id desc limit 1',
        [guest.id],
      );
      expect(session!.tenant_id, asked).toBe(entered);
      server.clock.advance(1000);
    }
  });

  it('reports a wrong password with the remaining attempts, keeps the email, and never repeats the password', async () => {
    const browser = server.browser();
    const page = await browser.submit(await browser.get('/account/login'), { email: stranger.email });
    const answer = await browser.submit(page, { email: stranger.email, password: 'a wrong password' });
    expect(answer.status).toBe(401);
    expect(textOf(answer.text)).toContain('Attempts left before your account is locked: 4');
    expect(answer.text).toContain(stranger.email);
    expect(answer.text).not.toContain('a wrong password');
    expect(answer.headers.getSetCookie().join()).not.toContain('fe_refresh');
  });

  it('asks again after an invalid email and an empty password', async () => {
    const browser = server.browser();
    const first = await browser.get('/account/login');
    const wrong = await browser.submit(first, { email: '<nobody>' });
    expect(wrong.status).toBe(400);
    expect(wrong.text).not.toContain('<nobody>');
    const page = await browser.submit(first, { email: admin.email });
    expect((await browser.submit(page, { email: admin.email, password: '' })).status).toBe(400);
  });

  it('unlocks by the emailed link', async () => {
    for (let tries = 0; tries < 5; tries += 1) await tryLogin(server.browser(), guest.email, 'wrong password');
    const locked = server.browser();
    const page = await locked.submit(await locked.get('/account/login'), { email: guest.email });
    expect((await locked.submit(page, { email: guest.email, password: testPassword })).status).toBe(423);
    await server.settle();
    const browser = server.browser();
    const unlock = await browser.get(server.mailbox.linkPath(guest.email));
    expect(unlock.status).toBe(200);
    expect((await tryLogin(server.browser(), guest.email, testPassword)).status).toBe(423);
    expect((await browser.submit(unlock, {})).status).toBe(200);
    await signIn(server.browser(), guest);
    expect((await browser.get(server.mailbox.linkPath(guest.email))).status).toBe(410);
  });
});

describe('other flows without JavaScript', () => {
  it('sign-up and activation return to the client that began', async () => {
    const browser = server.browser();
    const email = newAddress();
    const page = await browser.follow(await browser.get(authorizePath({ screen_hint: 'signup' })));
    const sent = await browser.submit(page, {
      email,
      name: 'Nova Reyes',
      companyName: 'Start',
      password: 'typed at sign-up',
    });
    expect(sent.status).toBe(200);
    expect(textOf(sent.text)).toContain(email);
    await server.settle();
    const activation = await browser.get(server.mailbox.linkPath(email));
    expect(activation.text).not.toContain(new URL(server.mailbox.latest(email).links[0]!).searchParams.get('token'));
    const back = await browser.follow(await browser.submit(activation, {}));
    expect(new URL(back.location).searchParams.get('code')).toBeTruthy();
    await signIn(server.browser(), { email, password: 'typed at sign-up' });
  });

  it('activation in another browser asks for a password', async () => {
    const [browser, elsewhere, email] = [server.browser(), server.browser(), newAddress()];
    await browser.submit(await browser.get('/account/sign-up'), {
      email,
      name: 'Nova Reyes',
      companyName: '',
      password: 'typed at sign-up',
    });
    await server.settle();
    const page = await elsewhere.get(server.mailbox.linkPath(email));
    expect(readForm(page.text).fields).toHaveProperty('password');
    expect((await elsewhere.submit(page, { password: 'short' })).status).toBe(400);
    expect((await elsewhere.submit(page, { password: 'chosen elsewhere' })).status).toBe(303);
    await signIn(server.browser(), { email, password: 'chosen elsewhere' });
  });

  it('forgot and reset', async () => {
    const browser = server.browser();
    const asked = await browser.submit(await browser.get('/account/forget-password'), { email: member.email });
    const nobody = await browser.submit(await browser.get('/account/forget-password'), {
      email: 'nobody@acme.example',
    });
    expect(textOf(asked.text).replaceAll(member.email, '')).toBe(
      textOf(nobody.text).replaceAll('nobody@acme.example', ''),
    );
    await server.settle();
    const link = server.mailbox.linkPath(member.email);
    const page = await browser.get(link);
    expect((await browser.submit(page, { password: 'short' })).status).toBe(400);
    expect((await browser.submit(page, { password: 'fresh water every day' })).status).toBe(200);
    await signIn(server.browser(), { email: member.email, password: 'fresh water every day' });
    expect((await browser.get(link)).status).toBe(410);
  });

  it('an invitation is shown, and accepted by a button', async () => {
    const boss = await callerFor(server, admin);
    await boss.browser.post(paths.users, { email: stranger.email }, boss.headers);
    await server.settle();
    const browser = server.browser();
    const page = await browser.get(server.mailbox.linkPath(stranger.email));
    expect(textOf(page.text)).toContain('Acme');
    const state = async () =>
      (
        await server.rows('select state from memberships where user_id = $1 and tenant_id = $2', [
          stranger.id,
          server.people.acme,
        ])
      )[0];
    expect(await state()).toEqual({ state: 'invited' });
    expect((await browser.submit(page, {})).status).toBe(200);
    expect(await state()).toEqual({ state: 'active' });
    expect((await browser.get(server.mailbox.linkPath(stranger.email))).status).toBe(410);
  });

  it('sign-out needs a button, not just a link on another site', async () => {
    const { browser, headers } = await callerFor(server, admin);
    const page = await browser.get('/account/logout');
    expect(textOf(page.text)).toContain(admin.name);
    expect((await browser.get(paths.me, headers)).status).toBe(200);
    expect((await browser.submit(page, {})).status).toBe(200);
    expect((await browser.get(paths.me, headers)).status).toBe(401);
    expect((await browser.get('/oauth/portal')).headers.get('location')).toContain('/account/login');
  });
});

describe('V3.5.1 forms of other sites and browsers', () => {
  it.each([
    '/account/login',
    '/account/sign-up',
    '/account/forget-password',
    '/account/activate?userId=x&token=x',
    '/account/reset-password?userId=x&token=x',
    '/account/invitation/accept?userId=x&token=x',
    '/account/unlock?token=x',
    '/account/logout',
  ])('POST %s is refused without the page’s own token', async (path) => {
    const { browser } = await callerFor(server, admin);
    const good = readForm((await browser.get('/account/logout')).text).fields['formToken']!;
    const thief = await callerFor(server, admin);
    await thief.browser.get('/account/login');
    for (const formToken of ['', 'x', good]) {
      const answer = await thief.browser.postForm(path, { formToken, email: admin.email });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toContain('text/html');
    }
    expect((await thief.browser.get(paths.me, thief.headers)).status).toBe(200);
  });

  it('a form token of another browser is refused', async () => {
    const [mine, other] = [server.browser(), server.browser()];
    const page = await mine.follow(await mine.get(authorizePath()));
    await other.get('/account/login');
    const form = readForm(page.text);
    expect((await other.postForm(form.action, { ...form.fields, email: admin.email })).status).toBe(400);
  });

  it('a request that was open too long ends in a page with a link', async () => {
    const browser = server.browser();
    const page = await browser.follow(await browser.get(authorizePath()));
    server.clock.advance(31 * minute);
    const answer = await browser.submit(page, { email: admin.email });
    expect(answer.status).toBe(400);
    expect(textOf(answer.text)).toContain('sign-in request expired');
    expect(answer.text).toMatch(/<a\b[^>]*href="[^"]+"/);
  });
});

describe('V14.2.1 links in emails', () => {
  it.each<[string, Record<string, string>]>([
    ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' }],
    ['Forwarded', { forwarded: 'host=evil.test' }],
    ['Origin', { origin: 'http://evil.test', referer: 'http://evil.test/' }],
  ])('use the configured host, whatever %s contains', async (_name, headers) => {
    const email = newAddress();
    await server.browser().post(paths.signUp, { email, password: 'typed at sign-up' }, headers);
    await server.browser().post(paths.forgot, { email: admin.email }, headers);
    await server.settle();
    for (const address of [email, admin.email]) {
      for (const link of server.mailbox.latest(address).links) expect(new URL(link).origin).toBe(server.baseUrl);
    }
  });

  it('use the configured host in production, whatever Host contains; in development another Host is refused', async () => {
    const signUp = (from: typeof server, email: string) =>
      from.browser().post(paths.signUp, { email, password: 'typed at sign-up' }, { host: 'evil.test' });
    expect((await signUp(server, newAddress())).status).toBe(421);
    const production = await startTestServer({ config: { mode: 'production' } });
    const email = newAddress();
    expect((await signUp(production, email)).status).toBe(200);
    await production.settle();
    expect(production.mailbox.latest(email).links.map((link) => new URL(link).origin)).toEqual([production.baseUrl]);
    await production.close();
  });
});
