import { describe, expect, it } from 'vitest';
import type { LoaderSettings, PorticoUser } from '#loader/portico.types.ts';
import { sessionCookieHeader, sessionCookieVerified } from '#shared/lib/session-cookie-header.ts';
import { tabTenantKey } from '#shared/lib/tab-tenant-key.ts';
import { startSession } from '#shared/session/session.ts';
import {
  baseUrl,
  clientId,
  createBrowser,
  jwt,
  settle,
  tokensFor,
  type Reply,
  type SimulatedBrowser,
  type Tab,
} from '#shared/session/testing/simulated-browser.ts';

const settings: LoaderSettings = {
  version: '1.0.0',
  baseUrl,
  clientId,
  session: { url: '/s.js', integrity: '', imports: [] },
};
const silent = '/oauth/authorize/silent';
const me = '/identity/resources/users/v2/me';
const logout = '/identity/resources/auth/v1/logout';

/** What a sign-in of the page was answered. */
function answerFor(userId: string, claims: Record<string, unknown> = {}) {
  return { accessToken: jwt({ iss: baseUrl, aud: clientId, sub: userId, tenantId: 't1', ...claims }), expiresIn: 900 };
}

/** A page that already knows that no user is signed in. */
async function open(browser: SimulatedBrowser, tab: Tab = browser.openTab()) {
  const session = startSession(settings, tab.env);
  const heard = { in: [] as PorticoUser[], out: 0 };
  session.on('signed-in', (user) => heard.in.push(user));
  session.on('signed-out', () => heard.out++);
  await session.user();
  browser.server.calls.length = 0;
  return { session, heard, tab };
}

const pathsOf = ({ server }: SimulatedBrowser) => server.calls.map(({ path }) => path);
const verifiedOnly = { [sessionCookieHeader]: sessionCookieVerified };

describe('the token of a sign-in in the page', () => {
  it('is adopted by one call, which loads the user and asks for the cookie', async () => {
    const browser = createBrowser();
    const { session, heard, tab } = await open(browser);
    browser.server.cookieUser = 'ada';
    const answer = answerFor('ada');
    await expect(session.adoptSignIn(answer)).resolves.toMatchObject({ id: 'ada', sub: 'ada', tenantId: 't1' });
    expect(pathsOf(browser)).toEqual([me]);
    expect(browser.server.calls[0]).toMatchObject({ method: 'GET', credentials: 'include' });
    await expect(session.token()).resolves.toBe(answer.accessToken);
    await expect(session.user()).resolves.toMatchObject({ id: 'ada' });
    expect(heard.in).toMatchObject([{ id: 'ada' }]);
    expect(tab.departures).toEqual([]);
  });

  it('is renewed by the cookie when its time is over, counted from what was left of it', async () => {
    const browser = createBrowser();
    const { session } = await open(browser);
    browser.server.cookieUser = 'ada';
    await session.adoptSignIn({ ...answerFor('ada'), expiresIn: 100 });
    await browser.advance(100_000);
    await expect(session.token()).resolves.toMatch(/^access-ada/);
    expect(pathsOf(browser)).toEqual([me, silent, me]);
    expect(browser.server.countOf('/oauth/token')).toBe(0);
  });

  it('takes the place of whoever was there before', async () => {
    const browser = createBrowser();
    browser.server.cookieUser = 'bob';
    const { session, heard } = await open(browser);
    browser.server.cookieUser = 'ada';
    await session.adoptSignIn(answerFor('ada'));
    expect(heard).toMatchObject({ in: [{ id: 'bob' }, { id: 'ada' }], out: 0 });
  });

  it('lets other tabs sign in too', async () => {
    const browser = createBrowser();
    const [one, other] = [await open(browser), await open(browser)];
    browser.server.cookieUser = 'ada';
    await one.session.adoptSignIn(answerFor('ada'));
    await settle();
    expect(other.heard.in).toMatchObject([{ id: 'ada' }]);
    expect(pathsOf(browser)).toEqual([me, silent, me]);
  });
});

