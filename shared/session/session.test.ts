import { describe, expect, it, vi } from 'vitest';
import type { LoaderSettings, PorticoError, PorticoUser } from '#loader/portico.types.ts';
import type { SessionSettings } from './session-context.ts';
import { startSession, type Session } from './session.ts';
import {
  baseUrl,
  clientId,
  createBrowser,
  settle,
  tokensFor,
  type Reply,
  type SimulatedBrowser,
  type Tab,
} from './testing/simulated-browser.ts';
import { idleHeader } from '#shared/lib/idle-header.ts';
import { tabTenantKey } from '#shared/lib/tab-tenant-key.ts';

const settings: LoaderSettings = {
  version: '1.0.0',
  baseUrl,
  clientId,
  session: { url: '/s.js', integrity: '', imports: [] },
};
const silent = '/oauth/authorize/silent';
const me = '/identity/resources/users/v2/me';
const logout = '/identity/resources/auth/v1/logout';
const refused = { status: 401, body: { errors: ['Session not found'] } };

interface Heard {
  ready: (PorticoUser | null)[];
  in: PorticoUser[];
  out: null[];
  errors: PorticoError[];
}

function start(tab: Tab, own: Partial<SessionSettings> = {}): { session: Session; heard: Heard } {
  const session = startSession({ ...settings, ...own }, tab.env);
  const heard: Heard = { ready: [], in: [], out: [], errors: [] };
  session.on('ready', (user) => heard.ready.push(user));
  session.on('signed-in', (user) => heard.in.push(user));
  session.on('signed-out', (nobody) => heard.out.push(nobody));
  session.on('error', (error) => heard.errors.push(error));
  return { session, heard };
}

/** Whether a promise is still pending after everything else has settled. */
async function isOpen(promise: Promise<unknown>): Promise<boolean> {
  const open = {};
  return (await Promise.race([promise.catch(() => null), settle().then(() => open)])) === open;
}

/** Leaves for hosted login, and gives the address of the request. */
async function leave(
  browser: SimulatedBrowser,
  tab: Tab,
  options = {},
  own: Partial<SessionSettings> = {},
): Promise<URL> {
  const { session } = start(tab, own);
  session.login(options).catch(() => {});
  await settle();
  const url = new URL(tab.departures.at(-1) ?? 'about:blank');
  browser.server.nonce = url.searchParams.get('nonce') ?? '';
  return url;
}

function comeBack(browser: SimulatedBrowser, tab: Tab, request: URL, query: Record<string, string> = {}): Tab {
  const back = new URL(request.searchParams.get('redirect_uri') ?? '');
  const parameters = { code: 'c0de', state: request.searchParams.get('state') ?? '', iss: baseUrl, ...query };
  for (const [name, value] of Object.entries(parameters)) if (value) back.searchParams.set(name, value);
  return browser.openTab(back.href, tab);
}

async function signedInByCode(browser: SimulatedBrowser): Promise<{ tab: Tab; session: Session; heard: Heard }> {
  const tab = browser.openTab();
  const returned = comeBack(browser, tab, await leave(browser, tab));
  const started = start(returned);
  await started.session.user();
  return { tab: returned, ...started };
}

