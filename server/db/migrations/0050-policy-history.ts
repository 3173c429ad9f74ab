/** Every version of every policy of a tenant. Audits are pruned; these are kept, so that any of them can be restored. */
import { sql, type Kysely } from 'kysely';

const policies = [
  'mfa',
  'lockout',
  'password-history',
  'password-rotation',
  'sessions',
  'ip-restrictions',
  'domain-restrictions',
];
const isPolicy = `policy in (${policies.map((policy) => `'${policy}'`).join(', ')})`;
const tables = ['policy_heads', 'policy_versions'];

const statements = [
  // the row that changes of a policy lock, so that they are numbered and judged one after the other
  `create table policy_heads (
     tenant_id text collate "C" not null references tenants on delete cascade,
     policy text not null check (${isPolicy}),
     version integer not null,
     primary key (tenant_id, policy))`,
  // value: null where the tenant has none of its own. A list is not repeated in each version: added and removed are its
  // changes, from which the list of any version follows
  `create table policy_versions (
     tenant_id text collate "C" not null references tenants on delete cascade,
     policy text not null check (${isPolicy}),
     version integer not null,
     at timestamptz not null,
     actor_id uuid,
     source text not null check (source in ('initial', 'saved', 'restored', 'operator')),
     restored_from integer,
     value jsonb,
     added jsonb not null,
     removed jsonb not null,
     primary key (tenant_id, policy, version))`,
  ...tables.flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using (app_system()) with check (app_system())`,
    `create policy tenant on ${table} using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
  ]),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
