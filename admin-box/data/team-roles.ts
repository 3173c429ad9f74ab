import { useQuery } from '@tanstack/react-query';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const rolesKey = ['team-roles'] as const;

/** Roles that may be given here. */
export function useTeamRoles(ready = true) {
  const { api, holds } = usePortal();
  return useQuery({
    queryKey: rolesKey,
    queryFn: ({ signal }) => api.get('/team/resources/roles/v1', { signal }),
    select: ({ items }) => items,
    enabled: ready && holds('fe.secure.read.roles'),
    staleTime: 5 * 60_000,
  });
}
