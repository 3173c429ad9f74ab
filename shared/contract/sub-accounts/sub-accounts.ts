/**
 * Sub-accounts of the active account: the hierarchy and its users. Every call is limited to the caller's own subtree.
 */
import { z } from 'zod';
import { accountSettingFields } from '#shared/contract/organization/account-settings.ts';
import { defineContract } from '#shared/contract/define.ts';
import {
  ComparedName,
  DateTime,
  Email,
  Id,
  JsonText,
  Name,
  PageOf,
  PageQuery,
  Permission,
  Role,
  TenantId,
} from '#shared/contract/entities.ts';

/**
 * Access of an account's users to its sub-accounts: denied or allowed by default with per-user overrides, or always
 * allowed.
 */
export const SubAccountAccessType = z.enum(['defaultOff', 'defaultOn', 'alwaysOn']);
export type SubAccountAccessType = z.infer<typeof SubAccountAccessType>;

export const TenantType = z.enum(['customer', 'spam', 'test', 'reseller', 'headquarter']);
export type TenantType = z.infer<typeof TenantType>;

/** An account in a list. */
export const SubTenantRow = z.object({
  tenantId: TenantId,
  name: z.string(),
  createdAt: DateTime,
  metadata: z.object({ isParent: z.boolean() }),
  isReseller: z.boolean(),
  subAccountAccessType: SubAccountAccessType,
  parentTenantId: TenantId,
  /** Depth below the active account: 1 is directly below. */
  level: z.number(),
  /** Names of the accounts between the active one and it. */
  parentNames: z.array(z.string()),
  tenantType: TenantType,
  alias: z.string().optional(),
  numberOfUsers: z.number(),
  numberOfSubAccounts: z.number(),
});
export type SubTenantRow = z.infer<typeof SubTenantRow>;

const named = { tenantId: TenantId, tenantName: z.string(), status: z.string(), createdAt: DateTime };
const ranked = z.object({ ...named, level: z.number() });

export interface SubTenantTree {
  tenantId: string;
  tenantName: string;
  status: string;
  createdAt: string;
  children: SubTenantTree[];
}
export const SubTenantTree: z.ZodType<SubTenantTree> = z.object({
  ...named,
  get children() {
    return z.array(SubTenantTree);
  },
});

export const SubAccount = z.object({
  tenantId: TenantId,
  name: z.string(),
  status: z.string(),
  applicationUrl: z.string().optional(),
  website: z.string().optional(),
  logo: z.string().optional(),
  address: z.string().optional(),
  timezone: z.string().optional(),
  currency: z.string().optional(),
  updatedAt: DateTime,
});
export type SubAccount = z.infer<typeof SubAccount>;

export const SubTenantUser = z.object({
  id: Id,
  sub: Id,
  email: z.string(),
  verified: z.boolean(),
  mfaEnrolled: z.boolean(),
  name: z.string(),
  phoneNumber: z.string().optional(),
  profilePictureUrl: z.string().nullable(),
  provider: z.string(),
  tenantId: TenantId,
  tenantIds: z.array(TenantId),
  isLocked: z.boolean(),
  /** Limited to the requested accounts. */
  tenants: z.array(
    z.object({
      tenantId: TenantId,
      roles: z.array(Role),
      permissions: z.array(Permission),
      activated: z.boolean(),
      lastLogin: DateTime.optional(),
      subAccountAccessAllowed: z.boolean(),
    }),
  ),
  metadata: JsonText,
  createdAt: DateTime,
});
export type SubTenantUser = z.infer<typeof SubTenantUser>;

/** What is deleted with an account and its whole subtree. */
export const Destruction = z.object({
  accounts: z.number(),
  people: z.number(),
  /** Of these, users without any other account. */
  peopleDeleted: z.number(),
  groups: z.number(),
  roles: z.number(),
  /** API tokens. */
  tokens: z.number(),
  sessions: z.number(),
});
export type Destruction = z.infer<typeof Destruction>;

