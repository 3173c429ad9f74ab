/** Roles of a tenant and their holders. All queries run in that tenant's scope. */
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';
import { rolesHeldBy } from '#server/db/queries/core/held-roles.ts';
import type { RoleRow } from '#server/db/queries/core/memberships.ts';

/** A role visible to the tenant: its own, or the vendor's. */
export async function findRole(tx: Tx, tenantId: string, roleId: string): Promise<RoleRow | undefined> {
  return await tx
    .selectFrom('roles')
    .selectAll()
    .where('id', '=', roleId)
    .where((where) => where.or([where('tenant_id', 'is', null), where('tenant_id', '=', tenantId)]))
    .executeTakeFirst();
}

/** Whether a key is taken, by a role of the tenant or of the vendor: tokens identify roles by it. */
export async function isRoleKeyTaken(tx: Tx, tenantId: string, key: string, besides?: string): Promise<boolean> {
  let query = tx
    .selectFrom('roles')
    .select('id')
    .where(sql`lower(key)`, '=', key.toLowerCase())
    .where((where) => where.or([where('tenant_id', 'is', null), where('tenant_id', '=', tenantId)]));
  if (besides) query = query.where('id', '!=', besides);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function insertRole(tx: Tx, role: Insertable<Tables['roles']>): Promise<RoleRow> {
  return await tx.insertInto('roles').values(role).returningAll().executeTakeFirstOrThrow();
}

export async function updateRole(tx: Tx, roleId: string, changes: Updateable<Tables['roles']>): Promise<RoleRow> {
  return await tx.updateTable('roles').set(changes).where('id', '=', roleId).returningAll().executeTakeFirstOrThrow();
}

export async function deleteRole(tx: Tx, roleId: string): Promise<void> {
  await tx.deleteFrom('roles').where('id', '=', roleId).execute();
}

export interface RoleHolderRow {
  id: string;
  name: string;
  email: string;
  picture_url: string | null;
  direct: boolean;
  group_ids: string[];
}

/** Who has a role here, and from which source. */
export async function listRoleHolders(
  tx: Tx,
  tenantId: string,
  roleId: string,
  page: { limit: number; page: number },
): Promise<{ rows: RoleHolderRow[]; total: number }> {
  const holders = tx
    .selectFrom('memberships as m')
    .innerJoinLateral(
      () =>
        sql<{ role_id: string; group_id: string | null }>`(${sql.raw(rolesHeldBy('m'))})`.as<'held'>(sql.ref('held')),
      (join) => join.onTrue(),
    )
    .where('m.tenant_id', '=', tenantId)
    .where('held.role_id', '=', roleId);
  const { total } = await holders.select(sql<number>`count(distinct m.user_id)`.as('total')).executeTakeFirstOrThrow();
  const rows = await holders
    .innerJoin('people_of_tenants as member', (join) =>
      join.onRef('member.tenant_id', '=', 'm.tenant_id').onRef('member.id', '=', 'm.user_id'),
    )
    .select([
      'member.id',
      'member.email',
      'member.name',
      'member.picture_url',
      sql<boolean>`bool_or(held.group_id is null)`.as('direct'),
      sql<string[]>`coalesce(array_agg(held.group_id) filter (where held.group_id is not null), '{}')`.as('group_ids'),
    ])
    .groupBy(['member.id', 'member.email', 'member.name', 'member.picture_url', 'm.tenant_id', 'm.user_id'])
    .orderBy('m.person_name')
    .orderBy('member.id')
    .limit(page.limit)
    .offset(page.limit * page.page)
    .execute();
  return { rows, total };
}

export async function listGroupsWithRole(
  tx: Tx,
  tenantId: string,
  roleId: string,
): Promise<{ id: string; name: string }[]> {
  return await tx
    .selectFrom('group_roles')
    .innerJoin('groups', 'groups.id', 'group_roles.group_id')
    .select(['groups.id', 'groups.name'])
    .where('group_roles.tenant_id', '=', tenantId)
    .where('group_roles.role_id', '=', roleId)
    .orderBy(sql`lower(groups.name)`)
    .execute();
}
