/** Who is in a group. Joining gives what the group gives, so that it is asked like giving it. */
import type { EventKey } from '#shared/contract/events.ts';
import type { Tx } from '#server/db/database.ts';
import {
  addGroupMembers,
  listTeamAmong,
  removeGroupMembers,
  updateGroup,
  type GroupRow,
} from '#server/db/queries/access/groups.ts';
import { listHeldRoles } from '#server/db/queries/core/memberships.ts';
import { checkCanManage } from '#server/domain/people/team.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isUuid } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/caller.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { keepManaged, refuseToGive } from '#server/use-cases/rights/guard-rights.ts';
import { changeGroups, findTarget, noteGroup, refuseManagedElsewhere } from './manage-groups.ts';
import { notifyGroupsChanged } from '#server/use-cases/messages/notify-groups-changed.ts';

interface Joining {
  groupId: string;
  userIds: string[];
}

/** @throws Refusal `group-not-found`, `group-managed-elsewhere`, `user-not-found`, `role-above-own`, `permission-not-held` */
export async function addPeopleToGroup(
  services: Services,
  caller: Caller,
  { groupId, userIds }: Joining,
  requestMetadata: RequestMetadata,
): Promise<void> {
  await changeGroups(services, caller, async (tx) => {
    const { group, roles } = await findTarget(tx, caller, groupId);
    refuseManagedElsewhere(group);
    const people = await findPeople(tx, caller, userIds);
    for (const role of roles) refuseToGive(caller, role);
    const added = await addGroupMembers(
      tx,
      caller.tenantId,
      group.id,
      people.map((person) => person.id),
    );
    await save(services, tx, caller, { group, action: 'group.users-added', userIds: added, requestMetadata });
    if (roles.length === 0) return;
    await notifyGroupsChanged(
      services,
      tx,
      caller,
      people.filter((person) => added.includes(person.id)),
      { phrase: 'group-joined', values: { group: group.name } },
    );
  });
  services.wakeJobs();
}

/** @throws Refusal `group-not-found`, `group-managed-elsewhere`, `user-not-found`, `person-above-own`, `last-admin` */
export async function takePeopleFromGroup(
  services: Services,
  caller: Caller,
  { groupId, userIds }: Joining,
  requestMetadata: RequestMetadata,
): Promise<void> {
  await changeGroups(services, caller, async (tx) => {
    const { group, roles } = await findTarget(tx, caller, groupId);
    refuseManagedElsewhere(group);
    const people = await findPeople(tx, caller, userIds);
    await refuseToTouch(tx, caller, people);
    const removed = await keepManaged(tx, caller.tenantId, () =>
      removeGroupMembers(
        tx,
        group.id,
        people.map((person) => person.id),
      ),
    );
    await save(services, tx, caller, { group, action: 'group.users-removed', userIds: removed, requestMetadata });
    if (roles.length === 0) return;
    await notifyGroupsChanged(
      services,
      tx,
      caller,
      people.filter((person) => removed.includes(person.id)),
      { phrase: 'group-left', values: { group: group.name } },
    );
  });
  services.wakeJobs();
}

async function findPeople(tx: Tx, caller: Caller, userIds: string[]): ReturnType<typeof listTeamAmong> {
  const ids = [...new Set(userIds)];
  const people = ids.every(isUuid) ? await listTeamAmong(tx, caller.tenantId, ids) : [];
  if (people.length !== ids.length) throw new Refusal('user-not-found');
  return people;
}

async function refuseToTouch(tx: Tx, caller: Caller, people: { id: string; super_user: boolean }[]): Promise<void> {
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
  services: Services,
  tx: Tx,
  caller: Caller,
  {
    group,
    action,
    userIds,
    requestMetadata,
  }: { group: GroupRow; action: EventKey; userIds: string[]; requestMetadata: RequestMetadata },
): Promise<void> {
  if (userIds.length === 0) return;
  await updateGroup(tx, group.id, { updated_at: services.clock() });
  await noteGroup(services, tx, caller, requestMetadata, { action, severity: 'Medium', group, details: { userIds } });
}
