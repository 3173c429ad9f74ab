/** Usage events of the vendor's back end, and their aggregates by tenant, meter and day (decision 0550). */
import { sql, type Kysely } from 'kysely';

const tables = ['usage_events', 'usage_days'];

const statements = [
  // the ID is the vendor's, and counts once in the whole installation. timed: the event said when, so that a repetition
  // has to say the same
  `create table usage_events (
     id text collate "C" primary key,
     tenant_id text collate "C" not null references tenants on delete cascade,
     meter text collate "C" not null,
     quantity numeric not null,
     at timestamptz not null,
     timed boolean not null)`,
  // for the deletion of a tenant
  `create index usage_events_tenant on usage_events (tenant_id, at)`,
  // for the sweep of old events, which are stored nearly in the order of their times: costs inserts next to nothing
  `create index usage_events_age on usage_events using brin (at)`,
  // the latest is by time, then by ID: it does not depend on the order in which events come
  `create table usage_days (
     tenant_id text collate "C" not null references tenants on delete cascade,
     meter text collate "C" not null,
     day date not null,
     total numeric not null,
     highest numeric not null,
     latest numeric not null,
     latest_at timestamptz not null,
     latest_id text collate "C" not null,
     primary key (tenant_id, meter, day))`,
  ...tables.flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using ((select app_system())) with check ((select app_system()))`,
  ]),
  // a tenant never changes what the vendor has counted
  `create policy tenant_reads on usage_days for select using (tenant_id = (select app_tenant_id()))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
