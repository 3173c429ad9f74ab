/**
 * The connection of a test. Where the test was started with the built-in test provider, that one stands in for the
 * connection's own: for this exchange alone, and never for a sign-in.
 */
import type { OidcTestCase } from '#shared/contract/sso/sso-test-provider.ts';
import { findAnyConnection, type ConnectionDetails } from '#server/db/queries/sso/connections.ts';
import { findTestCase } from '#server/db/queries/sso/exchanges.ts';
import { testProviderPlace, isTestProviderOn } from '#server/domain/sso/test-provider.ts';
import {
  oidcConnection,
  ownProvider,
  samlConnection,
  type SsoConnection,
} from '#server/integrations/sso-connections.ts';
import {
  createTestIssuer,
  testClient,
  type Seal,
  type TestGrant,
} from '#server/integrations/test-provider/oidc-issuer.ts';
import { systemClock } from '#server/lib/clock.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext } from '#server/context.ts';
import { createPublicKey } from 'node:crypto';
import { isOidc } from '#server/use-cases/sso/settings.ts';
import { connectionOf, ownConnectionOf } from './find-connection.ts';
import { comingFromProvider } from '#server/use-cases/social/provider-attempts.ts';

/** @returns undefined if the connection or the test is gone, or the test provider was turned off meanwhile */
export async function findTestedConnection(
  context: AnonymousContext,
  { connectionId, testId }: { connectionId: string; testId: string },
): Promise<SsoConnection | undefined> {
  const { services } = context;
  const found = await comingFromProvider(context, async (tx) => ({
    testCase: await findTestCase(tx, testId),
    row: await findAnyConnection(tx, connectionId),
  }));
  const { row, testCase } = found;
  if (!row || testCase === undefined) return undefined;
  if (testCase === null) return connectionOf(services, row);
  return isTestProviderOn(services.config) ? await testConnection(services, row, { testId, testCase }) : undefined;
}

/** Domains, roles and groups of the connection, and the test provider in place of its own. */
async function testConnection(
  services: Services,
  row: ConnectionDetails,
  { testId, testCase }: { testId: string; testCase: string },
): Promise<SsoConnection> {
  const own = ownConnectionOf(row);
  const { endpoint, name } = testProviderPlace(services.config);
  const [key, foreign] = await Promise.all([services.testProviderKeys.own(), services.testProviderKeys.foreign()]);
  if (!isOidc(row))
    return samlConnection(own, {
      endpoint,
      certificates: [key.certificate],
      idpEntityId: name,
      signsRequests: row.sign_request,
      idpInitiated: false,
      sloEndpoint: '',
    });
  const fetch = createTestIssuer({
    issuer: name,
    authorizationEndpoint: endpoint,
    testCase: testCase as OidcTestCase,
    testId,
    keys: { own: key.privateKey, ownPublic: createPublicKey(key.privateKey), foreign: foreign.privateKey },
    clock: systemClock,
    ...sealOf(services),
  });
  const { clockSkew } = services.config.sso;
  return oidcConnection(own, name, ownProvider(own, { issuer: name, ...testClient }, { fetch, clockSkew }));
}

const purpose = 'test-provider-code';

/** Codes and access tokens of the test provider. */
export function sealOf({ secrets }: Pick<Services, 'secrets'>): Seal {
  return {
    seal: (grant) => secrets.wrap(purpose, Buffer.from(JSON.stringify(grant))).toString('base64url'),
    open(text) {
      try {
        return JSON.parse(secrets.unwrap(purpose, Buffer.from(text, 'base64url')).toString()) as TestGrant;
      } catch {
        // not ours
        return undefined;
      }
    },
  };
}
