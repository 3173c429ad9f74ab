/** State of the list, as it stands in the address. */
export const sortFields = ['name', 'email', 'createdAt', 'lastLogin'] as const;
export type SortField = (typeof sortFields)[number];
export const pageSizes = [10, 20, 50] as const;

export interface UsersQuery {
  search: string;
  sortBy: SortField;
  sortDirection: 'asc' | 'desc';
  /** Counts from 0, as on the wire. The address counts from 1. */
  pageOffset: number;
  pageSize: number;
}

/** Specification, admin portal: ten in the team, by name. */
const defaults: UsersQuery = { search: '', sortBy: 'name', sortDirection: 'asc', pageOffset: 0, pageSize: 10 };
const longestSearch = 200;

function readSort(sort = ''): Pick<UsersQuery, 'sortBy' | 'sortDirection'> {
  const isDescending = sort.startsWith('-');
  const sortBy = sortFields.find((field) => field === sort.replace(/^-/, ''));
  return sortBy ? { sortBy, sortDirection: isDescending ? 'desc' : 'asc' } : { sortBy: defaults.sortBy, sortDirection: defaults.sortDirection };
}

/** Whatever stands in the address: what cannot be read is the default. */
export function readUsersQuery(query: Readonly<Record<string, string>>): UsersQuery {
  const page = Number(query['page']);
  const size = Number(query['size']);
  return {
    search: (query['search'] ?? '').slice(0, longestSearch),
    ...readSort(query['sort']),
    pageOffset: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page - 1 : defaults.pageOffset,
    pageSize: pageSizes.find((each) => each === size) ?? defaults.pageSize,
  };
}

/** The changes as parts of the address; defaults leave no trace there. */
export function writeUsersQuery(changes: Partial<UsersQuery>, current: UsersQuery): Record<string, string | undefined> {
  const { search, sortBy, sortDirection, pageOffset, pageSize } = { ...current, ...changes };
  const sort = sortDirection === 'desc' ? `-${sortBy}` : sortBy;
  return {
    search: search || undefined,
    sort: sort === defaults.sortBy ? undefined : sort,
    page: pageOffset > 0 ? String(pageOffset + 1) : undefined,
    size: pageSize === defaults.pageSize ? undefined : String(pageSize),
  };
}
