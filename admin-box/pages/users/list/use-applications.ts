/** Applications of the account, and who of its people may use those that are assigned. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const applicationsKey = ['applications'] as const;

/** @param ready whether they are asked for yet */
export function useApplications(ready = true) {
  const { api, holds } = usePortal();
  return useQuery({
    queryKey: applicationsKey,
    queryFn: ({ signal }) =>
      api.get('/applications/resources/applications/v1', { query: { _includeFreeAccess: 'true' }, signal }),
    staleTime: 60_000,
    enabled: ready && holds('fe.account-settings.read.app'),
  });
}

const assignedById = (rows: readonly { userId: string; appIds: string[] }[]) =>
  new Map(rows.map(({ userId, appIds }) => [userId, appIds]));

/** Ids of what people are assigned to, by user: for a page of the list, or for one. */
export function useAssignedApplications(userIds: readonly string[]) {
  const { api } = usePortal();
  const ids = [...userIds].sort().join(',');
  return useQuery({
    queryKey: [...applicationsKey, 'of', ids],
    queryFn: ({ signal }) =>
      api.get('/identity/resources/applications/v1/users-apps', { query: { userIds: ids }, signal }),
    select: assignedById,
    enabled: userIds.length > 0,
  });
}

/** Names of the applications a user can access, including those for all users; `undefined` while loading. */
export type NamesOfApplications = (userId: string) => readonly string[] | undefined;

/**
 * Applications of the users on a page of the list, in one call after its rows have rendered.
 * @returns `undefined` if every user has the same applications
 */
export function useApplicationNames(userIds: readonly string[], ready: boolean): NamesOfApplications | undefined {
  const { data: applications = [] } = useApplications(ready);
  const isChoice = applications.some(({ accessType }) => accessType === 'MANAGED_ACCESS');
  const { data: assigned } = useAssignedApplications(isChoice && ready ? userIds : []);
  if (!isChoice) return undefined;
  return (userId) =>
    assigned &&
    applications
      .filter(({ id, accessType }) => accessType === 'FREE_ACCESS' || assigned.get(userId)?.includes(id))
      .map(({ name }) => name);
}

/** Assigns what is new, and takes what is no longer chosen. */
export function useAssignApplications(): (
  userId: string,
  before: readonly string[],
  after: readonly string[],
) => Promise<void> {
  const { api, user } = usePortal();
  const queries = useQueryClient();
  return async (userId, before, after) => {
    const added = after.filter((id) => !before.includes(id));
    const removed = before.filter((id) => !after.includes(id));
    const base = { userId, tenantId: user.tenantId };
    try {
      if (added.length > 0) await api.post('/identity/resources/applications/v1/apps-user', { ...base, appIds: added });
      if (removed.length > 0)
        await api.delete('/identity/resources/applications/v1/user-apps', { ...base, appIds: removed });
    } finally {
      void queries.invalidateQueries({ queryKey: applicationsKey });
    }
  };
}
