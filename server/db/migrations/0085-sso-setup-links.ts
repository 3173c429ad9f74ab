/** Links by which someone without an account sets up one SSO connection, and the browsers that opened them. */
import { sql, type Kysely } from 'kysely';

const tables = ['sso_setup_links', 'sso_setup_sessions'];

const statements = [
  // connection_id is null until the guest of a link for a new connection makes it. The right of created_by is asked for at
  // each call
  `create table sso_setup_links (
     id uuid primary key,
     tenant_id text collate "C" not null references tenants on delete cascade,
     connection_id uuid,
     created_by uuid not null references users on delete cascade,
     recipient text,
     may_map_roles boolean not null,
     may_activate boolean not null,
     token_hash bytea not null unique,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     revoked_at timestamptz,
     opened_at timestamptz,
     last_used_at timestamptz,
     last_ip inet,
     finished_at timestamptz,
     unique (tenant_id, id),
     foreign key (tenant_id, connection_id) references sso_connections (tenant_id, id) on delete cascade)`,
  `create index sso_setup_links_tenant on sso_setup_links (tenant_id, created_at, id)`,
  `create index sso_setup_links_connection on sso_setup_links (tenant_id, connection_id)`,
  `create index sso_setup_links_creator on sso_setup_links (created_by)`,
  // one for each browser
  `create table sso_setup_sessions (
     id uuid primary key,
     tenant_id text collate "C" not null,
     link_id uuid not null,
     token_hash bytea not null unique,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     foreign key (tenant_id, link_id) references sso_setup_links (tenant_id, id) on delete cascade)`,
  `create index sso_setup_sessions_link on sso_setup_sessions (tenant_id, link_id, created_at)`,
  ...tables.flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using ((select app_system())) with check ((select app_system()))`,
    `create policy tenant on ${table} using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
