/** Sorting, search and form rules of roles, independent of rendering. */
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
 * `Night shift, North` → `night-shift-north`. Names without Latin letters get a numbered key, and duplicates a number:
 * users must not be rejected for a key they did not type.
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

/** Whether two selections are equal, in any order. */
export function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}
