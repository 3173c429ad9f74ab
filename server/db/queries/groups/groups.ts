/** Groups of one tenant. All queries run in that tenant's scope. */
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';
import type { RoleRow } from '#server/db/queries/core/memberships.ts';

export type GroupRow = Selectable<Tables['groups']>;
export type GroupSettings = Pick<Selectable<Tables['group_settings']>, 'enabled' | 'roles_enabled'>;

export interface CountedGroup extends GroupRow {
  roles_count: number;
  users_count: number;
}

export interface GroupQuery {
  ids?: string[];
  search?: string | undefined;
  sortBy?: 'name' | 'createdAt' | 'usersCount';
  direction?: 'asc' | 'desc';
  limit?: number;
  /** Page number. */
  page?: number;
}

const rolesCount = sql<number>`(select count(*) from group_roles gr where gr.group_id = groups.id)`;
const usersCount = sql<number>`(select count(*) from group_members gm where gm.group_id = groups.id)`;
const orders = { name: sql`lower(groups.name)`, createdAt: sql`groups.created_at`, usersCount };

function matching(tx: Tx, tenantId: string, { ids, search }: GroupQuery) {
  let query = tx.selectFrom('groups').where('groups.tenant_id', '=', tenantId);
  if (ids) query = query.where('groups.id', 'in', ids);
  if (search) {
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where((where) =>
      where.or([where('groups.name', 'ilike', pattern), where('groups.description', 'ilike', pattern)]),
    );
  }
  return query;
}

export async function listGroups(tx: Tx, tenantId: string, wanted: GroupQuery = {}): Promise<CountedGroup[]> {
  if (wanted.ids?.length === 0) return [];
  let query = matching(tx, tenantId, wanted)
    .selectAll('groups')
    .select([rolesCount.as('roles_count'), usersCount.as('users_count')])
    .orderBy(orders[wanted.sortBy ?? 'name'], wanted.direction ?? 'asc')
    .orderBy('groups.id');
  if (wanted.limit !== undefined) query = query.limit(wanted.limit).offset(wanted.limit * (wanted.page ?? 0));
  return await query.execute();
}

export async function countGroups(tx: Tx, tenantId: string, wanted: GroupQuery): Promise<number> {
  return (
    await matching(tx, tenantId, wanted)
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow()
  ).total;
}

export async function findGroup(tx: Tx, tenantId: string, groupId: string): Promise<GroupRow | undefined> {
  return await tx
    .selectFrom('groups')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', groupId)
    .executeTakeFirst();
}

/** Whether another locally managed group has the name, case-insensitively. */
export async function isGroupNameTaken(tx: Tx, tenantId: string, name: string, besides?: string): Promise<boolean> {
  let query = tx
    .selectFrom('groups')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('managed_by', '=', 'here')
    .where(sql`lower(name)`, '=', sql`lower(${name})`);
  if (besides) query = query.where('id', '!=', besides);
  return (await query.executeTakeFirst()) !== undefined;
}

export async function insertGroup(tx: Tx, group: Insertable<Tables['groups']>): Promise<void> {
  await tx.insertInto('groups').values(group).execute();
}

export async function updateGroup(tx: Tx, groupId: string, changes: Updateable<Tables['groups']>): Promise<void> {
  await tx.updateTable('groups').set(changes).where('id', '=', groupId).execute();
}

export async function deleteGroup(tx: Tx, groupId: string): Promise<void> {
  await tx.deleteFrom('groups').where('id', '=', groupId).execute();
}

export async function listGroupRoles(tx: Tx, groupIds: string[]): Promise<(RoleRow & { group_id: string })[]> {
  if (groupIds.length === 0) return [];
  return await tx
    .selectFrom('group_roles')
    .innerJoin('roles', 'roles.id', 'group_roles.role_id')
    .selectAll('roles')
    .select('group_roles.group_id')
    .where('group_roles.group_id', 'in', groupIds)
    .orderBy('roles.level')
    .orderBy('roles.key')
    .execute();
}

/** Roles that any group of the tenant gives. */
export async function listRolesOfAllGroups(tx: Tx, tenantId: string): Promise<RoleRow[]> {
  return await tx
    .selectFrom('roles')
    .selectAll()
    .where('id', 'in', (select) => select.selectFrom('group_roles').select('role_id').where('tenant_id', '=', tenantId))
    .execute();
}

