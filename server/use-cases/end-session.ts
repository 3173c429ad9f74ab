/** Sign-out: the session, its refresh families and its cookies end; other devices stay. */
import { audit } from '#server/db/queries/audits.ts';
import { findImpersonator } from '#server/db/queries/impersonations.ts';
import { endSession } from '#server/db/queries/sessions.ts';
import type { RequestFacts, Services } from '#server/services.ts';

export async function signOut(
  services: Services,
  session: { id: string; userId: string; tenantId: string },
  facts: RequestFacts,
): Promise<void> {
  const now = services.clock();
  await services.db.acrossTenants('a session may span the tenants of its person', async (tx) => {
    if (!(await endSession(tx, session.id, now))) return;
    const impersonator = await findImpersonator(tx, session.id);
    await audit(tx, { ...facts, ...(impersonator && { impersonator }) }, now, {
      action: impersonator ? 'impersonation.ended' : 'user.signed-out',
      tenantId: session.tenantId,
      actorId: session.userId,
      target: { kind: 'session', id: session.id },
    });
  });
}
