import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/** The index of these rows contains the actions as literals. */
const ofSignIns = sql<boolean>`action in ('user.signed-in', 'user.sign-in-failed', 'user.locked')`;

export interface SignInRow {
  at: Date;
  action: string;
  ip: string | null;
  user_agent: string | null;
}

/** Sign-ins of a user, in all tenants, the newest first. `page` is the page number. */
export async function listSignIns(
  tx: Tx,
  userId: string,
  { limit, page }: { limit: number; page: number },
): Promise<{ rows: SignInRow[]; total: number }> {
  const own = tx
    .selectFrom('audits')
    .where('actor_id', '=', userId)
    .where(ofSignIns)
    // a failed one is in the log of each tenant, too
    .where('original_id', 'is', null);
  const { total } = await own.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await own
    .select(['at', 'action', 'ip', 'user_agent'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(limit * page)
    .execute();
  return { rows, total };
}
