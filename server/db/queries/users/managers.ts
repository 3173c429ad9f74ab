/**
 * Managers of a tenant: active members with a managing role, direct or by a group. Searched by the few roles that make
 * a manager, not among all members. A membership with an expiry does not count, since it cannot be relied on.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export interface RolePermissions {
  id: string;
  permission_keys: string[];
}

/** Roles that can be held in the tenant, with their permissions. */
export async function listRolePermissions(tx: Tx, tenantId: string): Promise<RolePermissions[]> {
  return await tx
    .selectFrom('roles')
    .select(['id', 'permission_keys'])
    .where((where) => where.or([where('tenant_id', 'is', null), where('tenant_id', '=', tenantId)]))
    .execute();
}

export interface ManagerSearch {
  tenantId: string;
  /** Roles that make a manager. */
  roleIds: readonly string[];
  /** Only this user. */
  only?: string;
  /** Excludes this user. */
  except?: string;
}

export async function hasManager(tx: Tx, search: ManagerSearch): Promise<boolean> {
  if (search.roleIds.length === 0) return false;
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (${ownRole(search)}) or exists (${roleOfGroup(search)}) as found`.execute(tx);
  return rows[0]!.found;
}

export async function countManagers(tx: Tx, search: ManagerSearch): Promise<number> {
  if (search.roleIds.length === 0) return 0;
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (${ownRole(search)} union ${roleOfGroup(search)}) managers`.execute(tx);
  return rows[0]!.count;
}

/** @returns those with an email address, by creation time */
export async function listManagers(
  tx: Tx,
  search: ManagerSearch,
  limit: number,
): Promise<{ id: string; email: string; name: string }[]> {
  if (search.roleIds.length === 0) return [];
  const { rows } = await sql<{ id: string; email: string; name: string }>`
    select member.id, member.email, member.name
    from people_of_tenants member join users u on u.id = member.id
    where member.tenant_id = ${search.tenantId} and member.email <> '' and member.id in (${ownRole(search)} union ${roleOfGroup(search)})
    order by u.created_at, u.id limit ${limit}`.execute(tx);
  return rows;
}

function ownRole(search: ManagerSearch): RawBuilder<unknown> {
  return sql`
    select m.user_id from membership_roles held join memberships m on m.tenant_id = held.tenant_id and m.user_id = held.user_id
    where held.tenant_id = ${search.tenantId} and held.role_id = any (${[...search.roleIds]}::uuid[]) and ${counts(search)}`;
}

function roleOfGroup(search: ManagerSearch): RawBuilder<unknown> {
  return sql`
    select m.user_id from group_roles given
    join group_members belongs on belongs.group_id = given.group_id
    join memberships m on m.tenant_id = belongs.tenant_id and m.user_id = belongs.user_id
    where belongs.tenant_id = ${search.tenantId} and given.role_id = any (${[...search.roleIds]}::uuid[]) and ${counts(search)}
      and not exists (select from group_settings off where off.tenant_id = belongs.tenant_id and not (off.enabled and off.roles_enabled))`;
}

/** Conditions for a membership `m` to count. */
function counts({ only, except }: ManagerSearch): RawBuilder<boolean> {
  return sql<boolean>`m.state = 'active' and m.inherited_from is null and m.expires_at is null
    and (${only ?? null}::uuid is null or m.user_id = ${only ?? null}) and (${except ?? null}::uuid is null or m.user_id <> ${except ?? null})`;
}
