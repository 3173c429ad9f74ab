/**
 * Members whom no directory brought, taken over by one that sends their address: where the connection is set to, and only
 * what the admin who set it could do by hand.
 */
import { findMembership, listHeldRoles } from '#server/db/queries/core/memberships.ts';
import type { UserRow } from '#server/db/queries/core/users.ts';
import { findLinkingAdmin, type AuthenticatedConnection } from '#server/db/queries/scim/connections.ts';
import { setManagedBy } from '#server/db/queries/scim/users.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { rightsStillHeld } from '#server/use-cases/authorization/guard-rights.ts';

/**
 * Takes over a member of the tenant: name, roles, password and account stay theirs; the directory says whether they have
 * access. Asked for addresses of domains that the tenant has proved: there it says whose an address is.
 * @returns whether it did: not for somebody who is above the admin, whom another directory keeps, or who is a member of an
 *   account above
 */
export async function linkMember(
  context: AnonymousTransaction,
  { id, tenantId }: AuthenticatedConnection,
  user: Pick<UserRow, 'id' | 'super_user'>,
): Promise<boolean> {
  const { tx, now } = context;
  const adminId = await findLinkingAdmin(tx, { id, tenantId });
  if (adminId === undefined || user.super_user) return false;
  const membership = await findMembership(tx, tenantId, user.id);
  if (membership?.managed_by !== 'here') return false;
  const rights = await rightsStillHeld(
    tx,
    { tenantId, userId: adminId },
    'fe.secure.write.provisioningConfiguration',
    now,
  );
  if (!rights) return false;
  const roles = (await listHeldRoles(tx, [user.id])).filter((role) => role.held_in === tenantId);
  if (!rights.superUser && roles.some(({ level }) => level < rights.level)) return false;
  await setManagedBy(tx, { tenantId, userId: user.id }, 'scim2');
  return true;
}
