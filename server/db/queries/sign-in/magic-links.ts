import type { Insertable, Selectable } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import { isUnexpired, currentTimeSql, type TimeOfUse } from '#server/db/current-time.ts';
import type { Tables } from '#server/db/schema.ts';

export type MagicLinkRow = Selectable<Tables['magic_links']>;

export async function insertMagicLink(tx: Tx, link: Insertable<Tables['magic_links']>): Promise<void> {
  await tx.insertInto('magic_links').values(link).execute();
}

/** Sets the user of a link, once a job has found one; earlier links requested by the same browser become invalid. */
export async function assignMagicLink(tx: Tx, tokenHash: Buffer, userId: string, now: Date): Promise<void> {
  const link = await tx
    .updateTable('magic_links')
    .set({ user_id: userId })
    .where('token_hash', '=', tokenHash)
    .returning('browser_hash')
    .executeTakeFirst();
  if (!link) return;
  await tx
    .updateTable('magic_links')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('browser_hash', '=', link.browser_hash)
    .where('token_hash', '<>', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

export async function findMagicLink(tx: Tx, tokenHash: Buffer): Promise<MagicLinkRow | undefined> {
  return await tx.selectFrom('magic_links').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

export interface MagicLinkTry {
  tokenHash: Buffer;
  browserHash: Buffer;
  /** As typed on another device; `null` if none. */
  matchNumber: string | null;
  maxAttempts: number;
  moment: TimeOfUse;
}

/**
 * Uses a link in the browser that requested it, or elsewhere with the right number; wrong numbers are counted. One
 * statement, so that exactly one of several concurrent calls uses it, and parallel guesses are counted exactly.
 * @returns the link after this attempt; `undefined` when it is no longer open. One that is not `in_time` expired while
 * the statement waited
 */
export async function tryMagicLink(
  db: Database,
  attempt: MagicLinkTry,
): Promise<(MagicLinkRow & { in_time: boolean }) | undefined> {
  const { now, at } = attempt.moment;
  const [row] = await db.statementAcrossTenants<MagicLinkRow & { in_time: boolean }>(
    'a link is opened before its user is known',
    {
      name: 'try-magic-link',
      text: `
      update magic_links set
        attempts = attempts + 1,
        used_at = case when browser_hash = $2 or match_number = $3 then $5::timestamptz end,
        used_browser_hash = case when browser_hash = $2 or match_number = $3 then $2::bytea end
      where token_hash = $1 and used_at is null and expires_at > $5 and attempts < $4 and user_id is not null
      returning *, expires_at > ${currentTimeSql('$6')} as in_time`,
      values: [attempt.tokenHash, attempt.browserHash, attempt.matchNumber, attempt.maxAttempts, now, at ?? null],
    },
  );
  return row;
}

/**
 * The link that a page waits for: by the page's token, or the newest of its browser. Cheap, since a page polls every
 * few seconds.
 */
export async function findAwaitedLink(
  db: Database,
  browserHash: Buffer,
  waitHash: Buffer | null,
): Promise<MagicLinkRow | undefined> {
  const [row] = await db.statementAcrossTenants<MagicLinkRow>('a page that waits for a link has no session', {
    name: 'awaited-magic-link',
    text: `
      select * from magic_links where browser_hash = $1 and ($2::bytea is null or wait_hash = $2)
      order by number desc limit 1`,
    values: [browserHash, waitHash],
  });
  return row;
}

/** Signs the waiting page in, once. @returns whether this call was the one */
export async function claimWaitingPage(tx: Tx, tokenHash: Buffer, moment: TimeOfUse): Promise<boolean> {
  const row = await tx
    .updateTable('magic_links')
    .set({ waiter_used_at: moment.now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is not', null)
    .where('waiter_used_at', 'is', null)
    .returning(isUnexpired(moment))
    .executeTakeFirst();
  return row?.in_time === true;
}
