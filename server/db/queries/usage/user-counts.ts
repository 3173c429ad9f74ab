/** Counts of one tenant, for its usage page. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export interface PeopleCounts {
  total: number;
  active: number;
  invited: number;
  disabled: number;
  joined: number;
  seen: number;
}

/** Inherited members are not counted. */
export async function countUsersByUse(tx: Tx, tenantId: string, since: Date): Promise<PeopleCounts> {
  return await tx
    .selectFrom('memberships')
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where state = 'active')`.as('active'),
      sql<number>`count(*) filter (where state = 'invited')`.as('invited'),
      sql<number>`count(*) filter (where state = 'disabled')`.as('disabled'),
      sql<number>`count(*) filter (where created_at >= ${since})`.as('joined'),
      sql<number>`count(*) filter (where last_login_at >= ${since})`.as('seen'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('inherited_from', 'is', null)
    .executeTakeFirstOrThrow();
}

export async function countOpenSessions(
  tx: Tx,
  tenantId: string,
  now: Date,
  idleSince: Date,
): Promise<{ open: number; people: number }> {
  return await tx
    .selectFrom('sessions')
    .select([sql<number>`count(*)`.as('open'), sql<number>`count(distinct user_id)`.as('people')])
    .where('tenant_id', '=', tenantId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('seen_at', '>', idleSince)
    .executeTakeFirstOrThrow();
}

/** Days without sign-ins are omitted. The index of 0018 contains the action as a literal. */
export async function countSignInsByDay(
  tx: Tx,
  tenantId: string,
  since: Date,
): Promise<{ day: string; count: number }[]> {
  const day = sql<string>`to_char(at at time zone 'UTC', 'YYYY-MM-DD')`;
  return await tx
    .selectFrom('audits')
    .select([day.as('day'), sql<number>`count(*)`.as('count')])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`action = 'user.signed-in'`)
    .where('at', '>=', since)
    .groupBy(day)
    .execute();
}
