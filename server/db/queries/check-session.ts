/** The one query of every signed-in call: session, membership and rights together, by primary keys. */
import type { Database } from '#server/db/database.ts';
import { isUuid } from '#server/lib/secrets.ts';
import { later, second } from '#server/lib/clock.ts';

export interface CheckedSession {
  permissionKeys: string[];
  level: number;
  superUser: boolean;
  authenticatedAt: Date;
}

const text = `
  select s.authenticated_at, u.super_user,
         coalesce(min(r.level), 2147483647) as level,
         coalesce(array_agg(distinct p.key) filter (where p.key is not null), '{}') as permission_keys
  from sessions s
  join users u on u.id = s.user_id
  join memberships m on m.user_id = s.user_id and m.tenant_id = $3 and m.state = 'active'
  left join membership_roles mr on mr.tenant_id = m.tenant_id and mr.user_id = m.user_id
  left join roles r on r.id = mr.role_id
  left join lateral unnest(r.permission_keys) as p (key) on true
  where s.id = $1 and s.user_id = $2 and s.ended_at is null and s.expires_at > $4 and s.seen_at > $5
  group by s.id, u.id`;

interface Row {
  authenticated_at: Date;
  super_user: boolean;
  level: number;
  permission_keys: string[];
}

/**
 * @param idle seconds after which a session that nobody used has ended
 * @returns `null` when the session has ended or the person is no active member of that tenant
 */
export async function checkSession(
  db: Database,
  claims: { sessionId: string; userId: string; tenantId: string },
  now: Date,
  idle: number,
): Promise<CheckedSession | null> {
  if (![claims.sessionId, claims.userId, claims.tenantId].every(isUuid)) return null;
  const [row] = await db.statementAcrossTenants<Row>('a session is looked up before its tenant is known', {
    name: 'check-session',
    text,
    values: [claims.sessionId, claims.userId, claims.tenantId, now, later(now, -idle * second)],
  });
  if (!row) return null;
  return { permissionKeys: row.permission_keys, level: row.level, superUser: row.super_user, authenticatedAt: row.authenticated_at };
}
