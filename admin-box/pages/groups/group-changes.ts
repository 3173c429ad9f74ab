/** What saving a group's form asks the server for, call by call. */
import type { Api } from '../../../shared/api/api.ts';
import type { PorticoContract } from '../../../shared/contract/index.ts';
import type { Group } from '../../../shared/contract/groups.ts';

type Portico = Api<PorticoContract>;

export interface GroupValues {
  name: string;
  description: string;
  color: string;
  metadata: string;
  roleIds: string[];
  userIds: string[];
}

export function valuesOf(group: Group | undefined): GroupValues {
  return {
    name: group?.name ?? '',
    description: group?.description ?? '',
    color: group?.color ?? '',
    metadata: group?.metadata ?? '',
    roleIds: (group?.roles ?? []).map(({ id }) => id),
    userIds: (group?.users ?? []).map(({ id }) => id),
  };
}

export interface Difference {
  added: string[];
  removed: string[];
}

export function differenceOf(before: readonly string[], after: readonly string[]): Difference {
  return { added: after.filter((id) => !before.includes(id)), removed: before.filter((id) => !after.includes(id)) };
}

const factsOf = ({ name, description, color, metadata }: GroupValues) => ({ name: name.trim(), description, color, metadata });

export function sameFacts(one: GroupValues, other: GroupValues): boolean {
  return JSON.stringify(factsOf(one)) === JSON.stringify(factsOf(other));
}

async function saveRelations(api: Portico, groupId: string, before: GroupValues, after: GroupValues): Promise<void> {
  const params = { groupId };
  const users = differenceOf(before.userIds, after.userIds);
  const roles = differenceOf(before.roleIds, after.roleIds);
  // People first: whoever comes gets the group's roles, and whoever goes keeps nothing of the new ones.
  if (users.added.length > 0) await api.post('/identity/resources/groups/v1/{groupId}/users', { userIds: users.added }, { params });
  if (users.removed.length > 0) await api.delete('/identity/resources/groups/v1/{groupId}/users', { userIds: users.removed }, { params });
  if (roles.added.length > 0) await api.post('/identity/resources/groups/v1/{groupId}/roles', { roleIds: roles.added }, { params });
  if (roles.removed.length > 0) await api.delete('/identity/resources/groups/v1/{groupId}/roles', { roleIds: roles.removed }, { params });
}

/**
 * Creating a group then adds the given users and roles (specification, admin portal, section 4).
 * @returns why they could not be added: the group is there all the same
 */
export async function createGroup(api: Portico, values: GroupValues): Promise<unknown> {
  const { id } = await api.post('/identity/resources/groups/v1', factsOf(values));
  return await saveRelations(api, id, valuesOf(undefined), values).then(() => undefined, (error: unknown) => error ?? true);
}

/** Only what was changed, and the facts only if nobody changed the group since it was read. */
export async function updateGroup(api: Portico, group: Group, values: GroupValues): Promise<void> {
  const before = valuesOf(group);
  if (!sameFacts(before, values)) {
    await api.patch('/identity/resources/groups/v1/{groupId}', { ...factsOf(values), updatedAt: group.updatedAt }, { params: { groupId: group.id } });
  }
  await saveRelations(api, group.id, before, values);
}