describe('the page that a login returns to', () => {
  it.each<[what: string, own: Partial<SessionSettings>, page: string, expected: string]>([
    ['the callback, unless told', {}, 'https://app.example/plans', 'https://app.example/oauth/callback'],
    [
      'the current page, when it is registered',
      { redirectUris: ['https://app.example/', 'https://app.example/plans'] },
      'https://app.example/plans?a=1#b',
      'https://app.example/plans',
    ],
    [
      'the callback, from another page than those that are registered',
      { redirectUris: ['https://app.example/'] },
      'https://app.example/plans',
      'https://app.example/oauth/callback',
    ],
    [
      'the page that the tag names',
      { redirect: '/', redirectUris: ['https://app.example/', 'https://app.example/plans'] },
      'https://app.example/plans',
      'https://app.example/',
    ],
    [
      'no page of another origin',
      { redirect: 'https://evil.example/' },
      'https://app.example/plans',
      'https://app.example/oauth/callback',
    ],
  ])('is %s', async (_, own, page, expected) => {
    const browser = createBrowser();
    const tab = browser.openTab(page);
    const request = await leave(browser, tab, {}, own);
    expect(request.searchParams.get('redirect_uri')).toBe(expected);
    const returned = comeBack(browser, tab, request);
    const { session, heard } = start(returned, own);
    expect(await session.user()).toMatchObject({ id: 'ada' });
    expect(browser.server.calls.find(({ path }) => path === '/oauth/token')!.body['redirect_uri']).toBe(expected);
    expect([returned.address, heard.errors]).toEqual([page, []]);
  });

  it('leaves the codes of others alone, away from the callback', async () => {
    const browser = createBrowser();
    const address = `https://app.example/?code=theirs&state=theirs&iss=${encodeURIComponent(baseUrl)}`;
    const tab = browser.openTab(address);
    const { session, heard } = start(tab, { redirectUris: ['https://app.example/'] });
    expect(await session.user()).toBeNull();
    expect([tab.address, heard.errors, browser.server.countOf('/oauth/token')]).toEqual([address, [], 0]);
  });
});

describe('a page whose origin is not registered', () => {
  const own = { origins: ['https://other.example'] };

  it('is told so, with the line to add, after one call', async () => {
    const browser = createBrowser();
    browser.server.replies.set(silent, () => 'offline');
    const tab = browser.openTab();
    const { session, heard } = start(tab, own);
    expect(await session.user()).toBeNull();
    expect(browser.server.countOf(silent)).toBe(1);
    expect(heard.errors).toMatchObject([{ errorCode: 'origin-not-allowed' }]);
    expect(heard.errors[0]!.message).toContain('https://app.example is not in `origins` of the client "client-1"');
    expect(heard.errors[0]!.message).toContain('"origins": ["https://other.example","https://app.example"]');
    await expect(session.login()).rejects.toMatchObject({ errorCode: 'origin-not-allowed' });
    expect(tab.departures).toEqual([]);
  });

  it('signs in when its calls are answered: another client has the origin', async () => {
    const browser = createBrowser();
    browser.server.cookieUser = 'ada';
    expect(await start(browser.openTab(), own).session.user()).toMatchObject({ id: 'ada' });
  });
});

