import { homeTenant } from './inherited-memberships.ts';

/**
 * SQL of the roles of a membership: its own, and those of its groups. Shared, so that the session check, tokens and
 * lists always agree. An inherited membership has the roles of its source.
 * @param membership alias of a membership
 * @returns a query with `role_id` and `group_id`, which is null for a direct role; a role may occur twice
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
