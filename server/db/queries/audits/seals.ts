/** Statements of the sealer: the queue of new rows, the head of a chain, and the seals. */
import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';

/** Row of the audit log as the database returns it. */
export interface ChainedAudit {
  id: number;
  /** ISO 8601 in UTC with microseconds: a JavaScript date would drop three digits. */
  at: string;
  action: string;
  severity: string;
  actor_id: string | null;
  target_kind: string | null;
  target_id: string | null;
  ip: string | null;
  user_agent: string | null;
  trace_id: string;
  details: Record<string, unknown>;
  reported: boolean;
}

/** Null columns, if the row was deleted before it was sealed. */
export type QueuedAudit = { [Column in keyof ChainedAudit]: ChainedAudit[Column] | null } & { audit_id: number };

/** Columns of `ChainedAudit` for the alias `a`. */
export const chainedColumns = sql`a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, a.action, a.severity,
  a.actor_id, a.target_kind, a.target_id, a.ip, a.user_agent, a.trace_id, a.details, a.reported`;

/** Hashes in hex. */
export interface ChainHead {
  seq: number;
  hash: string;
  first_seq: number;
  first_previous: string;
  mac: string;
}

/** The oldest queued rows of a chain. */
export async function listQueued(tx: Tx, chain: string, limit: number): Promise<QueuedAudit[]> {
  const { rows } = await sql<QueuedAudit>`
    select q.audit_id, ${chainedColumns}
    from (select audit_id from audit_unsealed where tenant_id = ${chain} order by audit_id limit ${limit}) q
    left join audits a on a.id = q.audit_id and coalesce(a.tenant_id, '') = ${chain}
    order by q.audit_id`.execute(tx);
  return rows;
}

/** Chains with queued rows. Skips from chain to chain along the primary key, however many rows wait. */
export async function listChainsToSeal(db: Database): Promise<string[]> {
  const rows = await db.statementAcrossTenants<{ tenant_id: string }>('the audit logs of all tenants are sealed', {
    name: 'chains-to-seal',
    text: `
      with recursive waiting as (
        (select tenant_id from audit_unsealed order by tenant_id limit 1)
        union all
        select (select u.tenant_id from audit_unsealed u where u.tenant_id > w.tenant_id order by u.tenant_id limit 1)
        from waiting w where w.tenant_id is not null)
      select tenant_id from waiting where tenant_id is not null`,
    values: [],
  });
  return rows.map(({ tenant_id }) => tenant_id);
}

/**
 * Locks the head of a chain, and creates it first if there is none, so that the first sealers of a chain wait for each
 * other too.
 *
 * @param mac of an empty chain
 * @returns undefined if another process holds it and `wait` is false
 */
export async function lockHead(
  tx: Tx,
  chain: string,
  { mac, genesis, wait }: { mac: string; genesis: string; wait: boolean },
): Promise<ChainHead | undefined> {
  const locked = async () =>
    (
      await sql<ChainHead>`
        select seq, encode(hash, 'hex') as hash, first_seq, encode(first_previous, 'hex') as first_previous, mac
        from audit_chains where tenant_id = ${chain} for update ${wait ? sql`` : sql`skip locked`}`.execute(tx)
    ).rows[0];
  const head = await locked();
  if (head) return head;
  // a head that was deleted is continued from the last seal, without its authentication: verification reports it
  await sql`
    insert into audit_chains (tenant_id, seq, hash, audit_id, first_seq, first_previous, mac)
    select ${chain}, coalesce(last.seq, 0), coalesce(last.hash, decode(${genesis}, 'hex')), last.audit_id, 1, decode(${genesis}, 'hex'),
           case when last.seq is null then ${mac} else '' end
    from (select) one left join lateral (
      select seq, hash, audit_id from audit_seals where tenant_id = ${chain} order by seq desc limit 1) last on true
    on conflict do nothing`.execute(tx);
  return await locked();
}

/** One seal; salts, commitments and hashes in hex. */
export interface NewSeal {
  sequence: number;
  auditId: number;
  originSalt: string;
  detailsSalt: string;
  originCommitment: string;
  detailsCommitment: string;
  previousHash: string;
  hash: string;
}

/** Appends seals, which are consecutive from the head on, removes their rows from the queue, and moves the head. */
export async function appendSeals(tx: Tx, chain: string, seals: readonly NewSeal[], mac: string): Promise<void> {
  const column = (name: Exclude<keyof NewSeal, 'sequence' | 'auditId'>) => seals.map((seal) => seal[name]);
  const ids = seals.map(({ auditId }) => auditId);
  const last = seals.at(-1)!;
  await sql`
    with sealed as (
      insert into audit_seals (tenant_id, seq, audit_id, origin_salt, details_salt, origin_commitment, details_commitment, previous_hash, hash)
      select ${chain}, seq, audit_id, decode(origin_salt, 'hex'), decode(details_salt, 'hex'), decode(origin, 'hex'),
             decode(details, 'hex'), decode(previous, 'hex'), decode(hash, 'hex')
      from unnest(${seals.map(({ sequence }) => sequence)}::bigint[], ${ids}::bigint[], ${column('originSalt')}::text[],
                  ${column('detailsSalt')}::text[], ${column('originCommitment')}::text[], ${column('detailsCommitment')}::text[],
                  ${column('previousHash')}::text[], ${column('hash')}::text[])
        as new (seq, audit_id, origin_salt, details_salt, origin, details, previous, hash)),
    taken as (delete from audit_unsealed where tenant_id = ${chain} and audit_id = any (${ids}::bigint[]))
    update audit_chains set seq = ${last.sequence}, hash = decode(${last.hash}, 'hex'), audit_id = ${last.auditId}, mac = ${mac}
    where tenant_id = ${chain}`.execute(tx);
}
