/** Invalid responses of a provider: no sign-in, a page that lets the user continue, and a log entry with the cause. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '#server/testing/browser.ts';
import { paths } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

type Answering = (response: ServerResponse, claims: JWTPayload) => void | Promise<void>;

const [ours, theirs] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
const provider = await startProvider();
afterAll(() => provider.close());
const client = { clientId: 'portico', clientSecret: 'the secret at the provider', issuer: provider.issuer };
const server = await useTestServer({
  config: {
    social: { google: client },
    sso: { connections: [{ ...client, key: 'acme', tenant: 'acme', domains: ['acme.example'] }] },
  },
});
await server.rows("update tenants set alias = 'acme' where id = $1", [server.people.acme]);

interface FaultyProvider {
  issuer: string;
  /** Behavior of the token endpoint. */
  tokens: Answering;
  /** Claims of the next ID token. */
  claims: JWTPayload;
  close(): Promise<void>;
}

async function startProvider(): Promise<FaultyProvider> {
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const issuer = `http://localhost:${(http.address() as AddressInfo).port}`;
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'ours', alg: 'RS256', use: 'sig' };
  const self: FaultyProvider = {
    issuer,
    tokens: () => undefined,
    claims: {},
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  http.on('request', (request, response) => {
    if (request.url === '/.well-known/openid-configuration')
      return json(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        authorization_response_iss_parameter_supported: true,
      });
    if (request.url === '/jwks') return json(response, { keys: [jwk] });
    request.resume().on('end', () => void self.tokens(response, self.claims));
  });
  return self;
}

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
const tokensWith = (response: ServerResponse, idToken: string) =>
  json(response, { access_token: 'x', token_type: 'bearer', id_token: idToken });
const signed = (claims: JWTPayload, key = ours.privateKey, kid = 'ours') =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
const good: Answering = async (response, claims) => tokensWith(response, await signed(claims));
const withClaims =
  (changes: JWTPayload): Answering =>
  async (response, claims) =>
    tokensWith(response, await signed({ ...claims, ...changes }));

let browser: Browser;
let count = 0;
beforeEach(() => {
  browser = server.browser();
  count += 1;
});

interface Way {
  start(): Promise<string>;
  callback: string;
}
const ways: Record<string, Way> = {
  'a provider’s button': {
    start: async () => (await browser.get('/identity/resources/auth/v2/user/sso/default/google/prelogin')).location,
    callback: '/account/social/success',
  },
  'a company’s provider': {
    async start() {
      const { address } = (
        await browser.post('/identity/resources/auth/v2/user/sso/prelogin', { email: 'noor@acme.example' })
      ).json<{ address: string }>();
      return (await browser.get(address)).location;
    },
    callback: '/account/oidc/callback',
  },
};

/** Starts a sign-in at the provider and returns with its response. */
async function comeBack(way: Way, tokens: Answering, query: Record<string, string | undefined> = {}) {
  const left = new URL(await way.start()).searchParams;
  const seconds = Math.floor(Date.now() / 1000);
  provider.tokens = tokens;
  provider.claims = {
    iss: provider.issuer,
    aud: client.clientId,
    sub: `sub-${count}`,
    nonce: left.get('nonce')!,
    email: `noor-${count}@acme.example`,
    email_verified: true,
    name: 'Noor',
    iat: seconds,
    exp: seconds + 300,
  };
  const answer = { state: left.get('state')!, code: 'c', iss: provider.issuer, ...query };
  const given = Object.entries(answer).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return await browser.get(`${way.callback}?${new URLSearchParams(given).toString()}`);
}
const signedIn = async () => (await browser.post(paths.refresh, {})).status === 200;

