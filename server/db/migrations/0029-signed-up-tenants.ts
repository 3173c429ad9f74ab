/** Which tenants began by a sign-up, where anybody may sign up: they are trusted less while they are new. Those that are there already count as known. */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table tenants add column signed_up boolean not null default false`.execute(db);
}
