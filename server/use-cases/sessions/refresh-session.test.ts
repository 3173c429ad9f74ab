import { decodeJwt } from 'jose';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { OAuthTokenResponse } from '#shared/contract/entities.ts';
import { day, minute, second } from '#server/lib/clock.ts';
import type { Browser } from '#server/testing/browser.ts';
import { bearer, callerFor, paths, signIn, tokensFor, type SignedIn } from '#server/testing/flows.ts';
import { confidentialClient, publicClient, startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, guest, acme, globex } = server.people;
const cookieName = `fe_refresh_${publicClient.id.replace('-', '')}`;

async function signedInBrowser(user = admin): Promise<Browser> {
  const browser = server.browser();
  await signIn(browser, user);
  return browser;
}

/** Creates another browser with the same refresh cookie: a thief, or a second tab before it learned of the new one. */
function copyOf(browser: Browser): Browser {
  const copy = server.browser();
  copy.cookies.set(cookieName, browser.cookies.get(cookieName)!);
  return copy;
}

describe('refresh token rotation', () => {
  it('responds like a sign-in, with a new token and cookie each time', async () => {
    const browser = await signedInBrowser();
    const before = browser.cookies.get(cookieName);
    server.clock.advance(second);
    const answer = await browser.post(paths.refresh, { tenantId: null });
    const session = answer.json<SignedIn>();
    expect(session).toMatchObject({ mfaRequired: false, userId: admin.id, tenantId: acme, expiresIn: 900 });
    expect(browser.cookies.get(cookieName)).toBe(session.refreshToken);
    expect(session.refreshToken).not.toBe(before);
    expect((await browser.get(paths.me, bearer(session.accessToken))).status).toBe(200);
  });

  it('accepts a request without a body', async () => {
    expect((await (await signedInBrowser()).post(paths.refresh)).status).toBe(200);
  });

  it('returns the same successor again within 10 seconds, for concurrent tabs', async () => {
    const browser = await signedInBrowser();
    const tab = copyOf(browser);
    await browser.post(paths.refresh);
    server.clock.advance(10 * second);
    expect((await tab.post(paths.refresh)).status).toBe(200);
    expect(tab.cookies.get(cookieName)).toBe(browser.cookies.get(cookieName));
    expect((await browser.post(paths.refresh)).status).toBe(200);
  });

  it('V15.4.1 returns the same successor to ten concurrent requests', async () => {
    const browser = await signedInBrowser();
    const answers = await Promise.all(Array.from({ length: 10 }, () => copyOf(browser).post(paths.refresh)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map((answer) => answer.json<SignedIn>().refreshToken)).size).toBe(1);
  });

  it('V10.4.5 revokes the family if an old token is reused later, for thief and owner alike', async () => {
    const browser = await signedInBrowser();
    const thief = copyOf(browser);
    await browser.post(paths.refresh);
    server.clock.advance(11 * second);
    const answer = await thief.post(paths.refresh);
    expect(answer.status).toBe(401);
    expect(answer.json()).toEqual({ errors: ['Session not found'], errorCode: 'session-not-found' });
    expect(answer.headers.getSetCookie().join()).toContain(`${cookieName}=; Max-Age=0`);
    expect((await copyOf(browser).post(paths.refresh)).status).toBe(401);
    // the browser that signed in goes on by its single sign-on session, with a family of its own
    expect((await browser.post(paths.refresh)).status).toBe(200);
    const audits = await server.rows(
      "select severity from audits where action = 'session.refresh-reused' and actor_id = $1",
      [admin.id],
    );
    expect(audits).toEqual([{ severity: 'High' }]);
  });

  it('V10.4.5 revokes the family if a token older than the previous one is used, even immediately', async () => {
    const browser = await signedInBrowser();
    const thief = copyOf(browser);
    await browser.post(paths.refresh);
    await browser.post(paths.refresh);
    expect((await thief.post(paths.refresh)).status).toBe(401);
    expect((await copyOf(browser).post(paths.refresh)).status).toBe(401);
  });
});

