import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '#server/http/openapi.ts';
import { bearer, callerFor } from '#server/testing/flows.ts';
import { useTestServer, vendorKey } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { flags: { 'show-passkeys-new': true, beta: false } } });
const { admin, globex } = server.people;
const get = (path: string, headers?: Record<string, string>) => server.browser().get(path, headers);

describe('calls of a client at start', () => {
  it.each<[string, unknown]>([
    ['/vendors/public', { name: 'Waypoint', logo: '', icon: '', whiteLabelMode: true }],
    ['/flags', { 'show-passkeys-new': 'on', beta: 'off', 'user-names': 'off' }],
    [
      '/identity/resources/configurations/v1/public',
      {
        allowSignups: true,
        allowNotVerifiedUsersLogin: false,
        apiTokensEnabled: true,
        forcePermissions: true,
        authStrategy: 'EmailAndPassword',
        machineToMachineAuthStrategy: 'ClientCredentials',
      },
    ],
    [
      '/identity/resources/configurations/v1/auth/strategies/public',
      { mainAuthStrategies: [{ strategy: 'EmailAndPassword' }], secondaryAuthStrategies: [] },
    ],
    ['/identity/resources/sso/v1', []],
    ['/identity/resources/sso/v2', []],
    ['/identity/resources/sso/custom/v1', { providers: [] }],
    ['/team/resources/sso/v2/configurations/public', { isActive: false }],
    [
      '/identity/resources/users/v1/passwords/config',
      { allowPassphrases: true, minLength: 8, maxLength: 128, minPhraseLength: 20, minOptionalTestsToPass: 0 },
    ],
  ])('%s', async (path, expected) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual(expected);
  });

  it('single sign-on of an email address is looked up, and none is configured', async () => {
    const answer = await server.browser().post('/identity/resources/auth/v2/user/sso/prelogin', { email: admin.email });
    expect(answer.json()).toEqual({});
  });
});

describe('account settings by alias', () => {
  it('are those of the tenant in the header, and nothing else of it', async () => {
    await server.rows("update tenants set alias = 'globex', settings = $2 where id = $1", [
      globex,
      { applicationUrl: 'http://globex.test', loginUrl: 'http://globex.test/login', address: 'Secret Street 1' },
    ]);
    const answer = await get('/tenants/resources/account-settings/v1/public', { 'frontegg-login-alias': 'globex' });
    expect(answer.json()).toEqual({
      tenantId: globex,
      applicationUrl: 'http://globex.test',
      loginUrl: 'http://globex.test/login',
    });
  });

  it('2.2 omit a URL that is not a web URL', async () => {
    await server.rows("update tenants set alias = 'globex', settings = $2 where id = $1", [
      globex,
      { applicationUrl: 'javascript:alert(1)', loginUrl: 'nonsense' },
    ]);
    const answer = await get('/tenants/resources/account-settings/v1/public', { 'frontegg-login-alias': 'globex' });
    expect(answer.json()).toEqual({ tenantId: globex });
  });

  it('2.2 the alias in a sign-in chooses among the user’s tenants', async () => {
    const { guest, acme } = server.people;
    await server.rows("update tenants set alias = 'globex' where id = $1", [globex]);
    const tenantOf = async (headers?: Record<string, string>) =>
      (
        await server
          .browser()
          .post('/identity/resources/auth/v1/user', { email: guest.email, password: guest.password }, headers)
      ).json<{ tenantId: string }>().tenantId;
    expect(await tenantOf({ 'frontegg-login-alias': 'globex' })).toBe(globex);
    expect(await tenantOf({ 'frontegg-scoped-tenant': acme })).toBe(acme);
    expect(await tenantOf({ 'frontegg-scoped-tenant': acme, 'frontegg-login-alias': 'globex' })).toBe(acme);
    expect([acme, globex]).toContain(await tenantOf({ 'frontegg-login-alias': 'nobody' }));
  });

  it('2.2 without an alias are those of the signed-in user’s tenant only', async () => {
    const { stranger } = server.people;
    await server.rows('update tenants set settings = $2 where id = $1', [
      globex,
      { applicationUrl: 'https://globex.test/app', address: 'Secret Street 1' },
    ]);
    const { headers } = await callerFor(server, stranger);
    expect((await get('/tenants/resources/account-settings/v1/public', headers)).json()).toEqual({
      tenantId: globex,
      applicationUrl: 'https://globex.test/app',
    });
    expect(
      (await get('/tenants/resources/account-settings/v1/public', { authorization: 'Bearer a.b.c' })).json(),
    ).toMatchObject({ errorCode: 'tenant-not-found' });
  });

  it.each(['nobody', '', "' or true --"])('%j names no tenant', async (alias) => {
    const answer = await get('/tenants/resources/account-settings/v1/public', { 'frontegg-login-alias': alias });
    expect(answer.json()).toMatchObject({ errorCode: 'tenant-not-found' });
  });

  it('without a tenant are empty, when signed out', async () => {
    const answer = await get('/tenants/resources/account-settings/v1/public');
    expect([answer.status, answer.json()]).toEqual([200, { tenantId: '' }]);
  });

  it('are those of the tenant that the page is scoped to, without a session', async () => {
    await server.rows('update tenants set settings = $2 where id = $1', [
      globex,
      { applicationUrl: 'https://globex.test/app' },
    ]);
    const scoped = (id: string) =>
      get('/tenants/resources/account-settings/v1/public', { 'frontegg-scoped-tenant': id });
    expect((await scoped(globex)).json()).toEqual({ tenantId: globex, applicationUrl: 'https://globex.test/app' });
    expect((await scoped('no such tenant')).json()).toMatchObject({ errorCode: 'tenant-not-found' });
  });
});

