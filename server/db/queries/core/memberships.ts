import type { TenantRow } from './tenant-row.ts';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { ManagedBy, Tables } from '#server/db/schema.ts';
import { rolesHeldBy } from './held-roles.ts';
import { isOpen } from './inherited-memberships.ts';

export type RoleRow = Selectable<Tables['roles']>;
export type MembershipRow = Selectable<Tables['memberships']>;
export type MembershipState = MembershipRow['state'];

/** @throws when another tenant has or had its ID or alias */
export async function insertTenant(
  tx: Tx,
  tenant: { id: string; name: string; isReseller?: boolean; alias?: string; signedUp?: boolean; at: Date },
): Promise<void> {
  await tx
    .insertInto('tenants')
    .values({
      id: tenant.id,
      name: tenant.name,
      alias: tenant.alias ?? null,
      is_reseller: tenant.isReseller ?? false,
      signed_up: tenant.signedUp ?? false,
      settings: '{}',
      admin_box: '{}',
      created_at: tenant.at,
      updated_at: tenant.at,
    })
    .execute();
}

/**
 * Adds a membership with its roles. An existing one is not changed. An inherited one becomes a direct one when its user
 * joins, not by an invitation: otherwise the tenant could disable it.
 * @param membership `rolesIfNew`: not added to an existing one
 * @returns whether it is new: exactly one of two concurrent calls creates it
 */
