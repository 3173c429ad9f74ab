/** The invented organisation in the shapes of the contract. */
import type { Permission, Role, Tenant, User } from '#shared/contract/entities.ts';
import type { TeamRole, TeamUser } from '#shared/contract/users/members.ts';
import { previewUsers } from './users/team.ts';
import type { PreviewUser } from './users/team.ts';

export const vendorId = 'preview-vendor';
const minute = 60_000;
const day = 24 * 60 * minute;

/** Sample roles of the specification (admin portal, section 6). A lower level has a higher rank. */
const roleRows = [
  { key: 'admin', name: 'Admin', description: 'Manages people, security and billing', level: 0, permissions: ['fe.*'] },
  { key: 'editor', name: 'Editor', description: 'Plans and changes work', level: 10, permissions: ['plans.write'] },
  {
    key: 'support',
    name: 'Support',
    description: 'Helps people, changes nothing',
    level: 10,
    permissions: ['fe.secure.read.users'],
  },
  { key: 'viewer', name: 'Viewer', description: 'Sees shared plans', level: 20, permissions: ['plans.read'] },
  {
    key: 'readOnly',
    name: 'ReadOnly',
    description: 'Sees everything, changes nothing',
    level: 20,
    permissions: ['fe.secure.read.*'],
  },
] as const;

const keys = [...new Set(roleRows.flatMap((role) => [...role.permissions]))];

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

export function previewRoles(now: number): Role[] {
  return roleRows.map(({ key, name, description, level, permissions }) => ({
    id: `role-${key}`,
    key,
    name,
    description,
    isDefault: key === 'viewer',
    firstUserRole: key === 'admin',
    level,
    permissions: permissions.map((permission) => `permission-${permission}`),
    vendorId,
    createdAt: iso(now - 900 * day),
    updatedAt: iso(now - 900 * day),
  })) satisfies Role[];
}

export function previewPermissions(now: number, held: readonly string[]): Permission[] {
  return held.map((key) => ({
    id: `permission-${key}`,
    key,
    name: key,
    description: '',
    categoryId: 'preview-category',
    fePermission: key.startsWith('fe.'),
    assignmentType: 'ASSIGNABLE' as const,
    roleIds: keys.some((known) => known === key) ? ['role-admin'] : [],
    createdAt: iso(now - 900 * day),
    updatedAt: iso(now - 900 * day),
  })) satisfies Permission[];
}

export function previewTeamRoles(roles: readonly Role[]): TeamRole[] {
  return roles.map((role) => ({
    id: role.id,
    key: role.key,
    name: role.name,
    description: role.description ?? '',
    permissions: role.permissions,
    permissionLevel: role.level,
    isDefault: role.isDefault,
    vendorId,
    tenantId: role.tenantId ?? null,
  })) satisfies TeamRole[];
}

const tenantNames = [
  'Acme',
  'Northlight Energy',
  'Blue Finch',
  'Harbour & Sons',
  'Kestrel Labs',
  'Ostrava Tools',
  'Pinewood',
  'مؤسسة النور',
];

/** Sub-accounts among them, by position: the position of the parent. */
const parentPositions: Readonly<Record<number, number>> = { 4: 0, 6: 4 };

export function previewTenants(now: number): Tenant[] {
  return tenantNames.map((name, index) => ({
    id: `tenant-${index}`,
    tenantId: `tenant-${index}`,
    name,
    vendorId,
    deletedAt: null,
    metadata: {},
    isReseller: false,
    ...(parentPositions[index] !== undefined && { parentTenantId: `tenant-${parentPositions[index]}` }),
    createdAt: iso(now - 800 * day),
    updatedAt: iso(now - 80 * day),
    hasCustomLogin: false,
  })) satisfies Tenant[];
}

export function previewMember(
  user: PreviewUser,
  index: number,
  { roles, now, tenantId }: { roles: Role[]; now: number; tenantId: string },
): TeamUser {
  const held = roles.filter((role) => role.key === user.role);
  const isInvited = user.state === 'invited';
  return {
    id: `user-${index}`,
    email: user.email,
    ...(user.username && { username: user.username }),
    name: user.name,
    tenantId,
    vendorId,
    roleIds: held.map((role) => role.id),
    roles: held,
    activatedForTenant: !isInvited,
    createdAt: iso(now - user.joined * day),
    ...(user.seen !== undefined && { lastLogin: iso(now - user.seen * minute) }),
    mfaEnabled: !isInvited && index % 3 !== 2,
    verified: !isInvited,
    ...(index % 11 === 7
      ? { managedBy: 'scim2', directory: { id: 'directory-0', name: 'Okta' } }
      : { managedBy: 'frontegg' }),
    isDisabled: user.state === 'disabled',
    isLocked: user.state === 'locked',
    ...(user.state === 'locked' && { lockedUntil: iso(now + 27 * minute) }),
  } satisfies TeamUser;
}

export function previewMembers(now: number, tenantId: string): TeamUser[] {
  const roles = previewRoles(now);
  return previewUsers.map((user, index) => previewMember(user, index, { roles, now, tenantId }));
}

export function previewMe(now: number, permissions: readonly string[]): User {
  const roles = previewRoles(now).filter((role) => role.key === 'admin');
  const tenants = previewTenants(now);
  return {
    id: 'user-0',
    sub: 'user-0',
    email: 'ada@acme.example',
    username: 'ada.nwosu',
    name: 'Ada Nwosu',
    title: 'Head of operations',
    profilePictureUrl: null,
    verified: true,
    mfaEnrolled: false,
    provider: 'local',
    tenantId: 'tenant-0',
    tenantIds: tenants.map((tenant) => tenant.id),
    tenants: tenants.map((tenant) => ({ tenantId: tenant.id, roles })),
    activatedForTenant: true,
    isLocked: false,
    isDisabled: false,
    managedBy: 'frontegg',
    metadata: '{}',
    createdAt: iso(now - 680 * day),
    lastLogin: iso(now),
    roles,
    permissions: previewPermissions(now, permissions),
  } satisfies User;
}
