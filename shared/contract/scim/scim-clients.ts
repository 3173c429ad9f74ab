/** OAuth clients of a directory connection: client credentials (RFC 6749, section 4.4) in place of a bearer token. */
import { z } from 'zod';
import { defineContract } from '#shared/contract/define.ts';
import { DateTime, Id } from '#shared/contract/entities.ts';

export const DirectoryClient = z.object({
  clientId: Id,
  /** Last characters of its secret. */
  ending: z.string(),
  createdAt: DateTime,
  /** Name of the user who created it. */
  createdBy: z.string().nullable(),
  expiresAt: DateTime,
  /** Time of its last access token. */
  lastUsedAt: DateTime.nullable(),
});
export type DirectoryClient = z.infer<typeof DirectoryClient>;

export const NewDirectoryClient = z.object({
  clientId: Id,
  clientSecret: z.string(),
  /** Where the directory exchanges them for access tokens. */
  tokenUrl: z.string(),
  expiresAt: DateTime,
});
export type NewDirectoryClient = z.infer<typeof NewDirectoryClient>;

const writes = 'fe.secure.write.provisioningConfiguration';
const ofConnection = z.object({ id: Id });

export const scimClientsContract = defineContract({
  'GET /directory/resources/v1/configurations/scim2/{id}/clients': {
    summary: 'Lists the OAuth clients of a directory connection, oldest first',
    description: 'Without their secrets.',
    access: 'fe.secure.read.provisioningConfiguration',
    params: ofConnection,
    response: z.array(DirectoryClient),
  },
  'POST /directory/resources/v1/configurations/scim2/{id}/clients': {
    summary: 'Creates an OAuth client for a directory connection',
    description: 'Its secret is returned only in this response. A third client revokes the oldest one.',
    access: writes,
    denyImpersonation: true,
    params: ofConnection,
    body: z.object({ expiresInDays: z.number().int().min(1).max(1095).default(365) }).optional(),
    response: NewDirectoryClient,
    status: 201,
  },
  'DELETE /directory/resources/v1/configurations/scim2/{id}/clients/{clientId}': {
    summary: 'Revokes an OAuth client of a directory connection',
    description: 'Its access tokens are rejected immediately.',
    access: writes,
    denyImpersonation: true,
    params: ofConnection.extend({ clientId: Id }),
    response: 'empty',
    status: 204,
  },
});
