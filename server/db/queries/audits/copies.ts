/** Copies of events of an account, which happened in no tenant, for the logs of its tenants (decision 0587). */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { vendorChain } from './chain-scope.ts';

/** Details that concern the account alone. Others may name another tenant, somebody who acted there, or its provider. */
const copiedDetails = [
  'method',
  'failures',
  'codesLeft',
  'days',
  'mode',
  'by',
  'kind',
  'deviceType',
  'provisional',
  'provider',
  'phoneId',
  'before',
  'after',
];

/** Whether the user acted, and not somebody for them: else the copy does not say who did, and from where. */
const acted = sql<SqlBool>`f.actor_id = f.subject_id and not f.details ? 'impersonator'`;
const ifActed = (column: RawBuilder<unknown>) => sql`case when ${acted} then ${column} end`;

/**
 * Writes copies of queued rows without a tenant into the logs of the tenants that the queue names: those of which the
 * user was a member at the time of the event. Each once; in the system scope.
 *
 * @param auditIds which of the rows; all if absent
 */
export async function copyToTenants(tx: Tx, auditIds?: readonly number[]): Promise<void> {
  await sql`
    with waiting as materialized (
      select a.*, q.copy_to, case when a.target_kind = 'user' then a.target_id::uuid else a.actor_id end as subject_id
      from audit_unsealed q join audits a on a.id = q.audit_id
      where q.tenant_id = ${vendorChain} and q.copy_to is not null
        and ${auditIds ? sql`q.audit_id = any (${[...auditIds]}::bigint[])` : sql`true`}),
    done as (update audit_unsealed q set copy_to = null from waiting f where q.tenant_id = ${vendorChain} and q.audit_id = f.id)
    insert into audits (tenant_id, at, action, severity, actor_id, target_kind, target_id, ip, user_agent, trace_id, details, original_id)
    select t.id, f.at, f.action, f.severity, ${ifActed(sql`f.actor_id`)}, f.target_kind, f.target_id, ${ifActed(sql`f.ip`)},
      ${ifActed(sql`f.user_agent`)}, f.trace_id,
      (select coalesce(jsonb_object_agg(d.key, d.value), '{}') from jsonb_each(f.details) d where d.key = any (${copiedDetails}::text[])), f.id
    from waiting f cross join unnest(f.copy_to) as c (tenant_id) join tenants t on t.id = c.tenant_id
    order by f.id, t.id`.execute(tx);
}
