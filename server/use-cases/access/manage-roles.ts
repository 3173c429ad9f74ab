/** Admins make roles of their own. The vendor's roles are configuration; nobody reaches above themselves. */
import type { EventKey } from '#shared/contract/events.ts';
import { roleKeyPattern, roleKeyRule } from '#shared/contract/roles.ts';
import type { Permission, Role } from '#shared/contract/entities.ts';
import { audit } from '#server/db/queries/core/audits.ts';
import type { Tx } from '#server/db/database.ts';
import { lockMemberships } from '#server/db/queries/core/members.ts';
import { listAssignableRoles, listPermissions, type RoleRow } from '#server/db/queries/core/memberships.ts';
import type { PermissionRow } from '#server/db/queries/core/user-details.ts';
import {
  deleteRole,
  findRole,
  insertRole,
  isRoleKeyTaken,
  listGroupsWithRole,
  listRoleHolders,
  updateRole,
} from '#server/db/queries/access/roles.ts';
import { composePermissions } from '#server/domain/access/role-rules.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid, randomId } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/caller.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { describePermission, describeRole } from '#server/views/people.ts';
import { keepManaged, assertUnmodified, refuseToGive, throwRefusal } from '#server/use-cases/rights/guard-rights.ts';

/** What a role ranks below that of an admin, unless said. */
const usualLevel = 100;

export interface NewRole {
  key: string;
  name: string;
  description?: string | null | undefined;
  isDefault: boolean;
  level?: number | undefined;
  permissionIds: string[];
  baseRoleId?: string | null | undefined;
}

/** @throws Refusal `role-key-taken`, `role-above-own`, `permission-not-found`, `permission-not-held`, `permission-not-assignable` */
export async function createRole(
  services: Services,
  caller: Caller,
  wanted: NewRole,
  requestMetadata: RequestMetadata,
): Promise<Role> {
  const now = services.clock();
  return await change(services, caller, async (tx, permissions) => {
    if (await isRoleKeyTaken(tx, caller.tenantId, wanted.key)) throw new Refusal('role-key-taken');
    const level = wanted.level ?? Math.max(usualLevel, caller.superUser ? 0 : caller.level);
    if (!caller.superUser && level < caller.level)
      throw new Refusal('role-above-own', { context: { role: wanted.key } });
    const base = wanted.baseRoleId ? await visibleRole(tx, caller, wanted.baseRoleId) : undefined;
    const chosen = [...keysOf(permissions, wanted.permissionIds), ...(base?.permission_keys ?? [])];
    const row = await insertRole(tx, {
      id: randomId(services.random),
      tenant_id: caller.tenantId,
      key: wanted.key,
      name: wanted.name,
      description: wanted.description || null,
      level,
      is_default: wanted.isDefault,
      is_first_user: false,
      permission_keys: composed(caller, { before: [], chosen, permissions, role: wanted.key }),
      created_at: now,
      updated_at: now,
    });
    await note(services, tx, caller, requestMetadata, { action: 'role.created', row, after: requestMetadataOf(row) });
    return describe(services, row, permissions);
  });
}

export interface RoleChanges {
  key?: string | undefined;
  name?: string | undefined;
  description?: string | null | undefined;
  isDefault?: boolean | undefined;
  level?: number | undefined;
  updatedAt?: string | undefined;
}

/** @throws Refusal `role-not-found`, `role-built-in`, `role-above-own`, `role-key-taken`, `changed-meanwhile` */
export async function changeRole(
  services: Services,
  caller: Caller,
  { roleId, changes }: { roleId: string; changes: RoleChanges },
  requestMetadata: RequestMetadata,
): Promise<Role> {
  return await change(services, caller, async (tx, permissions) => {
    const before = await ownRole(tx, caller, roleId);
    assertUnmodified(before, changes.updatedAt);
    const after = {
      key: changes.key ?? before.key,
      name: changes.name ?? before.name,
      description: changes.description === undefined ? before.description : changes.description || null,
      is_default: changes.isDefault ?? before.is_default,
      level: changes.level ?? before.level,
    };
    if (!caller.superUser && after.level < caller.level)
      throw new Refusal('role-above-own', { context: { role: before.key } });
    if (after.key !== before.key) refuseRoleKey(after.key);
    if (after.key !== before.key && (await isRoleKeyTaken(tx, caller.tenantId, after.key, before.id)))
      throw new Refusal('role-key-taken');
    const row = await updateRole(tx, before.id, { ...after, updated_at: services.clock() });
    await note(services, tx, caller, requestMetadata, {
      action: 'role.changed',
      row,
      before: requestMetadataOf(before),
      after: requestMetadataOf(row),
    });
    return describe(services, row, permissions);
  });
}

