/** Ends the membership of a user whom a directory removes. */
import { listHeldRoles } from '#server/db/queries/core/memberships.ts';
import { deleteMembership, findMember } from '#server/db/queries/core/members.ts';
import { endSessionsInTenant } from '#server/db/queries/sessions/sessions.ts';
import { renewGroupsOf } from '#server/db/queries/scim/groups.ts';
import { deleteTokensOfUser, type Directory, type ScimUserRow } from '#server/db/queries/scim/users.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { endMembership } from '#server/use-cases/users/end-membership.ts';
import { notifyTokensRemain } from '#server/use-cases/users/notify-tokens-remain.ts';
import { assertNotLastManager } from '#server/use-cases/authorization/guard-rights.ts';

/**
 * Deletes the membership with the resource, and ends sessions and API tokens. The account is deleted with it only if the
 * connection created it and no other tenant has it. Must run in the system scope, with the tenant's memberships locked.
 */
export async function endDirectoryMembership(
  context: AnonymousTransaction,
  { tenantId }: Directory,
  user: Pick<ScimUserRow, 'user_id' | 'owns_account'>,
): Promise<void> {
  const { tx, now } = context;
  const member = await findMember(tx, tenantId, user.user_id);
  if (!member) return;
  await deleteTokensOfUser(tx, { tenantId, userId: member.id });
  if (user.owns_account) {
    await endMembership(context, tenantId, member);
    return;
  }
  await deleteMembership(tx, tenantId, member.id);
  await endSessionsInTenant(tx, { tenantId, userId: member.id }, now);
  await notifyTokensRemain(context, { tenantId, user: member });
}

/** Removes one user whom a directory deletes. @throws Refusal `last-admin` */
export async function removeDirectoryMember(
  context: AnonymousTransaction,
  directory: Directory,
  row: Pick<ScimUserRow, 'user_id' | 'owns_account'>,
): Promise<void> {
  const { tx } = context;
  const { tenantId } = directory;
  await assertNotLastManager(tx, tenantId, row.user_id);
  const member = await findMember(tx, tenantId, row.user_id);
  if (!member) return;
  const roles = (await listHeldRoles(tx, [member.id])).filter((role) => role.held_in === tenantId);
  await renewGroupsOf(tx, directory, [member.id], context.now);
  await endDirectoryMembership(context, directory, row);
  await context.audit({
    action: 'user.removed',
    severity: 'Medium',
    tenantId,
    actorId: null,
    target: { kind: 'user', id: member.id },
    details: { before: { email: member.email, state: member.state, roles: [...new Set(roles.map(({ key }) => key))] } },
  });
}
