import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { minute } from '#server/lib/clock.ts';
import { bearer, paths, tryLogin, type SignedIn } from '#server/testing/flows.ts';
import { addApp, ok, type Challenge } from '#server/testing/second-factors.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';
import type { Browser } from '#server/testing/browser.ts';

const server = await useTestServer({ config: { signIn: { userNames: true } } });
const { admin } = server.people;
const signUpPath = `${paths.signUp}/username`;
const password = 'quiet harbour at noon';
let count = 0;
const newName = () => `sailor.${(count += 1)}`;
const signUp = (username: string, more: object = {}, browser = server.browser()) =>
  browser.post(signUpPath, { username, password, ...more });
const login = (username: string, typed = password, browser: Browser = server.browser()) =>
  browser.post(paths.login, { username, password: typed });
const errorOf = (answer: { json<T>(): T }) => answer.json<ErrorBody>().errorCode;

describe('7.2 sign-up by user name', () => {
  it('creates an account with a tenant of its own, and signs in', async () => {
    const [browser, username] = [server.browser(), newName()];
    const answer = (await signUp(username, { companyName: 'Small Boats', name: 'Sailor' }, browser)).json<{
      shouldActivate: boolean;
      authResponse: SignedIn;
      userId: string;
    }>();
    expect(answer.shouldActivate).toBe(false);
    const headers = bearer(answer.authResponse.accessToken);
    expect((await browser.get(paths.me, headers)).json()).toMatchObject({
      id: answer.userId,
      name: 'Sailor',
      email: '',
      verified: false,
    });
    expect((await browser.post(paths.refresh)).status).toBe(200);
    expect(
      await server.rows(
        'select t.name, m.state from memberships m join tenants t on t.id = m.tenant_id where user_id = $1',
        [answer.userId],
      ),
    ).toEqual([{ name: 'Small Boats', state: 'active' }]);
    expect(await server.rows(`select action from audits where actor_id = $1 order by id`, [answer.userId])).toEqual([
      { action: 'user.signed-up' },
      { action: 'user.signed-in' },
    ]);
  });

  it('V15.4.1 assigns a name to one of five concurrent requests, ignoring case', async () => {
    const answers = await Promise.all(['Crow', 'crow', 'CROW', 'crOw', 'croW'].map((username) => signUp(username)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409).map(errorOf)).toEqual(
      Array<string>(4).fill('user-name-taken'),
    );
    expect((await login('cRow')).status).toBe(200);
  });

  it.each(['ab', 'a b', 'ada@acme.example', '.hidden', 'аdmin', 'name\u0000', 'x'.repeat(65), ''])(
    'V2.2.1 refuses %j',
    async (username) => {
      expect((await signUp(username)).status).toBe(400);
    },
  );

  it('V6.2.4 applies the password rules, which exclude the user name', async () => {
    expect(errorOf(await signUp(newName(), { password: 'short' }))).toBe('password-too-short');
    expect((await signUp('lighthouse-keeper', { password: 'lighthouse-keeper' })).status).toBe(400);
  });

  it('is rate-limited per client address', async () => {
    const strict = await startTestServer({
      config: { signIn: { userNames: true }, limits: { signUp: { points: 2, per: 60 } } },
    });
    const statuses = [];
    for (let tries = 0; tries < 3; tries += 1)
      statuses.push((await strict.browser().post(signUpPath, { username: `name${tries}`, password })).status);
    expect(statuses).toEqual([200, 200, 429]);
    await strict.close();
  });
});

describe('7.1 sign-in by user name', () => {
  it('V6.3.8 gives the same answer for a wrong password and an unknown name, and counts both', async () => {
    const username = newName();
    await signUp(username);
    for (let tries = 0; tries < 6; tries += 1) {
      const [known, unknown] = [await login(username, 'wrong'), await login('nobody.here', 'wrong')];
      expect(`${unknown.status} ${unknown.text}`).toBe(`${known.status} ${known.text}`);
    }
    expect((await login(username)).status).toBe(423);
    server.clock.advance(16 * minute);
    expect((await login(username)).status).toBe(200);
    await server.settle();
    expect(server.mailbox.messages.filter(({ to }) => to === '' || to.startsWith('username:'))).toEqual([]);
  });

  it('counts failed attempts by user name and by address separately', async () => {
    for (let tries = 0; tries < 5; tries += 1) await login('ada', 'wrong');
    expect((await tryLogin(server.browser(), admin.email, admin.password)).status).toBe(200);
    expect((await tryLogin(server.browser(), 'username:ada', 'x')).status).toBe(400);
    server.clock.advance(16 * minute);
  });

  it('requires exactly one of the two', async () => {
    const post = (body: object) => server.browser().post(paths.login, { password, ...body });
    expect((await post({})).status).toBe(400);
    expect((await post({ email: admin.email, username: 'crow' })).status).toBe(400);
  });

  it('V6.3.3 continues with a second factor, which is never a code by mail', async () => {
    const [browser, username] = [server.browser(), newName()];
    const { authResponse } = (await signUp(username, {}, browser)).json<{ authResponse: SignedIn }>();
    await addApp(server, { browser, headers: bearer(authResponse.accessToken) });
    const challenge = ok(await login(username)).json<Challenge>();
    expect(challenge).toMatchObject({ mfaRequired: true, mfaDevices: { emails: [] } });
    expect(challenge.mfaDevices.authenticators).toHaveLength(1);
  });
});