describe('boot', () => {
  it('asks so that a browser reports no error where nobody is signed in', async () => {
    const browser = createBrowser();
    const { session, heard } = start(browser.openTab());
    expect(await session.user()).toBeNull();
    expect(browser.server.calls.map(({ path, body }) => [path, body['optional']])).toEqual([[silent, true]]);
    expect(heard.errors).toEqual([]);
  });

  it('resumes the session of the cookie, without a custom header', async () => {
    const browser = createBrowser();
    browser.server.cookieUser = 'ada';
    const { session, heard } = start(browser.openTab());
    await expect(session.user()).resolves.toMatchObject({ id: 'ada', email: 'ada@example.com', sub: 'ada' });
    expect(heard).toMatchObject({ ready: [{ id: 'ada' }], in: [{ id: 'ada' }], errors: [] });
    const [first] = browser.server.calls;
    expect(first).toMatchObject({ method: 'POST', path: silent, body: { tenantId: null }, credentials: 'include' });
    expect([...first!.headers.keys()]).toEqual(['content-type']);
  });

  it('says nobody, quietly, when there is no session, and stays on the page', async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const { session, heard } = start(tab);
    await expect(session.user()).resolves.toBeNull();
    await expect(session.token()).resolves.toBeNull();
    expect(heard).toEqual({ ready: [null], in: [], out: [], errors: [] });
    expect(tab.departures).toEqual([]);
    expect(browser.server.countOf(silent)).toBe(1);
  });

  it('tells late listeners that it is ready', async () => {
    const { session } = start(createBrowser().openTab());
    await session.user();
    const late = vi.fn();
    session.on('ready', late);
    const stopped = vi.fn();
    session.on('ready', stopped)();
    await settle();
    expect(late.mock.calls).toEqual([[null]]);
    expect(stopped).not.toHaveBeenCalled();
  });

  it('asks three times when offline, reports it, and asks again when the network is back', async () => {
    const browser = createBrowser();
    browser.server.cookieUser = 'ada';
    browser.server.replies.set(silent, () => 'offline');
    const tab = browser.openTab();
    const { session, heard } = start(tab);
    await browser.advance(1000);
    await expect(session.user()).resolves.toBeNull();
    expect(browser.server.countOf(silent)).toBe(3);
    expect(heard.errors).toMatchObject([{ statusCode: 500, traceId: null }]);
    browser.server.replies.clear();
    tab.wake();
    await settle();
    expect(heard.in).toMatchObject([{ id: 'ada' }]);
  });

  it('9 loads the profile three times, 2000 ms apart, and keeps the session when that fails', async () => {
    const browser = createBrowser();
    browser.server.cookieUser = 'ada';
    browser.server.replies.set(me, () => ({ status: 503, body: { errors: ['Busy'] } }));
    const tab = browser.openTab();
    const { session, heard } = start(tab);
    await browser.advance(3999);
    expect(browser.server.countOf(me)).toBe(2);
    await browser.advance(1);
    expect(browser.server.countOf(me)).toBe(3);
    expect(heard).toMatchObject({ ready: [null], errors: [{ statusCode: 503 }] });
    await expect(session.token()).resolves.toMatch(/^access-ada/);
    browser.server.replies.clear();
    tab.wake();
    await settle();
    await expect(session.user()).resolves.toMatchObject({ id: 'ada' });
  });

  it('a listener that throws does not keep the others from hearing', async () => {
    const tab = createBrowser().openTab();
    const session = startSession(settings, tab.env);
    const heard = vi.fn();
    session.on('ready', () => {
      throw new Error('host');
    });
    session.on('ready', heard);
    await session.user();
    expect(heard).toHaveBeenCalledOnce();
    expect(tab.warnings).toHaveLength(1);
  });
});

describe('login: silent first, then the hosted page (specification, 4.2 and 8)', () => {
  it('resolves when the silent refresh succeeds, and does not leave', async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const { session } = start(tab);
    await session.user();
    browser.server.cookieUser = 'ada';
    await expect(session.login()).resolves.toMatchObject({ id: 'ada' });
    expect(tab.departures).toEqual([]);
  });

  it('7.1 leaves with PKCE, state and nonce when it fails, and never settles', async () => {
    const browser = createBrowser();
    const tab = browser.openTab('https://app.example/plans?x=1#top');
    const { session } = start(tab);
    const login = session.login({ loginHint: 'ada@example.com', tenantId: 't2' });
    await expect(isOpen(login)).resolves.toBe(true);
    const url = new URL(tab.departures[0]!);
    expect(url.origin + url.pathname).toBe(`${baseUrl}/oauth/authorize`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: clientId,
      scope: 'openid email profile',
      redirect_uri: 'https://app.example/oauth/callback',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      nonce: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
      state: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
      tenantId: 't2',
      login_hint: 'ada@example.com',
    });
  });

  it('7.1 leaves for the tenant that an alias names, whatever session there is', async () => {
    const browser = createBrowser();
    browser.server.cookieUser = 'ada';
    const tab = browser.openTab('https://app.example/?tenantId=t1');
    start(tab)
      .session.login({ organization: 'acme' })
      .catch(() => {});
    await settle();
    const { searchParams } = new URL(tab.departures[0]!);
    expect([searchParams.get('organization'), searchParams.get('tenantId')]).toEqual(['acme', null]);
  });

  it.each([
    [{ silent: false }, null, null],
    [{ prompt: 'login' as const }, 'login', null],
    [{ signUp: true }, null, 'signup'],
  ])('%o skips the silent refresh', async (options, prompt, screen) => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const { session } = start(tab);
    await session.user();
    browser.server.cookieUser = 'ada';
    session.login(options).catch(() => {});
    await settle();
    expect(browser.server.countOf(silent)).toBe(1);
    const { searchParams } = new URL(tab.departures[0]!);
    expect([searchParams.get('prompt'), searchParams.get('screen_hint')]).toEqual([prompt, screen]);
  });

  it('leaves when the silent refresh gives another tenant than the one asked for', async () => {
    const browser = createBrowser();
    browser.server.cookieUser = 'ada';
    const tab = browser.openTab();
    start(tab)
      .session.login({ tenantId: 'elsewhere' })
      .catch(() => {});
    await settle();
    expect(new URL(tab.departures[0]!).searchParams.get('tenantId')).toBe('elsewhere');
  });

  it('8 leaves when the silent refresh cannot be asked', async () => {
    const browser = createBrowser();
    browser.server.replies.set(silent, () => 'offline');
    const tab = browser.openTab();
    start(tab)
      .session.login()
      .catch(() => {});
    await browser.advance(1000);
    expect(tab.departures).toHaveLength(1);
  });

  it('leaves once for several calls', async () => {
    const tab = createBrowser().openTab();
    const { session } = start(tab);
    for (const login of [session.login(), session.login(), session.login()]) login.catch(() => {});
    await settle();
    expect(tab.departures).toHaveLength(1);
  });

  it('rejects when the page comes back by the history, so that its button is free again', async () => {
    const tab = createBrowser().openTab();
    const { session } = start(tab);
    const login = session.login();
    login.catch(() => {});
    await settle();
    tab.wake('restored');
    await expect(login).rejects.toMatchObject({ errorCode: 'login-abandoned' });
    session.login().catch(() => {});
    await settle();
    expect(tab.departures).toHaveLength(2);
  });

  it('stays and says so when no storage would keep the verifier', async () => {
    const browser = createBrowser();
    browser.storageThrows = true;
    const tab = browser.openTab();
    await expect(start(tab).session.login()).rejects.toMatchObject({ errorCode: 'storage-unavailable' });
    expect(tab.departures).toEqual([]);
  });

  it('stays and says so on a page that is no secure context', async () => {
    const tab = createBrowser().openTab();
    tab.env.sha256 = () => Promise.reject(new TypeError('no subtle'));
    await expect(start(tab).session.login()).rejects.toMatchObject({ errorCode: 'insecure-context' });
  });
});

