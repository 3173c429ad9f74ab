/** SSO connections that tenants set up: identity providers, email domains proved by DNS, and roles of their users. */
import { sql, type Kysely } from 'kysely';

const tables = [
  'sso_connections',
  'sso_domains',
  'sso_default_roles',
  'sso_groups',
  'sso_group_roles',
  'sso_member_roles',
  'sso_assertions',
];

const statements = [
  // verification: the value of the DNS records of its domains. oidc_secret is wrapped under the master key
  `create table sso_connections (
     id uuid primary key,
     tenant_id text collate "C" not null references tenants on delete cascade,
     type text not null check (type in ('saml', 'okta', 'azure', 'google', 'oidc')),
     enabled boolean not null,
     sso_endpoint text not null,
     certificates text not null,
     idp_entity_id text not null,
     metadata_url text,
     sign_request boolean not null,
     oidc_client_id text not null,
     oidc_secret bytea,
     verification text not null,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     unique (tenant_id, id))`,
  `create index sso_connections_tenant on sso_connections (tenant_id, created_at, id)`,
  // a domain that is not proved blocks nobody; a proved one belongs to one tenant
  `create table sso_domains (
     id uuid primary key,
     tenant_id text collate "C" not null,
     connection_id uuid not null,
     domain text collate "C" not null,
     validated_at timestamptz,
     created_at timestamptz not null,
     foreign key (tenant_id, connection_id) references sso_connections (tenant_id, id) on delete cascade,
     unique (tenant_id, domain))`,
  `create unique index sso_domains_proved on sso_domains (domain) where validated_at is not null`,
  `create index sso_domains_connection on sso_domains (connection_id)`,
  `create table sso_default_roles (
     tenant_id text collate "C" not null,
     connection_id uuid not null,
     role_id uuid not null references roles on delete cascade,
     primary key (connection_id, role_id),
     foreign key (tenant_id, connection_id) references sso_connections (tenant_id, id) on delete cascade)`,
  `create index sso_default_roles_role on sso_default_roles (role_id)`,
  `create table sso_groups (
     id uuid primary key,
     tenant_id text collate "C" not null,
     connection_id uuid not null,
     name text collate "C" not null,
     created_at timestamptz not null,
     foreign key (tenant_id, connection_id) references sso_connections (tenant_id, id) on delete cascade,
     unique (connection_id, name),
     unique (tenant_id, id))`,
  `create table sso_group_roles (
     tenant_id text collate "C" not null,
     group_id uuid not null,
     role_id uuid not null references roles on delete cascade,
     primary key (group_id, role_id),
     foreign key (tenant_id, group_id) references sso_groups (tenant_id, id) on delete cascade)`,
  `create index sso_group_roles_role on sso_group_roles (role_id)`,
  // roles that mapped groups gave at the last sign-in, so that those given by an admin are not taken with them
  `create table sso_member_roles (
     tenant_id text collate "C" not null,
     user_id uuid not null,
     connection_id uuid not null references sso_connections on delete cascade,
     role_id uuid not null references roles on delete cascade,
     primary key (connection_id, user_id, role_id),
     foreign key (tenant_id, user_id) references memberships on delete cascade)`,
  `create index sso_member_roles_member on sso_member_roles (tenant_id, user_id)`,
  `create index sso_member_roles_role on sso_member_roles (role_id)`,
  // assertions that were accepted, so that none is accepted twice
  `create table sso_assertions (
     tenant_id text collate "C" not null,
     connection_id uuid not null references sso_connections on delete cascade,
     assertion_hash bytea not null,
     expires_at timestamptz not null,
     primary key (connection_id, assertion_hash))`,
  `create index sso_assertions_expiry on sso_assertions (expires_at)`,
  // a SAML answer comes by a cross-site POST without cookies: it waits for the same browser's next request
  `alter table social_attempts add column saml_response text`,
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
