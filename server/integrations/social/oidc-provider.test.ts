/** Which rule the SSO doctor names for each fault of an OpenID provider. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { OidcRule } from '#shared/contract/sso/sso-exchanges.ts';
import type { OutgoingFetchInit } from '#server/integrations/outgoing/outgoing-fetch.ts';
import { Checks, failedRule, listChecks } from '#server/lib/sso-checks.ts';
import { groupsLinkOf } from './oidc-claims.ts';
import { operatorsFetch } from './oidc-configuration.ts';
import { createOidcProvider } from './oidc-provider.ts';
import { isHashOf } from './oidc-rules/check-access-token-hash.ts';
import type { ProviderClient } from './provider-client.ts';
import type { SocialProvider } from './social-provider.ts';

const [ours, theirs] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'ours', alg: 'RS256', use: 'sig' };
const http = createServer();
http.listen(0, '127.0.0.1');
await once(http, 'listening');
afterAll(() => void http.close());
const issuer = `http://localhost:${(http.address() as AddressInfo).port}`;

type Answering = (response: ServerResponse) => void | Promise<void>;
const json = (response: ServerResponse, body: unknown, status = 200) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const metadata = {
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/jwks`,
};
/** How often each was called in this test. */
let called: Record<string, number>;
let answers: Record<'discovery' | 'token' | 'jwks' | 'userinfo', Answering>;
http.on('request', (request, response) => {
  const path = request.url!.split('/').at(-1)!;
  const kind = path === 'openid-configuration' ? 'discovery' : (path as keyof typeof answers);
  called[kind] = (called[kind] ?? 0) + 1;
  request.resume().on('end', () => void answers[kind](response));
});

const now = () => Math.floor(Date.now() / 1000);
const claimsWith = (changes: JWTPayload = {}): JWTPayload => ({
  iss: issuer,
  aud: 'portico',
  sub: 'noor',
  nonce: 'the nonce',
  email: 'noor@harbour.example',
  iat: now(),
  exp: now() + 300,
  ...changes,
});
const signed = (claims: JWTPayload, key = ours.privateKey, kid = 'ours') =>
  new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
const tokens = (response: ServerResponse, idToken: string, more: object = {}) =>
  json(response, { access_token: 'x', token_type: 'bearer', id_token: idToken, ...more });
const withClaims =
  (changes: JWTPayload): Answering =>
  async (response) =>
    tokens(response, await signed(claimsWith(changes)));

beforeEach(() => {
  called = {};
  answers = {
    discovery: (response) => json(response, metadata),
    token: withClaims({}),
    jwks: (response) => json(response, { keys: [jwk] }),
    userinfo: (response) => json(response, { sub: 'noor', email: 'noor@harbour.example' }),
  };
});

function providerWith(client: Partial<ProviderClient> = {}): SocialProvider {
  const preset = { name: 'Harbour', issuer, scope: 'openid email profile', emailVerified: () => true };
  const ours = { clientId: 'portico', clientSecret: 'never shown', custom: true };
  return createOidcProvider('company:harbour', preset, { ...ours, ...client });
}

async function redeem(query: Record<string, string> = {}, provider = providerWith()) {
  const checks = new Checks();
  const address = new URL('https://id.example/account/oidc/callback');
  address.search = new URLSearchParams({ code: 'c', state: 'the state', ...query }).toString();
  for (const [name, value] of Object.entries(query)) if (value === '') address.searchParams.delete(name);
  const secrets = { state: 'the state', nonce: 'the nonce', codeVerifier: 'v'.repeat(43) };
  const profile = await provider.redeem(address, secrets, checks).catch(() => undefined);
  return { checks, profile };
}

it('names every rule of a good answer, with what was seen', async () => {
  const { checks, profile } = await redeem();
  expect(profile).toMatchObject({ subject: 'noor' });
  const listed = listChecks('oidc', checks.made);
  expect(listed.every(({ state }) => state === 'passed')).toBe(true);
  expect(listed.length).toBeGreaterThanOrEqual(20);
  expect(listed).toContainEqual({ rule: 'audience', state: 'passed', seen: 'portico', wanted: 'portico' });
});

