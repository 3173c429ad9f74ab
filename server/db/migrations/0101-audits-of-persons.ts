/**
 * An event of an account that happened in no tenant (a failed sign-in, a lock, a wrong code, a reset password) belongs in
 * the log of every tenant in which the person is an active member then. The trigger on `audits` writes these tenants into
 * the queue of the sealer, in the transaction of the event; the sealer writes the copies (decision 0587). So a sign-in
 * that fails takes as long for a member of many tenants as for an address that nobody has.
 *
 * Subscribers of the installation get the event once, without a tenant; webhooks of a tenant get that tenant's copy.
 */
import { sql, type Kysely } from 'kysely';

/** Not people of a parent account, nor those who are invited, deactivated or expired. */
const isMember = `m.state = 'active' and m.joined and m.inherited_from is null and (m.expires_at is null or m.expires_at > f.at)`;
const person = `case when f.target_kind = 'user' then f.target_id::uuid when f.target_kind is null then f.actor_id end`;

const statements = [
  // the row without a tenant of which this one is a copy
  `alter table audits add column original_id bigint`,
  // null: to no tenant
  `alter table audit_unsealed add column copy_to text[] collate "C"`,
  `create or replace function keep_events() returns trigger language plpgsql as $$
   declare scope text := coalesce(current_setting('app.scope', true), '');
   begin
     perform set_config('app.scope', 'system', true);
     insert into audit_unsealed (tenant_id, audit_id, copy_to)
     select coalesce(f.tenant_id, ''), f.id, case when f.tenant_id is null and not f.reported then (
       select array_agg(m.tenant_id order by m.tenant_id) from memberships m where m.user_id = ${person} and ${isMember}) end
     from fresh f;
     insert into events (audit_id, key, tenant_id, at, actor_id, subject_kind, subject_id, ip, user_agent, trace_id, data)
     select id, action, tenant_id, at, actor_id, target_kind, target_id, ip, user_agent, trace_id, details from fresh where not reported;
     insert into event_deliveries (event_id, subscriber_id, created_at, run_at)
     select e.id, s.id, e.at, e.at from fresh join events e on e.audit_id = fresh.id join event_subscribers s on e.key = any (s.keys)
     where fresh.original_id is null;
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
