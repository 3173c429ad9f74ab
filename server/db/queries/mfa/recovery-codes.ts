import type { Tx } from '#server/db/database.ts';

/** Replaces all old codes by new ones. */
export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: string[], at: Date): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash, created_at: at })))
    .execute();
}

export async function deleteRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Number of unused codes; `undefined` when none were ever created. */
export async function countRecoveryCodes(tx: Tx, userId: string): Promise<number | undefined> {
  const rows = await tx.selectFrom('recovery_codes').select('used_at').where('user_id', '=', userId).execute();
  return rows.length === 0 ? undefined : rows.filter((row) => row.used_at === null).length;
}

/** Uses a code of a user. @returns whether it existed and was unused: exactly one of two concurrent calls wins */
export async function consumeRecoveryCode(tx: Tx, userId: string, hash: string, now: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}
