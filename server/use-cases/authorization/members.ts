/** Members of the caller's tenant, and whether the caller may manage them. */
import { findMember, type MemberRow } from '#server/db/queries/core/members.ts';
import { listHeldRoles, type HeldRole } from '#server/db/queries/core/memberships.ts';
import { checkCanManage } from '#server/domain/users/team.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { TransactionContext } from '#server/context.ts';

/** @throws Refusal `user-not-found` */
export async function findMemberOrRefuse({ tx, caller }: TransactionContext, userId: string): Promise<MemberRow> {
  return await findOrRefuse(userId, (id) => findMember(tx, caller.tenantId, id), 'user-not-found');
}

/**
 * Checks that the member does not rank above the caller.
 * @param onSelf whether callers may do this to themselves
 * @returns the roles that the member has in the tenant, those of groups included
 * @throws Refusal `not-yourself`, `person-above-own`
 */
export async function requireManageable(
  { tx, caller }: TransactionContext,
  member: Pick<MemberRow, 'id' | 'super_user'>,
  onSelf: 'allowed' | 'refused',
): Promise<HeldRole[]> {
  const roles = (await listHeldRoles(tx, [member.id])).filter((role) => role.held_in === caller.tenantId);
  const levels = roles.map((role) => role.level);
  const refused = checkCanManage(caller, { userId: member.id, superUser: member.super_user, levels }, onSelf);
  if (refused) throw new Refusal(refused);
  return roles;
}
