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
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import { describeHeldUsers } from '#server/views/scim-holds.ts';
import { assertNotLastManager } from '#server/use-cases/authorization/guard-rights.ts';
import { withMembershipLock } from '#server/use-cases/authorization/cross-tenant-scopes.ts';
import { deactivateMember } from './change-directory-account.ts';
import { removeDirectoryMember } from './end-directory-membership.ts';
import { leaveHeldGroups } from './group-members.ts';
import { refuseUsersAboveOwn } from './refuse-above-own.ts';

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
 * transaction, and the directory's removals are counted anew. The last user who can manage the team stays held.
 * @param ids resources; all that are held if absent
 * @throws Refusal `scim-connection-not-found`, `person-above-own`, `last-admin` if nobody else was named
 */
export async function allowHeldRemovals(context: CallContext, id: string, ids: string[] | undefined): Promise<Decided> {
  return await decide(context, id, {
    ids,
    action: 'scim-connection.removals-allowed',
    apply: async (inside, { directory, rows }) => {
      await refuseUsersAboveOwn(
        inside,
        directory,
        rows.map((row) => row.id),
      );
      const done: ScimUserRow[] = [];
      for (const row of rows) if (await remove(inside, directory, row)) done.push(row);
      // nothing can be done: the admin learns why
      if (done.length === 0) throw new Refusal('last-admin');
      await leaveHeldGroups(inside, directory, accountsOf(done));
      await forgetRemovals(inside.tx, directory);
      return done;
    },
  });
}

/** @returns whether it was done: the last user who can manage the team stays held */
async function remove(context: TransactionContext, directory: Directory, row: ScimUserRow): Promise<boolean> {
  const { tx, now } = context;
  try {
    await assertNotLastManager(tx, directory.tenantId, row.user_id);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  if (row.held === 'deletion') {
    await removeDirectoryMember(context, directory, row);
    return true;
  }
  await releaseUser(tx, row.id, now);
  await deactivateMember(context, { directory, row });
  return true;
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
): Promise<Decided> {
  return await decide(context, id, {
    ids,
    action: 'scim-connection.removals-discarded',
    apply: async ({ tx, now }, { directory, rows }) => {
      for (const row of rows) await restoreUser(tx, row, now);
      await dropHeldRemovals(tx, directory.tenantId, accountsOf(rows));
      await renewGroupsOf(tx, directory, accountsOf(rows), now);
      return rows;
    },
  });
}

interface Decided {
  count: number;
  lastManagers?: number;
}

interface Decision {
  ids: string[] | undefined;
  action: 'scim-connection.removals-allowed' | 'scim-connection.removals-discarded';
  /** Returns those for whom it was done. */
  apply: (context: TransactionContext, held: { directory: Directory; rows: ScimUserRow[] }) => Promise<ScimUserRow[]>;
}

async function decide(context: CallContext, id: string, { ids, action, apply }: Decision): Promise<Decided> {
  const { tenantId } = context.caller;
  const decided = await withMembershipLock(context, tenantId, async (tx, inside: TransactionContext) => {
    const found = await findOrRefuse(id, (uuid) => lockScimConnection(tx, tenantId, uuid), 'scim-connection-not-found');
    const directory = directoryOf(found);
    const { total } = await summarizeHolds(tx, directory);
    const rows = await lockHeldUsers(tx, directory, ids?.filter(isUuid) ?? null);
    if (rows.length === 0) return { count: 0 };
    await forgetTold(tx, directory);
    const done = await apply(inside, { directory, rows });
    await inside.audit({
      action,
      severity: 'High',
      target: { kind: 'scim-connection', id: found.id },
      details: {
        connection: found.name,
        before: { held: total },
        after: { held: total - done.length },
        users: { deactivation: numberOf(done, 'deactivation'), deletion: numberOf(done, 'deletion') },
      },
    });
    const lastManagers = rows.length - done.length;
    return { count: done.length, ...(lastManagers > 0 && { lastManagers }) };
  });
  context.services.wakeJobs();
  return decided;
}

const accountsOf = (rows: readonly ScimUserRow[]): string[] => rows.map((row) => row.user_id);

const numberOf = (rows: ScimUserRow[], kind: ScimUserRow['held']): number =>
  rows.filter(({ held }) => held === kind).length;

const directoryOf = ({ id, tenant_id: tenantId }: ScimConnectionRow): Directory => ({ id, tenantId });
