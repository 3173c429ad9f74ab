/**
 * The name, company and metadata of a sign-up are kept with the link that was mailed for it, and taken over when that
 * link proves the address. Whoever signed up first with an address of somebody else decides nothing. See decision 0584.
 */
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table links add column sign_up jsonb`).execute(db);
}
