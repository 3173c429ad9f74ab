/** What happened to the members of a tenant, by UTC day. In the system scope: it belongs to users, not to a tenant. */
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export interface DayCount {
  day: string;
  count: number;
}

export interface Members {
  tenantId: string;
  since: Date;
}

const dayOf = (at: string) => sql.raw(`(${at} at time zone 'UTC')::date`);

/** Active members. The condition names the tenant in every statement. */
const members = (tenantId: string) =>
  sql`(select m.user_id from memberships m where m.tenant_id = ${tenantId} and m.state = 'active' and m.inherited_from is null)`;

async function countByDay(tx: Tx, days: RawBuilder<unknown>): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select to_char(day, 'YYYY-MM-DD') as day, count(*)::int as count from (${days}) counted group by day order by day`.execute(
    tx,
  );
  return rows;
}

/** The action list is that of the index. Each counts once: not its copies in the logs of the user's tenants. */
const failed = ({ tenantId, since }: Members) => sql`
  from audits a where a.action in ('user.sign-in-failed', 'user.locked') and a.original_id is null and a.at >= ${since}
    and a.actor_id in ${members(tenantId)}`;

export async function countFailedSignIns(tx: Tx, among: Members): Promise<DayCount[]> {
  return await countByDay(tx, sql`select ${dayOf('a.at')} as day ${failed(among)}`);
}

/** The addresses that most failed sign-ins came from. */
export async function listFailingAddresses(tx: Tx, among: Members, limit: number): Promise<number[]> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${failed(among)} and coalesce(a.ip, '') <> '' group by a.ip order by count(*) desc limit ${limit}`.execute(
    tx,
  );
  return rows.map(({ count }) => count);
}

/** The first sign-in from each device, but a user's very first one. */
export async function countNewDevices(tx: Tx, { tenantId, since }: Members): Promise<DayCount[]> {
  return await countByDay(
    tx,
    sql`select ${dayOf('n.created_at')} as day from notifications n
        where n.key = 'signed-in' and n.created_at >= ${since} and n.user_id in ${members(tenantId)}`,
  );
}

/** When the users who have a second factor set up the oldest one that they still have. */
export async function countEnrollments(tx: Tx, tenantId: string): Promise<DayCount[]> {
  return await countByDay(
    tx,
    sql`select ${dayOf('min(f.confirmed_at)')} as day from factors f
        where f.confirmed_at is not null and not f.passkey and f.user_id in ${members(tenantId)} group by f.user_id`,
  );
}
