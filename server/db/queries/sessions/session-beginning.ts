/** When a session began. */
import type { Tx } from '#server/db/database.ts';

/**
 * Whether a user signed in to a session after a time: it began then, and not from another one, and nobody acts in it in
 * the user's place.
 */
export async function beganAfter(tx: Tx, id: string, after: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('created_at', '>', after)
    .where('authenticated_at', '>', after)
    .where('impersonator', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
