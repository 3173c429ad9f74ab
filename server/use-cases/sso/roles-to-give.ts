import { listAssignableRoles } from '#server/db/queries/core/memberships.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { TransactionContext } from '#server/context.ts';
import { refuseToGive } from '#server/use-cases/authorization/guard-rights.ts';

/**
 * Roles that users of a connection will get. Nobody adds or removes one above their own level: what a connection gives is
 * given in the name of whoever set it up.
 * @returns the IDs without repetitions
 * @throws Refusal `role-not-found`, `role-above-own`, `permission-not-held`
 */
export async function rolesToGive(
  { tx, caller }: TransactionContext,
  { before, wanted }: { before: readonly string[]; wanted: readonly string[] },
): Promise<string[]> {
  // IDs are UUIDs, which the database compares in either case
  const after = [...new Set(wanted.map((id) => id.toLowerCase()))];
  const differing = [...after.filter((id) => !before.includes(id)), ...before.filter((id) => !after.includes(id))];
  if (differing.length === 0) return after;
  const assignable = await listAssignableRoles(tx, caller.tenantId);
  for (const id of differing) {
    const role = assignable.find((candidate) => candidate.id === id);
    if (role) refuseToGive(caller, role);
    else if (after.includes(id))
      throw new Refusal('role-not-found', { context: { roleId: id, fields: [{ field: 'roleIds' }] } });
  }
  return after;
}

/**
 * Whatever decides who gets roles is changed by those alone who could give these roles: to rename a mapped group, or to
 * point a connection at another provider, gives them to other people.
 * @param roleIds those that are given now; roles that no longer exist give nothing
 * @throws Refusal `role-above-own`, `permission-not-held`
 */
export async function requireRightToGive(
  { tx, caller }: TransactionContext,
  roleIds: readonly string[],
): Promise<void> {
  if (roleIds.length === 0) return;
  const assignable = await listAssignableRoles(tx, caller.tenantId);
  for (const role of assignable) if (roleIds.includes(role.id)) refuseToGive(caller, role);
}
