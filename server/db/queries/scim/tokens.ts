/** Bearer tokens of directory connections. For the tenant's scope unless said otherwise. */
import { sql, type Insertable } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';
import type { AuthenticatedConnection } from './connections.ts';

/** @param most how many tokens stay valid: older ones are deleted */
export async function insertScimToken(
  tx: Tx,
  row: Insertable<Tables['scim_tokens']>,
  { most }: { most: number },
): Promise<void> {
  await tx.insertInto('scim_tokens').values(row).execute();
  await sql`
    delete from scim_tokens where connection_id = ${row.connection_id} and id in (
      select id from scim_tokens where connection_id = ${row.connection_id} and id <> ${row.id}
      order by created_at desc, id offset ${most - 1})`.execute(tx);
}

export interface ListedScimToken {
  id: string;
  ending: string | null;
  created_at: Date;
  /** Name, or else address, of the user who created it. */
  created_by: string | null;
  last_used_at: Date | null;
}

/** The oldest first. */
export async function listScimTokens(
  tx: Tx,
  { tenantId, connectionId }: { tenantId: string; connectionId: string },
): Promise<ListedScimToken[]> {
  return await tx
    .selectFrom('scim_tokens as t')
    .leftJoin('people_of_tenants as maker', (join) =>
      join.onRef('maker.tenant_id', '=', 't.tenant_id').onRef('maker.id', '=', 't.created_by'),
    )
    .select(['t.id', 't.ending', 't.created_at', 't.last_used_at'])
    .select(sql<string | null>`coalesce(nullif(maker.name, ''), maker.email)`.as('created_by'))
    .where('t.tenant_id', '=', tenantId)
    .where('t.connection_id', '=', connectionId)
    .orderBy('t.created_at')
    .orderBy('t.id')
    .execute();
}

/** @returns its last characters, or `undefined` if the connection has no such token */
export async function deleteScimToken(
  tx: Tx,
  { connectionId, id }: { connectionId: string; id: string },
): Promise<{ ending: string | null } | undefined> {
  return await tx
    .deleteFrom('scim_tokens')
    .where('connection_id', '=', connectionId)
    .where('id', '=', id)
    .returning('ending')
    .executeTakeFirst();
}

export interface NamedConnection extends AuthenticatedConnection {
  /** Of the token that was sent, or of the client that got it; `null` if the connection has no such token. */
  tokenId: string | null;
}

/**
 * The connection that an address names, and whether a token, or an access token that has not expired, is one of its own: a
 * token opens no other connection.
 */
export async function findConnectionOfToken(
  db: Database,
  { connectionId, tokenHash, at }: { connectionId: string; tokenHash: Buffer; at: Date },
): Promise<NamedConnection | undefined> {
  const [row] = await db.statementAcrossTenants<{
    id: string;
    tenant_id: string;
    name: string;
    token_id: string | null;
  }>('the token of a directory is known before its tenant is', {
    name: 'scim-connection-of-token',
    text: `select c.id, c.tenant_id, c.name, coalesce(t.id, a.client_id) as token_id from scim_connections c
           left join scim_tokens t on t.connection_id = c.id and t.token_hash = $1
           left join scim_access_tokens a on a.connection_id = c.id and a.token_hash = $1 and a.expires_at > $3
           where c.id = $2`,
    values: [tokenHash, connectionId, at],
  });
  return row && { id: row.id, tenantId: row.tenant_id, name: row.name, tokenId: row.token_id };
}

/** Remembers that a request named the connection without a valid token; once in ten seconds, however many there are. */
export async function recordRefusedToken(
  db: Database,
  { id, tenantId }: AuthenticatedConnection,
  at: Date,
): Promise<void> {
  await db.statementInTenant(tenantId, {
    name: 'record-refused-scim-token',
    text: `update scim_connections set last_refused_at = $2
           where id = $1 and (last_refused_at is null or last_refused_at < $2::timestamptz - interval '10 seconds')`,
    values: [id, at],
  });
}
