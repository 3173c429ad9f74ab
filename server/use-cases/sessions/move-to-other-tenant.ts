/** Moves a session whose tenant was deleted, or is no longer accessible, to another tenant of the user. */
import { listTenantsOfUser } from '#server/db/queries/core/memberships.ts';
import { endSurplusSessionsIn } from '#server/db/queries/sessions/session-policies.ts';
import { findUserOfSession, setSessionTenant } from '#server/db/queries/sessions/sessions.ts';
import { loadTokenSubject, type TokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import type { CallOrigin } from '#server/db/queries/core/address-rules.ts';
import { recordEmergencyAccess } from './emergency-access.ts';
import type { AnonymousContext } from '#server/context.ts';

/**
 * @returns `undefined` if no tenant is left
 */
export async function moveToOtherTenant(
  context: AnonymousContext,
  { sessionId, clientId, origin }: { sessionId: string; clientId: string; origin: CallOrigin },
): Promise<TokenSubject | undefined> {
  const { now } = context;
  const tenantId = await context.acrossTenants(
    'the session moves to another tenant of its user',
    async (tx, context) => {
      const userId = await findUserOfSession(tx, sessionId);
      const [next] = userId ? await listTenantsOfUser(tx, userId, now) : [];
      if (!userId || !next) return undefined;
      await setSessionTenant(tx, sessionId, next.id);
      await endSurplusSessionsIn(tx, { userId, kept: sessionId }, now, context.requestMetadata);
      return next.id;
    },
  );
  if (tenantId === undefined) return undefined;
  const subject = await loadTokenSubject(context.services.db, { sessionId, tenantId, clientId, origin }, now);
  if (subject) await recordEmergencyAccess(context, subject);
  return subject;
}
