/** Fields of pages as the portal's metadata names them (`navigation.<page>.fields`): what can be hidden, or only read. */
import type { PageKey } from './page.types.ts';

/** By the names that the specification has for them, columns of lists among them. */
export const fieldNames = {
  profile: ['name', 'jobTitle', 'email', 'username', 'picture', 'phones', 'password'],
  privacy: ['secondStep', 'passkeys', 'sessions', 'signIns'],
  account: [
    'name',
    'logo',
    'address',
    'applicationUrl',
    'timezone',
    'dateFormat',
    'timeFormat',
    'currency',
    'loginUrl',
    'alias',
    'brand',
    'mode',
  ],
  users: [
    'name',
    'username',
    'phone',
    'roles',
    'groups',
    'applications',
    'temporaryExpirationDate',
    'joinedAt',
    'lastSeen',
    'managedBy',
    'sessions',
    'secondStep',
    'activity',
  ],
  groups: ['name', 'description', 'color', 'users', 'roles', 'metadata', 'usersCount', 'createdAt'],
  roles: ['name', 'key', 'description', 'isDefault', 'permissions', 'kind', 'updatedAt', 'users'],
  apiTokens: ['expires', 'roles', 'permissions', 'createdAt', 'createdBy', 'lastUsedAt'],
  personalApiTokens: ['expires', 'createdAt', 'lastUsedAt'],
  allAccounts: [
    'alias',
    'tenantType',
    'isReseller',
    'subAccountAccessType',
    'creator',
    'users',
    'roles',
    'subAccountAccessAllowed',
    'numberOfUsers',
    'numberOfSubAccounts',
    'createdAt',
    'tenantId',
  ],
  usage: ['people', 'sessions', 'signIns'],
} as const satisfies Partial<Record<PageKey, readonly string[]>>;

export type FieldName = (typeof fieldNames)[keyof typeof fieldNames][number];

/** What names a person, a role or a group stays whatever metadata says, or nobody would know whose the rest is; it can be read only. */
export const lastingFields: readonly FieldName[] = ['name'];
