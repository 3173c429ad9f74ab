/** Directories that provision users by SCIM: connections with their tokens, the resources they keep, and a request log. */
import { sql, type Kysely } from 'kysely';

const tables = ['scim_connections', 'scim_tokens', 'scim_users', 'scim_addresses', 'scim_groups', 'scim_requests'];

const statements = [
  `create table scim_connections (
     id uuid primary key,
     tenant_id text collate "C" not null references tenants on delete cascade,
     name text not null,
     source text not null check (source in ('own', 'okta', 'azure-ad', 'other')),
     sync_to_user_management boolean not null,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     unique (tenant_id, id))`,
  `create index scim_connections_tenant on scim_connections (tenant_id, created_at, id)`,
  // SHA-256 of the bearer tokens; two are valid at a time, so that one can be replaced without a pause
  `create table scim_tokens (
     id uuid primary key,
     tenant_id text collate "C" not null,
     connection_id uuid not null,
     token_hash bytea not null unique,
     created_at timestamptz not null,
     foreign key (tenant_id, connection_id) references scim_connections (tenant_id, id) on delete cascade)`,
  `create index scim_tokens_connection on scim_tokens (connection_id)`,
  // attributes: the whole resource without what columns and other tables hold. owns_account: the connection created the
  // account, so that it may change it. A membership has at most one directory
  `create table scim_users (
     id uuid primary key,
     tenant_id text collate "C" not null,
     connection_id uuid not null,
     user_id uuid not null,
     owns_account boolean not null,
     user_name_folded text collate "C" not null,
     external_id text collate "C",
     active boolean not null,
     attributes jsonb not null,
     version integer not null,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     foreign key (tenant_id, connection_id) references scim_connections (tenant_id, id) on delete cascade,
     foreign key (tenant_id, user_id) references memberships (tenant_id, user_id) on delete cascade,
     unique (connection_id, user_name_folded),
     unique (tenant_id, user_id))`,
  `create index scim_users_order on scim_users (connection_id, created_at, id) include (tenant_id, user_id)`,
  `create index scim_users_external on scim_users (connection_id, external_id)`,
  `create index scim_users_user on scim_users (user_id)`,
  // folded, for lookups: a comparison of texts is the only one that row-level security lets an index answer
  `create table scim_addresses (
     tenant_id text collate "C" not null references tenants on delete cascade,
     scim_user_id uuid not null references scim_users on delete cascade,
     address text collate "C" not null,
     primary key (scim_user_id, address))`,
  `create index scim_addresses_address on scim_addresses (address, scim_user_id)`,
  `create index scim_addresses_tenant on scim_addresses (tenant_id)`,
  // members are rows of group_members: concurrent changes of members lose nothing
  `create table scim_groups (
     group_id uuid primary key,
     tenant_id text collate "C" not null,
     connection_id uuid not null,
     external_id text collate "C",
     attributes jsonb not null,
     version integer not null,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     foreign key (tenant_id, connection_id) references scim_connections (tenant_id, id) on delete cascade,
     foreign key (tenant_id, group_id) references groups (tenant_id, id) on delete cascade)`,
  `create index scim_groups_order on scim_groups (connection_id, created_at, group_id)`,
  `create index scim_groups_group on scim_groups (tenant_id, group_id)`,
  // paths without the values of filters, and without bodies
  `create table scim_requests (
     id bigint generated always as identity primary key,
     tenant_id text collate "C" not null,
     connection_id uuid not null,
     method text not null,
     path text not null,
     status integer not null,
     created_at timestamptz not null,
     foreign key (tenant_id, connection_id) references scim_connections (tenant_id, id) on delete cascade)`,
  `create index scim_requests_connection on scim_requests (connection_id, id)`,
  `create index scim_requests_created on scim_requests (created_at)`,
  ...tables.flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using ((select app_system())) with check ((select app_system()))`,
    `create policy tenant on ${table} using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
  ]),
  // a directory decides whether the user may change their own profile
  `create policy user_reads on scim_users for select using (user_id = (select app_user()))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