describe('the return from hosted login', () => {
  it('exchanges the code, and puts the address back', async () => {
    const browser = createBrowser();
    const tab = browser.openTab('https://app.example/plans?x=1#top');
    const returned = comeBack(browser, tab, await leave(browser, tab));
    const { session, heard } = start(returned);
    await expect(session.user()).resolves.toMatchObject({ id: 'ada' });
    const exchange = browser.server.calls.find(({ path }) => path === '/oauth/token')!;
    expect(exchange.body).toEqual({
      grant_type: 'authorization_code',
      code: 'c0de',
      redirect_uri: 'https://app.example/oauth/callback',
      code_verifier: expect.stringMatching(/^[A-Za-z0-9]{64}$/),
    });
    expect(returned.address).toBe('https://app.example/plans?x=1#top');
    expect(heard).toMatchObject({ ready: [{ id: 'ada' }], errors: [] });
  });

  it('asks nothing silently, so that blocked third-party cookies make no loop', async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const request = await leave(browser, tab);
    const before = browser.server.countOf(silent);
    const returned = comeBack(browser, tab, request);
    const { session } = start(returned);
    await expect(session.login()).resolves.toMatchObject({ id: 'ada' });
    expect(browser.server.countOf(silent)).toBe(before);
    expect(returned.departures).toEqual([]);
  });

  it('stops a page that signs in at every load while its session does not stick', async () => {
    const browser = createBrowser();
    let tab = browser.openTab();
    let error: PorticoError | undefined;
    for (let load = 0; load < 10 && !error; load++) {
      tab = browser.openTab('https://app.example/', tab);
      start(tab)
        .session.login()
        .catch((reason: PorticoError) => (error = reason));
      await browser.advance(1000);
      if (!error) expect(tab.departures).toHaveLength(1);
    }
    expect(error).toMatchObject({ errorCode: 'login-loop' });
    expect(tab.departures).toEqual([]);
    await browser.advance(30_000);
    tab = browser.openTab('https://app.example/', tab);
    start(tab)
      .session.login()
      .catch(() => {});
    await settle();
    expect(tab.departures).toHaveLength(1);
  });

  it.each([
    ['the state of another login', { state: 'other' }, 'login-state-mismatch'],
    ['no state', { state: '' }, 'login-state-mismatch'],
    ['another issuer (RFC 9207)', { iss: 'https://evil.example' }, 'login-issuer-mismatch'],
    ['no issuer', { iss: '' }, 'login-issuer-mismatch'],
  ])('refuses %s and exchanges nothing', async (_, query, errorCode) => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const returned = comeBack(browser, tab, await leave(browser, tab), query);
    const { session, heard } = start(returned);
    await expect(session.user()).resolves.toBeNull();
    expect(heard.errors).toMatchObject([{ errorCode }]);
    expect(browser.server.countOf('/oauth/token')).toBe(0);
    expect(returned.address).toBe('https://app.example/');
  });

  it.each([
    ['nonce', { nonce: 'other' }],
    ['issuer', { iss: 'https://evil.example' }],
    ['audience', { aud: ['other'] }],
  ])('refuses an identity token with another %s', async (_, claims) => {
    const browser = createBrowser();
    browser.server.claims = claims;
    const { session, heard } = await signedInByCode(browser);
    await expect(session.user()).resolves.toBeNull();
    await expect(session.token()).resolves.toBeNull();
    expect(heard.errors).toMatchObject([{ errorCode: 'login-token-mismatch' }]);
  });

  it('reports an error once, with its description, and stays', async () => {
    const browser = createBrowser();
    const tab = browser.openTab('https://app.example/plans');
    const query = { code: '', error: 'access_denied', error_description: 'Not a member' };
    const returned = comeBack(browser, tab, await leave(browser, tab), query);
    const { heard } = start(returned);
    await settle();
    expect(heard).toMatchObject({
      ready: [null],
      errors: [{ errorCode: 'login-refused', message: 'The sign-in was refused: Not a member' }],
    });
    expect(returned).toMatchObject({ departures: [], address: 'https://app.example/plans' });
  });

  it('cannot be repeated: a reload of the address falls back to the session of the cookie', async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const request = await leave(browser, tab);
    await start(comeBack(browser, tab, request)).session.user();
    browser.server.cookieUser = 'ada';
    const again = comeBack(browser, tab, request);
    const { session, heard } = start(again);
    await expect(session.user()).resolves.toMatchObject({ id: 'ada' });
    expect(browser.server.countOf('/oauth/token')).toBe(1);
    expect(heard.errors).toEqual([]);
  });

  it('takes the code out of the address before anything else', async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    browser.server.replies.set('/oauth/token', () => 'hangs');
    const returned = comeBack(browser, tab, await leave(browser, tab));
    start(returned);
    await settle();
    expect(returned.address).toBe('https://app.example/oauth/callback');
  });

  it('tries the exchange again when the network fails, and not when it is refused', async () => {
    const browser = createBrowser();
    let calls = 0;
    browser.server.replies.set('/oauth/token', () => (++calls === 1 ? 'offline' : undefined));
    const tab = browser.openTab();
    const { session } = start(comeBack(browser, tab, await leave(browser, tab)));
    await browser.advance(500);
    await expect(session.user()).resolves.toMatchObject({ id: 'ada' });

    const other = createBrowser();
    other.server.replies.set('/oauth/token', () => ({ status: 400, body: { errors: ['invalid_grant'] } }));
    await signedInByCode(other);
    expect(other.server.countOf('/oauth/token')).toBe(1);
  });
});

