/**
 * Enterprise single sign-on through a company's identity provider (planning and login, 4.2 and 7.1). A company is
 * authoritative for addresses in its own domains only; its users become members of its tenant.
 */
import type { SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import { assignCodeTo, findSocialAttempt, type SocialAttemptRow } from '#server/db/queries/social/identities.ts';
import { holdConnection } from '#server/db/queries/sso/connections.ts';
import {
  connectionKey,
  domainOf,
  identityIssuer,
  type OidcConnection,
  type SsoConnection,
} from '#server/integrations/sso-connections.ts';
import type { SocialProfile } from '#server/integrations/social/social-provider.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sha256 } from '#server/lib/secrets.ts';
import { Checks } from '#server/lib/sso-checks.ts';
import { wasRecordedLately } from '#server/limits/recorded-lately.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import { completeSignIn, type SignInBrowser, type SignInOutcome } from '#server/use-cases/sign-in/complete-sign-in.ts';
import {
  allowedReturn,
  beginAttempt,
  comingFromProvider,
  redeemAttempt,
  reported,
  claimAttempt,
} from '#server/use-cases/social/provider-attempts.ts';
import { beginExchange, recordExchange, unreachableProvider, type Exchange } from './exchange.ts';
import { connectionOf, findConnectionByKey, findConnectionOf, isConnectionOn } from './find-connection.ts';
import { evaluateAddress } from './evaluate-address.ts';
import { findTestedConnection } from './find-tested-connection.ts';
import { provisionSsoUser, type SsoProfile } from './provision-sso-user.ts';
import { readSamlAnswer, startSamlSignIn } from './saml-sign-in.ts';
import type { SignInDemands } from '#server/db/schema.ts';
import { providerDemandsOf, parametersOf, takeOver } from './provider-session.ts';
import { recordRefused, tenantOf } from './record-refused.ts';
import { SsoRuleFailure } from './sso-failure.ts';
import { ssoStartPath } from './start-path.ts';
import { finishSsoTest, type SsoTested } from './sso-test-end.ts';

/** SSO connection that applies to an email address. */
export interface SsoRedirect {
  /** URL on this server that starts the sign-in, so that the attempt is bound to the browser that opens it. */
  address: string;
  /** Host name of the provider, for display. */
  place: string;
  idpType: 'oidc' | 'saml';
  /** Single sign-on is required of all users of the domain: only admins with emergency access have another way in. */
  emergency: boolean;
}

/**
 * Finds the SSO connection of an address by its domain alone.
 * @param redirectUrl where the user goes afterwards, judged when they are back
 * @returns `undefined` if no company has that domain
 */
export async function findSsoRedirect(
  context: AnonymousContext,
  { email, state, redirectUrl }: { email: string; state?: string | undefined; redirectUrl?: string | undefined },
): Promise<SsoRedirect | undefined> {
  const { services } = context;
  const connection = await findConnectionOf(context, email);
  if (!connection) return undefined;
  const { place, kind: idpType } = connection;
  const query = new URLSearchParams({
    login_hint: email,
    at: place,
    ...(state !== undefined && { state }),
    ...(redirectUrl !== undefined && { redirectUrl }),
  });
  const address = `${services.config.baseUrl}${ssoStartPath(connection.key)}?${query.toString()}`;
  return { address, place, idpType, emergency: connection.own?.required === true };
}

export interface SsoStart {
  connection: string;
  redirectUri?: string | undefined;
  authorizationRequest?: string | undefined;
  loginHint?: string | undefined;
  /** Of the client that made the authorization request. */
  demands?: SignInDemands | undefined;
  /** Where the user goes afterwards, if no client asked for the sign-in. */
  returnTo?: string | undefined;
  clientId: string;
  browserToken: string;
}

/**
 * @returns the URL of the provider. @throws Refusal `sso-not-found`, `sso-failed`, `redirect-uri-mismatch`
 */
export async function startSsoSignIn(context: AnonymousContext, start: SsoStart): Promise<string> {
  const { services, requestMetadata } = context;
  await services.limits.consume('social', requestMetadata.ip, services.config.limits.login);
  const connection = await findConnectionByKey(context, start.connection);
  if (!connection || !isConnectionOn(connection)) throw new Refusal('sso-not-found');
  const address = await leaveOrRecord(context, connection, start);
  // a hint only: providers that do not know the parameter ignore it
  if (start.loginHint !== undefined) address.searchParams.set('login_hint', start.loginHint);
  return address.href;
}

/** @returns the URL of the provider, with a request that this browser alone can have answered */
export async function leaveFor(context: AnonymousContext, connection: SsoConnection, start: Leaving): Promise<URL> {
  return connection.kind === 'saml'
    ? await startSamlSignIn(context, connection, start)
    : await startOidcSignIn(context, connection, start);
}

/** As `leaveFor`; the tenant is told of a provider whose discovery document cannot be used. */
async function leaveOrRecord(context: AnonymousContext, connection: SsoConnection, start: Leaving): Promise<URL> {
  try {
    return await leaveFor(context, connection, start);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'sso-failed') throw error;
    return await recordRefused(context, unreachableProvider(connection, error, context.now), () =>
      Promise.reject(error),
    );
  }
}

