import { describe, expect, it } from 'vitest';
import { bearer, callerFor, codeFor, exchange, paths, signIn, tokensFor } from '#server/testing/flows.ts';
import { publicClient, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin } = server.people;

describe('V7.4.1 sign-out', () => {
  it('by cookie ends session, tokens and cookies; other devices stay signed in', async () => {
    const { browser, headers } = await callerFor(server, admin);
    const other = await callerFor(server, admin);
    const kept = new Map(browser.cookies);
    const answer = await browser.post(paths.logout);
    expect(answer.status).toBe(200);
    expect(browser.cookies.size).toBe(0);
    expect((await browser.get(paths.me, headers)).status).toBe(401);
    for (const [name, value] of kept) browser.cookies.set(name, value);
    expect((await browser.post(paths.refresh)).status).toBe(401);
    expect((await other.browser.get(paths.me, other.headers)).status).toBe(200);
    expect((await other.browser.post(paths.refresh)).status).toBe(200);
  });

  it('by bearer token alone ends its session', async () => {
    const { browser, headers } = await callerFor(server, admin);
    expect((await server.browser().post(paths.logout, undefined, headers)).status).toBe(200);
    expect((await browser.post(paths.refresh)).status).toBe(401);
  });

  it('by both ends both, if they belong to two sessions', async () => {
    const [first, second] = [await callerFor(server, admin), await callerFor(server, admin)];
    await first.browser.post(paths.logout, undefined, second.headers);
    expect((await server.browser().get(paths.me, first.headers)).status).toBe(401);
    expect((await server.browser().get(paths.me, second.headers)).status).toBe(401);
  });

  it('by refresh cookie alone, if the other was lost', async () => {
    const { browser, headers } = await callerFor(server, admin);
    browser.cookies.delete('portico_sso');
    await browser.post('/oauth/logout/token');
    expect((await server.browser().get(paths.me, headers)).status).toBe(401);
  });

  it('revokes what a code of the session issued, and a code not exchanged yet', async () => {
    const { browser, tokens } = await tokensFor(server, admin);
    const code = await codeFor(browser);
    await browser.post(paths.logout);
    expect(
      (await browser.post(paths.token, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token })).status,
    ).toBe(400);
    expect((await exchange(browser, code)).status).toBe(400);
    expect((await browser.get('/oauth/userinfo', bearer(tokens.access_token))).status).toBe(401);
  });

  it('gives the same answer without a session, and when repeated', async () => {
    const browser = server.browser();
    await signIn(browser, admin);
    for (let times = 0; times < 3; times += 1) expect((await browser.post(paths.logout)).status).toBe(200);
  });
});

describe('/oauth/logout', () => {
  const bye = publicClient.postLogoutRedirectUris[0]!;
  const logout = (query: Record<string, string>) => `/oauth/logout?${new URLSearchParams(query).toString()}`;

  it('ends the session for a call without a query', async () => {
    const { browser, headers } = await callerFor(server, admin);
    expect((await browser.get('/oauth/logout')).status).toBe(200);
    expect((await server.browser().get(paths.me, headers)).status).toBe(401);
  });

  it('redirects to a registered URL, with the state', async () => {
    const { browser, tokens } = await tokensFor(server, admin);
    const answer = await browser.get(
      logout({ id_token_hint: tokens.id_token, post_logout_redirect_uri: bye, state: 'a b' }),
    );
    expect(answer.status).toBe(302);
    expect(answer.location).toBe(`${bye}?state=a+b`);
    expect((await server.browser().get(paths.me, bearer(tokens.id_token))).status).toBe(401);
  });

  it('asks for confirmation if the hint is missing, forged or another user’s, and then redirects', async () => {
    const { browser, headers } = await callerFor(server, admin);
    const { tokens: foreign } = await tokensFor(server, server.people.guest);
    const asked = { post_logout_redirect_uri: bye, client_id: publicClient.id, state: 'a b' };
    const navigate = { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' };
    for (const hint of [{}, { id_token_hint: foreign.id_token }, { id_token_hint: `${foreign.id_token}x` }]) {
      const answer = await browser.get(logout({ ...asked, ...hint } as Record<string, string>), navigate);
      expect(new URL(answer.location, server.baseUrl).pathname).toBe('/account/logout');
      expect((await browser.get(paths.me, headers)).status).toBe(200);
    }
    const page = await browser.follow(await browser.get(logout(asked), navigate));
    expect(page.headers.get('content-security-policy')).toContain(new URL(bye).origin);
    const answer = await browser.submit(page, {});
    expect(answer.location).toBe(`${bye}?state=a+b`);
    expect(answer.headers.get('clear-site-data')).toBe('"prefetchCache", "prerenderCache"');
    expect((await browser.get(paths.me, headers)).status).toBe(401);
    // without a session no confirmation is needed
    expect((await browser.get(logout(asked), navigate)).location).toBe(`${bye}?state=a+b`);
  });

  it('is refused from a page of another site, with any request', async () => {
    const { browser, headers } = await callerFor(server, admin);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
    const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
    const answers = [
      await browser.get('/oauth/logout', foreign),
      await browser.get('/oauth/logout', image),
      await browser.post(paths.logout, undefined, foreign),
      await browser.post('/oauth/logout/token', undefined, foreign),
      await browser.postForm('/oauth/logout/token', {}, { origin: 'null' }),
      await browser.postForm(paths.logout, {}, { origin: 'null' }),
      await browser.post(paths.logout, undefined, { ...image, ...headers }),
    ];
    // form requests are refused by their content type
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 415, 415, 403]);
    const page = await browser.get('/oauth/logout', { accept: 'text/html' });
    expect(page.location).toContain('/account/logout');
    expect((await browser.get(paths.me, headers)).status).toBe(200);
  });

  it('ends the session for a page of a client that fetches it in the background', async () => {
    for (const path of ['/oauth/logout', paths.logout, '/oauth/logout/token']) {
      const { browser, headers } = await callerFor(server, admin);
      const own = { origin: publicClient.origins[0]!, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' };
      const answer = path === '/oauth/logout' ? await browser.get(path, own) : await browser.post(path, undefined, own);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('clear-site-data')).toBe('"prefetchCache", "prerenderCache"');
      expect((await server.browser().get(paths.me, headers)).status).toBe(401);
    }
  });

  it.each(['http://evil.test/', `${bye}/`, `${bye}?x=1`, `${bye}%00`, 'javascript:alert(1)', '//evil.test'])(
    'refuses %s, and ends nothing',
    async (address) => {
      const { browser, headers } = await callerFor(server, admin);
      const answer = await browser.get(logout({ post_logout_redirect_uri: address, client_id: publicClient.id }));
      expect(answer.status).toBe(400);
      expect(answer.headers.get('location')).toBeNull();
      expect((await browser.get(paths.me, headers)).status).toBe(200);
    },
  );

  it('refuses a URL of a client other than the one named', async () => {
    const answer = await server
      .browser()
      .get(logout({ post_logout_redirect_uri: bye, client_id: 'confidential-client' }));
    expect(answer.json()).toMatchObject({ errorCode: 'redirect-uri-mismatch' });
  });
});
