/** Finds the directory connection that a call names, and writes down what becomes of it. */
import { findScimConnection, lockScimConnection, type ScimConnectionRow } from '#server/db/queries/scim/connections.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { notAuthenticated } from '#server/domain/scim/scim-error.ts';
import type { AnonymousTransaction, TransactionContext } from '#server/context.ts';
import type { Directory } from '#server/db/queries/scim/users.ts';

/** @throws Refusal `scim-connection-not-found` */
export async function connectionIn({ tx, caller }: TransactionContext, id: string): Promise<ScimConnectionRow> {
  return await findOrRefuse(id, (uuid) => findScimConnection(tx, caller.tenantId, uuid), 'scim-connection-not-found');
}

/** Changes of a connection wait for each other. @throws Refusal `scim-connection-not-found` */
export async function lockedConnection({ tx, caller }: TransactionContext, id: string): Promise<ScimConnectionRow> {
  return await findOrRefuse(id, (uuid) => lockScimConnection(tx, caller.tenantId, uuid), 'scim-connection-not-found');
}

/**
 * A request that waited for the tenant's memberships may find that its connection was deleted meanwhile. Deletions lock them
 * too, so that the connection stays from here on.
 * @throws ScimError 401, as a request that comes now
 */
export async function assertConnected({ tx }: AnonymousTransaction, { id, tenantId }: Directory): Promise<void> {
  if (!(await findScimConnection(tx, tenantId, id))) throw notAuthenticated();
}

export async function recordScimConnection(
  context: TransactionContext,
  action: `scim-connection.${'created' | 'changed' | 'deleted'}`,
  { id, name }: ScimConnectionRow,
  details: Record<string, unknown>,
): Promise<void> {
  await context.audit({
    action,
    severity: 'High',
    target: { kind: 'scim-connection', id },
    details: { connection: name, ...details },
  });
}
