/**
 * Opening the hosted portal from another site's page, where the session cookie was blocked as third-party: the page, which
 * holds a bearer token, gets a one-time ticket, and the portal's own tab turns it into a session of the portal alone.
 */
import { insertPortalTicket, takePortalTicket } from '#server/db/queries/portal/portal-tickets.ts';
import { insertRefreshFamily } from '#server/db/queries/sessions/refresh-families.ts';
import { findLiveSessionIn, insertChildSession } from '#server/db/queries/sessions/sessions.ts';
import { hour, later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, randomToken, sha256 } from '#server/lib/secrets.ts';
import { momentOf, type AnonymousContext, type CallContext } from '#server/context.ts';
import { newRefreshToken } from '#server/tokens/refresh-tokens.ts';
import { requireRecentSignIn } from '#server/use-cases/proofs/require-recent-sign-in.ts';

/** A session of the portal alone at the longest; an hour without use ends it before (`childIdle`). Milliseconds. */
const childLifetime = 8 * hour;

/**
 * @param origin of the page that asks, which has to be one of the client that the token is for: a token that leaked is no ticket elsewhere
 * @returns an address with the ticket in its fragment, which neither servers nor referrers see
 * @throws Refusal `origin-not-allowed`, `reauthentication-required`
 */
export async function issuePortalTicket(context: CallContext, origin: string | undefined): Promise<string> {
  const { services, caller, now } = context;
  const client = services.environment.clients.get(caller.clientId);
  if (origin === undefined || !client?.origins.includes(origin)) throw new Refusal('origin-not-allowed');
  await requireRecentSignIn(context, caller);
  const ticket = randomToken(services.random);
  await context.asPerson(context.caller.userId, (tx) =>
    insertPortalTicket(tx, {
      hash: sha256(ticket),
      sessionId: caller.sessionId,
      expiresAt: later(now, services.config.lifetimes.portalTicket * second),
    }),
  );
  return `${services.config.baseUrl}/oauth/portal/enter#ticket=${ticket}`;
}

/**
 * Opens the session of the portal: for the portal's own client, listed, without SSO, never longer than the session that asked.
 * @returns what its cookie holds
 * @throws Refusal `link-invalid` for a ticket that is unknown, used or too old, or whose session has ended
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
    const parentId = await takePortalTicket(tx, sha256(ticket), momentOf(context));
    const parent =
      parentId && (await findLiveSessionIn(tx, parentId, now, later(now, -config.lifetimes.sessionIdle * second)));
    if (!parent) throw new Refusal('link-invalid');
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
      tenantId: parent.tenant_id,
      actorId: parent.user_id,
      target: { kind: 'session', id: sessionId },
    });
    return expires;
  });
  return { refreshToken: refresh.token, expiresAt };
}