const faults: [OidcRule, string, Partial<typeof answers>, Record<string, string>?][] = [
  ['discovery', 'a discovery document that is not there', { discovery: (response) => json(response, {}, 404) }],
  ['discovery', 'a discovery document that is a page', { discovery: (response) => void response.end('<h1>Hi</h1>') }],
  [
    'discovery-issuer',
    'the issuer of another directory',
    { discovery: (response) => json(response, { ...metadata, issuer: 'https://login.example/{tenantid}/v2.0' }) },
  ],
  ['response-issuer', 'another issuer in the answer', {}, { iss: 'https://evil.example' }],
  ['state', 'another state', {}, { state: 'another' }],
  ['authorization', 'an error', {}, { error: 'access_denied', error_description: 'not assigned' }],
  ['code', 'no code', {}, { code: '' }],
  ['token-endpoint', 'a token endpoint that fails', { token: (response) => json(response, {}, 500) }],
  ['token-endpoint', 'a token endpoint that hangs up', { token: (response) => void response.destroy() }],
  [
    'client-authentication',
    'a client secret that is wrong',
    { token: (response) => json(response, { error: 'invalid_client' }, 401) },
  ],
  [
    'code-accepted',
    'a code that is not accepted',
    { token: (response) => json(response, { error: 'invalid_grant', error_description: 'redirect_uri' }, 400) },
  ],
  ['token-response', 'a token answer that is a page', { token: (response) => void response.end('<h1>Hi</h1>') }],
  ['token-response', 'no access token', { token: (response) => json(response, { token_type: 'bearer' }) }],
  ['id-token', 'no ID token', { token: (response) => json(response, { access_token: 'x', token_type: 'bearer' }) }],
  ['id-token', 'an ID token that is none', { token: (response) => tokens(response, 'a.b') }],
  [
    'token-algorithm',
    'an ID token without a signature',
    { token: (response) => tokens(response, new UnsecuredJWT(claimsWith()).encode()) },
  ],
  ['token-expiry', 'an expired ID token', { token: withClaims({ exp: now() - 600 }) }],
  ['token-not-before', 'an ID token of the future', { token: withClaims({ nbf: now() + 600 }) }],
  ['issuer', 'another issuer', { token: withClaims({ iss: 'https://evil.example' }) }],
  ['audience', 'another client', { token: withClaims({ aud: 'another' }) }],
  ['subject', 'no subject', { token: withClaims({ sub: undefined }) }],
  ['token-issued', 'no time of issue', { token: withClaims({ iat: undefined }) }],
  ['nonce', 'another nonce', { token: withClaims({ nonce: 'another' }) }],
  ['authorized-party', 'another authorized party', { token: withClaims({ aud: ['portico', 'b'], azp: 'b' }) }],
  ['keys', 'keys that are not there', { jwks: (response) => json(response, {}, 500) }],
  [
    'key-id',
    'an unknown key',
    { token: async (response) => tokens(response, await signed(claimsWith(), theirs.privateKey, 'theirs')) },
  ],
  [
    'signature-key',
    'another key under the same ID',
    { token: async (response) => tokens(response, await signed(claimsWith(), theirs.privateKey)) },
  ],
  ['access-token-hash', 'the hash of another access token', { token: withClaims({ at_hash: 'another' }) }],
  [
    'userinfo',
    'a userinfo endpoint that fails',
    { token: withClaims({ email: undefined }), userinfo: (response) => json(response, {}, 500) },
  ],
  [
    'userinfo-subject',
    'the userinfo of somebody else',
    { token: withClaims({ email: undefined }), userinfo: (response) => json(response, { sub: 'ada' }) },
  ],
];