/** Keys from before the rule stay until they change. @throws Refusal `invalid-request` */
function refuseRoleKey(key: string): void {
  if (!roleKeyPattern.test(key))
    throw new Refusal('invalid-request', { details: [`key: ${roleKeyRule}`], context: { fields: [{ field: 'key' }] } });
}

/** Whoever has the role loses it; the audit says how many that were. @throws Refusal as `changeRole`, and `last-admin` */
export async function removeRole(
  services: Services,
  caller: Caller,
  roleId: string,
  requestMetadata: RequestMetadata,
): Promise<void> {
  await change(services, caller, async (tx) => {
    const row = await ownRole(tx, caller, roleId);
    const { total } = await listRoleHolders(tx, caller.tenantId, row.id, { limit: 1, page: 0 });
    const groups = await listGroupsWithRole(tx, caller.tenantId, row.id);
    await keepManaged(tx, caller.tenantId, () => deleteRole(tx, row.id));
    const destroyed = { people: total, groups: groups.map((group) => group.name) };
    await note(services, tx, caller, requestMetadata, {
      action: 'role.deleted',
      severity: 'High',
      row,
      before: requestMetadataOf(row),
      destroyed,
    });
  });
}

/** @throws Refusal as `changeRole`, `createRole`, and `last-admin` */
export async function setRolePermissions(
  services: Services,
  caller: Caller,
  { roleId, permissionIds, readAt }: { roleId: string; permissionIds: string[]; readAt?: string | undefined },
  requestMetadata: RequestMetadata,
): Promise<Role> {
  return await change(services, caller, async (tx, permissions) => {
    const before = await ownRole(tx, caller, roleId);
    assertUnmodified(before, readAt);
    const keys = composed(caller, {
      before: before.permission_keys,
      chosen: keysOf(permissions, permissionIds),
      permissions,
      role: before.key,
    });
    return describe(
      services,
      await savePermissions(services, tx, caller, { before, keys, requestMetadata }),
      permissions,
    );
  });
}

/**
 * Attaches a permission to the roles given, and takes it from the tenant's other roles. What the vendor's roles have is not
 * changed, so naming one that lacks it is refused.
 */
export async function setPermissionRoles(
  services: Services,
  caller: Caller,
  { permissionId, roleIds }: { permissionId: string; roleIds: string[] },
  requestMetadata: RequestMetadata,
): Promise<Permission> {
  return await change(services, caller, async (tx, permissions) => {
    const permission = permissions.find((each) => each.id === permissionId);
    if (!permission) throw new Refusal('permission-not-found');
    const roles = await listAssignableRoles(tx, caller.tenantId);
    const unknown = roleIds.find((id) => !roles.some((role) => role.id === id));
    if (unknown !== undefined) throw new Refusal('role-not-found', { context: { roleId: unknown } });
    for (const role of roles)
      await attach(services, tx, caller, {
        role,
        permission,
        wanted: roleIds.includes(role.id),
        permissions,
        requestMetadata,
      });
    return describePermission(permission, await listAssignableRoles(tx, caller.tenantId));
  });
}

interface Attachment {
  role: RoleRow;
  permission: PermissionRow;
  wanted: boolean;
  permissions: PermissionRow[];
  requestMetadata: RequestMetadata;
}

