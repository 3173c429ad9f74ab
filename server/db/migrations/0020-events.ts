/**
 * Events: notify subscribers of changes. Every audit row of ours is an event, written by a trigger on the row, so that
 * no writer can omit it; with it a delivery for each subscriber of its key, as of that time.
 */
import { sql, type Kysely } from 'kysely';

const statements = [
  // reported by the vendor's product: not an event of ours, whatever its name
  `alter table audits add column reported boolean not null default false`,

  // separate from audits, which are deleted with their tenant: the deletion of a tenant still has to be delivered
  `create table events (
     id uuid primary key default gen_random_uuid(),
     audit_id bigint not null unique,
     key text not null,
     tenant_id uuid,
     at timestamptz not null,
     actor_id uuid,
     subject_kind text,
     subject_id text,
     ip text,
     user_agent text,
     trace_id text not null,
     data jsonb not null)`,
  `create index events_time on events (at)`,

  // subscribers and their keys; configuration manages the vendor's
  `create table event_subscribers (id text primary key, keys text[] not null)`,

  // no foreign key to the subscriber: each change would lock its row, and serialize all transactions there
  `create table event_deliveries (
     id bigint generated always as identity primary key,
     event_id uuid not null references events on delete cascade,
     subscriber_id text not null,
     created_at timestamptz not null,
     run_at timestamptz not null,
     attempts integer not null default 0,
     locked_until timestamptz,
     done_at timestamptz,
     failed_at timestamptz,
     last_status integer,
     last_error text,
     unique (event_id, subscriber_id))`,
  `create index event_deliveries_due on event_deliveries (subscriber_id, run_at, id) where done_at is null and failed_at is null`,
  `create index event_deliveries_failed on event_deliveries (failed_at, id) where failed_at is not null`,

  `create function keep_events() returns trigger language plpgsql as $$
   begin
     insert into events (audit_id, key, tenant_id, at, actor_id, subject_kind, subject_id, ip, user_agent, trace_id, data)
     select id, action, tenant_id, at, actor_id, target_kind, target_id, ip, user_agent, trace_id, details from fresh where not reported;
     insert into event_deliveries (event_id, subscriber_id, created_at, run_at)
     select e.id, s.id, e.at, e.at from fresh join events e on e.audit_id = fresh.id join event_subscribers s on e.key = any (s.keys);
     return null;
   end $$`,
  `create trigger audits_are_events after insert on audits referencing new table as fresh for each statement execute function keep_events()`,

  ...['events', 'event_subscribers', 'event_deliveries'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using (app_system()) with check (app_system())`,
  ]),
  `create policy tenant on events using (tenant_id = app_tenant()) with check (tenant_id = app_tenant())`,
  `create policy everybody_reads on event_subscribers for select using (true)`,
  `create policy tenant_enqueues on event_deliveries for insert with check (app_tenant() is not null)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