async function startOidcSignIn(context: AnonymousContext, connection: OidcConnection, start: Leaving): Promise<URL> {
  const { provider } = connection;
  const { services } = context;
  const redirectUri = allowedReturn(services, services.config.routes.oidcCallback, start.redirectUri);
  const parameters = parametersOf(providerDemandsOf(connection, start.demands));
  const begin = () => beginAttempt(context, { ...start, provider, redirectUri, parameters });
  return new URL(await reported(services, { provider, code: 'sso-failed' }, begin));
}

type Leaving = Omit<SsoStart, 'connection' | 'loginHint'> & {
  /** The exchange of a test: the answer signs nobody in. */
  ssoTestId?: string;
};

export interface SsoAnswer extends SignInBrowser {
  /** Query string of the callback URL. */
  query: URLSearchParams;
  /** Set if a client's page passed the response on, and perhaps not its parameter for the issuer (`iss`). */
  byClient?: boolean;
  /** A SAML answer that a client's page passed on. Otherwise it waits where the provider's form left it. */
  samlResponse?: string;
  browserToken: string | undefined;
  replacedSsoToken?: string | undefined;
}

export interface SsoSignedIn {
  outcome: SignInOutcome;
  authorizationRequest: string | undefined;
  /** Where the user goes afterwards, if no client asked for the sign-in. */
  returnTo: string | undefined;
}

/** @throws Refusal `sso-failed`, `sso-address-refused`, `account-disabled` */
export async function finishSsoSignIn(context: AnonymousContext, answer: SsoAnswer): Promise<SsoSignedIn> {
  return await signIn(context, answer, await takeAnswer(context, answer));
}

/**
 * As `finishSsoSignIn`, for our own page, which also shows how a test ended.
 * @throws Refusal as above; a test refuses nothing
 */
export async function finishSsoExchange(
  context: AnonymousContext,
  answer: SsoAnswer,
): Promise<SsoSignedIn | SsoTested> {
  const exchange = await takeAnswer(context, answer, { tests: true });
  if (!exchange.isTest) return await signIn(context, answer, exchange);
  return await finishSsoTest(context, exchange, () => profileOf(context, exchange, answer));
}

/** Takes the attempt that an answer belongs to. @throws Refusal `sso-failed` */
async function takeAnswer(
  context: AnonymousContext,
  answer: SsoAnswer,
  { tests = false }: { tests?: boolean } = {},
): Promise<Exchange> {
  const state = stateOf(answer);
  const attempt = await claimAttempt(context, state, answer.browserToken, { tests });
  const connection = attempt && (await connectionOfAttempt(context, attempt));
  if (attempt && connection) return beginExchange(connection, attempt);
  if (!attempt) await refuseUntaken(context, state, answer.browserToken);
  // no matching attempt, or a connection that was removed
  throw new Refusal('sso-failed');
}

