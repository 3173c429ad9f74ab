/** Groups as a directory keeps them. For the tenant's scope. Their members are rows, so that concurrent changes lose nothing. */
import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';
import { isVisible } from './visible-users.ts';
import type { Directory, ResourceQuery } from './users.ts';

export interface ScimGroupRow extends Selectable<Tables['scim_groups']> {
  name: string;
}

/** A group as admins see it. */
export interface MappedGroupRow {
  id: string;
  name: string;
  users: number;
  roles: { id: string; name: string }[];
}

/** A user of the directory who is in a group. */
export interface ScimMemberRow {
  group_id: string;
  /** ID of the resource. */
  id: string;
  display: string;
}

const groupsOf = (tx: Tx, directory: Directory) =>
  tx
    .selectFrom('scim_groups as r')
    .innerJoin('groups as g', 'g.id', 'r.group_id')
    .where('r.tenant_id', '=', directory.tenantId)
    .where('r.connection_id', '=', directory.id);

export async function countScimGroups(tx: Tx, directory: Directory, where?: RawBuilder<boolean>): Promise<number> {
  let query = groupsOf(tx, directory).select((select) => select.fn.countAll<number>().as('count'));
  if (where) query = query.where(where);
  return (await query.executeTakeFirstOrThrow()).count;
}

export async function listScimGroups(tx: Tx, directory: Directory, query: ResourceQuery): Promise<ScimGroupRow[]> {
  return await groupsOf(tx, directory)
    .selectAll('r')
    .select('g.name')
    .where(query.where)
    .orderBy(query.orderBy as RawBuilder<string>)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
}

