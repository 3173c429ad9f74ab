/** The tenant whose policy is the reason for a challenge, so that its page names it. Without one, there is another reason. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table factor_challenges add column required_by text`).execute(db);
}
