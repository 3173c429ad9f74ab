/** Sign-out: the session, its refresh families and its cookies end; other devices stay. */
import { audit } from '#server/db/queries/core/audits.ts';
import { findImpersonator } from '#server/db/queries/impersonation/impersonations.ts';
import { endSession } from '#server/db/queries/sessions/sessions.ts';
import type { Services } from '#server/services.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';

export async function signOut(
  services: Services,
  session: { id: string; userId: string; tenantId: string },
  requestMetadata: RequestMetadata,
): Promise<void> {
  const now = services.clock();
  await services.db.acrossTenants('a session may span the tenants of its person', async (tx) => {
    if (!(await endSession(tx, session.id, now))) return;
    const impersonator = await findImpersonator(tx, session.id);
    await audit(tx, { ...requestMetadata, ...(impersonator && { impersonator }) }, now, {
      action: impersonator ? 'impersonation.ended' : 'user.signed-out',
      tenantId: session.tenantId,
      actorId: session.userId,
      target: { kind: 'session', id: session.id },
    });
  });
}
