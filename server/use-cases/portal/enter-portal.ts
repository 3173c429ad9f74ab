/**
 * Opens the hosted portal from a page of another site, where the session cookie was blocked as third-party: the page
 * holds a bearer token and gets a one-time ticket, which the portal's own tab exchanges for a session limited to the
 * portal.
 */
import { findEntry } from '#server/db/queries/core/tenant-demands.ts';
import { insertPortalTicket, consumePortalTicket } from '#server/db/queries/portal/portal-tickets.ts';
import { insertRefreshFamily } from '#server/db/queries/sessions/refresh-families.ts';
import { insertChildSession } from '#server/db/queries/sessions/child-session.ts';
import { findLiveSessionIn } from '#server/db/queries/sessions/sessions.ts';
import { hour, later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, randomToken, sha256 } from '#server/lib/secrets.ts';
import { timeOfUse, type AnonymousContext, type CallContext } from '#server/context.ts';
import { enforceTenantPolicies } from '#server/tokens/enforce-tenant-policies.ts';
import { newRefreshToken } from '#server/tokens/refresh-tokens.ts';
import { requireRecentSignIn } from '#server/use-cases/verification/require-recent-sign-in.ts';

/**
 * Maximum lifetime of a portal-only session in milliseconds; it ends earlier after an hour without use (`childIdle`).
 */
const childLifetime = 8 * hour;

/**
 * @param origin of the requesting page, which has to belong to the client of the token, so that a leaked token gets no
 *   ticket elsewhere
 * @returns a URL with the ticket in its fragment, which appears in neither server logs nor referrers
 * @throws Refusal `origin-not-allowed`, `reauthentication-required`
 */
export async function issuePortalTicket(context: CallContext, origin: string | undefined): Promise<string> {
  const { services, caller, now } = context;
  const client = services.environment.clients.get(caller.clientId);
  if (origin === undefined || !client?.origins.includes(origin)) throw new Refusal('origin-not-allowed');
  await requireRecentSignIn(context, caller);
  const ticket = randomToken(services.random);
  await context.asUser(context.caller.userId, (tx) =>
    insertPortalTicket(tx, {
      hash: sha256(ticket),
      sessionId: caller.sessionId,
      expiresAt: later(now, services.config.lifetimes.portalTicket * second),
    }),
  );
  return `${services.config.baseUrl}/oauth/portal/enter#ticket=${ticket}`;
}

/**
 * Opens the portal session: for the portal's own client, listed among the user's sessions, without SSO, and never
 * longer than the session that requested it.
 * @returns the value of its cookie
 * @throws Refusal `link-invalid` for a ticket that is unknown, used or expired, or whose session has ended
 * @throws Refusal `ip-address-refused`, `country-refused`, `step-up-required`: the ticket remains valid
 */
export async function enterPortal(
  context: AnonymousContext,
  ticket: string,
): Promise<{ refreshToken: string; expiresAt: Date }> {
  const { requestMetadata, now } = context;
  const {
    random,
    config,
    environment: { ownClientId },
  } = context.services;
  const sessionId = randomId(random);
  const refresh = newRefreshToken(random);
  const expiresAt = await context.acrossTenants('a ticket is known before its tenant is', async (tx, context) => {
    const parentId = await consumePortalTicket(tx, sha256(ticket), timeOfUse(context));
    const parent =
      parentId && (await findLiveSessionIn(tx, parentId, now, later(now, -config.lifetimes.sessionIdle * second)));
    if (!parent) throw new Refusal('link-invalid');
    const { user_id: userId, tenant_id: tenantId } = parent;
    const entry = await findEntry(tx, { sessionId: parent.id, tenantId, origin: requestMetadata }, now);
    enforceTenantPolicies(entry, { userId, tenantId, ip: requestMetadata.ip, country: requestMetadata.country });
    const expires = await insertChildSession(tx, {
      id: sessionId,
      parentId: parent.id,
      clientId: ownClientId,
      at: now,
      expiresAt: later(now, childLifetime),
      parentIdle: config.lifetimes.sessionIdle,
      requestMetadata,
    });
    await insertRefreshFamily(tx, {
      id: refresh.familyId,
      sessionId,
      clientId: ownClientId,
      kind: 'cookie',
      scope: null,
      hash: sha256(refresh.token),
      at: now,
    });
    await context.audit({
      action: 'session.portal-entered',
      tenantId,
      actorId: userId,
      target: { kind: 'session', id: sessionId },
    });
    return expires;
  });
  return { refreshToken: refresh.token, expiresAt };
}
