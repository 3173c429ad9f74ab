/** Logout with OpenID providers: at the provider after ours, and by its logout tokens; what its ID token says of factors. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { multiFactorClass } from '#shared/lib/authentication-class.ts';
import type { SsoConfig, SsoDomain } from '#shared/contract/sso/sso-config.ts';
import type { Browser } from '#server/testing/browser.ts';
import { startDnsServer } from '#server/testing/dns-server.ts';
import { authorizePath, callerFor } from '#server/testing/flows.ts';
import { claimsIn, type Admin } from '#server/testing/saml-connection.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const baseUrl = `http://localhost:${await freePortPair()}`;
const dns = await startDnsServer();
const [ours, theirs] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
const clientId = 'portico-at-idp';
const provider = await startProvider();
afterAll(async () => void (await Promise.all([dns.close(), provider.close()])));
const server = await useTestServer({
  config: {
    baseUrl,
    sso: { dnsServers: [dns.address] },
    outgoing: { allow: [new URL(provider.issuer).host] },
  },
});
const [owner, other] = [await callerFor(server, server.people.admin), await callerFor(server, server.people.stranger)];
const base = '/team/resources/sso/v1/configurations';
const event = 'http://schemas.openid.net/event/backchannel-logout';

/** Answers with the claims that it is told to. */
async function startProvider() {
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://localhost:${(http.address() as AddressInfo).port}`;
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'ours', alg: 'RS256', use: 'sig' };
  const self = {
    issuer,
    claims: {} as JWTPayload,
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  http.on('request', (request, response) => {
    const json = (body: unknown) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration')
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        end_session_endpoint: `${issuer}/logout?tenant=7`,
      });
    if (request.url === '/jwks') return json({ keys: [jwk] });
    request.resume().on('end', () => {
      void signed(self.claims).then((token) => json({ access_token: 'x', token_type: 'bearer', id_token: token }));
    });
  });
  return self;
}

const signed = (claims: JWTPayload, { key = ours.privateKey, typ = 'JWT', alg = 'RS256' } = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg, kid: 'ours', typ }).sign(key);
const seconds = () => Math.floor(server.clock.read().getTime() / 1000);

let browser: Browser;
let count = 0;
beforeEach(async () => {
  browser = server.browser();
  count += 1;
  await server.rows('delete from sso_connections');
});

async function connect(patch: object = {}, { browser: at, headers }: Admin = owner) {
  count += 1;
  const body = {
    type: 'oidc',
    ssoEndpoint: provider.issuer,
    oidcClientId: clientId,
    oidcSecret: 'secret',
    enabled: true,
  };
  const config = (await at.post(base, { ...body, ...patch }, headers)).json<SsoConfig>();
  const domain = `pier-${count}.example`;
  const added = (await at.post(`${base}/${config.id}/domains`, { domain }, headers)).json<SsoDomain>();
  dns.txt.set(domain, [added.txtRecord]);
  await at.put(`${base}/${config.id}/domains/${added.id}/validate`, {}, headers);
  return { config, domain, sub: `sub-${count}` };
}
type Connected = Awaited<ReturnType<typeof connect>>;

const leave = async ({ config }: Connected, query = '', on = browser) =>
  new URL((await on.get(`/identity/resources/auth/v2/user/sso/company/${config.id}/prelogin${query}`)).location)
    .searchParams;

async function come(connected: Connected, claims: JWTPayload = {}, { query = '', on = browser } = {}) {
  const left = await leave(connected, query, on);
  const { sub, domain } = connected;
  const at = { iat: seconds(), exp: seconds() + 300 };
  const user = { sub, email: `noor@${domain}`, name: 'Noor', sid: 'their-session' };
  provider.claims = { iss: provider.issuer, aud: clientId, nonce: left.get('nonce')!, ...at, ...user, ...claims };
  return await on.get(
    `/account/oidc/callback?${new URLSearchParams({ state: left.get('state')!, code: 'c' }).toString()}`,
  );
}

const tokenOf = ({ sub }: Connected, changes: JWTPayload = {}): JWTPayload => ({
  iss: provider.issuer,
  aud: clientId,
  iat: seconds(),
  exp: seconds() + 120,
  jti: `jti-${(count += 1)}`,
  sub,
  events: { [event]: {} },
  ...changes,
});
const send = ({ config }: Pick<Connected, 'config'>, token: string) =>
  server.browser().postForm(new URL(config.backchannelLogoutUri).pathname, { logout_token: token });

