/** Erasure of a user from the audit log of one chain: fields and salts are deleted, seals stay. */
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { erasureAction } from './read-chain.ts';

const inLog = (chain: string): RawBuilder<SqlBool> =>
  chain === '' ? sql<SqlBool>`a.tenant_id is null` : sql<SqlBool>`a.tenant_id = ${chain}`;

const isTarget = (userId: string) => sql<SqlBool>`a.target_kind = 'user' and a.target_id = ${userId}`;

/** Email addresses and phone numbers that rows about the user record. */
export async function findIdentifiers(tx: Tx, chain: string, userId: string): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select distinct lower(found #>> '{}') as value
    from audits a, unnest(array['$.**.email', '$.**.phone', '$.**.phoneNumber', '$.**.number']::jsonpath[]) path,
      lateral jsonb_path_query(a.details, path) found
    where ${inLog(chain)} and ${isTarget(userId)} and jsonb_typeof(found) = 'string' and length(found #>> '{}') > 4`.execute(
    tx,
  );
  return rows.map(({ value }) => value);
}

/**
 * Numbers of rows whose details contain one of the texts, and in which the user is neither actor nor target.
 *
 * @param texts in lower case
 */
export async function findMentions(tx: Tx, chain: string, userId: string, texts: readonly string[]): Promise<number[]> {
  // one pass over the rows, then their seals by key: a join by estimates compares all with all after a bulk insert
  const { rows } = await sql<{ seq: number }>`
    with named as materialized (
      select a.id from audits a
      where ${inLog(chain)} and a.actor_id is distinct from ${userId}::uuid and (${isTarget(userId)}) is not true
        and a.action <> ${erasureAction}
        and exists (select from unnest(${[...texts]}::text[]) text where position(text in lower(a.details::text)) > 0))
    select s.seq from named join audit_seals s on s.audit_id = named.id and s.tenant_id = ${chain}
    where s.details_salt is not null
    order by s.seq`.execute(tx);
  return rows.map(({ seq }) => seq);
}

/**
 * Deletes IP addresses and user agents of the rows in which the user acted, and the details of those in which they
 * acted, were the target, or are mentioned; also in the events that the rows became.
 *
 * @returns the numbers of the rows in which something was deleted
 */
export async function eraseFields(
  tx: Tx,
  chain: string,
  { userId, mentioned }: { userId: string; mentioned: readonly number[] },
): Promise<{ seq: number }[]> {
  const { rows } = await sql<{ seq: number }>`
    with named as materialized (
      select a.id from audits a where ${inLog(chain)} and (a.actor_id = ${userId}::uuid or (${isTarget(userId)}))
      union
      select s.audit_id from audit_seals s where s.tenant_id = ${chain} and s.seq = any (${[...mentioned]}::bigint[])),
    found as materialized (
      select a.id, s.seq, s.origin_salt is not null and a.actor_id is not distinct from ${userId}::uuid as origin,
             s.details_salt is not null and a.action <> ${erasureAction} as details
      from named join audits a on a.id = named.id join audit_seals s on s.audit_id = a.id and s.tenant_id = ${chain}
      where ${inLog(chain)}),
    rows as (
      update audits a set
        ip = case when f.origin then null else a.ip end, user_agent = case when f.origin then null else a.user_agent end,
        details = case when f.details then '{}' else a.details end
      from found f where a.id = f.id),
    seals as (
      update audit_seals s set
        origin_salt = case when f.origin then null else s.origin_salt end,
        details_salt = case when f.details then null else s.details_salt end
      from found f where s.tenant_id = ${chain} and s.seq = f.seq),
    sent as (
      update events e set
        ip = case when f.origin then null else e.ip end, user_agent = case when f.origin then null else e.user_agent end,
        data = case when f.details then '{}' else e.data end
      from found f where e.audit_id = f.id)
    select seq from found where origin or details`.execute(tx);
  return rows;
}

export async function accountExists(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined;
}
