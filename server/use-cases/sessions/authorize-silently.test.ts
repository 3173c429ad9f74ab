import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { OAuthTokenResponse } from '#shared/contract/entities.ts';
import { day, second } from '#server/lib/clock.ts';
import type { Browser } from '#server/testing/browser.ts';
import { bearer, callerFor, codeFor, paths, signIn, type SignedIn } from '#server/testing/flows.ts';
import { clientSecret, confidentialClient, publicClient, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, guest, acme, globex } = server.people;
const cookieName = `fe_refresh_${publicClient.id.replace('-', '')}`;

describe('silent authorization', () => {
  it('returns tokens for the cookie, without rotating it', async () => {
    const { browser } = await callerFor(server, admin);
    const cookie = browser.cookies.get(cookieName);
    const tokens = (await browser.post(paths.silent, { tenantId: null })).json<OAuthTokenResponse>();
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
    expect(decodeJwt(tokens.id_token)).toMatchObject({ sub: admin.id, aud: publicClient.id, tenantId: acme });
    expect(browser.cookies.get(cookieName)).toBe(cookie);
    expect((await browser.get(paths.me, bearer(tokens.id_token))).status).toBe(200);
  });

  it('returns 401 without a session, and 200 if the caller allows that there is none', async () => {
    const stranger = server.browser();
    expect((await stranger.post(paths.silent, { tenantId: null })).status).toBe(401);
    const answer = await stranger.post(paths.silent, { tenantId: null, optional: true });
    expect([answer.status, answer.json()]).toEqual([200, { session: null }]);
    const { browser } = await callerFor(server, admin);
    expect((await browser.post(paths.silent, { optional: true })).json()).toMatchObject({ token_type: 'Bearer' });
  });

  it('returns a refresh token to confidential clients, but not to pages of public ones', async () => {
    const { browser } = await callerFor(server, admin);
    expect((await browser.post(paths.silent, {}, { origin: publicClient.origins[0]! })).json()).not.toHaveProperty(
      'refresh_token',
    );
    expect(await server.rows("select id from refresh_families where kind = 'silent'")).toEqual([]);
    const { refresh_token: token } = (
      await browser.post(paths.silent, {}, { origin: confidentialClient.origins[0]! })
    ).json<OAuthTokenResponse>();
    const body = { grant_type: 'refresh_token', refresh_token: token, client_id: confidentialClient.id };
    expect((await server.browser().post(paths.token, body)).status).toBe(401);
    expect((await server.browser().post(paths.token, { ...body, client_secret: clientSecret })).status).toBe(200);
  });

  it.each([
    ['silently', paths.silent, {}],
    ['by a refresh', paths.refresh, {}],
    ['for another client', paths.refresh, { origin: confidentialClient.origins[0]! }],
  ])('replaces a cookie of a session other than the browser’s own by its own, %s', async (_way, path, headers) => {
    const [victim, attacker] = [await callerFor(server, admin), await callerFor(server, guest)];
    const sso = victim.browser.cookies.get('portico_sso')!;
    victim.browser.cookies.set(cookieName, attacker.browser.cookies.get(cookieName)!);
    const answer = (await victim.browser.post(path, {}, headers)).json<OAuthTokenResponse & SignedIn>();
    expect(decodeJwt(answer.access_token ?? answer.accessToken).sub).toBe(admin.id);
    expect(victim.browser.cookies.get('portico_sso')).toBe(sso);
    expect(victim.browser.cookies.get(cookieName)).not.toBe(attacker.browser.cookies.get(cookieName));
    expect((await attacker.browser.post(paths.refresh)).status).toBe(200);
  });

  it('accepts a cookie whose browser holds an SSO cookie of a session that has ended', async () => {
    const [former, now] = [await callerFor(server, guest), await callerFor(server, admin)];
    now.browser.cookies.set('portico_sso', former.browser.cookies.get('portico_sso')!);
    await former.browser.post(paths.logout);
    for (const path of [paths.silent, paths.refresh]) expect((await now.browser.post(path, {})).status).toBe(200);
  });

  it('returns a token for the tenant of the tab, and refuses a foreign one', async () => {
    const { browser } = await callerFor(server, guest);
    for (const tenantId of [acme, globex]) {
      expect(
        decodeJwt((await browser.post(paths.silent, { tenantId })).json<OAuthTokenResponse>().id_token)['tenantId'],
      ).toBe(tenantId);
    }
    const own = await callerFor(server, admin);
    for (const tenantId of [globex, 'nonsense'])
      expect((await own.browser.post(paths.silent, { tenantId })).status).toBe(401);
  });

  it('refuses with the text that clients compare if there is no cookie', async () => {
    const answer = await server.browser().post(paths.silent, {});
    expect(answer.status).toBe(401);
    expect(answer.json<ErrorBody>().errors).toEqual(['Session not found']);
  });

  it('accepts a cookie for 10 seconds after its rotation, and no older one', async () => {
    const { browser } = await callerFor(server, admin);
    const tab = server.browser();
    tab.cookies.set(cookieName, browser.cookies.get(cookieName)!);
    await browser.post(paths.refresh);
    server.clock.advance(10 * second);
    expect((await tab.post(paths.silent, {})).status).toBe(200);
    server.clock.advance(second);
    expect((await tab.post(paths.silent, {})).status).toBe(401);
  });

  it('resets the idle timeout of the session', async () => {
    const { browser } = await callerFor(server, admin);
    for (let round = 0; round < 2; round += 1) {
      server.clock.advance(20 * day);
      expect((await browser.post(paths.silent, {})).status).toBe(200);
    }
    server.clock.advance(30 * day);
    expect((await browser.post(paths.silent, {})).status).toBe(401);
  });

  it('is specific to each client: a code for another one sets its cookie', async () => {
    const { browser } = await callerFor(server, admin);
    const origin = confidentialClient.origins[0]!;
    await codeFor(browser, { client_id: confidentialClient.id, redirect_uri: confidentialClient.redirectUris[0] });
    const tokens = (await browser.post(paths.silent, {}, { origin })).json<OAuthTokenResponse>();
    expect(decodeJwt(tokens.id_token).aud).toBe(confidentialClient.id);
  });
});

