/**
 * Opening the hosted portal from another site's page, where the session cookie was blocked as third-party: the page, which
 * holds a bearer token, gets a one-time ticket, and the portal's own tab turns it into first-party cookies.
 */
import { audit } from '#server/db/queries/audits.ts';
import { insertPortalTicket, takePortalTicket } from '#server/db/queries/portal-tickets.ts';
import { insertRefreshFamily } from '#server/db/queries/refresh-families.ts';
import { findLiveSessionIn, replaceSsoHash } from '#server/db/queries/sessions.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomToken, sha256 } from '#server/lib/secrets.ts';
import type { Caller, RequestFacts, Services } from '#server/services.ts';
import { newRefreshToken } from '#server/tokens/refresh-tokens.ts';
import type { SessionTokens } from '#server/tokens/session-tokens.ts';

/** @returns an address with the ticket in its fragment, which neither servers nor referrers see */
export async function issuePortalTicket(services: Services, caller: Caller): Promise<string> {
  const ticket = randomToken(services.random);
  await services.db.acrossTenants('a session may span tenants', (tx) =>
    insertPortalTicket(tx, {
      hash: sha256(ticket),
      sessionId: caller.sessionId,
      expiresAt: later(services.clock(), services.config.lifetimes.portalTicket * second),
    }),
  );
  return `${services.config.baseUrl}/oauth/portal/enter#ticket=${ticket}`;
}

/** @throws Refusal `link-invalid` for a ticket that is unknown, used or too old, or whose session has ended */
export async function enterPortal(services: Services, ticket: string, facts: RequestFacts): Promise<SessionTokens> {
  const { random, config } = services;
  const now = services.clock();
  const ssoToken = randomToken(random);
  const refresh = newRefreshToken(random);
  const clientId = await services.db.acrossTenants('a ticket is known before its tenant is', async (tx) => {
    const sessionId = await takePortalTicket(tx, sha256(ticket), now);
    const session = sessionId && (await findLiveSessionIn(tx, sessionId, now, later(now, -config.lifetimes.sessionIdle * second)));
    if (!session) throw new Refusal('link-invalid');
    await replaceSsoHash(tx, session.id, sha256(ssoToken));
    await insertRefreshFamily(tx, { id: refresh.familyId, sessionId: session.id, clientId: session.client_id, kind: 'cookie', scope: null, hash: sha256(refresh.token), at: now });
    await audit(tx, facts, now, { action: 'session.portal-entered', tenantId: session.tenant_id, actorId: session.user_id, target: { kind: 'session', id: session.id } });
    return session.client_id;
  });
  return { clientId, refreshToken: refresh.token, ssoToken, lifetime: config.lifetimes.session * second };
}
