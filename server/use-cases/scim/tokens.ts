/** Bearer tokens of a directory connection: two are valid at a time, so that one can be replaced without a pause. */
import type { DirectoryToken } from '#shared/contract/scim/scim.ts';
import type { ScimConnectionRow } from '#server/db/queries/scim/connections.ts';
import { deleteScimToken, insertScimToken, listScimTokens } from '#server/db/queries/scim/tokens.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { randomId, randomToken, sha256 } from '#server/lib/secrets.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import { describeScimToken } from '#server/views/scim.ts';
import { connectionIn, lockedConnection, recordScimConnection } from './connection-in.ts';
import { refuseGroupsAboveOwn } from './refuse-above-own.ts';

/** Tokens of a connection that are valid at the same time. */
const maxTokens = 2;
/** Characters by which admins tell tokens apart: too few to help anybody who guesses. */
const shownCharacters = 4;

/** @throws Refusal `scim-connection-not-found` */
export async function readScimTokens(context: CallContext, id: string): Promise<DirectoryToken[]> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx, context) => {
    const connection = await connectionIn(context, id);
    const rows = await listScimTokens(tx, { tenantId, connectionId: connection.id });
    return rows.map(describeScimToken);
  });
}

/** Adds a token; of three the oldest ends. @throws Refusal `scim-connection-not-found`, `scim-groups-above-own` */
export async function renewScimToken(context: CallContext, id: string): Promise<{ id: string; token: string }> {
  return await context.inTenant(context.caller.tenantId, async (_tx, context) => {
    const row = await lockedConnection(context, id);
    await refuseGroupsAboveOwn(context, { id: row.id, tenantId: row.tenant_id });
    const added = await addToken(context, row);
    await recordScimConnection(context, 'scim-connection.changed', row, { before: {}, after: {}, replaced: ['token'] });
    return added;
  });
}

/** Ends a token at once. @throws Refusal `scim-connection-not-found`, `scim-token-not-found` */
export async function revokeScimToken(context: CallContext, id: string, tokenId: string): Promise<void> {
  await context.inTenant(context.caller.tenantId, async (tx, context) => {
    const row = await lockedConnection(context, id);
    const { ending } = await findOrRefuse(
      tokenId,
      (uuid) => deleteScimToken(tx, { connectionId: row.id, id: uuid }),
      'scim-token-not-found',
    );
    await recordScimConnection(context, 'scim-connection.changed', row, {
      before: {},
      after: {},
      revoked: [ending ?? 'token'],
    });
  });
}

/** @returns the token, which is stored as a hash */
export async function addToken(
  { tx, services, caller, now }: TransactionContext,
  connection: ScimConnectionRow,
): Promise<{ id: string; token: string }> {
  const token = randomToken(services.random);
  const id = randomId(services.random);
  await insertScimToken(
    tx,
    {
      id,
      tenant_id: connection.tenant_id,
      connection_id: connection.id,
      token_hash: sha256(token),
      ending: token.slice(-shownCharacters),
      created_by: caller.userId,
      created_at: now,
    },
    { most: maxTokens },
  );
  return { id, token };
}
