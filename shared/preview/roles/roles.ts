/** Roles of the preview: the server's rules, as far as a user meets them on the page. */
import type { Permission, Role } from '#shared/contract/entities.ts';
import type { PermissionCategory, RoleHolder } from '#shared/contract/roles/roles.ts';
import { previewAllPermissions } from './access-entities.ts';
import type { PreviewCall, PreviewHandlers } from '#shared/preview/answers.ts';
import { vendorId } from '#shared/preview/entities.ts';
import { previewError, assertUnmodified } from '#shared/preview/error.ts';
import type { PreviewState } from '#shared/preview/state.types.ts';

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function ownRole({ roles }: PreviewState, id: unknown): Role {
  const role = roles.find((each) => each.id === id);
  if (!role) throw previewError('role-not-found');
  if (role.tenantId === undefined) throw previewError('role-built-in');
  return role;
}

function replace(state: PreviewState, role: Role): Role {
  const next = { ...role, updatedAt: new Date(state.now + ++state.made).toISOString() };
  state.roles = state.roles.map((each) => (each.id === role.id ? next : each));
  return next;
}

/** What every role of an organisation has comes along. */
function withAlways(state: PreviewState, ids: readonly string[]): string[] {
  const always = previewAllPermissions(state.now, []).filter(({ assignmentType }) => assignmentType === 'ALWAYS');
  return [...new Set([...always.map(({ id }) => id), ...ids])];
}

function createRole(state: PreviewState, { body }: PreviewCall): Role {
  const key = textOf(body['key']);
  if (state.roles.some((role) => role.key.toLowerCase() === key.toLowerCase())) throw previewError('role-key-taken');
  const at = new Date(state.now + ++state.made).toISOString();
  const role: Role = {
    id: `role-made-${state.made}`,
    key,
    name: textOf(body['name']),
    description: textOf(body['description']) || null,
    isDefault: body['isDefault'] === true,
    firstUserRole: false,
    level: 100,
    permissions: withAlways(state, idsOf(body['permissionIds'] ?? body['permissions'])),
    tenantId: state.me.tenantId,
    vendorId,
    createdAt: at,
    updatedAt: at,
  };
  state.roles = [...state.roles, role];
  return role;
}

function changeRole(state: PreviewState, { params, body }: PreviewCall): Role {
  const role = ownRole(state, params['roleId']);
  assertUnmodified(role, body['updatedAt']);
  const { name = role.name, isDefault = role.isDefault } = body;
  return replace(state, {
    ...role,
    name: textOf(name),
    description: 'description' in body ? textOf(body['description']) || null : role.description,
    isDefault: isDefault === true,
  });
}

function deleteRole(state: PreviewState, id: unknown): void {
  const role = ownRole(state, id);
  state.roles = state.roles.filter((each) => each !== role);
  state.groups = state.groups.map((group) => ({ ...group, roleIds: group.roleIds.filter((each) => each !== role.id) }));
  state.members = state.members.map((member) => ({
    ...member,
    roles: member.roles.filter((each) => each.id !== role.id),
    roleIds: member.roleIds.filter((each) => each !== role.id),
  }));
}

function holdersOf(state: PreviewState, id: unknown, size: number) {
  const groups = state.groups.filter((group) => group.roleIds.some((roleId) => roleId === id));
  const holders = state.members.flatMap((member): RoleHolder[] => {
    const through = groups
      .filter((group) => group.userIds.includes(member.id))
      .map(({ id: groupId, name }) => ({ id: groupId, name }));
    const direct = member.roleIds.some((roleId) => roleId === id);
    if (!direct && through.length === 0) return [];
    return [
      { id: member.id, name: member.name, email: member.email, profilePictureUrl: null, direct, groups: through },
    ];
  });
  return {
    items: holders.slice(0, size),
    totalItems: holders.length,
    totalPages: Math.ceil(holders.length / size),
    groups: groups.map(({ id: groupId, name }) => ({ id: groupId, name })),
  };
}

function attach(state: PreviewState, { params, body }: PreviewCall): Permission {
  const id = params['permissionId']!;
  const wanted = idsOf(body['roleIds']);
  for (const role of state.roles) {
    const has = role.permissions.includes(id);
    if (role.tenantId === undefined || has === wanted.includes(role.id)) continue;
    replace(state, {
      ...role,
      permissions: has ? role.permissions.filter((each) => each !== id) : [...role.permissions, id],
    });
  }
  const permission = previewAllPermissions(state.now, state.roles).find((each) => each.id === id);
  if (!permission) throw previewError('permission-not-found');
  return permission;
}

function categories(state: PreviewState): PermissionCategory[] {
  const permissions = previewAllPermissions(state.now, []);
  return [...new Set(permissions.map(({ categoryId }) => categoryId))].map((name) => {
    const members = permissions.filter(({ categoryId }) => categoryId === name);
    const { createdAt, updatedAt } = members[0]!;
    return {
      id: name,
      name,
      description: '',
      feCategory: members.every(({ fePermission }) => fePermission),
      permissionIds: members.map(({ id }) => id),
      createdAt,
      updatedAt,
    };
  });
}

export const rolesLists = ['GET /identity/resources/roles/v1'] as const satisfies readonly (keyof PreviewHandlers)[];

export function previewRolesHandlers(state: PreviewState): PreviewHandlers {
  return {
    'GET /identity/resources/roles/v1': () => state.roles,
    'POST /identity/resources/roles/v2': (call) => createRole(state, call),
    'PATCH /identity/resources/roles/v1/{roleId}': (call) => changeRole(state, call),
    'DELETE /identity/resources/roles/v1/{roleId}': ({ params }) => deleteRole(state, params['roleId']),
    'PUT /identity/resources/roles/v1/{roleId}/permissions': ({ params, body }) => {
      const role = ownRole(state, params['roleId']);
      assertUnmodified(role, body['updatedAt']);
      return replace(state, { ...role, permissions: withAlways(state, idsOf(body['permissionIds'])) });
    },
    'GET /identity/resources/roles/v1/{roleId}/holders': ({ params, query }) =>
      holdersOf(state, params['roleId'], Number(query['pageSize'] ?? 10)),
    'GET /identity/resources/permissions/v1': () => previewAllPermissions(state.now, state.roles),
    'GET /identity/resources/permissions/v1/categories': () => categories(state),
    'PUT /identity/resources/permissions/v1/{permissionId}/roles': (call) => attach(state, call),
  };
}
