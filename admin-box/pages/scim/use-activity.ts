/** The request log of a connection, narrowed by the address, and one request of it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ScimRequestQuery } from '#shared/contract/scim/scim-requests.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import { useLocation, useRouter } from '#admin-box/router/router-context.tsx';
import { liveEvery, partKey } from './use-provisioning.ts';
import type { Following } from './use-provisioning.ts';

const path = '/directory/resources/v1/configurations/scim2/{id}/logs';

const results: readonly string[] = ['succeeded', 'refused', 'held'] satisfies NonNullable<ScimRequestQuery['result']>[];
const kinds: readonly string[] = ['changes', 'reads'] satisfies NonNullable<ScimRequestQuery['kind']>[];

export interface ActivityFilter {
  search: string;
  /** Empty for all. */
  result: string;
  kind: string;
}

/** What narrows the log is in the address: it can be sent to somebody. */
export function useActivityFilter() {
  const router = useRouter();
  const { search = '', result = '', kind = '', request } = useLocation().query;
  const filter: ActivityFilter = {
    search,
    result: results.includes(result) ? result : '',
    kind: kinds.includes(kind) ? kind : '',
  };
  return {
    filter,
    request,
    narrow: (changes: Partial<ActivityFilter>) => router.setQuery(changes, { replace: true }),
    open: (id: string) => router.setQuery({ request: id }),
    close: () => router.backQuery({ request: undefined }),
  };
}

export function useActivity(
  id: string,
  { search, result, kind }: ActivityFilter,
  { limit, live = false }: Following & { limit: number },
) {
  const { api } = usePortal();
  const query = {
    limit,
    ...(search !== '' && { search }),
    ...(result !== '' && { result: result as 'refused' }),
    ...(kind !== '' && { kind: kind as 'changes' }),
  };
  return useQuery({
    queryKey: [...partKey(id), 'logs', query],
    queryFn: ({ signal }) => api.get(path, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: live && liveEvery,
  });
}

/** @param open not read again while its drawer is closed, which keeps its content as it leaves */
export function useRequest(id: string, requestId: string, open: boolean) {
  const { api } = usePortal();
  return useQuery({
    queryKey: [...partKey(id), 'request', requestId],
    queryFn: ({ signal }) => api.get(`${path}/{requestId}`, { params: { id, requestId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: open,
  });
}