const garbage = 'x'.repeat(1000);
const faults: Record<string, [Answering, Record<string, string | undefined>?]> = {
  'its server fails': [(response) => json(response, { error: 'server_error' }, 500)],
  'it refuses the code': [
    (response) => json(response, { error: 'invalid_grant', error_description: '<b>used</b>' }, 400),
  ],
  'it hangs up': [(response) => void response.destroy()],
  'it answers no JSON': [
    (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(garbage),
  ],
  'it answers a page': [
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>'),
  ],
  'it gives no id token': [(response) => json(response, { access_token: 'x', token_type: 'bearer' })],
  'its id token is not signed': [(response, claims) => tokensWith(response, new UnsecuredJWT(claims).encode())],
  'its id token is signed by somebody else': [
    async (response, claims) => tokensWith(response, await signed(claims, theirs.privateKey)),
  ],
  'its id token names a key that it does not have': [
    async (response, claims) => tokensWith(response, await signed(claims, theirs.privateKey, 'theirs')),
  ],
  'its id token is for another client': [withClaims({ aud: 'somebody else' })],
  'its id token is of another issuer': [withClaims({ iss: 'https://evil.example' })],
  'its id token is of another sign-in': [withClaims({ nonce: 'another' })],
  'its id token has expired': [withClaims({ exp: Math.floor(Date.now() / 1000) - 600 })],
  'its id token names nobody': [withClaims({ sub: undefined })],
  'its id token names an empty subject': [withClaims({ sub: '' })],
  'its id token names a blank subject': [withClaims({ sub: '  ' })],
  'its id token names a subject with NUL': [withClaims({ sub: 'noor\0' })],
  'its id token names a subject of 12,000 characters': [withClaims({ sub: 'n'.repeat(12_000) })],
  'its id token names an address with NUL': [withClaims({ email: 'no\0or@acme.example' })],
  'its id token names an address of 12,000 characters': [withClaims({ email: `${'n'.repeat(12_000)}@acme.example` })],
  'its answer has 20 MB': [
    async (response, claims) =>
      json(response, {
        access_token: 'x',
        token_type: 'bearer',
        id_token: await signed(claims),
        more: 'y'.repeat(20_000_000),
      }),
  ],
  'the answer names another issuer (RFC 9207)': [good, { iss: 'https://evil.example' }],
  'the answer names no issuer, though it always does': [good, { iss: undefined }],
  'the answer has no code': [good, { code: undefined }],
  'the user said no': [
    good,
    { code: undefined, error: 'access_denied', error_description: '<script>alert(1)</script>' },
  ],
  'it is too busy': [good, { code: undefined, error: 'temporarily_unavailable' }],
  'it failed by itself': [good, { code: undefined, error: 'server_error', error_description: garbage }],
};

describe.each(Object.entries(ways))('%s', (_name, way) => {
  it('signs the user in when the response is valid', async () => {
    const answer = await comeBack(way, good);
    expect(answer.status, answer.text.slice(0, 400)).toBe(303);
    expect(await signedIn()).toBe(true);
  });

  it.each([
    ['NUL in the name', { name: 'Noor\0 Haddad' }],
    ['NUL in the session', { sid: 'one\0' }],
    ['a session of 12,000 characters', { sid: 's'.repeat(12_000) }],
  ])('signs the user in without what cannot be stored: %s', async (_what, claims) => {
    expect((await comeBack(way, withClaims(claims))).status).toBe(303);
    expect(await signedIn()).toBe(true);
  });

  it.each(Object.entries(faults))('V10.5 does not sign in when %s', async (_fault, [tokens, query]) => {
    const people = await server.rows('select 1 from users');
    const answer = await comeBack(way, tokens, query);
    const shown = answer.headers.has('location') ? await browser.follow(answer) : answer;
    expect(await signedIn()).toBe(false);
    // the error page offers a way to continue and repeats nothing from the provider's response
    expect(shown.status).toBeLessThan(500);
    expect(shown.text).toMatch(/<a\b[^>]*href="[^"]*\/account\/login/);
    for (const theirWord of ['<script>alert', '<b>used', 'Maintenance', 'xxxxxxxxxx', client.clientSecret])
      expect(shown.text).not.toContain(theirWord);
    expect(await server.rows('select 1 from users')).toHaveLength(people.length);
    expect(server.logText()).not.toContain(client.clientSecret);
  });

  it('V10.5.2 uses up a failed response: it cannot be redeemed again', async () => {
    let address = '';
    const failing = await comeBack(way, (response) => json(response, {}, 500));
    expect(failing.status).toBeGreaterThanOrEqual(300);
    const left = new URL(await way.start()).searchParams;
    provider.tokens = (response) => json(response, {}, 500);
    address = `${way.callback}?${new URLSearchParams({ state: left.get('state')!, code: 'c', iss: provider.issuer }).toString()}`;
    await browser.get(address);
    provider.tokens = good;
    provider.claims = { ...provider.claims, nonce: left.get('nonce')! };
    await browser.get(address);
    expect(await signedIn()).toBe(false);
  });
});

it.each([
  ['an address with two @', 'email', { email: 'ana@evil.example@acme.example' }],
  ['an address of another domain', 'domain-proved', { email: 'ana@evil.example' }],
  ['an empty subject', 'subject', { sub: '' }],
])('V16.3 a refused sign-in of the operator’s connection is in the audit log: %s', async (_case, rule, claims) => {
  const people = await server.rows('select 1 from users');
  expect((await comeBack(ways['a company’s provider']!, withClaims(claims))).status).toBeLessThan(500);
  expect(await signedIn()).toBe(false);
  expect(await server.rows('select 1 from users')).toHaveLength(people.length);
  const [row] = await server.rows<{ tenant_id: string; details: { rule: string } }>(
    `select tenant_id, details from audits where action = 'user.sign-in-failed' order by id desc limit 1`,
  );
  expect(row).toMatchObject({ tenant_id: server.people.acme, details: { method: 'oidc', connection: 'acme', rule } });
});