function listOf(text: string): string[] | undefined {
  try {
    return z.array(z.string()).safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Not in UUID format, which is reserved for generated IDs. */
const Alias = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^(?![0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    'letters a to z, digits and dashes; no UUID',
  );
/** IDs separated by commas, or a JSON list for IDs that contain commas. */
const TenantIds = z
  .string()
  .max(20_000)
  .transform((text) => listOf(text) ?? text.split(','));
const AccountParams = z.object({ tenantId: TenantId });
const UserParams = z.object({ userId: Id });
const UserRef = z.object({ email: Email, name: Name.optional() });
const RoleIds = z.array(Id).max(100);
const TenantRoles = z.object({ tenantId: TenantId, roleIds: RoleIds.optional() });
const Order = z
  .string()
  .transform((text) => text.toUpperCase())
  .pipe(z.enum(['ASC', 'DESC']));
/** Browser data that clients also send; the server reads it from the request itself. */
const RoleChanges = z.object({ subTenantsRoles: z.array(TenantRoles).min(1).max(100) });

export const hierarchyContract = defineContract({
  'GET /tenants/resources/hierarchy/v1': {
    summary: 'Lists all sub-accounts of the active account with their depth, top down',
    access: 'fe.account-hierarchy.read.subAccount',
    response: z.array(ranked),
  },
  'GET /tenants/resources/hierarchy/v1/tree': {
    summary: 'Returns the active account and all its sub-accounts as a tree',
    access: 'fe.account-hierarchy.read.subAccount',
    response: SubTenantTree,
  },
  'GET /tenants/resources/hierarchy/v1/parents': {
    summary: 'Lists the parent accounts of the active account, nearest first',
    access: 'fe.account-hierarchy.read.subAccount',
    response: z.array(ranked),
  },
  'GET /tenants/resources/hierarchy/v1/parents/{tenantId}': {
    summary: 'Lists the parent accounts of a sub-account, nearest first',
    description: 'Up to the active account.',
    access: 'fe.account-hierarchy.read.subAccount',
    params: AccountParams,
    response: z.array(ranked),
  },
  'GET /tenants/resources/hierarchy/v2': {
    summary: 'Lists sub-accounts with paging',
    description:
      'Direct sub-accounts of `_subTenantId` or of the active account; with `_filter` or `_depth=all` those at any depth. `_offset` is a page index.',
    access: 'fe.account-hierarchy.read.subAccount',
    query: PageQuery.extend({
      _limit: z.coerce.number().int().min(1).max(200).default(50),
      _subTenantId: TenantId.optional(),
      _filter: z.string().max(200).optional(),
      _depth: z.enum(['children', 'all']).optional(),
      _sortBy: z.enum(['createdAt', 'name', 'tenantId']).default('name'),
      _order: Order.default('ASC'),
    }),
    response: PageOf(SubTenantRow).extend({
      _links: z.object({ next: z.string(), prev: z.string(), first: z.string(), last: z.string() }),
    }),
  },
  'GET /tenants/resources/hierarchy/v2/metadata': {
    summary: 'Returns the sub-account count and access setting of accounts',
    description: 'Accounts out of scope are omitted. `_tenantIds`: separated by commas, or a JSON list.',
    access: 'fe.account-hierarchy.read.subAccount',
    query: z.object({ _tenantIds: TenantIds }),
    response: z.array(
      z.object({
        tenantId: TenantId,
        totalSubTenants: z.number(),
        isParent: z.boolean(),
        subAccountAccessType: SubAccountAccessType,
      }),
    ),
  },
  'POST /identity/resources/tenants/users/v1/count': {
    summary: 'Counts the users of accounts',
    description: 'Accounts out of scope are omitted. Users with inherited access are not counted.',
    access: 'fe.account-hierarchy.read.subAccount',
    readOnly: true,
    body: z.object({ tenantIds: z.array(TenantId).max(1000), excludeInvisibleUsers: z.boolean().optional() }),
    response: z.array(z.object({ tenantId: TenantId, totalUsers: z.number(), totalAccessAllowedUsers: z.number() })),
  },
});

export const subAccountsContract = defineContract({
  'POST /tenants/resources/sub-tenants/v1': {
    summary: 'Creates a sub-account',
    description: 'The parent account must allow sub-accounts. With `creatorEmail`, invites the first admin.',
    access: 'fe.account-hierarchy.write.subAccount',
    body: z.object({
      /** Chosen by the client; generated when absent. */
      tenantId: TenantId.optional(),
      name: ComparedName,
      /** Default: the active account. */
      parentTenantId: TenantId.optional(),
      isReseller: z.boolean().optional(),
      alias: Alias.nullish(),
      tenantType: TenantType.optional(),
      creatorName: Name.optional(),
      creatorEmail: Email.optional(),
      website: z.string().trim().max(2048).nullish(),
      logoUrl: accountSettingFields.logo,
      ...accountSettingFields,
    }),
    response: SubAccount,
  },
  'PATCH /tenants/resources/sub-tenants/v1/{tenantId}': {
    summary: 'Updates the name, alias, or type of a sub-account',
    access: 'fe.account-hierarchy.write.subAccount',
    params: AccountParams,
    body: z.object({
      name: ComparedName.optional(),
      alias: Alias.nullish(),
      tenantType: TenantType.optional(),
      /** Initial values of the form: a field that another client changed since is not overwritten. */
      asRead: z
        .object({
          name: z.string().max(200).optional(),
          alias: z.string().max(63).nullish(),
          tenantType: TenantType.optional(),
        })
        .optional(),
    }),
    response: 'empty',
  },
  'GET /tenants/resources/sub-tenants/v1/{tenantId}/destruction': {
    summary: 'Describes what is deleted with a sub-account',
    access: 'fe.account-hierarchy.delete.subAccount',
    params: AccountParams,
    response: Destruction,
  },
  'DELETE /tenants/resources/sub-tenants/v1/{tenantId}': {
    summary: 'Deletes an account and its sub-accounts',
    description: 'Also deletes users who belong to no other account. Sessions end immediately.',
    access: 'fe.account-hierarchy.delete.subAccount',
    params: AccountParams,
    response: 'empty',
  },
  'PUT /tenants/resources/sub-tenants/v1/{tenantId}/management': {
    summary: 'Sets whether an account can have and manage sub-accounts',
    access: 'fe.account-hierarchy.write.subAccountManagement',
    params: AccountParams,
    body: z.object({ isReseller: z.boolean().optional() }),
    response: SubAccount,
  },
  'PUT /tenants/resources/sub-tenants/v1/{tenantId}/hierarchy-settings': {
    summary: 'Sets which users of an account can access its sub-accounts',
    description: 'Also for the active account itself.',
    access: 'fe.account-hierarchy.write.subAccountAccess',
    params: AccountParams,
    body: z.object({
      subAccountAccessType: SubAccountAccessType.optional(),
      asRead: z.object({ subAccountAccessType: SubAccountAccessType }).optional(),
    }),
    response: SubAccount,
  },
  'GET /identity/resources/sub-tenants/users/v1': {
    summary: 'Lists the users of the active account and its sub-accounts',
    description: 'Of all of them, or of one. `_offset` is a page index.',
    access: 'fe.secure.read.userSubTenants',
    query: PageQuery.extend({
      _limit: z.coerce.number().int().min(1).max(200).default(10),
      _filter: z.string().max(200).optional(),
      _sortBy: z.enum(['name', 'email', 'createdAt', 'id']).default('name'),
      _order: Order.default('DESC'),
      _tenantId: TenantId.optional(),
    }),
    response: PageOf(SubTenantUser),
  },
  'POST /identity/resources/sub-tenants/users/v1': {
    summary: 'Invites a user to accounts',
    access: 'fe.secure.write.userSubTenants',
    body: z.object({ user: UserRef, subTenants: z.array(TenantRoles).min(1).max(100) }),
    response: 'empty',
  },
  'DELETE /identity/resources/sub-tenants/users/v1': {
    summary: 'Removes a user from accounts',
    description: 'A user without any other account is deleted.',
    access: 'fe.secure.write.userSubTenants',
    body: z.object({
      userId: Id,
      subTenants: z
        .array(z.object({ tenantId: TenantId }))
        .min(1)
        .max(100),
    }),
    response: 'empty',
  },
  'POST /identity/resources/sub-tenants/users/v2/': {
    summary: 'Invites users to one account',
    access: 'fe.secure.write.userSubTenants',
    body: z.object({
      users: z.array(UserRef).min(1).max(100),
      tenantId: TenantId,
      roleIds: RoleIds.optional(),
      allowSubAccountAccess: z.boolean().optional(),
    }),
    response: 'empty',
  },
  'POST /identity/resources/sub-tenants/users/v1/{userId}/roles': {
    summary: 'Adds roles to a user in accounts',
    access: 'fe.secure.write.usersRoles',
    params: UserParams,
    body: RoleChanges,
    response: 'empty',
  },
  'DELETE /identity/resources/sub-tenants/users/v1/{userId}/roles': {
    summary: 'Removes roles from a user in accounts',
    access: 'fe.secure.delete.usersRoles',
    params: UserParams,
    body: RoleChanges,
    response: 'empty',
  },
  'PATCH /identity/resources/sub-tenants/users/v1/{userId}/roles': {
    summary: 'Sets the roles of a user in accounts',
    access: 'fe.secure.write.usersRoles',
    params: UserParams,
    body: RoleChanges,
    response: 'empty',
  },
  'PUT /identity/resources/sub-tenants/users/v1/{userId}/access': {
    summary: 'Sets whether a user can access the sub-accounts of their account',
    description: 'The active account, or `tenantId`.',
    access: 'fe.account-hierarchy.write.subAccountAccess',
    params: UserParams,
    body: z.object({ allowAccess: z.boolean(), tenantId: TenantId.optional() }),
    response: 'empty',
  },
});
