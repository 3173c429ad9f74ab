import { describe, expect, it } from 'vitest';
import { errorStatus } from '#shared/contract/errors.ts';
import { minute, second } from '#server/lib/clock.ts';
import { textOf, type Answer } from '#server/testing/browser.ts';
import { authorizePath, callerFor, challengeOf, exchange } from '#server/testing/flows.ts';
import { confidentialClient, publicClient, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, guest, acme, globex } = server.people;
const [callback] = publicClient.redirectUris as [string];
const authorize = (changes: Record<string, string | undefined>) => server.browser().get(authorizePath(changes));

function expectPage(answer: Answer, code: 'client-unknown' | 'redirect-uri-mismatch'): void {
  expect(answer.status).toBe(errorStatus[code]);
  expect(answer.headers.get('location')).toBeNull();
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(textOf(answer.text)).toContain('isn’t registered');
}

function sentToClient(answer: Answer): Record<string, string> {
  expect(answer.status).toBe(302);
  const location = new URL(answer.location);
  expect(location.origin + location.pathname).toBe(callback);
  return Object.fromEntries(location.searchParams);
}

describe('V10.4.1 the client and its redirect URI', () => {
  it.each([undefined, '', 'nobody', `${publicClient.id} `, publicClient.id.toUpperCase(), '__proto__', 'constructor'])(
    'shows an error for the client %j without a redirect',
    async (clientId) => {
      expectPage(await authorize({ client_id: clientId }), 'client-unknown');
    },
  );

  it('refuses two clients', async () => {
    expectPage(await server.browser().get(`${authorizePath()}&client_id=${confidentialClient.id}`), 'client-unknown');
  });

  it.each([
    undefined,
    '',
    `${callback}/`,
    `${callback}?x=1`,
    `${callback}#fragment`,
    `${callback}/../evil`,
    `${callback}%2f..%2fevil`,
    callback.replace('http:', 'https:'),
    callback.replace('http:', 'HTTP:'),
    callback.replace('app.test', 'APP.test'),
    callback.replace('app.test', 'app.test.evil.test'),
    callback.replace('app.test', 'app.test@evil.test'),
    callback.replace('app.test', 'evil.test#app.test'),
    callback.replace('app.test', 'evil.test\\app.test'),
    callback.replace('app.test', 'app.test:80'),
    callback.slice('http:'.length),
    'http://evil.test/oauth/callback',
    'javascript:alert(1)//app.test',
    'data:text/html,x',
    ` ${callback}`,
    `${callback}\n`,
    `${callback}\0`,
    confidentialClient.redirectUris[0],
  ])('V10.4.1 compares the redirect URI exactly: %j is shown an error', async (address) => {
    expectPage(await authorize({ redirect_uri: address }), 'redirect-uri-mismatch');
  });

  it('refuses two redirect URIs, even valid ones', async () => {
    expectPage(
      await server.browser().get(`${authorizePath()}&redirect_uri=${encodeURIComponent(callback)}`),
      'redirect-uri-mismatch',
    );
  });

  it('never sends an error to an unregistered redirect URI, whatever else is wrong', async () => {
    expectPage(
      await authorize({ redirect_uri: 'http://evil.test/', response_type: 'token', prompt: 'none' }),
      'redirect-uri-mismatch',
    );
  });
});