it.each(faults)('names the rule %s for %s', async (rule, _what, changed, query) => {
  answers = { ...answers, ...changed };
  const { checks, profile } = await redeem(query);
  expect([failedRule(checks.made), profile]).toEqual([rule, undefined]);
  expect(checks.made.filter(({ state }) => state === 'failed')).toHaveLength(1);
  expect(JSON.stringify(checks.made)).not.toContain('never shown');
  const listed = listChecks('oidc', checks.made);
  expect(listed.findIndex(({ state }) => state === 'not-reached')).toBeGreaterThan(
    listed.findIndex(({ state }) => state === 'failed'),
  );
});

it.each([
  ['empty', ''],
  ['blank', '  '],
  ['with NUL', 'noor\0'],
  ['with a line break', 'noor\n'],
  ['with half of a surrogate pair', 'noor\ud800'],
  ['too long', 'n'.repeat(256)],
])('names the rule subject for one that is %s, once all others are judged', async (_what, sub) => {
  answers.token = withClaims({ sub });
  const { checks, profile } = await redeem();
  expect([failedRule(checks.made), profile]).toEqual(['subject', undefined]);
  expect(checks.made.filter(({ state }) => state === 'failed')).toHaveLength(1);
  expect(checks.made.at(-1)).toMatchObject({ rule: 'signature-key', state: 'passed' });
  expect(checks.answer).toMatchObject({ isVerified: true });
});

it('keeps a subject of 255 characters as it is, and leaves out of other claims what cannot be stored', async () => {
  const sub = ` ${'n'.repeat(253)} `;
  answers.token = withClaims({
    sub,
    name: ' Noor\0\tHaddad ',
    email: ' noor@harbour.example\n',
    sid: 's'.repeat(12_000),
  });
  const { profile } = await redeem();
  expect(profile).toMatchObject({ subject: sub, name: 'Noor Haddad', email: 'noor@harbour.example' });
  expect(profile!.authentication).toMatchObject({ name: sub, sessionIndex: null });
  answers.token = withClaims({ name: '\0', email: 'no\0or@harbour.example', sid: 'one\0', acr: 'high\0', amr: ['\0'] });
  const other = (await redeem()).profile;
  expect(other).toMatchObject({ name: null, email: null });
  expect(other!.authentication).toMatchObject({ sessionIndex: null, values: [] });
});

