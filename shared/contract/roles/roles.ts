/**
 * Roles and permissions: the vendor's, which every tenant has and cannot change, and the roles that a tenant creates.
 */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { ComparedName, DateTime, Id, Permission, Role } from '#shared/contract/entities.ts';

const RoleParams = z.object({ roleId: Id });
const Level = z.number().int().min(0).max(1_000_000);
const Ids = z.array(Id).max(1000);
const Description = z.string().trim().max(1000).nullish();
/** Values as last read: the change is rejected when another client changed them in the meantime. */
const ReadAt = z.string().min(1).max(40).optional();

/**
 * Included in tokens and compared by programs, so look-alike characters are rejected. Existing keys from before this
 * rule remain valid.
 */
export const roleKeyPattern = /^[a-z0-9._-]+$/;
export const roleKeyRule = 'has letters a to z in lower case, digits, dots, dashes and underscores';
const StoredRoleKey = z.string().trim().min(1).max(100);
const RoleKey = StoredRoleKey.regex(roleKeyPattern, roleKeyRule);

const NewRole = z.object({
  key: RoleKey,
  name: ComparedName,
  description: Description,
  isDefault: z.boolean().default(false),
  /** Rank; lower is higher. Not above the caller's own. */
  level: Level.optional(),
});

export const PermissionCategory = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  feCategory: z.boolean(),
  permissionIds: z.array(Id),
  createdAt: DateTime,
  updatedAt: DateTime,
});
export type PermissionCategory = z.infer<typeof PermissionCategory>;

/** A user with a role, and its origin: assigned directly or through groups. */
export const RoleHolder = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  profilePictureUrl: z.string().nullable(),
  direct: z.boolean(),
  groups: z.array(z.object({ id: Id, name: z.string() })),
});
export type RoleHolder = z.infer<typeof RoleHolder>;

export const rolesContract = defineContract({
  'GET /identity/resources/roles/v1': {
    summary: 'Lists the tenant’s roles, system and custom',
    access: 'fe.secure.read.roles',
    response: z.array(Role),
  },
  'POST /identity/resources/roles/v1': {
    summary: 'Creates a role',
    description: 'Callers can only include permissions they have.',
    access: 'fe.secure.write.roles',
    apiTokens: 'any',
    body: NewRole.extend({ permissions: Ids.default([]) }),
    response: Role,
  },
  'POST /identity/resources/roles/v2': {
    summary: 'Creates a role, optionally based on another role',
    access: 'fe.secure.write.roles',
    apiTokens: 'any',
    body: NewRole.extend({ permissionIds: Ids.default([]), baseRoleId: Id.nullish() }),
    response: Role,
  },
  'PATCH /identity/resources/roles/v1/{roleId}': {
    summary: 'Updates a custom role',
    description: 'With `updatedAt`, only if the role hasn’t changed since.',
    access: 'fe.secure.write.updateRole',
    apiTokens: 'any',
    params: RoleParams,
    body: z.object({
      /** Same rules as `key` of a new role, unless unchanged. */
      key: StoredRoleKey.optional(),
      name: ComparedName.optional(),
      description: Description,
      isDefault: z.boolean().optional(),
      level: Level.optional(),
      updatedAt: ReadAt,
    }),
    response: Role,
  },
  'DELETE /identity/resources/roles/v1/{roleId}': {
    summary: 'Deletes a custom role',
    description: 'Its users lose it immediately.',
    access: 'fe.secure.delete.role',
    apiTokens: 'any',
    params: RoleParams,
    response: 'empty',
  },
  'PUT /identity/resources/roles/v1/{roleId}/permissions': {
    summary: 'Sets the permissions of a custom role',
    access: 'fe.secure.write.updateRole',
    apiTokens: 'any',
    params: RoleParams,
    body: z.object({ permissionIds: Ids, updatedAt: ReadAt }),
    response: Role,
  },
  'GET /identity/resources/roles/v1/{roleId}/holders': {
    summary: 'Lists the users and groups that have a role',
    access: 'fe.secure.read.users',
    params: RoleParams,
    query: z.object({
      pageOffset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      pageSize: z.coerce.number().int().min(1).max(200).default(10),
    }),
    response: z.object({
      items: z.array(RoleHolder),
      totalItems: z.number(),
      totalPages: z.number(),
      groups: z.array(z.object({ id: Id, name: z.string() })),
    }),
  },
  'GET /identity/resources/permissions/v1': {
    summary: 'Lists the permissions of the product and the portal with their roles',
    access: 'fe.secure.read.permissions',
    response: z.array(Permission),
  },
  'GET /identity/resources/permissions/v1/categories': {
    summary: 'Lists the permissions by category',
    access: 'fe.secure.read.permissions',
    response: z.array(PermissionCategory),
  },
  'PUT /identity/resources/permissions/v1/{permissionId}/roles': {
    summary: 'Sets the custom roles that include a permission',
    access: 'fe.secure.write.updateRole',
    apiTokens: 'any',
    params: z.object({ permissionId: Id }),
    body: z.object({ roleIds: Ids }),
    response: Permission,
  },
});
