/** Ends a membership, whether an admin removes the member or the member leaves. */
import { deleteMembership, deleteUserWithoutTenants } from '#server/db/queries/core/members.ts';
import { listTenantsOfUser } from '#server/db/queries/core/memberships.ts';
import { endSurplusSessionsIn } from '#server/db/queries/sessions/session-policies.ts';
import { endSessionsInTenant, moveSessions } from '#server/db/queries/sessions/sessions.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { notifyTokensRemain } from './notify-tokens-remain.ts';

/**
 * Deletes a membership, and the account with its last one. Must run in the system scope, with the tenant's memberships
 * locked, after `assertNotLastManager`.
 * @param kept the session in which a user leaves: it continues elsewhere even where the number of sessions is limited
 * @returns whether the account was deleted too
 */
export async function endMembership(
  context: AnonymousTransaction,
  tenantId: string,
  user: { id: string; name: string },
  kept: string | null = null,
): Promise<boolean> {
  const { tx } = context;
  await deleteMembership(tx, tenantId, user.id);
  const accountDeleted = await deleteUserWithoutTenants(tx, user.id);
  if (!accountDeleted) await moveOrEndSessions(context, { tenantId, userId: user.id }, kept);
  await notifyTokensRemain(context, { tenantId, user });
  return accountDeleted;
}

/**
 * Moves the sessions to another tenant of the user, or ends them, so that none becomes valid in this tenant again after
 * a new invitation.
 */
async function moveOrEndSessions(
  { services, tx, requestMetadata }: AnonymousTransaction,
  from: { tenantId: string; userId: string },
  kept: string | null,
): Promise<void> {
  const now = services.clock();
  const { userId } = from;
  const [next] = await listTenantsOfUser(tx, userId, now);
  if (next) {
    await moveSessions(tx, from, next.id);
    await endSurplusSessionsIn(tx, { userId, kept }, now, requestMetadata);
  }
  await endSessionsInTenant(tx, from, now);
}
