/**
 * What a directory may do, whoever holds its token may do. So a token is made, and a removal approved, only by a user who
 * may do the same by hand.
 */
import { hasUserAbove, listRolesOfDirectory } from '#server/db/queries/scim/rights.ts';
import type { Directory } from '#server/db/queries/scim/users.ts';
import { refusalToAssign } from '#server/domain/roles/role-rules.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { TransactionContext } from '#server/context.ts';

/** Before a token or a secret is shown. @throws Refusal `scim-groups-above-own` */
export async function refuseGroupsAboveOwn({ tx, caller }: TransactionContext, directory: Directory): Promise<void> {
  const roles = await listRolesOfDirectory(tx, directory);
  const above = roles.find((role) => refusalToAssign(caller, role));
  if (above) throw new Refusal('scim-groups-above-own', { context: { role: above.key } });
}

/**
 * Before users of a connection lose their access.
 * @param ids resources; all of the connection if `null`
 * @throws Refusal `person-above-own`
 */
export async function refuseUsersAboveOwn(
  { tx, caller }: TransactionContext,
  directory: Directory,
  ids: readonly string[] | null,
): Promise<void> {
  if (caller.superUser) return;
  if (await hasUserAbove(tx, directory, { level: caller.level, ids })) throw new Refusal('person-above-own');
}