/** For one test. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

const minute = 60_000;
const rotated = { ...(await exportJWK(theirs.publicKey)), kid: 'theirs', alg: 'RS256', use: 'sig' };
const ofRotatedKey: Answering = async (response) =>
  tokens(response, await signed(claimsWith(), theirs.privateKey, 'theirs'));
const failedIn = ({ checks }: { checks: Checks }) => failedRule(checks.made);

it('reads the keys again at once for a key that it does not know, and then not for a minute', async () => {
  stopClock();
  const provider = providerWith();
  await redeem({}, provider);
  await redeem({}, provider);
  expect(called).toEqual({ discovery: 1, token: 2, jwks: 1 });
  answers.jwks = (response) => json(response, { keys: [jwk, rotated] });
  answers.token = ofRotatedKey;
  expect(failedIn(await redeem({}, provider))).toBeUndefined();
  expect(called).toMatchObject({ discovery: 1, jwks: 2 });
  answers.token = async (response) => tokens(response, await signed(claimsWith(), theirs.privateKey, 'unknown'));
  for (let count = 0; count < 3; count += 1) expect(failedIn(await redeem({}, provider))).toBe('key-id');
  expect(called).toMatchObject({ discovery: 1, jwks: 2 });
  vi.advanceTimersByTime(minute);
  expect(failedIn(await redeem({}, provider))).toBe('key-id');
  expect(called).toMatchObject({ discovery: 2, jwks: 3 });
});

it('reads a new key under the ID of an old one a minute after it failed', async () => {
  stopClock();
  const provider = providerWith();
  await redeem({}, provider);
  answers.jwks = (response) => json(response, { keys: [{ ...rotated, kid: 'ours' }] });
  answers.token = async (response) => tokens(response, await signed(claimsWith(), theirs.privateKey));
  expect(failedIn(await redeem({}, provider))).toBe('signature-key');
  vi.advanceTimersByTime(minute);
  expect(failedIn(await redeem({}, provider))).toBeUndefined();
});

it('discovers endpoints anew after an hour', async () => {
  stopClock();
  const provider = providerWith();
  await redeem({}, provider);
  vi.advanceTimersByTime(60 * minute - 1);
  await redeem({}, provider);
  expect(called['discovery']).toBe(1);
  vi.advanceTimersByTime(1);
  await redeem({}, provider);
  expect(called['discovery']).toBe(2);
});

it('discovers endpoints anew after one of them failed, once a minute', async () => {
  stopClock();
  const provider = providerWith();
  const { token } = answers;
  answers.token = (response) => json(response, {}, 404);
  for (let count = 0; count < 3; count += 1) expect(failedIn(await redeem({}, provider))).toBe('token-endpoint');
  expect(called['discovery']).toBe(1);
  answers.discovery = (response) => json(response, { ...metadata, token_endpoint: `${issuer}/new/token` });
  vi.advanceTimersByTime(minute);
  answers.token = token;
  const { checks } = await redeem({}, provider);
  expect(checks.made).toContainEqual({
    rule: 'token-endpoint',
    state: 'passed',
    seen: `${issuer}/new/token`,
    wanted: null,
  });
  await redeem({}, provider);
  expect(called['discovery']).toBe(2);
});

it('uses the endpoints that it knows while they cannot be discovered, for a day', async () => {
  stopClock();
  const provider = providerWith();
  await redeem({}, provider);
  answers.discovery = (response) => json(response, {}, 503);
  vi.advanceTimersByTime(60 * minute);
  expect(failedIn(await redeem({}, provider))).toBeUndefined();
  expect(failedIn(await redeem({}, provider))).toBeUndefined();
  expect(called['discovery']).toBe(2);
  vi.advanceTimersByTime(23 * 60 * minute);
  expect(failedIn(await redeem({}, provider))).toBe('discovery');
});

it('follows no redirect of the discovery document', async () => {
  answers.discovery = (response) => void response.writeHead(302, { location: `${issuer}/jwks` }).end();
  expect(failedIn(await redeem())).toBe('discovery');
  expect(called).toEqual({ discovery: 1 });
});

const seenOf = async (rule: OidcRule) => (await redeem()).checks.made.find((check) => check.rule === rule);

it.each<[OidcRule, string, () => Partial<typeof answers>]>([
  ['token-endpoint', `${issuer}/token: .*status code: 500`, () => ({ token: (response) => json(response, {}, 500) })],
  ['keys', `${issuer}/jwks: .*status code: 500`, () => ({ jwks: (response) => json(response, {}, 500) })],
  [
    'client-authentication',
    'portico: unauthorized_client: not this grant',
    () => ({
      token: (response) => json(response, { error: 'unauthorized_client', error_description: 'not this grant' }, 400),
    }),
  ],
  [
    'userinfo',
    `${issuer}/userinfo: .*status code: 500`,
    () => ({ token: withClaims({ email: undefined }), userinfo: (response) => json(response, {}, 500) }),
  ],
])('tells the cause of a failure beside its place: %s', async (rule, seen, changed) => {
  answers = { ...answers, ...changed() };
  expect(await seenOf(rule)).toMatchObject({
    state: 'failed',
    seen: expect.stringMatching(seen) as string,
    wanted: null,
  });
});

it('tells of an endpoint that does not answer in time that it did not', async () => {
  const slow = (url: string, init?: OutgoingFetchInit) =>
    url.endsWith('/token')
      ? Promise.reject(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
      : operatorsFetch(url, init);
  const { checks } = await redeem({}, providerWith({ fetch: slow }));
  expect(checks.made.at(-1)).toMatchObject({
    rule: 'token-endpoint',
    state: 'failed',
    seen: expect.stringMatching(/\/token: operation timed out/) as string,
  });
});

it.each([
  [
    'client-authentication',
    'portico: invalid_client: no such secret',
    { error: 'invalid_client', error_description: 'no such secret' },
  ],
  ['code-accepted', 'invalid_grant', { error: 'invalid_grant' }],
  ['client-authentication', 'portico: invalid_client', { message: 'Unauthorized' }],
] as const)('names %s for an error response with a challenge: %s', async (rule, seen, body) => {
  answers.token = (response) =>
    void response
      .writeHead(401, { 'content-type': 'application/json', 'www-authenticate': 'Basic realm="token"' })
      .end(JSON.stringify(body));
  expect(await seenOf(rule)).toMatchObject({ state: 'failed', seen });
});

it.each([
  [{ error: 'invalid_request', message: 'JWT signature verification failed' }],
  [{ error: 'invalid_request', code: 'OAUTH_KEY_SELECTION_FAILED' }],
  [{ error: 'invalid_request', claim: 'aud', claims: { aud: 'another' }, header: { alg: 'none' } }],
])('never takes what the provider says for an error of our own: %j', async (body) => {
  answers.token = (response) => json(response, body, 400);
  const { checks } = await redeem();
  expect([failedRule(checks.made), checks.answer]).toEqual(['token-endpoint', undefined]);
});

it('takes no page that speaks of a signature for a token that fails it', async () => {
  const page = 'JWT signature verification failed';
  answers.token = (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(page);
  expect(failedIn(await redeem())).toBe('token-response');
});

it.each([
  ['the client secret', new TextEncoder().encode('never shown')],
  ['the public key', new TextEncoder().encode(await exportSPKI(ours.publicKey))],
])('refuses an ID token that is signed with %s, though the provider announces it', async (_what, secret) => {
  const supported = { id_token_signing_alg_values_supported: ['RS256', 'HS256'] };
  const idToken = await new SignJWT(claimsWith()).setProtectedHeader({ alg: 'HS256', kid: 'ours' }).sign(secret);
  answers.token = (response) => tokens(response, idToken);
  for (const more of [{}, supported]) {
    answers.discovery = (response) => json(response, { ...metadata, ...more });
    const { checks, profile } = await redeem();
    expect(profile).toBeUndefined();
    expect(checks.made.at(-1)).toMatchObject({ rule: 'token-algorithm', state: 'failed', seen: 'HS256' });
  }
});

it('names the keys for one that cannot be used, whether or not it was known before', async () => {
  const { token } = answers;
  const provider = providerWith();
  answers.jwks = (response) => json(response, { keys: [{ kty: 'RSA', kid: 'ours', n: '!' }, rotated] });
  answers.token = ofRotatedKey;
  expect(failedIn(await redeem({}, provider))).toBeUndefined();
  answers.token = token;
  for (let count = 0; count < 2; count += 1) expect(failedIn(await redeem({}, provider))).toBe('keys');
  expect(called['jwks']).toBe(1);
});

it('tells whose userinfo came, which could be read', async () => {
  answers.token = withClaims({ email: undefined });
  answers.userinfo = (response) => json(response, { sub: 'ada' });
  const { checks } = await redeem();
  expect(checks.made.slice(-2)).toEqual([
    { rule: 'userinfo', state: 'passed', seen: `${issuer}/userinfo`, wanted: null },
    { rule: 'userinfo-subject', state: 'failed', seen: 'ada', wanted: 'noor' },
  ]);
});

it.each([
  ['an ID token that expired 179 s ago', undefined, { exp: -179 }],
  ['an ID token that expired 180 s ago', 'token-expiry', { exp: -180 }],
  ['an ID token that is valid in 180 s', undefined, { nbf: 180 }],
  ['an ID token that is valid in 181 s', 'token-not-before', { nbf: 181 }],
])('tolerates the clock skew that is configured: %s', async (_what, rule, times) => {
  stopClock();
  answers.token = withClaims(Object.fromEntries(Object.entries(times).map(([name, at]) => [name, now() + at])));
  expect(failedRule((await redeem({}, providerWith({ clockSkew: 180 }))).checks.made)).toBe(rule);
});

it('tells the groups of claims that were refused, for a mapping to try', async () => {
  answers.token = withClaims({ aud: 'another', groups: ['Crew', 'Harbour'] });
  const { checks } = await redeem();
  expect(checks.made.find(({ rule }) => rule === 'groups')).toMatchObject({ seen: 'Crew, Harbour', unverified: true });
});

it.each([
  [' noor@harbour.example ', 'passed'],
  ['noor@harbour.example@evil.example', 'failed'],
  ['@', 'failed'],
])('judges the address of claims that were refused as any other: %j', async (email, state) => {
  answers.token = withClaims({ aud: 'another', email });
  const { checks } = await redeem();
  expect(checks.made.find(({ rule }) => rule === 'email')).toMatchObject({
    state,
    seen: email.trim(),
    unverified: true,
  });
});

describe('groups that only the userinfo endpoint tells', () => {
  const asked = async (claims: JWTPayload, client: Partial<ProviderClient> = { readsGroups: true }) => {
    answers.token = withClaims(claims);
    return await redeem({}, providerWith(client));
  };
  beforeEach(() => {
    const told = { sub: 'noor', name: 'Noor', email: 'ada@harbour.example', email_verified: true, groups: ['Crew'] };
    answers.userinfo = (response) => json(response, told);
  });

  it('are read for a connection that maps groups; the address stays that of the ID token', async () => {
    const { checks, profile } = await asked({});
    expect(profile).toMatchObject({ email: 'noor@harbour.example', name: 'Noor', groups: ['Crew'] });
    expect(checks.answer).toMatchObject({ claims: { groups: ['Crew'] } });
    expect(checks.answer).not.toMatchObject({ claims: { email_verified: true } });
  });

  it.each<[string, JWTPayload, Partial<ProviderClient>]>([
    ['for one that maps none', {}, {}],
    ['if the ID token has some', { groups: [] }, { readsGroups: true }],
    ['if the ID token names a place for them', { hasgroups: true }, { readsGroups: true }],
  ])('are not read %s', async (_what, claims, client) => {
    await asked(claims, client);
    expect(called['userinfo']).toBeUndefined();
  });

  it('do not keep anybody out when they cannot be read; those of another user do', async () => {
    answers.userinfo = (response) => json(response, {}, 500);
    const { checks, profile } = await asked({});
    expect(profile).toMatchObject({ subject: 'noor' });
    expect(profile!.groups).toBeUndefined();
    expect(checks.made.at(-1)).toMatchObject({ rule: 'userinfo', state: 'warning' });
    answers.userinfo = (response) => json(response, { sub: 'ada', groups: ['Crew'] });
    expect(failedIn(await asked({}))).toBe('userinfo-subject');
  });
});

it('warns of a scope that was not granted', async () => {
  answers.token = async (response) => tokens(response, await signed(claimsWith()), { scope: 'openid' });
  const { checks } = await redeem();
  expect(checks.made.find(({ rule }) => rule === 'scopes')).toMatchObject({ state: 'warning', seen: 'openid' });
});

it('knows the hash of an access token (OpenID Connect Core, A.3), and groups that did not fit into a token', () => {
  const token = 'jHkWEdUXMU1BwAsC4vtUsZwnNvTIxEl0z9K3vx5KF0Y';
  expect(isHashOf('77QmUPtjPfzWtF2AnpK9RQ', token, 'RS256')).toBe(true);
  expect(isHashOf('77QmUPtjPfzWtF2AnpK9RR', token, 'RS256')).toBe(false);
  expect(isHashOf(undefined, token, 'RS256')).toBe(true);
  expect(groupsLinkOf({})).toBeUndefined();
  expect(groupsLinkOf({ hasgroups: 'true' })).toBe('hasgroups');
  const endpoint = 'https://graph.example/users/1/getMemberObjects';
  expect(groupsLinkOf({ _claim_names: { groups: 'src1' }, _claim_sources: { src1: { endpoint } } })).toBe(endpoint);
});
