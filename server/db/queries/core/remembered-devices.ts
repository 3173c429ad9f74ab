import type { Tx } from '#server/db/database.ts';

/**
 * Remembers a browser for a user under a new token. The rights of the old token move to the new one, so that a token
 * planted in the browser by an attacker becomes worthless.
 */
export async function rememberDevice(
  tx: Tx,
  device: { tokenHash: Buffer; formerHash: Buffer | null; userId: string; at: Date; expiresAt: Date },
): Promise<void> {
  if (device.formerHash) {
    await tx
      .deleteFrom('remembered_devices')
      .where('token_hash', '=', device.formerHash)
      .where('user_id', '=', device.userId)
      .execute();
    await tx
      .updateTable('remembered_devices')
      .set({ token_hash: device.tokenHash })
      .where('token_hash', '=', device.formerHash)
      .execute();
  }
  await tx
    .insertInto('remembered_devices')
    .values({
      token_hash: device.tokenHash,
      user_id: device.userId,
      created_at: device.at,
      expires_at: device.expiresAt,
    })
    .execute();
}

/** Forgets all browsers of a user: each needs a second factor again. */
export async function forgetDevices(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('remembered_devices').where('user_id', '=', userId).execute();
}
