import type { Tx } from '#server/db/database.ts';

/** Invalidates all codes and links that were emailed to a user, and the codes by text message that set a password. */
export async function withdrawSentCodes(tx: Tx, userId: string, now: Date): Promise<void> {
  await withdrawMailedCodes(tx, userId, now);
  await tx
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset-password')
    .where('used_at', 'is', null)
    .execute();
}

/** Invalidates all codes and links that were emailed to a user. */
export async function withdrawMailedCodes(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('channel', '=', 'email')
    .where('used_at', 'is', null)
    .execute();
  await tx
    .updateTable('magic_links')
    .set({ used_at: now, waiter_used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}
