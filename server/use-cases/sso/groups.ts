/** Groups of an identity provider that give roles to their members. */
import { maxSsoGroups, type SsoGroup } from '#shared/contract/sso/sso-config.ts';
import {
  deleteGroup,
  insertGroup,
  renameGroup,
  saveGroupRoles,
  type ConnectionDetails,
  type GroupRow,
} from '#server/db/queries/sso/connections.ts';
import { atField } from '#server/lib/invalid-field.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { CallContext } from '#server/context.ts';
import { describeSsoGroup } from '#server/views/sso.ts';
import { lockedConnection, readConnection } from './connections.ts';
import { recordConnection } from './record-connection.ts';
import { requireRightToGive, rolesToGive } from './roles-to-give.ts';

export async function readGroups(context: CallContext, id: string): Promise<SsoGroup[]> {
  return (await readConnection(context, id)).groups.map(describeSsoGroup);
}

/**
 * @throws Refusal `sso-connection-not-found`, `sso-group-taken`, `sso-groups-too-many`, `role-not-found`, `role-above-own`,
 * `permission-not-held`
 */
export async function addGroup(
  context: CallContext,
  id: string,
  { group: name, roleIds }: { group: string; roleIds?: readonly string[] | null | undefined },
): Promise<void> {
  const { tenantId } = context.caller;
  await context.inTenant(tenantId, async (tx, context) => {
    const connection = await lockedConnection(context, id);
    if (connection.groups.length >= maxSsoGroups)
      throw new Refusal('sso-groups-too-many', { values: { limit: maxSsoGroups } });
    const given = await rolesToGive(context, { before: [], wanted: roleIds ?? [] });
    const row = {
      id: randomId(context.services.random),
      tenant_id: tenantId,
      connection_id: connection.id,
      name,
      created_at: context.now,
    };
    if (!(await insertGroup(tx, row)))
      throw new Refusal('sso-group-taken', { values: { value: name }, ...atField('group') });
    await saveGroupRoles(tx, { id: row.id, tenantId }, given);
    await recordConnection(context, 'sso-group.added', connection, { after: { group: name, roleIds: given } });
  });
}

/** @throws Refusal `sso-connection-not-found`, `sso-group-not-found`, and those of `addGroup` */
export async function changeGroup(
  context: CallContext,
  { id, groupId }: { id: string; groupId: string },
  changes: { group?: string | undefined; roleIds?: readonly string[] | undefined },
): Promise<void> {
  const { tenantId } = context.caller;
  await context.inTenant(tenantId, async (tx, context) => {
    const connection = await lockedConnection(context, id);
    const before = findGroup(connection, groupId);
    const name = changes.group ?? before.name;
    const roleIds = changes.roleIds
      ? await rolesToGive(context, { before: before.role_ids, wanted: changes.roleIds })
      : before.role_ids;
    if (connection.groups.some((other) => other.id !== before.id && other.name === name))
      throw new Refusal('sso-group-taken', { values: { value: name }, ...atField('group') });
    const [was, is] = [factsOf(before), factsOf({ ...before, name, role_ids: [...roleIds].sort() })];
    if (JSON.stringify(was) === JSON.stringify(is)) return;
    await requireRightToGive(context, before.role_ids);
    if (name !== before.name) await renameGroup(tx, before.id, name);
    if (changes.roleIds) await saveGroupRoles(tx, { id: before.id, tenantId }, roleIds);
    await recordConnection(context, 'sso-group.changed', connection, { before: was, after: is });
  });
}

/** @throws Refusal `sso-connection-not-found`, `sso-group-not-found`, `role-above-own` */
export async function removeGroup(context: CallContext, id: string, groupId: string): Promise<void> {
  await context.inTenant(context.caller.tenantId, async (tx, context) => {
    const connection = await lockedConnection(context, id);
    const gone = findGroup(connection, groupId);
    await rolesToGive(context, { before: gone.role_ids, wanted: [] });
    await deleteGroup(tx, gone.id);
    await recordConnection(context, 'sso-group.removed', connection, { before: factsOf(gone) });
  });
}

const factsOf = ({ name: group, role_ids: roleIds }: GroupRow) => ({ group, roleIds });

function findGroup({ groups }: ConnectionDetails, groupId: string): GroupRow {
  // IDs are UUIDs, which the database compares in either case
  const found = groups.find((each) => each.id === groupId.toLowerCase());
  if (!found) throw new Refusal('sso-group-not-found');
  return found;
}
