/** SAML at a tenant's identity provider: the request, the answer that waits for its browser, and what it says. */
import type { SsoRule } from '#shared/contract/sso/sso-exchanges.ts';
import { findSocialAttempt, storeSamlResponse, insertSocialAttempt } from '#server/db/queries/social/identities.ts';
import { useAssertion } from '#server/db/queries/sso/assertions.ts';
import { redirectWithRequest } from '#server/integrations/saml/authn-request.ts';
import type { Expected } from '#server/integrations/saml/expected.ts';
import { validateResponse } from '#server/integrations/saml/validate-response.ts';
import { identityIssuer, type SamlConnection } from '#server/integrations/sso-connections.ts';
import { later, second } from '#server/lib/clock.ts';
import { randomToken, sha256 } from '#server/lib/secrets.ts';
import type { EvaluatedRule } from '#server/lib/sso-checks.ts';
import { timeOfUse, type AnonymousContext } from '#server/context.ts';
import { serviceProvider } from '#server/domain/sso/service-provider.ts';
import type { Exchange } from './exchange.ts';
import type { SignInDemands } from '#server/db/schema.ts';
import { comingFromProvider } from '#server/use-cases/social/provider-attempts.ts';
import { providerDemandsOf } from './provider-session.ts';
import type { SsoProfile } from './provision-sso-user.ts';
import { SsoRuleFailure } from './sso-failure.ts';

export interface SamlStart {
  authorizationRequest?: string | undefined;
  clientId: string;
  browserToken: string;
  /** The exchange of a test: the answer signs nobody in. */
  ssoTestId?: string | undefined;
  /** Of the client that asked for the sign-in. */
  demands?: SignInDemands | undefined;
  /** Where the user goes afterwards. */
  returnTo?: string | undefined;
}

/** @returns the URL of the provider, with a request that this browser alone can have answered */
export async function startSamlSignIn(
  context: AnonymousContext,
  connection: SamlConnection,
  start: SamlStart,
): Promise<URL> {
  const { now } = context;
  const { random, config, secrets } = context.services;
  const { acsUrl, spEntityId } = serviceProvider(config);
  // at most 80 bytes (SAML bindings, 3.4.3)
  const relayState = randomToken(random);
  // an XML name does not begin with a digit
  const id = `_${randomToken(random)}`;
  await comingFromProvider(context, (tx) =>
    insertSocialAttempt(tx, {
      state_hash: sha256(relayState),
      provider: connection.provider.key,
      nonce: id,
      // a request has no other secret
      wrapped_verifier: secrets.wrap('social', Buffer.alloc(0)),
      browser_hash: sha256(start.browserToken),
      redirect_uri: acsUrl,
      authorization_request: start.authorizationRequest ?? null,
      invitation_token: null,
      client_id: start.clientId,
      sso_test_id: start.ssoTestId ?? null,
      demands: start.demands ? JSON.stringify(start.demands) : null,
      return_to: start.returnTo ?? null,
      created_at: now,
      expires_at: later(now, config.lifetimes.socialAttempt * second),
    }),
  );
  const [key] = connection.signsRequests ? await context.services.samlKeys.all() : [];
  const { reauthenticate, classes } = providerDemandsOf(connection, start.demands);
  const asked = { forceAuthn: reauthenticate, contexts: classes };
  const request = { id, destination: connection.endpoint, acsUrl, spEntityId, at: now, ...asked };
  return redirectWithRequest(request, { relayState, key: key?.privateKey });
}

/**
 * Takes an answer that came by a cross-site POST, which carries no cookie of ours. It waits for the browser that asked.
 * @returns whether its relay state is one of ours
 */
export async function receiveSamlResponse(
  context: AnonymousContext,
  answer: { response: string; relayState: string },
): Promise<{ isKnown: boolean }> {
  const stateHash = sha256(answer.relayState);
  return await comingFromProvider(context, async (tx) => {
    if (await storeSamlResponse(tx, stateHash, answer.response, timeOfUse(context))) return { isKnown: true };
    return { isKnown: (await findSocialAttempt(tx, stateHash)) !== undefined };
  });
}

/** Rules about the address, of which users are told more than that the sign-in failed. */
const addressRules = new Set<SsoRule>(['email', 'email-unique', 'domain-proved']);

/** @throws Refusal `sso-failed`, `sso-address-refused`, with the rule that failed */
export async function readSamlAnswer(
  context: AnonymousContext,
  connection: SamlConnection,
  { exchange, response }: { exchange: Exchange; response: string | null },
): Promise<SsoProfile> {
  const { log } = context.services;
  const { checks: judged, attempt, isTest } = exchange;
  const fail = (rule: SsoRule) =>
    new SsoRuleFailure(addressRules.has(rule) ? 'sso-address-refused' : 'sso-failed', rule, connection.provider.name);
  judged.record('answer', response === null ? 'failed' : 'passed');
  // a browser whose answer has not come
  if (response === null) throw fail('answer');
  judged.answer = { kind: 'saml', response, requestId: attempt.nonce };
  const expected = { ...(await expectedOf(context, connection)), requestId: attempt.nonce, isTest };
  const { checks, user, failed } = validateResponse(response, expected);
  judged.made.push(...checks);
  exchange.email = user?.email ?? addressIn(checks);
  if (!user) {
    log.warn(
      { connection: connection.key, check: checks.find(({ rule }) => rule === failed) },
      'a SAML response was rejected',
    );
    throw fail(failed!);
  }
  const { assertionId, endsAt, ...profile } = user;
  const isFirst = await useOnce(context, connection, { assertionId, endsAt });
  judged.record('replay', isFirst ? 'passed' : 'failed', { seen: assertionId });
  if (!isFirst) throw fail('replay');
  return { ...profile, issuer: identityIssuer(connection.own) };
}

/** What an answer of a connection has to meet, whichever request it answers. */
export async function expectedOf(
  { services, now }: AnonymousContext,
  { idpEntityId, certificates, domains }: SamlConnection,
): Promise<Omit<Expected, 'requestId'>> {
  const { config, samlKeys } = services;
  return {
    ...serviceProvider(config),
    idpEntityId,
    certificates,
    domains,
    now,
    clockSkew: config.sso.clockSkew * second,
    decryptionKeys: (await samlKeys.all()).map(({ privateKey }) => privateKey),
  };
}

/** @returns false for an assertion that was accepted before */
export async function useOnce(
  context: AnonymousContext,
  { own }: SamlConnection,
  { assertionId, endsAt }: { assertionId: string; endsAt: Date },
): Promise<boolean> {
  const use = {
    tenantId: own.tenantId,
    connectionId: own.id,
    assertionHash: sha256(assertionId),
    expiresAt: endsAt,
  };
  return await comingFromProvider(context, (tx) => useAssertion(tx, use));
}

/** The first address that an answer named, if it was refused for another reason. */
export function addressIn(checks: readonly EvaluatedRule[]): string | null {
  // anybody can write an answer that nobody signed
  const named = checks.find((check) => check.rule === 'email' && check.state === 'passed' && !check.unverified)?.seen;
  return named?.split(' ').find((each) => each.includes('@')) ?? null;
}
