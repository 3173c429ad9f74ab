/**
 * Management of groups and their roles. Each change locks the tenant's memberships, keeps at least one user who can
 * manage the team, and is audited.
 */
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import type { Group, GroupConfig } from '#shared/contract/groups/groups.ts';
import type { AuditEntry } from '#server/db/queries/core/audits.ts';
import type { Tx } from '#server/db/database.ts';
import {
  addGroupRoles,
  deleteGroup,
  findGroup,
  findGroupSettings,
  insertGroup,
  isGroupNameTaken,
  listGroupMembers,
  listGroupRoles,
  listGroups,
  listRolesOfAllGroups,
  removeGroupRoles,
  saveGroupSettings,
  updateGroup,
  type GroupRow,
} from '#server/db/queries/groups/groups.ts';
import { lockMemberships } from '#server/db/queries/core/members.ts';
import { listAssignableRoles, type RoleRow } from '#server/db/queries/core/memberships.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import { describeGroups } from '#server/views/groups.ts';
import { preserveManager, assertUnmodified, refuseToGive } from '#server/use-cases/authorization/guard-rights.ts';
import { notifyGroupsChanged } from '#server/use-cases/messages/notify-groups-changed.ts';

export interface GroupDetails {
  name?: string | undefined;
  color?: string | null | undefined;
  description?: string | null | undefined;
  metadata?: string | null | undefined;
}

/** @throws Refusal `group-name-taken` */
export async function createGroup(context: CallContext, wanted: GroupDetails & { name: string }): Promise<Group> {
  const { services, caller, now } = context;
  return await changeGroups(context, async (tx, context) => {
    if (await isGroupNameTaken(tx, caller.tenantId, wanted.name)) throw new Refusal('group-name-taken');
    const id = randomId(services.random);
    const row = {
      name: wanted.name,
      color: wanted.color || null,
      description: wanted.description || null,
      metadata: wanted.metadata || null,
    };
    await insertGroup(tx, {
      id,
      tenant_id: caller.tenantId,
      managed_by: 'here',
      ...row,
      created_at: now,
      updated_at: now,
    });
    await recordGroupAudit(context, {
      action: 'group.created',
      group: { id, name: wanted.name },
      details: { after: row },
    });
    const [group] = await describeGroups(
      services,
      tx,
      await listGroups(tx, caller.tenantId, { ids: [id] }),
      'rolesAndUsers',
    );
    return group!;
  });
}

/** @throws Refusal `group-not-found`, `group-managed-elsewhere`, `group-name-taken`, `role-above-own`, `changed-meanwhile` */
export async function changeGroup(
  context: CallContext,
  { groupId, changes }: { groupId: string; changes: GroupDetails & { updatedAt?: string | undefined } },
): Promise<void> {
  const { now } = context;
  await changeGroups(context, async (tx, context) => {
    const { group } = await findTarget(context, groupId);
    assertUnmodified(group, changes.updatedAt);
    const before = { name: group.name, color: group.color, description: group.description, metadata: group.metadata };
    const kept = <K extends 'color' | 'description' | 'metadata'>(field: K) =>
      changes[field] === undefined ? group[field] : changes[field] || null;
    const after = {
      name: changes.name ?? group.name,
      color: kept('color'),
      description: kept('description'),
      metadata: kept('metadata'),
    };
    if (after.name !== before.name) {
      requireManagedHere(group);
      if (await isGroupNameTaken(tx, context.caller.tenantId, after.name, group.id))
        throw new Refusal('group-name-taken');
    }
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    await updateGroup(tx, group.id, { ...after, updated_at: now });
    await recordGroupAudit(context, {
      action: 'group.changed',
      group,
      details: { before, after },
    });
  });
}

/**
 * Notifies the members of the group if it granted roles.
 * @throws Refusal as `changeGroup`, and `last-admin`
 */
export async function removeGroup(context: CallContext, groupId: string): Promise<void> {
  await changeGroups(context, async (tx, context) => {
    const { group, roles } = await findTarget(context, groupId);
    requireManagedHere(group);
    const people = await listGroupMembers(tx, [group.id]);
    await preserveManager(tx, context.caller.tenantId, () => deleteGroup(tx, group.id));
    const destroyed = { people: people.length, roles: roles.map((role) => role.key) };
    await recordGroupAudit(context, {
      action: 'group.deleted',
      severity: 'High',
      group,
      details: { before: { name: group.name, description: group.description }, destroyed },
    });
    if (roles.length > 0)
      await notifyGroupsChanged(context, people, { phrase: 'group-gone', values: { group: group.name } });
  });
  context.services.wakeJobs();
}

