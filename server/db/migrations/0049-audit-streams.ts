/**
 * Streams of the audit log, which a tenant sets up. Each is a cursor over the numbered rows of the tenant's chain; the
 * delivery engine works on the rows of `audit_stream_deliveries`: one per stream for new events, and one per time range
 * that is sent again. See decision 0410.
 */
import { sql, type Kysely } from 'kysely';

const tables = ['audit_streams', 'audit_stream_deliveries', 'audit_stream_dead_letters'];

const statements = [
  // next_seq is the first event that is not delivered; refused_seq and refusals count how often the destination has
  // refused that event by itself
  `create table audit_streams (
     id uuid primary key,
     tenant_id text collate "C" not null references tenants on delete cascade,
     name text not null,
     type text not null check (type in ('https', 'syslog', 'splunk', 's3')),
     url text not null,
     format text not null check (format in ('json', 'ocsf', 'cef')),
     secret bytea,
     certificate_authority text,
     sourcetype text,
     region text,
     is_active boolean not null,
     next_seq bigint not null,
     refused_seq bigint,
     refusals integer not null default 0,
     delivered_at timestamptz,
     failing_since timestamptz,
     told_at timestamptz,
     errors jsonb not null default '[]',
     head_due_at timestamptz not null,
     created_at timestamptz not null,
     updated_at timestamptz not null)`,
  `create index audit_streams_tenant on audit_streams (tenant_id, created_at, id)`,
  `create table audit_stream_deliveries (
     id bigint generated always as identity primary key,
     stream_id uuid not null references audit_streams on delete cascade,
     tenant_id text collate "C" not null,
     lane text not null,
     next_seq bigint,
     last_seq bigint,
     created_at timestamptz not null,
     run_at timestamptz not null,
     attempts integer not null default 0,
     locked_until timestamptz,
     done_at timestamptz,
     failed_at timestamptz,
     last_status integer,
     last_error text)`,
  `create unique index audit_stream_deliveries_live on audit_stream_deliveries (stream_id) where next_seq is null`,
  `create index audit_stream_deliveries_stream on audit_stream_deliveries (stream_id)`,
  `create index audit_stream_deliveries_due on audit_stream_deliveries (lane, run_at, id) where done_at is null and failed_at is null`,
  `create index audit_stream_deliveries_ordered on audit_stream_deliveries (lane, id) where done_at is null and failed_at is null`,
  `create index audit_stream_deliveries_failed on audit_stream_deliveries (failed_at, id) where failed_at is not null`,
  `create table audit_stream_dead_letters (
     stream_id uuid not null references audit_streams on delete cascade,
     seq bigint not null,
     tenant_id text collate "C" not null,
     audit_id bigint not null,
     action text not null,
     failed_at timestamptz not null,
     status integer,
     error text not null,
     primary key (stream_id, seq))`,
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