describe('renewal', () => {
  it('comes before expiry, by the refresh token, whose successor is used next', async () => {
    const browser = createBrowser();
    const { session } = await signedInByCode(browser);
    const first = await session.token();
    await browser.advance(840_000);
    const second = await session.token();
    expect(second).not.toBe(first);
    await browser.advance(840_000);
    const renewals = browser.server.calls.filter(
      ({ path, body }) => path === '/oauth/token' && body['grant_type'] === 'refresh_token',
    );
    expect(renewals).toHaveLength(2);
    expect(renewals[0]!.body['refresh_token']).not.toBe(renewals[1]!.body['refresh_token']);
  });

  it('goes by the cookie when the session was resumed by it, since all tabs share that rotation', async () => {
    const browser = createBrowser();
    browser.server.cookieUser = 'ada';
    await start(browser.openTab()).session.user();
    await browser.advance(840_000);
    expect(browser.server.countOf(silent)).toBe(2);
    expect(browser.server.countOf('/oauth/token')).toBe(0);
  });

  it.each([undefined, 0])('9 counts expires_in %s as 300 seconds', async (lifetime) => {
    const browser = createBrowser();
    Object.assign(browser.server, { cookieUser: 'ada', lifetime });
    await start(browser.openTab()).session.user();
    await browser.advance(209_000);
    expect(browser.server.countOf(silent)).toBe(1);
    await browser.advance(31_000);
    expect(browser.server.countOf(silent)).toBe(2);
  });

  it('is one at a time: callers share it', async () => {
    const browser = createBrowser();
    browser.server.cookieUser = 'ada';
    const tab = browser.openTab();
    const { session } = start(tab);
    await session.user();
    browser.sleep(880_000);
    const tokens = await Promise.all([session.token(), session.token(), session.token()]);
    expect(new Set(tokens).size).toBe(1);
    expect(browser.server.countOf(silent)).toBe(2);
  });

  it('8 a refusal clears the session and says so', async () => {
    const browser = createBrowser();
    const { session, heard } = await signedInByCode(browser);
    browser.server.replies.set('/oauth/token', () => refused);
    await browser.advance(840_000);
    expect(heard.out).toEqual([null]);
    await expect(session.user()).resolves.toBeNull();
    await expect(session.token()).resolves.toBeNull();
  });

  it.each(['offline', { status: 503 }, { status: 429 }] as const)(
    '%o keeps the session, and is tried again',
    async (answer) => {
      const browser = createBrowser();
      const { session, heard } = await signedInByCode(browser);
      browser.server.replies.set('/oauth/token', () => answer);
      await browser.advance(900_000);
      expect(heard.out).toEqual([]);
      await expect(session.user()).resolves.toMatchObject({ id: 'ada' });
      await expect(session.token()).rejects.toMatchObject({ errorCode: 'ER-ADMIN-PORTAL-GENERIC-ERROR' });
      const tries = browser.server.countOf('/oauth/token');
      expect(tries).toBeGreaterThan(4);
      expect(tries).toBeLessThan(12);
      browser.server.replies.clear();
      await browser.advance(60_000);
      await expect(session.token()).resolves.toMatch(/^access-ada/);
    },
  );

  it('survives sleep: on waking it renews at once', async () => {
    const browser = createBrowser();
    const { tab } = await signedInByCode(browser);
    browser.sleep(3_600_000);
    const before = browser.server.countOf('/oauth/token');
    tab.wake();
    await settle();
    expect(browser.server.countOf('/oauth/token')).toBe(before + 1);
  });

  it('is not put off by waking before it is time', async () => {
    const browser = createBrowser();
    const { tab } = await signedInByCode(browser);
    await browser.advance(450_000);
    tab.wake();
    await settle();
    expect(browser.server.countOf('/oauth/token')).toBe(1);
    await browser.advance(390_000);
    expect(browser.server.countOf('/oauth/token')).toBe(2);
  });

  it('survives a wall clock that is set back: the token is not taken for fresh', async () => {
    const browser = createBrowser();
    const { tab, session } = await signedInByCode(browser);
    tab.visible = false;
    await browser.advance(880_000);
    browser.setClockBy(-86_400_000);
    const before = browser.server.countOf('/oauth/token');
    await session.token();
    expect(browser.server.countOf('/oauth/token')).toBe(before + 1);
  });

  it('waits in a hidden tab until somebody looks, so that a forgotten tab keeps no session alive', async () => {
    const browser = createBrowser();
    const { tab } = await signedInByCode(browser);
    tab.visible = false;
    await browser.advance(3_600_000);
    expect(browser.server.countOf('/oauth/token')).toBe(1);
    tab.visible = true;
    tab.wake();
    await settle();
    expect(browser.server.countOf('/oauth/token')).toBe(2);
  });

  it('says on calls to the server how long the user has been idle, and says nothing to other servers or while they are active', async () => {
    const browser = createBrowser();
    const { tab, session } = await signedInByCode(browser);
    const idleOf = () => browser.server.calls.at(-1)?.headers.get(idleHeader);
    tab.idle = 59.9;
    await session.fetch(`${baseUrl}/me`).catch(() => {});
    expect(idleOf()).toBe(null);
    tab.idle = 360.4;
    await browser.advance(880_000);
    expect(browser.server.calls.map(({ path, headers }) => [path, headers.get(idleHeader)])).toContainEqual([
      '/oauth/token',
      '360',
    ]);
    await session.fetch(`${baseUrl}/me`).catch(() => {});
    expect(idleOf()).toBe('360');
    await session.fetch('https://app.example/own').catch(() => {});
    expect(idleOf()).toBe(null);
  });

  it('does not ask for ever when tokens live shorter than 30 seconds', async () => {
    const browser = createBrowser();
    Object.assign(browser.server, { cookieUser: 'ada', lifetime: 20 });
    const { session } = start(browser.openTab());
    await expect(session.token()).resolves.toMatch(/^access-ada/);
    expect(browser.server.countOf(silent)).toBe(2);
  });

  it('tells that the user changed when the renewal brings other data', async () => {
    const browser = createBrowser();
    const { heard } = await signedInByCode(browser);
    browser.server.replies.set(me, () => ({
      status: 200,
      body: { id: 'ada', name: 'Ada L.', tenantId: 't1', tenantIds: ['t1'] },
    }));
    await browser.advance(840_000);
    expect(heard.in.map(({ name }) => name)).toEqual(['ada', 'Ada L.']);
  });

  it('a renewal that ends after sign-out brings nobody back', async () => {
    const browser = createBrowser();
    const { session, heard } = await signedInByCode(browser);
    const late = Promise.withResolvers<Reply>();
    browser.server.replies.set('/oauth/token', () => late.promise);
    browser.sleep(880_000);
    const token = session.token();
    await session.logout();
    late.resolve(tokensFor(browser.server, 'ada'));
    await expect(token).resolves.toBeNull();
    await expect(session.user()).resolves.toBeNull();
    expect(heard.out).toEqual([null]);
  });

  it('a refusal that comes after another sign-in does not end that one', async () => {
    const browser = createBrowser();
    const { session, heard } = await signedInByCode(browser);
    const late = Promise.withResolvers<Reply>();
    browser.server.replies.set('/oauth/token', () => late.promise);
    browser.sleep(880_000);
    const token = session.token();
    await session.logout();
    browser.server.cookieUser = 'bea';
    await session.login();
    late.resolve(refused);
    await token;
    await expect(session.user()).resolves.toMatchObject({ id: 'bea' });
    expect(heard.out).toEqual([null]);
  });
});

