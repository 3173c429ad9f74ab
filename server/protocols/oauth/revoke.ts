/** Token revocation (RFC 7009). Revoking either token of a grant revokes both: the grant itself is revoked. */
import { endRefreshFamily } from '#server/db/queries/sessions/refresh-families.ts';
import type { AnonymousContext } from '#server/context.ts';
import type { Services } from '#server/services.ts';
import { lastTokenExpiry } from '#server/tokens/tokens.ts';
import { GrantRefusal } from './oauth-error.ts';
import { claimsOfLiveToken, familyOfToken } from './present-token.ts';

interface Grant {
  id: string;
  clientId: string;
  sessionId: string;
  userId: string;
  tenantId: string;
}

/**
 * An unknown, expired or already revoked token is not an error (section 2.2).
 * @param clientId the caller, as far as it has authenticated
 * @throws GrantRefusal `invalid-grant` for a token of another client
 */
export async function revoke(context: AnonymousContext, token: string, clientId: string): Promise<void> {
  const { services, now } = context;
  const grant = await grantOf(services, token);
  if (!grant) return;
  if (grant.clientId !== clientId) throw new GrantRefusal('invalid-grant');
  await context.asUser(grant.userId, async (tx, context) => {
    await endRefreshFamily(tx, grant.id, now, lastTokenExpiry(services));
    await context.audit({
      action: 'session.grant-revoked',
      tenantId: grant.tenantId,
      actorId: grant.userId,
      target: { kind: 'session', id: grant.sessionId },
      details: { client: clientId },
    });
  });
}

async function grantOf(services: Services, token: string): Promise<Grant | undefined> {
  const live = await claimsOfLiveToken(services, token);
  if (live) {
    const { grantId: id, clientId, sessionId, userId, tenantId } = live.claims;
    return id === undefined ? undefined : { id, clientId, sessionId, userId, tenantId };
  }
  const refresh = await familyOfToken(services, token);
  if (!refresh) return undefined;
  const { id, client_id: clientId, session_id: sessionId, user_id: userId, tenant_id: tenantId } = refresh.family;
  return { id, clientId, sessionId, userId, tenantId };
}
