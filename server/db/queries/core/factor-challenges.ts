import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { isUnexpired, type TimeOfUse } from '#server/db/current-time.ts';
import type { Tables } from '#server/db/schema.ts';

export type FactorChallengeRow = Selectable<Tables['factor_challenges']>;

export async function insertFactorChallenge(tx: Tx, challenge: Insertable<Tables['factor_challenges']>): Promise<void> {
  await tx.insertInto('factor_challenges').values(challenge).execute();
}

/** Finds an open challenge: not completed and not expired. */
export async function findFactorChallenge(
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<FactorChallengeRow | undefined> {
  return await tx
    .selectFrom('factor_challenges')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', '!=', 'recovery')
    .where('completed_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Completes a challenge. @returns whether it was open: exactly one of two concurrent calls wins */
export async function completeFactorChallenge(tx: Tx, tokenHash: Buffer, moment: TimeOfUse): Promise<boolean> {
  const row = await tx
    .updateTable('factor_challenges')
    .set({ completed_at: moment.now })
    .where('token_hash', '=', tokenHash)
    .where('completed_at', 'is', null)
    .returning(isUnexpired(moment))
    .executeTakeFirst();
  return row?.in_time === true;
}

/** Consumes the recovery grant of this browser. @returns whether it existed */
export async function consumeRecoveryGrant(
  tx: Tx,
  userId: string,
  browserHash: Buffer,
  moment: TimeOfUse,
): Promise<boolean> {
  const rows = await tx
    .updateTable('factor_challenges')
    .set({ completed_at: moment.now })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'recovery')
    .where('browser_hash', '=', browserHash)
    .where('completed_at', 'is', null)
    .returning(isUnexpired(moment))
    .execute();
  return rows.some((row) => row.in_time);
}

/** Ends all pending challenges of a user, because the factors have changed. */
export async function endFactorChallenges(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('factor_challenges')
    .set({ completed_at: now })
    .where('user_id', '=', userId)
    .where('completed_at', 'is', null)
    .execute();
}
