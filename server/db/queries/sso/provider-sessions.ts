/** Sessions at identity providers, on which sessions here depend. */
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';
import type { NameQualifiers } from '#server/lib/provider-authentication.ts';

export type ProviderSessionRow = Selectable<Tables['sso_sessions']>;

/** For the scope of the session's tenant: the connection of the session, if it is on and trusted with several factors. */
export async function findTrustedConnection(tx: Tx, sessionId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select c.id from sso_sessions p join sso_connections c on c.id::text = p.connection_key and c.tenant_id = p.tenant_id
    where p.session_id = ${sessionId} and c.trusts_mfa and c.enabled`.execute(tx);
  return rows[0]?.id;
}

/** Of which a provider ends sessions. */
export interface EndedAtProvider {
  connectionKey: string;
  /** NameID or `sub`; null if only the session is named. */
  subject: string | null;
  /** `SessionIndex` or `sid`; empty for all of the user. */
  sessionIndexes: readonly string[];
  /** Compared where both sides have them. */
  qualifiers?: Pick<NameQualifiers, 'nameQualifier' | 'spNameQualifier'>;
}

export interface DependentSession {
  id: string;
  user_id: string;
  tenant_id: string;
}

/** For the system scope: sessions that have not ended. */
export async function findDependentSessions(
  tx: Tx,
  { connectionKey, subject, sessionIndexes, qualifiers = {} }: EndedAtProvider,
): Promise<DependentSession[]> {
  const { nameQualifier = null, spNameQualifier = null } = qualifiers;
  const indexes = [...sessionIndexes];
  const { rows } = await sql<DependentSession>`
    select s.id, s.user_id, s.tenant_id from sso_sessions p join sessions s on s.id = p.session_id
    where p.connection_key = ${connectionKey} and s.ended_at is null
      and (${subject}::text is null or p.subject = ${subject})
      and (${indexes.length === 0} or p.session_index = any(${indexes}::text[]))
      and coalesce(p.qualifiers ->> 'nameQualifier' = ${nameQualifier}, true)
      and coalesce(p.qualifiers ->> 'spNameQualifier' = ${spNameQualifier}, true)`.execute(tx);
  return rows;
}

/** For the system scope: the provider's session of a session, ended or not, or of the one that it depends on. */
export async function findProviderSession(tx: Tx, sessionId: string): Promise<ProviderSessionRow | undefined> {
  return await tx
    .selectFrom('sso_sessions')
    .selectAll()
    .where((where) =>
      where.or([
        where('session_id', '=', sessionId),
        where('session_id', '=', sql<string>`(select parent_id from sessions where id = ${sessionId})`),
      ]),
    )
    .executeTakeFirst();
}

/** For the system scope. @returns false for a message that was accepted before */
export async function useMessage(
  tx: Tx,
  { connectionKey, hash, expiresAt }: { connectionKey: string; hash: Buffer; expiresAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('sso_messages')
    .values({ connection_key: connectionKey, message_hash: hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.columns(['connection_key', 'message_hash']).doNothing())
    .returning('connection_key')
    .executeTakeFirst();
  return row !== undefined;
}

export type LogoutRow = Selectable<Tables['sso_logouts']>;

/** For the system scope: a sign-out that goes on at the provider. */
export async function insertLogout(tx: Tx, row: Insertable<Tables['sso_logouts']>): Promise<void> {
  await tx.insertInto('sso_logouts').values(row).execute();
}

/** For the system scope: says where the browser goes once it is back. */
export async function aimLogout(
  tx: Tx,
  stateHash: Buffer,
  { target, now }: { target: string | null; now: Date },
): Promise<LogoutRow | undefined> {
  return await tx
    .updateTable('sso_logouts')
    .set({ target })
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** For the system scope: the browser is back, once. */
export async function consumeLogout(tx: Tx, stateHash: Buffer, now: Date): Promise<LogoutRow | undefined> {
  return await tx
    .deleteFrom('sso_logouts')
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}