describe('forgotten password of a user name', () => {
  const reset = (identifier: string) =>
    server
      .browser()
      .post('/identity/resources/users/v2/passwords/reset/email', { identifier, identifierType: 'username' });

  it('V6.4.3 is mailed if the user has an address, with the same answer for every name', async () => {
    const username = newName();
    const { userId } = (await signUp(username)).json<{ userId: string }>();
    const before = server.mailbox.messages.length;
    const [without, nobody] = [await reset(username), await reset('nobody.here')];
    expect(`${nobody.status} ${nobody.text}`).toBe(`${without.status} ${without.text}`);
    await server.settle();
    expect(server.mailbox.messages).toHaveLength(before);
    await server.rows(
      `update users set email = 'sailor@sea.example', email_folded = 'sailor@sea.example', verified = true where id = $1`,
      [userId],
    );
    await reset(username.toUpperCase());
    await server.settle();
    expect(server.mailbox.latest('sailor@sea.example').subject).toContain('Reset your');
    // with either of the two from now on
    expect((await login(username)).status).toBe(200);
    expect((await tryLogin(server.browser(), 'sailor@sea.example', password)).status).toBe(200);
  });
});

describe('without JavaScript', () => {
  it('7.1 the login page accepts a user name in place of an address', async () => {
    const [browser, username] = [server.browser(), newName()];
    await signUp(username);
    const asked = await browser.submit(await browser.get('/account/login'), { email: username });
    expect(asked.text).toContain(username);
    const wrong = await browser.submit(await browser.follow(asked), { password: 'wrong' });
    expect(wrong.text).toContain(username);
    const done = await browser.submit(wrong, { password });
    expect(done.status).toBe(303);
    expect((await browser.post(paths.refresh)).json()).toMatchObject({ mfaRequired: false });
  });

  it('forgot password gives the same answer for every name', async () => {
    const answers = [];
    for (const email of [newName(), 'nobody.here']) {
      const browser = server.browser();
      answers.push((await browser.submit(await browser.get('/account/forget-password'), { email })).status);
    }
    expect(answers).toEqual([200, 200]);
  });
});

describe('if user names are not configured', async () => {
  it('V6.1.3 sign-up and sign-in refuse them, and the strategies say so', async () => {
    const plain = await startTestServer();
    expect(errorOf(await plain.browser().post(signUpPath, { username: 'crow', password }))).toBe('sign-in-method-off');
    expect(errorOf(await plain.browser().post(paths.login, { username: 'crow', password }))).toBe('sign-in-method-off');
    const strategies = async (from: typeof plain) =>
      (await from.browser().get('/identity/resources/configurations/v1/sign-up/strategies'))
        .json<{ strategy: string; isActive: boolean }[]>()
        .find(({ strategy }) => strategy === 'username')!.isActive;
    expect([await strategies(plain), await strategies(server)]).toEqual([false, true]);
    await plain.close();
  });
});

describe('7.1 one field for both, as in the login box', () => {
  it('V6.4.3 forgot password accepts a name, and the SSO lookup matches none', async () => {
    const plain = await startTestServer();
    for (const [from, status] of [
      [server, 200],
      [plain, 400],
    ] as const) {
      expect(
        (await from.browser().post('/identity/resources/users/v1/passwords/reset', { email: 'some.body' })).status,
      ).toBe(status);
      expect(
        (await from.browser().post('/identity/resources/auth/v2/user/sso/prelogin', { email: 'some.body' })).json(),
      ).toEqual({});
    }
    await plain.close();
  });
});

describe('sign-up form by user name, without JavaScript', () => {
  it('4.5 is linked, shows errors at the field, and signs in', async () => {
    const browser = server.browser();
    const byAddress = await browser.get('/account/sign-up');
    expect(byAddress.text).toContain('by=username');
    const form = await browser.get('/account/sign-up?by=username');
    expect(form.text).toContain('name="username"');
    expect(form.text).not.toContain('name="email"');
    const fields = { username: 'a b', name: 'Ada', companyName: 'Small Boats', password };
    const wrong = await browser.submit(form, fields);
    expect([wrong.status, wrong.text.includes('name="username"')]).toEqual([400, true]);
    const username = newName();
    await signUp(username);
    const taken = await browser.submit(wrong, { ...fields, username });
    expect(taken.status).toBe(409);
    expect(taken.text).toContain('This username is taken');
    const free = newName();
    expect((await browser.submit(taken, { ...fields, username: free })).status).toBe(303);
    expect((await browser.post(paths.refresh)).json()).toMatchObject({ mfaRequired: false });
    expect((await login(free)).status).toBe(200);
  });

  it('V6.1.3 is not offered if this sign-up is off', async () => {
    const plain = await startTestServer();
    const browser = plain.browser();
    expect((await browser.get('/account/sign-up')).text).not.toContain('by=username');
    expect((await browser.get('/account/sign-up?by=username')).text).toContain('name="email"');
    await plain.close();
  });
});

describe('8 a user name that is locked out', () => {
  it('is unlocked by the link in the mail, like an address', async () => {
    await server.rows(`update users set username = 'ada.m', username_folded = 'username:ada.m' where id = $1`, [
      admin.id,
    ]);
    for (let tries = 0; tries < 5; tries += 1) await login('ada.m', 'a wrong password');
    expect(errorOf(await login('ada.m', admin.password))).toBe('account-locked');
    await server.settle();
    const token = new URL(server.mailbox.latest(admin.email).links[0]!).searchParams.get('token');
    expect((await server.browser().post(paths.unlock, { token })).status).toBe(200);
    expect((await login('ada.m', admin.password)).status).toBe(200);
  });
});
