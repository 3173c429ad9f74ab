import { describe, expect, it } from 'vitest';
import { multiFactorClass } from '#shared/lib/authentication-class.ts';
import { minute, second } from '#server/lib/clock.ts';
import type { Browser } from '#server/testing/browser.ts';
import { authorizePath, callerFor, exchange, signIn, type SignedIn } from '#server/testing/flows.ts';
import { addApp } from '#server/testing/second-factors.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member } = server.people;

/** Sets the session's state after verification of a second factor. */
async function stepUp(session: SignedIn): Promise<void> {
  const sid = claimsOf(session.accessToken)['sid'];
  await server.rows(`update sessions set amr = '{pwd,mfa,otp}', authenticated_at = $2 where id = $1`, [
    sid,
    server.clock.read(),
  ]);
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
}

const ask = async (browser: Browser, changes: Record<string, string | undefined> = {}) =>
  new URL((await browser.get(authorizePath({ acr_values: multiFactorClass, ...changes }))).location);

/** Target after the page of the second factor. */
const endOf = (page: URL): URL => new URL(page.searchParams.get('redirectUrl')!);

/** The ID token that the client gets for its code. */
async function idToken(browser: Browser, address: URL): Promise<Record<string, unknown>> {
  const answer = await exchange(browser, address.searchParams.get('code')!);
  return claimsOf(answer.json<{ id_token: string }>().id_token);
}

describe('ASVS 6.3.3: acr_values of multi-factor authentication', () => {
  it('requires the second factor if the session has one, and keeps the request', async () => {
    const { browser } = await callerFor(server, admin);
    const page = await ask(browser, { max_age: '300' });
    expect([page.pathname, page.searchParams.get('maxAge')]).toEqual(['/account/step-up', '300']);
    const state = endOf(page).searchParams.get('state');
    const [row] = await server.rows(
      'select acr_values, max_age, reauthenticate from authorization_requests where id = $1',
      [state],
    );
    expect(row).toEqual({ acr_values: multiFactorClass, max_age: 300, reauthenticate: true });
  });

  it('answers at once if the session has several factors, as the token states', async () => {
    const { browser, session } = await callerFor(server, admin);
    await stepUp(session);
    const claims = await idToken(browser, await ask(browser));
    expect(claims).toMatchObject({
      acr: multiFactorClass,
      amr: ['pwd', 'mfa', 'otp'],
      auth_time: Math.floor(server.clock.read().getTime() / 1000),
    });
  });

  it('V7.5.3 compares max_age with the age of those factors', async () => {
    const { browser, session } = await callerFor(server, admin);
    await stepUp(session);
    server.clock.advance(5 * minute);
    expect((await ask(browser, { max_age: '300' })).searchParams.has('code')).toBe(true);
    server.clock.advance(second);
    expect((await ask(browser, { max_age: '300' })).pathname).toBe('/account/step-up');
    expect((await ask(browser)).searchParams.has('code')).toBe(true);
  });

  it('refuses prompt=none if a factor is missing', async () => {
    const { browser } = await callerFor(server, admin);
    expect((await ask(browser, { prompt: 'none' })).searchParams.get('error')).toBe('login_required');
  });

  it.each([undefined, '', 'undefined', 'urn:of:another'])('requires nothing more for %j', async (acrValues) => {
    const { browser } = await callerFor(server, admin);
    const claims = await idToken(browser, await ask(browser, { acr_values: acrValues }));
    expect(claims).toMatchObject({ amr: ['pwd'] });
    expect(claims).not.toHaveProperty('acr');
  });

  it('finds the class among several', async () => {
    const { browser } = await callerFor(server, admin);
    expect((await ask(browser, { acr_values: `urn:of:another ${multiFactorClass}` })).pathname).toBe(
      '/account/step-up',
    );
  });

  it('returns no code for a sign-in with one factor: the other one is requested, and then the code is returned', async () => {
    const browser = server.browser();
    const page = await ask(browser);
    expect(page.pathname).toBe('/oauth/prelogin');
    server.clock.advance(second);
    const session = await signIn(browser, admin);
    const { redirectUrl } = (
      await browser.post('/oauth/postlogin', { state: page.searchParams.get('state'), token: session.accessToken })
    ).json<{ redirectUrl: string }>();
    for (const _ of [1, 2]) {
      const next = new URL((await browser.get(redirectUrl)).location);
      expect([next.pathname, endOf(next).href]).toEqual(['/account/step-up', redirectUrl]);
    }
    await stepUp(session);
    expect(await idToken(browser, new URL((await browser.get(redirectUrl)).location))).toMatchObject({
      acr: multiFactorClass,
    });
  });

  it('the page of the second factor ends at the client, whose request is for this browser and this session', async () => {
    const { browser, session } = await callerFor(server, admin);
    const end = endOf(await ask(browser, { max_age: '0' }));
    server.clock.advance(second);
    await stepUp(session);
    expect((await server.browser().get(end.href)).status).toBe(400);
    const answer = new URL((await browser.get(end.href)).location);
    expect(Object.fromEntries(answer.searchParams)).toMatchObject({
      state: 'state-of-the-client',
      iss: server.baseUrl,
    });
    expect(await idToken(browser, answer)).toMatchObject({ acr: multiFactorClass, nonce: 'nonce-of-the-client' });
  });

  it('returns through the page of the second factor, without JavaScript, to the client', async () => {
    const caller = await callerFor(server, member);
    const app = await addApp(server, caller);
    server.clock.advance(minute);
    const page = await caller.browser.follow(
      await caller.browser.get(authorizePath({ acr_values: multiFactorClass, max_age: '30' })),
    );
    expect(page.status).toBe(200);
    const answer = await caller.browser.follow(await caller.browser.submit(page, { code: app.code() }));
    const claims = await idToken(caller.browser, new URL(answer.location));
    expect(claims).toMatchObject({
      acr: multiFactorClass,
      amr: ['pwd', 'mfa', 'otp'],
      auth_time: Math.floor(server.clock.read().getTime() / 1000),
    });
  });

  it('requires a complete sign-in with prompt=login', async () => {
    const { browser } = await callerFor(server, admin);
    expect((await ask(browser, { prompt: 'login' })).pathname).toBe('/oauth/prelogin');
  });

  it('returns the code once the session has both', async () => {
    const browser = server.browser();
    const state = (await ask(browser, { max_age: '0' })).searchParams.get('state')!;
    server.clock.advance(second);
    const session = await signIn(browser, admin);
    await stepUp(session);
    const { redirectUrl } = (await browser.post('/oauth/postlogin', { state, token: session.accessToken })).json<{
      redirectUrl: string;
    }>();
    expect(await idToken(browser, new URL((await browser.get(redirectUrl)).location))).toMatchObject({
      acr: multiFactorClass,
    });
  });
});
