/** Queries of the groups page. */
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api, AnswerOf } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';
import type { ListQuery } from '#shared/lib/list-query.ts';

export type GroupsPageAnswer = AnswerOf<PorticoContract['GET /identity/resources/groups/v2']>;

export const sortFields = ['name', 'usersCount', 'createdAt'] as const;
export type SortField = (typeof sortFields)[number];

/** Beginning of the keys of all that depends on groups. */
export const groupsKey = ['groups'] as const;
export const groupsListKey = [...groupsKey, 'list'] as const;

function groupsQuery(
  api: Api<PorticoContract>,
  { search, sortBy, sortDirection, pageOffset, pageSize }: ListQuery<SortField>,
) {
  return queryOptions({
    queryKey: [...groupsListKey, search, sortBy, sortDirection, pageOffset, pageSize],
    queryFn: ({ signal }) =>
      api.get('/identity/resources/groups/v2', {
        query: {
          _groupsRelations: 'roles',
          _offset: pageOffset,
          _limit: pageSize,
          _sortBy: sortBy,
          _order: sortDirection === 'asc' ? 'ASC' : 'DESC',
          ...(search && { _filter: search }),
        },
        signal,
      }),
    // Keep the rows while the next page loads, so that the list keeps its scroll position.
    placeholderData: keepPreviousData,
  });
}

export function useGroups(query: ListQuery<SortField>) {
  return useQuery(groupsQuery(usePortal().api, query));
}

const groupQuery = (api: Api<PorticoContract>, groupId: string) =>
  queryOptions({
    queryKey: [...groupsKey, 'one', groupId],
    queryFn: ({ signal }) =>
      api.get('/identity/resources/groups/v1/{groupId}', {
        params: { groupId },
        query: { _groupsRelations: 'rolesAndUsers' },
        signal,
      }),
  });

/** One group with its roles and people. */
export function useGroup(groupId: string | undefined) {
  const { api } = usePortal();
  return useQuery({ ...groupQuery(api, groupId ?? ''), enabled: groupId !== undefined });
}

/** Reads a group as it is now. */
export function useReadGroup() {
  const { api } = usePortal();
  const queries = useQueryClient();
  return (groupId: string) => queries.fetchQuery({ ...groupQuery(api, groupId), staleTime: 0 });
}

export function useGroupConfig() {
  const { api } = usePortal();
  return useQuery({
    queryKey: [...groupsKey, 'config'],
    queryFn: ({ signal }) => api.get('/identity/resources/groups/v1/config', { signal }),
  });
}

/** People of the tenant by name or address, a few of them. */
export function usePeople(search: string) {
  const { api, holds } = usePortal();
  return useQuery({
    queryKey: ['members', 'for-groups', search],
    queryFn: ({ signal }) =>
      api.get('/team/resources/members/v1', {
        query: { pageOffset: 0, pageSize: 20, sortBy: 'name', sortDirection: 'asc', ...(search && { search }) },
        signal,
      }),
    select: ({ items }) => items,
    enabled: holds('fe.secure.read.users'),
    placeholderData: keepPreviousData,
  });
}
