/** Queries of the users page. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { AnswerOf, Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { membersQueryOf } from '#shared/lib/users-list.ts';
import type { UsersQuery } from '#shared/lib/users-list.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

export type MembersPage = AnswerOf<PorticoContract['GET /team/resources/members/v1']>;

/** Beginning of the key of every page of the list. */
export const membersKey = ['members'] as const;
export const statsKey = ['member-stats'] as const;
export const resetsKey = ['factor-resets'] as const;
/** Beginning of the keys of what is known about one user. */
export const userKey = ['user'] as const;
const accessKey = (userId: string) => [...userKey, userId, 'access'] as const;

function membersQuery(api: Api<PorticoContract>, asked: UsersQuery) {
  const query = membersQueryOf(asked);
  return queryOptions({
    queryKey: [...membersKey, query],
    queryFn: ({ signal }) => api.get('/team/resources/members/v1', { query, signal }),
    // Keep the rows while the next page loads, so that the list keeps its scroll position.
    placeholderData: keepPreviousData,
  });
}

export function useMembers(query: UsersQuery) {
  const { api } = usePortal();
  return useQuery(membersQuery(api, query));
}

/** Maximum page size of the server; with more groups, the typed text filters them. */
const mostGroups = 200;

/** Groups that people may be put into; nothing is asked without the right to see them. @param ready whether it is time to ask */
export function useGroupChoices({ search = '', ready = true }: { search?: string; ready?: boolean } = {}) {
  const { api, holds } = usePortal();
  return useQuery({
    queryKey: ['groups', 'choices', search],
    queryFn: ({ signal }) =>
      api.get('/identity/resources/groups/v2', {
        query: { _limit: mostGroups, _sortBy: 'name', _order: 'ASC', ...(search && { _filter: search }) },
        signal,
      }),
    enabled: ready && holds('fe.secure.read.groups'),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** How many there are, are new, and manage the team. @param ready whether it is time to ask */
export function useMemberStats(ready: boolean) {
  const { api } = usePortal();
  return useQuery({
    queryKey: [...statsKey],
    queryFn: ({ signal }) => api.get('/team/resources/stats/v1/members', { signal }),
    enabled: ready,
  });
}

/** Sessions and second factors of one user. */
export function useMemberAccess(userId: string) {
  const { api } = usePortal();
  return useQuery({
    queryKey: accessKey(userId),
    queryFn: ({ signal }) => api.get('/team/resources/members/v1/{userId}/access', { params: { userId }, signal }),
  });
}

/** Latest events of a user, as actor or target. */
export function useMemberEvents(userId: string) {
  const { api, holds } = usePortal();
  return useQuery({
    queryKey: [...userKey, userId, 'events'],
    queryFn: ({ signal }) =>
      api.get('/team/resources/members/v1/{userId}/audits', { params: { userId }, query: { _limit: 8 }, signal }),
    enabled: holds('fe.secure.read.audits'),
  });
}

/** Pending MFA resets of the organization. */
export function useFactorResets(ready = true) {
  const { api } = usePortal();
  return useQuery({
    queryKey: [...resetsKey],
    queryFn: ({ signal }) => api.get('/identity/resources/users/mfa-resets/v1', { signal }),
    enabled: ready,
  });
}
