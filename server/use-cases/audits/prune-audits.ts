/**
 * Deletes rows of audit logs that are older than their tenant keeps them, from the beginning of the chain and in
 * portions. The chain records where it now begins, so that the rest still verifies. A legal hold and a broken chain
 * stop it: what proves a manipulation is not deleted.
 */
import type { Tx } from '#server/db/database.ts';
import { audit } from '#server/db/queries/core/audits.ts';
import { inChain, vendorChain } from '#server/db/queries/audits/chain-scope.ts';
import { listChains } from '#server/db/queries/audits/read-chain.ts';
import { findPrunable, findRetention, isBroken, prune } from '#server/db/queries/audits/retention.ts';
import { dropChunksBefore } from '#server/db/queries/audits/search-index.ts';
import { lockHead } from '#server/db/queries/audits/seals.ts';
import { chunkOf } from '#server/domain/audits/trigrams.ts';
import { genesisHash } from '#server/lib/audit-chain.ts';
import { day, later } from '#server/lib/clock.ts';
import type { AnonymousContext } from '#server/context.ts';
import { endsOf, isAuthentic, macOf, sealLog } from './seal-audits.ts';

/** Rows per transaction, which locks the head of the chain for about a second. */
const portion = 10_000;

export async function pruneAuditLogs(context: AnonymousContext): Promise<void> {
  for (const chain of await listChains(context.services.db)) {
    await sealLog(context.services, chain);
    let pruned = portion;
    while (pruned === portion)
      pruned = await inChain(context.services.db, chain, (tx) => prunePortion(tx, context, chain));
  }
}

/** @returns the number of deleted rows */
async function prunePortion(
  tx: Tx,
  { services: { config, secrets }, requestMetadata, now }: AnonymousContext,
  chain: string,
): Promise<number> {
  const own = await findRetention(tx, chain, { lock: true });
  const days = own ? own.days : (config.audits.retentionDays ?? null);
  if (days === null || own?.legal_hold || (await isBroken(tx, chain))) return 0;
  const head = await lockHead(tx, chain, { mac: '', genesis: genesisHash, wait: true });
  if (!head || !isAuthentic(secrets, chain, head)) return 0;
  const first = head.first_seq;
  const last = await findPrunable(tx, chain, { first, before: later(now, -days * day), limit: portion });
  if (!last) return 0;
  const ends = { ...endsOf(chain, head), firstSequence: last.seq + 1, firstPrevious: last.hash };
  await prune(tx, chain, { first, last, mac: macOf(secrets, ends) });
  await dropChunksBefore(tx, chain, chunkOf(ends.firstSequence));
  await audit(tx, requestMetadata, now, {
    action: 'audits.pruned',
    tenantId: chain === vendorChain ? null : chain,
    actorId: null,
    details: { days, before: { firstSequence: first }, after: { firstSequence: last.seq + 1 } },
  });
  return last.rows;
}
