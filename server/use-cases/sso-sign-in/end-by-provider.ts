/** Sessions that an identity provider ends: by SAML single logout, and by logout tokens of OpenID Connect. */
import { findConnectionsOfEntity } from '#server/db/queries/sso/connections.ts';
import { findDependentSessions, useMessage, type EndedAtProvider } from '#server/db/queries/sso/provider-sessions.ts';
import { endSession } from '#server/db/queries/sessions/sessions.ts';
import { logoutAddresses, serviceProvider } from '#server/domain/sso/service-provider.ts';
import {
  validateLogoutRequest,
  logoutIssuer,
  type IncomingLogout,
  type LogoutRequest,
} from '#server/integrations/saml/validate-logout.ts';
import { logoutResponseXml } from '#server/integrations/saml/logout-messages.ts';
import { redirectWith } from '#server/integrations/saml/redirect-binding.ts';
import { SocialProviderError } from '#server/integrations/social/social-provider.ts';
import type { SamlConnection, SsoConnection } from '#server/integrations/sso-connections.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomToken, sha256 } from '#server/lib/secrets.ts';
import type { AnonymousContext } from '#server/context.ts';
import { connectionOf, findConnectionByKey } from './find-connection.ts';
import { comingFromProvider } from '#server/use-cases/social/provider-attempts.ts';

/**
 * Ends the sessions that a SAML provider names.
 * @returns its URL with our response; undefined if it has none, or if its request came before
 * @throws Refusal `sso-failed` for a request that no provider of a connection signed, or that does not meet a rule
 */
export async function endBySaml(
  context: AnonymousContext,
  message: IncomingLogout,
  relayState: string | undefined,
): Promise<string | undefined> {
  const { services, now } = context;
  const found = await findSender(context, message);
  if (!found) throw new Refusal('sso-failed');
  const { connection, request } = found;
  const { id, name, qualifiers, sessionIndexes } = request;
  const isFirst = await end(context, connection, {
    // judged by its own time, which may be ahead of ours
    message: { id, expiresAt: later(now, 3 * services.config.sso.clockSkew * second) },
    of: { connectionKey: connection.key, subject: name, sessionIndexes, qualifiers },
  });
  if (!isFirst) throw new Refusal('sso-failed');
  return connection.sloEndpoint === '' ? undefined : await responseUrl(context, connection, { id, relayState });
}

/** Signed always: a provider cannot know otherwise that it is ours. */
async function responseUrl(
  { services, now }: AnonymousContext,
  { sloEndpoint: destination }: SamlConnection,
  { id: inResponseTo, relayState }: { id: string; relayState: string | undefined },
): Promise<string> {
  const [key] = await services.samlKeys.all();
  const { spEntityId } = serviceProvider(services.config);
  const message = { id: `_${randomToken(services.random)}`, destination, spEntityId, at: now };
  const xml = logoutResponseXml(message, inResponseTo);
  return redirectWith({ destination, field: 'SAMLResponse', xml, relayState, key: key?.privateKey }).href;
}

/** The connection whose certificate signed the request, among those that name its issuer. */
async function findSender(
  context: AnonymousContext,
  message: IncomingLogout,
): Promise<{ connection: SamlConnection; request: LogoutRequest } | undefined> {
  const { services, now } = context;
  const entityId = logoutIssuer(message);
  if (entityId === undefined) return undefined;
  const rows = await comingFromProvider(context, (tx) => findConnectionsOfEntity(tx, entityId));
  for (const row of rows) {
    const connection = connectionOf(services, row);
    if (connection?.kind !== 'saml') continue;
    const { certificates, idpEntityId, key } = connection;
    const { sloUrl } = logoutAddresses(services.config, key);
    const clockSkew = services.config.sso.clockSkew * second;
    const request = validateLogoutRequest(message, { certificates, idpEntityId, sloUrl, now, clockSkew });
    if (request) return { connection, request };
  }
  return undefined;
}

/**
 * Ends the sessions that a logout token names (OpenID Connect Back-Channel Logout 1.0).
 * @throws Refusal `invalid-request` for a token that is not valid, or came before
 */
export async function endByLogoutToken(context: AnonymousContext, key: string, token: string): Promise<void> {
  const { services, now, requestMetadata } = context;
  await services.limits.consume('token', requestMetadata.ip, services.config.limits.token);
  const refuse = (cause?: unknown) =>
    new Refusal('invalid-request', { details: ['logout_token: is not valid'], cause });
  const connection = await findConnectionByKey(context, key);
  if (connection?.kind !== 'oidc' || !connection.provider.readLogoutToken) throw refuse();
  const claims = await connection.provider.readLogoutToken(token, now).catch((error: unknown) => {
    if (!(error instanceof SocialProviderError)) throw error;
    services.log.info({ err: error.cause, connection: key }, 'a logout token was rejected');
    throw refuse(error);
  });
  const { jti, sub, sid, expiresAt } = claims;
  const isFirst = await end(context, connection, {
    message: { id: jti, expiresAt },
    of: { connectionKey: connection.key, subject: sub, sessionIndexes: sid === null ? [] : [sid] },
  });
  if (!isFirst) throw refuse();
}

/** One transaction: a message counts once, and with it the end of its sessions. @returns whether it is the first */
async function end(
  context: AnonymousContext,
  connection: SsoConnection,
  { message, of }: { message: { id: string; expiresAt: Date }; of: EndedAtProvider },
): Promise<boolean> {
  const isFirst = await comingFromProvider(context, async (tx, context) => {
    const { connectionKey } = of;
    const use = { connectionKey, hash: sha256(message.id), expiresAt: message.expiresAt };
    if (!(await useMessage(tx, use))) return false;
    for (const { id, user_id: userId, tenant_id: tenantId } of await findDependentSessions(tx, of)) {
      await endSession(tx, id, context.now);
      await context.audit({
        action: 'user.signed-out',
        tenantId,
        actorId: userId,
        target: { kind: 'session', id },
        details: { by: 'identity-provider', connection: connection.key },
      });
    }
    return true;
  });
  // clients are told that sessions ended
  context.services.wakeJobs();
  return isFirst;
}
