/** OAuth clients of directory connections (client credentials, RFC 6749, section 4.4) and their access tokens. */
import { sql, type Kysely } from 'kysely';

const tables = ['scim_clients', 'scim_access_tokens'];

const statements = [
  // SHA-256 of the secret. ending: its last characters, by which admins tell two apart
  `create table scim_clients (
     id uuid primary key,
     tenant_id text collate "C" not null,
     connection_id uuid not null,
     secret_hash bytea not null,
     ending text not null,
     created_by uuid references users on delete set null,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     last_used_at timestamptz,
     unique (tenant_id, id),
     foreign key (tenant_id, connection_id) references scim_connections (tenant_id, id) on delete cascade)`,
  `create index scim_clients_connection on scim_clients (connection_id)`,
  `create index scim_clients_created_by on scim_clients (created_by)`,
  `create table scim_access_tokens (
     token_hash bytea primary key,
     tenant_id text collate "C" not null,
     client_id uuid not null,
     connection_id uuid not null,
     expires_at timestamptz not null,
     foreign key (tenant_id, client_id) references scim_clients (tenant_id, id) on delete cascade)`,
  `create index scim_access_tokens_client on scim_access_tokens (client_id, expires_at)`,
  `create index scim_access_tokens_expires on scim_access_tokens (expires_at)`,
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
