import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { rolesHeldBy } from './held-roles.ts';
import { isOpen } from './inherited-memberships.ts';

/** Permissions of a user in a tenant at a given time. */
export interface ActiveRights {
  /** Rank of the highest role; lower is higher. */
  level: number;
  superUser: boolean;
  permissionKeys: string[];
}

/** In the system scope. @returns `undefined` for a user who is not an active member at that time */
export async function findActiveRights(
  tx: Tx,
  { tenantId, userId }: { tenantId: string; userId: string },
  now: Date,
): Promise<ActiveRights | undefined> {
  const { rows } = await sql<{ level: number; super_user: boolean; permission_keys: string[] }>`
    select u.super_user, coalesce(min(r.level), 2147483647) as level, coalesce(array_agg(distinct p.key) filter (where p.key is not null), '{}') as permission_keys
    from memberships m
    join users u on u.id = m.user_id
    left join lateral (${sql.raw(rolesHeldBy('m'))}) held on true
    left join roles r on r.id = held.role_id
    left join lateral unnest(r.permission_keys) as p (key) on true
    where m.tenant_id = ${tenantId} and m.user_id = ${userId} and m.state = 'active' and ${sql.raw(isOpen('m', `'${now.toISOString()}'`))}
      and (m.expires_at is null or m.expires_at > ${now})
    group by m.tenant_id, m.user_id, u.id`.execute(tx);
  const [row] = rows;
  return row && { level: row.level, superUser: row.super_user, permissionKeys: row.permission_keys };
}