/** Who answers is said by the test that was started here, never by what a browser brings. */
async function connectionOfAttempt(
  context: AnonymousContext,
  { provider, sso_test_id: testId }: SocialAttemptRow,
): Promise<SsoConnection | undefined> {
  const key = connectionKey(provider) ?? '';
  return testId === null
    ? await findConnectionByKey(context, key)
    : await findTestedConnection(context, { connectionId: key, testId });
}

const stateOf = ({ query }: SsoAnswer): string => query.get('state') ?? '';

/**
 * Tells the tenant why an answer to a request of its users was not even read. Anybody can repeat one, so that it is told once.
 * Tests stay as they are.
 * @throws Refusal `sso-failed` once it was told
 */
async function refuseUntaken(
  context: AnonymousContext,
  state: string,
  browserToken: string | undefined,
): Promise<void> {
  const { services, now } = context;
  const stateHash = sha256(state);
  const attempt = await comingFromProvider(context, (tx) => findSocialAttempt(tx, stateHash));
  const key = attempt && connectionKey(attempt.provider);
  if (key === undefined || attempt!.sso_test_id !== null) return;
  const rule = untakenRule(attempt!, browserToken);
  if (wasRecordedLately(services, `${rule} ${stateHash.toString('hex')}`, now)) return;
  const connection = await findConnectionByKey(context, key);
  if (!connection) return;
  const checks = new Checks();
  checks.record('request-known', 'passed');
  checks.record(rule, 'failed');
  const exchange = { ...beginExchange(connection, attempt!), checks };
  await recordRefused(context, exchange, () =>
    Promise.reject(new SsoRuleFailure('sso-failed', rule, connection.provider.name)),
  );
}

/** An answer that came late used its attempt up. */
function untakenRule(
  { browser_hash: hash, redeemed_at: usedAt, expires_at: end }: SocialAttemptRow,
  browserToken: string | undefined,
): SsoRule {
  if (browserToken === undefined || !hash.equals(sha256(browserToken))) return 'same-browser';
  return usedAt !== null && usedAt < end ? 'request-once' : 'request-in-time';
}

async function signIn(context: AnonymousContext, answer: SsoAnswer, exchange: Exchange): Promise<SsoSignedIn> {
  const { connection, attempt } = exchange;
  const { user, tenant, authentication } = await recordRefused(context, exchange, async () => {
    requireOn(exchange);
    const profile = await profileOf(context, exchange, answer);
    return await comingFromProvider(context, async (_tx, context) => {
      const checks = (exchange.userChecks = new Checks());
      const connection = await holdTrusted(context, exchange, profile);
      const tenant = await tenantOf(context, connection);
      const user = await provisionSsoUser(context, { profile, tenantId: tenant.id, connection, checks });
      await recordExchange(context, { ...exchange, userId: user.id });
      return { tenant, user, authentication: profile.authentication };
    });
  });
  context.services.wakeJobs();
  const outcome = await completeSignIn(context, {
    user: { id: user.id },
    clientId: attempt.client_id,
    tenantHint: tenant.id,
    amr: ['fed', 'sso'],
    ssoTenantId: tenant.id,
    ssoConnectionId: connection.own?.id,
    ...takeOver(context, { connection, attempt, authentication, tenantId: tenant.id }),
    replacedSsoToken: answer.replacedSsoToken,
    rememberedDevice: answer.rememberedDevice,
    browserToken: answer.browserToken,
  });
  return {
    outcome,
    authorizationRequest: attempt.authorization_request ?? undefined,
    returnTo: attempt.return_to ?? undefined,
  };
}

/** @throws SsoRuleFailure for a connection that was turned off meanwhile */
function requireOn({ checks, connection }: Pick<Exchange, 'checks' | 'connection'>): void {
  const isOn = isConnectionOn(connection);
  checks.record('connection-enabled', isOn ? 'passed' : 'failed');
  if (!isOn) throw new SsoRuleFailure('sso-failed', 'connection-enabled', connection.provider.name);
}

