/** The key pair of this service provider for SAML: it signs requests, and assertions are encrypted for it. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table saml_keys (
     id uuid primary key,
     certificate text not null,
     wrapped_private_key bytea not null,
     created_at timestamptz not null)`,
  `alter table saml_keys enable row level security`,
  `alter table saml_keys force row level security`,
  `create policy system on saml_keys using ((select app_system())) with check ((select app_system()))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
