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

/** @returns the accounts that were added */
export async function addScimMembers(
  tx: Tx,
  { tenantId, groupId }: { tenantId: string; groupId: string },
  userIds: string[],
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<{ user_id: string }>`
    insert into group_members (tenant_id, group_id, user_id)
    select ${tenantId}, ${groupId}::uuid, u from unnest(${userIds}::uuid[]) as u
    on conflict do nothing returning user_id`.execute(tx);
  return rows.map((row) => row.user_id);
}

/** @param userIds `null` for all @returns the accounts that were removed */
export async function removeScimMembers(
  tx: Tx,
  { tenantId, groupId }: { tenantId: string; groupId: string },
  { only, except = [] }: { only: string[] | null; except?: string[] },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    delete from group_members
    where tenant_id = ${tenantId} and group_id = ${groupId}
      and (${only}::uuid[] is null or user_id = any (${only}::uuid[])) and not (user_id = any (${except}::uuid[]))
    returning user_id`.execute(tx);
  return rows.map((row) => row.user_id);
}

export async function deleteScimGroup(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('groups').where('id', '=', id).execute();
}

/** Deletes the groups of a connection. @returns how many there were */
export async function deleteAllScimGroups(tx: Tx, directory: Directory): Promise<number> {
  const { rows } = await sql`
    delete from groups g using scim_groups s
    where s.group_id = g.id and s.tenant_id = ${directory.tenantId} and s.connection_id = ${directory.id}
    returning g.id`.execute(tx);
  return rows.length;
}

/** Leaves the groups of a connection to the tenant. One whose name the tenant has already gets another name. */
export async function releaseGroups(tx: Tx, directory: Directory): Promise<void> {
  await sql`
    update groups g set managed_by = 'here', name = case when exists (
      select from groups own where own.tenant_id = g.tenant_id and own.managed_by = 'here' and lower(own.name) = lower(g.name))
      then left(g.name, 180) || ' (' || left(g.id::text, 8) || ')' else g.name end
    from scim_groups s
    where s.group_id = g.id and s.tenant_id = ${directory.tenantId} and s.connection_id = ${directory.id}`.execute(tx);
}
