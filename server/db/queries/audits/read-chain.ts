/** Statements of verification. They run in one snapshot; hashes, commitments and salts are in hex. */
import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import { chainedColumns, type ChainHead, type QueuedAudit } from './seals.ts';

/** Of the audit row that records the erasure of a user; its target is the user. */
export const erasureAction = 'audits.person-erased';

export interface SealedAudit extends QueuedAudit {
  seq: number;
  origin_salt: string | null;
  details_salt: string | null;
  origin_commitment: string;
  details_commitment: string;
  previous_hash: string;
  hash: string;
}

/** Columns of a seal for the alias `s`. */
export const sealColumns = sql`s.seq, s.audit_id, encode(s.origin_salt, 'hex') as origin_salt, encode(s.details_salt, 'hex') as details_salt,
  encode(s.origin_commitment, 'hex') as origin_commitment, encode(s.details_commitment, 'hex') as details_commitment,
  encode(s.previous_hash, 'hex') as previous_hash, encode(s.hash, 'hex') as hash`;

/** @returns undefined if nothing was ever sealed */
export async function readHead(tx: Tx, chain: string): Promise<(ChainHead & { audit_id: number | null }) | undefined> {
  const { rows } = await sql<ChainHead & { audit_id: number | null }>`
    select seq, encode(hash, 'hex') as hash, audit_id, first_seq, encode(first_previous, 'hex') as first_previous, mac
    from audit_chains where tenant_id = ${chain}`.execute(tx);
  return rows[0];
}

/** The next seals with their rows, whose columns are null where the row is missing. */
export async function walkChain(
  tx: Tx,
  chain: string,
  { after, limit }: { after: number; limit: number },
): Promise<SealedAudit[]> {
  const { rows } = await sql<SealedAudit>`
    select ${sealColumns}, ${chainedColumns}
    from (select * from audit_seals where tenant_id = ${chain} and seq > ${after} order by seq limit ${limit}) s
    left join audits a on a.id = s.audit_id and coalesce(a.tenant_id, '') = ${chain}
    order by s.seq`.execute(tx);
  return rows;
}

export interface Erasure {
  seq: number;
  user_id: string;
  /** Numbers of rows whose details named the user, who was neither actor nor target. */
  mentioned: number[];
}

export async function listErasures(tx: Tx, chain: string): Promise<Erasure[]> {
  const { rows } = await sql<Erasure>`
    select s.seq, a.target_id as user_id, coalesce(a.details -> 'mentioned', '[]') as mentioned
    from audits a join audit_seals s on s.audit_id = a.id and s.tenant_id = ${chain}
    where a.action = ${sql.lit(erasureAction)} and not a.reported and a.target_id is not null
      and ${chain === '' ? sql`a.tenant_id is null` : sql`a.tenant_id = ${chain}`}
    order by s.seq`.execute(tx);
  return rows;
}

/** Rows per statement, so that none of them takes seconds. */
const unsealedPortion = 20_000;

interface Portion {
  missing: number | null;
  rows: number;
  last_at: string | null;
  last_id: number | null;
}

/** A row that has no seal and waits for none: it was inserted past the queue, or its seal was removed. */
export async function findUnsealed(tx: Tx, chain: string): Promise<number | undefined> {
  let [at, id] = ['-infinity', 0];
  for (;;) {
    const { missing, rows, last_at, last_id } = await readPortion(tx, chain, { at, id });
    if (missing !== null) return missing;
    if (rows < unsealedPortion || last_at === null || last_id === null) return undefined;
    [at, id] = [last_at, last_id];
  }
}

async function readPortion(tx: Tx, chain: string, after: { at: string; id: number }): Promise<Portion> {
  const { rows } = await sql<Portion>`
    with portion as materialized (
      select a.id, a.at from audits a
      where ${chain === '' ? sql`a.tenant_id is null` : sql`a.tenant_id = ${chain}`} and (a.at, a.id) > (${after.at}::timestamptz, ${after.id}::bigint)
      order by a.at, a.id limit ${unsealedPortion}),
    last as (select at, id from portion order by at desc, id desc limit 1)
    select (select min(p.id) from portion p
            where not exists (select from audit_seals s where s.audit_id = p.id and s.tenant_id = ${chain})
              and not exists (select from audit_unsealed u where u.audit_id = p.id and u.tenant_id = ${chain})) as missing,
           (select count(*) from portion) as rows, (select at::text from last) as last_at, (select id from last) as last_id`.execute(
    tx,
  );
  return rows[0]!;
}

export interface ChainCheck {
  /** Number of the last verified row. */
  sequence: number;
  rows: number;
  broken: { id: string; reason: string } | null;
}

/** Keeps the result of a verification. @returns whether the chain was intact before, and is broken now */
export async function saveCheck(tx: Tx, chain: string, check: ChainCheck, now: Date): Promise<boolean> {
  const { rows } = await sql<{ was_broken: boolean }>`
    with before as (select broken_since from audit_chains where tenant_id = ${chain} for update)
    update audit_chains c set checked_at = ${now}, checked_seq = ${check.sequence}, checked_rows = ${check.rows},
      broken_audit_id = ${check.broken?.id ?? null}, broken_reason = ${check.broken?.reason ?? null},
      broken_since = ${check.broken ? sql`coalesce(c.broken_since, ${now})` : null}
    from before where c.tenant_id = ${chain}
    returning before.broken_since is not null as was_broken`.execute(tx);
  return check.broken !== null && rows[0]?.was_broken === false;
}

export interface KnownIntegrity {
  checked_at: Date | null;
  checked_rows: number | null;
  broken_audit_id: string | null;
  broken_reason: string | null;
}

/** The result of the last verification. */
export async function readIntegrity(tx: Tx, chain: string): Promise<KnownIntegrity | undefined> {
  return await tx
    .selectFrom('audit_chains')
    .select(['checked_at', 'checked_rows', 'broken_audit_id', 'broken_reason'])
    .where('tenant_id', '=', chain)
    .executeTakeFirst();
}

/** Every log that has a chain or waits for one. */
export async function listChains(db: Database): Promise<string[]> {
  const rows = await db.statementAcrossTenants<{ tenant_id: string }>('the audit logs of all tenants are verified', {
    name: 'chains',
    text: `select tenant_id from audit_chains union select distinct tenant_id from audit_unsealed order by tenant_id`,
    values: [],
  });
  return rows.map(({ tenant_id }) => tenant_id);
}
