import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

const key = ['security', 'live-sessions'] as const;
const path = '/identity/resources/tenants/sessions/v1';

export interface LiveSessionsQuery {
  search: string;
  page: number;
  size: number;
}

/** A page of the live sessions in the active account. */
export function useLiveSessions({ search, page, size }: LiveSessionsQuery) {
  const { api } = usePortal();
  return useQuery({
    queryKey: [...key, search, page, size],
    queryFn: ({ signal }) =>
      api.get(path, { query: { _limit: size, _offset: page, ...(search && { _filter: search }) }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Ends sessions; whether or not that succeeds, the list is read again. */
export function useEndLiveSessions() {
  const { api } = usePortal();
  const queries = useQueryClient();
  const onSettled = (): Promise<void> => queries.invalidateQueries({ queryKey: key });
  const some = useMutation({
    mutationFn: (ids: readonly string[]) => api.post(`${path}/revoke`, { ids: [...ids] }),
    onSettled,
  });
  const ofUser = useMutation({
    mutationFn: (userId: string) => api.post('/identity/resources/users/sessions/v1/revoke', { userId }),
    onSettled,
  });
  return { end: some.mutateAsync, endUser: ofUser.mutateAsync };
}