describe('a logout token', () => {
  it.each([
    ['the user', { sid: undefined }],
    ['the session', { sub: undefined, sid: 'their-session' }],
    ['both', { sid: 'their-session' }],
  ])('ends the sessions of %s', async (_case, claims) => {
    const connected = await connect();
    expect((await come(connected)).status).toBe(303);
    expect(await claimsIn(browser)).toBeDefined();
    const answer = await send(connected, await signed(tokenOf(connected, claims), { typ: 'logout+jwt' }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await claimsIn(browser)).toBeUndefined();
  });

  it('is accepted from a clock that differs by less than is tolerated', async () => {
    const connected = await connect();
    await come(connected);
    const token = tokenOf(connected, { iat: seconds() - 300, exp: seconds() - 179 });
    expect((await send(connected, await signed(token))).status).toBe(200);
    expect(await claimsIn(browser)).toBeUndefined();
  });

  it('ends no other session of the user, and of no other user', async () => {
    const connected = await connect();
    const [second, third] = [server.browser(), server.browser()];
    await come(connected, { sid: 'one' });
    await come(connected, { sid: 'two' }, { on: second });
    await come({ ...connected, sub: 'sub-of-ana' }, { sid: 'one', email: `ana@${connected.domain}` }, { on: third });
    await send(connected, await signed(tokenOf(connected, { sid: 'one' })));
    expect(await claimsIn(browser)).toBeUndefined();
    expect(await claimsIn(second)).toBeDefined();
    expect(await claimsIn(third)).toBeDefined();
  });

  const bad: Record<string, (connected: Connected) => Promise<string> | string> = {
    'that is not signed': (connected) => new UnsecuredJWT(tokenOf(connected)).encode(),
    'signed by somebody else': (connected) => signed(tokenOf(connected), { key: theirs.privateKey }),
    'signed with the client secret': (connected) =>
      new SignJWT(tokenOf(connected)).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('secret')),
    'of another issuer': (connected) => signed(tokenOf(connected, { iss: 'https://evil.example' })),
    'for another client': (connected) => signed(tokenOf(connected, { aud: 'another' })),
    'with a nonce': (connected) => signed(tokenOf(connected, { nonce: 'n' })),
    'without the event': (connected) => signed(tokenOf(connected, { events: { 'https://another.example': {} } })),
    'whose event is no object': (connected) => signed(tokenOf(connected, { events: { [event]: true } })),
    'without an ID': (connected) => signed(tokenOf(connected, { jti: undefined })),
    'that names nobody': (connected) => signed(tokenOf(connected, { sub: undefined })),
    'that is old': (connected) => signed(tokenOf(connected, { iat: seconds() - 3600, exp: seconds() + 60 })),
    'that has expired': (connected) => signed(tokenOf(connected, { iat: seconds() - 200, exp: seconds() - 180 })),
    'of the future': (connected) => signed(tokenOf(connected, { iat: seconds() + 3600, exp: seconds() + 7200 })),
    'of another type': (connected) => signed(tokenOf(connected), { typ: 'at+jwt' }),
    'that is an ID token': () => signed({ ...provider.claims, jti: `id-${count}` }),
    'that is rubbish': () => 'rubbish',
  };
  it.each(Object.entries(bad))('%s ends nothing', async (_name, make) => {
    const connected = await connect();
    await come(connected);
    expect((await send(connected, await make(connected))).status).toBe(400);
    expect(await claimsIn(browser)).toBeDefined();
  });

  it('counts once', async () => {
    const connected = await connect();
    const token = await signed(tokenOf(connected));
    const answers = await Promise.all([send(connected, token), send(connected, token), send(connected, token)]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 400, 400]);
    await come(connected);
    expect((await send(connected, token)).status).toBe(400);
    expect(await claimsIn(browser)).toBeDefined();
  });

  it('sent to another tenant’s connection with the same provider and client ends nothing there', async () => {
    const [mine, hers] = [await connect(), await connect({}, other)];
    await come(mine);
    expect((await send(hers, await signed(tokenOf(mine)))).status).toBe(200);
    expect(await claimsIn(browser)).toBeDefined();
    const unknown = {
      config: {
        ...mine.config,
        backchannelLogoutUri: mine.config.backchannelLogoutUri.replace(mine.config.id, 'nobody'),
      },
    };
    expect((await send(unknown, await signed(tokenOf(mine)))).status).toBe(400);
    expect((await browser.post(new URL(mine.config.backchannelLogoutUri).pathname, { logout_token: 'x' })).status).toBe(
      415,
    );
  });
});

