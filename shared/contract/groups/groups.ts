/** User groups. A group grants its roles to all members. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { ComparedName, DateTime, Id, JsonText, managedHere, Role, TenantId } from '#shared/contract/entities.ts';

const GroupUser = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  profilePictureUrl: z.string().nullable(),
  activatedForTenant: z.boolean(),
  createdAt: DateTime,
});
export type GroupUser = z.infer<typeof GroupUser>;

export const Group = z.object({
  id: Id,
  name: z.string(),
  color: z.string().optional(),
  description: z.string().optional(),
  metadata: JsonText.optional(),
  /** Only on request. */
  roles: z.array(Role).optional(),
  /** Only on request. */
  users: z.array(GroupUser).optional(),
  rolesCount: z.number(),
  usersCount: z.number(),
  managedBy: z.enum([managedHere, 'scim2']),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type Group = z.infer<typeof Group>;

export const GroupConfig = z.object({ enabled: z.boolean(), rolesEnabled: z.boolean() });
export type GroupConfig = z.infer<typeof GroupConfig>;

/** Members and roles of a group. */
const relations = { _groupsRelations: z.enum(['roles', 'users', 'rolesAndUsers']).optional() };

const GroupParams = z.object({ groupId: Id });
const Ids = z.array(Id).min(1).max(1000);
const properties = {
  color: z.string().trim().max(40).nullish(),
  description: z.string().trim().max(1000).nullish(),
  metadata: z.string().max(10_000).nullish(),
};

export const groupsContract = defineContract({
  'GET /identity/resources/groups/v1': {
    summary: 'Lists the tenant’s groups',
    access: 'fe.secure.read.groups',
    query: z.object(relations),
    response: z.object({ groups: z.array(Group) }),
  },
  'GET /identity/resources/groups/v2': {
    summary: 'Lists the tenant’s groups with paging',
    description: '`_offset` is a page index.',
    access: 'fe.secure.read.groups',
    query: z.object({
      ...relations,
      _offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      _limit: z.coerce.number().int().min(1).max(200).default(20),
      /** Substring of a name or a description. */
      _filter: z.string().max(200).optional(),
      _sortBy: z.enum(['name', 'createdAt', 'usersCount']).default('name'),
      _order: z.enum(['ASC', 'DESC']).default('ASC'),
    }),
    response: z.object({
      items: z.array(Group),
      _metadata: z.object({ totalItems: z.number(), totalPages: z.number() }),
    }),
  },
  'GET /identity/resources/groups/v1/config': {
    summary: 'Returns whether groups and their roles are enabled',
    access: 'fe.secure.read.groups',
    response: GroupConfig,
  },
  'POST /identity/resources/groups/v1/config': {
    summary: 'Enables or disables groups, or the roles they assign',
    access: 'fe.secure.write.groups',
    apiTokens: 'any',
    body: GroupConfig.partial(),
    response: GroupConfig,
  },
  'POST /identity/resources/groups/v1/bulkGet': {
    summary: 'Lists groups by ID',
    description: 'Unknown IDs are omitted.',
    access: 'fe.secure.read.groups',
    readOnly: true,
    apiTokens: 'any',
    query: z.object(relations),
    body: z.object({ groupsIds: z.array(Id).max(1000) }),
    response: z.array(Group),
  },
  'GET /identity/resources/groups/v1/{groupId}': {
    summary: 'Returns a group',
    access: 'fe.secure.read.groups',
    params: GroupParams,
    query: z.object(relations),
    response: Group,
  },
  'POST /identity/resources/groups/v1': {
    summary: 'Creates a group',
    access: 'fe.secure.write.groups',
    apiTokens: 'any',
    body: z.object({ name: ComparedName, ...properties }),
    response: Group,
  },
  'PATCH /identity/resources/groups/v1/{groupId}': {
    summary: 'Updates a group',
    description: 'With `updatedAt`, only if the group hasn’t changed since.',
    access: 'fe.secure.write.groups',
    apiTokens: 'any',
    params: GroupParams,
    body: z.object({ name: ComparedName.optional(), ...properties, updatedAt: z.string().min(1).max(40).optional() }),
    response: 'empty',
  },
  'DELETE /identity/resources/groups/v1/{groupId}': {
    summary: 'Deletes a group',
    description: 'Its members lose its roles immediately.',
    access: 'fe.secure.delete.groups',
    apiTokens: 'any',
    params: GroupParams,
    response: 'empty',
  },
  'POST /identity/resources/groups/v1/{groupId}/roles': {
    summary: 'Assigns roles to a group’s members',
    access: 'fe.secure.write.groupsRoles',
    apiTokens: 'any',
    params: GroupParams,
    body: z.object({ roleIds: Ids }),
    response: 'empty',
  },
  'DELETE /identity/resources/groups/v1/{groupId}/roles': {
    summary: 'Removes roles from a group',
    access: 'fe.secure.write.groupsRoles',
    apiTokens: 'any',
    params: GroupParams,
    body: z.object({ roleIds: Ids }),
    response: 'empty',
  },
  'POST /identity/resources/groups/v1/{groupId}/users': {
    summary: 'Adds users to a group',
    access: 'fe.secure.write.groupsUsers',
    apiTokens: 'any',
    params: GroupParams,
    body: z.object({ userIds: Ids }),
    response: 'empty',
  },
  'DELETE /identity/resources/groups/v1/{groupId}/users': {
    summary: 'Removes users from a group',
    access: 'fe.secure.delete.groupsUsers',
    apiTokens: 'any',
    params: GroupParams,
    body: z.object({ userIds: Ids }),
    response: 'empty',
  },
  'GET /identity/resources/users/v3/groups': {
    summary: 'Lists the groups of the tenant’s users',
    access: 'fe.secure.read.users',
    query: z.object({ ids: z.string().max(20_000) }),
    response: z.array(
      z.object({
        vendorId: z.string(),
        tenantId: TenantId,
        userId: Id,
        groupIds: z.array(Id),
        groups: z.array(z.object({ id: Id, name: z.string(), color: z.string().optional() })),
      }),
    ),
  },
});
