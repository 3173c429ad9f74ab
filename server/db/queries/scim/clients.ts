/** OAuth clients of directory connections and their access tokens. For the tenant's scope. */
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';

export type ScimClientRow = Selectable<Tables['scim_clients']>;

export interface ListedScimClient extends Omit<ScimClientRow, 'created_by' | 'secret_hash'> {
  /** Name, or else address, of the user who created it. */
  created_by: string | null;
}

/** The oldest first. */
export async function listScimClients(tx: Tx, connectionId: string): Promise<ListedScimClient[]> {
  return await tx
    .selectFrom('scim_clients as c')
    .leftJoin('people_of_tenants as maker', (join) =>
      join.onRef('maker.tenant_id', '=', 'c.tenant_id').onRef('maker.id', '=', 'c.created_by'),
    )
    .select(['c.id', 'c.tenant_id', 'c.connection_id', 'c.ending', 'c.created_at', 'c.expires_at', 'c.last_used_at'])
    .select(sql<string | null>`coalesce(nullif(maker.name, ''), maker.email)`.as('created_by'))
    .where('c.connection_id', '=', connectionId)
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute();
}

/** @param most how many clients stay: older ones are deleted with their access tokens */
export async function insertScimClient(
  tx: Tx,
  row: Insertable<Tables['scim_clients']>,
  { most }: { most: number },
): Promise<void> {
  await tx.insertInto('scim_clients').values(row).execute();
  await sql`
    delete from scim_clients where connection_id = ${row.connection_id} and id in (
      select id from scim_clients where connection_id = ${row.connection_id} and id <> ${row.id}
      order by created_at desc, id offset ${most - 1})`.execute(tx);
}

/** @returns the last characters of its secret, or `undefined` if the connection has no such client */
export async function deleteScimClient(
  tx: Tx,
  { connectionId, id }: { connectionId: string; id: string },
): Promise<{ ending: string } | undefined> {
  return await tx
    .deleteFrom('scim_clients')
    .where('connection_id', '=', connectionId)
    .where('id', '=', id)
    .returning('ending')
    .executeTakeFirst();
}

/** Locks the client against its deletion. */
export async function lockScimClient(
  tx: Tx,
  { connectionId, id }: { connectionId: string; id: string },
): Promise<ScimClientRow | undefined> {
  return await tx
    .selectFrom('scim_clients')
    .selectAll()
    .where('connection_id', '=', connectionId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function markClientUsed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('scim_clients').set({ last_used_at: at }).where('id', '=', id).execute();
}

/** @param most how many tokens of the client stay valid: those that expire first are deleted */
export async function insertScimAccessToken(
  tx: Tx,
  row: Insertable<Tables['scim_access_tokens']>,
  { most, now }: { most: number; now: Date },
): Promise<void> {
  await tx.insertInto('scim_access_tokens').values(row).execute();
  await sql`
    delete from scim_access_tokens where client_id = ${row.client_id} and (expires_at <= ${now} or token_hash in (
      select token_hash from scim_access_tokens where client_id = ${row.client_id} and token_hash <> ${row.token_hash}
      order by expires_at desc offset ${most - 1}))`.execute(tx);
}
