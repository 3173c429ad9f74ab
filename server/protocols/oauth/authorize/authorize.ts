/** GET /oauth/authorize: answers at once if the browser has a session, else redirects to the login page. */
import { insertAuthorizationRequest } from '#server/db/queries/oauth/authorization-requests.ts';
import { findSessionBySsoHash, type LiveSession } from '#server/db/queries/sessions/sessions.ts';
import { namedTenant } from '#server/http/requested-tenant.ts';
import type { CallAddress } from '#server/lib/call-address.ts';
import { later, second } from '#server/lib/clock.ts';
import { randomToken, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { codeOrMissing, type CodeOutcome } from '#server/protocols/oauth/issue-code.ts';
import { isRecentEnough, isStrongEnough, requiresMultiFactor } from '#server/protocols/oauth/meets-request.ts';
import { AuthorizationError, deniedByAssignment } from '#server/protocols/oauth/oauth-error.ts';
import { findTrustedProvider } from '#server/use-cases/sso-sign-in/trusted-provider.ts';
import { ssoStartPath } from '#server/use-cases/sso-sign-in/start-path.ts';
import type { AuthorizeContext } from './authorize-request.ts';
import { identifyingRules, requestRules } from './index.ts';
import { loginPage } from './login-page.ts';
import { withRequests } from '#server/protocols/oauth/with-requests.ts';

export interface AuthorizeInput {
  query: URLSearchParams;
  ssoToken: string | undefined;
  /** Cookie that identifies the browser. */
  browserToken: string;
  /** Of the browser. */
  from: CallAddress;
}

/**
 * @returns the redirect target
 * @throws Refusal `client-unknown`, `redirect-uri-mismatch`: shown on a page, not sent to the client
 */
export async function authorize(services: Services, input: AuthorizeInput): Promise<string> {
  const context: AuthorizeContext = { query: input.query, environment: services.environment };
  for (const rule of identifyingRules) rule(context);
  try {
    for (const rule of requestRules) rule(context);
    const session = await liveSession(services, context, input.ssoToken);
    const isMet = session !== undefined && meets(services, context, session);
    const outcome = isMet ? await findCode(services, context, { ...session, from: input.from }) : undefined;
    if (outcome?.code !== undefined)
      return answerAddress(services, context.redirectUri!, { code: outcome.code, state: context.query.get('state') });
    if (context.prompt === 'none')
      throw new AuthorizationError(
        'login_required',
        'no user is signed in, or not as the client or the tenant requires',
      );
    if (session && (outcome ? outcome.missing === 'step-up' : requiresMultiFactor(context)))
      return await askToStepUp(services, context, input.browserToken, session);
    return await askToSignIn(services, context, input.browserToken);
  } catch (error) {
    const told = error instanceof AuthorizationError ? error : deniedByAssignment(error);
    if (told) return errorAddress(services, context, told);
    throw error;
  }
}

async function liveSession(
  services: Services,
  context: AuthorizeContext,
  ssoToken: string | undefined,
): Promise<LiveSession | undefined> {
  if (ssoToken === undefined || context.prompt === 'login') return undefined;
  const now = services.clock();
  return await findSessionBySsoHash(
    services.db,
    sha256(ssoToken),
    now,
    later(now, -services.config.lifetimes.sessionIdle * second),
  );
}

function meets(services: Services, context: AuthorizeContext, session: LiveSession): boolean {
  return isStrongEnough(session, context) && isRecentEnough(session, context, services.clock());
}

async function findCode(
  services: Services,
  context: AuthorizeContext,
  { from, ...session }: LiveSession & { from: CallAddress },
): Promise<CodeOutcome> {
  const { query } = context;
  return await codeOrMissing(services, {
    session,
    tenantHint: await tenantHint(services, query),
    clientId: context.client!.id,
    redirectUri: context.redirectUri!,
    nonce: query.get('nonce'),
    scope: context.scope!,
    codeChallenge: context.codeChallenge!,
    from,
  });
}

async function askToSignIn(services: Services, context: AuthorizeContext, browserToken: string): Promise<string> {
  const id = await keepRequest(services, context, browserToken, null);
  const locales = context.query.get('ui_locales');
  return `${services.config.baseUrl}${loginPage(services, context.query)}?${new URLSearchParams({ state: id, ...(locales !== null && { ui_locales: locales }) }).toString()}`;
}

/** Redirects a signed-in user to the missing second factor only: to the provider that is trusted to verify it, else here. */
async function askToStepUp(
  services: Services,
  context: AuthorizeContext,
  browserToken: string,
  session: LiveSession,
): Promise<string> {
  const id = await keepRequest(services, context, browserToken, session.id);
  const connection = await findTrustedProvider(services, session);
  if (connection !== undefined)
    return `${services.config.baseUrl}${ssoStartPath(connection)}?${new URLSearchParams({ state: id }).toString()}`;
  return stepUpAddress(services, {
    id,
    max_age: context.maxAge ?? null,
    tenant_hint: await tenantHint(services, context.query),
  });
}

/** The page that verifies the second factor, and then continues the request. */
export function stepUpAddress(
  { config }: Services,
  request: { id: string; max_age: number | null; tenant_hint: string | null },
): string {
  const redirectUrl = `${config.baseUrl}/oauth/postlogin/redirect?${new URLSearchParams({ state: request.id }).toString()}`;
  const query = new URLSearchParams(request.max_age === null ? {} : { maxAge: String(request.max_age) });
  query.set('redirectUrl', redirectUrl);
  if (request.tenant_hint !== null) query.set('requestedTenantId', request.tenant_hint);
  return `${config.baseUrl}${config.routes.stepUp}?${query.toString()}`;
}

async function keepRequest(
  services: Services,
  context: AuthorizeContext,
  browserToken: string,
  sessionId: string | null,
): Promise<string> {
  const { query } = context;
  const now = services.clock();
  const id = randomToken(services.random);
  const tenant = await tenantHint(services, query);
  await withRequests(services, (tx) =>
    insertAuthorizationRequest(tx, {
      id,
      client_id: context.client!.id,
      redirect_uri: context.redirectUri!,
      client_state: query.get('state'),
      nonce: query.get('nonce'),
      scope: context.scope!,
      code_challenge: context.codeChallenge!,
      tenant_hint: tenant,
      login_hint: query.get('login_hint'),
      reauthenticate: context.prompt === 'login' || context.maxAge !== undefined,
      acr_values: context.acrValues ?? null,
      max_age: context.maxAge ?? null,
      browser_hash: sha256(browserToken),
      session_id: sessionId,
      created_at: now,
      expires_at: later(now, services.config.lifetimes.authorizationRequest * second),
    }),
  );
  return id;
}

async function tenantHint(services: Services, query: URLSearchParams): Promise<string | null> {
  return await namedTenant(services, { id: query.get('tenantId'), alias: query.get('organization') });
}

function errorAddress(services: Services, context: AuthorizeContext, error: AuthorizationError): string {
  const states = context.query.getAll('state');
  return answerAddress(services, context.redirectUri!, {
    error: error.code,
    error_description: error.message,
    state: states.length === 1 ? states[0]! : null,
  });
}

/** With `iss`, so that a client of several servers can identify the issuer (RFC 9207). */
export function answerAddress(
  services: Services,
  redirectUri: string,
  parameters: Record<string, string | null>,
): string {
  const address = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) if (value !== null) address.searchParams.set(name, value);
  address.searchParams.set('iss', services.config.baseUrl);
  return address.href;
}
