import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Impersonator, Tables } from '#server/db/schema.ts';
import type { RequestFacts } from '#server/services.ts';

export type ImpersonationRow = Selectable<Tables['impersonations']>;

export async function insertImpersonation(tx: Tx, row: Insertable<Tables['impersonations']>): Promise<void> {
  await tx.insertInto('impersonations').values(row).execute();
}

/** Reads a token without using it. */
export async function findImpersonation(tx: Tx, tokenHash: Buffer, userId: string, now: Date): Promise<ImpersonationRow | undefined> {
  return await tx
    .selectFrom('impersonations')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a token. Of several that race exactly one gets the row. */
export async function takeImpersonation(tx: Tx, tokenHash: Buffer, userId: string, now: Date): Promise<ImpersonationRow | undefined> {
  return await tx
    .updateTable('impersonations')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
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
  facts: RequestFacts;
  family: { id: string; hash: Buffer };
  tokenHash: Buffer;
}

/** The session and its cookie's family. The person did not sign in, so nothing of theirs says so. */
export async function insertImpersonatedSession(tx: Tx, session: ImpersonatedSession): Promise<void> {
  const { at, facts, family } = session;
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
      ip: facts.ip,
      user_agent: facts.userAgent,
      channel: null,
      impersonator: JSON.stringify(session.impersonator),
    })
    .execute();
  await tx
    .insertInto('refresh_families')
    .values({ id: family.id, session_id: session.id, client_id: session.clientId, kind: 'cookie', scope: null, current_hash: family.hash, rotated_at: at, created_at: at })
    .execute();
  await tx.updateTable('impersonations').set({ session_id: session.id }).where('token_hash', '=', session.tokenHash).execute();
}

/** Who acts in a session, when that is not its person. */
export async function findImpersonator(tx: Tx, sessionId: string): Promise<Impersonator | null> {
  const row = await tx.selectFrom('sessions').select('impersonator').where('id', '=', sessionId).executeTakeFirst();
  return row?.impersonator ?? null;
}
