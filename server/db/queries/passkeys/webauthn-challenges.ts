/** WebAuthn challenges: single-use, short-lived, for one purpose. */
import type { Insertable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';

export async function insertWebauthnChallenge(
  tx: Tx,
  challenge: Insertable<Tables['webauthn_challenges']>,
): Promise<void> {
  await tx.insertInto('webauthn_challenges').values(challenge).execute();
}

/** Uses a challenge, whether or not its answer is valid. @returns what was to be signed */
export async function consumeWebauthnChallenge(
  tx: Tx,
  { tokenHash, purpose, now }: { tokenHash: Buffer; purpose: string; now: Date },
): Promise<{ challenge: string; user_id: string | null } | undefined> {
  return await tx
    .updateTable('webauthn_challenges')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['challenge', 'user_id'])
    .executeTakeFirst();
}
