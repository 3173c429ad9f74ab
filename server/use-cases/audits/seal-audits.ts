/**
 * Seals new rows of the audit log: gives each its number in the chain of its tenant, and hashes it with its
 * predecessor. Runs every second, and before a log is verified, exported or streamed, so that the transaction of a
 * change pays only for an entry in a queue (decision 0400). Copies of events of an account for the logs of its tenants
 * are written with it (decision 0587).
 */
import type { Tx } from '#server/db/database.ts';
import { inChain, vendorChain } from '#server/db/queries/audits/chain-scope.ts';
import { copyToTenants } from '#server/db/queries/audits/copies.ts';
import {
  appendSeals,
  listChainsToSeal,
  listQueued,
  lockHead,
  type ChainHead,
  type NewSeal,
  type QueuedAudit,
} from '#server/db/queries/audits/seals.ts';
import {
  commitToDetails,
  commitToOrigin,
  genesisHash,
  hashOfRow,
  saltSize,
  textOfEnds,
  type ChainEnds,
} from '#server/lib/audit-chain.ts';
import { sameText, type SecretKeys } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';

export type Sealing = Pick<Services, 'db' | 'random' | 'secrets'>;

/** Rows per transaction: 1,000 take about 50 ms, in which other sealers of the chain wait. */
const batch = 1000;

/** Authenticates the ends of a chain, which only this installation can do. */
export function macOf(secrets: SecretKeys, ends: ChainEnds): string {
  return secrets.sign('audit-chain', textOfEnds(ends));
}

export function isAuthentic(secrets: SecretKeys, chain: string, head: ChainHead): boolean {
  return sameText(macOf(secrets, endsOf(chain, head)), head.mac);
}

export function endsOf(chain: string, head: ChainHead): ChainEnds {
  return {
    tenantId: chain,
    sequence: head.seq,
    hash: head.hash,
    firstSequence: head.first_seq,
    firstPrevious: head.first_previous,
  };
}

const emptyChain = { sequence: 0, hash: genesisHash, firstSequence: 1, firstPrevious: genesisHash };

/**
 * Seals all rows of a log that were written before the call.
 *
 * @param chain ID of the tenant, or `vendorChain`
 * @param options `wait` false: leaves the log to the process that is sealing it
 */
export async function sealLog(services: Sealing, chain: string, { wait = true } = {}): Promise<void> {
  for (;;) {
    const sealed = await inChain(services.db, chain, (tx) => sealBatch(tx, services, { chain, wait }));
    if (sealed < batch) return;
  }
}

/**
 * Seals the logs of all tenants. A log that fails does not delay the others.
 *
 * @param afterwards gets each log that was sealed
 * @returns the failures
 */
export async function sealAllLogs(
  services: Sealing,
  afterwards?: (chain: string) => void,
): Promise<{ chain: string; error: unknown }[]> {
  const failures = [];
  for (const chain of await listChainsToSeal(services.db)) {
    try {
      await sealLog(services, chain, { wait: false });
      afterwards?.(chain);
    } catch (error) {
      failures.push({ chain, error });
    }
  }
  return failures;
}

async function sealBatch(
  tx: Tx,
  { random, secrets }: Sealing,
  { chain, wait }: { chain: string; wait: boolean },
): Promise<number> {
  const mac = macOf(secrets, { tenantId: chain, ...emptyChain });
  const head = await lockHead(tx, chain, { mac, genesis: genesisHash, wait });
  const rows = head ? await listQueued(tx, chain, batch) : [];
  if (!head || rows.length === 0) return 0;
  if (chain === vendorChain)
    await copyToTenants(
      tx,
      rows.map((row) => row.audit_id),
    );
  const salts = random(2 * saltSize * rows.length).toString('hex');
  const seals: NewSeal[] = [];
  for (const [index, row] of rows.entries())
    seals.push(
      seal(row, { chain, salts, index, sequence: head.seq + index + 1, previous: seals.at(-1)?.hash ?? head.hash }),
    );
  const last = seals.at(-1)!;
  const moved = { ...endsOf(chain, head), sequence: last.sequence, hash: last.hash };
  // ends that were changed by hand are not authenticated anew: verification goes on reporting them
  await appendSeals(tx, chain, seals, isAuthentic(secrets, chain, head) ? macOf(secrets, moved) : '');
  return rows.length;
}

interface Place {
  chain: string;
  /** Hex, for all rows of the batch. */
  salts: string;
  index: number;
  sequence: number;
  previous: string;
}

function seal(row: QueuedAudit, { chain, salts, index, sequence, previous }: Place): NewSeal {
  const salt = (part: number) => salts.slice((2 * index + part) * 2 * saltSize, (2 * index + part + 1) * 2 * saltSize);
  const [originSalt, detailsSalt] = [salt(0), salt(1)];
  const originCommitment = commitToOrigin(originSalt, { ip: row.ip, userAgent: row.user_agent });
  const detailsCommitment = commitToDetails(detailsSalt, row.details);
  const links = { originCommitment, detailsCommitment, previousHash: previous };
  const hash = hashOfRow({ tenantId: chain, sequence, ...chainedFields(row), ...links });
  return { sequence, auditId: row.audit_id, originSalt, detailsSalt, ...links, hash };
}

/** Fields that are hashed in clear. A row that was deleted before it was sealed is sealed as deleted: all are empty. */
export function chainedFields(row: QueuedAudit) {
  return {
    id: String(row.audit_id),
    at: row.at ?? '',
    action: row.action ?? '',
    severity: row.severity ?? '',
    actorId: row.actor_id,
    targetKind: row.target_kind,
    targetId: row.target_id,
    traceId: row.trace_id ?? '',
    reported: row.reported ?? false,
  };
}