it('RFC 9700 4.14.2 a token replaced long ago stays refused after no connection was free for it', async () => {
  const [poolSize, queue] = [4, 20];
  const busy = await startTestServer({ config: { database: { poolSize, queue } } });
  onTestFinished(() => busy.close());
  const page = busy.browser();
  await signIn(page, busy.people.admin);
  const thief = busy.browser();
  const held = page.cookies.get(cookieName)!;
  expect((await page.post(paths.refresh)).status).toBe(200);
  busy.clock.advance(12 * second);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const holding = Array.from({ length: poolSize + queue }, () =>
    busy.services.db.acrossTenants('a test', () => released).catch(() => undefined),
  );
  for (const path of [paths.refresh, paths.silent]) {
    thief.cookies.set(cookieName, held);
    expect((await thief.post(path, {})).status).toBe(503);
  }
  release();
  await Promise.all(holding);
  await busy.services.undecidedRotations.settle();
  for (const path of [paths.silent, paths.refresh]) {
    thief.cookies.set(cookieName, held);
    expect((await thief.post(path, {})).status).toBe(401);
  }
  expect(await busy.rows("select severity from audits where action = 'session.refresh-reused'")).toEqual([
    { severity: 'High' },
  ]);
});

describe('tenant of a tab', () => {
  it('is the requested one, while the session stays in its own', async () => {
    const browser = server.browser();
    await signIn(browser, guest, { 'frontegg-scoped-tenant': acme });
    const tab = (await browser.post(paths.refresh, { tenantId: globex })).json<SignedIn>();
    expect(tab.tenantId).toBe(globex);
    expect((await browser.get(paths.me, bearer(tab.accessToken))).json()).toMatchObject({ tenantId: globex });
    expect((await browser.post(paths.refresh, { tenantId: null })).json<SignedIn>().tenantId).toBe(acme);
  });

  it.each([
    ['a foreign tenant', globex],
    ['what is no tenant', 'acme'],
    ['SQL', "' or true --"],
  ])('V8.4.1 is refused for %s, without effect on the session', async (_name, tenantId) => {
    const browser = await signedInBrowser();
    const answer = await browser.post(paths.refresh, { tenantId });
    expect(answer.status).toBe(401);
    server.clock.advance(60 * second);
    expect((await browser.post(paths.refresh)).status).toBe(200);
  });
});

describe('V7.3 lifetimes', () => {
  it('V7.3.1 ends after 30 days without use, and not a day before', async () => {
    const browser = await signedInBrowser();
    server.clock.advance(29 * day);
    expect((await browser.post(paths.refresh)).status).toBe(200);
    server.clock.advance(29 * day);
    expect((await browser.post(paths.refresh)).status).toBe(200);
    server.clock.advance(30 * day);
    expect((await browser.post(paths.refresh)).status).toBe(401);
  });

  it('V7.3.2 ends after 90 days, even if in use', async () => {
    const browser = await signedInBrowser();
    for (let round = 0; round < 8; round += 1) {
      server.clock.advance(11 * day);
      expect((await browser.post(paths.refresh)).status).toBe(200);
    }
    server.clock.advance(2 * day);
    expect((await browser.post(paths.refresh)).status).toBe(401);
  });

  it('access tokens are valid for 15 minutes', async () => {
    const { browser, headers } = await callerFor(server, admin);
    server.clock.advance(899 * second);
    expect((await browser.get(paths.me, headers)).status).toBe(200);
    server.clock.advance(second);
    expect((await browser.get(paths.me, headers)).status).toBe(401);
  });
});

