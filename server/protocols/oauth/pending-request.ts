/** The authorization request of a login page, and its completion. */
import {
  bindSession,
  completeRequest,
  findLatestRequest,
  findOpenRequest,
  type AuthorizationRequestRow,
} from '#server/db/queries/oauth/authorization-requests.ts';
import { findLiveSession } from '#server/db/queries/sessions/sessions.ts';
import type { CallAddress } from '#server/lib/call-address.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { AccessClaims } from '#server/tokens/tokens.ts';
import type { BrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';
import { answerAddress, stepUpAddress } from './authorize/authorize.ts';
import { codeOrMissing, type CodeGrant } from './issue-code.ts';
import { deniedByAssignment } from './oauth-error.ts';
import { isStrongEnough } from './meets-request.ts';
import { withRequests } from './with-requests.ts';

/** @throws Refusal `authorization-request-expired` also for a request of another browser */
export async function openRequest(
  services: Services,
  state: string,
  browserToken: string | undefined,
): Promise<AuthorizationRequestRow> {
  const row =
    browserToken &&
    (await withRequests(services, (tx) => findOpenRequest(tx, state, sha256(browserToken), services.clock())));
  if (!row) throw new Refusal('authorization-request-expired');
  return row;
}

/** The open request of this browser, if any: continued by a page opened from an email. */
export async function latestRequest(
  services: Services,
  browserToken: string | undefined,
): Promise<AuthorizationRequestRow | undefined> {
  if (!browserToken) return undefined;
  return await withRequests(services, (tx) => findLatestRequest(tx, sha256(browserToken), services.clock()));
}

/**
 * Whether a token is of the sign-in for a request: of this browser's session, verified after the request was created,
 * for its client. A token from elsewhere, even a valid one, yields no code.
 */
export function isSignInFor(
  request: AuthorizationRequestRow,
  session: Pick<BrowserSession, 'id' | 'authenticatedAt'> | undefined,
  token: Pick<AccessClaims, 'sessionId' | 'clientId'>,
): boolean {
  return (
    session?.id === token.sessionId &&
    session.authenticatedAt >= request.created_at &&
    token.clientId === request.client_id
  );
}

/** Binds a fresh session to the request. @returns the URL that completes it */
export async function bindToRequest(
  services: Services,
  request: AuthorizationRequestRow,
  sessionId: string,
): Promise<string> {
  await withRequests(services, (tx) => bindSession(tx, request.id, sessionId));
  return `${services.config.baseUrl}/oauth/postlogin/redirect?${new URLSearchParams({ state: request.id }).toString()}`;
}

/** @returns the client, and its redirect URI with the code */
export async function finishRequest(
  services: Services,
  state: string,
  browser: { token: string | undefined; from: CallAddress },
): Promise<{ redirect: string; clientId: string }> {
  const request = await openRequest(services, state, browser.token);
  const now = services.clock();
  const idleSince = later(now, -services.config.lifetimes.sessionIdle * second);
  const session = request.session_id
    ? await findLiveSession(services.db, request.session_id, now, idleSince)
    : undefined;
  // a sign-in with one factor (a remembered device, for example) continues with the other one
  if (session && !isStrongEnough(session, { acrValues: request.acr_values }))
    return { redirect: stepUpAddress(services, request), clientId: request.client_id };
  if (!session || (request.reauthenticate && session.authenticated_at < request.created_at))
    throw new Refusal('authorization-request-expired');
  const answer = await answerOf(services, request, { ...session, from: browser.from });
  if (!answer) return { redirect: stepUpAddress(services, request), clientId: request.client_id };
  const first = await withRequests(services, (tx) => completeRequest(tx, request.id, now));
  if (!first) throw new Refusal('authorization-request-expired');
  return {
    redirect: answerAddress(services, request.redirect_uri, { ...answer, state: request.client_state }),
    clientId: request.client_id,
  };
}

/** A code, or the error. @returns `undefined` for a tenant that requires more than the session has verified */
async function answerOf(
  services: Services,
  request: AuthorizationRequestRow,
  { from, ...session }: CodeGrant['session'] & { from: CallAddress },
): Promise<Record<string, string> | undefined> {
  try {
    const { code, missing } = await codeOrMissing(services, {
      session,
      tenantHint: request.tenant_hint,
      clientId: request.client_id,
      redirectUri: request.redirect_uri,
      nonce: request.nonce,
      scope: request.scope,
      codeChallenge: request.code_challenge,
      from,
    });
    if (missing === 'sign-in') throw new Refusal('authorization-request-expired');
    return code === undefined ? undefined : { code };
  } catch (error) {
    const told = deniedByAssignment(error);
    if (!told) throw error;
    return { error: told.code, error_description: told.message };
  }
}
