/** Members of the active tenant, as its admins see them. `pageOffset` is a page index. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import {
  DateTime,
  Id,
  ManagedBy,
  MfaDevices,
  Name,
  PageQuery,
  Role,
  TenantId,
  UserPreset,
  usualInactivity,
} from '#shared/contract/entities.ts';

export const TeamUser = z.object({
  id: Id,
  email: z.string(),
  /** Absent for users who have none or have not joined. */
  username: z.string().optional(),
  name: z.string(),
  phone: z.string().optional(),
  profileImageUrl: z.string().optional(),
  tenantId: TenantId,
  vendorId: z.string(),
  roleIds: z.array(Id),
  roles: z.array(Role),
  /** Groups grant roles too. Those are not in `roles`, which lists the user's own, editable ones. */
  groups: z.array(z.object({ id: Id, name: z.string(), color: z.string().optional() })).optional(),
  activatedForTenant: z.boolean(),
  createdAt: DateTime,
  lastLogin: DateTime.optional(),
  mfaEnabled: z.boolean(),
  verified: z.boolean(),
  /** Name and phone of directory-managed users are changed in the directory. */
  managedBy: ManagedBy,
  directory: z
    .object({ id: Id, name: z.string() })
    .optional()
    .describe('The connection whose directory manages the user; only for those who may read connections'),
  isDisabled: z.boolean(),
  /** When the membership expires; absent if it does not. */
  temporaryExpirationDate: DateTime.optional(),
  isLocked: z.boolean(),
  /** When a locked account unlocks by itself. */
  lockedUntil: DateTime.optional(),
});
export type TeamUser = z.infer<typeof TeamUser>;

export const TeamRole = z.object({
  id: Id,
  key: z.string(),
  name: z.string(),
  description: z.string(),
  permissions: z.array(Id),
  permissionLevel: z.number(),
  /** Given to everyone who is invited without a choice of roles. */
  isDefault: z.boolean(),
  vendorId: z.string(),
  tenantId: z.string().nullable(),
});
export type TeamRole = z.infer<typeof TeamRole>;

/** Sessions and sign-in methods of a user. */
export const MemberAccess = z.object({
  sessions: z.array(
    z.object({ id: Id, createdAt: DateTime, ipAddress: z.string().optional(), userAgent: z.string().optional() }),
  ),
  devices: MfaDevices,
  /** Absent for users who never had any. */
  recoveryCodesLeft: z.number().optional(),
});
export type MemberAccess = z.infer<typeof MemberAccess>;

/** Actions by or on a user. */
export const MemberEvent = z.object({
  id: Id,
  at: DateTime,
  action: z.string(),
  severity: z.string(),
  ip: z.string().optional(),
  /** Name of the actor; absent for the server itself and for deleted accounts. */
  actor: z.string().optional(),
  /** The actor is the user. */
  own: z.boolean(),
  /** Name of the target, if known. */
  target: z.string().optional(),
  /** Values before and after, as recorded: one value, or several by name. */
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});
export type MemberEvent = z.infer<typeof MemberEvent>;

const UserParams = z.object({ userId: Id });