describe('errors sent to the client, with its state and iss (RFC 9207)', () => {
  it.each<[string, Record<string, string | undefined>, string]>([
    ['no response_type', { response_type: undefined }, 'unsupported_response_type'],
    ['implicit', { response_type: 'token' }, 'unsupported_response_type'],
    ['hybrid', { response_type: 'code id_token' }, 'unsupported_response_type'],
    ['another response_mode', { response_mode: 'form_post' }, 'invalid_request'],
    ['V10.4.6 no challenge', { code_challenge: undefined }, 'invalid_request'],
    ['V10.4.6 plain', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['V10.4.6 no method', { code_challenge_method: undefined }, 'invalid_request'],
    ['a challenge that is no SHA-256', { code_challenge: 'short' }, 'invalid_request'],
    ['a challenge with other letters', { code_challenge: `${'a'.repeat(42)}=` }, 'invalid_request'],
    ['no openid', { scope: 'email profile' }, 'invalid_scope'],
    ['an empty scope', { scope: '' }, 'invalid_scope'],
    ['prompt none beside another', { prompt: 'none login' }, 'invalid_request'],
    ['prompt none without a session', { prompt: 'none' }, 'login_required'],
    ['max_age that is no number', { max_age: 'soon' }, 'invalid_request'],
    ['a negative max_age', { max_age: '-1' }, 'invalid_request'],
    ['a nonce without end', { nonce: 'n'.repeat(513) }, 'invalid_request'],
    ['a null character', { login_hint: 'a\0b' }, 'invalid_request'],
  ])('%s', async (_name, changes, error) => {
    const sent = sentToClient(await authorize(changes));
    expect(sent).toEqual({
      error,
      error_description: expect.any(String),
      state: 'state-of-the-client',
      iss: server.baseUrl,
    });
  });

  it.each(['scope', 'nonce', 'code_challenge', 'prompt', 'x-unknown'])(
    'RFC 6749 3.1 refuses %s twice',
    async (name) => {
      const sent = sentToClient(await server.browser().get(`${authorizePath({ [name]: 'openid' })}&${name}=other`));
      expect(sent).toMatchObject({ error: 'invalid_request' });
    },
  );

  it('returns no state for a duplicate or a missing one', async () => {
    expect(sentToClient(await server.browser().get(`${authorizePath()}&state=other`))).not.toHaveProperty('state');
    expect(sentToClient(await authorize({ state: undefined, prompt: 'none' }))).not.toHaveProperty('state');
  });

  it('keeps the query of the registered redirect URI', async () => {
    const location = new URL(
      (await authorize({ redirect_uri: publicClient.redirectUris[1], prompt: 'none' })).location,
    );
    expect(Object.fromEntries(location.searchParams)).toMatchObject({ kept: '1', error: 'login_required' });
  });
});

describe('without a session', () => {
  it('opens the login page with an opaque state, and stores the request', async () => {
    const browser = server.browser();
    const answer = await browser.get(authorizePath({ login_hint: admin.email }));
    const location = new URL(answer.location);
    expect(location.origin + location.pathname).toBe(`${server.baseUrl}/oauth/prelogin`);
    const state = location.searchParams.get('state')!;
    expect(state).toMatch(/^[\w-]{43}$/);
    const [row] = await server.rows(
      'select client_state, nonce, scope, login_hint, reauthenticate from authorization_requests where id = $1',
      [state],
    );
    expect(row).toEqual({
      client_state: 'state-of-the-client',
      nonce: 'nonce-of-the-client',
      scope: 'openid email profile',
      login_hint: admin.email,
      reauthenticate: false,
    });
  });

  it('opens the sign-up page for screen_hint=signup', async () => {
    expect(new URL((await authorize({ screen_hint: 'signup' })).location).pathname).toBe('/account/sign-up');
  });

  it('ignores unknown scopes', async () => {
    const { location } = await authorize({ scope: 'openid everything offline_access' });
    const [row] = await server.rows('select scope from authorization_requests where id = $1', [
      new URL(location).searchParams.get('state'),
    ]);
    expect(row).toEqual({ scope: 'openid offline_access' });
  });
});

describe('with a session', () => {
  it('answers with a code at once, with state and iss', async () => {
    const { browser } = await callerFor(server, admin);
    const sent = sentToClient(await browser.get(authorizePath()));
    expect(sent).toEqual({
      code: expect.stringMatching(/^[\w-]{43}$/),
      state: 'state-of-the-client',
      iss: server.baseUrl,
    });
  });

  it('answers prompt=none too', async () => {
    const { browser } = await callerFor(server, admin);
    expect(sentToClient(await browser.get(authorizePath({ prompt: 'none' })))).toHaveProperty('code');
  });

  it.each(['login', 'select_account', 'login consent'])('requires credentials again for prompt=%s', async (prompt) => {
    const { browser } = await callerFor(server, admin);
    expect(new URL((await browser.get(authorizePath({ prompt }))).location).pathname).toBe('/oauth/prelogin');
  });

  it('V7.5.3 requires a new sign-in when the last one is older than max_age, and not before', async () => {
    const { browser } = await callerFor(server, admin);
    server.clock.advance(5 * minute);
    expect(sentToClient(await browser.get(authorizePath({ max_age: '300' })))).toHaveProperty('code');
    expect(sentToClient(await browser.get(authorizePath({ max_age: 'undefined' })))).toHaveProperty('code');
    server.clock.advance(second);
    expect(new URL((await browser.get(authorizePath({ max_age: '300' }))).location).pathname).toBe('/oauth/prelogin');
  });

  it('V7.5.3 does not accept the old session for the sign-in required by prompt=login', async () => {
    const { browser, session } = await callerFor(server, admin);
    server.clock.advance(second);
    const { location } = await browser.get(authorizePath({ prompt: 'login' }));
    const state = new URL(location).searchParams.get('state')!;
    expect((await browser.post('/oauth/postlogin', { state, token: session.accessToken })).status).toBe(401);
    const answer = await browser.get(`/oauth/postlogin/redirect?state=${state}`);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
  });

  it('ignores an invalid session cookie', async () => {
    const browser = server.browser();
    browser.cookies.set('portico_sso', 'x');
    expect(sentToClient(await browser.get(authorizePath({ prompt: 'none' })))).toMatchObject({
      error: 'login_required',
    });
  });

  it('returns the code for the requested tenant, and never for one of others', async () => {
    const tenantOf = async (user: typeof admin, changes: Record<string, string>) => {
      const { browser } = await callerFor(server, user);
      const { code } = sentToClient(await browser.get(authorizePath(changes)));
      const { id_token: token } = (await exchange(browser, code!)).json<{ id_token: string }>();
      return (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { tenantId: string }).tenantId;
    };
    await server.rows("update tenants set alias = 'globex' where id = $1", [globex]);
    expect(await tenantOf(guest, { tenantId: globex })).toBe(globex);
    expect(await tenantOf(guest, { tenantId: acme })).toBe(acme);
    expect(await tenantOf(guest, { organization: 'globex' })).toBe(globex);
    expect(await tenantOf(admin, { tenantId: globex })).toBe(acme);
    expect(await tenantOf(admin, { organization: 'globex' })).toBe(acme);
    expect(await tenantOf(admin, { tenantId: 'no tenant' })).toBe(acme);
  });
});

describe('the return from the login page', () => {
  async function openedRequest(changes: Record<string, string> = {}) {
    const browser = server.browser();
    const { location } = await browser.get(authorizePath(changes));
    return { browser, state: new URL(location).searchParams.get('state')! };
  }
  const login = async (browser: ReturnType<typeof server.browser>) =>
    (await browser.post('/identity/resources/auth/v1/user', { email: admin.email, password: admin.password })).json<{
      accessToken: string;
    }>().accessToken;

  it('postlogin binds the session to the request, and its URL returns the code, once', async () => {
    const { browser, state } = await openedRequest();
    const token = await login(browser);
    const { redirectUrl } = (await browser.post('/oauth/postlogin', { state, token })).json<{ redirectUrl: string }>();
    expect(redirectUrl).toBe(`${server.baseUrl}/oauth/postlogin/redirect?state=${state}`);
    expect(sentToClient(await browser.get(redirectUrl))).toEqual({
      code: expect.any(String),
      state: 'state-of-the-client',
      iss: server.baseUrl,
    });
    expect((await browser.get(redirectUrl)).status).toBe(400);
  });

  it('V15.4.1 returns one code for ten concurrent requests', async () => {
    const { browser, state } = await openedRequest();
    const { redirectUrl } = (await browser.post('/oauth/postlogin', { state, token: await login(browser) })).json<{
      redirectUrl: string;
    }>();
    const answers = await Promise.all(Array.from({ length: 10 }, () => browser.get(redirectUrl)));
    expect(answers.filter((answer) => answer.status === 302)).toHaveLength(1);
  });

  it('V10.2.1 belongs to the browser that began', async () => {
    const { state } = await openedRequest();
    const other = server.browser();
    await other.get(authorizePath());
    const token = await login(other);
    expect((await other.post('/oauth/postlogin', { state, token })).json()).toMatchObject({
      errorCode: 'authorization-request-expired',
    });
    expect((await other.get(`/oauth/prelogin?state=${state}`)).status).toBe(400);
    expect((await other.get(`/oauth/postlogin/redirect?state=${state}`)).status).toBe(400);
  });

  it('refuses a token of a session that is not this browser’s', async () => {
    const owner = server.browser();
    const { browser, state } = await openedRequest();
    server.clock.advance(second);
    const token = await login(owner);
    const bind = () => browser.post('/oauth/postlogin', { state, token });
    expect((await bind()).status).toBe(401);
    // signed in as another user, or to another session of the same user
    await login(browser);
    expect((await bind()).status).toBe(401);
    for (const [name, value] of owner.cookies) if (name.startsWith('fe_refresh_')) browser.cookies.set(name, value);
    browser.cookies.delete('portico_sso');
    expect((await bind()).status).toBe(401);
    expect((await browser.get(`/oauth/postlogin/redirect?state=${state}`)).status).toBe(400);
  });

  it('refuses a token of a sign-in before the request', async () => {
    const browser = server.browser();
    const token = await login(browser);
    server.clock.advance(second);
    const { location } = await browser.get(authorizePath({ prompt: 'login' }));
    expect(
      (await browser.post('/oauth/postlogin', { state: new URL(location).searchParams.get('state'), token })).status,
    ).toBe(401);
  });

  it('refuses a token for another client', async () => {
    const { browser, state } = await openedRequest({
      client_id: confidentialClient.id,
      redirect_uri: confidentialClient.redirectUris[0]!,
    });
    const as = async (clientId: string) =>
      (
        await browser.post(
          '/identity/resources/auth/v1/user',
          { email: admin.email, password: admin.password },
          { 'frontegg-requested-application-id': clientId },
        )
      ).json<{ accessToken: string }>().accessToken;
    expect((await browser.post('/oauth/postlogin', { state, token: await as(publicClient.id) })).status).toBe(401);
    expect((await browser.post('/oauth/postlogin', { state, token: await as(confidentialClient.id) })).status).toBe(
      200,
    );
  });

  it('tells its page which client the sign-in is for', async () => {
    const { browser, state } = await openedRequest({
      client_id: confidentialClient.id,
      redirect_uri: confidentialClient.redirectUris[0]!,
    });
    expect((await browser.get(`/oauth/prelogin?state=${state}`)).text).toContain(
      `"clientId":"${confidentialClient.id}"`,
    );
  });

  it('refuses a foreign token', async () => {
    const { browser, state } = await openedRequest();
    expect((await browser.post('/oauth/postlogin', { state, token: 'a.b.c' })).status).toBe(401);
  });

  it('returns no code before sign-in, nor after the session has ended', async () => {
    const { browser, state } = await openedRequest();
    expect((await browser.get(`/oauth/postlogin/redirect?state=${state}`)).status).toBe(400);
    await browser.post('/oauth/postlogin', { state, token: await login(browser) });
    await browser.post('/identity/resources/auth/v1/logout');
    expect((await browser.get(`/oauth/postlogin/redirect?state=${state}`)).status).toBe(400);
  });

  it('expires after 30 minutes', async () => {
    const { browser, state } = await openedRequest();
    server.clock.advance(30 * minute);
    expect((await browser.get(`/oauth/prelogin?state=${state}`)).status).toBe(400);
    expect((await browser.post('/oauth/postlogin', { state, token: await login(browser) })).status).toBe(400);
  });
});

it('hashes the verifier as RFC 7636, appendix B', () => {
  expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});
