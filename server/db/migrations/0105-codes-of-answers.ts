/** Authorization codes that came back from identity providers, and the issuers to which they were sent. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table social_attempts add column code_hash bytea, add column code_issuer text`,
  `create index social_attempts_code on social_attempts (code_hash) where code_hash is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
