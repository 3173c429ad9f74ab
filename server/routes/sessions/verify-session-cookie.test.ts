import { beforeEach, describe, expect, it } from 'vitest';
import { sessionCookieHeader, sessionCookieVerified, sessionCookieWanted } from '#shared/lib/session-cookie-header.ts';
import { refreshCookieName } from '#server/http/cookies.ts';
import { second } from '#server/lib/clock.ts';
import type { Browser } from '#server/testing/browser.ts';
import { bearer, callerFor, paths, signIn, type SignedIn } from '#server/testing/flows.ts';
import { logStatements } from '#server/testing/statement-log.ts';
import { confidentialClient, publicClient, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, guest, member } = server.people;
await server.stopBackgroundWork();
const origin = publicClient.origins[0]!;
const otherOrigin = confidentialClient.origins[0]!;
const cookieName = refreshCookieName(publicClient.id);
const wanted = { [sessionCookieHeader]: sessionCookieWanted };

/** Requests `me` as a page does after a sign-in; returns what the answer states about the cookie. */
async function verified(
  browser: Browser,
  token: string,
  headers: Record<string, string> = { origin },
): Promise<string | null> {
  const answer = await browser.get(paths.me, { ...bearer(token), ...wanted, ...headers });
  expect(answer.status).toBe(200);
  return answer.headers.get(sessionCookieHeader);
}

describe('the cookie of the token’s session', () => {
  let browser: Browser;
  let session: SignedIn;
  beforeEach(async () => {
    browser = server.browser();
    session = await signIn(browser, admin, { origin });
  });

  it('is verified if the browser sends it, and pages of the client may read the header', async () => {
    const answer = await browser.get(paths.me, { ...bearer(session.accessToken), ...wanted, origin });
    expect(answer.headers.get(sessionCookieHeader)).toBe(sessionCookieVerified);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-expose-headers')!.split(', ')).toContain(sessionCookieHeader);
    const preflight = await browser.send('OPTIONS', paths.me, {
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': `authorization, ${sessionCookieHeader}`,
      },
    });
    expect(preflight.headers.get('access-control-allow-headers')!.split(', ')).toContain(sessionCookieHeader);
  });

  it('is checked only on request, by one statement, and nothing is rotated', async () => {
    const log = logStatements();
    const plain = await browser.get(paths.me, { ...bearer(session.accessToken), origin });
    expect(plain.headers.get(sessionCookieHeader)).toBeNull();
    expect(log.take()).toHaveLength(2);
    const before = browser.cookies.get(cookieName);
    expect(await verified(browser, session.accessToken)).toBe(sessionCookieVerified);
    expect(new Set(log.take().map(({ name }) => name))).toEqual(
      new Set(['check-session', 'find-refresh-family', 'self']),
    );
    log.stop();
    expect(browser.cookies.get(cookieName)).toBe(before);
  });

  it('is not verified if the browser blocks it, in whole or in part', async () => {
    expect(await verified(server.browser(), session.accessToken)).toBeNull();
    browser.cookies.delete(cookieName);
    expect(browser.cookies.has('portico_sso')).toBe(true);
    expect(await verified(browser, session.accessToken)).toBeNull();
  });

  it('is not verified by the cookie of another session, of another user or the same one', async () => {
    for (const user of [guest, admin]) {
      const other = server.browser();
      const own = await signIn(other, user, { origin });
      expect(await verified(other, session.accessToken)).toBeNull();
      expect(await verified(browser, own.accessToken)).toBeNull();
      expect(await verified(other, own.accessToken)).toBe(sessionCookieVerified);
    }
  });

  it('is not verified if the SSO cookie names another session, nor with a forged secret', async () => {
    const { browser: attacker } = await callerFor(server, guest);
    const own = browser.cookies.get(cookieName)!;
    const sso = browser.cookies.get('portico_sso')!;
    browser.cookies.set('portico_sso', attacker.cookies.get('portico_sso')!);
    expect(await verified(browser, session.accessToken)).toBeNull();
    browser.cookies.set('portico_sso', sso);
    browser.cookies.set(cookieName, `${own.split('.')[0]}.${'x'.repeat(43)}`);
    expect(await verified(browser, session.accessToken)).toBeNull();
    browser.cookies.set(cookieName, own);
    expect(await verified(browser, session.accessToken)).toBe(sessionCookieVerified);
  });

  it('is not verified if it was rotated longer ago than the grace period', async () => {
    const stale = server.browser();
    for (const [name, value] of browser.cookies) stale.cookies.set(name, value);
    await browser.post(paths.refresh, {}, { origin });
    server.clock.advance(11 * second);
    expect(await verified(stale, session.accessToken)).toBeNull();
    expect(await verified(browser, session.accessToken)).toBe(sessionCookieVerified);
  });

  it('only gets a refusal for an ended session', async () => {
    const headers = { ...bearer(session.accessToken), ...wanted, origin };
    const cookies = [...browser.cookies];
    await browser.post(paths.logout, undefined, { origin });
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    const answer = await browser.get(paths.me, headers);
    expect([answer.status, answer.headers.get(sessionCookieHeader)]).toEqual([401, null]);
  });
});

describe('pages of other origins', () => {
  it.each(['http://evil.test', 'http://sub.app.test', 'https://app.test', 'null'])(
    '%s gets no such header, and may not read the answer',
    async (foreign) => {
      const browser = server.browser();
      const { accessToken } = await signIn(browser, admin, { origin });
      const answer = await browser.get(paths.me, { ...bearer(accessToken), ...wanted, origin: foreign });
      expect(answer.headers.get(sessionCookieHeader)).toBeNull();
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('a page of another client gets no such header for a token that is not for it', async () => {
    const browser = server.browser();
    const { accessToken } = await signIn(browser, member, { origin });
    expect(await verified(browser, accessToken, { origin: otherOrigin })).toBeNull();
    const other = server.browser();
    const named = { origin, 'frontegg-requested-application-id': confidentialClient.id };
    const foreign = await signIn(other, member, named);
    expect(await verified(other, foreign.accessToken)).toBeNull();
    expect(await verified(other, foreign.accessToken, { origin: otherOrigin })).toBe(sessionCookieVerified);
  });
});
