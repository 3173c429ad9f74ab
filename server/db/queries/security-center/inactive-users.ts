import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

/** IDs of active members who have not been seen since a time, and joined before; those who are away longest first. */
export async function listInactive(
  tx: Tx,
  { tenantId, inactiveSince, limit }: { tenantId: string; inactiveSince: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from memberships m
    where m.tenant_id = ${tenantId} and m.state = 'active' and m.inherited_from is null
      and coalesce(m.last_login_at, m.created_at) < ${inactiveSince}
    order by coalesce(m.last_login_at, m.created_at), user_id limit ${limit}`.execute(tx);
  return rows.map((row) => row.user_id);
}
