/** What becomes of the users and groups of a directory connection that is deleted. */
import type { Tx } from '#server/db/database.ts';
import { listHeldRoles } from '#server/db/queries/core/memberships.ts';
import { listGroupRoles } from '#server/db/queries/groups/groups.ts';
import {
  listMembersOfConnection,
  type LeavingMember,
  type ScimConnectionRow,
} from '#server/db/queries/scim/connections.ts';
import {
  countScimMembers,
  deleteAllScimGroups,
  listAllScimGroups,
  releaseGroups,
} from '#server/db/queries/scim/groups.ts';
import { releaseMembers, type Directory } from '#server/db/queries/scim/users.ts';
import type { CallerAuditEntry, TransactionContext } from '#server/context.ts';
import { preserveManager } from '#server/use-cases/authorization/guard-rights.ts';
import { endDirectoryMembership } from './end-directory-membership.ts';

/** Leaves users and groups to the tenant. */
export async function releaseResources({ tx }: TransactionContext, row: ScimConnectionRow): Promise<void> {
  const directory = directoryOf(row);
  await releaseMembers(tx, directory);
  await releaseGroups(tx, directory);
}

/**
 * Removes the users of a connection from the tenant, with their sessions, and its groups, and writes down each of them. The
 * caller stays.
 * @throws Refusal `last-admin` if no user could manage the team afterwards
 */
export async function removeResources(
  context: TransactionContext,
  row: ScimConnectionRow,
): Promise<{ people: number; groups: number }> {
  const { tx, caller } = context;
  const directory = directoryOf(row);
  const users = (await listMembersOfConnection(tx, directory)).filter((user) => user.user_id !== caller.userId);
  const groups = await listAllScimGroups(tx, directory);
  // before they are gone
  const removed = [...(await removedUsers(tx, row, users)), ...(await deletedGroups(tx, directory, groups))];
  await preserveManager(tx, caller.tenantId, async () => {
    for (const user of users) await endDirectoryMembership(context, directory, user);
    await deleteAllScimGroups(tx, directory);
  });
  await context.auditMany(removed);
  return { people: users.length, groups: groups.length };
}

/** Users whose roles are looked up at a time. */
const batch = 1000;

async function removedUsers(
  tx: Tx,
  { tenant_id: tenantId, name: connection }: ScimConnectionRow,
  users: readonly LeavingMember[],
): Promise<CallerAuditEntry[]> {
  const roles = new Map<string, Set<string>>();
  for (let from = 0; from < users.length; from += batch) {
    const userIds = users.slice(from, from + batch).map((user) => user.user_id);
    for (const { held_by: userId, held_in: heldIn, key } of await listHeldRoles(tx, userIds))
      if (heldIn === tenantId) roles.set(userId, (roles.get(userId) ?? new Set()).add(key));
  }
  return users.map(({ user_id: id, email, state }) => ({
    action: 'user.removed',
    severity: 'Medium',
    target: { kind: 'user', id },
    details: { connection, before: { email, state, roles: [...(roles.get(id) ?? [])] } },
  }));
}

async function deletedGroups(
  tx: Tx,
  directory: Directory,
  groups: readonly { id: string; name: string }[],
): Promise<CallerAuditEntry[]> {
  const ids = groups.map(({ id }) => id);
  const members = await countScimMembers(tx, directory, ids);
  const roles = Map.groupBy(await listGroupRoles(tx, ids), (role) => role.group_id);
  return groups.map(({ id, name }) => ({
    action: 'group.deleted',
    severity: 'High',
    target: { kind: 'group', id },
    details: {
      group: name,
      before: { name, description: null },
      destroyed: { people: members.get(id) ?? 0, roles: (roles.get(id) ?? []).map(({ key }) => key) },
    },
  }));
}

const directoryOf = ({ id, tenant_id: tenantId }: ScimConnectionRow): Directory => ({ id, tenantId });
