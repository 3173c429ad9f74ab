/** Changes to roles: applied optimistically, rolled back on rejection. */
import { useQueryClient } from '@tanstack/react-query';
import type { Role } from '#shared/contract/entities.ts';
import { useToasts } from '#shared/ui/toast/toast-provider.tsx';
import { PartialSaveError } from '#admin-box/kit/forms/partial-save-error.ts';
import { withOptimisticUpdate } from '#admin-box/kit/optimistic-update.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { areSame, keyFrom } from './role-rules.ts';
import { rolesKey, rolesListKey } from './use-roles.ts';

export interface RoleValues {
  name: string;
  key: string;
  description: string;
  isDefault: boolean;
  permissionIds: string[];
}

export function useChangeRoles() {
  const { api } = usePortal();
  const { t, errorText } = useTexts();
  const toasts = useToasts();
  const queries = useQueryClient();

  /** Applies `patch` to the list while the request runs. @param deletedId a role whose queries must not be refetched */
  async function change<T>(
    patch: (roles: Role[]) => Role[],
    request: () => Promise<T>,
    deletedId?: string,
  ): Promise<T> {
    try {
      return await withOptimisticUpdate<Role[], T>(queries, { queryKey: rolesListKey, patch, request });
    } finally {
      // people and groups show roles too
      for (const queryKey of [rolesKey, ['team-roles'], ['members'], ['groups']])
        void queries.invalidateQueries({
          queryKey,
          predicate: (query) => deletedId === undefined || !query.queryKey.includes(deletedId),
        });
    }
  }

  async function create(values: RoleValues): Promise<void> {
    const { name, description, isDefault, permissionIds } = values;
    const key = values.key.trim() || keyFrom(name, queries.getQueryData<Role[]>(rolesListKey) ?? []);
    await change(
      (roles) => roles,
      () => api.post('/identity/resources/roles/v2', { key, name: name.trim(), description, isDefault, permissionIds }),
    );
    toasts.show({ title: t('role.created', { name }) });
  }

  /**
   * Saves details, then permissions, each only if no one changed the role since it was read. @throws PartialSaveError
   * if the second call fails
   */
  async function update(role: Role, { name, description, isDefault, permissionIds }: RoleValues): Promise<void> {
    const params = { roleId: role.id };
    const details = { name: name.trim(), description, isDefault };
    const changed =
      details.name !== role.name || description !== (role.description ?? '') || isDefault !== role.isDefault;
    const patch = (each: Role) => (each.id === role.id ? { ...each, ...details, permissions: permissionIds } : each);
    await change(
      (roles) => roles.map(patch),
      async () => {
        const { updatedAt } = changed
          ? await api.patch(
              '/identity/resources/roles/v1/{roleId}',
              { ...details, updatedAt: role.updatedAt },
              { params },
            )
          : role;
        if (areSame(role.permissions, permissionIds)) return;
        await api
          .put('/identity/resources/roles/v1/{roleId}/permissions', { permissionIds, updatedAt }, { params })
          .catch((error: unknown) => {
            throw changed ? new PartialSaveError(error, role.id) : error;
          });
      },
    );
    toasts.show({ title: t('role.saved', { name }) });
  }

  /** @returns whether it was deleted */
  async function remove(role: Role): Promise<boolean> {
    const { name } = role;
    try {
      await change(
        (roles) => roles.filter(({ id }) => id !== role.id),
        () => api.delete('/identity/resources/roles/v1/{roleId}', undefined, { params: { roleId: role.id } }),
        role.id,
      );
      toasts.show({ title: t('role.deleted', { name }) });
      return true;
    } catch (error) {
      toasts.show({ tone: 'danger', title: `${t('role.reverted', { name })} ${errorText(error)}` });
      return false;
    }
  }

  /** The roles of one's own that have a permission from now on. */
  async function attach(permission: { id: string; name: string }, roleIds: string[], count: number): Promise<void> {
    await change(
      (roles) => roles,
      () =>
        api.put(
          '/identity/resources/permissions/v1/{permissionId}/roles',
          { roleIds },
          { params: { permissionId: permission.id } },
        ),
    );
    toasts.show({ title: t('role.attached', { permission: permission.name, count }) });
  }

  return { create, update, remove, attach };
}
