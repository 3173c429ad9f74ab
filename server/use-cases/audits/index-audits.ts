/**
 * Indexes sealed rows for searches, in complete chunks and after they were sealed, so that neither a change nor sealing pays
 * for it. Rows that are not indexed yet are searched one by one.
 */
import { vendorChain } from '#server/db/queries/audits/chain-scope.ts';
import { claimChunk, findChunkToIndex, insertGrams, listTexts } from '#server/db/queries/audits/search-index.ts';
import { ChunkIndex, chunkRows } from '#server/domain/audits/trigrams.ts';
import type { Services } from '#server/services.ts';

/** Rows between which other work gets its turn: 200 take about 10 ms. */
const batch = 200;

/**
 * Indexes the complete chunks of a log, one after the other. Two processes do not index the same one.
 *
 * @param isStopped whether to leave the rest for later
 */
export async function indexLog(
  { db }: Pick<Services, 'db'>,
  chain: string,
  { isStopped = () => false }: { isStopped?: () => boolean } = {},
): Promise<void> {
  // the log of rows without a tenant is not searched
  if (chain === vendorChain) return;
  while (!isStopped()) {
    const isDone = await db.inTenant(chain, async (tx) => {
      const chunk = await findChunkToIndex(tx, chain, chunkRows);
      if (chunk === undefined) return true;
      // another process has indexed it meanwhile
      if (!(await claimChunk(tx, chain, chunk))) return false;
      const index = new ChunkIndex();
      const first = chunk * chunkRows + 1;
      for (let from = first; from < first + chunkRows; from += batch)
        for (const { seq, text } of await listTexts(tx, chain, {
          from,
          end: Math.min(from + batch, first + chunkRows),
        }))
          index.add(seq - first, text);
      await insertGrams(tx, chain, chunk, index.blocks);
      return false;
    });
    if (isDone) return;
  }
}