describe('a token is not adopted', () => {
  it.each([
    ['the browser withholds the cookie', null],
    ['the cookie is of another session', 'bob'],
  ])('where %s', async (_, cookieUser) => {
    const browser = createBrowser();
    const { session, heard, tab } = await open(browser);
    browser.server.cookieUser = cookieUser;
    await expect(session.adoptSignIn(answerFor('ada'))).resolves.toBeNull();
    expect(pathsOf(browser)).toEqual([me]);
    await expect(session.token()).resolves.toBeNull();
    expect(heard.in).toEqual([]);
    // then it is as it always was: by the cookie that is there, else by the hosted page
    const login = session.login({ renew: true });
    login.catch(() => {});
    await settle();
    expect(browser.server.countOf(silent)).toBe(1);
    expect([heard.in.map(({ id }) => id), tab.departures.length]).toEqual(cookieUser ? [[cookieUser], 0] : [[], 1]);
  });

  it.each([
    ['another client', { aud: 'client-2' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['nobody in particular', { aud: undefined }],
  ])('that is for %s, and is sent nowhere', async (_, claims) => {
    const browser = createBrowser();
    const { session } = await open(browser);
    browser.server.cookieUser = 'ada';
    await expect(session.adoptSignIn(answerFor('ada', claims))).resolves.toBeNull();
    await expect(session.adoptSignIn({ accessToken: 'opaque', expiresIn: 900 })).resolves.toBeNull();
    expect(pathsOf(browser)).toEqual([]);
    await expect(session.token()).resolves.toBeNull();
  });

  it('of another tenant than the tab’s', async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    tab.env.sessionStorage().setItem(tabTenantKey, 't2');
    const { session } = await open(browser, tab);
    browser.server.cookieUser = 'ada';
    await expect(session.adoptSignIn(answerFor('ada'))).resolves.toBeNull();
    expect(pathsOf(browser)).toEqual([]);
    await expect(session.adoptSignIn(answerFor('ada', { tenantId: 't2' }))).resolves.toMatchObject({ tenantId: 't2' });
  });

  it.each<[string, Reply]>([
    ['an ended session', { status: 401, body: { errors: ['Unauthenticated'] } }],
    ['a server in trouble', { status: 503, body: { errors: ['Busy'] } }],
    ['no network', 'offline'],
  ])('after one try: %s', async (_, reply) => {
    const browser = createBrowser();
    const { session, heard } = await open(browser);
    browser.server.cookieUser = 'ada';
    browser.server.replies.set(me, () => reply);
    await expect(session.adoptSignIn(answerFor('ada'))).resolves.toBeNull();
    expect(pathsOf(browser)).toEqual([me]);
    await expect(session.token()).resolves.toBeNull();
    expect(heard).toEqual({ in: [], out: 0 });
  });
});

describe('what happens while the cookie is asked for', () => {
  /** `me` answers when the test says so, as it was when it was asked. */
  function held(browser: SimulatedBrowser, userId: string): () => Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const email = `${userId}@example.com`;
    const body = { id: userId, email, name: userId, tenantId: 't1', tenantIds: ['t1'], roles: [], permissions: [] };
    browser.server.replies.set(me, async (call) => {
      if (!call.headers.has(sessionCookieHeader)) return undefined;
      browser.server.replies.delete(me);
      await promise;
      return { status: 200, body, headers: verifiedOnly };
    });
    return async () => {
      resolve();
      await settle();
    };
  }

  it.each(['in this tab', 'in another tab'])('a sign-out %s wins', async (where) => {
    const browser = createBrowser();
    const [one, other] = [await open(browser), await open(browser)];
    browser.server.cookieUser = 'ada';
    const release = held(browser, 'ada');
    const adopting = one.session.adoptSignIn(answerFor('ada'));
    await settle();
    await (where === 'in this tab' ? one : other).session.logout();
    expect(browser.server.countOf(logout)).toBe(1);
    await release();
    await expect(adopting).resolves.toBeNull();
    await expect(one.session.token()).resolves.toBeNull();
    expect(one.heard.in).toEqual([]);
  });

  it('two tabs that sign in as two people end as the one whose cookie the browser kept', async () => {
    const browser = createBrowser();
    const [one, other] = [await open(browser), await open(browser)];
    browser.server.cookieUser = 'ada';
    const release = held(browser, 'ada');
    const adopting = one.session.adoptSignIn(answerFor('ada'));
    await settle();
    // the second sign-in is answered, and heard of, while the first tab still waits for what it has asked before
    browser.server.cookieUser = 'bob';
    const late = Promise.withResolvers<Reply>();
    browser.server.replies.set(silent, () => late.promise);
    await expect(other.session.adoptSignIn(answerFor('bob'))).resolves.toMatchObject({ id: 'bob' });
    await settle();
    await release();
    await adopting;
    late.resolve(tokensFor(browser.server, 'bob'));
    await settle();
    for (const { session } of [one, other]) await expect(session.user()).resolves.toMatchObject({ id: 'bob' });
  });

  it('the same holds for a sign-in by the cookie', async () => {
    const browser = createBrowser();
    const [one, other] = [await open(browser), await open(browser)];
    const late = [Promise.withResolvers<Reply>(), Promise.withResolvers<Reply>()];
    const waiting = [...late];
    browser.server.replies.set(silent, () => waiting.shift()?.promise);
    const login = one.session.login({ renew: true });
    await settle();
    browser.server.cookieUser = 'bob';
    await other.session.adoptSignIn(answerFor('bob'));
    await settle();
    late[0]!.resolve(tokensFor(browser.server, 'ada'));
    await login;
    late[1]!.resolve(tokensFor(browser.server, 'bob'));
    await settle();
    await expect(one.session.user()).resolves.toMatchObject({ id: 'bob' });
  });
});
