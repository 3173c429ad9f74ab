/** Order, search and form of roles, apart from how they are drawn. */
import type { Role } from '#shared/contract/entities.ts';
import type { ListQuery } from '#shared/lib/list-query.ts';

export const sortFields = ['name', 'permissions', 'updatedAt'] as const;
export type SortField = (typeof sortFields)[number];

export const isOwn = (role: Role): boolean => role.tenantId !== undefined;

function compare(one: Role, other: Role, by: SortField, names: Intl.Collator): number {
  if (by === 'permissions') return one.permissions.length - other.permissions.length;
  return by === 'updatedAt' ? one.updatedAt.localeCompare(other.updatedAt) : names.compare(one.name, other.name);
}

/** All that fit a search, in the order asked for. */
export function findRoles(
  roles: readonly Role[],
  { search, sortBy, sortDirection }: ListQuery<SortField>,
  locale: string,
): Role[] {
  const names = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  const wanted = search.trim().toLocaleLowerCase(locale);
  const sign = sortDirection === 'desc' ? -1 : 1;
  return roles
    .filter(({ name, key, description }) =>
      [name, key, description ?? ''].some((text) => text.toLocaleLowerCase(locale).includes(wanted)),
    )
    .toSorted((one, other) => sign * compare(one, other, sortBy, names) || names.compare(one.key, other.key));
}

/**
 * `Night shift, North` → `night-shift-north`; a name without Latin letters gives what tells roles apart anyhow, and a second
 * role of the same name a number: nobody is refused for a key that they did not type.
 */
export function keyFrom(name: string, roles: readonly Pick<Role, 'key'>[]): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 60);
  const key = slug || `role-${roles.length + 1}`;
  const taken = new Set(roles.map((role) => role.key));
  let [free, number] = [key, 1];
  while (taken.has(free)) free = `${key}-${++number}`;
  return free;
}

/** What is to be sent besides nothing: whether two choices are the same, in whatever order. */
export function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}
