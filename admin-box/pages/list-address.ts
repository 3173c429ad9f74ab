/** State of a list in the address: search, order, page and size. What cannot be read there is the default. */
import { useEffect } from 'react';
import { useLocation, useRouter } from '../shell/router-context.tsx';

export const pageSizes = [10, 20, 50] as const;
const longestSearch = 200;

export interface ListQuery<Field extends string> {
  search: string;
  sortBy: Field;
  sortDirection: 'asc' | 'desc';
  /** Counts from 0. The address counts from 1. */
  pageOffset: number;
  pageSize: number;
}

export function readListQuery<Field extends string>(address: Readonly<Record<string, string>>, fields: readonly [Field, ...Field[]]): ListQuery<Field> {
  const { search = '', sort = '', page, size } = address;
  const field = fields.find((each) => each === sort.replace(/^-/, ''));
  const at = Number(page);
  return {
    search: search.slice(0, longestSearch),
    sortBy: field ?? fields[0],
    sortDirection: field && sort.startsWith('-') ? 'desc' : 'asc',
    pageOffset: Number.isInteger(at) && at > 0 && at <= 1_000_000 ? at - 1 : 0,
    pageSize: pageSizes.find((each) => each === Number(size)) ?? pageSizes[1],
  };
}

/** The whole query as parts of the address; defaults leave no trace there. */
export function writeListQuery<Field extends string>(query: ListQuery<Field>, fields: readonly [Field, ...Field[]]): Record<string, string | undefined> {
  const sort = query.sortDirection === 'desc' ? `-${query.sortBy}` : query.sortBy;
  return {
    search: query.search || undefined,
    sort: sort === fields[0] ? undefined : sort,
    page: query.pageOffset > 0 ? String(query.pageOffset + 1) : undefined,
    size: query.pageSize === pageSizes[1] ? undefined : String(query.pageSize),
  };
}

/**
 * @param fields by which the list is ordered, the usual one first
 * @param opened name in the address of what is open beside the list
 */
export function useListAddress<Field extends string>(fields: readonly [Field, ...Field[]], opened: string) {
  const router = useRouter();
  const { query: address } = useLocation();
  const query = readListQuery(address, fields);
  const change = (changes: Partial<ListQuery<Field>>, options?: { replace: boolean }) =>
    router.setQuery(writeListQuery({ ...query, ...changes }, fields), options);
  return {
    query,
    change,
    openId: address[opened],
    search: (search: string) => change({ search, pageOffset: 0 }, { replace: query.search !== '' && search !== '' }),
    open: (id: string) => router.setQuery({ [opened]: id }),
    // "Back" leads to what was before the list, and "forward" to it again
    close: () => router.backQuery({ [opened]: undefined }),
  };
}

/** A page behind the last one, after deletions or by an old address, leads to the last one. */
export function useLastPage(total: number | undefined, { pageOffset, pageSize }: ListQuery<string>, go: (pageOffset: number) => void): void {
  const last = total === undefined || total === 0 ? undefined : Math.ceil(total / pageSize) - 1;
  const isBehind = last !== undefined && pageOffset > last;
  useEffect(() => {
    if (isBehind) go(last);
  }, [isBehind, last, go]);
}
