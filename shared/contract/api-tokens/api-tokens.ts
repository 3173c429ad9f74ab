/**
 * API tokens of a tenant and of a user. Client credentials are exchanged for a short-lived bearer token; an access
 * token is sent directly in `x-api-key`.
 */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id, Name, TenantId } from '#shared/contract/entities.ts';

/** Ten years. Empty: never expires. */
const longestTokenMinutes = 5_256_000;

const NewToken = z.object({
  description: Name,
  expiresInMinutes: z.number().int().min(1).max(longestTokenMinutes).nullish(),
});
const Ids = z.array(Id).max(100);
/** Access of the token: roles, permissions, or both. */
const NewTenantToken = NewToken.extend({ roleIds: Ids.default([]), permissionIds: Ids.default([]) });

/** Fields that every type has. */
const Common = {
  createdAt: DateTime,
  /** Only in the response that created it. */
  secret: z.string().optional(),
  expires: DateTime.optional(),
  /** Accurate to the minute; `null` until first used. */
  lastUsedAt: DateTime.nullable(),
};
const OfTenant = {
  createdByUserId: z.string(),
  /** `null` when that user has left the organization. */
  createdByName: z.string().nullable(),
  roleIds: z.array(Id),
  permissionIds: z.array(Id),
};

export const UserApiToken = z.object({ clientId: Id, description: z.string(), ...Common });
export type UserApiToken = z.infer<typeof UserApiToken>;

export const TenantApiToken = UserApiToken.extend({ tenantId: TenantId, ...OfTenant });
export type TenantApiToken = z.infer<typeof TenantApiToken>;

export const AccessTokenRecord = z.object({ id: Id, description: z.string(), ...Common });
export type AccessTokenRecord = z.infer<typeof AccessTokenRecord>;

export const TenantAccessTokenRecord = AccessTokenRecord.extend(OfTenant);
export type TenantAccessTokenRecord = z.infer<typeof TenantAccessTokenRecord>;

const TokenParams = z.object({ tokenId: Id });
const IdParams = z.object({ id: Id });

/** OAuth field names, used only here. */
export const ApiTokenAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  /** Seconds. */
  expires_in: z.number(),
  expires: DateTime,
});
export type ApiTokenAnswer = z.infer<typeof ApiTokenAnswer>;

const Entity = z.object({ roles: z.array(z.string()), permissions: z.array(z.string()) });

