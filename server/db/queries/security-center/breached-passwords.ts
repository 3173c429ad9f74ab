/** Members whose password is leaked, in the scope of their tenant. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export interface BreachedMember {
  id: string;
  email: string;
  locale: string | null;
}

const leaked = `m.state = 'active' and m.inherited_from is null and m.person_breached`;

/** Demands a new password of those who may still use their leaked one. @returns their IDs */
export async function demandNewPasswords(tx: Tx, tenantId: string, at: Date): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    update memberships m set password_reset_at = ${at}
    where m.tenant_id = ${tenantId} and ${sql.raw(leaked)} and m.password_reset_at is null returning m.user_id`.execute(
    tx,
  );
  return rows.map((row) => row.user_id);
}

/** Takes back the demands of one time. @returns of how many users */
export async function withdrawDemands(
  tx: Tx,
  tenantId: string,
  { userIds, at }: { userIds: readonly string[]; at: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update memberships m set password_reset_at = null
    where m.tenant_id = ${tenantId} and m.user_id = any (${userIds}::uuid[]) and m.password_reset_at = ${at}`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}

/** Those who still have a leaked password and a demand of one time. */
export async function countDemands(
  tx: Tx,
  tenantId: string,
  { userIds, at }: { userIds: readonly string[]; at: Date },
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from memberships m
    where m.tenant_id = ${tenantId} and m.user_id = any (${userIds}::uuid[]) and m.password_reset_at = ${at}`.execute(
    tx,
  );
  return rows[0]!.total;
}

/**
 * Takes those who were not mailed since a time, so that each is mailed by one of several calls at once. @returns at most
 * `limit` of them
 */
export async function claimUsersToMail(
  tx: Tx,
  tenantId: string,
  { now, mailedBefore, limit }: { now: Date; mailedBefore: Date; limit: number },
): Promise<BreachedMember[]> {
  const { rows } = await sql<BreachedMember>`
    with taken as (
      update memberships set breach_mailed_at = ${now} where (tenant_id, user_id) in (
        select m.tenant_id, m.user_id from memberships m
        where m.tenant_id = ${tenantId} and ${sql.raw(leaked)} and (m.breach_mailed_at is null or m.breach_mailed_at <= ${mailedBefore})
        order by m.person_name, m.user_id limit ${limit} for update skip locked)
      returning user_id)
    select u.id, u.email, u.locale from taken join users u on u.id = taken.user_id where u.email <> ''`.execute(tx);
  return rows;
}

/** IDs of those who may still use their leaked password. */
export async function listBreached(tx: Tx, tenantId: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select m.user_id from memberships m
    where m.tenant_id = ${tenantId} and ${sql.raw(leaked)} and m.password_reset_at is null`.execute(tx);
  return rows.map((row) => row.user_id);
}