export async function insertMembership(
  tx: Tx,
  membership: {
    tenantId: string;
    userId: string;
    state: MembershipState;
    roleIds: string[];
    invitedBy?: string;
    invitedName?: string | null | undefined;
    expiresAt?: Date | null;
    at: Date;
    rolesIfNew?: boolean;
    managedBy?: ManagedBy;
  },
): Promise<boolean> {
  const { tenantId, userId } = membership;
  const row = await tx
    .insertInto('memberships')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      state: membership.state,
      invited_by: membership.invitedBy ?? null,
      invited_name: membership.invitedName ?? null,
      expires_at: membership.expiresAt ?? null,
      managed_by: membership.managedBy ?? 'here',
      created_at: membership.at,
    })
    .onConflict((conflict) => {
      const known = conflict.columns(['tenant_id', 'user_id']);
      if (membership.state !== 'active') return known.doNothing();
      return known
        .doUpdateSet({ state: 'active', joined: true, inherited_from: null, created_at: membership.at })
        .where('memberships.inherited_from', 'is not', null);
    })
    .returning('user_id')
    .executeTakeFirst();
  const isNew = row !== undefined;
  if (membership.roleIds.length === 0 || (membership.rolesIfNew && !isNew)) return isNew;
  await tx
    .insertInto('membership_roles')
    .values(membership.roleIds.map((roleId) => ({ tenant_id: tenantId, user_id: userId, role_id: roleId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return isNew;
}

/** Finds a direct membership. */
export async function findMembership(tx: Tx, tenantId: string, userId: string): Promise<MembershipRow | undefined> {
  return await tx
    .selectFrom('memberships')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('inherited_from', 'is', null)
    .executeTakeFirst();
}

/** Activates an open invitation; one that was withdrawn or disabled meanwhile stays so. @returns whether it was open */
export async function acceptOpenInvitation(tx: Tx, tenantId: string, userId: string): Promise<boolean> {
  const row = await tx
    .updateTable('memberships')
    .set({ state: 'active' })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('state', '=', 'invited')
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Memberships of users, as far as the transaction's scope allows. */
export async function listMembershipsOf(tx: Tx, userIds: string[]): Promise<MembershipRow[]> {
  if (userIds.length === 0) return [];
  return await tx
    .selectFrom('memberships')
    .selectAll()
    .where('user_id', 'in', userIds)
    .orderBy('created_at')
    .orderBy('tenant_id')
    .execute();
}

export async function touchMembership(tx: Tx, tenantId: string, userId: string, at: Date): Promise<void> {
  await tx
    .updateTable('memberships')
    .set({ last_login_at: at })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
}

export interface TenantOfUser extends TenantRow {
  state: MembershipState;
  last_login_at: Date | null;
}

/** Active tenants of a user at that time, the last used first; inherited ones last. */
export async function listTenantsOfUser(tx: Tx, userId: string, now: Date): Promise<TenantOfUser[]> {
  return await tx
    .selectFrom('memberships')
    .innerJoin('tenants', 'tenants.id', 'memberships.tenant_id')
    .selectAll('tenants')
    .select(['memberships.state', 'memberships.last_login_at'])
    .where('memberships.user_id', '=', userId)
    .where('memberships.state', '=', 'active')
    .where(sql<boolean>`${sql.raw(isOpen('memberships', `'${now.toISOString()}'`))}`)
    .where((where) =>
      where.or([where('memberships.expires_at', 'is', null), where('memberships.expires_at', '>', now)]),
    )
    .orderBy(sql`memberships.inherited_from is not null`)
    .orderBy('memberships.last_login_at', (order) => order.desc().nullsLast())
    .orderBy('tenants.created_at')
    .orderBy('tenants.id')
    .execute();
}

export async function findTenant(tx: Tx, id: string): Promise<TenantRow | undefined> {
  return await tx.selectFrom('tenants').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Protects a tenant from deletion until the transaction ends. Must precede any write, since deletion locks the tenant
 * first. @returns whether it exists
 */
export async function lockTenantShared(tx: Tx, id: string): Promise<boolean> {
  return (
    (await tx.selectFrom('tenants').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !== undefined
  );
}

/** Locks a tenant against other changes until the transaction ends; sign-ins do not wait. */
export async function lockTenantForUpdate(tx: Tx, id: string): Promise<TenantRow | undefined> {
  return await tx.selectFrom('tenants').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function updateTenantAdminBox(
  tx: Tx,
  id: string,
  adminBox: Record<string, unknown>,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('tenants')
    .set({ admin_box: JSON.stringify(adminBox), updated_at: at })
    .where('id', '=', id)
    .execute();
}

export async function findTenantByAlias(tx: Tx, alias: string): Promise<TenantRow | undefined> {
  return await tx.selectFrom('tenants').selectAll().where('alias', '=', alias).executeTakeFirst();
}

export interface HeldRole extends RoleRow {
  held_by: string;
  held_in: string;
  /** The group that gives it; null for a direct role. */
  held_by_group: string | null;
}

/**
 * Roles of users, direct and by groups, as far as the transaction's scope allows. A role from both sources is listed
 * twice.
 */
export async function listHeldRoles(tx: Tx, userIds: string[]): Promise<HeldRole[]> {
  if (userIds.length === 0) return [];
  return await tx
    .selectFrom('memberships as m')
    .innerJoinLateral(
      () =>
        sql<{ role_id: string; group_id: string | null }>`(${sql.raw(rolesHeldBy('m'))})`.as<'held'>(sql.ref('held')),
      (join) => join.onTrue(),
    )
    .innerJoin('roles', 'roles.id', 'held.role_id')
    .selectAll('roles')
    .select(['m.user_id as held_by', 'm.tenant_id as held_in', 'held.group_id as held_by_group'])
    .where('m.user_id', 'in', userIds)
    .orderBy('roles.level')
    .orderBy('roles.key')
    .execute();
}

export async function listPermissions(tx: Tx): Promise<Selectable<Tables['permissions']>[]> {
  return await tx.selectFrom('permissions').selectAll().orderBy('key').execute();
}

/** Roles that a tenant may assign: its own and the vendor's. */
export async function listAssignableRoles(tx: Tx, tenantId: string): Promise<RoleRow[]> {
  return await tx
    .selectFrom('roles')
    .selectAll()
    .where((where) => where.or([where('tenant_id', 'is', null), where('tenant_id', '=', tenantId)]))
    .orderBy('level')
    .orderBy('key')
    .execute();
}
