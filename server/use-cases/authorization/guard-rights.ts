/** Checks for every change of rights: the caller may grant them, and the team still has a manager afterwards. */
import { isDeepStrictEqual } from 'node:util';
import type { PermissionKey } from '#shared/contract/permissions.ts';
import type { Tx } from '#server/db/database.ts';
import { findActiveRights, type ActiveRights } from '#server/db/queries/core/active-rights.ts';
import { countManagers, hasManager, listManagers, listRolePermissions } from '#server/db/queries/users/managers.ts';
import { holdsPermission } from '#shared/lib/permission-pattern.ts';
import {
  refusalToAssign,
  type RoleToAssign,
  type RoleAssigner,
  type RoleRefusal,
} from '#server/domain/roles/role-rules.ts';
import { managingPermission } from '#server/domain/users/team.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { preserveEmergencyAccess, assertNotLastEmergencyUser } from './emergency-access.ts';

/** @throws Refusal `role-above-own`, `permission-not-held` */
export function refuseToGive(caller: RoleAssigner, role: RoleToAssign & { key: string }): void {
  const refused = refusalToAssign(caller, role);
  if (refused) throwRefusal(refused, role.key);
}

export function throwRefusal({ code, permission }: RoleRefusal, role: string): never {
  throw new Refusal(code, { context: { role }, ...(permission !== undefined && { values: { permission } }) });
}

/**
 * Runs a change that may remove rights. The caller has locked the tenant's memberships.
 * @throws Refusal `last-admin` if no user could manage the team afterwards, `sso-emergency-last`
 */
export async function preserveManager<T>(tx: Tx, tenantId: string, change: () => Promise<T>): Promise<T> {
  const was = await isManaged(tx, tenantId);
  const result = await preserveEmergencyAccess(tx, tenantId, change);
  if (was && !(await isManaged(tx, tenantId))) throw new Refusal('last-admin');
  return result;
}

/**
 * Checks a change that removes a member. The caller has locked the tenant's memberships.
 * @throws Refusal `last-admin` for the only manager of the team, `sso-emergency-last`
 */
export async function assertNotLastManager(tx: Tx, tenantId: string, userId: string): Promise<void> {
  await assertNotLastEmergencyUser(tx, tenantId, userId);
  const roleIds = await managingRoles(tx, tenantId);
  if (!(await hasManager(tx, { tenantId, roleIds, only: userId }))) return;
  if (!(await hasManager(tx, { tenantId, roleIds, except: userId }))) throw new Refusal('last-admin');
}

/** Counts the managers of a team. */
export async function numberOfManagers(tx: Tx, tenantId: string): Promise<number> {
  return await countManagers(tx, { tenantId, roleIds: await managingRoles(tx, tenantId) });
}

/** Lists the active members with a permission who have an email address. */
export async function listHoldersOf(
  tx: Tx,
  tenantId: string,
  permission: PermissionKey,
  limit: number,
): Promise<{ id: string; email: string; name: string }[]> {
  const roles = await listRolePermissions(tx, tenantId);
  const roleIds = roles.filter((role) => holdsPermission(role.permission_keys, permission)).map(({ id }) => id);
  return await listManagers(tx, { tenantId, roleIds }, limit);
}

/** Lists the managers of a team who have an email address. */
export async function listManagersOf(
  tx: Tx,
  tenantId: string,
  limit: number,
): Promise<{ id: string; email: string; name: string }[]> {
  return await listManagers(tx, { tenantId, roleIds: await managingRoles(tx, tenantId) }, limit);
}

async function isManaged(tx: Tx, tenantId: string): Promise<boolean> {
  return await hasManager(tx, { tenantId, roleIds: await managingRoles(tx, tenantId) });
}

/** Read each time, because the change may affect the roles themselves. */
async function managingRoles(tx: Tx, tenantId: string): Promise<string[]> {
  const roles = await listRolePermissions(tx, tenantId);
  return roles.filter((role) => holdsPermission(role.permission_keys, managingPermission)).map(({ id }) => id);
}

/** Checks that the row was not modified since it was read. @throws Refusal `changed-meanwhile` */
export function assertUnmodified(row: { updated_at: Date }, readAt: string | undefined): void {
  if (readAt !== undefined && Date.parse(readAt) !== row.updated_at.getTime()) throw new Refusal('changed-meanwhile');
}

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one || null, other || null);

/**
 * Detects concurrent changes: refuses if a field to be changed has a value that is neither the one read before nor the
 * requested one. The same change by two users is no conflict, nor are changes of different fields.
 * @param asRead values by field that the form was loaded with; nothing is compared without it
 * @throws Refusal `changed-meanwhile`
 */
export function assertFieldsUnmodified({
  current,
  wanted,
  asRead = {},
}: {
  current: Readonly<Record<string, unknown>>;
  wanted: Readonly<Record<string, unknown>>;
  asRead?: Readonly<Record<string, unknown>> | undefined;
}): void {
  const fields = Object.keys(asRead).filter(
    (field) =>
      wanted[field] !== undefined && !isSame(asRead[field], current[field]) && !isSame(wanted[field], current[field]),
  );
  if (fields.length > 0) throw new Refusal('changed-meanwhile', { context: { fields } });
}

/**
 * Determines the current rights of a user who started something earlier, because background work ends with their right
 * to it. Runs in the system scope.
 * @returns `undefined` if the user is no longer active in the tenant or has lost the permission
 */
export async function rightsStillHeld(
  tx: Tx,
  who: { tenantId: string; userId: string },
  permission: PermissionKey,
  now: Date,
): Promise<ActiveRights | undefined> {
  const rights = await findActiveRights(tx, who, now);
  return rights && (rights.superUser || holdsPermission(rights.permissionKeys, permission)) ? rights : undefined;
}

/** Requires a permission in addition to the one of the route. @throws Refusal `forbidden` */
export function requireHeld(
  caller: Pick<RoleAssigner, 'permissionKeys' | 'superUser'>,
  permission: PermissionKey,
): void {
  if (!caller.superUser && !holdsPermission(caller.permissionKeys, permission))
    throw new Refusal('forbidden', { context: { permission } });
}