/**
 * The connection as it is after the answer was judged, which may have taken as long as the provider: it may have been turned
 * off or deleted, or have lost the domain. Until the transaction ends, it stays so.
 * @throws Refusal `sso-failed`, `sso-address-refused`
 */
async function holdTrusted(
  context: AnonymousTransaction,
  { connection: judged, userChecks: checks }: Exchange,
  { email }: SsoProfile,
): Promise<SsoConnection> {
  if (!judged.own) return judged;
  const row = await holdConnection(context.tx, judged.own.id);
  const connection = row && connectionOf(context.services, row);
  if (!connection) throw new Refusal('sso-failed');
  if (!isConnectionOn(connection)) requireOn({ checks, connection });
  if (connection.domains.includes(domainOf(email) ?? '')) return connection;
  checks.record('domain-proved', 'failed', { seen: email, wanted: connection.domains.join(' ') });
  throw new SsoRuleFailure('sso-address-refused', 'domain-proved', connection.provider.name);
}

/** The user in the answer, who has an address of the company. */
async function profileOf(context: AnonymousContext, exchange: Exchange, answer: SsoAnswer): Promise<SsoProfile> {
  const { connection, attempt } = exchange;
  if (connection.kind === 'oidc') return await exchangeCode(context, connection, { exchange, answer });
  const response = answer.samlResponse ?? attempt.saml_response;
  return await readSamlAnswer(context, connection, { exchange, response });
}

async function exchangeCode(
  context: AnonymousContext,
  connection: OidcConnection,
  { exchange, answer }: { exchange: Exchange; answer: SsoAnswer },
): Promise<SsoProfile> {
  const { services } = context;
  const { query, byClient } = answer;
  const { checks, attempt } = exchange;
  checks.record('answer', 'passed');
  // a client need not pass the issuer on (RFC 9207), and a provider that announces it would then be refused
  if (byClient && !query.has('iss')) query.set('iss', connection.issuer);
  const { provider, own } = connection;
  await requireOwnCode(context, connection, { exchange, code: query.get('code') });
  const profile = await reported(services, { provider, code: 'sso-failed' }, () =>
    redeemAttempt(services, provider, { attempt, state: stateOf(answer), query, checks }),
  );
  exchange.email = profile.email;
  const email = ownAddress(exchange, profile);
  return { ...profile, email, ...(own && { issuer: identityIssuer(own) }) };
}

/**
 * All connections share one redirect URI. A hostile one can send its users on to the provider of another, whose code then
 * goes to the token endpoint of the hostile one, to be used by whoever runs it (mix-up, RFC 9700, section 4.4). Such a code
 * is of no use here any more.
 * @throws SsoRuleFailure for a code that was sent to another issuer
 */
async function requireOwnCode(
  context: AnonymousContext,
  { issuer, provider }: OidcConnection,
  { exchange: { checks, attempt }, code }: { exchange: Exchange; code: string | null },
): Promise<void> {
  if (code === null) return;
  const sent = { stateHash: attempt.state_hash, codeHash: sha256(code), issuer };
  if (await comingFromProvider(context, (tx) => assignCodeTo(tx, sent))) return;
  checks.record('code', 'failed', { seen: 'a code that was sent to another issuer', wanted: issuer });
  throw new SsoRuleFailure('sso-failed', 'code', provider.name);
}

/** Requires an address in one of the company's own domains. A test goes on without that. */
function ownAddress({ connection, checks, isTest }: Exchange, profile: SocialProfile): string {
  const { domains, provider } = connection;
  const failed = evaluateAddress(checks, profile, domains);
  if (failed !== undefined && !(isTest && failed === 'domain-proved'))
    throw new SsoRuleFailure('sso-address-refused', failed, provider.name);
  return profile.email!;
}
