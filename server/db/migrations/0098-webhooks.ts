/**
 * Webhooks of tenants. A trigger writes a delivery with each event of a tenant for every active webhook that is
 * subscribed to it, in the transaction of the change. See decision 0572.
 */
import { sql, type Kysely } from 'kysely';

const tables = ['webhooks', 'webhook_deliveries', 'webhook_logs'];
const isOpen = 'done_at is null and failed_at is null';

const statements = [
  // failing_event_id and failing_more: whether more than one event failed since the last one was taken
  // told: how many mails have gone out about it
  `create table webhooks (
     id uuid primary key,
     tenant_id text collate "C" not null references tenants on delete cascade,
     display_name text not null,
     description text not null,
     url text not null,
     event_keys text[] not null,
     in_order boolean not null,
     is_active boolean not null,
     turned_off text check (turned_off in ('gone', 'failing')),
     secret bytea not null,
     previous_secret bytea,
     previous_secret_until timestamptz,
     invocations integer not null default 0,
     last_status integer,
     last_error text,
     failing_since timestamptz,
     failing_event_id uuid,
     failing_more boolean not null default false,
     told integer not null default 0,
     created_at timestamptz not null,
     updated_at timestamptz not null)`,
  `create index webhooks_tenant on webhooks (tenant_id, created_at, id)`,
  `create table webhook_deliveries (
     id bigint generated always as identity primary key,
     event_id uuid not null references events on delete cascade,
     webhook_id uuid not null references webhooks on delete cascade,
     tenant_id text collate "C" not null,
     lane text not null,
     created_at timestamptz not null,
     run_at timestamptz not null,
     attempts integer not null default 0,
     locked_until timestamptz,
     done_at timestamptz,
     failed_at timestamptz,
     last_status integer,
     last_error text,
     unique (event_id, webhook_id))`,
  `create index webhook_deliveries_due on webhook_deliveries (lane, run_at, id) where ${isOpen}`,
  `create index webhook_deliveries_ordered on webhook_deliveries (lane, id) where ${isOpen}`,
  `create index webhook_deliveries_failed on webhook_deliveries (failed_at, id) where failed_at is not null`,
  `create index webhook_deliveries_dead on webhook_deliveries (webhook_id, failed_at desc, id desc) where failed_at is not null`,
  `create index webhook_deliveries_webhook on webhook_deliveries (webhook_id)`,
  `create table webhook_logs (
     id uuid primary key default gen_random_uuid(),
     webhook_id uuid not null references webhooks on delete cascade,
     tenant_id text collate "C" not null,
     event_id uuid not null references events on delete cascade,
     attempt integer not null,
     status integer,
     error text,
     answer text not null,
     duration integer not null,
     created_at timestamptz not null)`,
  `create index webhook_logs_webhook on webhook_logs (webhook_id, created_at desc, id desc)`,
  `create index webhook_logs_event on webhook_logs (event_id)`,
  // replays look for events of a time
  `create index events_tenant on events (tenant_id, at, id)`,
  ...tables.flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using ((select app_system())) with check ((select app_system()))`,
    `create policy tenant on ${table} using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
  ]),

  `create function is_subscribed(keys text[], key text) returns boolean language sql immutable as $$
     select exists (
       select from unnest(keys) k where k = key or (right(k, 1) = '*' and starts_with(key, left(k, -1))))
   $$`,
  `create or replace function keep_events() returns trigger language plpgsql as $$
   declare scope text := coalesce(current_setting('app.scope', true), '');
   begin
     perform set_config('app.scope', 'system', true);
     insert into audit_unsealed (tenant_id, audit_id) select coalesce(tenant_id, ''), id from fresh;
     insert into events (audit_id, key, tenant_id, at, actor_id, subject_kind, subject_id, ip, user_agent, trace_id, data)
     select id, action, tenant_id, at, actor_id, target_kind, target_id, ip, user_agent, trace_id, details from fresh where not reported;
     insert into event_deliveries (event_id, subscriber_id, created_at, run_at)
     select e.id, s.id, e.at, e.at from fresh join events e on e.audit_id = fresh.id join event_subscribers s on e.key = any (s.keys);
     insert into webhook_deliveries (event_id, webhook_id, tenant_id, lane, created_at, run_at)
     select e.id, w.id, w.tenant_id, w.id::text, e.at, e.at
     from fresh join webhooks w on w.tenant_id = fresh.tenant_id and w.is_active join events e on e.audit_id = fresh.id
     where is_subscribed(w.event_keys, e.key);
     perform set_config('app.scope', scope, true);
     return null;
   end $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