describe('sign-out', () => {
  it('is told to the server with bearer and cookie, then here, then to the other tabs', async () => {
    const browser = createBrowser();
    browser.server.cookieUser = 'ada';
    const one = start(browser.openTab());
    const other = start(browser.openTab());
    await Promise.all([one.session.user(), other.session.user()]);
    await one.session.logout();
    expect(browser.server.calls.at(-1)).toMatchObject({ path: logout, method: 'POST', credentials: 'include' });
    expect(browser.server.calls.at(-1)!.headers.get('authorization')).toMatch(/^Bearer access-ada/);
    expect([one.heard.out, other.heard.out]).toEqual([[null], [null]]);
    await expect(other.session.token()).resolves.toBeNull();
  });

  it.each(['offline', 'hangs', { status: 500 }] as const)('ignores errors of the server: %o', async (answer) => {
    const browser = createBrowser();
    const { session, heard } = await signedInByCode(browser);
    browser.server.replies.set(logout, () => answer);
    const done = session.logout();
    await browser.advance(5000);
    await done;
    expect(heard.out).toEqual([null]);
    await expect(session.token()).resolves.toBeNull();
  });

  it('9 goes on after 500 ms, and to the own origin only', async () => {
    const browser = createBrowser();
    const { session, tab } = await signedInByCode(browser);
    await session.logout({ returnTo: '/bye' });
    await browser.advance(499);
    expect(tab.departures).toEqual([]);
    await browser.advance(1);
    expect(tab.departures).toEqual(['https://app.example/bye']);
    await session.logout({ returnTo: 'https://evil.example/' });
    await browser.advance(500);
    expect(tab.departures).toHaveLength(1);
    expect(tab.warnings).toHaveLength(1);
  });

  it('in another tab wins over a silent refresh that is under way', async () => {
    const browser = createBrowser();
    const one = start(browser.openTab());
    const other = start(browser.openTab());
    await Promise.all([one.session.user(), other.session.user()]);
    const late = Promise.withResolvers<Reply>();
    browser.server.replies.set(silent, () => late.promise);
    other.session.login().catch(() => {});
    await settle();
    await one.session.logout();
    late.resolve(tokensFor(browser.server, 'ada'));
    await settle();
    await expect(other.session.user()).resolves.toBeNull();
    await expect(other.session.token()).resolves.toBeNull();
  });
});

