/** Roles of the invented organisation's own, permissions and groups. */
import type { Permission, Role } from '#shared/contract/entities.ts';
import type { PreviewGroup } from '#shared/preview/state.types.ts';

const day = 24 * 3_600_000;
const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Key, name, category and how it is assigned, where that is not by choice. */
const permissionRows: readonly (readonly [string, string, string, ('NEVER' | 'ALWAYS')?])[] = [
  ['plans.read', 'See plans', 'Plans'],
  ['plans.write', 'Change plans', 'Plans'],
  ['plans.share', 'Share plans outside the organisation', 'Plans'],
  ['plans.history', 'Leave a trace in the history', 'Plans', 'ALWAYS'],
  ['reports.read', 'See reports', 'Reports'],
  ['reports.export', 'Export reports', 'Reports'],
  ['fe.*', 'Manage everything', 'Everything'],
  ['fe.secure.read.*', 'Read everything', 'Everything'],
  ['fe.secure.read.users', 'Read users', 'Users'],
  ['fe.secure.write.users', 'Write users', 'Users'],
  ['fe.secure.write.updateUser', 'Update user', 'Users'],
  ['fe.secure.delete.users', 'Delete users', 'Users'],
  ['fe.secure.read.roles', 'Read roles', 'Roles'],
  ['fe.secure.write.roles', 'Write roles', 'Roles'],
  ['fe.secure.read.groups', 'Read groups', 'Groups'],
  ['fe.secure.write.groups', 'Write groups', 'Groups'],
  ['fe.subscriptions.*', 'Manage subscriptions', 'Subscriptions and usage', 'NEVER'],
];

export function previewAllPermissions(now: number, roles: readonly Role[]): Permission[] {
  return permissionRows.map(([key, name, categoryId, assignmentType = 'ASSIGNABLE' as const]) => {
    const id = `permission-${key}`;
    return {
      id,
      key,
      name,
      description: '',
      categoryId,
      fePermission: key.startsWith('fe.'),
      roleIds: roles.filter((role) => role.permissions.includes(id)).map((role) => role.id),
      assignmentType,
      createdAt: iso(now - 900 * day),
      updatedAt: iso(now - 900 * day),
    };
  }) satisfies Permission[];
}

const ownRows = [
  {
    key: 'dispatcher',
    name: 'Dispatcher',
    description: 'Plans routes and shares them with drivers',
    permissions: ['plans.read', 'plans.write', 'plans.share', 'plans.history'],
  },
  {
    key: 'night-shift',
    name: '🌙 Night shift, depot North-East, including weekends and public holidays',
    description: null,
    permissions: ['plans.read', 'plans.history'],
  },
  {
    key: 'auditor',
    name: 'مدقّق خارجي',
    description: 'Reads reports once a year',
    permissions: ['reports.read', 'plans.history'],
  },
] as const;

export function previewOwnRoles(now: number, tenantId: string): Role[] {
  return ownRows.map(({ key, name, description, permissions }, index) => ({
    id: `role-${key}`,
    key,
    name,
    description,
    isDefault: false,
    firstUserRole: false,
    level: 100,
    permissions: permissions.map((permission) => `permission-${permission}`),
    tenantId,
    vendorId: 'preview-vendor',
    createdAt: iso(now - (90 - index) * day),
    updatedAt: iso(now - (30 - index) * day),
  })) satisfies Role[];
}

const groupRows = [
  {
    name: 'Sales 🧭 EMEA',
    color: '#0f766e',
    description: 'Everybody who talks to customers in Europe, the Middle East and Africa',
    roles: ['dispatcher', 'viewer'],
    users: [0, 1, 2, 5],
  },
  { name: 'Support', color: '#1d4ed8', description: 'First and second line', roles: ['support'], users: [3, 4] },
  { name: 'Everybody in Lisbon', color: undefined, description: undefined, roles: [], users: [1, 6] },
  {
    name: 'Contractors',
    color: '#b45309',
    description: 'Kept by the directory',
    roles: ['readOnly'],
    users: [7],
    managedBy: 'scim2',
  },
] as const;

export function previewGroups(now: number): PreviewGroup[] {
  return groupRows.map((row, index) => ({
    id: `group-${index}`,
    name: row.name,
    ...(row.color && { color: row.color }),
    ...(row.description && { description: row.description }),
    managedBy: 'managedBy' in row ? row.managedBy : 'frontegg',
    roleIds: row.roles.map((key) => `role-${key}`),
    userIds: row.users.map((user) => `user-${user}`),
    createdAt: iso(now - (200 - index) * day),
    updatedAt: iso(now - (20 - index) * day),
  })) satisfies PreviewGroup[];
}
