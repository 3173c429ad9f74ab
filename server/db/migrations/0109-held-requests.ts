/** Whether a removal that a directory asked for was held, so that the request log does not show it as done. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table scim_requests add column held boolean`).execute(db);
}
