/** A sign-in under way at a provider: begun here, and taken once, in the browser that left for it. */
import type { ErrorCode } from '#shared/contract/errors.ts';
import {
  insertSocialAttempt,
  redeemSocialAttempt,
  type SocialAttemptRow,
} from '#server/db/queries/federation/identities.ts';
import {
  SocialProviderError,
  type SocialProfile,
  type SocialProvider,
} from '#server/integrations/social/social-provider.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomToken, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import { momentOf, type AnonymousContext, type AnonymousTransaction } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';

/** Whoever comes from a provider is known by what the provider says, and by no tenant. */
export async function comingFromProvider<T>(
  context: AnonymousContext,
  work: (tx: Tx, context: AnonymousTransaction) => Promise<T>,
): Promise<T> {
  return await context.acrossTenants('whoever comes from a provider has no tenant yet', work);
}

export interface AttemptStart {
  provider: SocialProvider;
  /** Where the provider sends the person back to; see `allowedReturn`. */
  redirectUri: string;
  /** Pending authorization request of the page that the person comes from. */
  authorizationRequest?: string | undefined;
  invitationToken?: string | undefined;
  clientId: string;
  browserToken: string;
}

/** @returns the provider's address. @throws SocialProviderError */
export async function beginAttempt(context: AnonymousContext, start: AttemptStart): Promise<string> {
  const { now } = context;
  const { random, config, secrets } = context.services;
  // the page that the answer comes back to reads there whose it is
  const made = {
    state: `${start.provider.key}.${randomToken(random)}`,
    nonce: randomToken(random),
    codeVerifier: randomToken(random),
  };
  const address = await start.provider.authorizationUrl(made, start.redirectUri);
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
      client_id: start.clientId,
      created_at: now,
      expires_at: later(now, config.lifetimes.socialAttempt * second),
    }),
  );
  return address;
}

/** The attempt that an answer belongs to; none for another browser's answer, a second one, or one that came too late. */
export async function takeAttempt(
  context: AnonymousContext,
  state: string,
  browserToken: string | undefined,
): Promise<SocialAttemptRow | undefined> {
  if (browserToken === undefined) return undefined;
  return await comingFromProvider(context, (tx) =>
    redeemSocialAttempt(tx, sha256(state), sha256(browserToken), momentOf(context)),
  );
}

/** Whom the provider's answer names. @throws SocialProviderError */
export async function redeemAttempt(
  services: Services,
  provider: SocialProvider,
  attempt: SocialAttemptRow,
  state: string,
  query: URLSearchParams,
): Promise<SocialProfile> {
  const address = new URL(attempt.redirect_uri);
  address.search = query.toString();
  const codeVerifier = services.secrets.unwrap('social', attempt.wrapped_verifier).toString();
  return await provider.redeem(address, { state, nonce: attempt.nonce, codeVerifier });
}

/**
 * Exactly our own page, or a page of the same name on a configured origin: an answer goes nowhere else.
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

/** What went wrong at the provider is for the operator's log; the person is told to try again, by the code. */
export async function reported<T>(
  services: Services,
  provider: SocialProvider,
  code: ErrorCode,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SocialProviderError)) throw error;
    services.log.warn({ err: error.cause, provider: provider.key }, 'sign-in at an identity provider failed');
    throw new Refusal(code, { values: { provider: provider.name }, cause: error });
  }
}
