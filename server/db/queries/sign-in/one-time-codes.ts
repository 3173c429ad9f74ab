import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { isUnexpired, type TimeOfUse } from '#server/db/current-time.ts';
import type { CodePurpose, Tables } from '#server/db/schema.ts';

export type CodeRow = Selectable<Tables['one_time_codes']>;

export async function insertCode(tx: Tx, code: Insertable<Tables['one_time_codes']>): Promise<void> {
  await tx.insertInto('one_time_codes').values(code).execute();
}

export interface CodeTry {
  purpose: CodePurpose;
  tokenHash: Buffer;
  codeHash: string;
  /** Required owner; any user's when `null`. */
  userId: string | null;
  /** Failed attempts after which the right code is invalid. */
  maxAttempts: number;
  moment: TimeOfUse;
}

/**
 * Counts an attempt and uses the code if it is right, in one statement: parallel guesses cannot exceed the limit, and
 * exactly one of several concurrent calls with the right code uses it. A code without a user never matches.
 * @returns the code after this attempt; `undefined` when it does not exist or is no longer open. If not `in_time`, it
 * expired while the
 * statement waited for its row, and the transaction has to be rolled back
 */
export async function tryCode(tx: Tx, attempt: CodeTry): Promise<(CodeRow & { in_time: boolean }) | undefined> {
  const { tokenHash, purpose, codeHash, userId, maxAttempts, moment } = attempt;
  const { now } = moment;
  const { rows } = await sql<CodeRow & { in_time: boolean }>`
    update one_time_codes set
      attempts = attempts + 1,
      used_at = case when code_hash = ${codeHash} and user_id is not null then ${now}::timestamptz end
    where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > ${now} and attempts < ${maxAttempts}
      and (${userId}::uuid is null or user_id = ${userId})
    returning *, ${isUnexpired(moment)}`.execute(tx);
  return rows[0];
}

export async function findCode(tx: Tx, purpose: CodePurpose, tokenHash: Buffer): Promise<CodeRow | undefined> {
  return await tx
    .selectFrom('one_time_codes')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

/** Sets the user of a requested code, once a job has found one. */
export async function assignCode(
  tx: Tx,
  tokenHash: Buffer,
  userId: string,
  context?: Record<string, unknown>,
): Promise<void> {
  await tx
    .updateTable('one_time_codes')
    .set({ user_id: userId, ...(context && { context: JSON.stringify(context) }) })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** The newest code of a purpose that a browser requested. */
export async function findLatestCodeOfBrowser(
  tx: Tx,
  which: { purpose: CodePurpose; channel: CodeRow['channel']; browserHash: Buffer },
): Promise<CodeRow | undefined> {
  return await tx
    .selectFrom('one_time_codes')
    .selectAll()
    .where('browser_hash', '=', which.browserHash)
    .where('purpose', '=', which.purpose)
    .where('channel', '=', which.channel)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Withdraws earlier codes of the same browser and user, which a new one replaces. Those of other browsers stay, or a
 * stranger could invalidate them.
 */
export async function withdrawOlderCodes(tx: Tx, tokenHash: Buffer, now: Date): Promise<void> {
  await tx
    .updateTable('one_time_codes')
    .from('one_time_codes as newest')
    .set({ used_at: now })
    .where('newest.token_hash', '=', tokenHash)
    .whereRef('one_time_codes.user_id', '=', 'newest.user_id')
    .whereRef('one_time_codes.purpose', '=', 'newest.purpose')
    .whereRef('one_time_codes.browser_hash', '=', 'newest.browser_hash')
    .where('one_time_codes.token_hash', '<>', tokenHash)
    .where('one_time_codes.used_at', 'is', null)
    .execute();
}

/** The newest code of a purpose that was sent to a user at an email address. */
export async function findLatestCodeTo(
  tx: Tx,
  which: { purpose: CodePurpose; userId: string; target: string },
): Promise<CodeRow | undefined> {
  return await tx
    .selectFrom('one_time_codes')
    .selectAll()
    .where('user_id', '=', which.userId)
    .where('purpose', '=', which.purpose)
    .where('target', '=', which.target)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
