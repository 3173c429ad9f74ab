/** What every change of rights asks: may the caller give this, and does somebody still manage the team afterwards? */
import { isDeepStrictEqual } from 'node:util';
import type { PermissionKey } from '#shared/contract/permissions.ts';
import type { Tx } from '#server/db/database.ts';
import { findActiveRights, type ActiveRights } from '#server/db/queries/core/active-rights.ts';
import { countManagers, hasManager, listManagers, listRolePermissions } from '#server/db/queries/people/managers.ts';
import { holdsPermission } from '#shared/lib/permission-pattern.ts';
import { refusalToGive, type GivenRole, type Giver, type RoleRefusal } from '#server/domain/access/role-rules.ts';
import { managingPermission } from '#server/domain/people/team.ts';
import { Refusal } from '#server/lib/refusal.ts';

/** @throws Refusal `role-above-own`, `permission-not-held` */
export function refuseToGive(caller: Giver, role: GivenRole & { key: string }): void {
  const refused = refusalToGive(caller, role);
  if (refused) throwRefusal(refused, role.key);
}

export function throwRefusal({ code, permission }: RoleRefusal, role: string): never {
  throw new Refusal(code, { context: { role }, ...(permission !== undefined && { values: { permission } }) });
}

/**
 * Runs a change that may take rights away. It holds the team's lock already.
 * @throws Refusal `last-admin` when nobody could manage the team any more
 */
export async function keepManaged<T>(tx: Tx, tenantId: string, change: () => Promise<T>): Promise<T> {
  const was = await isManaged(tx, tenantId);
  const result = await change();
  if (was && !(await isManaged(tx, tenantId))) throw new Refusal('last-admin');
  return result;
}

/**
 * For a change that takes somebody out. It holds the team's lock already.
 * @throws Refusal `last-admin` for the only one who manages the team
 */
export async function keepOneManager(tx: Tx, tenantId: string, userId: string): Promise<void> {
  const roleIds = await managingRoles(tx, tenantId);
  if (!(await hasManager(tx, { tenantId, roleIds, only: userId }))) return;
  if (!(await hasManager(tx, { tenantId, roleIds, except: userId }))) throw new Refusal('last-admin');
}

/** How many people manage a team. */
export async function numberOfManagers(tx: Tx, tenantId: string): Promise<number> {
  return await countManagers(tx, { tenantId, roleIds: await managingRoles(tx, tenantId) });
}

/** Who manages a team, as mails address them. */
export async function listManagersOf(
  tx: Tx,
  tenantId: string,
  limit: number,
): Promise<{ email: string; name: string }[]> {
  return await listManagers(tx, { tenantId, roleIds: await managingRoles(tx, tenantId) }, limit);
}

async function isManaged(tx: Tx, tenantId: string): Promise<boolean> {
  return await hasManager(tx, { tenantId, roleIds: await managingRoles(tx, tenantId) });
}

/** Asked for each time: the change may be one of the roles themselves. */
async function managingRoles(tx: Tx, tenantId: string): Promise<string[]> {
  const roles = await listRolePermissions(tx, tenantId);
  return roles.filter((role) => holdsPermission(role.permission_keys, managingPermission)).map(({ id }) => id);
}

/** As it was read, and nobody was quicker. @throws Refusal `changed-meanwhile` */
export function assertUnmodified(row: { updated_at: Date }, readAt: string | undefined): void {
  if (readAt !== undefined && Date.parse(readAt) !== row.updated_at.getTime()) throw new Refusal('changed-meanwhile');
}

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one || null, other || null);

/**
 * What somebody else changed since it was read is not overwritten: of the fields that are to change, those that were read as
 * something else than they are now. The same change made by both is no conflict, nor are changes of different fields.
 *
 * @param asRead by field, what the form began with; nothing is compared without it
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
 * What somebody who began something may do at this moment: what goes on without them ends with their right to it. In the system scope.
 * @returns `undefined` for whoever is not active in the tenant any more, or has lost the permission
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

/** What a call needs beside the permission that its route asks for. @throws Refusal `forbidden` */
export function requireHeld(caller: Pick<Giver, 'permissionKeys' | 'superUser'>, permission: PermissionKey): void {
  if (!caller.superUser && !holdsPermission(caller.permissionKeys, permission))
    throw new Refusal('forbidden', { context: { permission } });
}