describe('V3.5 other websites', () => {
  const origin = publicClient.origins[0]!;

  it.each([paths.refresh, paths.silent])('%s accepts an allowed origin, our own, and none', async (path) => {
    const browser = await signedInBrowser();
    for (const from of [origin, server.baseUrl])
      expect((await browser.post(path, {}, { origin: from })).status).toBe(200);
    expect((await browser.post(path, {})).status).toBe(200);
  });

  it.each([paths.refresh, paths.silent])('%s refuses another origin, and rotates nothing', async (path) => {
    const browser = await signedInBrowser();
    for (const other of ['http://evil.test', 'null', `${origin}.evil.test`]) {
      const answer = await browser.post(path, {}, { origin: other });
      expect(answer.status).toBe(403);
      expect(answer.json<ErrorBody>().errorCode).toBe('origin-not-allowed');
    }
    server.clock.advance(60 * second);
    expect((await browser.post(path, {})).status).toBe(200);
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'refuses %s, which a form of another site could send',
    async (type) => {
      const browser = await signedInBrowser();
      for (const path of [paths.refresh, paths.silent])
        expect((await browser.send('POST', path, { body: '', headers: { 'content-type': type } })).status).toBe(415);
    },
  );
});

describe('invalid cookies', () => {
  it.each(['', 'x', `6f1c1a7e-0b1d-4a52-9d5e-0123456789ab.${'a'.repeat(43)}`])(
    '%j: 401 with the text that clients compare',
    async (value) => {
      const browser = server.browser();
      browser.cookies.set(cookieName, value);
      const answer = await browser.post(paths.refresh);
      expect(answer.status).toBe(401);
      expect(answer.json<ErrorBody>().errors).toEqual(['Session not found']);
    },
  );

  it('a token under the name of another client', async () => {
    const browser = await signedInBrowser();
    const other = server.browser();
    other.cookies.set(`fe_refresh_${confidentialClient.id.replace('-', '')}`, browser.cookies.get(cookieName)!);
    expect((await other.post(paths.refresh)).status).toBe(401);
    expect((await browser.post(paths.refresh)).status).toBe(200);
  });
});

describe('/oauth/token with refresh_token', () => {
  const renew = (browser: Browser, token: string, more: Record<string, string> = {}) =>
    browser.post(paths.token, { grant_type: 'refresh_token', refresh_token: token, ...more });

  it('rotates with the same grace period, and revokes the family on reuse', async () => {
    const { browser, tokens } = await tokensFor(server, admin);
    const next = (await renew(browser, tokens.refresh_token)).json<OAuthTokenResponse>();
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    expect((await renew(browser, tokens.refresh_token)).json<OAuthTokenResponse>().refresh_token).toBe(
      next.refresh_token,
    );
    server.clock.advance(11 * second);
    const reused = await renew(browser, tokens.refresh_token);
    expect(reused.status).toBe(400);
    expect(reused.json()).toMatchObject({ error: 'invalid_grant' });
    expect((await renew(browser, next.refresh_token)).status).toBe(400);
  });

  it('leaves the cookie of the same session unchanged', async () => {
    const { browser, tokens } = await tokensFor(server, admin);
    await renew(browser, tokens.refresh_token);
    server.clock.advance(11 * second);
    await renew(browser, tokens.refresh_token);
    expect((await browser.post(paths.refresh)).status).toBe(200);
  });

  it('RFC 6749 6 refuses it to another client', async () => {
    const { browser, tokens } = await tokensFor(server, admin);
    expect((await renew(browser, tokens.refresh_token, { client_id: 'nobody' })).json()).toMatchObject({
      error: 'invalid_client',
    });
    expect((await renew(browser, tokens.refresh_token, { client_id: publicClient.id })).status).toBe(200);
  });
});

describe('a token for a tenant', () => {
  const expiryOf = (token: string) => decodeJwt(token).exp!;
  const ask = (from: Browser, token: string, headers: Record<string, string> = {}) =>
    from.post(paths.tokenForTenant, { tenantId: acme }, { ...bearer(token), ...headers });

  it('never outlives the token of the request, even when requested repeatedly', async () => {
    const { session } = await callerFor(server, admin);
    let token = session.accessToken;
    for (const _ of [1, 2, 3]) {
      server.clock.advance(4 * minute);
      token = (await ask(server.browser(), token)).json<{ accessToken: string }>().accessToken;
      expect(expiryOf(token)).toBe(expiryOf(session.accessToken));
    }
    server.clock.advance(4 * minute);
    expect((await server.browser().get(paths.me, bearer(token))).status).toBe(401);
  });

  it('has its full lifetime if the cookie of an allowed page authenticates the session', async () => {
    const { browser, session } = await callerFor(server, admin);
    const stranger = await callerFor(server, guest);
    server.clock.advance(4 * minute);
    const lasting = async (from: Browser, headers: Record<string, string> = {}) =>
      expiryOf((await ask(from, session.accessToken, headers)).json<{ accessToken: string }>().accessToken) -
      expiryOf(session.accessToken);
    expect(await lasting(browser, { origin: publicClient.origins[0]! })).toBe(240);
    expect(await lasting(browser, { origin: 'https://evil.example' })).toBe(0);
    expect(await lasting(stranger.browser)).toBe(0);
  });
});
