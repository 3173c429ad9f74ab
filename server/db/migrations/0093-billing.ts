/**
 * Billing: the mirror of what the payment provider knows of a tenant, and the accounts of the built-in test provider.
 * Amounts are integers in the smallest unit of their currency.
 */
import { sql, type Kysely } from 'kysely';

const tables = ['billing_accounts', 'subscriptions', 'payment_methods', 'invoices', 'test_payment_accounts'];

const statements = [
  // mirrored_at: when the provider was asked for what is mirrored, so that an older answer changes nothing
  // operation_id, operation_until: the call to the provider that is under way; one at a time, and a lost one ends
  `create table billing_accounts (
     tenant_id text collate "C" primary key references tenants on delete cascade,
     id uuid not null unique,
     provider text,
     customer_id text,
     externally_managed boolean not null default false,
     name text not null default '',
     email text not null default '',
     address jsonb not null default '{}',
     vat_id text not null default '',
     operation_id uuid,
     operation_until timestamptz,
     mirrored_at timestamptz,
     created_at timestamptz not null,
     updated_at timestamptz not null)`,
  `create table subscriptions (
     id uuid primary key,
     tenant_id text collate "C" not null references billing_accounts on delete cascade,
     external_id text not null,
     plan_key text not null,
     status text not null,
     amount integer not null check (amount >= 0),
     currency text not null,
     started_at timestamptz not null,
     period_start timestamptz not null,
     period_end timestamptz not null,
     trial_end timestamptz,
     cancel_at_period_end boolean not null,
     ended_at timestamptz,
     past_due_since timestamptz,
     next_attempt timestamptz,
     grace_ends timestamptz,
     unique (tenant_id, id),
     unique (tenant_id, external_id))`,
  // two admins who check out at once cannot leave a tenant with two of them
  `create unique index subscriptions_live on subscriptions (tenant_id)
     where status in ('trialing', 'active', 'past_due', 'incomplete')`,
  `create table payment_methods (
     id uuid primary key,
     tenant_id text collate "C" not null references billing_accounts on delete cascade,
     external_id text not null,
     brand text not null,
     last4 text not null,
     exp_month integer not null,
     exp_year integer not null,
     is_default boolean not null,
     unique (tenant_id, external_id))`,
  `create table invoices (
     id uuid primary key,
     tenant_id text collate "C" not null references billing_accounts on delete cascade,
     external_id text not null,
     subscription_id uuid not null,
     number text not null,
     created_at timestamptz not null,
     paid_at timestamptz,
     status text not null,
     total integer not null,
     currency text not null,
     lines jsonb not null,
     unique (tenant_id, external_id),
     foreign key (tenant_id, subscription_id) references subscriptions (tenant_id, id) on delete cascade)`,
  `create index invoices_subscription on invoices (tenant_id, subscription_id)`,
  `create index invoices_tenant on invoices (tenant_id, created_at desc)`,
  // the other side: nothing but the test provider reads or writes it
  `create table test_payment_accounts (
     customer_id text primary key,
     tenant_id text collate "C" not null unique references tenants on delete cascade,
     state jsonb not null,
     updated_at timestamptz not null)`,
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