/** By name, with the roles that admins have given them. @returns all of those that match in `total` */
export async function listMappedGroups(
  tx: Tx,
  directory: Directory,
  { search, offset, limit }: { search?: string | undefined; offset: number; limit: number },
): Promise<{ items: MappedGroupRow[]; total: number }> {
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const where = sql<boolean>`g.name ilike ${pattern}`;
  const items = await groupsOf(tx, directory)
    .where(where)
    .select(['g.id', 'g.name'])
    .select([
      sql<number>`(select count(*) from group_members m where m.tenant_id = g.tenant_id and m.group_id = g.id)`.as(
        'users',
      ),
      sql<MappedGroupRow['roles']>`coalesce((
        select json_agg(json_build_object('id', ro.id, 'name', ro.name) order by ro.name)
        from group_roles gr join roles ro on ro.id = gr.role_id where gr.group_id = g.id), '[]')`.as('roles'),
    ])
    .orderBy(sql`lower(g.name)`)
    .orderBy('g.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { items, total: await countScimGroups(tx, directory, where) };
}

export async function findScimGroup(tx: Tx, directory: Directory, id: string): Promise<ScimGroupRow | undefined> {
  return await groupsOf(tx, directory).selectAll('r').select('g.name').where('r.group_id', '=', id).executeTakeFirst();
}

/** Changes of a group wait for each other. */
export async function lockScimGroup(tx: Tx, directory: Directory, id: string): Promise<ScimGroupRow | undefined> {
  return await groupsOf(tx, directory)
    .selectAll('r')
    .select('g.name')
    .where('r.group_id', '=', id)
    .forUpdate('r')
    .executeTakeFirst();
}

/** Whether another group of a directory of the tenant has the name, in any case. */
export async function isScimGroupNameTaken(tx: Tx, tenantId: string, name: string, except?: string): Promise<boolean> {
  let query = tx
    .selectFrom('groups')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('managed_by', '=', 'scim2')
    .where(sql`lower(name)`, '=', sql`lower(${name})`);
  if (except !== undefined) query = query.where('id', '<>', except);
  return (await query.executeTakeFirst()) !== undefined;
}

/** @returns whether the name was free */
export async function insertScimGroup(
  tx: Tx,
  { name, ...row }: Insertable<Tables['scim_groups']> & { name: string },
): Promise<boolean> {
  const added = await tx
    .insertInto('groups')
    .values({
      id: row.group_id,
      tenant_id: row.tenant_id,
      name,
      color: null,
      description: null,
      metadata: null,
      managed_by: 'scim2',
      created_at: row.created_at,
      updated_at: row.updated_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return false;
  await tx.insertInto('scim_groups').values(row).execute();
  return true;
}

export async function updateScimGroup(
  tx: Tx,
  id: string,
  { name, ...changes }: Updateable<Tables['scim_groups']> & { name: string; updated_at: Date },
): Promise<void> {
  await tx
    .updateTable('scim_groups')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('group_id', '=', id)
    .execute();
  await tx.updateTable('groups').set({ name, updated_at: changes.updated_at }).where('id', '=', id).execute();
}

/**
 * Members are users of the group's own connection. The connection is no condition: with it, and before statistics are
 * collected, PostgreSQL would read all users of the connection for each member.
 */
export async function listScimMembers(tx: Tx, directory: Directory, groupIds: string[]): Promise<ScimMemberRow[]> {
  if (groupIds.length === 0) return [];
  return await tx
    .selectFrom('group_members as m')
    .innerJoin('scim_users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'm.tenant_id').onRef('u.user_id', '=', 'm.user_id'),
    )
    .select(['m.group_id', 'u.id'])
    .select(sql<string>`coalesce(u.attributes ->> 'displayName', u.attributes ->> 'userName')`.as('display'))
    .where('m.tenant_id', '=', directory.tenantId)
    .where('m.group_id', 'in', groupIds)
    .where('m.removal_held', '=', false)
    .where(isVisible('u'))
    .orderBy('u.id')
    .execute();
}

/**
 * How many members each group has, without their rows. Those who are held for deletion count too: it bounds an answer, and
 * need not be exact.
 */
export async function countScimMembers(tx: Tx, directory: Directory, groupIds: string[]): Promise<Map<string, number>> {
  if (groupIds.length === 0) return new Map();
  const { rows } = await sql<{ group_id: string; members: number }>`
    select group_id, count(*)::int as members from group_members
    where tenant_id = ${directory.tenantId} and group_id = any (${groupIds}::uuid[]) group by group_id`.execute(tx);
  return new Map(rows.map((row) => [row.group_id, row.members]));
}

/** IDs of resources to those of accounts; users of another connection are not found. */
export async function accountsOf(tx: Tx, directory: Directory, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; user_id: string }>`
    select id, user_id from scim_users
    where tenant_id = ${directory.tenantId} and connection_id = ${directory.id} and id = any (${ids}::uuid[])
      and held is distinct from 'deletion'`.execute(tx);
  return new Map(rows.map((row) => [row.id, row.user_id]));
}

/** A member of a group whom a change concerned. */
export interface ChangedMember {
  user_id: string;
  /** Only the directory sees the change: the member, whose own removal is held, keeps the roles. */
  held: boolean;
}

/** Adds members, and drops removals that are held. @returns the accounts for which that changed anything */
export async function addScimMembers(
  tx: Tx,
  { tenantId, groupId }: { tenantId: string; groupId: string },
  userIds: string[],
): Promise<ChangedMember[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<ChangedMember>`
    insert into group_members (tenant_id, group_id, user_id)
    select ${tenantId}, ${groupId}::uuid, u from unnest(${userIds}::uuid[]) as u
    on conflict (tenant_id, user_id, group_id) do update set removal_held = false where group_members.removal_held
    returning user_id, xmax <> 0 as held`.execute(tx);
  return rows;
}

/**
 * Removes members. Those whose own removal is held stay, and only the directory no longer sees them: it cannot name one who is
 * held for deletion, and Okta takes users whom it deactivates out of their groups.
 * @param only `null` for all @returns the accounts for which that changed anything
 */
export async function removeScimMembers(
  tx: Tx,
  { tenantId, groupId }: { tenantId: string; groupId: string },
  { only, except = [] }: { only: string[] | null; except?: string[] },
): Promise<ChangedMember[]> {
  const chosen = sql`m.tenant_id = ${tenantId} and m.group_id = ${groupId} and not m.removal_held
    and (${only}::uuid[] is null or m.user_id = any (${only}::uuid[])) and not (m.user_id = any (${except}::uuid[]))`;
  const { rows } = await sql<ChangedMember>`
    with kept as (
      update group_members m set removal_held = true from scim_users u
      where ${chosen} and u.tenant_id = m.tenant_id and u.user_id = m.user_id and u.held is not null
      returning m.user_id),
    gone as (
      delete from group_members m
      where ${chosen} and not exists (
        select from scim_users u where u.tenant_id = m.tenant_id and u.user_id = m.user_id and u.held is not null)
      returning m.user_id)
    select user_id, true as held from kept union all select user_id, false from gone`.execute(tx);
  return rows;
}

/** Takes members out of the groups from which their directory removed them while their own removal was held. */
export async function finishHeldRemovals(
  tx: Tx,
  tenantId: string,
  userIds: string[],
): Promise<{ group_id: string; name: string; user_ids: string[] }[]> {
  const { rows } = await sql<{ group_id: string; name: string; user_ids: string[] }>`
    with gone as (
      delete from group_members
      where tenant_id = ${tenantId} and user_id = any (${userIds}::uuid[]) and removal_held returning group_id, user_id)
    select g.id as group_id, g.name, json_agg(gone.user_id) as user_ids
    from gone join groups g on g.id = gone.group_id group by g.id order by g.id`.execute(tx);
  return rows;
}

/** Drops these removals, so that the directory sees the members again. */
export async function dropHeldRemovals(tx: Tx, tenantId: string, userIds: string[]): Promise<void> {
  await sql`
    update group_members set removal_held = false
    where tenant_id = ${tenantId} and user_id = any (${userIds}::uuid[]) and removal_held`.execute(tx);
}

/** Groups get a new version, because the directory sees these users in them, or no longer does. */
export async function renewGroupsOf(tx: Tx, directory: Directory, userIds: string[], at: Date): Promise<void> {
  await sql`
    update scim_groups set version = version + 1, updated_at = ${at}
    where tenant_id = ${directory.tenantId} and connection_id = ${directory.id} and group_id in (
      select group_id from group_members where tenant_id = ${directory.tenantId} and user_id = any (${userIds}::uuid[]))`.execute(
    tx,
  );
}

export async function deleteScimGroup(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('groups').where('id', '=', id).execute();
}

export async function listAllScimGroups(tx: Tx, directory: Directory): Promise<{ id: string; name: string }[]> {
  return await groupsOf(tx, directory).select(['g.id', 'g.name']).orderBy('g.id').execute();
}

/** Deletes the groups of a connection. */
export async function deleteAllScimGroups(tx: Tx, directory: Directory): Promise<void> {
  await sql`
    delete from groups g using scim_groups s
    where s.group_id = g.id and s.tenant_id = ${directory.tenantId} and s.connection_id = ${directory.id}`.execute(tx);
}

/** Leaves the groups of a connection to the tenant. One whose name the tenant has already gets another name. */
export async function releaseGroups(tx: Tx, directory: Directory): Promise<void> {
  await sql`
    update group_members m set removal_held = false from scim_groups s
    where s.tenant_id = ${directory.tenantId} and s.connection_id = ${directory.id}
      and m.tenant_id = s.tenant_id and m.group_id = s.group_id and m.removal_held`.execute(tx);
  await sql`
    update groups g set managed_by = 'here', name = case when exists (
      select from groups own where own.tenant_id = g.tenant_id and own.managed_by = 'here' and lower(own.name) = lower(g.name))
      then left(g.name, 180) || ' (' || left(g.id::text, 8) || ')' else g.name end
    from scim_groups s
    where s.group_id = g.id and s.tenant_id = ${directory.tenantId} and s.connection_id = ${directory.id}`.execute(tx);
}
