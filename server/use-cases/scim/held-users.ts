/** Removals that the brake holds: listed, let through and discarded by admins. */
import type { HeldUsers } from '#shared/contract/scim/scim-holds.ts';
import { listHeldRoles } from '#server/db/queries/core/memberships.ts';
import { findScimConnection, lockScimConnection, type ScimConnectionRow } from '#server/db/queries/scim/connections.ts';
import { dropHeldRemovals, renewGroupsOf } from '#server/db/queries/scim/groups.ts';
import {
  forgetRemovals,
  forgetTold,
  listHeldUsers,
  lockHeldUsers,
  releaseUser,
  restoreUser,
  summarizeHolds,
} from '#server/db/queries/scim/holds.ts';
import type { Directory, ScimUserRow } from '#server/db/queries/scim/users.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import { describeHeldUsers } from '#server/views/scim-holds.ts';
import { withMembershipLock } from '#server/use-cases/authorization/cross-tenant-scopes.ts';
import { deactivateMember } from './change-directory-account.ts';
import { removeDirectoryMember } from './end-directory-membership.ts';
import { leaveHeldGroups } from './group-members.ts';

/** @throws Refusal `scim-connection-not-found` */
export async function readHeldUsers(
  context: CallContext,
  id: string,
  page: { offset: number; limit: number },
): Promise<HeldUsers> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx) => {
    const found = await findOrRefuse(id, (uuid) => findScimConnection(tx, tenantId, uuid), 'scim-connection-not-found');
    const directory = directoryOf(found);
    const rows = await listHeldUsers(tx, directory, page);
    const userIds = rows.map((row) => row.user_id);
    const roles = (await listHeldRoles(tx, userIds)).filter((role) => role.held_in === tenantId);
    return describeHeldUsers(await summarizeHolds(tx, directory), rows, roles);
  });
}

/**
 * Deactivates or deletes the users as their directory asked for. Sessions and tokens of all of them end in this
 * transaction, and the directory's removals are counted anew.
 * @param ids resources; all that are held if absent
 * @throws Refusal `scim-connection-not-found`, `last-admin` if no user could manage the team afterwards
 */
export async function allowHeldRemovals(
  context: CallContext,
  id: string,
  ids: string[] | undefined,
): Promise<{ count: number }> {
  return await decide(context, id, {
    ids,
    action: 'scim-connection.removals-allowed',
    apply: async (inside, { directory, rows }) => {
      for (const row of rows) await remove(inside, directory, row);
      await leaveHeldGroups(inside, directory, accountsOf(rows));
      await forgetRemovals(inside.tx, directory);
    },
  });
}

async function remove(context: TransactionContext, directory: Directory, row: ScimUserRow): Promise<void> {
  if (row.held === 'deletion') return await removeDirectoryMember(context, directory, row);
  await releaseUser(context.tx, row.id, context.now);
  await deactivateMember(context, { directory, row });
}

/**
 * Keeps the users, in their groups too: they are active for their directory, which may ask again.
 * @param ids resources; all that are held if absent
 * @throws Refusal `scim-connection-not-found`
 */
export async function discardHeldRemovals(
  context: CallContext,
  id: string,
  ids: string[] | undefined,
): Promise<{ count: number }> {
  return await decide(context, id, {
    ids,
    action: 'scim-connection.removals-discarded',
    apply: async ({ tx, now }, { directory, rows }) => {
      for (const row of rows) await restoreUser(tx, row, now);
      await dropHeldRemovals(tx, directory.tenantId, accountsOf(rows));
      await renewGroupsOf(tx, directory, accountsOf(rows), now);
    },
  });
}

interface Decision {
  ids: string[] | undefined;
  action: 'scim-connection.removals-allowed' | 'scim-connection.removals-discarded';
  apply: (context: TransactionContext, held: { directory: Directory; rows: ScimUserRow[] }) => Promise<void>;
}

async function decide(context: CallContext, id: string, { ids, action, apply }: Decision): Promise<{ count: number }> {
  const { tenantId } = context.caller;
  const count = await withMembershipLock(context, tenantId, async (tx, inside: TransactionContext) => {
    const found = await findOrRefuse(id, (uuid) => lockScimConnection(tx, tenantId, uuid), 'scim-connection-not-found');
    const directory = directoryOf(found);
    const { total } = await summarizeHolds(tx, directory);
    const rows = await lockHeldUsers(tx, directory, ids?.filter(isUuid) ?? null);
    if (rows.length === 0) return 0;
    await forgetTold(tx, directory);
    await apply(inside, { directory, rows });
    await inside.audit({
      action,
      severity: 'High',
      target: { kind: 'scim-connection', id: found.id },
      details: {
        connection: found.name,
        before: { held: total },
        after: { held: total - rows.length },
        users: { deactivation: numberOf(rows, 'deactivation'), deletion: numberOf(rows, 'deletion') },
      },
    });
    return rows.length;
  });
  context.services.wakeJobs();
  return { count };
}

const accountsOf = (rows: readonly ScimUserRow[]): string[] => rows.map((row) => row.user_id);

const numberOf = (rows: ScimUserRow[], kind: ScimUserRow['held']): number =>
  rows.filter(({ held }) => held === kind).length;

const directoryOf = ({ id, tenant_id: tenantId }: ScimConnectionRow): Directory => ({ id, tenantId });
