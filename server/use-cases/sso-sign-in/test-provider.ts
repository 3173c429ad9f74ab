/**
 * The sign-in page of the built-in test identity provider. It answers requests of tests that were started with it, to the
 * admin who started them, and no others: there is no request of a sign-in that it answers.
 */
import type { SsoTestCase } from '#shared/contract/sso/sso-test-provider.ts';
import type { OidcTestCase, SamlTestCase } from '#shared/contract/sso/sso-test-provider.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import { useAssertion } from '#server/db/queries/sso/assertions.ts';
import { findConnection } from '#server/db/queries/sso/connections.ts';
import { changeTestCase, findRequestedTest, type RequestedTest } from '#server/db/queries/sso/exchanges.ts';
import { serviceProvider } from '#server/domain/sso/service-provider.ts';
import { casesOf } from '#server/domain/sso/test-cases.ts';
import { isTestProviderOn, testProviderPlace } from '#server/domain/sso/test-provider.ts';
import { codeLifetime, testClient } from '#server/integrations/test-provider/oidc-issuer.ts';
import { samlAnswer, type TestUser } from '#server/integrations/test-provider/saml-answer.ts';
import { readAuthnRequest } from '#server/integrations/test-provider/saml-request.ts';
import type { SigningPair } from '#server/integrations/test-provider/saml-xml.ts';
import { domainOf } from '#server/lib/email-domain.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { hour, later, systemClock } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomToken, sha256 } from '#server/lib/secrets.ts';
import type { SamlKey } from '#server/tokens/saml-keys.ts';
import type { AnonymousContext, CallContext } from '#server/context.ts';
import { isOidc } from '#server/use-cases/sso/settings.ts';
import { sealOf } from './find-tested-connection.ts';
import { comingFromProvider } from '#server/use-cases/social/provider-attempts.ts';

/** @throws Refusal `sso-connection-not-found` */
export async function listTestCases(context: CallContext, id: string) {
  const { tenantId } = context.caller;
  const row = await context.inTenant(tenantId, (tx) =>
    findOrRefuse(id, (uuid) => findConnection(tx, tenantId, uuid), 'sso-connection-not-found'),
  );
  return { cases: isTestProviderOn(context.services.config) ? casesOf(isOidc(row) ? 'oidc' : 'saml') : [] };
}

/** What a browser brings to the sign-in page. */
export interface TestRequest {
  /** Query string of its URL: that of either protocol. */
  query: URLSearchParams;
  browserToken: string | undefined;
  session: { id: string; userId: string } | undefined;
}

export interface TestPageRequest {
  test: RequestedTest;
  /** To start with. */
  user: TestUser;
  cases: SsoTestCase[];
}

/** @throws Refusal `link-invalid` for a request that is none of a test through the test provider, in this browser */
export async function readTestRequest(context: AnonymousContext, request: TestRequest): Promise<TestPageRequest> {
  const test = await askedTest(context, request);
  return await comingFromProvider(context, async (tx) => {
    const connection = await findConnection(tx, test.tenant_id, test.connection_id);
    const user = await findUserById(tx, request.session!.userId);
    if (!connection || !user) throw new Refusal('link-invalid');
    const domains = connection.domains.toSorted((one, other) => Number(other.validated_at) - Number(one.validated_at));
    const isOurs = domains.some(({ domain }) => domain === domainOf(user.email));
    const testUser = {
      email: isOurs || domains.length === 0 ? user.email : `test@${domains[0]!.domain}`,
      name: user.name,
      groups: connection.groups.map(({ name }) => name),
    };
    // the browser has left already
    const cases = casesOf(test.kind).flatMap(({ name }) => (name === 'wrong-configuration' ? [] : [name]));
    return { test, user: testUser, cases };
  });
}

async function askedTest(
  context: AnonymousContext,
  { query, browserToken, session }: TestRequest,
): Promise<RequestedTest> {
  const { services, now } = context;
  if (!isTestProviderOn(services.config)) throw new Refusal('not-found');
  const state = query.get(query.has('SAMLRequest') ? 'RelayState' : 'state') ?? '';
  if (!session || browserToken === undefined) throw new Refusal('link-invalid');
  const asked = {
    stateHash: sha256(state),
    browserHash: sha256(browserToken),
    userId: session.userId,
    sessionId: session.id,
  };
  const test = await comingFromProvider(context, (tx) => findRequestedTest(tx, asked, now));
  if (!test || !isRequestOf(test, query)) throw new Refusal('link-invalid');
  return test;
}