async function attach(
  services: Services,
  tx: Tx,
  caller: Caller,
  { role, permission, wanted, permissions, requestMetadata }: Attachment,
): Promise<void> {
  const has = role.permission_keys.includes(permission.key);
  if (has === wanted || (role.tenant_id === null && !wanted)) return;
  refuseForeign(caller, role);
  const others = role.permission_keys.filter((key) => key !== permission.key);
  const keys = composed(caller, {
    before: role.permission_keys,
    chosen: wanted ? [...others, permission.key] : others,
    permissions,
    role: role.key,
  });
  await savePermissions(services, tx, caller, { before: role, keys, requestMetadata });
}

async function savePermissions(
  services: Services,
  tx: Tx,
  caller: Caller,
  { before, keys, requestMetadata }: { before: RoleRow; keys: string[]; requestMetadata: RequestMetadata },
): Promise<RoleRow> {
  if (sameKeys(before.permission_keys, keys)) return before;
  const row = await keepManaged(tx, caller.tenantId, () =>
    updateRole(tx, before.id, { permission_keys: keys, updated_at: services.clock() }),
  );
  await note(services, tx, caller, requestMetadata, {
    action: 'role.permissions-changed',
    severity: 'Medium',
    row,
    before: { permissions: before.permission_keys },
    after: { permissions: keys },
  });
  return row;
}

async function change<T>(
  services: Services,
  caller: Caller,
  work: (tx: Tx, permissions: PermissionRow[]) => Promise<T>,
): Promise<T> {
  return await services.db.inTenant(caller.tenantId, async (tx) => {
    await lockMemberships(tx, caller.tenantId);
    return await work(tx, await listPermissions(tx));
  });
}

async function visibleRole(tx: Tx, caller: Caller, roleId: string): Promise<RoleRow> {
  const role = isUuid(roleId) ? await findRole(tx, caller.tenantId, roleId) : undefined;
  if (!role) throw new Refusal('role-not-found', { context: { roleId } });
  return role;
}

async function ownRole(tx: Tx, caller: Caller, roleId: string): Promise<RoleRow> {
  const role = await visibleRole(tx, caller, roleId);
  refuseForeign(caller, role);
  return role;
}

/** A role that is the vendor's, or ranks above the caller's own. */
function refuseForeign(caller: Caller, role: RoleRow): void {
  if (role.tenant_id === null) throw new Refusal('role-built-in', { context: { role: role.key } });
  refuseToGive(caller, { ...role, permission_keys: [] });
}

function composed(
  caller: Caller,
  {
    before,
    chosen,
    permissions,
    role,
  }: { before: string[]; chosen: string[]; permissions: PermissionRow[]; role: string },
): string[] {
  const result = composePermissions(caller, { before, chosen, all: permissions });
  if ('code' in result) throwRefusal(result, role);
  return result.keys;
}

function keysOf(permissions: PermissionRow[], ids: string[]): string[] {
  return ids.map((id) => {
    const permission = permissions.find((each) => each.id === id);
    if (!permission) throw new Refusal('permission-not-found', { context: { permissionId: id } });
    return permission.key;
  });
}

function describe(services: Services, row: RoleRow, permissions: PermissionRow[]): Role {
  return describeRole(row, { permissions, vendorId: services.environment.vendorId });
}

function requestMetadataOf(row: RoleRow) {
  return {
    key: row.key,
    name: row.name,
    description: row.description,
    level: row.level,
    isDefault: row.is_default,
    permissions: row.permission_keys,
  };
}

interface Note {
  action: EventKey;
  severity?: 'Medium' | 'High';
  row: RoleRow;
  before?: object;
  after?: object;
  destroyed?: object;
}

async function note(
  services: Services,
  tx: Tx,
  caller: Caller,
  requestMetadata: RequestMetadata,
  { action, severity, row, ...details }: Note,
): Promise<void> {
  await audit(tx, requestMetadata, services.clock(), {
    action,
    ...(severity && { severity }),
    tenantId: caller.tenantId,
    actorId: caller.userId,
    target: { kind: 'role', id: row.id },
    details: { role: row.key, ...details },
  });
}

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  const set = new Set(a);
  return set.size === new Set(b).size && b.every((key) => set.has(key));
}
