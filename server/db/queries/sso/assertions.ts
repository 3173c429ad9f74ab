import type { Tx } from '#server/db/database.ts';

export interface AssertionUse {
  tenantId: string;
  connectionId: string;
  assertionHash: Buffer;
  /** Afterwards it is refused for its time. */
  expiresAt: Date;
}

/** Records that an assertion is accepted. @returns false if it was before */
export async function useAssertion(tx: Tx, use: AssertionUse): Promise<boolean> {
  const row = await tx
    .insertInto('sso_assertions')
    .values({
      tenant_id: use.tenantId,
      connection_id: use.connectionId,
      assertion_hash: use.assertionHash,
      expires_at: use.expiresAt,
    })
    .onConflict((conflict) => conflict.columns(['connection_id', 'assertion_hash']).doNothing())
    .returning('connection_id')
    .executeTakeFirst();
  return row !== undefined;
}
