/**
 * The test identity provider as an OpenID Connect issuer. The server calls it without the network: its discovery
 * document, token endpoint, keys and user information are answered here, and nobody else can reach them.
 */
import { createHash, type KeyObject } from 'node:crypto';
import { exportJWK, SignJWT, UnsecuredJWT, type JWK, type JWTPayload } from 'jose';
import type { OidcTestCase } from '#shared/contract/sso/sso-test-provider.ts';
import type { OutgoingFetch } from '#server/integrations/outgoing/outgoing-fetch.ts';
import { epochSeconds, hour, later, minute, type Clock } from '#server/lib/clock.ts';
import { sameBytes } from '#server/lib/secrets.ts';
import { foreignAddress, groupsLink, type TestUser } from './saml-answer.ts';

/** What a code stands for. It is sealed into the code, so that nothing is stored. */
export interface TestGrant {
  /** The exchange of the test. */
  testId: string;
  user: TestUser;
  nonce: string;
  /** Of PKCE, by SHA-256. */
  challenge: string;
  redirectUri: string;
  /** Milliseconds. */
  expiresAt: number;
}

export interface Seal {
  seal(grant: TestGrant): string;
  /** @returns undefined for what was not sealed here */
  open(text: string): TestGrant | undefined;
}

export interface TestIssuer extends Seal {
  issuer: string;
  authorizationEndpoint: string;
  testCase: OidcTestCase;
  testId: string;
  keys: { own: KeyObject; ownPublic: KeyObject; foreign: KeyObject };
  /** Of this machine: the library that judges the token reads that one. */
  clock: Clock;
}

export const testClient = { clientId: 'test-client', clientSecret: 'test-secret' };
const keyId = 'test-key';
/** For a browser that is on its way. */
export const codeLifetime = minute;

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** @returns a `fetch` that reaches this issuer, and nothing else */
export function createTestIssuer(options: TestIssuer): OutgoingFetch {
  const { issuer, testCase, keys } = options;
  return async (address, { body, headers } = {}) => {
    switch (new URL(address).href) {
      case `${issuer}/.well-known/openid-configuration`:
        return json(discovery(options));
      case `${issuer}/jwks`:
        if (testCase === 'unreachable-keys') return json({ error: 'temporarily_unavailable' }, 503);
        return json({ keys: [await publicJwk(keys.ownPublic, testCase)] });
      case `${issuer}/token`:
        return await tokenAnswer(options, new URLSearchParams(body?.toString() ?? ''));
      case `${issuer}/userinfo`:
        return userInfo(options, new Headers(headers).get('authorization') ?? '');
      default:
        return json({ error: 'not_found' }, 404);
    }
  };
}

function discovery({ issuer, authorizationEndpoint, testCase }: TestIssuer) {
  return {
    issuer: testCase === 'wrong-configuration' ? 'https://another.example' : issuer,
    authorization_endpoint: authorizationEndpoint,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    authorization_response_iss_parameter_supported: true,
  };
}

async function publicJwk(key: KeyObject, testCase: OidcTestCase): Promise<JWK> {
  const kid = testCase === 'unknown-key' ? 'an-older-key' : keyId;
  return { ...(await exportJWK(key)), kid, alg: 'RS256', use: 'sig' };
}

async function tokenAnswer(options: TestIssuer, form: URLSearchParams): Promise<Response> {
  const { testCase } = options;
  const isClient =
    form.get('client_id') === testClient.clientId && form.get('client_secret') === testClient.clientSecret;
  if (!isClient || testCase === 'wrong-secret')
    return json({ error: 'invalid_client', error_description: 'The client secret is wrong.' }, 401);
  const grant = redeemed(options, form);
  if (!grant || testCase === 'code-refused')
    return json({ error: 'invalid_grant', error_description: 'The code is unknown, or was used.' }, 400);
  const accessToken = options.seal(grant);
  return json({
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: 60,
    scope: 'openid email profile',
    ...(testCase !== 'missing-id-token' && { id_token: await idToken(options, grant, accessToken) }),
  });
}

/** What a code stands for, if it is of this test, in time, and presented by whoever asked for it (RFC 7636). */
function redeemed({ open, testId, clock }: TestIssuer, form: URLSearchParams): TestGrant | undefined {
  const grant = form.get('grant_type') === 'authorization_code' ? open(form.get('code') ?? '') : undefined;
  const verifier = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest();
  const isOurs =
    grant?.testId === testId &&
    grant.expiresAt > clock().getTime() &&
    grant.redirectUri === form.get('redirect_uri') &&
    sameBytes(Buffer.from(grant.challenge, 'base64url'), verifier);
  return isOurs ? grant : undefined;
}

const subjectOf = ({ email }: TestUser): string =>
  `test-${createHash('sha256').update(email).digest('hex').slice(0, 16)}`;

async function idToken(options: TestIssuer, grant: TestGrant, accessToken: string): Promise<string> {
  const { testCase, keys } = options;
  const claims = claimsOf(options, grant, accessToken);
  if (testCase === 'unsigned') return new UnsecuredJWT(claims).encode();
  const key = testCase === 'foreign-key' ? keys.foreign : keys.own;
  return await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' }).sign(key);
}

function claimsOf(
  { issuer, testCase, clock }: TestIssuer,
  { user, nonce }: TestGrant,
  accessToken: string,
): JWTPayload {
  const now = clock();
  const times = {
    iat: epochSeconds(testCase === 'expired' ? later(now, -2 * hour) : now),
    exp: epochSeconds(later(now, testCase === 'expired' ? -hour : 5 * minute)),
    ...(testCase === 'not-yet-valid' && {
      nbf: epochSeconds(later(now, hour)),
      exp: epochSeconds(later(now, 2 * hour)),
    }),
  };
  const digest = createHash('sha256')
    .update(testCase === 'wrong-access-token' ? 'another' : accessToken)
    .digest();
  return {
    ...times,
    ...userClaims(testCase, user),
    iss: testCase === 'wrong-issuer' ? 'https://another.example' : issuer,
    aud: testCase === 'wrong-audience' ? 'another-client' : testClient.clientId,
    nonce: testCase === 'wrong-nonce' ? 'another-nonce' : nonce,
    // the left half (OpenID Connect Core, 3.1.3.6)
    at_hash: digest.subarray(0, digest.length / 2).toString('base64url'),
  };
}

function userClaims(testCase: OidcTestCase, user: TestUser): JWTPayload {
  // for another user the address is asked for at the user information, which names somebody else
  const isEmailIn = testCase !== 'missing-email' && testCase !== 'other-user';
  const groups =
    testCase === 'too-many-groups'
      ? { _claim_names: { groups: 'src1' }, _claim_sources: { src1: { endpoint: groupsLink } } }
      : { groups: user.groups };
  return {
    sub: subjectOf(user),
    ...(isEmailIn && {
      email: testCase === 'foreign-domain' ? foreignAddress : user.email,
      email_verified: testCase !== 'unverified-email',
    }),
    ...(user.name !== '' && { name: user.name }),
    ...groups,
  };
}

function userInfo({ open, testCase, testId }: TestIssuer, authorization: string): Response {
  const grant = authorization.startsWith('Bearer ') ? open(authorization.slice('Bearer '.length)) : undefined;
  if (grant?.testId !== testId) return json({ error: 'invalid_token' }, 401);
  const { user } = grant;
  if (testCase === 'missing-email') return json({ sub: subjectOf(user) });
  const sub = testCase === 'other-user' ? 'test-another' : subjectOf(user);
  return json({ sub, email: user.email, email_verified: true });
}
