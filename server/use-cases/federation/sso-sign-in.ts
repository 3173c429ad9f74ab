/**
 * Enterprise single sign-on through a company's OpenID provider (planning and login, 4.2 and 7.1). A company is
 * authoritative for addresses in its own domains only; its users become members of its tenant.
 */
import { findTenantsNamed } from '#server/db/queries/entitlements/entitlement-grants.ts';
import { tenantsNamed } from '#server/domain/entitlements/entitlements.ts';
import { connectionKey, domainOf, type SsoConnection } from '#server/integrations/sso-connections.ts';
import type { SocialProfile } from '#server/integrations/social/social-provider.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import { completeSignIn, type SignInBrowser, type SignInOutcome } from '#server/use-cases/sign-in/complete-sign-in.ts';
import {
  allowedReturn,
  beginAttempt,
  comingFromProvider,
  redeemAttempt,
  reported,
  takeAttempt,
} from './provider-attempts.ts';
import { provisionSsoUser } from './provision-sso-user.ts';

/** Path on this server that redirects to a company's provider. */
export function ssoStartPath(key: string): string {
  return `/identity/resources/auth/v2/user/sso/company/${key}/prelogin`;
}

/** SSO connection that applies to an email address. */
export interface SsoRedirect {
  /** URL on this server that starts the sign-in, so that the attempt is bound to the browser that opens it. */
  address: string;
  /** Host name of the provider, for display. */
  place: string;
}

/** Finds the SSO connection of an address by its domain alone. @returns `undefined` if no company has that domain */
export function findSsoRedirect(services: Services, email: string, state?: string): SsoRedirect | undefined {
  const connection = services.ssoConnections.ofAddress(email);
  if (!connection) return undefined;
  const place = new URL(connection.issuer).host;
  const query = new URLSearchParams({ login_hint: email, at: place, ...(state !== undefined && { state }) });
  return { address: `${services.config.baseUrl}${ssoStartPath(connection.key)}?${query.toString()}`, place };
}

export interface SsoStart {
  connection: string;
  redirectUri?: string | undefined;
  authorizationRequest?: string | undefined;
  loginHint?: string | undefined;
  clientId: string;
  browserToken: string;
}

/**
 * @returns the URL of the provider. @throws Refusal `sso-not-found`, `sso-failed`, `redirect-uri-mismatch`
 */
export async function startSsoSignIn(context: AnonymousContext, start: SsoStart): Promise<string> {
  const { services, requestMetadata } = context;
  const connection = services.ssoConnections.byKey(start.connection);
  if (!connection) throw new Refusal('sso-not-found');
  await services.limits.consume('social', requestMetadata.ip, services.config.limits.login);
  const { provider } = connection;
  const redirectUri = allowedReturn(services, services.config.routes.oidcCallback, start.redirectUri);
  const address = new URL(
    await reported(services, provider, 'sso-failed', () => beginAttempt(context, { ...start, provider, redirectUri })),
  );
  if (start.loginHint !== undefined) address.searchParams.set('login_hint', start.loginHint);
  return address.href;
}

export interface SsoAnswer extends SignInBrowser {
  /** Query string of the callback URL. */
  query: URLSearchParams;
  /** Set if a client's page passed the response on, in a call that has no parameter for the issuer (`iss`). */
  byClient?: boolean;
  browserToken: string | undefined;
  replacedSsoToken?: string | undefined;
}

export interface SsoSignedIn {
  outcome: SignInOutcome;
  authorizationRequest: string | undefined;
}

/** @throws Refusal `sso-failed`, `sso-address-refused`, `account-disabled` */
export async function finishSsoSignIn(context: AnonymousContext, answer: SsoAnswer): Promise<SsoSignedIn> {
  const { services } = context;
  const state = answer.query.get('state') ?? '';
  const attempt = await takeAttempt(context, state, answer.browserToken);
  const connection = attempt && services.ssoConnections.byKey(connectionKey(attempt.provider) ?? '');
  // no matching attempt, a connection that was removed, or an error response of the provider
  if (!attempt || !connection || answer.query.has('error')) throw new Refusal('sso-failed');
  // the vendor trusts these connections not to pass on another provider's response (RFC 9207)
  if (answer.byClient && !answer.query.has('iss')) answer.query.set('iss', connection.issuer);
  const person = await reported(services, connection.provider, 'sso-failed', () =>
    redeemAttempt(services, connection.provider, attempt, state, answer.query),
  );
  const email = ownAddress(connection, person);
  const { user, tenant } = await comingFromProvider(context, async (_tx, context) => {
    const joined = await tenantOf(context, connection);
    return {
      tenant: joined,
      user: await provisionSsoUser(context, {
        person: { ...person, email },
        tenantId: joined.id,
        connection,
      }),
    };
  });
  services.wakeJobs();
  const outcome = await completeSignIn(context, {
    user: { id: user.id },
    clientId: attempt.client_id,
    tenantHint: tenant.id,
    amr: ['fed', 'sso'],
    ssoTenantId: tenant.id,
    replacedSsoToken: answer.replacedSsoToken,
    rememberedDevice: answer.rememberedDevice,
    browserToken: answer.browserToken,
  });
  return { outcome, authorizationRequest: attempt.authorization_request ?? undefined };
}

/** Requires an address in one of the company's own domains. */
function ownAddress(connection: SsoConnection, { email, emailVerified }: SocialProfile): string {
  if (email === null || !emailVerified || !connection.domains.includes(domainOf(email)))
    throw new Refusal('sso-address-refused');
  return email;
}

async function tenantOf(
  { services, tx }: AnonymousTransaction,
  { key, tenant }: SsoConnection,
): Promise<{ id: string }> {
  const [found, ...more] = tenantsNamed(await findTenantsNamed(tx, [tenant]), tenant);
  if (found && more.length === 0) return found;
  services.log.error({ connection: key, tenant }, 'the tenant of an SSO connection does not exist or is ambiguous');
  throw new Refusal('sso-failed');
}