/** The answer goes where the attempt says, whatever the request says: one that differs is not ours. */
function isRequestOf(test: RequestedTest, query: URLSearchParams): boolean {
  if (test.kind === 'saml') {
    const request = readAuthnRequest(query.get('SAMLRequest') ?? '');
    return request?.id === test.nonce && request.acsUrl === test.redirect_uri;
  }
  const expected = {
    client_id: testClient.clientId,
    redirect_uri: test.redirect_uri,
    nonce: test.nonce,
    response_type: 'code',
    code_challenge_method: 'S256',
  };
  return Object.entries(expected).every(([name, value]) => query.get(name) === value) && query.has('code_challenge');
}

/** By the binding HTTP-POST, or by a redirect. */
export type TestAnswer = { post: { acsUrl: string; response: string; relayState: string } } | { redirect: string };

/**
 * Answers as the tester chose.
 * @throws Refusal `link-invalid` as above
 */
export async function answerTest(
  context: AnonymousContext,
  request: TestRequest,
  chosen: { user: TestUser; testCase: string },
): Promise<TestAnswer> {
  const test = await askedTest(context, request);
  const testCase = casesOf(test.kind).find(({ name }) => name === chosen.testCase)?.name;
  if (testCase === undefined) throw new Refusal('link-invalid');
  if (testCase !== test.test_case)
    await comingFromProvider(context, (tx) => changeTestCase(tx, test.test_id, testCase));
  const user = cleaned(chosen.user);
  return test.kind === 'saml'
    ? await answerBySaml(context, { test, request, user, testCase: testCase as SamlTestCase })
    : answerByCode(context, { test, request, user, testCase: testCase as OidcTestCase });
}

interface Answering<Case extends SsoTestCase> {
  test: RequestedTest;
  request: TestRequest;
  user: TestUser;
  testCase: Case;
}

async function answerBySaml(
  context: AnonymousContext,
  { test, request, user, testCase }: Answering<SamlTestCase>,
): Promise<TestAnswer> {
  const { services, now } = context;
  const { random, config, testProviderKeys, samlKeys } = services;
  const { acsUrl, spEntityId } = serviceProvider(config);
  const assertionId = `_${randomToken(random)}`;
  if (testCase === 'replayed') await useUp(context, test, assertionId);
  const [own, foreign, [ours]] = await Promise.all([
    testProviderKeys.own(),
    testProviderKeys.foreign(),
    samlKeys.all(),
  ]);
  const xml = samlAnswer(testCase, user, {
    requestId: test.nonce,
    acsUrl,
    spEntityId,
    entityId: testProviderPlace(config).name,
    now,
    assertionId,
    keys: { own: pairOf(own), foreign: pairOf(foreign) },
    encryptionCertificate: ours!.certificate,
  });
  const relayState = request.query.get('RelayState') ?? '';
  return { post: { acsUrl, response: Buffer.from(xml).toString('base64'), relayState } };
}

function pairOf({ privateKey, certificate }: SamlKey): SigningPair {
  return { cert: certificate, key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) };
}

/** An assertion that somebody presented before. */
async function useUp(context: AnonymousContext, test: RequestedTest, assertionId: string): Promise<void> {
  const use = {
    tenantId: test.tenant_id,
    connectionId: test.connection_id,
    assertionHash: sha256(assertionId),
    expiresAt: later(context.now, hour),
  };
  await comingFromProvider(context, (tx) => useAssertion(tx, use));
}

function answerByCode(
  { services }: AnonymousContext,
  { test, request: { query }, user, testCase }: Answering<OidcTestCase>,
): TestAnswer {
  const { name: issuer } = testProviderPlace(services.config);
  const url = new URL(test.redirect_uri);
  url.searchParams.set('state', query.get('state') ?? '');
  url.searchParams.set('iss', testCase === 'mixed-up' ? 'https://another.example' : issuer);
  if (testCase === 'denied') url.searchParams.set('error', 'access_denied');
  else {
    const code = sealOf(services).seal({
      testId: test.test_id,
      user,
      nonce: test.nonce,
      challenge: query.get('code_challenge') ?? '',
      redirectUri: test.redirect_uri,
      expiresAt: later(systemClock(), codeLifetime).getTime(),
    });
    url.searchParams.set('code', code);
  }
  return { redirect: url.href };
}

const longest = { email: 254, name: 100, group: 100, groups: 20 };

/** What may stand in XML. */
const plain = (text: string, length: number): string =>
  text
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, length)
    .toWellFormed()
    .trim();

function cleaned({ email, name, groups }: TestUser): TestUser {
  return {
    email: plain(email, longest.email),
    name: plain(name, longest.name),
    groups: groups
      .map((group) => plain(group, longest.group))
      .filter((group) => group !== '')
      .slice(0, longest.groups),
  };
}
