/** Exchanges with the identity providers of tenants, judged rule by rule: sign-ins, and tests of a connection. */
import { sql, type Kysely } from 'kysely';

const statements = [
  `create table sso_exchanges (
     id uuid primary key,
     tenant_id text collate "C" not null,
     connection_id uuid not null,
     kind text not null check (kind in ('saml', 'oidc')),
     purpose text not null check (purpose in ('sign-in', 'test')),
     outcome text not null check (outcome in ('pending', 'passed', 'failed')),
     created_at timestamptz not null,
     ended_at timestamptz,
     started_by uuid references users on delete set null,
     email text,
     trace_id text not null,
     checks jsonb not null,
     token_hash bytea,
     expires_at timestamptz,
     opened_at timestamptz,
     settings_hash bytea,
     foreign key (tenant_id, connection_id) references sso_connections (tenant_id, id) on delete cascade)`,
  `create index sso_exchanges_connection on sso_exchanges (connection_id, created_at desc, id desc)`,
  `create unique index sso_exchanges_token on sso_exchanges (token_hash) where token_hash is not null`,
  `create index sso_exchanges_starter on sso_exchanges (started_by) where started_by is not null`,
  `create index sso_exchanges_age on sso_exchanges (created_at)`,
  `alter table sso_exchanges enable row level security`,
  `alter table sso_exchanges force row level security`,
  `create policy system on sso_exchanges using ((select app_system())) with check ((select app_system()))`,
  `create policy tenant on sso_exchanges using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
