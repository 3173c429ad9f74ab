/** Country restrictions of tenants: the countries that their users may call from, by a geolocation database. */
import { sql, type Kysely } from 'kysely';

const isInTenant = `tenant_id = any ((select app_user_tenants())::text[])`;
const tables = ['country_restrictions', 'country_restriction_settings'];
const policies = [
  'mfa',
  'lockout',
  'password-history',
  'password-rotation',
  'sessions',
  'ip-restrictions',
  'domain-restrictions',
  'country-restrictions',
];
const monitored = ['mfa', 'sessions', 'ip-restrictions', 'domain-restrictions', 'country-restrictions'];

/** Admits the new policy where policies are named. */
const naming = (table: string, names: readonly string[]) => [
  `alter table ${table} drop constraint ${table}_policy_check`,
  `alter table ${table} add constraint ${table}_policy_check check (policy in (${names.map((name) => `'${name}'`).join(', ')}))`,
];

const statements = [
  // by the two letters of ISO 3166-1
  `create table country_restrictions (
     id uuid primary key,
     tenant_id text collate "C" not null references tenants on delete cascade,
     country_code text collate "C" not null,
     created_at timestamptz not null,
     unique (tenant_id, country_code))`,
  // no row: not restricted. fail_strategy decides about an address that the database does not know
  `create table country_restriction_settings (
     tenant_id text collate "C" primary key references tenants on delete cascade,
     id uuid not null,
     enabled boolean not null,
     action text not null check (action in ('ALLOW', 'BLOCK')),
     fail_strategy text not null check (fail_strategy in ('ALLOW', 'BLOCK')),
     updated_at timestamptz not null)`,
  ...tables.flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using (app_system()) with check (app_system())`,
    `create policy tenant on ${table} using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
    `create policy user_reads on ${table} for select using (${isInTenant})`,
  ]),
  ...['policy_heads', 'policy_versions'].flatMap((table) => naming(table, policies)),
  ...['monitored_policies', 'monitored_refusals'].flatMap((table) => naming(table, monitored)),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
