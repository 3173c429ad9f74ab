import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export interface MemberEvent {
  id: number;
  at: Date;
  action: string;
  severity: string;
  ip: string | null;
  actor_id: string | null;
  actor_name: string | null;
  /** Of a user whom the tenant may see. */
  target_name: string | null;
  details: unknown;
}

/** The tenant's name for a user whom it may see. */
function nameHere(userId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select member.name from people_of_tenants member where member.tenant_id = audits.tenant_id and member.id = ${userId})`;
}

/** In a tenant's scope: audited actions by and on a user there, the newest first. */
export async function listMemberEvents(
  tx: Tx,
  tenantId: string,
  userId: string,
  { limit, page }: { limit: number; page: number },
): Promise<MemberEvent[]> {
  return await tx
    .selectFrom('audits')
    .select([
      'audits.id',
      'audits.at',
      'audits.action',
      'audits.severity',
      'audits.ip',
      'audits.actor_id',
      'audits.details',
    ])
    .select([
      nameHere(sql`audits.actor_id`).as('actor_name'),
      nameHere(sql`case when audits.target_kind = 'user' then audits.target_id::uuid end`).as('target_name'),
    ])
    .where('audits.tenant_id', '=', tenantId)
    .where((where) => where.or([where('audits.actor_id', '=', userId), where('audits.target_id', '=', userId)]))
    .orderBy('audits.id', 'desc')
    // one extra row detects further ones
    .limit(limit + 1)
    .offset(limit * page)
    .execute();
}
