/**
 * Sign-in that begins at a SAML provider. Its answer is judged like any other and signs nobody in: whoever sent the
 * browser here may have put in an account of their own. It starts a request of ours, which the provider answers for the
 * user whom it knows in this browser.
 */
import { safeRedirectTarget } from '#shared/lib/safe-redirect-target.ts';
import { findConnectionsOfEntity } from '#server/db/queries/sso/connections.ts';
import { validateResponse, type ValidationResult } from '#server/integrations/saml/validate-response.ts';
import { issuerOf } from '#server/integrations/saml/read-unsolicited.ts';
import type { SamlConnection } from '#server/integrations/sso-connections.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { Checks } from '#server/lib/sso-checks.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext } from '#server/context.ts';
import { connectionOf } from './find-connection.ts';
import { comingFromProvider } from '#server/use-cases/social/provider-attempts.ts';
import type { Refusable } from './exchange.ts';
import { recordRefused } from './record-refused.ts';
import { addressIn, expectedOf, useOnce } from './saml-sign-in.ts';
import { SsoRuleFailure } from './sso-failure.ts';
import { ssoStartPath } from './start-path.ts';

export interface UnsolicitedResponse {
  response: string;
  /** The target of the user, if it is one of ours. */
  relayState: string;
}

/**
 * @returns where the browser begins the sign-in anew
 * @throws Refusal `sso-failed` with the rule that failed, of which the tenant is told if its provider signed the answer
 */
export async function restartSignIn(
  context: AnonymousContext,
  { response, relayState }: UnsolicitedResponse,
): Promise<string> {
  const { services, requestMetadata } = context;
  await services.limits.consume('social', requestMetadata.ip, services.config.limits.login);
  const found = await findSigner(context, response);
  if (!found) throw new Refusal('sso-failed');
  const { connection, judgment } = found;
  const checks = new Checks();
  checks.record('answer', 'passed');
  checks.record('connection-enabled', 'passed');
  checks.made.push(...judgment.checks);
  const exchange: Refusable = {
    connection,
    attempt: { created_at: context.now },
    isTest: false,
    checks,
    userChecks: new Checks(),
    email: judgment.user?.email ?? addressIn(judgment.checks),
  };
  await recordRefused(context, exchange, async () => {
    const { user, failed } = judgment;
    const fail = (rule: NonNullable<ValidationResult['failed']>) =>
      new SsoRuleFailure('sso-failed', rule, connection.provider.name);
    if (!user) throw fail(failed!);
    const isFirst = await useOnce(context, connection, user);
    checks.record('replay', isFirst ? 'passed' : 'failed', { seen: user.assertionId });
    if (!isFirst) throw fail('replay');
  });
  const target = targetOf(services, relayState);
  const query = target === undefined ? '' : `?${new URLSearchParams({ redirectUrl: target }).toString()}`;
  return `${ssoStartPath(connection.key)}${query}`;
}

/**
 * The connection whose certificate signed the answer, among those that name its issuer: any tenant can name any entity
 * ID, so that it alone says nothing.
 */
async function findSigner(
  context: AnonymousContext,
  response: string,
): Promise<{ connection: SamlConnection; judgment: ValidationResult } | undefined> {
  const { services } = context;
  const entityId = issuerOf(response);
  if (entityId === undefined) return undefined;
  const rows = await comingFromProvider(context, (tx) => findConnectionsOfEntity(tx, entityId));
  for (const row of rows) {
    const connection = connectionOf(services, row);
    if (connection?.kind !== 'saml') continue;
    const { idpInitiated } = connection;
    const expected = { ...(await expectedOf(context, connection)), requestId: undefined, idpInitiated };
    const judgment = validateResponse(response, expected);
    const isSigner = judgment.checks.some(({ rule, state }) => rule === 'signature-key' && state === 'passed');
    if (isSigner) return { connection, judgment };
  }
  return undefined;
}

/** Other targets are ignored: the user comes to the home page. */
function targetOf({ config, environment }: Pick<Services, 'config' | 'environment'>, text: string): string | undefined {
  // a relay state of another meaning would be taken for a path
  if (!/^(?:\/|https?:\/\/)/.test(text)) return undefined;
  const rules = { href: config.baseUrl, fallback: '', allowedOrigins: [...environment.allowedOrigins] };
  return safeRedirectTarget(text, rules) || undefined;
}
