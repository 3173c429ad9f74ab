import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export interface MemberEvent {
  id: number;
  at: Date;
  action: string;
  severity: string;
  ip: string | null;
  actor_id: string | null;
  actor_name: string | null;
  /** Of a person whom the tenant knows. */
  target_name: string | null;
  details: unknown;
}

/** In a tenant's scope: what somebody did there, and what was done to them, the newest first. */
export async function listMemberEvents(tx: Tx, tenantId: string, userId: string, { limit, page }: { limit: number; page: number }): Promise<MemberEvent[]> {
  return await tx
    .selectFrom('audits')
    .leftJoin('users', 'users.id', 'audits.actor_id')
    .select(['audits.id', 'audits.at', 'audits.action', 'audits.severity', 'audits.ip', 'audits.actor_id', 'users.name as actor_name', 'audits.details'])
    .select(sql<string | null>`(select u.name from users u where u.id = case when audits.target_kind = 'user' then audits.target_id::uuid end)`.as('target_name'))
    .where('audits.tenant_id', '=', tenantId)
    .where((where) => where.or([where('audits.actor_id', '=', userId), where('audits.target_id', '=', userId)]))
    .orderBy('audits.id', 'desc')
    // one more than asked for tells whether there are further ones
    .limit(limit + 1)
    .offset(limit * page)
    .execute();
}