describe('other tabs', () => {
  it('sign in too, without answering each other for ever', async () => {
    const browser = createBrowser();
    const waiting = start(browser.openTab());
    await waiting.session.user();
    browser.server.replies.set('/oauth/token', () => void (browser.server.cookieUser = 'ada'));
    await signedInByCode(browser);
    await settle();
    expect(waiting.heard.in).toMatchObject([{ id: 'ada' }]);
    const calls = browser.server.calls.length;
    await settle();
    expect(browser.server.calls).toHaveLength(calls);
  });

  it('stay signed out, on their page, when the cookie is blocked', async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    const waiting = start(tab);
    await waiting.session.user();
    await signedInByCode(browser);
    await settle();
    expect(waiting.heard).toMatchObject({ in: [], errors: [] });
    expect(tab.departures).toEqual([]);
  });

  it('each keep their own tenant (specification, 4.5)', async () => {
    const browser = createBrowser();
    browser.server.cookieUser = 'ada';
    const tab = browser.openTab();
    tab.env.sessionStorage().setItem(tabTenantKey, 't2');
    await expect(start(tab).session.user()).resolves.toMatchObject({ tenantId: 't2' });
    expect(browser.server.calls[0]!.body).toMatchObject({ tenantId: 't2' });
    await expect(start(browser.openTab()).session.user()).resolves.toMatchObject({ tenantId: 't1' });
  });
});

