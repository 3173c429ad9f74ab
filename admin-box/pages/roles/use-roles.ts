/** Queries of the roles page. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

type Portico = Api<PorticoContract>;

/** Beginning of the keys of all that depends on roles. */
export const rolesKey = ['roles'] as const;
export const rolesListKey = [...rolesKey, 'list'] as const;

const rolesQuery = (api: Portico) =>
  queryOptions({
    queryKey: rolesListKey,
    queryFn: ({ signal }) => api.get('/identity/resources/roles/v1', { signal }),
  });

export function useRoles() {
  return useQuery(rolesQuery(usePortal().api));
}

/** Permissions that may be seen; nothing is asked without the right to. */
export function usePermissions() {
  const { api, holds } = usePortal();
  return useQuery({
    queryKey: [...rolesKey, 'permissions'],
    queryFn: ({ signal }) => api.get('/identity/resources/permissions/v1', { signal }),
    enabled: holds('fe.secure.read.permissions'),
  });
}

export function useCategories() {
  const { api, holds } = usePortal();
  return useQuery({
    queryKey: [...rolesKey, 'categories'],
    queryFn: ({ signal }) => api.get('/identity/resources/permissions/v1/categories', { signal }),
    enabled: holds('fe.secure.read.permissions'),
    staleTime: 5 * 60_000,
  });
}

/** Who has a role: the first of them, and how many there are. */
export function useHolders(roleId: string) {
  const { api, holds } = usePortal();
  return useQuery({
    queryKey: [...rolesKey, 'holders', roleId],
    queryFn: ({ signal }) =>
      api.get('/identity/resources/roles/v1/{roleId}/holders', {
        params: { roleId },
        query: { pageOffset: 0, pageSize: 10 },
        signal,
      }),
    enabled: holds('fe.secure.read.users'),
  });
}
