/**
 * Pending sign-ins at an external identity provider. An attempt is bound to the browser that started it and can be
 * redeemed once.
 */
import type { ErrorCode } from '#shared/contract/errors.ts';
import {
  insertSocialAttempt,
  redeemSocialAttempt,
  type SocialAttemptRow,
} from '#server/db/queries/social/identities.ts';
import type { SignInDemands } from '#server/db/schema.ts';
import {
  SocialProviderError,
  type SocialProfile,
  type SocialProvider,
} from '#server/integrations/social/social-provider.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Checks } from '#server/lib/sso-checks.ts';
import { randomToken, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { timeOfUse, type AnonymousContext, type AnonymousTransaction } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

/**
 * Runs work in the system scope, because a user who goes to a provider, or returns from it, is not yet associated with a
 * tenant.
 */
export async function comingFromProvider<T>(
  context: AnonymousContext,
  work: (tx: Tx, context: AnonymousTransaction) => Promise<T>,
): Promise<T> {
  return await context.acrossTenants('a user who signs in at a provider has no tenant yet', work);
}

export interface AttemptStart {
  provider: SocialProvider;
  /** Redirect URI to which the provider returns the user; see `allowedReturn`. */
  redirectUri: string;
  /** Pending authorization request of the page where the user started. */
  authorizationRequest?: string | undefined;
  invitationToken?: string | undefined;
  /** Where the user goes afterwards, if no client asked for the sign-in. */
  returnTo?: string | undefined;
  clientId: string;
  browserToken: string;
  /** The exchange of a test of an SSO connection: the answer signs nobody in. */
  ssoTestId?: string | undefined;
  /** Of the client that asked for the sign-in through an SSO connection. */
  demands?: SignInDemands | undefined;
  /** They, as parameters of the request. */
  parameters?: Record<string, string>;
}

/**
 * @returns the URL of the provider. @throws SocialProviderError
 */
export async function beginAttempt(context: AnonymousContext, start: AttemptStart): Promise<string> {
  const { now } = context;
  const { random, config, secrets } = context.services;
  // the page that receives the response reads the attempt from here
  const made = {
    state: `${start.provider.key}.${randomToken(random)}`,
    nonce: randomToken(random),
    codeVerifier: randomToken(random),
  };
  const address = await start.provider.authorizationUrl(made, start.redirectUri, start.parameters);
  await comingFromProvider(context, (tx) =>
    insertSocialAttempt(tx, {
      state_hash: sha256(made.state),
      provider: start.provider.key,
      nonce: made.nonce,
      wrapped_verifier: secrets.wrap('social', Buffer.from(made.codeVerifier)),
      browser_hash: sha256(start.browserToken),
      redirect_uri: start.redirectUri,
      authorization_request: start.authorizationRequest ?? null,
      invitation_token: start.invitationToken ?? null,
      return_to: start.returnTo ?? null,
      client_id: start.clientId,
      sso_test_id: start.ssoTestId ?? null,
      demands: start.demands ? JSON.stringify(start.demands) : null,
      created_at: now,
      expires_at: later(now, config.lifetimes.socialAttempt * second),
    }),
  );
  return address;
}

/**
 * Takes the attempt that a response belongs to; returns none for a response of another browser, a repeated response or
 * an expired attempt.
 * @param tests those of SSO connections count too
 */
export async function claimAttempt(
  context: AnonymousContext,
  state: string,
  browserToken: string | undefined,
  { tests = false }: { tests?: boolean } = {},
): Promise<SocialAttemptRow | undefined> {
  if (browserToken === undefined) return undefined;
  const answer = { stateHash: sha256(state), browserHash: sha256(browserToken), tests };
  return await comingFromProvider(context, (tx) => redeemSocialAttempt(tx, answer, timeOfUse(context)));
}

/** A provider's response to an attempt, with the state that names the attempt. */
export interface ProviderResponse {
  attempt: SocialAttemptRow;
  state: string;
  query: URLSearchParams;
  /** Collects what was judged. */
  checks?: Checks;
}

/** Exchanges the provider's response for the user's profile. @throws SocialProviderError */
export async function redeemAttempt(
  { secrets }: Pick<Services, 'secrets'>,
  provider: SocialProvider,
  { attempt, state, query, checks }: ProviderResponse,
): Promise<SocialProfile> {
  const address = new URL(attempt.redirect_uri);
  address.search = query.toString();
  const codeVerifier = secrets.unwrap('social', attempt.wrapped_verifier).toString();
  return await provider.redeem(address, { state, nonce: attempt.nonce, codeVerifier }, checks);
}

/**
 * Allows only our own page, or a page with the same path on a configured origin, as redirect URI.
 * @throws Refusal `redirect-uri-mismatch`
 */
export function allowedReturn(services: Services, path: string, wanted: string | undefined): string {
  const own = `${services.config.baseUrl}${path}`;
  if (wanted === undefined || wanted === own) return own;
  const url = URL.parse(wanted);
  const fits =
    url !== null &&
    services.environment.allowedOrigins.has(url.origin) &&
    url.pathname === path &&
    url.search === '' &&
    url.hash === '';
  if (!fits || url.username !== '' || url.password !== '') throw new Refusal('redirect-uri-mismatch');
  return url.href;
}

/** Logs provider failures for the operator; the user gets an error code that says to try again. */
export async function reported<T>(
  { log }: Pick<Services, 'log'>,
  { provider, code }: { provider: SocialProvider; code: ErrorCode },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SocialProviderError)) throw error;
    log.warn({ err: error.cause, provider: provider.key }, 'sign-in at an identity provider failed');
    throw new Refusal(code, { values: { provider: provider.name }, cause: error });
  }
}
