import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import type { OAuthTokenResponse } from '#shared/contract/entities.ts';
import type { Answer } from '#server/testing/browser.ts';
import { bearer, callerFor, codeFor, exchange, paths, tokensFor } from '#server/testing/flows.ts';
import {
  clientSecret,
  confidentialClient,
  publicClient,
  useTestServer,
  vendorKey,
} from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin } = server.people;
const own = { client_id: confidentialClient.id, client_secret: clientSecret };
const introspect = (fields: Record<string, string>, headers?: Record<string, string>): Promise<Answer> =>
  server.browser().postForm('/oauth/introspect', fields, headers);
const revoke = (fields: Record<string, string>): Promise<Answer> => server.browser().postForm('/oauth/revoke', fields);

async function confidentialTokens(): Promise<OAuthTokenResponse> {
  const { browser } = await callerFor(server, admin);
  const code = await codeFor(browser, {
    client_id: confidentialClient.id,
    redirect_uri: confidentialClient.redirectUris[0],
  });
  return (
    await exchange(browser, code, { redirect_uri: confidentialClient.redirectUris[0], ...own })
  ).json<OAuthTokenResponse>();
}
const renew = (token: string, client: Record<string, string> = {}) =>
  server.browser().post(paths.token, { grant_type: 'refresh_token', refresh_token: token, ...client });

describe('RFC 7662 introspection', () => {
  it('returns the claims of a client’s own tokens while they are valid', async () => {
    const tokens = await confidentialTokens();
    const { sid, exp } = decodeJwt(tokens.access_token);
    const answer = await introspect({ token: tokens.access_token, ...own });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.json()).toMatchObject({
      active: true,
      client_id: confidentialClient.id,
      token_type: 'Bearer',
      sub: admin.id,
      aud: confidentialClient.id,
      iss: server.baseUrl,
      sid,
      exp,
    });
    expect(answer.json()).not.toHaveProperty('email');
    expect((await introspect({ token: tokens.refresh_token, ...own })).json()).toMatchObject({
      active: true,
      client_id: confidentialClient.id,
      sub: admin.id,
      sid,
      scope: 'openid email profile',
    });
    await server.browser().post(paths.logout, undefined, bearer(tokens.access_token));
    for (const token of [tokens.access_token, tokens.refresh_token])
      expect((await introspect({ token, ...own })).json()).toEqual({ active: false });
  });

  it('returns nothing for tokens of other clients, rotated ones and invalid ones', async () => {
    const { tokens } = await tokensFor(server, admin);
    const rotated = await confidentialTokens();
    await renew(rotated.refresh_token, own);
    for (const token of [tokens.access_token, tokens.refresh_token, rotated.refresh_token, 'nonsense', 'a.b.c'])
      expect((await introspect({ token, ...own })).json()).toEqual({ active: false });
  });

  it('returns that a token is inactive while its tenant requires another factor of the session', async () => {
    const { access_token: token } = await confidentialTokens();
    const [policy] = await server.rows<{ id: string }>(
      `insert into security_policies (id, tenant_id, kind, value, created_at, updated_at)
       values (gen_random_uuid(), $1, 'mfa', '{"enforceMFAType": "Force"}', $2, $2) returning id`,
      [admin.tenantIds[0], server.clock.read()],
    );
    expect((await introspect({ token, ...own })).json()).toEqual({ active: false });
    await server.rows('delete from security_policies where id = $1', [policy!.id]);
    expect((await introspect({ token, ...own })).json()).toMatchObject({ active: true });
  });

  it('returns all of them to the vendor’s back end', async () => {
    const { token } = (await server.browser().post('/auth/vendor', vendorKey)).json<{ token: string }>();
    const { tokens } = await tokensFor(server, admin);
    for (const each of [tokens.access_token, tokens.refresh_token]) {
      expect((await introspect({ token: each }, { 'x-access-token': token })).json()).toMatchObject({
        active: true,
        client_id: publicClient.id,
      });
    }
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['without a client', {}, {}],
    ['from a public client', { client_id: publicClient.id }, {}],
    ['with a wrong secret', { client_id: confidentialClient.id, client_secret: 'wrong' }, {}],
    ['with a wrong vendor token', {}, { 'x-access-token': 'x' }],
    ['with a vendor token that is none beside a good secret', own, { 'x-access-token': 'x' }],
  ])('is refused %s', async (_how, fields, headers) => {
    const { tokens } = await tokensFor(server, admin);
    expect((await introspect({ token: tokens.access_token, ...fields }, headers)).status).toBe(401);
  });
});

describe('RFC 7009 revocation', () => {
  it.each(['access_token', 'refresh_token'] as const)(
    'of the %s revokes both at once, and is audited',
    async (kind) => {
      const { browser, tokens } = await tokensFor(server, admin);
      const mark = tokens.access_token;
      expect((await browser.get(paths.me, bearer(mark))).status).toBe(200);
      expect((await revoke({ token: tokens[kind], token_type_hint: kind, client_id: publicClient.id })).status).toBe(
        200,
      );
      expect((await browser.get(paths.me, bearer(mark))).status).toBe(401);
      expect((await renew(tokens.refresh_token)).status).toBe(400);
      expect(
        await server.rows("select details from audits where action = 'session.grant-revoked' order by id desc limit 1"),
      ).toEqual([{ details: { client: publicClient.id } }]);
      // the session of the browser continues
      expect((await browser.post(paths.silent, {})).status).toBe(200);
      expect((await revoke({ token: tokens[kind], client_id: publicClient.id })).status).toBe(200);
    },
  );

  it('of a token of another client is refused, and has no effect', async () => {
    const { tokens } = await tokensFor(server, admin);
    for (const token of [tokens.access_token, tokens.refresh_token])
      expect((await revoke({ token, ...own })).json()).toMatchObject({ error: 'invalid_grant' });
    expect((await server.browser().get(paths.me, bearer(tokens.access_token))).status).toBe(200);
    expect((await renew(tokens.refresh_token)).status).toBe(200);
  });

  it('requires the secret of a confidential client, and a client ID in any case', async () => {
    const tokens = await confidentialTokens();
    for (const client of [
      {},
      { client_id: confidentialClient.id },
      { client_id: confidentialClient.id, client_secret: 'wrong' },
    ] as Record<string, string>[]) {
      expect((await revoke({ token: tokens.refresh_token, ...client })).status).toBe(401);
    }
    expect((await renew(tokens.refresh_token, own)).status).toBe(200);
  });

  it('of an invalid token is not an error', async () => {
    for (const token of ['nonsense', 'a.b.c', `${crypto.randomUUID()}.${'x'.repeat(43)}`])
      expect((await revoke({ token, client_id: publicClient.id })).status).toBe(200);
  });
});

it('both are in the discovery document', async () => {
  const document = (await server.browser().get('/.well-known/openid-configuration')).json();
  expect(document).toMatchObject({
    introspection_endpoint: `${server.baseUrl}/oauth/introspect`,
    revocation_endpoint: `${server.baseUrl}/oauth/revoke`,
  });
});
