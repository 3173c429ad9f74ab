import { homeTenant } from './inherited-memberships.ts';

/**
 * The roles that a membership gives: its own, and those of the groups it is in. One piece of SQL, so that the session check,
 * tokens and lists can never disagree about it. Whoever is in by an account above holds what they hold there.
 * @param membership alias of a membership
 * @returns a query with `role_id` and `group_id`, which is null for a role of one's own; a role may come twice
 */
export function rolesHeldBy(membership: string): string {
  return `
    select own.role_id, null::uuid as group_id
    from membership_roles own
    where own.tenant_id = ${homeTenant(membership)} and own.user_id = ${membership}.user_id
    union all
    select given.role_id, given.group_id
    from group_members belongs
    join group_roles given on given.group_id = belongs.group_id
    where belongs.tenant_id = ${homeTenant(membership)} and belongs.user_id = ${membership}.user_id
      and not exists (select from group_settings off where off.tenant_id = belongs.tenant_id and not (off.enabled and off.roles_enabled))`;
}
