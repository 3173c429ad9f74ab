/** Roles that mapped groups of an SSO connection give. In the tenant's scope or the system's. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export interface GroupRoleGrant {
  tenantId: string;
  userId: string;
  connectionId: string;
}

export interface MemberRoles {
  /** All roles of the membership, by key. */
  held: { id: string; key: string }[];
  /** IDs of those that the connection gave. */
  given: string[];
}

export async function readMemberRoles(
  tx: Tx,
  { tenantId, userId, connectionId }: GroupRoleGrant,
): Promise<MemberRoles> {
  const held = await tx
    .selectFrom('membership_roles')
    .innerJoin('roles', 'roles.id', 'membership_roles.role_id')
    .select(['roles.id', 'roles.key'])
    .where('membership_roles.tenant_id', '=', tenantId)
    .where('membership_roles.user_id', '=', userId)
    .orderBy('roles.key')
    .execute();
  const given = await tx
    .selectFrom('sso_member_roles')
    .select('role_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('connection_id', '=', connectionId)
    .execute();
  return { held, given: given.map((row) => row.role_id) };
}

/** Adds roles to a membership, and notes that the connection gave them. */
export async function addGroupRoles(tx: Tx, grant: GroupRoleGrant, roleIds: readonly string[]): Promise<void> {
  const { tenantId, userId, connectionId } = grant;
  if (roleIds.length === 0) return;
  await sql`
    with wanted as (
      select r.id from roles r where r.id = any(${roleIds}::uuid[]) and (r.tenant_id = ${tenantId} or r.tenant_id is null)
    ), added as (
      insert into membership_roles (tenant_id, user_id, role_id)
      select ${tenantId}, ${userId}, id from wanted on conflict do nothing returning role_id
    )
    insert into sso_member_roles (tenant_id, user_id, connection_id, role_id)
    select ${tenantId}, ${userId}, ${connectionId}, role_id from added on conflict do nothing`.execute(tx);
}

/** Takes all roles that a connection gave, from everybody. @returns from how many */
export async function revokeRolesOfConnection(tx: Tx, tenantId: string, connectionId: string): Promise<number> {
  const { rows } = await sql<{ user_id: string }>`
    with taken as (
      delete from sso_member_roles where tenant_id = ${tenantId} and connection_id = ${connectionId}
      returning user_id, role_id
    ), gone as (
      delete from membership_roles m using taken
      where m.tenant_id = ${tenantId} and m.user_id = taken.user_id and m.role_id = taken.role_id
    )
    select distinct user_id from taken`.execute(tx);
  return rows.length;
}

/** Takes roles that the connection gave. */
export async function revokeGroupRoles(tx: Tx, grant: GroupRoleGrant, roleIds: readonly string[]): Promise<void> {
  const { tenantId, userId, connectionId } = grant;
  if (roleIds.length === 0) return;
  await sql`
    with taken as (
      delete from sso_member_roles
      where tenant_id = ${tenantId} and user_id = ${userId} and connection_id = ${connectionId}
        and role_id = any(${roleIds}::uuid[])
      returning role_id
    )
    delete from membership_roles
    where tenant_id = ${tenantId} and user_id = ${userId} and role_id in (select role_id from taken)`.execute(tx);
}
