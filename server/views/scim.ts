/** Directory connections in the API's format. */
import type { DirectoryConfig, DirectoryToken } from '#shared/contract/scim/scim.ts';
import {
  ScimOperation,
  type ScimRequest,
  type ScimRequestDetails,
  type ScimSubject,
} from '#shared/contract/scim/scim-requests.ts';
import { managedHere } from '#shared/contract/entities.ts';
import type { ListedScimConnection } from '#server/db/queries/scim/connections.ts';
import type { ScimRequestRow } from '#server/db/queries/scim/requests.ts';
import type { ListedScimToken } from '#server/db/queries/scim/tokens.ts';

export function describeScimConnection(row: ListedScimConnection, baseUrl: string): DirectoryConfig {
  return {
    id: row.id,
    connectionName: row.name,
    source: row.source === 'own' ? managedHere : row.source,
    product: row.product,
    syncToUserManagement: row.sync_to_user_management,
    linkMembers: row.link_members,
    createdAt: row.created_at.toISOString(),
    baseUrl,
    lastSync: row.last_sync?.toISOString() ?? null,
    lastRefusedAt: row.last_refused_at?.toISOString() ?? null,
    users: row.users,
    groups: row.groups,
    tokens: row.tokens,
    clients: row.clients,
    held: row.held,
  };
}

export function describeScimToken(row: ListedScimToken): DirectoryToken {
  return {
    id: row.id,
    ending: row.ending,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}

export function describeScimRequest(row: ScimRequestRow): ScimRequest {
  const { method, path, status, amount, rule, detail } = row;
  return {
    id: String(row.id),
    method,
    path,
    status,
    createdAt: row.created_at.toISOString(),
    operation: ScimOperation.safeParse(row.operation).data ?? null,
    amount,
    subject: subjectOf(row),
    held: row.held === true,
    rule,
    detail,
  };
}

export function describeScimRequestDetails(row: ScimRequestRow): ScimRequestDetails {
  return { ...describeScimRequest(row), traceId: row.trace_id, body: row.body };
}

function subjectOf(row: ScimRequestRow): ScimSubject | null {
  const type = row.path.startsWith('/Users') ? 'user' : row.path.startsWith('/Groups') ? 'group' : undefined;
  if (!type || (row.resource_id === null && row.subject === null)) return null;
  const name = type === 'user' ? row.user_name : row.group_name;
  return { type, id: row.resource_id, name: name ?? row.subject, userId: row.user_id };
}
