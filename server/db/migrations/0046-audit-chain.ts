/**
 * The hash chain of each tenant's audit log. The trigger on `audits` queues every new row, in the transaction of its
 * change; the sealer takes the queue later, assigns consecutive numbers, and writes the seals. See decision 0400.
 *
 * `tenant_id` is never null in these tables: rows without a tenant have a chain of their own, under the empty text. There
 * are no foreign keys: a log and its proof outlive their tenant, and deleting a row must not delete its seal.
 */
import { sql, type Kysely } from 'kysely';

const tables = ['audit_unsealed', 'audit_seals', 'audit_chains'];

const statements = [
  `create table audit_unsealed (
     tenant_id text collate "C" not null,
     audit_id bigint not null,
     primary key (tenant_id, audit_id))`,

  // the salts are null once the personal fields that they cover are erased
  `create table audit_seals (
     tenant_id text collate "C" not null,
     seq bigint not null,
     audit_id bigint not null unique,
     origin_salt bytea,
     details_salt bytea,
     origin_commitment bytea not null,
     details_commitment bytea not null,
     previous_hash bytea not null,
     hash bytea not null,
     primary key (tenant_id, seq))`,

  // seq, hash and audit_id are those of the last seal; first_seq and first_previous those of the first row that is kept.
  // mac authenticates them under a key of the installation, so that SQL alone cannot move an end of the chain
  `create table audit_chains (
     tenant_id text collate "C" primary key,
     seq bigint not null,
     hash bytea not null,
     audit_id bigint,
     first_seq bigint not null,
     first_previous bytea not null,
     mac text not null,
     checked_at timestamptz,
     checked_seq bigint,
     checked_rows bigint,
     broken_audit_id text,
     broken_reason text,
     broken_since timestamptz)`,

  ...tables.flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
    `create policy system on ${table} using ((select app_system())) with check ((select app_system()))`,
    `create policy tenant on ${table} using (tenant_id = (select app_tenant_id())) with check (tenant_id = (select app_tenant_id()))`,
  ]),

  `create or replace function keep_events() returns trigger language plpgsql as $$
   declare scope text := coalesce(current_setting('app.scope', true), '');
   begin
     perform set_config('app.scope', 'system', true);
     insert into audit_unsealed (tenant_id, audit_id) select coalesce(tenant_id, ''), id from fresh;
     insert into events (audit_id, key, tenant_id, at, actor_id, subject_kind, subject_id, ip, user_agent, trace_id, data)
     select id, action, tenant_id, at, actor_id, target_kind, target_id, ip, user_agent, trace_id, details from fresh where not reported;
     insert into event_deliveries (event_id, subscriber_id, created_at, run_at)
     select e.id, s.id, e.at, e.at from fresh join events e on e.audit_id = fresh.id join event_subscribers s on e.key = any (s.keys);
     perform set_config('app.scope', scope, true);
     return null;
   end $$`,
  // verification reads which persons were erased
  `create index audits_erasures on audits (tenant_id, id) where action = 'audits.person-erased'`,
  // rows from before are sealed too, as they are now
  `insert into audit_unsealed (tenant_id, audit_id) select coalesce(tenant_id, ''), id from audits`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
