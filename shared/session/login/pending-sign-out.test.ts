import { describe, expect, it } from 'vitest';
import { startSession } from '#shared/session/session.ts';
import { baseUrl, clientId, createBrowser, jwt, settle, tokensFor } from '#shared/session/testing/simulated-browser.ts';
import type { Reply, SimulatedBrowser, Tab } from '#shared/session/testing/simulated-browser.ts';

const logout = '/identity/resources/auth/v1/logout';
const silent = '/oauth/authorize/silent';
const settings = { version: '1.0.0', baseUrl, clientId, session: { url: '/s.js', integrity: '', imports: [] } };
const start = (tab: Tab) => startSession(settings, tab.env);

/** Ada is signed in, and signs out while the server does not answer so. */
async function signedOutWithout(answer: Reply): Promise<{ browser: SimulatedBrowser; tab: Tab }> {
  const browser = createBrowser();
  browser.server.cookieUser = 'ada';
  browser.server.claims = { sid: 'session of ada' };
  const tab = browser.openTab();
  const session = start(tab);
  await expect(session.user()).resolves.toMatchObject({ id: 'ada' });
  browser.server.replies.set(logout, () => answer);
  const done = session.logout();
  await browser.advance(5_000);
  await done;
  expect(browser.server.cookieUser).toBe('ada');
  return { browser, tab };
}

const failures = ['offline', 'hangs', { status: 503 }, { status: 429 }] as const;

describe('a sign-out that did not reach the server', () => {
  it.each(failures)('is made up for by the next page, which signs nobody in: %o', async (answer) => {
    const { browser, tab } = await signedOutWithout(answer);
    browser.server.replies.clear();
    await expect(start(browser.openTab(tab.address, tab)).user()).resolves.toBeNull();
    expect(browser.server.cookieUser).toBeNull();
    expect(browser.server.calls.at(-1)!.headers.get('authorization')).toMatch(/^Bearer access-ada/);
  });

  it('is made up for in a tab that is opened later', async () => {
    const { browser } = await signedOutWithout('offline');
    browser.server.replies.clear();
    await expect(start(browser.openTab()).user()).resolves.toBeNull();
    expect(browser.server.cookieUser).toBeNull();
  });

  it('is made up for when the network is back, without a reload', async () => {
    const { browser, tab } = await signedOutWithout('offline');
    browser.server.replies.clear();
    tab.wake();
    await settle();
    expect(browser.server.cookieUser).toBeNull();
  });

  it('signs nobody in while the server goes on refusing it, and is tried again', async () => {
    const { browser, tab } = await signedOutWithout({ status: 503 });
    const next = browser.openTab(tab.address, tab);
    const session = start(next);
    await browser.advance(10_000);
    await expect(session.user()).resolves.toBeNull();
    await expect(session.token()).resolves.toBeNull();
    browser.server.replies.clear();
    next.wake();
    await settle();
    await expect(session.user()).resolves.toBeNull();
    expect(browser.server.cookieUser).toBeNull();
  });

  it('is owed when the page is left before the server could answer', async () => {
    const browser = createBrowser();
    browser.server.cookieUser = 'ada';
    const tab = browser.openTab();
    const session = start(tab);
    await session.user();
    browser.server.replies.set(logout, () => 'hangs');
    void session.logout();
    await settle();
    browser.server.replies.clear();
    await expect(start(browser.openTab(tab.address, tab)).user()).resolves.toBeNull();
    expect(browser.server.cookieUser).toBeNull();
  });

  it('makes the login page ask, as long as it is owed', async () => {
    const { browser, tab } = await signedOutWithout('offline');
    const next = browser.openTab(tab.address, tab);
    start(next)
      .login({ signUp: true })
      .catch(() => {});
    await browser.advance(10_000);
    expect(new URL(next.departures[0]!).searchParams.get('prompt')).toBe('login');
    browser.server.replies.clear();
    const later = browser.openTab(tab.address, next);
    start(later)
      .login({ signUp: true })
      .catch(() => {});
    await browser.advance(1_000);
    expect(new URL(later.departures[0]!).searchParams.get('prompt')).toBeNull();
    expect(browser.server.cookieUser).toBeNull();
  });

  it('does not sign out the session that has taken its place', async () => {
    const { browser } = await signedOutWithout('offline');
    browser.server.replies.clear();
    browser.server.cookieUser = 'bea';
    browser.server.claims = { sid: 'session of bea' };
    const before = browser.server.countOf(logout);
    await expect(start(browser.openTab()).user()).resolves.toMatchObject({ id: 'bea' });
    await expect(start(browser.openTab()).user()).resolves.toMatchObject({ id: 'bea' });
    expect(browser.server.countOf(logout)).toBe(before);
  });

  it('before anybody was known to be signed in ends whichever session there is', async () => {
    const browser = createBrowser();
    browser.server.cookieUser = 'ada';
    browser.server.replies.set(silent, () => 'offline').set(logout, () => 'offline');
    const tab = browser.openTab();
    const session = start(tab);
    const done = session.logout();
    await browser.advance(10_000);
    await done;
    browser.server.replies.clear();
    await expect(start(browser.openTab(tab.address, tab)).user()).resolves.toBeNull();
    expect(browser.server.cookieUser).toBeNull();
  });
});

describe('a sign-out of no known session', () => {
  /** Nobody is known to be signed in; a sign-out fails. */
  async function open() {
    const browser = createBrowser();
    browser.server.replies.set(logout, () => 'offline');
    const tab = browser.openTab();
    const session = start(tab);
    await session.logout();
    browser.server.replies.clear();
    return { browser, tab, session };
  }
  const staysSignedIn = async ({ server, openTab }: SimulatedBrowser) => {
    await expect(start(openTab()).user()).resolves.toMatchObject({ id: 'ada' });
    expect(server.cookieUser).toBe('ada');
  };

  it('is not owed once the user has signed in again in the page', async () => {
    const { browser, session } = await open();
    browser.server.cookieUser = 'ada';
    const accessToken = jwt({ iss: baseUrl, aud: clientId, sub: 'ada', tenantId: 't1' });
    await expect(session.adoptSignIn({ accessToken, expiresIn: 900 })).resolves.toMatchObject({ id: 'ada' });
    await staysSignedIn(browser);
  });

  it('is not owed once the user has signed in again on the login page', async () => {
    const { browser, tab, session } = await open();
    session.login().catch(() => {});
    await settle();
    const request = new URL(tab.departures[0]!);
    expect(request.searchParams.get('prompt')).toBe('login');
    browser.server.nonce = request.searchParams.get('nonce')!;
    browser.server.cookieUser = 'ada';
    const query = new URLSearchParams({ code: 'c0de', state: request.searchParams.get('state')!, iss: baseUrl });
    const back = browser.openTab(`${request.searchParams.get('redirect_uri')}?${query.toString()}`, tab);
    await expect(start(back).user()).resolves.toMatchObject({ id: 'ada' });
    await staysSignedIn(browser);
  });
});

describe('a sign-out that the server has answered', () => {
  it.each([{ status: 200 }, { status: 401 }] as const)('is not repeated: %o', async (answer) => {
    const { browser } = await signedOutWithout(answer);
    const count = browser.server.countOf(logout);
    browser.server.replies.set(silent, () => tokensFor(browser.server, 'bea'));
    await expect(start(browser.openTab()).user()).resolves.toMatchObject({ id: 'bea' });
    expect(browser.server.countOf(logout)).toBe(count);
  });
});