describe('with storage that throws', () => {
  it('boot, token and sign-out work', async () => {
    const browser = createBrowser();
    browser.storageThrows = true;
    browser.server.cookieUser = 'ada';
    const { session, heard } = start(browser.openTab());
    await expect(session.user()).resolves.toMatchObject({ id: 'ada' });
    await expect(session.token()).resolves.toMatch(/^access-ada/);
    await session.logout();
    expect(heard).toMatchObject({ out: [null], errors: [] });
  });
});

describe('8 errors of 500 and above', () => {
  it('are recorded by the name of the call, and what works again is no longer among them', async () => {
    const browser = createBrowser();
    browser.server.cookieUser = 'ada';
    browser.server.replies.set(me, () => ({ status: 503, body: { errors: ['Busy'] } }));
    const tab = browser.openTab();
    const { session } = start(tab);
    await browser.advance(4000);
    const failed = () =>
      [...session.failures!.byName].map(([name, { statusCode, message }]) => [name, statusCode, message]);
    expect(failed()).toEqual([[`GET ${me}`, 503, 'Busy']]);
    browser.server.replies.clear();
    tab.wake();
    await settle();
    expect(failed()).toEqual([]);
  });

  it('and refusals are not: nobody is signed in', async () => {
    const { session } = start(createBrowser().openTab());
    await settle();
    await expect(session.user()).resolves.toBeNull();
    expect([...session.failures!.byName]).toEqual([]);
  });
});
