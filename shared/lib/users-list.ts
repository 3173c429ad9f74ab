import type { ListQuery, ListRules } from './list-query.ts';

export const userSortFields = ['name', 'email', 'createdAt', 'lastLogin'] as const;
export type UserSortField = (typeof userSortFields)[number];

const userFilters = ['show', 'role', 'group'] as const;
export type UserFilter = (typeof userFilters)[number];
/** Whom `show` narrows the list to: those in one state, or found by a preset (specification, admin portal, section 3). */
export const userStates = ['active', 'invited', 'disabled', 'locked'] as const;
export const userPresets = ['mfa-unenrolled', 'breached-passwords', 'inactive'] as const;
export type UsersFilterValue = (typeof userStates)[number] | (typeof userPresets)[number];

/** The list of users in an address. Specification, admin portal, section 9: ten in the team, by name. */
export const usersRules = { fields: userSortFields, pageSize: 10, filters: userFilters } as const satisfies ListRules<
  UserSortField,
  UserFilter
>;
export type UsersQuery = ListQuery<UserSortField, UserFilter>;

/** What the list asks the server for. */
export function membersQueryOf({ search, sortBy, sortDirection, pageOffset, pageSize, filters }: UsersQuery) {
  const state = userStates.find((each) => each === filters.show);
  const preset = userPresets.find((each) => each === filters.show);
  return {
    sortBy,
    sortDirection,
    pageOffset,
    pageSize,
    ...(search && { search }),
    ...(state && { state }),
    ...(preset && { preset }),
    ...(filters.role && { roleId: filters.role }),
    ...(filters.group && { groupId: filters.group }),
  };
}
