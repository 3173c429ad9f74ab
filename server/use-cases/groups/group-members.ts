/**
 * Group membership. Adding a user to a group grants the roles of the group, so it requires the same rights as granting
 * them.
 */
import type { EventKey } from '#shared/contract/events/events.ts';
import {
  addGroupMembers,
  listTeamAmong,
  removeGroupMembers,
  updateGroup,
  type GroupRow,
} from '#server/db/queries/groups/groups.ts';
import { listHeldRoles } from '#server/db/queries/core/memberships.ts';
import { checkCanManage } from '#server/domain/users/team.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import { preserveManager, refuseToGive } from '#server/use-cases/authorization/guard-rights.ts';
import { changeGroups, findTarget, recordGroupAudit, requireManagedHere } from './manage-groups.ts';
import { notifyGroupsChanged } from '#server/use-cases/messages/notify-groups-changed.ts';

interface Joining {
  groupId: string;
  userIds: string[];
}

/** @throws Refusal `group-not-found`, `group-managed-elsewhere`, `user-not-found`, `role-above-own`, `permission-not-held` */
export async function addUsersToGroup(context: CallContext, { groupId, userIds }: Joining): Promise<void> {
  const { caller } = context;
  await changeGroups(context, async (tx, context) => {
    const { group, roles } = await findTarget(context, groupId);
    requireManagedHere(group);
    const people = await findPeople(context, userIds);
    for (const role of roles) refuseToGive(caller, role);
    const added = await addGroupMembers(
      tx,
      caller.tenantId,
      group.id,
      people.map((member) => member.id),
    );
    await save(context, { group, action: 'group.users-added', userIds: added });
    if (roles.length === 0) return;
    await notifyGroupsChanged(
      context,
      people.filter((member) => added.includes(member.id)),
      { phrase: 'group-joined', values: { group: group.name } },
    );
  });
  context.services.wakeJobs();
}

/** @throws Refusal `group-not-found`, `group-managed-elsewhere`, `user-not-found`, `person-above-own`, `last-admin` */
export async function removeUsersFromGroup(context: CallContext, { groupId, userIds }: Joining): Promise<void> {
  await changeGroups(context, async (tx, context) => {
    const { group, roles } = await findTarget(context, groupId);
    requireManagedHere(group);
    const people = await findPeople(context, userIds);
    await refuseToTouch(context, people);
    const removed = await preserveManager(tx, context.caller.tenantId, () =>
      removeGroupMembers(
        tx,
        group.id,
        people.map((member) => member.id),
      ),
    );
    await save(context, { group, action: 'group.users-removed', userIds: removed });
    if (roles.length === 0) return;
    await notifyGroupsChanged(
      context,
      people.filter((member) => removed.includes(member.id)),
      { phrase: 'group-left', values: { group: group.name } },
    );
  });
  context.services.wakeJobs();
}

async function findPeople({ tx, caller }: TransactionContext, userIds: string[]): ReturnType<typeof listTeamAmong> {
  const ids = [...new Set(userIds)];
  const people = ids.every(isUuid) ? await listTeamAmong(tx, caller.tenantId, ids) : [];
  if (people.length !== ids.length) throw new Refusal('user-not-found');
  return people;
}

async function refuseToTouch(
  { tx, caller }: TransactionContext,
  people: { id: string; super_user: boolean }[],
): Promise<void> {
  const held = (
    await listHeldRoles(
      tx,
      people.map(({ id }) => id),
    )
  ).filter((role) => role.held_in === caller.tenantId);
  for (const { id: userId, super_user: superUser } of people) {
    const levels = held.filter((role) => role.held_by === userId).map((role) => role.level);
    const refused = checkCanManage(caller, { userId, superUser, levels }, 'allowed');
    if (refused) throw new Refusal(refused);
  }
}

async function save(
  context: TransactionContext,
  { group, action, userIds }: { group: GroupRow; action: EventKey; userIds: string[] },
): Promise<void> {
  const { now } = context;
  if (userIds.length === 0) return;
  await updateGroup(context.tx, group.id, { updated_at: now });
  await recordGroupAudit(context, { action, severity: 'Medium', group, details: { userIds } });
}
