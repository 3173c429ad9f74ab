/** Monitored policies that are enforced from a time on, and their versions. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table monitored_policies add column enforce_at timestamptz`,
  `alter table policy_versions drop constraint policy_versions_source_check`,
  `alter table policy_versions add constraint policy_versions_source_check check (source in ('initial', 'saved', 'restored', 'reverted', 'scheduled', 'operator'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
