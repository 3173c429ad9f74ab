/**
 * Management of a tenant's own roles. The vendor's roles come from configuration and are read-only; callers cannot
 * manage roles above their own level.
 */
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import type { EventKey } from '#shared/contract/events/events.ts';
import { roleKeyPattern, roleKeyRule } from '#shared/contract/roles/roles.ts';
import type { Permission, Role } from '#shared/contract/entities.ts';
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
} from '#server/db/queries/roles/roles.ts';
import { composePermissions } from '#server/domain/roles/role-rules.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import type { Caller } from '#server/caller.ts';
import { describePermission, describeRole } from '#server/views/users.ts';
import {
  preserveManager,
  assertUnmodified,
  refuseToGive,
  throwRefusal,
} from '#server/use-cases/authorization/guard-rights.ts';

/** Default level of a new role (a higher number ranks lower). */
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
export async function createRole(context: CallContext, wanted: NewRole): Promise<Role> {
  const { services, caller, now } = context;
  return await change(context, async (tx, context, permissions) => {
    if (await isRoleKeyTaken(tx, caller.tenantId, wanted.key)) throw new Refusal('role-key-taken');
    const level = wanted.level ?? Math.max(usualLevel, caller.superUser ? 0 : caller.level);
    if (!caller.superUser && level < caller.level)
      throw new Refusal('role-above-own', { context: { role: wanted.key } });
    const base = wanted.baseRoleId ? await findVisibleRole(context, wanted.baseRoleId) : undefined;
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
    await recordRole(context, { action: 'role.created', row, after: auditedFields(row) });
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
  context: CallContext,
  { roleId, changes }: { roleId: string; changes: RoleChanges },
): Promise<Role> {
  const { caller, now } = context;
  return await change(context, async (tx, context, permissions) => {
    const before = await ownRole(context, roleId);
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
    const row = await updateRole(tx, before.id, { ...after, updated_at: now });
    await recordRole(context, {
      action: 'role.changed',
      row,
      before: auditedFields(before),
      after: auditedFields(row),
    });
    return describe(context.services, row, permissions);
  });
}

/**
 * Checks the format of a role key. Keys that predate this rule are only checked when they change. @throws Refusal
 * `invalid-request`
 */
function refuseRoleKey(key: string): void {
  if (!roleKeyPattern.test(key))
    throw new Refusal('invalid-request', { details: [`key: ${roleKeyRule}`], context: { fields: [{ field: 'key' }] } });
}

/**
 * Deletes a role and removes it from every user who has it; the audit entry records their number.
 * @throws Refusal as `changeRole`, and `last-admin`
 */
export async function removeRole(context: CallContext, roleId: string): Promise<void> {
  const { caller } = context;
  await change(context, async (tx, context) => {
    const row = await ownRole(context, roleId);
    const { total } = await listRoleHolders(tx, caller.tenantId, row.id, { limit: 1, page: 0 });
    const groups = await listGroupsWithRole(tx, caller.tenantId, row.id);
    await preserveManager(tx, caller.tenantId, () => deleteRole(tx, row.id));
    const destroyed = { people: total, groups: groups.map((group) => group.name) };
    await recordRole(context, {
      action: 'role.deleted',
      severity: 'High',
      row,
      before: auditedFields(row),
      destroyed,
    });
  });
}

/** @throws Refusal as `changeRole`, `createRole`, and `last-admin` */
export async function setRolePermissions(
  context: CallContext,
  { roleId, permissionIds, readAt }: { roleId: string; permissionIds: string[]; readAt?: string | undefined },
): Promise<Role> {
  return await change(context, async (_tx, context, permissions) => {
    const before = await ownRole(context, roleId);
    assertUnmodified(before, readAt);
    const keys = composed(context.caller, {
      before: before.permission_keys,
      chosen: keysOf(permissions, permissionIds),
      permissions,
      role: before.key,
    });
    return describe(context.services, await savePermissions(context, { before, keys }), permissions);
  });
}

/**
 * Adds a permission to the given roles and removes it from the tenant's other roles. The vendor's roles are never
 * changed, so naming one that lacks the permission is refused.
 */
export async function setPermissionRoles(
  context: CallContext,
  { permissionId, roleIds }: { permissionId: string; roleIds: string[] },
): Promise<Permission> {
  const { caller } = context;
  return await change(context, async (tx, context, permissions) => {
    const permission = permissions.find((each) => each.id === permissionId);
    if (!permission) throw new Refusal('permission-not-found');
    const roles = await listAssignableRoles(tx, caller.tenantId);
    const unknown = roleIds.find((id) => !roles.some((role) => role.id === id));
    if (unknown !== undefined) throw new Refusal('role-not-found', { context: { roleId: unknown } });
    for (const role of roles)
      await attach(context, {
        role,
        permission,
        wanted: roleIds.includes(role.id),
        permissions,
      });
    return describePermission(permission, await listAssignableRoles(tx, caller.tenantId));
  });
}

interface Attachment {
  role: RoleRow;
  permission: PermissionRow;
  wanted: boolean;
  permissions: PermissionRow[];
}

async function attach(
  context: TransactionContext,
  { role, permission, wanted, permissions }: Attachment,
): Promise<void> {
  const { caller } = context;
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
  await savePermissions(context, { before: role, keys });
}

async function savePermissions(
  context: TransactionContext,
  { before, keys }: { before: RoleRow; keys: string[] },
): Promise<RoleRow> {
  const { tx, now } = context;
  if (sameKeys(before.permission_keys, keys)) return before;
  const row = await preserveManager(tx, context.caller.tenantId, () =>
    updateRole(tx, before.id, { permission_keys: keys, updated_at: now }),
  );
  await recordRole(context, {
    action: 'role.permissions-changed',
    severity: 'Medium',
    row,
    before: { permissions: before.permission_keys },
    after: { permissions: keys },
  });
  return row;
}

async function change<T>(
  context: CallContext,
  work: (tx: Tx, context: TransactionContext, permissions: PermissionRow[]) => Promise<T>,
): Promise<T> {
  const { caller } = context;
  return await context.inTenant(caller.tenantId, async (tx, context) => {
    await lockMemberships(tx, caller.tenantId);
    return await work(tx, context, await listPermissions(tx));
  });
}

/** Finds a role of the tenant or a role shared by all tenants. @throws Refusal `role-not-found` */
export async function findVisibleRole({ tx, caller }: TransactionContext, roleId: string): Promise<RoleRow> {
  const find = (id: string) => findRole(tx, caller.tenantId, id);
  return await findOrRefuse(roleId, find, { code: 'role-not-found', context: { roleId } });
}

async function ownRole(context: TransactionContext, roleId: string): Promise<RoleRow> {
  const role = await findVisibleRole(context, roleId);
  refuseForeign(context.caller, role);
  return role;
}

/** Refuses a role that belongs to the vendor or ranks above the caller's own. */
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

function auditedFields(row: RoleRow) {
  return {
    key: row.key,
    name: row.name,
    description: row.description,
    level: row.level,
    isDefault: row.is_default,
    permissions: row.permission_keys,
  };
}

interface RoleAudit {
  action: EventKey;
  severity?: 'Medium' | 'High';
  row: RoleRow;
  before?: object;
  after?: object;
  destroyed?: object;
}

async function recordRole(
  context: TransactionContext,
  { action, severity, row, ...details }: RoleAudit,
): Promise<void> {
  await context.audit({
    action,
    ...(severity && { severity }),
    target: { kind: 'role', id: row.id },
    details: { role: row.key, ...details },
  });
}

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  const set = new Set(a);
  return set.size === new Set(b).size && b.every((key) => set.has(key));
}
