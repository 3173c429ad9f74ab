/** Flows that many tests begin with. */
import { createHash } from 'node:crypto';
import type { LoginResponse, OAuthTokenResponse } from '#shared/contract/entities.ts';
import type { Answer, Browser } from './browser.ts';
import type { SeededUser } from './users.ts';
import { publicClient, type TestServer } from './test-server.ts';

export const paths = {
  login: '/identity/resources/auth/v1/user',
  refresh: '/identity/resources/auth/v1/user/token/refresh',
  logout: '/identity/resources/auth/v1/logout',
  signUp: '/identity/resources/users/v1/signUp',
  activate: '/identity/resources/users/v1/activate',
  activationStrategy: '/identity/resources/users/v1/activate/strategy',
  forgot: '/identity/resources/users/v1/passwords/reset',
  reset: '/identity/resources/users/v1/passwords/reset/verify',
  changePassword: '/identity/resources/users/v1/passwords/change',
  acceptInvitation: '/identity/resources/users/v1/invitation/accept',
  resendInvitation: '/identity/resources/users/v1/invitation/reset',
  users: '/identity/resources/users/v2',
  me: '/identity/resources/users/v2/me',
  unlock: '/identity/resources/users/v3/me/unlock',
  switchTenant: '/identity/resources/users/v1/tenant',
  tokenForTenant: '/identity/resources/users/v3/me/token',
  token: '/oauth/token',
  silent: '/oauth/authorize/silent',
} as const;

export type SignedIn = Required<
  Pick<LoginResponse, 'accessToken' | 'refreshToken' | 'userId' | 'tenantId' | 'expiresIn'>
> &
  LoginResponse;

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` };
}

export async function tryLogin(
  browser: Browser,
  email: string,
  password: string,
  headers?: Record<string, string>,
): Promise<Answer> {
  return await browser.post(paths.login, { email, password }, headers);
}

/** @throws when the server refuses it */
export async function signIn(
  browser: Browser,
  user: Pick<SeededUser, 'email' | 'password'>,
  headers?: Record<string, string>,
): Promise<SignedIn> {
  const answer = await tryLogin(browser, user.email, user.password, headers);
  if (answer.status !== 200) throw new Error(`sign-in of ${user.email}: ${answer.status} ${answer.text}`);
  return answer.json<SignedIn>();
}

/** A caller with its own session. */
export async function callerFor(
  server: TestServer,
  user: SeededUser,
  tenantId?: string,
): Promise<{ browser: Browser; session: SignedIn; headers: Record<string, string> }> {
  const browser = server.browser();
  const session = await signIn(
    browser,
    user,
    tenantId === undefined ? undefined : { 'frontegg-scoped-tenant': tenantId },
  );
  return { browser, session, headers: bearer(session.accessToken) };
}

export const verifier = 'a-verifier-that-is-long-enough-for-rfc-7636-too';

export function challengeOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** A valid authorization request. `undefined` omits a parameter. */
export function authorizePath(changes: Record<string, string | undefined> = {}): string {
  const parameters = {
    response_type: 'code',
    client_id: publicClient.id,
    redirect_uri: publicClient.redirectUris[0],
    scope: 'openid email profile',
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    state: 'state-of-the-client',
    nonce: 'nonce-of-the-client',
    ...changes,
  };
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/oauth/authorize?${new URLSearchParams(given).toString()}`;
}

/** A code for the session of a browser. */
export async function codeFor(browser: Browser, changes: Record<string, string | undefined> = {}): Promise<string> {
  const answer = await browser.get(authorizePath(changes));
  const code = new URL(answer.location).searchParams.get('code');
  if (!code) throw new Error(`no code in ${answer.location}`);
  return code;
}

export function exchange(
  browser: Browser,
  code: string,
  changes: Record<string, string | undefined> = {},
  headers?: Record<string, string>,
): Promise<Answer> {
  const body = {
    grant_type: 'authorization_code',
    code,
    redirect_uri: publicClient.redirectUris[0],
    code_verifier: verifier,
    ...changes,
  };
  return browser.post(paths.token, body, headers);
}

/** Signs in, gets a code and exchanges it. */
export async function tokensFor(
  server: TestServer,
  user: SeededUser,
): Promise<{ browser: Browser; tokens: OAuthTokenResponse }> {
  const { browser } = await callerFor(server, user);
  const answer = await exchange(browser, await codeFor(browser));
  if (answer.status !== 200) throw new Error(`exchange: ${answer.status} ${answer.text}`);
  return { browser, tokens: answer.json<OAuthTokenResponse>() };
}

/** The user ID and token in an emailed link. */
export function linkParts(path: string): { userId: string; token: string } {
  const query = new URL(path, 'http://link').searchParams;
  return { userId: query.get('userId') ?? '', token: query.get('token') ?? '' };
}
