/** The built-in test identity provider: its key, and which tests go through it. Those can never count as a passed test. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table test_provider_keys (
     id uuid primary key,
     certificate text not null,
     wrapped_private_key bytea not null,
     created_at timestamptz not null)`,
  `alter table test_provider_keys enable row level security`,
  `alter table test_provider_keys force row level security`,
  `create policy system on test_provider_keys using ((select app_system())) with check ((select app_system()))`,
  `alter table sso_exchanges add column test_case text`,
  `alter table sso_exchanges add constraint sso_exchanges_test_case
     check (test_case is null or (purpose = 'test' and settings_hash is null))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
