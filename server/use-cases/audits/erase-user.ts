/**
 * Erases a user from all audit logs, once their account is deleted: IP addresses, user agents and details that
 * concern them. Their ID stays, which then names nobody, and every chain still verifies: a row of the log records the
 * erasure, and verification accepts erased fields only with it.
 */
import { audit } from '#server/db/queries/core/audits.ts';
import { inChain, vendorChain } from '#server/db/queries/audits/chain-scope.ts';
import { accountExists, eraseFields, findIdentifiers, findMentions } from '#server/db/queries/audits/erase-user.ts';
import { eraseFromExchanges } from '#server/db/queries/sso/exchanges.ts';
import { listChains } from '#server/db/queries/audits/read-chain.ts';
import { lockHead } from '#server/db/queries/audits/seals.ts';
import { dropChunks } from '#server/db/queries/audits/search-index.ts';
import { chunkOf } from '#server/domain/audits/trigrams.ts';
import { genesisHash } from '#server/lib/audit-chain.ts';
import type { Tx } from '#server/db/database.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { sealLog, type Sealing } from './seal-audits.ts';

export interface ErasureRequest {
  userId: string;
  /** Further texts that identify the user in details of others’ rows, such as former email addresses. */
  texts: readonly string[];
}

/** @returns whether the user still has an account; it has to be deleted first */
export async function hasAccount({ db }: Pick<Sealing, 'db'>, userId: string): Promise<boolean> {
  return await db.asUser(userId, (tx) => accountExists(tx, userId));
}

/**
 * Each log is one transaction; the erasure can be repeated. Exchanges with identity providers lose the user too.
 * @returns the number of rows in which something was deleted
 */
export async function eraseUserFromLogs(
  services: Sealing,
  request: ErasureRequest,
  call: { requestMetadata: RequestMetadata; now: Date },
): Promise<number> {
  let rows = 0;
  const addresses = new Set(request.texts.map((text) => text.toLowerCase()));
  for (const chain of await listChains(services.db)) {
    // rows that wait for their seal have no number yet by which the erasure could name them
    await sealLog(services, chain);
    rows += await inChain(services.db, chain, async (tx) => {
      // before the log forgets them
      for (const each of await findIdentifiers(tx, chain, request.userId)) addresses.add(each);
      return await eraseFromLog(tx, chain, request, call);
    });
  }
  const named = { userId: request.userId, addresses: [...addresses] };
  return rows + (await services.db.asUser(request.userId, (tx) => eraseFromExchanges(tx, named)));
}

async function eraseFromLog(
  tx: Tx,
  chain: string,
  { userId, texts }: ErasureRequest,
  { requestMetadata, now }: { requestMetadata: RequestMetadata; now: Date },
): Promise<number> {
  await lockHead(tx, chain, { mac: '', genesis: genesisHash, wait: true });
  const identifiers = [userId, ...texts, ...(await findIdentifiers(tx, chain, userId))].map((text) =>
    text.toLowerCase(),
  );
  const mentioned = await findMentions(tx, chain, userId, identifiers);
  const erased = await eraseFields(tx, chain, { userId, mentioned });
  const rows = erased.length;
  // the index of searches knows parts of what was erased
  await dropChunks(tx, chain, [...new Set(erased.map(({ seq }) => chunkOf(seq)))]);
  if (rows > 0)
    await audit(tx, requestMetadata, now, {
      action: 'audits.person-erased',
      severity: 'High',
      tenantId: chain === vendorChain ? null : chain,
      actorId: null,
      target: { kind: 'user', id: userId },
      details: { rows, mentioned },
    });
  return rows;
}
