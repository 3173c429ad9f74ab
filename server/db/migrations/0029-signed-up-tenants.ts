/** Which tenants were created by public sign-up: new ones have lower trust. Existing ones count as established. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tenants add column signed_up boolean not null default false`.execute(db);
}
