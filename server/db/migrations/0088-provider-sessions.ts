/** Sessions that an identity provider vouches for: what it verified, when, and by which names it ends them. */
import { sql, type Kysely } from 'kysely';

const statements = [
  // provider_methods counts in sso_tenant_id alone: no other tenant trusts its provider
  `alter table sessions add column provider_methods text[], add column provider_auth_at timestamptz`,
  `alter table factor_challenges add column provider_session jsonb`,
  // id_token is wrapped under the master key
  `create table sso_sessions (
     session_id uuid primary key references sessions on delete cascade,
     tenant_id text collate "C" not null references tenants on delete cascade,
     connection_key text collate "C" not null,
     subject text collate "C" not null,
     qualifiers jsonb not null,
     session_index text collate "C",
     id_token bytea,
     created_at timestamptz not null)`,
  `create index sso_sessions_subject on sso_sessions (connection_key, subject)`,
  `create index sso_sessions_index on sso_sessions (connection_key, session_index)`,
  `create index sso_sessions_tenant on sso_sessions (tenant_id)`,
  `alter table sso_sessions enable row level security`,
  `alter table sso_sessions force row level security`,
  `create policy system on sso_sessions using ((select app_system())) with check ((select app_system()))`,
  `create policy tenant on sso_sessions using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
