/** Queries of the users page. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { AnswerOf, Api } from '../../../shared/api/api.ts';
import type { PorticoContract } from '../../../shared/contract/index.ts';
import type { ListQuery } from '../../../shared/lib/list-query.ts';
import type { UserSortField } from '../../../shared/lib/users-list.ts';
import { usePortal } from '../../portal-context.tsx';

export type MembersPage = AnswerOf<PorticoContract['GET /team/resources/members/v1']>;

export type UsersQuery = ListQuery<UserSortField>;

/** Beginning of the key of every page of the list. */
export const membersKey = ['members'] as const;
const rolesKey = ['team-roles'] as const;

export function membersQuery(api: Api<PorticoContract>, { search, sortBy, sortDirection, pageOffset, pageSize }: UsersQuery) {
  const rest = { sortBy, sortDirection, pageOffset, pageSize };
  return queryOptions({
    queryKey: [...membersKey, rest, search],
    queryFn: ({ signal }) => api.get('/team/resources/members/v1', { query: { ...rest, ...(search && { search }) }, signal }),
    // The rows stay while the next ones are on their way, so that the list keeps its place.
    placeholderData: keepPreviousData,
  });
}

export function useMembers(query: UsersQuery) {
  const { api } = usePortal();
  return useQuery(membersQuery(api, query));
}

/** Roles that may be given here. */
export function useTeamRoles() {
  const { api, holds } = usePortal();
  return useQuery({
    queryKey: rolesKey,
    queryFn: ({ signal }) => api.get('/team/resources/roles/v1', { signal }),
    select: ({ items }) => items,
    enabled: holds('fe.secure.read.roles'),
    staleTime: 5 * 60_000,
  });
}
