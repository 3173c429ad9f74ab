/** How long a tenant keeps its audit log, and the deletion of older rows. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export interface RetentionRow {
  /** Null: forever. */
  days: number | null;
  legal_hold: boolean;
}

/** @param lock blocks other changes, and pruning, until the transaction ends */
export async function findRetention(tx: Tx, chain: string, { lock = false } = {}): Promise<RetentionRow | undefined> {
  const query = tx.selectFrom('audit_retention').select(['days', 'legal_hold']).where('tenant_id', '=', chain);
  return await (lock ? query.forUpdate() : query).executeTakeFirst();
}

export async function saveRetention(
  tx: Tx,
  chain: string,
  { days, legal_hold }: RetentionRow,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('audit_retention')
    .values({ tenant_id: chain, days, legal_hold, updated_at: at })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet({ days, legal_hold, updated_at: at }))
    .execute();
}

/** Time of the oldest row of a log. */
export async function findOldestAudit(tx: Tx, tenantId: string): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('audits')
    .select('at')
    .where('tenant_id', '=', tenantId)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

export async function isBroken(tx: Tx, chain: string): Promise<boolean> {
  const { rows } = await sql`select from audit_chains where tenant_id = ${chain} and broken_since is not null`.execute(
    tx,
  );
  return rows.length > 0;
}

export interface Prunable {
  rows: number;
  /** Number and hash of the last of them. */
  seq: number;
  hash: string;
}

/** The oldest rows of a chain, up to the first one that is younger than `before` or missing. */
export async function findPrunable(
  tx: Tx,
  chain: string,
  { first, before, limit }: { first: number; before: Date; limit: number },
): Promise<Prunable | undefined> {
  const { rows } = await sql<Prunable>`
    with oldest as (
      select s.seq, s.hash, a.at from (
        select seq, hash, audit_id from audit_seals where tenant_id = ${chain} and seq >= ${first} order by seq limit ${limit}) s
      left join audits a on a.id = s.audit_id),
    kept as (select min(seq) as seq from oldest where at is null or at >= ${before})
    select count(*) over () as rows, o.seq, encode(o.hash, 'hex') as hash from oldest o, kept
    where kept.seq is null or o.seq < kept.seq order by o.seq desc limit 1`.execute(tx);
  return rows[0];
}

/** Deletes rows with their seals, and leaves a checkpoint: what follows verifies from there. */
export async function prune(
  tx: Tx,
  chain: string,
  { first, last, mac }: { first: number; last: Prunable; mac: string },
): Promise<void> {
  await sql`
    with gone as (
      delete from audit_seals where tenant_id = ${chain} and seq between ${first} and ${last.seq} returning audit_id)
    delete from audits a using gone where a.id = gone.audit_id`.execute(tx);
  await sql`
    update audit_chains set first_seq = ${last.seq + 1}, first_previous = decode(${last.hash}, 'hex'), mac = ${mac}
    where tenant_id = ${chain}`.execute(tx);
}
