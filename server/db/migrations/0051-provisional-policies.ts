/** Changes of policies that undo themselves unless they are confirmed. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // the latest version is provisional: it returns to provisional_from at revert_at
  `alter table policy_heads add column provisional_from integer, add column provisional_since timestamptz, add column revert_at timestamptz,
     add constraint provisional check ((provisional_from is null) = (revert_at is null) and (provisional_from is null) = (provisional_since is null))`,
  `alter table policy_versions drop constraint policy_versions_source_check`,
  `alter table policy_versions add constraint policy_versions_source_check check (source in ('initial', 'saved', 'restored', 'reverted', 'operator'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