export const membersContract = defineContract({
  'GET /team/resources/members/v1': {
    summary: 'Lists the users of the tenant, with paging',
    access: 'fe.secure.read.users',
    query: z.object({
      pageOffset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(200).default(10),
      sortBy: z.enum(['name', 'email', 'createdAt', 'lastLogin']).default('name'),
      sortDirection: z.enum(['asc', 'desc']).default('asc'),
      /** Substring of a name or an address, or prefix of a user name. */
      search: z.string().max(200).optional(),
      preset: UserPreset.optional(),
      /** With the preset `inactive`: seconds without a sign-in. */
      maxInactiveSeconds: z.coerce.number().int().min(0).max(3_153_600_000).default(usualInactivity),
      roleId: Id.optional(),
      groupId: Id.optional(),
      state: z.enum(['active', 'invited', 'disabled', 'locked']).optional(),
    }),
    response: z.object({ items: z.array(TeamUser), totalPages: z.number(), totalItems: z.number() }),
  },
  'PUT /team/resources/members/v1': {
    summary: 'Updates a member’s name, phone number, or roles',
    description: '`roleIds: [""]` removes all roles.',
    access: 'fe.secure.write.updateUser',
    apiTokens: 'any',
    body: z.object({
      id: Id,
      name: Name.optional(),
      phone: z.string().trim().max(40).nullish(),
      roleIds: z.array(z.string().max(200)).max(100).optional(),
      /** Values as last read: the change is rejected when another client changed the same field in the meantime. */
      asRead: z
        .object({
          name: z.string().max(200).optional(),
          phone: z.string().max(40).nullish(),
          roleIds: z.array(Id).max(1000).optional(),
        })
        .optional(),
    }),
    response: z.object({ item: TeamUser }),
  },
  'DELETE /team/resources/members/v1/{userId}': {
    summary: 'Removes a user from the tenant',
    description: 'An account without another tenant is deleted.',
    access: 'fe.secure.delete.users',
    apiTokens: 'any',
    params: UserParams,
    response: 'empty',
  },
  'POST /team/resources/members/v1/{userId}/resendActivationEmail': {
    summary: 'Resends a pending invitation or activation email',
    access: 'fe.secure.write.resendActivationEmail',
    apiTokens: 'any',
    params: UserParams,
    response: 'empty',
  },
  'POST /team/resources/members/v1/{userId}/passwordReset': {
    summary: 'Sends a password reset email to a user of the tenant',
    access: 'fe.secure.write.updateUser',
    apiTokens: 'any',
    denyImpersonation: true,
    params: UserParams,
    response: 'empty',
  },
  'POST /team/resources/members/v1/{userId}/unlock': {
    summary: 'Unlocks an account that was locked after incorrect passwords',
    access: 'fe.secure.write.updateUser',
    apiTokens: 'any',
    denyImpersonation: true,
    params: UserParams,
    response: 'empty',
  },
  'GET /team/resources/members/v1/{userId}/access': {
    summary: 'Lists the sessions and verification methods of a user',
    access: 'fe.secure.read.users',
    params: UserParams,
    response: MemberAccess,
  },
  'GET /team/resources/members/v1/{userId}/audits': {
    summary: 'Lists a user’s activity in the tenant, newest first',
    description: '`_offset` is a page index.',
    access: 'fe.secure.read.audits',
    params: UserParams,
    query: PageQuery,
    response: z.object({ items: z.array(MemberEvent), hasMore: z.boolean() }),
  },
  'GET /team/resources/roles/v1': {
    summary: 'Lists the roles that can be assigned in this tenant',
    access: 'fe.secure.read.roles',
    response: z.object({ items: z.array(TeamRole) }),
  },
  'GET /team/resources/stats/v1/members': {
    summary: 'Counts the users of the tenant',
    access: 'fe.secure.read.users',
    response: z.object({ totalItems: z.number(), addedThisWeek: z.number(), superAdmins: z.number() }),
  },
  'POST /identity/resources/tenants/users/v1/{userId}/disable': {
    summary: 'Deactivates a user',
    access: 'fe.secure.write.enableDisable',
    apiTokens: 'any',
    params: UserParams,
    response: 'empty',
  },
  'POST /identity/resources/tenants/users/v1/{userId}/enable': {
    summary: 'Reactivates a user',
    access: 'fe.secure.write.enableDisable',
    apiTokens: 'any',
    params: UserParams,
    response: 'empty',
  },
  'GET /identity/resources/users/v3/roles': {
    summary: 'Lists the role IDs of the tenant’s users',
    access: 'fe.secure.read.users',
    query: z.object({ ids: z.string().max(20_000) }),
    response: z.array(z.object({ vendorId: z.string(), tenantId: TenantId, userId: Id, roleIds: z.array(Id) })),
  },
});