export interface GroupMemberRow {
  group_id: string;
  id: string;
  email: string;
  name: string;
  picture_url: string | null;
  verified: boolean;
  state: 'active' | 'invited' | 'disabled';
  joined: boolean;
  created_at: Date;
}

export async function listGroupMembers(tx: Tx, groupIds: string[]): Promise<GroupMemberRow[]> {
  if (groupIds.length === 0) return [];
  return await tx
    .selectFrom('group_members as g')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.tenant_id', '=', 'g.tenant_id').onRef('m.user_id', '=', 'g.user_id'),
    )
    .innerJoin('people_of_tenants as member', (join) =>
      join.onRef('member.tenant_id', '=', 'g.tenant_id').onRef('member.id', '=', 'g.user_id'),
    )
    .innerJoin('users as u', 'u.id', 'g.user_id')
    .select(['g.group_id', 'u.id', 'u.verified', 'm.state', 'm.joined', 'm.created_at'])
    .select(['member.name', 'member.email', 'member.picture_url'])
    .where('g.group_id', 'in', groupIds)
    .orderBy('m.person_name')
    .orderBy('u.id')
    .execute();
}

/** The given users who are members of the tenant. */
export async function listTeamAmong(
  tx: Tx,
  tenantId: string,
  userIds: string[],
): Promise<{ id: string; email: string; name: string; joined: boolean; super_user: boolean }[]> {
  if (userIds.length === 0) return [];
  return await tx
    .selectFrom('memberships as m')
    .innerJoin('people_of_tenants as member', (join) =>
      join.onRef('member.tenant_id', '=', 'm.tenant_id').onRef('member.id', '=', 'm.user_id'),
    )
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'member.email', 'member.name', 'u.super_user', 'm.joined'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.user_id', 'in', userIds)
    .execute();
}

export async function addGroupRoles(tx: Tx, tenantId: string, groupId: string, roleIds: string[]): Promise<void> {
  if (roleIds.length === 0) return;
  const rows = roleIds.map((roleId) => ({ tenant_id: tenantId, group_id: groupId, role_id: roleId }));
  await tx
    .insertInto('group_roles')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeGroupRoles(tx: Tx, groupId: string, roleIds: string[]): Promise<void> {
  await tx.deleteFrom('group_roles').where('group_id', '=', groupId).where('role_id', 'in', roleIds).execute();
}

/** @returns the users who were added */
export async function addGroupMembers(tx: Tx, tenantId: string, groupId: string, userIds: string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const rows = userIds.map((userId) => ({ tenant_id: tenantId, group_id: groupId, user_id: userId }));
  const added = await tx
    .insertInto('group_members')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return added.map((row) => row.user_id);
}

/** @returns the users who were removed */
export async function removeGroupMembers(tx: Tx, groupId: string, userIds: string[]): Promise<string[]> {
  const removed = await tx
    .deleteFrom('group_members')
    .where('group_id', '=', groupId)
    .where('user_id', 'in', userIds)
    .returning('user_id')
    .execute();
  return removed.map((row) => row.user_id);
}

export async function listGroupsOf(
  tx: Tx,
  tenantId: string,
  userIds: string[],
): Promise<{ user_id: string; id: string; name: string; color: string | null }[]> {
  if (userIds.length === 0) return [];
  return await tx
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select(['group_members.user_id', 'groups.id', 'groups.name', 'groups.color'])
    .where('group_members.tenant_id', '=', tenantId)
    .where('group_members.user_id', 'in', userIds)
    .orderBy(sql`lower(groups.name)`)
    .execute();
}

/** Groups are enabled, and give their roles, unless a tenant changes that. */
export async function findGroupSettings(tx: Tx, tenantId: string): Promise<GroupSettings> {
  const row = await tx
    .selectFrom('group_settings')
    .select(['enabled', 'roles_enabled'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row ?? { enabled: true, roles_enabled: true };
}

export async function saveGroupSettings(tx: Tx, tenantId: string, settings: GroupSettings, at: Date): Promise<void> {
  await tx
    .insertInto('group_settings')
    .values({ tenant_id: tenantId, ...settings, updated_at: at })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ ...settings, updated_at: at }))
    .execute();
}
