/** Rules that are judged without being enforced, and whom they would have refused. */
import { sql, type Kysely } from 'kysely';

const isPolicy = `policy in ('mfa', 'sessions', 'ip-restrictions', 'domain-restrictions')`;
const tables = ['monitored_policies', 'monitored_refusals'];

const statements = [
  // value: the policy as it would be saved; of the session policy only the limits that are monitored
  `create table monitored_policies (
     tenant_id text collate "C" not null references tenants on delete cascade,
     policy text not null check (${isPolicy}),
     value jsonb not null,
     since timestamptz not null,
     primary key (tenant_id, policy))`,
  // one row a day and subject, so that it stays small however often they come: the ID of a user or an API token, or an
  // email domain
  `create table monitored_refusals (
     tenant_id text collate "C" not null references tenants on delete cascade,
     policy text not null check (${isPolicy}),
     day date not null,
     way text not null check (way in ('sign-in', 'token', 'call', 'api-token', 'email')),
     subject text not null,
     hits integer not null,
     last_at timestamptz not null,
     last_ip text,
     primary key (tenant_id, policy, day, way, subject))`,
  `create index monitored_refusals_day on monitored_refusals (day)`,
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
