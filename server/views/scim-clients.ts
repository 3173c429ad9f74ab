/** OAuth clients of directory connections in the API's format. */
import type { DirectoryClient } from '#shared/contract/scim/scim-clients.ts';
import type { ListedScimClient } from '#server/db/queries/scim/clients.ts';

export function describeScimClient(row: ListedScimClient): DirectoryClient {
  return {
    clientId: row.id,
    ending: row.ending,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
