import type { ListRules } from './list-query.ts';

export const userSortFields = ['name', 'email', 'createdAt', 'lastLogin'] as const;
export type UserSortField = (typeof userSortFields)[number];

/** The list of users in an address. Specification, admin portal, section 9: ten in the team, by name. */
export const usersRules = { fields: userSortFields, pageSize: 10 } as const satisfies ListRules<UserSortField>;
