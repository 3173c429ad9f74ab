/** State of a list in an address: search, filters, order, page and size. What cannot be read there is the default. */

export const pageSizes = [10, 20, 50] as const;
const longestSearch = 200;

export interface ListQuery<Field extends string = string, Filter extends string = string> {
  search: string;
  sortBy: Field;
  sortDirection: 'asc' | 'desc';
  /** Counts from 0. The address counts from 1. */
  pageOffset: number;
  pageSize: number;
  /** Filters of the list, as in the URL; the page interprets them. */
  filters: Partial<Record<Filter, string>>;
}

/** The order of a list. */
export type ListSort<Field extends string = string> = Pick<ListQuery<Field>, 'sortBy' | 'sortDirection'>;

/** What a list can be asked for. */
export interface ListRules<Field extends string, Filter extends string = never> {
  /** By which it is ordered, the usual one first. */
  fields: readonly [Field, ...Field[]];
  /** Of the usual field; `asc` unless said. */
  direction?: 'asc' | 'desc';
  /** Default number of rows of a page; 20 if absent. */
  pageSize?: (typeof pageSizes)[number];
  /** Names of its filters in the address. */
  filters?: readonly Filter[];
}

export function readListQuery<Field extends string, Filter extends string = never>(
  address: Readonly<Record<string, string>>,
  { fields, direction = 'asc', pageSize = 20, filters = [] }: ListRules<Field, Filter>,
): ListQuery<Field, Filter> {
  const { search = '', sort = '', page, size } = address;
  const field = fields.find((each) => each === sort.replace(/^-/, ''));
  const at = Number(page);
  return {
    search: search.slice(0, longestSearch),
    sortBy: field ?? fields[0],
    sortDirection: field === undefined ? direction : sort.startsWith('-') ? 'desc' : 'asc',
    pageOffset: Number.isInteger(at) && at > 0 && at <= 1_000_000 ? at - 1 : 0,
    pageSize: pageSizes.find((each) => each === Number(size)) ?? pageSize,
    filters: Object.fromEntries(filters.flatMap((name) => (address[name] ? [[name, address[name]]] : []))) as Partial<
      Record<Filter, string>
    >,
  };
}

/** The whole query as parts of the address; defaults leave no trace there. */
export function writeListQuery<Field extends string, Filter extends string = never>(
  query: ListQuery<Field, Filter>,
  { fields, direction = 'asc', pageSize = 20, filters = [] }: ListRules<Field, Filter>,
): Record<string, string | undefined> {
  const sort = query.sortDirection === 'desc' ? `-${query.sortBy}` : query.sortBy;
  const usual = direction === 'desc' ? `-${fields[0]}` : fields[0];
  return {
    search: query.search || undefined,
    sort: sort === usual ? undefined : sort,
    page: query.pageOffset > 0 ? String(query.pageOffset + 1) : undefined,
    size: query.pageSize === pageSize ? undefined : String(query.pageSize),
    ...Object.fromEntries(filters.map((name) => [name, query.filters[name] || undefined])),
  };
}