describe('the vendor’s back end', () => {
  it('authenticates with its key, and caches the base URL for a day', async () => {
    const { token, expiresIn } = (await server.browser().post('/auth/vendor', vendorKey)).json<{
      token: string;
      expiresIn: number;
    }>();
    expect(expiresIn).toBe(86_400);
    expect((await get('/vendors/base-url', { 'x-access-token': token })).json()).toEqual({ baseURL: server.baseUrl });
    server.clock.advance(86_400_000);
    expect((await get('/vendors/base-url', { 'x-access-token': token })).status).toBe(401);
  });

  it.each([
    { ...vendorKey, secret: 'wrong' },
    { ...vendorKey, clientId: 'nobody' },
    { clientId: '', secret: '' },
  ])('is refused with %j, and that is audited', async (body) => {
    const before = await server.rows("select id from audits where action = 'vendor.sign-in-failed'");
    expect((await server.browser().post('/auth/vendor', body)).json()).toMatchObject({
      errorCode: 'vendor-credentials-wrong',
    });
    const after = await server.rows(
      "select severity, details from audits where action = 'vendor.sign-in-failed' order by id",
    );
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)).toEqual({ severity: 'High', details: { clientId: body.clientId } });
  });

  it('is not a user, and a user is not the vendor', async () => {
    const { session } = await callerFor(server, admin);
    expect((await get('/vendors/base-url', { 'x-access-token': session.accessToken })).status).toBe(401);
    expect((await get('/vendors/base-url', bearer(session.accessToken))).status).toBe(401);
    expect((await get('/vendors/base-url')).status).toBe(401);
  });
});

describe('the OpenAPI document', () => {
  const request = (headers: Record<string, string>) =>
    server.app.http.inject({ method: 'GET', url: '/openapi.json', headers });

  it('names this server, and is JSON', async () => {
    const answer = await get('/openapi.json');
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument(server.baseUrl))));
    expect(answer.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: server.baseUrl }] });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('is the same text with and without compression', async () => {
    const plain = await request({});
    const unpacked = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ['br', 'gzip'] as const) {
      const answer = await request({ 'accept-encoding': encoding });
      expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(answer.headers['etag']).toBe(plain.headers['etag']);
      expect(unpacked[encoding](answer.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
    }
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers['vary']).toBe('Accept-Encoding');
  });

  it('is revalidated by its ETag', async () => {
    const { headers } = await request({ 'accept-encoding': 'br' });
    expect(headers['cache-control']).toBe('no-cache');
    const again = await request({ 'if-none-match': String(headers['etag']), 'accept-encoding': 'br' });
    expect([again.statusCode, again.payload, again.headers['etag']]).toEqual([304, '', headers['etag']]);
    expect((await request({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});
