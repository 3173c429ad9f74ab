/** Tests of SSO connections: when the last one passed, and which attempts at a provider belong to one. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table sso_connections add column tested_at timestamptz`,
  `alter table social_attempts add column sso_test_id uuid`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
