/** Session lifetimes of a tenant. The vendor's limits apply as well: a tenant can only shorten them. */
import { CompiledQuery, type Selectable } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import { exceedsPolicy } from '#server/db/queries/core/session-bounds.ts';
import type { Tables } from '#server/db/schema.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';

export type SessionPolicyRow = Selectable<Tables['session_policies']>;

/**
 * SQL that is true for a session within its tenant's limits: part of every statement that looks for a live one, so that
 * a new policy takes effect on the next call.
 * @param session alias of the sessions table
 * @param now and `tenant` as SQL; the tenant defaults to the session's own
 */
export function withinPolicy(session: string, now: string, tenant = `${session}.tenant_id`): string {
  return `not ${exceedsPolicy(session, now, tenant)} and (${session}.parent_id is null or ${childAlive(session, now)})`;
}

/** Idle time-out of a child session, in seconds. */
export const childIdle = 3600;

/** SQL that is true for a child session which was used within the hour, and whose parent is alive. */
function childAlive(child: string, now: string): string {
  return `(${child}.seen_at > ${now} - make_interval(secs => ${childIdle}) and exists (
    select from sessions parent where parent.id = ${child}.parent_id and parent.ended_at is null and parent.expires_at > ${now}
      and not ${exceedsPolicy('parent', now, 'parent.tenant_id')}))`;
}

export async function findSessionPolicy(tx: Tx, tenantId: string): Promise<SessionPolicyRow | undefined> {
  return await tx.selectFrom('session_policies').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst();
}

export interface SessionPolicyChange {
  tenantId: string;
  timeout: number | null;
  idleTimeout: number | null;
  maxSessions: number | null;
  /** In the API's format. */
  value: object;
  at: Date;
}

export async function saveSessionPolicy(tx: Tx, { tenantId, at, ...change }: SessionPolicyChange): Promise<void> {
  const columns = {
    timeout: change.timeout,
    idle_timeout: change.idleTimeout,
    max_sessions: change.maxSessions,
    value: JSON.stringify(change.value),
    updated_at: at,
  };
  await tx
    .insertInto('session_policies')
    .values({ tenant_id: tenantId, created_at: at, ...columns })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(columns))
    .execute();
}

export async function deleteSessionPolicy(tx: Tx, tenantId: string): Promise<void> {
  await tx.deleteFrom('session_policies').where('tenant_id', '=', tenantId).execute();
}

/**
 * SQL of the oldest sessions of users in a tenant beyond its limit. Not counted: sessions in other tenants,
 * impersonations, and child sessions, which belong to their parent. A session that was just moved to the tenant stays.
 * @param now and `kept` as SQL
 * @param among SQL that is true for a session `s` and its policy `p` to judge
 */
function surplus(now: string, among: string, kept = 'null::uuid'): string {
  return `
    select id, user_id, tenant_id from (
      select s.id, s.user_id, s.tenant_id, p.max_sessions,
             row_number() over (partition by s.user_id, s.tenant_id order by coalesce(s.id = ${kept}, false) desc, s.created_at desc, s.id) as place
      from sessions s join session_policies p on p.tenant_id = s.tenant_id and p.max_sessions is not null
      where ${among} and s.ended_at is null and s.expires_at > ${now} and s.impersonator is null and s.parent_id is null
    ) live where place > max_sessions`;
}

/** SQL of the IDs of all sessions in a tenant beyond its limit. @param tenant and `now` as SQL */
export function surplusSessions(tenant: string, now: string): string {
  return `select surplus.id from (${surplus(now, `s.tenant_id = ${tenant}`)}) surplus`;
}

/**
 * Ends the sessions beyond the limit of a tenant, with an audit row for each.
 * @param people SQL for the user IDs, which may name `$2`
 * @param tenant SQL that is true for a session policy `p` to enforce
 */
function endSurplus(people: string, tenant: string, kept?: string): string {
  return `
    with surplus as (${surplus('$1', `s.user_id in (${people}) and ${tenant}`, kept)}
    ), ended as (
      update sessions set ended_at = $1, sso_hash = null where id in (select id from surplus)
    ), families as (
      update refresh_families set ended_at = $1 where session_id in (select id from surplus) and ended_at is null
    )
    insert into audits (tenant_id, at, action, severity, actor_id, target_kind, target_id, ip, user_agent, trace_id, details)
    select tenant_id, $1, 'session.ended-by-policy', 'Info', user_id, 'session', id::text, $3, $4, $5, '{"rule": "maxSessions"}' from surplus`;
}

interface SurplusOf {
  userId: string;
  /** The current session; `null` if others are moved. */
  kept: string | null;
}

const surplusOfUser = endSurplus('select $2::uuid', 'true', '$6::uuid');

const surplusValues = ({ userId, kept }: SurplusOf, at: Date, { ip, userAgent, traceId }: RequestMetadata) => [
  at,
  userId,
  ip,
  userAgent,
  traceId,
  kept,
];

/** After a sign-in, or a switch: keeps the newest sessions in each tenant, up to its limit. */
export async function endSurplusSessions(
  db: Database,
  of: SurplusOf,
  at: Date,
  requestMetadata: RequestMetadata,
): Promise<void> {
  await db.statementAcrossTenants('a session may span tenants', {
    name: 'end-surplus-sessions',
    text: surplusOfUser,
    values: surplusValues(of, at, requestMetadata),
  });
}

/** The same in a transaction that moves sessions to another tenant. */
export async function endSurplusSessionsIn(
  tx: Tx,
  of: SurplusOf,
  at: Date,
  requestMetadata: RequestMetadata,
): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(surplusOfUser, surplusValues(of, at, requestMetadata)));
}

/** After a change of the policy, for all users in that tenant. */
export async function endSurplusSessionsOfTenant(
  db: Database,
  tenantId: string,
  at: Date,
  requestMetadata: RequestMetadata,
): Promise<void> {
  await db.statementAcrossTenants('a session may span tenants', {
    name: 'end-surplus-sessions-of-tenant',
    text: endSurplus(`select user_id from memberships where tenant_id = $2 and state = 'active'`, 'p.tenant_id = $2'),
    values: [at, tenantId, requestMetadata.ip, requestMetadata.userAgent, requestMetadata.traceId],
  });
}
