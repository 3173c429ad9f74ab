/**
 * Single sign-on required for an email domain: whom it binds, who keeps a password for emergencies, and through which
 * connection a session began.
 */
import { sql, type Kysely } from 'kysely';

const ownsRow = `user_id = (select app_user())`;
const isInTenant = `tenant_id = any ((select app_user_tenants())::text[])`;
const policies = [
  'mfa',
  'lockout',
  'password-history',
  'password-rotation',
  'sessions',
  'ip-restrictions',
  'domain-restrictions',
  'country-restrictions',
  'sso-enforcement',
];

/** What a user may read in a scope of their own. */
const readable: Record<string, string> = {
  sso_requirements: isInTenant,
  sso_pilot_groups: isInTenant,
  sso_pilot_users: ownsRow,
  sso_emergency_users: ownsRow,
};

const statements = [
  `alter table sessions add column sso_connection_id uuid`,
  `alter table factor_challenges add column sso_tenant_id text, add column sso_connection_id uuid`,
  `create index sessions_sso on sessions (user_id, sso_connection_id) where sso_connection_id is not null`,
  // where a tenant has one connection, its sessions began through that one
  `update sessions s set sso_connection_id = single.id from (
     select tenant_id, (array_agg(id))[1] as id from sso_connections group by tenant_id having count(*) = 1) single
   where s.sso_tenant_id = single.tenant_id and s.ended_at is null`,

  // a row binds at once, except sessions that began before since: those until grace_ends_at. names: the domain in ASCII
  // and in its own script, as addresses are kept in the one in which they were entered
  `create table sso_requirements (
     tenant_id text collate "C" not null,
     domain text collate "C" not null,
     names text[] not null,
     connection_id uuid not null,
     applies_to text not null check (applies_to in ('pilot', 'all')),
     since timestamptz not null,
     grace_ends_at timestamptz not null,
     primary key (tenant_id, domain),
     foreign key (tenant_id, domain) references sso_domains (tenant_id, domain) on delete cascade,
     foreign key (tenant_id, connection_id) references sso_connections (tenant_id, id) on delete cascade)`,
  `create index sso_requirements_connection on sso_requirements (connection_id)`,
  `create index sso_requirements_domain on sso_requirements (domain)`,
  `create table sso_enforcement_settings (
     tenant_id text collate "C" primary key references tenants on delete cascade,
     grace_hours integer not null,
     updated_at timestamptz not null)`,
  `create table sso_pilot_groups (
     tenant_id text collate "C" not null,
     group_id uuid not null,
     primary key (tenant_id, group_id),
     foreign key (tenant_id, group_id) references groups (tenant_id, id) on delete cascade)`,
  `create table sso_pilot_users (
     tenant_id text collate "C" not null,
     user_id uuid not null,
     primary key (tenant_id, user_id),
     foreign key (tenant_id, user_id) references memberships on delete cascade)`,
  `create table sso_emergency_users (
     tenant_id text collate "C" not null,
     user_id uuid not null,
     primary key (tenant_id, user_id),
     foreign key (tenant_id, user_id) references memberships on delete cascade)`,

  // a tenant sees who has come through its own connections
  `create policy tenant_reads on identities for select using (
     issuer in (select 'sso:' || c.id from sso_connections c where c.tenant_id = (select app_tenant_id())))`,

  // no requirement outlives a connection that is turned off, whoever turns it off: nobody could meet it
  `create function end_sso_requirements() returns trigger language plpgsql as $$
   begin
     delete from sso_requirements where connection_id = new.id;
     return null;
   end $$`,
  `create trigger sso_connections_end_requirements after update of enabled on sso_connections for each row
     when (old.enabled and not new.enabled) execute function end_sso_requirements()`,

  ...[...Object.keys(readable), 'sso_enforcement_settings'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using ((select app_system())) with check ((select app_system()))`,
    `create policy tenant on ${table} using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
  ]),
  ...Object.entries(readable).map(([table, rule]) => `create policy user_reads on ${table} for select using (${rule})`),

  ...['policy_heads', 'policy_versions'].flatMap((table) => [
    `alter table ${table} drop constraint ${table}_policy_check`,
    `alter table ${table} add constraint ${table}_policy_check check (policy in (${policies.map((name) => `'${name}'`).join(', ')}))`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
