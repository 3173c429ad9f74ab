/**
 * Verifies the chain of an audit log: in one snapshot, so that rows that are written meanwhile are no faults, and row
 * by row, so that memory use is constant.
 */
import type { Tx } from '#server/db/database.ts';
import { inChain } from '#server/db/queries/audits/chain-scope.ts';
import {
  erasureAction,
  findUnsealed,
  listErasures,
  readHead,
  walkChain,
  type ChainCheck,
  type Erasure,
  type SealedAudit,
} from '#server/db/queries/audits/read-chain.ts';
import type { ProvedRow } from '#shared/lib/audit-proof.ts';
import { faultOf, genesisHash, type ChainPlace } from '#server/lib/audit-chain.ts';
import { chainedFields, isAuthentic, sealLog, type Sealing } from './seal-audits.ts';

/** Rows between which other work gets its turn: 500 take about 10 ms. */
const batch = 500;

/**
 * Seals what is queued, and verifies every row from the first one that is kept to the end that `audit_chains` records.
 *
 * @param chain ID of the tenant, or `vendorChain`
 */
export async function verifyLog(services: Sealing, chain: string): Promise<ChainCheck> {
  await sealLog(services, chain);
  return await inChain(services.db, chain, (tx) => verifyChain(tx, services, chain), { snapshot: true });
}

async function verifyChain(tx: Tx, { secrets }: Sealing, chain: string): Promise<ChainCheck> {
  const head = await readHead(tx, chain);
  const isErased = erasedBy(await listErasures(tx, chain));
  const start = { sequence: (head?.first_seq ?? 1) - 1, hash: head?.first_previous ?? genesisHash };
  const walk = { chain, place: start, rows: 0, id: '', broken: null as ChainCheck['broken'] };
  for (let more = true; more && !walk.broken;) {
    const rows = await walkChain(tx, chain, { after: walk.place.sequence, limit: batch });
    for (const row of rows) {
      walk.broken = faultAt(row, walk, isErased);
      if (walk.broken) break;
      walk.place = { sequence: row.seq, hash: row.hash };
      walk.id = String(row.audit_id);
      walk.rows += 1;
    }
    more = rows.length === batch;
  }
  walk.broken ??= faultOfEnd(walk, head && { ...head, authentic: isAuthentic(secrets, chain, head) });
  const unsealed = walk.broken ? undefined : await findUnsealed(tx, chain);
  if (unsealed !== undefined) walk.broken = { id: String(unsealed), reason: 'row-unsealed' };
  return { sequence: walk.place.sequence, rows: walk.rows, broken: walk.broken };
}

interface Walk {
  chain: string;
  /** The last verified row. */
  place: ChainPlace;
  id: string;
}

function faultAt(row: SealedAudit, { chain, place, id }: Walk, isErased: IsErased): ChainCheck['broken'] {
  const own = { id: String(row.audit_id) };
  if (row.seq !== place.sequence + 1) return { ...own, reason: 'rows-missing' };
  if (row.id === null) return { ...own, reason: 'row-deleted' };
  const proved = provedRow(chain, row);
  const reason = faultOf(proved, place);
  if (reason) return { ...own, reason };
  // this row confirms the hash that its predecessor had
  if (row.previous_hash !== place.hash) return { id: id || own.id, reason: 'seal-replaced' };
  return isErased(row) ? null : { ...own, reason: 'erased-without-record' };
}

function faultOfEnd(
  { place, id }: Walk,
  head: { seq: number; hash: string; audit_id: number | null; authentic: boolean } | undefined,
): ChainCheck['broken'] {
  const newest = String(head?.audit_id ?? id);
  if (place.sequence < (head?.seq ?? 0)) return { id: newest, reason: 'end-cut' };
  if (place.sequence > (head?.seq ?? 0)) return { id, reason: 'end-changed' };
  if (head && place.hash !== head.hash) return { id: newest, reason: 'seal-replaced' };
  return head && !head.authentic ? { id: newest, reason: 'end-changed' } : null;
}

/** The row as its hash covers it. */
export function provedRow(chain: string, row: SealedAudit): ProvedRow {
  return {
    tenantId: chain,
    sequence: row.seq,
    ...chainedFields(row),
    ip: row.ip,
    userAgent: row.user_agent,
    details: row.details,
    originSalt: row.origin_salt,
    detailsSalt: row.details_salt,
    originCommitment: row.origin_commitment,
    detailsCommitment: row.details_commitment,
    previousHash: row.previous_hash,
    hash: row.hash,
  };
}

type IsErased = (row: SealedAudit) => boolean;

/** Whether what is missing of a row was erased by a later row of the log, which names the user. */
function erasedBy(erasures: readonly Erasure[]): IsErased {
  const lastOf = new Map<string, number>();
  const lastMention = new Map<number, number>();
  for (const { seq, user_id, mentioned } of erasures) {
    lastOf.set(user_id, seq);
    for (const each of mentioned) lastMention.set(each, seq);
  }
  const isLater = (row: SealedAudit, ...found: (number | undefined)[]) =>
    found.some((seq) => seq !== undefined && seq > row.seq);
  return (row) => {
    const asActor = row.actor_id === null ? undefined : lastOf.get(row.actor_id);
    const asTarget = row.target_kind === 'user' ? lastOf.get(row.target_id ?? '') : undefined;
    const origin = row.origin_salt !== null || isLater(row, asActor);
    const details = row.details_salt !== null || isLater(row, asActor, asTarget, lastMention.get(row.seq));
    return origin && details && !(row.details_salt === null && row.action === erasureAction);
  };
}
