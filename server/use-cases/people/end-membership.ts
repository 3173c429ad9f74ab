/** Ends a membership, whether an admin removes the member or the member leaves. */
import type { Tx } from '#server/db/database.ts';
import { deleteMembership, deleteUserWithoutTenants } from '#server/db/queries/core/members.ts';
import { listTenantsOfUser } from '#server/db/queries/core/memberships.ts';
import { endSessionsInTenant, moveSessions } from '#server/db/queries/sessions/sessions.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { notifyTokensRemain } from './notify-tokens-remain.ts';

/**
 * Deletes a membership, and the account with its last one. Must run in the system scope, with the tenant's memberships
 * locked, after `keepOneManager`.
 * @returns whether the account was deleted too
 */
export async function endMembership(
  context: AnonymousTransaction,
  tenantId: string,
  person: { id: string; name: string },
): Promise<boolean> {
  const { tx } = context;
  await deleteMembership(tx, tenantId, person.id);
  const accountDeleted = await deleteUserWithoutTenants(tx, person.id);
  if (!accountDeleted) await moveOrEndSessions(context.services, tx, { tenantId, userId: person.id });
  await notifyTokensRemain(context, { tenantId, person });
  return accountDeleted;
}

/**
 * Moves the sessions to another tenant of the user, or ends them, so that none becomes valid in this tenant again after
 * a new invitation.
 */
async function moveOrEndSessions(
  { clock }: Services,
  tx: Tx,
  from: { tenantId: string; userId: string },
): Promise<void> {
  const now = clock();
  const [next] = await listTenantsOfUser(tx, from.userId, now);
  if (next) await moveSessions(tx, from, next.id);
  await endSessionsInTenant(tx, from, now);
}