export const apiTokensContract = defineContract({
  'GET /identity/resources/users/api-tokens/v1': {
    summary: 'Lists the user’s client credentials in the active tenant',
    access: 'fe.secure.read.userApiTokens',
    apiTokens: 'user',
    response: z.array(UserApiToken),
  },
  'POST /identity/resources/users/api-tokens/v1': {
    summary: 'Creates client credentials that act as the user',
    description: 'The secret is returned only in this response.',
    access: 'fe.secure.write.userApiTokens',
    apiTokens: 'none',
    denyImpersonation: true,
    body: NewToken,
    response: UserApiToken,
    status: 201,
  },
  'DELETE /identity/resources/users/api-tokens/v1/{tokenId}': {
    summary: 'Deletes client credentials of the user',
    description: 'By client ID. They are rejected from the next request on.',
    access: 'fe.secure.delete.userApiTokens',
    apiTokens: 'user',
    denyImpersonation: true,
    params: TokenParams,
    response: 'empty',
  },
  'GET /identity/resources/tenants/api-tokens/v1': {
    summary: 'Lists the tenant’s client credentials',
    access: 'fe.secure.read.tenantApiTokens',
    response: z.array(TenantApiToken),
  },
  'POST /identity/resources/tenants/api-tokens/v2': {
    summary: 'Creates client credentials of the tenant',
    description: 'Callers can only grant permissions they have.',
    access: 'fe.secure.write.tenantApiTokens',
    apiTokens: 'none',
    denyImpersonation: true,
    body: NewTenantToken,
    response: TenantApiToken,
    status: 201,
  },
  'DELETE /identity/resources/tenants/api-tokens/v1/{tokenId}': {
    summary: 'Deletes client credentials of the tenant',
    description: 'By client ID. They are rejected from the next request on.',
    access: 'fe.secure.delete.tenantApiTokens',
    apiTokens: 'any',
    denyImpersonation: true,
    params: TokenParams,
    response: 'empty',
  },
  'GET /identity/resources/users/access-tokens/v1': {
    summary: 'Lists the user’s access tokens in the active tenant',
    access: 'fe.secure.read.userApiTokens',
    apiTokens: 'user',
    response: z.object({ accessTokens: z.array(AccessTokenRecord) }),
  },
  'POST /identity/resources/users/access-tokens/v1': {
    summary: 'Creates an access token that acts as the user',
    description: 'The secret is returned only in this response.',
    access: 'fe.secure.write.userApiTokens',
    apiTokens: 'none',
    denyImpersonation: true,
    body: NewToken,
    response: AccessTokenRecord,
    status: 201,
  },
  'DELETE /identity/resources/users/access-tokens/v1/{id}': {
    summary: 'Deletes an access token of the user',
    description: 'It is rejected from the next request on.',
    access: 'fe.secure.delete.userApiTokens',
    apiTokens: 'user',
    denyImpersonation: true,
    params: IdParams,
    response: 'empty',
  },
  'GET /identity/resources/tenants/access-tokens/v1': {
    summary: 'Lists the tenant’s access tokens',
    access: 'fe.secure.read.tenantApiTokens',
    response: z.object({ accessTokens: z.array(TenantAccessTokenRecord) }),
  },
  'POST /identity/resources/tenants/access-tokens/v1': {
    summary: 'Creates an access token of the tenant',
    description: 'Callers can only grant permissions they have.',
    access: 'fe.secure.write.tenantApiTokens',
    apiTokens: 'none',
    denyImpersonation: true,
    body: NewTenantToken,
    response: TenantAccessTokenRecord,
    status: 201,
  },
  'DELETE /identity/resources/tenants/access-tokens/v1/{id}': {
    summary: 'Deletes an access token of the tenant',
    description: 'It is rejected from the next request on.',
    access: 'fe.secure.delete.tenantApiTokens',
    apiTokens: 'any',
    denyImpersonation: true,
    params: IdParams,
    response: 'empty',
  },

  'POST /identity/resources/auth/v2/api-token': {
    summary: 'Exchanges client credentials for a bearer token and a refresh token',
    description: 'At most a hundred refresh tokens per credential are valid at a time.',
    access: 'public',
    body: z.object({ clientId: z.string().max(200), secret: z.string().max(4096) }),
    response: ApiTokenAnswer,
  },
  'POST /identity/resources/auth/v2/api-token/token/refresh': {
    summary: 'Exchanges a refresh token of client credentials for new tokens',
    description: 'Each refresh token can be used once.',
    access: 'public',
    body: z.object({ refreshToken: z.string().max(512) }),
    response: ApiTokenAnswer,
  },

  'GET /identity/resources/vendor-only/users/access-tokens/v1/active': {
    summary: 'Lists the IDs of all valid access tokens of users',
    access: 'vendor',
    response: z.array(Id),
  },
  'GET /identity/resources/vendor-only/users/access-tokens/v1/{id}': {
    summary: 'Returns the current permissions of a user’s access token',
    access: 'vendor',
    params: IdParams,
    response: Entity,
  },
  'GET /identity/resources/vendor-only/tenants/access-tokens/v1/active': {
    summary: 'Lists the IDs of all valid access tokens of tenants',
    access: 'vendor',
    response: z.array(Id),
  },
  'GET /identity/resources/vendor-only/tenants/access-tokens/v1/{id}': {
    summary: 'Returns the current permissions of a tenant’s access token',
    access: 'vendor',
    params: IdParams,
    response: Entity,
  },
});
