/** What saving a group's form asks the server for, call by call. */
import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import type { Group } from '#shared/contract/groups/groups.ts';
import { PartialSaveError } from '#admin-box/kit/forms/partial-save-error.ts';

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

const editableFields = ({ name, description, color, metadata }: GroupValues) => ({
  name: name.trim(),
  description,
  color,
  metadata,
});

export function sameDetails(one: GroupValues, other: GroupValues): boolean {
  return JSON.stringify(editableFields(one)) === JSON.stringify(editableFields(other));
}

/** The calls that bring people and roles to where the form has them, in their order. */
function relationCalls(
  api: Portico,
  groupId: string,
  before: GroupValues,
  after: GroupValues,
): (() => Promise<unknown>)[] {
  const params = { groupId };
  const users = differenceOf(before.userIds, after.userIds);
  const roles = differenceOf(before.roleIds, after.roleIds);
  // Members first: new members get the group's current roles, and removed members get none of the new ones.
  return [
    ...(users.added.length > 0
      ? [() => api.post('/identity/resources/groups/v1/{groupId}/users', { userIds: users.added }, { params })]
      : []),
    ...(users.removed.length > 0
      ? [() => api.delete('/identity/resources/groups/v1/{groupId}/users', { userIds: users.removed }, { params })]
      : []),
    ...(roles.added.length > 0
      ? [() => api.post('/identity/resources/groups/v1/{groupId}/roles', { roleIds: roles.added }, { params })]
      : []),
    ...(roles.removed.length > 0
      ? [() => api.delete('/identity/resources/groups/v1/{groupId}/roles', { roleIds: roles.removed }, { params })]
      : []),
  ];
}

/** One after the other. @throws PartialSaveError when some were through; else what the first was refused for */
async function callAll(calls: readonly (() => Promise<unknown>)[], groupId: string, done = 0): Promise<void> {
  for (const [index, call] of calls.entries()) {
    await call().catch((error: unknown) => {
      throw index + done > 0 ? new PartialSaveError(error, groupId) : error;
    });
  }
}

/**
 * Creates a group, then adds the given users and roles (specification, admin portal, section 4).
 * @throws PartialSaveError if adding failed: the group exists nevertheless
 */
export async function createGroup(api: Portico, values: GroupValues): Promise<void> {
  const { id } = await api.post('/identity/resources/groups/v1', editableFields(values));
  await callAll(relationCalls(api, id, valuesOf(undefined), values), id, 1);
}

/** Saves only what changed; details only if no one changed the group since it was read. @throws PartialSaveError */
export async function updateGroup(api: Portico, group: Group, values: GroupValues): Promise<void> {
  const before = valuesOf(group);
  const { id, updatedAt } = group;
  const saveDetails = () =>
    api.patch(
      '/identity/resources/groups/v1/{groupId}',
      { ...editableFields(values), updatedAt },
      { params: { groupId: id } },
    );
  await callAll([...(sameDetails(before, values) ? [] : [saveDetails]), ...relationCalls(api, id, before, values)], id);
}