describe('signing out here', () => {
  it('goes on at the provider with the ID token as a hint, and comes back', async () => {
    const connected = await connect({ singleLogout: true });
    await come(connected);
    const page = await browser.get('/account/logout');
    const { location } = await browser.submit(page, {});
    const url = new URL(location);
    expect(`${url.origin}${url.pathname}`).toBe(`${provider.issuer}/logout`);
    const sent = Object.fromEntries(url.searchParams);
    expect(sent).toMatchObject({
      tenant: '7',
      client_id: clientId,
      post_logout_redirect_uri: connected.config.oidcLogoutRedirectUri,
      id_token_hint: await signed(provider.claims),
    });
    expect(await claimsIn(browser)).toBeUndefined();
    const back = await browser.get(`/auth/sso/signed-out?${new URLSearchParams({ state: sent['state']! }).toString()}`);
    expect(back.status).toBe(200);
  });

  it('keeps no ID token, and goes nowhere, unless the connection asks for it', async () => {
    const connected = await connect();
    await come(connected);
    const kept = await server.rows<{ id_token: Buffer | null }>(
      'select id_token from sso_sessions where connection_key = $1',
      [connected.config.id],
    );
    expect(kept).toEqual([{ id_token: null }]);
    const answer = await browser.submit(await browser.get('/account/logout'), {});
    expect(answer.headers.has('location')).toBe(false);
  });

  it('stores the ID token encrypted', async () => {
    await come(await connect({ singleLogout: true }));
    const [row] = await server.rows<{ id_token: Buffer }>(
      'select id_token from sso_sessions where id_token is not null order by created_at desc limit 1',
    );
    expect(row!.id_token.toString('latin1')).not.toContain('eyJ');
  });
});

describe('factors in the ID token', () => {
  it.each([
    ['amr', { amr: ['pwd', 'mfa'] }, ['fed', 'sso', 'mfa']],
    ['amr with a key', { amr: ['hwk'] }, ['fed', 'sso', 'mfa', 'hwk']],
    ['acr', { acr: 'https://refeds.org/profile/mfa' }, ['fed', 'sso', 'mfa']],
  ])('count where the connection trusts them: %s', async (_case, claims, amr) => {
    await come(await connect({ trustMfa: true }), { ...claims, auth_time: seconds() - 90 });
    expect(await claimsIn(browser)).toMatchObject({ amr, acr: multiFactorClass, auth_time: seconds() - 90 });
    browser = server.browser();
    await come(await connect(), claims);
    expect(await claimsIn(browser)).toMatchObject({ amr: ['fed', 'sso'] });
  });

  it.each([{ amr: ['pwd'] }, { amr: 'pwd' }, { amr: 7 }, { acr: '' }, { acr: ['mfa'] }, {}])(
    'do not count when it says %j',
    async (claims) => {
      await come(await connect({ trustMfa: true }), claims);
      expect(await claimsIn(browser)).toMatchObject({ amr: ['fed', 'sso'] });
    },
  );

  it('are asked for as the client asks, and missing ones are asked for here', async () => {
    const connected = await connect({ trustMfa: true, mfaValues: ['urn:strong', 'mfa'] });
    const asked = new URL((await browser.get(authorizePath({ acr_values: multiFactorClass, max_age: '60' }))).location);
    const query = `?state=${asked.searchParams.get('state')!}`;
    const left = await leave(connected, query);
    expect([left.get('acr_values'), left.get('prompt'), left.get('max_age')]).toEqual(['urn:strong', 'login', '60']);
    // a provider that does not say when has not met it
    expect((await come(connected, { amr: ['mfa'] }, { query })).location).toContain('loginWithTwoFactor');
    const met = await come(connected, { amr: ['mfa'], auth_time: seconds() }, { query });
    expect(new URL((await browser.get(met.location)).location).searchParams.has('code')).toBe(true);
    const plain = await leave(connected, '', server.browser());
    expect([plain.get('acr_values'), plain.get('prompt'), plain.get('max_age')]).toEqual([null, null, null]);
  });
});
