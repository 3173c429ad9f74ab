import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createOauthProvider } from './oauth-provider.ts';
import { providerPresets } from './provider-presets.ts';
import { SocialProviderError } from './social-provider.ts';

/** Answers of the provider's server, and the requests that it received. */
let emails: unknown = [];
let claims: Record<string, unknown> = {};
let asked: URLSearchParams | undefined;

const server = createServer((request, response) => void answer(request, response));
async function answer(
  ...[request, response]: Parameters<NonNullable<Parameters<typeof createServer>[1]>>
): Promise<void> {
  const json = (body: unknown, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  if (request.url === '/token') {
    asked = new URLSearchParams(await text(request));
    return void json(
      asked.get('code') === 'good'
        ? { access_token: 'opaque', token_type: 'bearer' }
        : { error: 'bad_verification_code' },
      asked.get('code') === 'good' ? 200 : 400,
    );
  }
  if (request.headers.authorization !== 'bearer opaque' && request.headers.authorization !== 'Bearer opaque')
    return void json({}, 401);
  json(request.url === '/emails' ? emails : claims);
}
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

const endpoints = { authorization: `${base}/authorize`, token: `${base}/token`, person: `${base}/user` };
const client = { clientId: 'ours', clientSecret: 'known to both', custom: false };
const github = createOauthProvider(
  'github',
  { ...providerPresets.github, endpoints: { ...endpoints, emails: `${base}/emails` } },
  client,
);
const facebook = createOauthProvider('facebook', { ...providerPresets.facebook, endpoints }, client);
const secrets = { state: 'a state', nonce: 'a nonce', codeVerifier: 'v'.repeat(43) };
const back = (query: string) => new URL(`https://login.example.com/account/social/success?${query}`);

beforeEach(() => {
  claims = { id: 4711, login: 'noor', name: 'Noor Haddad', avatar_url: 'https://pictures.example/noor' };
  emails = [
    { email: 'second@elsewhere.example', primary: false, verified: true },
    { email: 'noor@elsewhere.example', primary: true, verified: true },
  ];
});

it.each([
  ['a blank text', '  '],
  ['a text with NUL', 'noor\0'],
  ['a number that is rounded', 2 ** 60],
  ['a list', [1]],
])('knows nobody by an identifier that is %s', async (_what, id) => {
  claims = { ...claims, id };
  await expect(github.redeem(back('code=good&state=a state'), secrets)).rejects.toThrow(SocialProviderError);
});

it('V10.5.1 sends state and PKCE', async () => {
  const { searchParams } = new URL(await github.authorizationUrl(secrets, back('').href));
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'ours',
    state: 'a state',
    code_challenge_method: 'S256',
    scope: providerPresets.github.scope,
  });
});

it('reads the user and their primary address', async () => {
  expect(await github.redeem(back('code=good&state=a+state'), secrets)).toEqual({
    issuer: base,
    subject: '4711',
    email: 'noor@elsewhere.example',
    emailVerified: true,
    name: 'Noor Haddad',
  });
  expect(asked?.get('code_verifier')).toBe(secrets.codeVerifier);
});

it('does not trust an address that the provider has not verified', async () => {
  emails = [{ email: 'noor@elsewhere.example', primary: true, verified: false }];
  expect(await github.redeem(back('code=good&state=a+state'), secrets)).toMatchObject({ emailVerified: false });
  claims = { id: '4711', name: 'Noor Haddad', email: 'noor@elsewhere.example', email_verified: true };
  expect(await facebook.redeem(back('code=good&state=a+state'), secrets)).toMatchObject({
    email: 'noor@elsewhere.example',
    emailVerified: false,
  });
});

it.each([
  ['a code that is none', 'code=bad&state=a+state'],
  ['a state that is another', 'code=good&state=other'],
])('V10.5.2 refuses %s', async (_, query) => {
  await expect(github.redeem(back(query), secrets)).rejects.toThrow(SocialProviderError);
});

it('refuses an answer without a subject', async () => {
  claims = { login: 'noor' };
  await expect(github.redeem(back('code=good&state=a+state'), secrets)).rejects.toThrow(SocialProviderError);
});
