import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import type { OAuthTokenResponse } from '#shared/contract/entities.ts';
import { second } from '#server/lib/clock.ts';
import type { Answer } from '#server/testing/browser.ts';
import { bearer, callerFor, challengeOf, codeFor, exchange, paths, verifier } from '#server/testing/flows.ts';
import { clientSecret, confidentialClient, publicClient, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, acme } = server.people;
const { browser } = await callerFor(server, admin);

function expectRefusal(answer: Answer, error: string): void {
  expect(answer.status).toBe(error === 'invalid_client' ? 401 : 400);
  expect(answer.json()).toMatchObject({
    error,
    error_description: expect.any(String),
    errors: [expect.any(String)],
    errorCode: error.replaceAll('_', '-'),
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

describe('a code', () => {
  it('returns tokens for its session', async () => {
    const answer = await exchange(browser, await codeFor(browser));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const tokens = answer.json<OAuthTokenResponse>();
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 900, scope: 'openid email profile' });
    const now = server.clock.read().getTime() / 1000;
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      iss: server.baseUrl,
      aud: publicClient.id,
      sub: admin.id,
      tenantId: acme,
      email: admin.email,
      email_verified: true,
      nonce: 'nonce-of-the-client',
      amr: ['pwd'],
      auth_time: now,
      iat: now,
      exp: now + 900,
    });
    expect(decodeProtectedHeader(tokens.id_token)).toMatchObject({ alg: 'RS256', typ: 'JWT' });
    expect((await browser.get('/oauth/userinfo', bearer(tokens.access_token))).json()).toEqual({
      sub: admin.id,
      email: admin.email,
      email_verified: true,
      name: admin.name,
      tenantId: acme,
    });
  });

  it('is accepted in a form too', async () => {
    const fields = {
      grant_type: 'authorization_code',
      code: await codeFor(browser),
      redirect_uri: publicClient.redirectUris[0]!,
      code_verifier: verifier,
    };
    expect((await browser.postForm(paths.token, fields)).status).toBe(200);
  });

  it('works with the 16-character verifier of the contract’s clients, and with no shorter one', async () => {
    for (const [text, status] of [
      ['abcdefghij123456', 200],
      ['abcdefghij12345', 400],
    ] as const) {
      const code = await codeFor(browser, { code_challenge: challengeOf(text) });
      expect((await exchange(browser, code, { code_verifier: text })).status).toBe(status);
    }
  });

  it('V10.4.2 works once, and a second use revokes what was issued', async () => {
    const code = await codeFor(browser);
    const tokens = (await exchange(browser, code)).json<OAuthTokenResponse>();
    expectRefusal(await exchange(browser, code), 'invalid_grant');
    expectRefusal(
      await browser.post(paths.token, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }),
      'invalid_grant',
    );
    for (const path of [paths.me, '/oauth/userinfo'])
      expect((await server.browser().get(path, bearer(tokens.access_token))).status).toBe(401);
    expect(await server.rows("select severity from audits where action = 'session.code-reused'")).toEqual([
      { severity: 'High' },
    ]);
  });

  it('a second use revokes tokens of later refreshes and for other tenants, but no token of the browser itself', async () => {
    const code = await codeFor(browser);
    const tokens = (await exchange(browser, code)).json<OAuthTokenResponse>();
    const renewed = (
      await browser.post(paths.token, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
    ).json<OAuthTokenResponse>();
    const { accessToken: derived } = (
      await browser.post(paths.tokenForTenant, { tenantId: acme }, bearer(renewed.access_token))
    ).json<{ accessToken: string }>();
    const own = (await browser.post(paths.silent, {})).json<OAuthTokenResponse>();
    await exchange(browser, code);
    for (const token of [tokens.access_token, renewed.access_token, derived])
      expect((await server.browser().get(paths.me, bearer(token))).status).toBe(401);
    expect((await browser.get(paths.me, bearer(own.access_token))).status).toBe(200);
  });

  it('V15.4.1 returns tokens to exactly one of ten concurrent requests', async () => {
    const code = await codeFor(browser);
    const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(browser, code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    for (const answer of answers.filter((each) => each.status !== 200)) expectRefusal(answer, 'invalid_grant');
  });

  it('V10.4.3 works for 60 seconds', async () => {
    const [early, late] = [await codeFor(browser), await codeFor(browser)];
    server.clock.advance(59 * second);
    expect((await exchange(browser, early)).status).toBe(200);
    server.clock.advance(second);
    expectRefusal(await exchange(browser, late), 'invalid_grant');
  });

  it.each<[string, Record<string, string | undefined>]>([
    ['V10.4.6 another verifier', { code_verifier: `${verifier}x` }],
    ['V10.4.6 the challenge as verifier', { code_verifier: challengeOf(verifier) }],
    ['V10.4.6 no verifier', { code_verifier: undefined }],
    ['another registered address', { redirect_uri: publicClient.redirectUris[1] }],
    ['no address', { redirect_uri: undefined }],
    ['no code', { code: undefined }],
    ['a code nobody gave', { code: 'x'.repeat(43) }],
  ])('is refused with %s', async (_name, changes) => {
    expectRefusal(await exchange(browser, await codeFor(browser), changes), 'invalid_grant');
  });

  it('is invalid after a wrong verifier, so that no other can be tried', async () => {
    const code = await codeFor(browser);
    await exchange(browser, code, { code_verifier: 'a wrong verifier of some length' });
    expectRefusal(await exchange(browser, code), 'invalid_grant');
  });

  it('is stored in the database as a digest only', async () => {
    const code = await codeFor(browser);
    const rows = await server.rows<{ text: string }>(
      "select encode(code_hash, 'escape') || row_to_json(authorization_codes)::text as text from authorization_codes",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ text }) => text).join()).not.toContain(code);
  });
});

