/** The single query of every call with a session: session, membership and permissions together, by primary keys. */
import type { Database } from '#server/db/database.ts';
import type { AddressRule, Impersonator, MonitoredPolicy } from '#server/db/schema.ts';
import { isUuid } from '#server/lib/secrets.ts';
import { later, second } from '#server/lib/clock.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import { mayStillAct } from '#server/db/queries/core/actor-rights.ts';
import { rolesHeldBy } from '#server/db/queries/core/held-roles.ts';
import { inetOf, lastActiveAt, type CallOrigin } from '#server/db/queries/core/address-rules.ts';
import { refusingRule } from '#server/db/queries/core/country-rules.ts';
import { monitoredIdle, wouldRefuse } from '#server/db/queries/core/monitored-rules.ts';
import { isOpen } from '#server/db/queries/core/inherited-memberships.ts';
import { childIdle, withinPolicy } from './session-policies.ts';
import { sessionDemandsMore } from '#server/db/queries/core/tenant-demands.ts';

export interface CheckedSession {
  permissionKeys: string[];
  level: number;
  superUser: boolean;
  authenticatedAt: Date;
  /** Who acts in the session, if not its user. */
  impersonator: Impersonator | null;
  user: SessionUser;
  /**
   * The tenant requires a second factor that the session has not verified: the session may only be stepped up, or
   * ended.
   */
  demandsMore: boolean;
  /** The rule of the tenant that refuses the address of the call. */
  addressRefused: AddressRule | null;
  /** Monitored rules that would refuse the call. */
  wouldRefuse: MonitoredPolicy[] | null;
}

/** Data of the user that every session check reads. */
export interface SessionUser {
  email: string;
  verified: boolean;
  name: string;
  pictureUrl: string | null;
}

const text = `
  select s.authenticated_at, s.seen_at, s.impersonator, u.super_user, u.email, u.verified, u.name, u.picture_url,
         least(bounds.idle_timeout, ${monitoredIdle('m.tenant_id')}, case when s.parent_id is not null then ${childIdle} end) as idle_timeout, ${sessionDemandsMore('s', 'm.tenant_id')} as demands_more,
         ${refusingRule({ tenant: 'm.tenant_id', address: '$7::inet', country: '$8::text' })} as address_refused,
         ${wouldRefuse({ tenant: 'm.tenant_id', address: '$7::inet', country: '$8::text', session: 's', now: '$4' })} as would_refuse,
         coalesce(min(r.level), 2147483647) as level,
         coalesce(array_agg(distinct p.key) filter (where p.key is not null), '{}') as permission_keys
  from sessions s
  join users u on u.id = s.user_id
  join memberships m on m.user_id = s.user_id and m.tenant_id = $3 and m.state = 'active' and ${isOpen('m', '$4')}
    and (m.expires_at is null or m.expires_at > $4)
  left join session_policies bounds on bounds.tenant_id = m.tenant_id
  left join lateral (${rolesHeldBy('m')}) held on true
  left join roles r on r.id = held.role_id
  left join lateral unnest(r.permission_keys) as p (key) on true
  where s.id = $1 and s.user_id = $2 and s.ended_at is null and s.expires_at > $4 and s.seen_at > $5
    and (s.impersonator is null or s.tenant_id = m.tenant_id)
    and ${withinPolicy('s', '$4', 'm.tenant_id')}
    and ($6::uuid is null or not exists (select from revoked_grants revoked where revoked.id = $6))
  group by s.id, u.id, m.tenant_id, bounds.tenant_id`;

interface Row {
  authenticated_at: Date;
  seen_at: Date;
  impersonator: Impersonator | null;
  /** Seconds. */
  idle_timeout: number | null;
  demands_more: boolean;
  address_refused: AddressRule | null;
  would_refuse: MonitoredPolicy[] | null;
  super_user: boolean;
  level: number;
  permission_keys: string[];
  email: string;
  verified: boolean;
  name: string;
  picture_url: string | null;
}

/**
 * @param origin address of the call, and whether it is activity
 * @param idle idle time-out in seconds
 * @param claims `grantId` of the presented token, if any
 * @returns `null` when the session has ended, the token's grant was revoked, or the user is not an active member of
 * that tenant
 */
export async function checkSession(
  db: Database,
  claims: { sessionId: string; userId: string; tenantId: string; grantId?: string | undefined },
  origin: CallOrigin,
  now: Date,
  idle: number,
): Promise<CheckedSession | null> {
  if (!isUuid(claims.sessionId) || !isUuid(claims.userId) || !isTenantId(claims.tenantId)) return null;
  const [row] = await db.statementAcrossTenants<Row>('a session is looked up before its tenant is known', {
    name: 'check-session',
    text,
    values: [
      claims.sessionId,
      claims.userId,
      claims.tenantId,
      now,
      later(now, -idle * second),
      claims.grantId ?? null,
      inetOf(origin.ip),
      origin.country,
    ],
  });
  if (!row || !(await mayStillAct(db, { id: claims.sessionId, impersonator: row.impersonator }, now))) return null;
  await touch(db, claims.sessionId, row, lastActiveAt(origin, now));
  const user = { email: row.email, verified: row.verified, name: row.name, pictureUrl: row.picture_url };
  return {
    permissionKeys: row.permission_keys,
    level: row.level,
    superUser: row.super_user,
    authenticatedAt: row.authenticated_at,
    impersonator: row.impersonator,
    user,
    demandsMore: row.demands_more,
    addressRefused: row.address_refused,
    wouldRefuse: row.would_refuse,
  };
}

/**
 * Records activity. Normally a refresh does so; where a tenant's idle time-out is shorter than a token's lifetime,
 * calls do so too: not each one, but often enough that an active user never times out.
 */
async function touch(db: Database, sessionId: string, { seen_at, idle_timeout }: Row, activeAt: Date): Promise<void> {
  if (idle_timeout === null || activeAt.getTime() - seen_at.getTime() < (idle_timeout * second) / 8) return;
  await db.statementAcrossTenants('a session is looked up before its tenant is known', {
    name: 'touch-session',
    text: 'update sessions set seen_at = $2 where id = $1 and seen_at < $2',
    values: [sessionId, activeAt],
  });
}
