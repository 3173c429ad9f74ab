/**
 * The brake on mass deprovisioning: from a number of removals within ten minutes on, a directory's deactivations and
 * deletions wait for an admin. All of it runs with the tenant's memberships locked, so that parallel requests are counted.
 */
import { findMember } from '#server/db/queries/core/members.ts';
import type { AuthenticatedConnection } from '#server/db/queries/scim/connections.ts';
import { renewGroupsOf } from '#server/db/queries/scim/groups.ts';
import { countRemovals, holdUser, recordRemoval, releaseUser, type Held } from '#server/db/queries/scim/holds.ts';
import type { ScimUserRow } from '#server/db/queries/scim/users.ts';
import { brakeWindow, countedUsers, isBraked, isNewUser, removalsAllowed } from '#server/domain/scim/brake.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { assertNotLastManager } from '#server/use-cases/authorization/guard-rights.ts';
import { leaveHeldGroups } from './group-members.ts';
import { warnOfHolds } from './warn-of-holds.ts';

interface Removal {
  directory: AuthenticatedConnection;
  row: Pick<ScimUserRow, 'id' | 'user_id' | 'held'>;
}

/**
 * Counts a removal that a directory asks for, or holds it. Who has no access already is not counted; their deletion, which
 * nobody can undo, is held while others are.
 * @returns whether it is held
 * @throws Refusal `last-admin`
 */
export async function holdIfBraked(
  context: AnonymousTransaction,
  { directory, row }: Removal,
  kind: Held,
): Promise<boolean> {
  const { tx, now } = context;
  const { tenantId, trial } = directory;
  if (trial) return false;
  const member = await findMember(tx, tenantId, row.user_id);
  if (!member) return false;
  const hasAccess = member.state !== 'disabled';
  if (!hasAccess && kind === 'deactivation') return false;
  if (hasAccess) await assertNotLastManager(tx, tenantId, row.user_id);
  const counts = await countRemovals(tx, directory, {
    userId: row.user_id,
    since: new Date(now.getTime() - brakeWindow),
    atMost: countedUsers,
  });
  const { people, open, broughtAt } = counts;
  const isNew = isNewUser(broughtAt, now);
  if (hasAccess ? !isBraked({ ...counts, isNew }) : open === 0) {
    if (hasAccess) await recordRemoval(tx, directory, { userId: row.user_id, at: now });
    return false;
  }
  await hold(context, { directory, row }, { kind, isFirst: open === 0, allowed: removalsAllowed({ people, isNew }) });
  return true;
}

async function hold(
  context: AnonymousTransaction,
  { directory, row }: Removal,
  { kind, isFirst, allowed }: { kind: Held; isFirst: boolean; allowed: number },
): Promise<void> {
  await holdUser(context.tx, row.id, { held: kind, at: context.now });
  if (kind === 'deletion') await renewGroupsOf(context.tx, directory, [row.user_id], context.now);
  await recordHold(context, { directory, row }, kind);
  if (isFirst) await warnOfHolds(context, directory, { allowed });
}

/** The directory takes back what it asked for. */
export async function dropHold(context: AnonymousTransaction, removal: Removal): Promise<void> {
  await releaseUser(context.tx, removal.row.id, context.now);
  // it did not take back that it removed them from groups
  await leaveHeldGroups(context, removal.directory, [removal.row.user_id]);
  await recordHold(context, removal, null);
}

/**
 * A deletion is taken back by a new user of the name, who is to be inactive: their deactivation is held instead, unless they
 * are inactive already.
 */
export async function holdAsDeactivation(context: AnonymousTransaction, removal: Removal): Promise<void> {
  const member = await findMember(context.tx, removal.directory.tenantId, removal.row.user_id);
  if (member?.state === 'disabled') return await dropHold(context, removal);
  await holdUser(context.tx, removal.row.id, { held: 'deactivation', at: context.now });
  await recordHold(context, removal, 'deactivation');
}

async function recordHold(
  context: AnonymousTransaction,
  { directory, row }: Removal,
  held: Held | null,
): Promise<void> {
  await context.audit({
    action: held ? 'user.removal-held' : 'user.removal-withdrawn',
    severity: held ? 'Medium' : 'Info',
    tenantId: directory.tenantId,
    actorId: null,
    target: { kind: 'user', id: row.user_id },
    details: { connection: directory.name, before: { held: row.held }, after: { held } },
  });
}
