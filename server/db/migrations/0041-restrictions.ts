/** Restrictions of tenants: IP addresses that their users may call from, and email domains that they take in. */
import { sql, type Kysely } from 'kysely';

const isInTenant = `tenant_id = any ((select app_user_tenants())::text[])`;
const tables = ['ip_restrictions', 'ip_restriction_settings', 'domain_restrictions', 'domain_restriction_settings'];

const statements = [
  // range has the host bits cleared, and IPv4-mapped IPv6 as IPv4: one address has at most 129 ranges that hold it, which
  // the unique index finds without reading the list
  `create table ip_restrictions (
     id uuid primary key,
     tenant_id text collate "C" not null references tenants on delete cascade,
     range cidr not null,
     strategy text not null check (strategy in ('ALLOW', 'BLOCK')),
     is_active boolean not null,
     description text,
     created_at timestamptz not null,
     updated_at timestamptz not null,
     unique (tenant_id, strategy, range))`,
  // no row: not restricted
  `create table ip_restriction_settings (
     tenant_id text collate "C" primary key references tenants on delete cascade,
     is_active boolean not null,
     strategy text not null check (strategy in ('ALLOW', 'BLOCK')),
     updated_at timestamptz not null)`,
  `create table domain_restrictions (
     id uuid primary key,
     tenant_id text collate "C" not null references tenants on delete cascade,
     domain text not null,
     type text not null check (type in ('ALLOW', 'BLOCK')),
     created_at timestamptz not null,
     unique (tenant_id, type, domain))`,
  `create table domain_restriction_settings (
     tenant_id text collate "C" primary key references tenants on delete cascade,
     active boolean not null,
     list_type text not null check (list_type in ('ALLOW', 'BLOCK')),
     block_public_domains boolean not null,
     updated_at timestamptz not null)`,
  ...tables.flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using (app_system()) with check (app_system())`,
    `create policy tenant on ${table} using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
    `create policy user_reads on ${table} for select using (${isInTenant})`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