it.each(['password', 'client_credentials', 'implicit', '', '__proto__', 'constructor', 'toString'])(
  'V10.4.4 refuses grant type %j',
  async (grantType) => {
    expectRefusal(await browser.post(paths.token, { grant_type: grantType }), 'unsupported_grant_type');
  },
);

describe('V10.4.10 a client with a secret', () => {
  const {
    redirectUris: [redirectUri],
  } = confidentialClient;
  const code = () => codeFor(browser, { client_id: confidentialClient.id, redirect_uri: redirectUri });
  const basic = (id: string, secret: string) => ({
    authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
  });
  const own = { redirect_uri: redirectUri };

  it('authenticates by header or body', async () => {
    expect((await exchange(browser, await code(), own, basic(confidentialClient.id, clientSecret))).status).toBe(200);
    expect(
      (await exchange(browser, await code(), { ...own, client_id: confidentialClient.id, client_secret: clientSecret }))
        .status,
    ).toBe(200);
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['a wrong secret in the header', {}, basic(confidentialClient.id, 'wrong')],
    ['a wrong secret in the body', { client_id: confidentialClient.id, client_secret: 'wrong' }, {}],
    ['no secret', { client_id: confidentialClient.id }, {}],
    [
      'the digest of the secret',
      { client_id: confidentialClient.id, client_secret: confidentialClient.secretHash },
      {},
    ],
    ['an unknown client', {}, basic('nobody', clientSecret)],
    ['broken percent signs', {}, { authorization: `Basic ${Buffer.from('%zz:x').toString('base64')}` }],
  ])('is refused with %s', async (_name, body, headers) => {
    const answer = await exchange(browser, await code(), { ...own, ...body }, headers);
    expectRefusal(answer, 'invalid_client');
    expect(answer.headers.get('www-authenticate')).toBe('Basic realm="Portico"');
  });

  it('gains nothing by omitting its ID, or by using another', async () => {
    expectRefusal(await exchange(browser, await code(), own), 'invalid_grant');
    expectRefusal(await exchange(browser, await code(), { ...own, client_id: publicClient.id }), 'invalid_grant');
  });

  it('must authenticate for a refresh too', async () => {
    const tokens = (
      await exchange(browser, await code(), own, basic(confidentialClient.id, clientSecret))
    ).json<OAuthTokenResponse>();
    const renew = (headers: Record<string, string>) =>
      browser.post(paths.token, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token }, headers);
    expectRefusal(await renew({}), 'invalid_client');
    expectRefusal(await renew(basic(confidentialClient.id, 'wrong')), 'invalid_client');
    expect((await renew(basic(confidentialClient.id, clientSecret))).status).toBe(200);
  });
});

it('does not give another client’s code to any client', async () => {
  expectRefusal(
    await exchange(browser, await codeFor(browser), { client_id: confidentialClient.id, client_secret: clientSecret }),
    'invalid_grant',
  );
});
