/** What becomes of the users and groups of a directory connection that is deleted. */
import type { ScimConnectionRow } from '#server/db/queries/scim/connections.ts';
import { deleteAllScimGroups, releaseGroups } from '#server/db/queries/scim/groups.ts';
import { listAllScimUsers, releaseMembers, type Directory } from '#server/db/queries/scim/users.ts';
import type { TransactionContext } from '#server/context.ts';
import { preserveManager } from '#server/use-cases/authorization/guard-rights.ts';
import { endDirectoryMembership } from './end-directory-membership.ts';

/** Leaves users and groups to the tenant. */
export async function releaseResources({ tx }: TransactionContext, row: ScimConnectionRow): Promise<void> {
  const directory = directoryOf(row);
  await releaseMembers(tx, directory);
  await releaseGroups(tx, directory);
}

/**
 * Removes the users of a connection from the tenant, with their sessions, and its groups. The caller stays.
 * @throws Refusal `last-admin` if no user could manage the team afterwards
 */
export async function removeResources(
  context: TransactionContext,
  row: ScimConnectionRow,
): Promise<{ people: number; groups: number }> {
  const { tx, caller } = context;
  const directory = directoryOf(row);
  const users = (await listAllScimUsers(tx, directory)).filter((user) => user.user_id !== caller.userId);
  const groups = await preserveManager(tx, caller.tenantId, async () => {
    for (const user of users) await endDirectoryMembership(context, directory, user);
    return await deleteAllScimGroups(tx, directory);
  });
  return { people: users.length, groups };
}

const directoryOf = ({ id, tenant_id: tenantId }: ScimConnectionRow): Directory => ({ id, tenantId });
