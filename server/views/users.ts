/** Users, roles and tenants in the API's format. */
import { managedHere, type Permission, type Role, type Tenant, type User } from '#shared/contract/entities.ts';
import type { Read } from '#server/db/prepared-statement.ts';
import { asInvited } from '#server/db/queries/core/invited-user.ts';
import type { RoleRow } from '#server/db/queries/core/memberships.ts';
import type { TenantRow } from '#server/db/queries/core/tenant-row.ts';
import {
  loadUserDetails,
  type MembershipDetail,
  type UserDetails,
  type PermissionRow,
} from '#server/db/queries/core/user-details.ts';
import type { ShownUserRow } from '#server/db/queries/core/users.ts';
import { readSettings } from '#server/domain/organization/account-settings.ts';
import type { Services } from '#server/services.ts';
import { lockoutSubjects } from '#server/limits/lockout-subject.ts';

interface Known extends UserDetails {
  vendorId: string;
}

/**
 * Describes users as seen from one tenant, or each from one of their own. The scope of `read` determines what is
 * returned: within a tenant's scope, other tenants of a user are not disclosed.
 */
export async function describePeople<P extends ShownUserRow>(
  services: Services,
  read: Read,
  users: P[],
  tenantId: string | ((user: P) => string),
): Promise<User[]> {
  if (users.length === 0) return [];
  const details = await loadUserDetails(read, {
    userIds: users.map((user) => user.id),
    subjects: users.flatMap((user) => lockoutSubjects(services, user)),
    now: services.clock(),
  });
  return users.map((user) =>
    describeUser(services, details, user, typeof tenantId === 'string' ? tenantId : tenantId(user)),
  );
}

/** @param details may include data of other users */
export function describeUser(services: Services, details: UserDetails, row: ShownUserRow, tenantId: string): User {
  const known: Known = { ...details, vendorId: services.environment.vendorId };
  const memberships = known.memberships.filter((membership) => membership.user_id === row.id);
  const here = memberships.find((membership) => membership.tenant_id === tenantId);
  const isInvited = here?.joined === false;
  const user = isInvited ? asInvited(row, here) : row;
  const held = known.held.filter((role) => role.held_by === user.id);
  const lockedUntil = isInvited ? undefined : endOfLockout(services, known, user);
  const roles = (tenant: string) =>
    eachOnce(held.filter((role) => role.held_in === tenant)).map((role) => describeRole(role, known));
  return {
    id: user.id,
    sub: user.id,
    email: user.email,
    ...(user.username !== null && { username: user.username }),
    name: user.name,
    ...(user.title !== null && { title: user.title }),
    ...(user.phone_number !== null && { phoneNumber: user.phone_number }),
    ...(user.picture_url !== null && { profileImage: user.picture_url }),
    profilePictureUrl: user.picture_url,
    verified: user.verified,
    mfaEnrolled: !isInvited && known.enrolled.has(user.id),
    provider: user.provider,
    tenantId,
    tenantIds: memberships
      .filter((membership) => isActiveAt(membership, services.clock()))
      .map((membership) => membership.tenant_id),
    tenants: memberships.map((membership) => ({ tenantId: membership.tenant_id, roles: roles(membership.tenant_id) })),
    activatedForTenant: here?.state === 'active' && user.verified,
    isLocked: lockedUntil !== undefined,
    ...(lockedUntil && { lockedUntil: lockedUntil.toISOString() }),
    isDisabled: here?.state === 'disabled',
    ...(here?.expires_at && { temporaryExpirationDate: here.expires_at.toISOString() }),
    managedBy: here?.managed_by === 'scim2' ? 'scim2' : managedHere,
    ...(user.super_user && { superUser: true }),
    metadata: JSON.stringify(user.metadata),
    createdAt: user.created_at.toISOString(),
    ...(user.last_login_at && { lastLogin: user.last_login_at.toISOString() }),
    roles: roles(tenantId),
    permissions: permissionsOf(eachOnce(held.filter((role) => role.held_in === tenantId)), known.permissions),
  };
}

/** The later one, where sign-in by email address and by user name are locked. */
function endOfLockout(services: Services, { locked }: UserDetails, user: ShownUserRow): Date | undefined {
  const ends = lockoutSubjects(services, user).flatMap((subject) => locked.get(subject) ?? []);
  return ends.toSorted((one, other) => other.getTime() - one.getTime())[0];
}

function isActiveAt({ state, expires_at: end }: MembershipDetail, now: Date): boolean {
  return state === 'active' && (end === null || end > now);
}

/** Deduplicates roles held both directly and through groups. */
function eachOnce<R extends { id: string }>(roles: R[]): R[] {
  return [...new Map(roles.map((role) => [role.id, role])).values()];
}

export function describeRole(role: RoleRow, { permissions, vendorId }: Pick<Known, 'permissions' | 'vendorId'>): Role {
  return {
    id: role.id,
    key: role.key,
    name: role.name,
    description: role.description,
    isDefault: role.is_default,
    firstUserRole: role.is_first_user,
    level: role.level,
    permissions: permissions
      .filter((permission) => role.permission_keys.includes(permission.key))
      .map((permission) => permission.id),
    ...(role.tenant_id !== null && { tenantId: role.tenant_id }),
    vendorId,
    createdAt: role.created_at.toISOString(),
    updatedAt: role.updated_at.toISOString(),
  };
}

function permissionsOf(held: RoleRow[], permissions: PermissionRow[]): Permission[] {
  const keys = new Set(held.flatMap((role) => role.permission_keys));
  return permissions
    .filter((permission) => keys.has(permission.key))
    .map((permission) => describePermission(permission, held));
}

/** @param roles candidates that may include it */
export function describePermission(permission: PermissionRow, roles: readonly RoleRow[]): Permission {
  return {
    id: permission.id,
    key: permission.key,
    name: permission.name,
    description: permission.description ?? '',
    categoryId: permission.category,
    fePermission: permission.key.startsWith('fe.'),
    roleIds: roles.filter((role) => role.permission_keys.includes(permission.key)).map((role) => role.id),
    assignmentType: permission.assignment,
    createdAt: permission.created_at.toISOString(),
    updatedAt: permission.updated_at.toISOString(),
  };
}

export function describeTenant(tenant: TenantRow, vendorId: string): Tenant {
  const settings = readSettings(tenant.settings);
  return {
    id: tenant.id,
    tenantId: tenant.id,
    name: tenant.name,
    vendorId,
    deletedAt: null,
    metadata: tenant.settings['metadata'] ?? {},
    isReseller: tenant.is_reseller,
    hasCustomLogin: settings.loginUrl !== undefined,
    ...(tenant.alias !== null && { alias: tenant.alias }),
    createdAt: tenant.created_at.toISOString(),
    updatedAt: tenant.updated_at.toISOString(),
    ...settings,
  };
}
