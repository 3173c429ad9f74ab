/** Applications of the account, and who of its people may use those that are assigned. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePortal } from '../../portal-context.tsx';

const applicationsKey = ['applications'] as const;

export function useApplications() {
  const { api } = usePortal();
  return useQuery({
    queryKey: applicationsKey,
    queryFn: ({ signal }) => api.get('/applications/resources/applications/v1', { query: { _includeFreeAccess: 'true' }, signal }),
    staleTime: 60_000,
  });
}

/** Ids of what people are assigned to, by person: for a page of the list, or for one. */
export function useAssignedApplications(userIds: readonly string[]) {
  const { api } = usePortal();
  const ids = [...userIds].sort().join(',');
  return useQuery({
    queryKey: [...applicationsKey, 'of', ids],
    queryFn: ({ signal }) => api.get('/identity/resources/applications/v1/users-apps', { query: { userIds: ids }, signal }),
    select: (rows) => new Map(rows.map(({ userId, appIds }) => [userId, appIds])),
    enabled: userIds.length > 0,
  });
}

/** Assigns what is new, and takes what is no longer chosen. */
export function useAssignApplications(): (userId: string, before: readonly string[], after: readonly string[]) => Promise<void> {
  const { api, user } = usePortal();
  const queries = useQueryClient();
  return async (userId, before, after) => {
    const added = after.filter((id) => !before.includes(id));
    const removed = before.filter((id) => !after.includes(id));
    const base = { userId, tenantId: user.tenantId };
    try {
      if (added.length > 0) await api.post('/identity/resources/applications/v1/apps-user', { ...base, appIds: added });
      if (removed.length > 0) await api.delete('/identity/resources/applications/v1/user-apps', { ...base, appIds: removed });
    } finally {
      void queries.invalidateQueries({ queryKey: applicationsKey });
    }
  };
}
