import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';

export type AuthorizationRequestRow = Selectable<Tables['authorization_requests']>;

export async function insertAuthorizationRequest(
  tx: Tx,
  request: Insertable<Tables['authorization_requests']>,
): Promise<void> {
  await tx.insertInto('authorization_requests').values(request).execute();
}

/** Finds a request that is open in the browser that started it. */
export async function findOpenRequest(
  tx: Tx,
  id: string,
  browserHash: Buffer,
  now: Date,
): Promise<AuthorizationRequestRow | undefined> {
  return await tx
    .selectFrom('authorization_requests')
    .selectAll()
    .where('id', '=', id)
    .where('browser_hash', '=', browserHash)
    .where('completed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The newest open request of a browser: continued by a page opened from an email. */
export async function findLatestRequest(
  tx: Tx,
  browserHash: Buffer,
  now: Date,
): Promise<AuthorizationRequestRow | undefined> {
  return await tx
    .selectFrom('authorization_requests')
    .selectAll()
    .where('browser_hash', '=', browserHash)
    .where('completed_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function rememberLoginHint(tx: Tx, id: string, email: string | null): Promise<void> {
  await tx.updateTable('authorization_requests').set({ login_hint: email }).where('id', '=', id).execute();
}

export async function bindSession(tx: Tx, id: string, sessionId: string): Promise<void> {
  await tx.updateTable('authorization_requests').set({ session_id: sessionId }).where('id', '=', id).execute();
}

/** Completes a request. Exactly one of several concurrent calls gets `true`. */
export async function completeRequest(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('authorization_requests')
    .set({ completed_at: now })
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
