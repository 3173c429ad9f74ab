/**
 * Live sessions in a tenant. All queries run in that tenant's scope, which shows the sessions whose active tenant it is:
 * a user of two tenants is seen by the admins of the one in use, and moves between their lists by switching.
 */
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Impersonator } from '#server/db/schema.ts';
import { isUuid } from '#server/lib/secrets.ts';
import { policyAllows } from './sessions.ts';

export interface TenantSessionRow {
  id: string;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
  ip: string | null;
  user_agent: string | null;
  impersonator: Impersonator | null;
  user_id: string;
  name: string;
  email: string;
  /** The session of the caller, or the one that it depends on. */
  own: boolean;
}

export interface SessionsInTenant {
  tenantId: string;
  now: Date;
  /** A session last seen before has ended. */
  idleSince: Date;
  /** The session of the caller. */
  ownId: string;
}

/** A portal session that depends on another one is left out: it ends with that. */
const aliveIn = ({ tenantId, now, idleSince }: SessionsInTenant) => sql<boolean>`
  s.tenant_id = ${tenantId} and s.ended_at is null and s.parent_id is null and s.expires_at > ${now} and s.seen_at > ${idleSince}
  and ${policyAllows(now)}`;

/** A caller with an API token has no session. */
const uuidOf = (id: string) => sql`${isUuid(id) ? id : null}::uuid`;

const isOwn = (ownId: string) => sql<boolean>`
  coalesce(s.id = ${uuidOf(ownId)} or s.id = (select own.parent_id from sessions own where own.id = ${uuidOf(ownId)}), false)`;

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

function matches(search: string | undefined): RawBuilder<boolean> {
  if (!search) return sql<boolean>`true`;
  const part = `%${escaped(search)}%`;
  return sql<boolean>`(m.person_name like lower(${part}) or m.person_email like lower(${part}) or s.ip like ${`${escaped(search)}%`})`;
}

/** A page of them, the last active first. */
export async function listTenantSessions(
  tx: Tx,
  among: SessionsInTenant,
  { search, limit, page }: { search: string | undefined; limit: number; page: number },
): Promise<{ rows: TenantSessionRow[]; total: number }> {
  const found = sql`
    sessions s join memberships m on m.tenant_id = s.tenant_id and m.user_id = s.user_id
    where ${aliveIn(among)} and ${matches(search)}`;
  const { rows } = await sql<TenantSessionRow>`
    select s.*, member.name, member.email from (
      select s.id, s.created_at, s.seen_at, s.expires_at, s.ip, s.user_agent, s.impersonator, s.user_id, ${isOwn(among.ownId)} as own
      from ${found} order by s.seen_at desc, s.id limit ${limit} offset ${limit * page}) s
    join people_of_tenants member on member.tenant_id = ${among.tenantId} and member.id = s.user_id order by s.seen_at desc, s.id`.execute(
    tx,
  );
  const counted = await sql<{ total: string }>`select count(*) as total from ${found}`.execute(tx);
  return { rows, total: Number(counted.rows[0]!.total) };
}

/** Those of some sessions that are alive in the tenant, without the caller's own. @param ids UUIDs */
export async function findTenantSessions(
  tx: Tx,
  among: SessionsInTenant,
  ids: readonly string[],
): Promise<{ id: string; user_id: string }[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select s.id, s.user_id from sessions s
    where s.id = any (${ids}::uuid[]) and ${aliveIn(among)} and not ${isOwn(among.ownId)}`.execute(tx);
  return rows;
}

/** How many live sessions a user has in the tenant. */
export async function countTenantSessions(tx: Tx, among: SessionsInTenant, userId: string): Promise<number> {
  const { rows } = await sql<{ total: string }>`
    select count(*) as total from sessions s where s.user_id = ${userId} and ${aliveIn(among)}`.execute(tx);
  return Number(rows[0]!.total);
}

/**
 * Ends sessions of a user that are active in a tenant, in the user's scope: one that was switched to another tenant
 * meanwhile stays.
 * @returns how many ended
 */
export async function endTenantSessions(
  tx: Tx,
  { tenantId, ids }: { tenantId: string; ids: readonly string[] },
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with ended as (
      update sessions set ended_at = ${at}, sso_hash = null
      where id = any (${ids}::uuid[]) and tenant_id = ${tenantId} and ended_at is null
      returning id
    ), families as (
      update refresh_families set ended_at = ${at} where session_id in (select id from ended) and ended_at is null
    )
    select id from ended`.execute(tx);
  return rows.length;
}
