/** Users of a tenant. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import {
  Email,
  Id,
  Name,
  PageOf,
  PageQuery,
  QueryFlag,
  TenantId,
  User,
  UserPreset,
  usualInactivity,
} from '#shared/contract/entities.ts';
import { ExpirationInSeconds } from '#shared/contract/invitations/invitations.ts';

/** A member in a list: roles and groups are fetched separately, so those in `tenants` are empty. */
export const UserBase = User.omit({ roles: true, permissions: true }).extend({
  temporaryExpirationDate: z.string().optional(),
});
export type UserBase = z.infer<typeof UserBase>;

export const usersContract = defineContract({
  'POST /identity/resources/users/v2': {
    summary: 'Invites a user, or resends the invitation',
    access: 'fe.secure.write.users',
    apiTokens: 'any',
    body: z.object({
      email: Email,
      name: Name.optional(),
      phone: z.string().trim().max(40).optional(),
      roleIds: z.array(Id).max(100).optional(),
      /** Duration of the membership. Default: unlimited. */
      expirationInSeconds: ExpirationInSeconds.optional(),
      provider: z.literal('local').default('local'),
    }),
    status: 201,
    response: User.extend({ vendorId: z.string(), roleIds: z.array(Id) }),
  },
  'GET /identity/resources/users/v2': {
    summary: 'Lists the tenant’s users',
    description: '`_offset` is a page index.',
    access: 'fe.secure.read.users',
    query: PageQuery.extend({
      ids: z.string().max(10_000).optional(),
      _sortBy: z.enum(['createdAt', 'name', 'email', 'id']).default('createdAt'),
      _order: z.enum(['ASC', 'DESC']).default('ASC'),
      _filter: z.string().max(200).optional(),
    }),
    response: PageOf(User),
  },
  'GET /identity/resources/users/v3': {
    summary: 'Lists the tenant’s users without their roles',
    description: '`_offset` is a page index.',
    access: 'fe.secure.read.users',
    query: PageQuery.extend({
      ids: z.string().max(20_000).optional(),
      _sortBy: z
        .enum(['createdAt', 'name', 'email', 'id', 'verified', 'isLocked', 'provider', 'tenantId'])
        .default('name'),
      _order: z.enum(['ASC', 'DESC']).default('ASC'),
      _email: z.string().max(200).optional(),
      /** The active tenant or a sub-account. */
      _tenantId: TenantId.optional(),
      /** Includes sub-accounts; each user is listed once, under the highest account that they belong to. */
      _includeSubTenants: QueryFlag.default(false),
      _preset: UserPreset.optional(),
      _maxInactiveSeconds: z.coerce.number().int().min(0).max(3_153_600_000).default(usualInactivity),
      _filter: z.string().max(200).optional(),
    }),
    response: PageOf(UserBase),
  },
  'GET /identity/resources/users/emails/v1': {
    summary: 'Lists the email addresses of the tenant’s users',
    description: '`_offset` is a page index.',
    access: 'fe.secure.read.users',
    query: PageQuery.extend({ _email: z.string().max(200).optional(), userIds: z.string().max(20_000).optional() }),
    response: PageOf(z.object({ userId: Id, email: z.string() })),
  },
  'GET /identity/resources/users/v1/{userId}': {
    summary: 'Returns a user of the tenant',
    access: 'fe.secure.read.users',
    params: z.object({ userId: Id }),
    response: z.object({
      id: Id,
      name: z.string(),
      email: z.string(),
      deletedAt: z.null(),
      metadata: z.unknown(),
      tenantId: TenantId,
      vendorId: z.string(),
      createdAt: z.string(),
      updatedAt: z.string(),
    }),
  },
});
