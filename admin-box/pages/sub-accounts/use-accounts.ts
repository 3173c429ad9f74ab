/** Queries of the sub-accounts page. */
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type { AnswerOf, Api } from '#shared/api/api.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import type { SubTenantRow } from '#shared/contract/sub-accounts/sub-accounts.ts';
import type { ListQuery } from '#shared/lib/list-query.ts';
import { usePortal } from '#admin-box/portal/portal-context.tsx';

export type AccountsPageAnswer = AnswerOf<PorticoContract['GET /tenants/resources/hierarchy/v2']>;
/** An account as a row of a list. */
export type Account = SubTenantRow & { id: string };

/** Sort fields and page size of the specification (admin portal, sections 3 and 9). */
export const sortFields = ['name', 'createdAt', 'tenantId'] as const;
export type SortField = (typeof sortFields)[number];
export const accountsPageSize = 50;

export const accountsKey = ['accounts'] as const;

const path = '/tenants/resources/hierarchy/v2';
type AccountsQuery = Pick<ListQuery<SortField>, 'search' | 'sortBy' | 'sortDirection' | 'pageOffset' | 'pageSize'>;

const toRow = (row: SubTenantRow): Account => ({ ...row, id: row.tenantId });
const toPage = (page: AccountsPageAnswer) => ({ ...page, items: page.items.map(toRow) });

export function accountsQuery(
  api: Api<PorticoContract>,
  { search, sortBy, sortDirection, pageOffset, pageSize }: AccountsQuery,
) {
  return queryOptions({
    queryKey: [...accountsKey, 'list', search, sortBy, sortDirection, pageOffset, pageSize],
    queryFn: ({ signal }) =>
      api.get(path, {
        query: {
          _offset: pageOffset,
          _limit: pageSize,
          _sortBy: sortBy,
          _order: sortDirection === 'asc' ? 'ASC' : 'DESC',
          _depth: 'all',
          ...(search && { _filter: search }),
        },
        signal,
      }),
    select: toPage,
    // Keep the rows while the next page loads, so that the list keeps its scroll position.
    placeholderData: keepPreviousData,
  });
}

/** All accounts, at any depth. @param enabled whether the list is what is shown */
export function useAccountList(query: AccountsQuery, enabled: boolean) {
  return useQuery({ ...accountsQuery(usePortal().api, query), enabled });
}

/** Direct sub-accounts of an account, 50 per page; without an ID, those of the active account. */
export function childrenQuery(api: Api<PorticoContract>, parentId: string | undefined) {
  return infiniteQueryOptions({
    queryKey: [...accountsKey, 'children', parentId],
    queryFn: ({ pageParam, signal }) =>
      api.get(path, {
        query: {
          _offset: pageParam,
          _limit: accountsPageSize,
          _sortBy: 'name',
          _order: 'ASC',
          _depth: 'children',
          ...(parentId !== undefined && { _subTenantId: parentId }),
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last._links.next ? pages.length : undefined),
    select: ({ pages }) => ({
      items: pages.flatMap(({ items }) => items.map(toRow)),
      total: pages[0]?._metadata.totalItems ?? 0,
    }),
  });
}

export function useChildren(parentId: string | undefined, enabled = true) {
  return useInfiniteQuery({ ...childrenQuery(usePortal().api, parentId), enabled });
}

/** Finds the page of the list that contains an account, at any level. */
export function readAccount(
  api: Api<PorticoContract>,
  tenantId: string,
  signal?: AbortSignal,
): Promise<AccountsPageAnswer> {
  return api.get(path, {
    query: { _offset: 0, _limit: 1, _sortBy: 'name', _order: 'ASC', _depth: 'all', _filter: tenantId },
    signal,
  });
}

export const accountIn = ({ items }: AccountsPageAnswer, tenantId: string | undefined): Account | undefined =>
  items.map(toRow).find(({ id }) => id === tenantId);

/** One account. */
export function useAccount(tenantId: string | undefined) {
  const { api } = usePortal();
  return useQuery({
    queryKey: [...accountsKey, 'one', tenantId],
    queryFn: ({ signal }) => readAccount(api, tenantId ?? '', signal),
    select: (page) => accountIn(page, tenantId),
    enabled: tenantId !== undefined,
  });
}

export const accountUsersPageSize = 10;

/** People of one account, ten at a time by name descending (specification, admin portal, section 9). */
export interface AccountUsersList {
  search: string;
  page: number;
  /** By name; descending as the specification has it for the users of an account (admin portal, 9). */
  order?: 'ASC' | 'DESC';
}

export function accountUsersQuery(
  api: Api<PorticoContract>,
  tenantId: string,
  { search, page, order = 'DESC' }: AccountUsersList,
) {
  return queryOptions({
    queryKey: [...accountsKey, 'people', tenantId, search, page, order],
    queryFn: ({ signal }) =>
      api.get('/identity/resources/sub-tenants/users/v1', {
        query: {
          _tenantId: tenantId,
          _offset: page,
          _limit: accountUsersPageSize,
          _sortBy: 'name',
          _order: order,
          ...(search && { _filter: search }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function useAccountUsers(tenantId: string, list: AccountUsersList) {
  return useQuery(accountUsersQuery(usePortal().api, tenantId, list));
}

/** What deleting an account would take along. */
export function useDestruction(tenantId: string) {
  const { api } = usePortal();
  return useQuery({
    // not under the account's own key: it must not be refetched after the account is deleted
    queryKey: ['account-destruction', tenantId],
    queryFn: ({ signal }) =>
      api.get('/tenants/resources/sub-tenants/v1/{tenantId}/destruction', { params: { tenantId }, signal }),
    staleTime: 0,
  });
}
