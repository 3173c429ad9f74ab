/** What every change of rights asks: may the caller give this, and does somebody still manage the team afterwards? */
import type { PermissionKey } from '#shared/contract/permissions.ts';
import type { Tx } from '#server/db/database.ts';
import { listActiveRights } from '#server/db/queries/members.ts';
import { holdsPermission } from '#server/domain/permissions.ts';
import { refusalToGive, type GivenRole, type Giver, type RoleRefusal } from '#server/domain/role-rules.ts';
import { managingPermission } from '#server/domain/team.ts';
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

async function isManaged(tx: Tx, tenantId: string): Promise<boolean> {
  return (await listActiveRights(tx, tenantId)).some((member) => holdsPermission(member.permissionKeys, managingPermission));
}

/** As it was read, and nobody was quicker. @throws Refusal `changed-meanwhile` */
export function refuseStale(row: { updated_at: Date }, readAt: string | undefined): void {
  if (readAt !== undefined && Date.parse(readAt) !== row.updated_at.getTime()) throw new Refusal('changed-meanwhile');
}

/** What a call needs beside the permission that its route asks for. @throws Refusal `forbidden` */
export function requireHeld(caller: Pick<Giver, 'permissionKeys' | 'superUser'>, permission: PermissionKey): void {
  if (!caller.superUser && !holdsPermission(caller.permissionKeys, permission)) throw new Refusal('forbidden', { context: { permission } });
}
