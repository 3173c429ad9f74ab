/** Signs out: ends the session, its refresh token families and its cookies; other devices stay signed in. */
import { findImpersonator } from '#server/db/queries/impersonation/impersonations.ts';
import { endSession } from '#server/db/queries/sessions/sessions.ts';
import { withMetadata, type AnonymousContext } from '#server/context.ts';

export async function signOut(
  context: AnonymousContext,
  session: { id: string; userId: string; tenantId: string },
): Promise<void> {
  const { now } = context;
  await context.asUser(session.userId, async (tx, context) => {
    if (!(await endSession(tx, session.id, now))) return;
    const impersonator = await findImpersonator(tx, session.id);
    const by = impersonator ? withMetadata(context, { ...context.requestMetadata, impersonator }) : context;
    await by.audit({
      action: impersonator ? 'impersonation.ended' : 'user.signed-out',
      tenantId: session.tenantId,
      actorId: session.userId,
      target: { kind: 'session', id: session.id },
    });
  });
}
