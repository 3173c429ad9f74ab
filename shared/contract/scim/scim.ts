/** Directory connections of a tenant: identity providers that provision its users and groups by SCIM 2.0. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { ScimRequest, ScimRequestDetails, ScimRequestQuery } from './scim-requests.ts';
import { ComparedName, DateTime, Id } from '#shared/contract/entities.ts';

/** Per tenant. */
export const maxScimConnections = 20;

export const ScimSource = z.enum(['frontegg', 'okta', 'azure-ad', 'other']);
export type ScimSource = z.infer<typeof ScimSource>;

/** Products whose own terms guide the set-up; empty if nobody said. */
export const ScimProduct = z.enum(['', 'okta', 'entra', 'onelogin', 'jumpcloud', 'google', 'other']);
export type ScimProduct = z.infer<typeof ScimProduct>;

export const DirectoryConfig = z.object({
  id: Id,
  connectionName: z.string(),
  source: ScimSource,
  product: ScimProduct,
  syncToUserManagement: z.boolean(),
  /** Whether it takes over members whom no directory brought, by their addresses in domains of the tenant. */
  linkMembers: z.boolean(),
  createdAt: DateTime,
  /** What the directory sends its requests to. */
  baseUrl: z.string(),
  /** Time of the last request with a valid token. */
  lastSync: DateTime.nullable(),
  /** Time of the last request without a valid token, to within some seconds. */
  lastRefusedAt: DateTime.nullable(),
  /** Inactive ones too. */
  users: z.number().int(),
  groups: z.number().int(),
  /** How many are valid. */
  tokens: z.number().int(),
  /** OAuth clients that have not expired. */
  clients: z.number().int(),
  /** Users whose deactivation or deletion waits for an admin. */
  held: z.number().int(),
});
export type DirectoryConfig = z.infer<typeof DirectoryConfig>;

export const DirectorySummary = z.object({
  users: z.object({ total: z.number().int(), inactive: z.number().int() }),
  groups: z.object({ total: z.number().int(), mapped: z.number().int() }),
  /** Members of the tenant, whoever manages them. */
  members: z.number().int(),
  /** Of the last 24 hours. */
  requests: z.object({ total: z.number().int(), refused: z.number().int() }),
});
export type DirectorySummary = z.infer<typeof DirectorySummary>;

export const DirectoryToken = z.object({
  id: Id,
  /** Its last characters; `null` for a token from before they were kept. */
  ending: z.string().nullable(),
  createdAt: DateTime,
  /** Name of the user who created it. */
  createdBy: z.string().nullable(),
  /** To within a minute. */
  lastUsedAt: DateTime.nullable(),
});
export type DirectoryToken = z.infer<typeof DirectoryToken>;

export const DirectoryGroup = z.object({
  id: Id,
  name: z.string(),
  users: z.number().int(),
  roles: z.array(z.object({ id: Id, name: z.string() })),
});
export type DirectoryGroup = z.infer<typeof DirectoryGroup>;

const reads = 'fe.secure.read.provisioningConfiguration';
const writes = 'fe.secure.write.provisioningConfiguration';
const deletes = 'fe.secure.delete.provisioningConfiguration';
const ofConnection = z.object({ id: Id });

export const scimContract = defineContract({
  'GET /directory/resources/v1/configurations/scim2': {
    summary: 'Lists the tenant’s directory connections, oldest first',
    access: reads,
    response: z.array(DirectoryConfig),
  },
  'POST /directory/resources/v1/configurations/scim2': {
    summary: 'Creates a directory connection',
    description: 'Its token is returned only in this response.',
    access: writes,
    denyImpersonation: true,
    body: z.object({
      source: ScimSource,
      product: ScimProduct.optional(),
      // empty for the usual name
      connectionName: z.union([z.string().trim().max(0), ComparedName]).nullish(),
      syncToUserManagement: z.boolean().nullish(),
      linkMembers: z.boolean().nullish(),
    }),
    response: z.object({ id: Id, connectionName: z.string(), token: z.string(), baseUrl: z.string() }),
    status: 201,
  },
  'PATCH /directory/resources/v1/configurations/scim2/{id}': {
    summary: 'Updates a directory connection',
    access: writes,
    denyImpersonation: true,
    params: ofConnection,
    body: z.object({
      syncToUserManagement: z.boolean().optional(),
      linkMembers: z.boolean().optional(),
      connectionName: ComparedName.optional(),
    }),
    response: 'empty',
    status: 204,
  },
  'DELETE /directory/resources/v1/configurations/scim2/{id}': {
    summary: 'Deletes a directory connection',
    description: 'With `deleteAll`, also its users and groups.',
    access: deletes,
    denyImpersonation: true,
    params: ofConnection,
    body: z.object({ deleteAll: z.boolean().nullish() }).optional(),
    response: 'empty',
    status: 204,
  },
  'POST /directory/resources/v1/configurations/scim2/{id}/tokens': {
    summary: 'Creates another token for a directory connection',
    description: 'Two tokens are valid at a time, for rotation without downtime. A third one revokes the oldest.',
    access: writes,
    denyImpersonation: true,
    params: ofConnection,
    response: z.object({ id: Id, token: z.string() }),
    status: 201,
  },
  'GET /directory/resources/v1/configurations/scim2/{id}/tokens': {
    summary: 'Lists the valid tokens of a directory connection, oldest first',
    description: 'Without the tokens themselves.',
    access: reads,
    params: ofConnection,
    response: z.array(DirectoryToken),
  },
  'DELETE /directory/resources/v1/configurations/scim2/{id}/tokens/{tokenId}': {
    summary: 'Revokes a token of a directory connection',
    description: 'Requests with it are rejected immediately.',
    access: writes,
    denyImpersonation: true,
    params: ofConnection.extend({ tokenId: Id }),
    response: 'empty',
    status: 204,
  },
  'GET /directory/resources/v1/configurations/scim2/{id}/summary': {
    summary: 'Counts the users, groups, and recent requests of a directory connection',
    description: 'Requests of the last 24 hours.',
    access: reads,
    params: ofConnection,
    response: DirectorySummary,
  },
  'GET /directory/resources/v1/configurations/scim2/{id}/groups': {
    summary: 'Lists the groups of a directory connection with their roles, by name',
    access: reads,
    params: ofConnection,
    query: z.object({
      search: z.string().trim().max(200).optional(),
      offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
      limit: z.coerce.number().int().min(1).max(200).default(20),
    }),
    response: z.object({ items: z.array(DirectoryGroup), total: z.number().int() }),
  },
  'GET /directory/resources/v1/configurations/scim2/{id}/logs': {
    summary: 'Lists the requests of a directory connection, newest first',
    access: reads,
    params: ofConnection,
    query: ScimRequestQuery,
    response: z.object({ items: z.array(ScimRequest) }),
  },
  'GET /directory/resources/v1/configurations/scim2/{id}/logs/{requestId}': {
    summary: 'Returns a request of a directory connection',
    description: 'With its body, without values.',
    access: reads,
    params: ofConnection.extend({ requestId: z.string().regex(/^\d{1,18}$/) }),
    response: ScimRequestDetails,
  },
  'GET /directory/resources/scim/temp/{id}/Users/count': {
    summary: 'Counts the users of a directory connection, including inactive ones',
    access: reads,
    params: ofConnection,
    response: z.object({ count: z.number().int() }),
  },
});
