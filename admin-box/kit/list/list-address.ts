/** The list whose state stands in the portal's address. */
import { useEffect } from 'react';
import { readListQuery, writeListQuery } from '#shared/lib/list-query.ts';
import type { ListQuery, ListRules, ListSort } from '#shared/lib/list-query.ts';
import { useLocation, useRouter } from '#admin-box/router/router-context.tsx';

/** A list's query, and the ways to another one. */
export interface ListAddress<Field extends string = string, Filter extends string = string> {
  query: ListQuery<Field, Filter>;
  /** Id of what is open beside the list. */
  openId: string | undefined;
  change(changes: Partial<ListQuery<Field, Filter>>, options?: { replace: boolean }): void;
  /** These begin at the first page again. */
  search(search: string): void;
  filter(filters: Partial<Record<Filter, string | undefined>>): void;
  sort(sort: ListSort<Field>): void;
  /** Another list, and one of it beside it. */
  show(changes: Partial<ListQuery<Field, Filter>>, id: string): void;
  /** Shows one of them beside the list, and no longer. */
  open(id: string): void;
  close(): void;
}

/** @param opened name in the address of what is open beside the list */
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
    // "Back" leads to what was before the list, and "forward" to it again
    close: () => router.backQuery({ [opened]: undefined }),
  };
}

/** A page behind the last one, after deletions or by an old address, leads to the last one. */
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
