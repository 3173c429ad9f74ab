import type { PermissionCategory, rolesContract } from '#shared/contract/roles/roles.ts';
import { listAssignableRoles, listPermissions } from '#server/db/queries/core/memberships.ts';
import type { PermissionRow } from '#server/db/queries/core/user-details.ts';
import { listGroupsWithRole, listRoleHolders, type RoleHolderRow } from '#server/db/queries/roles/roles.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Services } from '#server/services.ts';
import { describePermission, describeRole } from '#server/views/users.ts';
import {
  changeRole,
  createRole,
  findVisibleRole,
  removeRole,
  setPermissionRoles,
  setRolePermissions,
} from '#server/use-cases/roles/manage-roles.ts';

export function rolesRoutes(services: Services): Handlers<typeof rolesContract> {
  const { environment } = services;
  return {
    async 'GET /identity/resources/roles/v1'({ context, caller }) {
      return await context.inTenant(caller.tenantId, async (tx) => {
        const permissions = await listPermissions(tx);
        return (await listAssignableRoles(tx, caller.tenantId)).map((role) =>
          describeRole(role, { permissions, vendorId: environment.vendorId }),
        );
      });
    },
    'POST /identity/resources/roles/v1': ({ context, body: { permissions, ...role } }) =>
      createRole(context, { ...role, permissionIds: permissions }),
    'POST /identity/resources/roles/v2': ({ context, body }) => createRole(context, body),
    'PATCH /identity/resources/roles/v1/{roleId}': ({ context, params, body }) =>
      changeRole(context, { roleId: params.roleId, changes: body }),
    'DELETE /identity/resources/roles/v1/{roleId}': ({ context, params }) => removeRole(context, params.roleId),
    'PUT /identity/resources/roles/v1/{roleId}/permissions': ({ context, params, body }) =>
      setRolePermissions(context, { roleId: params.roleId, permissionIds: body.permissionIds, readAt: body.updatedAt }),

    async 'GET /identity/resources/roles/v1/{roleId}/holders'({ context, caller, params: { roleId }, query }) {
      return await context.inTenant(caller.tenantId, async (tx, context) => {
        const role = await findVisibleRole(context, roleId);
        const groups = await listGroupsWithRole(tx, caller.tenantId, role.id);
        const { rows, total } = await listRoleHolders(tx, caller.tenantId, role.id, {
          limit: query.pageSize,
          page: query.pageOffset,
        });
        return {
          items: rows.map((row) => describeHolder(row, groups)),
          totalItems: total,
          totalPages: Math.ceil(total / query.pageSize),
          groups,
        };
      });
    },

    async 'GET /identity/resources/permissions/v1'({ context, caller }) {
      return await context.inTenant(caller.tenantId, async (tx) => {
        const roles = await listAssignableRoles(tx, caller.tenantId);
        return (await listPermissions(tx)).map((permission) => describePermission(permission, roles));
      });
    },
    async 'GET /identity/resources/permissions/v1/categories'({ context, caller }) {
      return describeCategories(await context.inTenant(caller.tenantId, listPermissions));
    },
    'PUT /identity/resources/permissions/v1/{permissionId}/roles': ({ context, params, body }) =>
      setPermissionRoles(context, { permissionId: params.permissionId, roleIds: body.roleIds }),
  };
}

function describeHolder(
  { id, name, email, picture_url, direct, group_ids }: RoleHolderRow,
  groups: { id: string; name: string }[],
) {
  return {
    id,
    name,
    email,
    profilePictureUrl: picture_url,
    direct,
    groups: groups.filter((group) => group_ids.includes(group.id)),
  };
}

/** The product's categories first; a category is identified by its name. */
function describeCategories(permissions: PermissionRow[]): PermissionCategory[] {
  const names = [...new Set(permissions.map((permission) => permission.category))];
  const categories = names.map((name) => {
    const members = permissions.filter((permission) => permission.category === name);
    const times = members.flatMap((permission) => [permission.created_at.getTime(), permission.updated_at.getTime()]);
    return {
      id: name,
      name,
      description: '',
      feCategory: members.every((permission) => permission.key.startsWith('fe.')),
      permissionIds: members.map((permission) => permission.id),
      createdAt: new Date(Math.min(...times)).toISOString(),
      updatedAt: new Date(Math.max(...times)).toISOString(),
    };
  });
  return categories.sort((a, b) => Number(a.feCategory) - Number(b.feCategory) || a.name.localeCompare(b.name, 'en'));
}