describe('a cookie whose session has ended counts as absent', () => {
  const origin = publicClient.origins[0]!;
  const elsewhere = { 'frontegg-requested-application-id': confidentialClient.id };
  const reload = async (browser: Browser, path: string) => (await browser.post(path, {}, { origin })).status;

  it.each([paths.silent, paths.refresh])(
    'after a sign-in at another application a reload keeps the user in: %s',
    async (path) => {
      const { browser } = await callerFor(server, admin);
      await signIn(browser, admin, elsewhere);
      expect(await reload(browser, path)).toBe(200);
      expect(await reload(browser, path)).toBe(200);
    },
  );

  it.each([paths.silent, paths.refresh])('after single sign-on its cookie is that of the session: %s', async (path) => {
    const { browser } = await callerFor(server, admin);
    const ended = browser.cookies.get(cookieName);
    await signIn(browser, admin, elsewhere);
    await codeFor(browser);
    expect(browser.cookies.get(cookieName)).not.toBe(ended);
    // without the other application's cookie
    browser.cookies.delete(`fe_refresh_${confidentialClient.id.replace('-', '')}`);
    expect(await reload(browser, path)).toBe(200);
  });

  it('a living one is kept at single sign-on', async () => {
    const { browser } = await callerFor(server, admin);
    const cookie = browser.cookies.get(cookieName);
    await codeFor(browser);
    expect(browser.cookies.get(cookieName)).toBe(cookie);
  });

  it.each([
    ['of a session that was ended from another device', paths.silent],
    ['of a session that was ended from another device', paths.refresh],
    ['that is no token at all', paths.silent],
    ['that is no token at all', paths.refresh],
  ])('the living session is used in place of one %s: %s', async (kind, path) => {
    const former = await callerFor(server, guest);
    const { browser } = await callerFor(server, admin);
    browser.cookies.set(cookieName, kind.startsWith('that') ? 'rubbish' : former.browser.cookies.get(cookieName)!);
    await former.browser.post(paths.logout);
    const answer = (await browser.post(path, {}, { origin })).json<OAuthTokenResponse & SignedIn>();
    expect(decodeJwt(answer.access_token ?? answer.accessToken).sub).toBe(admin.id);
    expect((await browser.post(path, {}, { origin })).status).toBe(200);
  });

  it.each([paths.silent, paths.refresh])('is cleared if no session lives: %s', async (path) => {
    const { browser } = await callerFor(server, admin);
    const copy = server.browser();
    for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
    await browser.post(paths.logout);
    expect(await reload(copy, path)).toBe(401);
    expect([...copy.cookies.keys()].filter((name) => /^fe_refresh|sso$/.test(name))).toEqual([]);
  });

  it('of the tab’s tenant alone is refused: the cookie stays', async () => {
    const { browser } = await callerFor(server, admin);
    for (const path of [paths.silent, paths.refresh])
      expect((await browser.post(path, { tenantId: globex }, { origin })).status).toBe(401);
    for (const path of [paths.silent, paths.refresh]) expect(await reload(browser, path)).toBe(200);
  });
});

describe('RFC 9700, 2.3 a page of one client that holds the cookie of another', () => {
  const origin = confidentialClient.origins[0]!;

  it.each([
    ['silently', paths.silent, 'access_token'],
    ['by a refresh', paths.refresh, 'accessToken'],
  ])(
    'gets a token of its own, %s, and none that the other client’s back end would accept',
    async (_name, path, field) => {
      const { browser } = await callerFor(server, server.people.admin);
      const answer = await browser.post(path, {}, { origin });
      expect(decodeJwt(String(answer.json()[field]))).toMatchObject({
        aud: confidentialClient.id,
        sub: server.people.admin.id,
      });
      // the other client's own cookie still works
      expect(
        decodeJwt(String((await browser.post(path, {}, { origin: publicClient.origins[0]! })).json()[field])),
      ).toMatchObject({ aud: publicClient.id });
    },
  );
});
