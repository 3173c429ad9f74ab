/** Roles that are given, and users who are reached, through a directory connection. For the tenant's scope, or a wider one. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { rolesHeldBy } from '#server/db/queries/core/held-roles.ts';
import type { RoleRow } from '#server/db/queries/core/memberships.ts';
import type { Directory } from './users.ts';

/** Roles that admins have given to groups of the connection: whoever fills the groups gives them. */
export async function listRolesOfDirectory(tx: Tx, { id, tenantId }: Directory): Promise<RoleRow[]> {
  return await tx
    .selectFrom('roles')
    .selectAll()
    .where('id', 'in', (select) =>
      select
        .selectFrom('group_roles')
        .innerJoin('scim_groups', 'scim_groups.group_id', 'group_roles.group_id')
        .select('group_roles.role_id')
        .where('scim_groups.tenant_id', '=', tenantId)
        .where('scim_groups.connection_id', '=', id),
    )
    .execute();
}

/**
 * Whether a user of the connection holds a role of a higher rank, or is a super user.
 * @param ids resources; all users of the connection if `null`
 */
export async function hasUserAbove(
  tx: Tx,
  { id, tenantId }: Directory,
  { level, ids }: { level: number; ids: readonly string[] | null },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from scim_users s
      join memberships m on m.tenant_id = s.tenant_id and m.user_id = s.user_id
      join users u on u.id = s.user_id
      left join lateral (${sql.raw(rolesHeldBy('m'))}) held on true
      left join roles r on r.id = held.role_id
      where s.tenant_id = ${tenantId} and s.connection_id = ${id}
        and (${ids}::uuid[] is null or s.id = any (${ids}::uuid[]))
        and (u.super_user or r.level < ${level})) as found`.execute(tx);
  return rows[0]!.found;
}
