/** A list whose state is kept in the portal's URL. */
import { useEffect } from 'react';
import { readListQuery, writeListQuery } from '#shared/lib/list-query.ts';
import type { ListQuery, ListRules, ListSort } from '#shared/lib/list-query.ts';
import { useLocation, useRouter } from '#admin-box/router/router-context.tsx';

/** A list's query, and functions that change it. */
export interface ListAddress<Field extends string = string, Filter extends string = string> {
  query: ListQuery<Field, Filter>;
  /** ID of the item that is open next to the list. */
  openId: string | undefined;
  change(changes: Partial<ListQuery<Field, Filter>>, options?: { replace: boolean }): void;
  /** These begin at the first page again. */
  search(search: string): void;
  filter(filters: Partial<Record<Filter, string | undefined>>): void;
  sort(sort: ListSort<Field>): void;
  /** Shows another list with one of its items open. */
  show(changes: Partial<ListQuery<Field, Filter>>, id: string): void;
  /** Opens an item next to the list. */
  open(id: string): void;
  close(): void;
}

/** @param opened query parameter that holds the ID of the open item */
export function useListAddress<Field extends string, Filter extends string = never>(
  rules: ListRules<Field, Filter>,
  opened: string,
): ListAddress<Field, Filter> {
  const router = useRouter();
  const { query: address } = useLocation();
  const query = readListQuery(address, rules);
  const change: ListAddress<Field, Filter>['change'] = (changes, options) =>
    router.setQuery(writeListQuery({ ...query, ...changes }, rules), options);
  return {
    query,
    change,
    openId: address[opened],
    search: (search) => change({ search, pageOffset: 0 }, { replace: query.search !== '' && search !== '' }),
    filter: (filters) => change({ filters: { ...query.filters, ...filters }, pageOffset: 0 }),
    sort: (sort) => change({ ...sort, pageOffset: 0 }),
    show: (changes, id) =>
      router.setQuery({ ...writeListQuery({ ...query, pageOffset: 0, ...changes }, rules), [opened]: id }),
    open: (id) => router.setQuery({ [opened]: id }),
    // Back leads to what was before the list, Forward to it again
    close: () => router.backQuery({ [opened]: undefined }),
  };
}

/** Redirects to the last page when the URL names one beyond it, after deletions or from an old link. */
export function useLastPage(
  total: number | undefined,
  { pageOffset, pageSize }: Pick<ListQuery, 'pageOffset' | 'pageSize'>,
  go: (pageOffset: number) => void,
): void {
  const last = total === undefined || total === 0 ? undefined : Math.ceil(total / pageSize) - 1;
  const isBehind = last !== undefined && pageOffset > last;
  useEffect(() => {
    if (isBehind) go(last);
  }, [isBehind, last, go]);
}
