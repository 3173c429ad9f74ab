/** The request log of a directory connection, as admins read it. */
import type { ScimRequest, ScimRequestDetails, ScimRequestQuery } from '#shared/contract/scim/scim-requests.ts';
import { findScimRequest, listScimRequests } from '#server/db/queries/scim/requests.ts';
import { userNameMask } from '#server/domain/scim/user-name.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallContext } from '#server/context.ts';
import { describeScimRequest, describeScimRequestDetails } from '#server/views/scim.ts';
import { connectionIn } from './connection-in.ts';

/** @throws Refusal `scim-connection-not-found` */
export async function readScimRequests(
  context: CallContext,
  id: string,
  { limit, before, search, result, kind }: ScimRequestQuery,
): Promise<{ items: ScimRequest[] }> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx, context) => {
    const connection = await connectionIn(context, id);
    const rows = await listScimRequests(
      tx,
      { tenantId, connectionId: connection.id },
      {
        limit,
        before,
        search: search ? { text: search, mask: userNameMask(search) } : undefined,
        result,
        changes: kind && kind === 'changes',
      },
    );
    return { items: rows.map(describeScimRequest) };
  });
}

/** @throws Refusal `scim-connection-not-found`, `scim-request-not-found` */
export async function readScimRequest(
  context: CallContext,
  id: string,
  requestId: string,
): Promise<ScimRequestDetails> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx, context) => {
    const connection = await connectionIn(context, id);
    const row = await findScimRequest(tx, { tenantId, connectionId: connection.id }, requestId);
    if (!row) throw new Refusal('scim-request-not-found');
    return describeScimRequestDetails(row);
  });
}
