/**
 * Tests of SSO connections, at their own provider or at the built-in test provider: started by an admin, or the guest of a
 * setup link, and opened once in a browser of the same.
 */
import type { SsoTestCase } from '#shared/contract/sso/sso-test-provider.ts';
import type { Settings } from '#server/config/load-config.ts';
import { findConnection, type ConnectionRow } from '#server/db/queries/sso/connections.ts';
import { insertExchange, openTest, type TestOpener } from '#server/db/queries/sso/exchanges.ts';
import { setupPath } from '#server/domain/sso/setup-path.ts';
import { casesOf } from '#server/domain/sso/test-cases.ts';
import { isTestProviderOn } from '#server/domain/sso/test-provider.ts';
import { later, minute } from '#server/lib/clock.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, randomToken, sha256 } from '#server/lib/secrets.ts';
import { timeOfUse, type AnonymousContext, type CallContext } from '#server/context.ts';
import { hashOfTested, isOidc, missingFields } from '#server/use-cases/sso/settings.ts';
import { unreachableProvider } from './exchange.ts';
import { findTestedConnection } from './find-tested-connection.ts';
import { comingFromProvider } from '#server/use-cases/social/provider-attempts.ts';
import { leaveFor } from './sso-sign-in.ts';
import { concludeTest, type SsoTested } from './sso-test-end.ts';

/** In which the URL of a test has to be opened. */
const timeToOpen = 10 * minute;

export const ssoTestPath = '/auth/sso/test';
export const guestTestPath = `${setupPath}/test`;

/**
 * @param testCase what the test provider answers, in place of the connection's own
 * @throws Refusal `sso-connection-not-found`, `sso-incomplete`, `too-many-requests`, `not-found` where the test provider is
 *   off, `invalid-request` for what it cannot answer
 */
export async function startSsoTest(
  context: CallContext,
  id: string,
  testCase?: SsoTestCase,
): Promise<{ id: string; address: string }> {
  const { services, caller, now } = context;
  const { tenantId, setupLink } = caller;
  await services.limits.consume('sso-test', setupLink?.id ?? caller.userId, services.config.limits.login);
  const token = randomToken(services.random);
  const testId = randomId(services.random);
  await context.inTenant(tenantId, async (tx, context) => {
    const row = await findOrRefuse(id, (uuid) => findConnection(tx, tenantId, uuid), 'sso-connection-not-found');
    if (setupLink && setupLink.connectionId !== row.id) throw new Refusal('sso-connection-not-found');
    const kind = isOidc(row) ? 'oidc' : 'saml';
    if (testCase === undefined) requireComplete(row);
    else requireOffered(services.config, kind, testCase);
    await insertExchange(tx, {
      id: testId,
      tenant_id: tenantId,
      connection_id: row.id,
      kind,
      purpose: 'test',
      outcome: 'pending',
      created_at: now,
      ...(setupLink ? { setup_link_id: setupLink.id } : { started_by: caller.userId }),
      trace_id: context.requestMetadata.traceId,
      checks: [],
      token_hash: sha256(token),
      expires_at: later(now, timeToOpen),
      // of the connection's own provider the answer of the test provider says nothing
      ...(testCase === undefined ? { settings_hash: hashOfTested(row) } : { test_case: testCase }),
    });
  });
  return {
    id: testId,
    address: `${services.config.baseUrl}${setupLink ? guestTestPath : ssoTestPath}?${new URLSearchParams({ token }).toString()}`,
  };
}

function requireComplete(row: ConnectionRow): void {
  const missing = missingFields(row);
  if (missing.length > 0) throw new Refusal('sso-incomplete', { context: { fields: missing } });
}

function requireOffered(config: Settings, kind: 'saml' | 'oidc', testCase: SsoTestCase): void {
  if (!isTestProviderOn(config)) throw new Refusal('not-found');
  if (!casesOf(kind).some(({ name }) => name === testCase))
    throw new Refusal('invalid-request', { details: [`case: is none of ${kind}`] });
}

export interface TestOpening {
  token: string;
  /** Of the browser. */
  opener: TestOpener;
  browserToken: string;
}

/**
 * Sends the browser of a test to the identity provider, once.
 * @returns the URL of the provider, or how the test ended without it
 * @throws Refusal `link-invalid` for a test of another user, one that was opened before, and one that has expired
 */
export async function openSsoTest(
  context: AnonymousContext,
  { token, opener, browserToken }: TestOpening,
): Promise<{ redirect: string } | SsoTested> {
  const { services } = context;
  const test = await comingFromProvider(context, (tx) =>
    openTest(tx, { tokenHash: sha256(token), opener }, timeOfUse(context)),
  );
  const connection =
    test && (await findTestedConnection(context, { connectionId: test.connection_id, testId: test.id }));
  if (!test || !connection) throw new Refusal('link-invalid');
  const start = { clientId: services.environment.defaultClient.id, browserToken, ssoTestId: test.id };
  try {
    return { redirect: (await leaveFor(context, connection, start)).href };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const of = { testId: test.id, tenantId: test.tenant_id, connectionId: test.connection_id };
    const unreached = unreachableProvider(connection, error, context.now);
    return await comingFromProvider(context, (_tx, context) => concludeTest(context, unreached, of));
  }
}
