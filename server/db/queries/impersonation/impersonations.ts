import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Impersonator, Tables } from '#server/db/schema.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { isUnexpired, type TimeOfUse } from '#server/db/current-time.ts';
import { actorStillMay } from '#server/db/queries/core/actor-rights.ts';

export type ImpersonationRow = Selectable<Tables['impersonations']>;

export async function insertImpersonation(tx: Tx, row: Insertable<Tables['impersonations']>): Promise<void> {
  await tx.insertInto('impersonations').values(row).execute();
}

/** Reads a token without using it. */
export async function findImpersonation(
  tx: Tx,
  tokenHash: Buffer,
  userId: string,
  now: Date,
): Promise<ImpersonationRow | undefined> {
  return await tx
    .selectFrom('impersonations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a token. Exactly one of several concurrent calls gets the row. */
export async function consumeImpersonation(
  tx: Tx,
  tokenHash: Buffer,
  userId: string,
  moment: TimeOfUse,
): Promise<ImpersonationRow | undefined> {
  const row = await tx
    .updateTable('impersonations')
    .set({ used_at: moment.now })
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .returningAll()
    .returning(isUnexpired(moment))
    .executeTakeFirst();
  return row?.in_time ? row : undefined;
}

export interface ImpersonatedSession {
  id: string;
  userId: string;
  tenantId: string;
  clientId: string;
  ssoHash: Buffer;
  impersonator: Impersonator;
  at: Date;
  expiresAt: Date;
  requestMetadata: RequestMetadata;
  family: { id: string; hash: Buffer };
  tokenHash: Buffer;
}

/** Inserts the session and its cookie's family. Since the user did not sign in, their sign-in data is not changed. */
export async function insertImpersonatedSession(tx: Tx, session: ImpersonatedSession): Promise<void> {
  const { at, requestMetadata, family } = session;
  await tx
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      tenant_id: session.tenantId,
      client_id: session.clientId,
      sso_hash: session.ssoHash,
      amr: [],
      authenticated_at: at,
      created_at: at,
      seen_at: at,
      expires_at: session.expiresAt,
      ip: requestMetadata.ip,
      user_agent: requestMetadata.userAgent,
      channel: null,
      impersonator: JSON.stringify(session.impersonator),
    })
    .execute();
  await tx
    .insertInto('refresh_families')
    .values({
      id: family.id,
      session_id: session.id,
      client_id: session.clientId,
      kind: 'cookie',
      scope: null,
      current_hash: family.hash,
      rotated_at: at,
      created_at: at,
    })
    .execute();
  await tx
    .updateTable('impersonations')
    .set({ session_id: session.id })
    .where('token_hash', '=', session.tokenHash)
    .execute();
}

/** Whether the impersonator of a session could begin it now. */
export async function mayActNow(tx: Tx, sessionId: string, now: Date): Promise<boolean> {
  const { rows } =
    await sql`select 1 from sessions s where s.id = ${sessionId} and ${sql.raw(actorStillMay('s', `'${now.toISOString()}'`))}`.execute(
      tx,
    );
  return rows.length > 0;
}

/** The impersonator of a session, if any. */
export async function findImpersonator(tx: Tx, sessionId: string): Promise<Impersonator | null> {
  const row = await tx.selectFrom('sessions').select('impersonator').where('id', '=', sessionId).executeTakeFirst();
  return row?.impersonator ?? null;
}

/** Stores the session that the impersonator left, and the digest of the token that restores it. */
export async function storeReturnToken(
  tx: Tx,
  tokenHash: Buffer,
  returnHash: Buffer,
  sessionId: string,
): Promise<void> {
  await tx
    .updateTable('impersonations')
    .set({ return_hash: returnHash, return_session_id: sessionId })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** Uses the return token. @returns the session to restore, to exactly one of several concurrent calls */
export async function consumeReturnToken(
  tx: Tx,
  returnHash: Buffer,
  { now, begunAfter }: { now: Date; begunAfter: Date },
): Promise<string | null | undefined> {
  const row = await tx
    .updateTable('impersonations')
    .set({ returned_at: now })
    .where('return_hash', '=', returnHash)
    .where('returned_at', 'is', null)
    .where('used_at', '>', begunAfter)
    .returning('return_session_id')
    .executeTakeFirst();
  return row?.return_session_id;
}

/** Issues new cookies for a session whose browser lost the old ones, which become invalid. */
export async function reopenSession(
  tx: Tx,
  session: { id: string; clientId: string; ssoHash: Buffer; family: { id: string; hash: Buffer }; at: Date },
): Promise<void> {
  const { id, clientId, family, at } = session;
  await tx
    .updateTable('refresh_families')
    .set({ ended_at: at })
    .where('session_id', '=', id)
    .where('kind', '=', 'cookie')
    .where('ended_at', 'is', null)
    .execute();
  await tx.updateTable('sessions').set({ sso_hash: session.ssoHash, seen_at: at }).where('id', '=', id).execute();
  await tx
    .insertInto('refresh_families')
    .values({
      id: family.id,
      session_id: id,
      client_id: clientId,
      kind: 'cookie',
      scope: null,
      current_hash: family.hash,
      rotated_at: at,
      created_at: at,
    })
    .execute();
}