/** @throws Refusal `group-not-found`, `role-not-found`, `role-above-own`, `permission-not-held` */
export async function addRolesToGroup(
  context: CallContext,
  { groupId, roleIds }: { groupId: string; roleIds: string[] },
): Promise<void> {
  const { caller } = context;
  await changeGroups(context, async (tx, context) => {
    const { group, roles } = await findTarget(context, groupId);
    const assignable = await listAssignableRoles(tx, caller.tenantId);
    const added = [...new Set(roleIds)]
      .filter((id) => !roles.some((role) => role.id === id))
      .map((id) => {
        const role = assignable.find((candidate) => candidate.id === id);
        if (!role) throw new Refusal('role-not-found', { context: { roleId: id } });
        refuseToGive(caller, role);
        return role;
      });
    if (added.length === 0) return;
    await addGroupRoles(
      tx,
      caller.tenantId,
      group.id,
      added.map((role) => role.id),
    );
    await saveRoles(context, { group, before: roles, after: [...roles, ...added] });
  });
}

/** @throws Refusal `group-not-found`, `role-above-own`, `last-admin` */
export async function removeRolesFromGroup(
  context: CallContext,
  { groupId, roleIds }: { groupId: string; roleIds: string[] },
): Promise<void> {
  await changeGroups(context, async (tx, context) => {
    const { group, roles } = await findTarget(context, groupId);
    const gone = roles.filter((role) => roleIds.includes(role.id));
    if (gone.length === 0) return;
    await preserveManager(tx, context.caller.tenantId, () =>
      removeGroupRoles(
        tx,
        group.id,
        gone.map((role) => role.id),
      ),
    );
    await saveRoles(context, {
      group,
      before: roles,
      after: roles.filter((role) => !gone.includes(role)),
    });
  });
}

/**
 * Changes the group settings. Turning groups off removes the roles that they grant, so it requires the same rights as
 * removing those roles.
 * @throws Refusal `role-above-own`, `last-admin`
 */
export async function configureGroups(
  context: CallContext,
  wanted: { [F in keyof GroupConfig]?: boolean | undefined },
): Promise<GroupConfig> {
  const { caller, now } = context;
  return await changeGroups(context, async (tx, context) => {
    const settings = await findGroupSettings(tx, caller.tenantId);
    const before = { enabled: settings.enabled, rolesEnabled: settings.roles_enabled };
    const after = {
      enabled: wanted.enabled ?? before.enabled,
      rolesEnabled: wanted.rolesEnabled ?? before.rolesEnabled,
    };
    if (before.enabled === after.enabled && before.rolesEnabled === after.rolesEnabled) return before;
    for (const role of await listRolesOfAllGroups(tx, caller.tenantId)) refuseToGive(caller, role);
    const row = { enabled: after.enabled, roles_enabled: after.rolesEnabled };
    await preserveManager(tx, caller.tenantId, () => saveGroupSettings(tx, caller.tenantId, row, now));
    await context.audit({
      action: 'tenant.groups-configured',
      severity: 'Medium',
      target: { kind: 'tenant', id: caller.tenantId },
      details: { before, after },
    });
    return after;
  });
}

export async function changeGroups<T>(
  context: CallContext,
  work: (tx: Tx, context: TransactionContext) => Promise<T>,
): Promise<T> {
  const { caller } = context;
  return await context.inTenant(caller.tenantId, async (tx, context) => {
    await lockMemberships(tx, caller.tenantId);
    return await work(tx, context);
  });
}

/** Finds a group of the tenant with its roles. Refuses a group that grants more than the caller may grant. */
export async function findTarget(
  { tx, caller }: TransactionContext,
  groupId: string,
): Promise<{ group: GroupRow; roles: RoleRow[] }> {
  const group = await findOrRefuse(groupId, (id) => findGroup(tx, caller.tenantId, id), 'group-not-found');
  const roles = await listGroupRoles(tx, [group.id]);
  for (const role of roles) refuseToGive(caller, { ...role, permission_keys: [] });
  return { group, roles };
}

export function requireManagedHere(group: GroupRow): void {
  if (group.managed_by !== 'here') throw new Refusal('group-managed-elsewhere');
}

export async function recordGroupAudit(
  context: TransactionContext,
  {
    group,
    details,
    ...entry
  }: Pick<AuditEntry, 'action' | 'severity'> & { group: Pick<GroupRow, 'id' | 'name'>; details: object },
): Promise<void> {
  await context.audit({
    ...entry,
    target: { kind: 'group', id: group.id },
    details: { group: group.name, ...details },
  });
}

async function saveRoles(
  context: TransactionContext,
  { group, before, after }: { group: GroupRow; before: RoleRow[]; after: RoleRow[] },
): Promise<void> {
  const { now } = context;
  await updateGroup(context.tx, group.id, { updated_at: now });
  const keys = (roles: RoleRow[]) => roles.map((role) => role.key);
  await recordGroupAudit(context, {
    action: 'group.roles-changed',
    severity: 'Medium',
    group,
    details: { before: keys(before), after: keys(after) },
  });
}
