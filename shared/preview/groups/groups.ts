/** Groups of the preview. */
import type { Group } from '#shared/contract/groups/groups.ts';
import type { OwnGroup } from '#shared/contract/profile/profile.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { previewError, assertUnmodified } from '#shared/preview/error.ts';
import type { PreviewGroup, PreviewState } from '#shared/preview/state.types.ts';

const collator = new Intl.Collator('en', { sensitivity: 'base' });
const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

function describe(state: PreviewState, { roleIds, userIds, ...group }: PreviewGroup, relations: unknown): Group {
  const [hasRole, hasUser] = [new Set(roleIds), new Set(userIds)];
  const roles = state.roles.filter((role) => hasRole.has(role.id));
  const users = state.members.filter((member) => hasUser.has(member.id));
  const people = users.map(({ id, email, name, activatedForTenant, createdAt }) => ({
    id,
    email,
    name,
    profilePictureUrl: null,
    activatedForTenant,
    createdAt,
  }));
  return {
    ...group,
    rolesCount: roles.length,
    usersCount: users.length,
    ...((relations === 'roles' || relations === 'rolesAndUsers') && { roles }),
    ...((relations === 'users' || relations === 'rolesAndUsers') && { users: people }),
  };
}

/** Those that the user of the preview is in. */
export function previewOwnGroups(state: PreviewState): OwnGroup[] {
  const { enabled, rolesEnabled } = state.groupConfig;
  const own = enabled ? state.groups.filter(({ userIds }) => userIds.includes(state.me.id)) : [];
  return own.map(({ id, name, color, managedBy, roleIds }) => ({
    id,
    name,
    ...(color !== undefined && { color }),
    managedBy,
    roles: rolesEnabled ? state.roles.filter((role) => roleIds.includes(role.id)) : [],
  }));
}

function groupOf({ groups }: PreviewState, id: unknown): PreviewGroup {
  const group = groups.find((each) => each.id === id);
  if (!group) throw previewError('group-not-found');
  return group;
}

function refuseTaken({ groups }: PreviewState, name: string | undefined, besides?: string): void {
  if (groups.some((group) => group.id !== besides && group.name.toLowerCase() === name?.toLowerCase()))
    throw previewError('group-name-taken');
}

function change(state: PreviewState, id: unknown, changes: Partial<PreviewGroup>): void {
  const group = groupOf(state, id);
  const updatedAt = new Date(state.now + ++state.made).toISOString();
  state.groups = state.groups.map((each) => (each === group ? { ...group, ...changes, updatedAt } : each));
}

function listGroups(state: PreviewState, { query }: PreviewCall) {
  const { _offset = 0, _limit = 20, _filter = '', _sortBy = 'name', _order = 'ASC', _groupsRelations } = query;
  const wanted = String(_filter).toLowerCase();
  const sign = _order === 'DESC' ? -1 : 1;
  const compare = (one: PreviewGroup, other: PreviewGroup): number => {
    if (_sortBy === 'usersCount') return one.userIds.length - other.userIds.length;
    return _sortBy === 'createdAt'
      ? one.createdAt.localeCompare(other.createdAt)
      : collator.compare(one.name, other.name);
  };
  const found = state.groups
    .filter(({ name, description = '' }) => `${name}\n${description}`.toLowerCase().includes(wanted))
    .toSorted((one, other) => sign * compare(one, other));
  const size = Number(_limit);
  const start = Number(_offset) * size;
  const items = found.slice(start, start + size).map((group) => describe(state, group, _groupsRelations));
  return { items, _metadata: { totalItems: found.length, totalPages: Math.ceil(found.length / size) } };
}

function createGroup(state: PreviewState, { body }: PreviewCall): Group {
  refuseTaken(state, textOf(body['name']));
  const at = new Date(state.now + ++state.made).toISOString();
  const group: PreviewGroup = {
    id: `group-made-${state.made}`,
    name: textOf(body['name']) ?? '',
    managedBy: 'frontegg',
    roleIds: [],
    userIds: [],
    createdAt: at,
    updatedAt: at,
    ...detailsOf(body),
  };
  state.groups = [...state.groups, group];
  return describe(state, group, 'rolesAndUsers');
}

function detailsOf(body: PreviewCall['body']): Partial<PreviewGroup> {
  const [color, description, metadata] = [textOf(body['color']), textOf(body['description']), textOf(body['metadata'])];
  return { ...(color && { color }), ...(description && { description }), ...(metadata && { metadata }) };
}

function changeGroup(state: PreviewState, { params, body }: PreviewCall): void {
  const { color: _color, description: _description, metadata: _metadata, ...group } = groupOf(state, params['groupId']);
  assertUnmodified(group, body['updatedAt']);
  const name = textOf(body['name']) ?? group.name;
  refuseTaken(state, name, group.id);
  const next = {
    ...group,
    name,
    ...detailsOf(body),
    updatedAt: new Date(state.now + ++state.made).toISOString(),
  };
  state.groups = state.groups.map((each) => (each.id === group.id ? next : each));
}

export const groupsLists = ['GET /identity/resources/groups/v2'] as const satisfies readonly (keyof PreviewHandlers)[];

export function previewGroupsHandlers(state: PreviewState): PreviewHandlers {
  const without = (ids: readonly string[], gone: readonly string[]) => ids.filter((id) => !gone.includes(id));
  const joined = (ids: readonly string[], added: readonly string[]) => [...new Set([...ids, ...added])];
  return {
    'GET /identity/resources/groups/v2': (call) => listGroups(state, call),
    'GET /identity/resources/groups/v1/config': () => state.groupConfig,
    'POST /identity/resources/groups/v1/config': ({ body }) => (state.groupConfig = { ...state.groupConfig, ...body }),
    'GET /identity/resources/groups/v1/{groupId}': ({ params, query }) =>
      describe(state, groupOf(state, params['groupId']), query['_groupsRelations']),
    'POST /identity/resources/groups/v1': (call) => createGroup(state, call),
    'PATCH /identity/resources/groups/v1/{groupId}': (call) => changeGroup(state, call),
    'DELETE /identity/resources/groups/v1/{groupId}': ({ params }) => {
      const group = groupOf(state, params['groupId']);
      state.groups = state.groups.filter((each) => each !== group);
    },
    'POST /identity/resources/groups/v1/{groupId}/roles': ({ params, body }) =>
      change(state, params['groupId'], {
        roleIds: joined(groupOf(state, params['groupId']).roleIds, idsOf(body['roleIds'])),
      }),
    'DELETE /identity/resources/groups/v1/{groupId}/roles': ({ params, body }) =>
      change(state, params['groupId'], {
        roleIds: without(groupOf(state, params['groupId']).roleIds, idsOf(body['roleIds'])),
      }),
    'POST /identity/resources/groups/v1/{groupId}/users': ({ params, body }) =>
      change(state, params['groupId'], {
        userIds: joined(groupOf(state, params['groupId']).userIds, idsOf(body['userIds'])),
      }),
    'DELETE /identity/resources/groups/v1/{groupId}/users': ({ params, body }) =>
      change(state, params['groupId'], {
        userIds: without(groupOf(state, params['groupId']).userIds, idsOf(body['userIds'])),
      }),
  };
}
