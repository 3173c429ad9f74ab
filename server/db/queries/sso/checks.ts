/** Checks of SSO connections that are due. For the tenant's scope unless said otherwise. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export interface DueConnection {
  id: string;
  tenant_id: string;
}

/** For the system scope: connections that are due before a moment, in pages by ID. */
export async function listDueConnections(
  tx: Tx,
  { before, afterId, limit }: { before: Date; afterId: string; limit: number },
): Promise<DueConnection[]> {
  return await tx
    .selectFrom('sso_connections')
    .select(['id', 'tenant_id'])
    .where('due_at', '<', before)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function saveDue(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('sso_connections').set({ due_at: at }).where('id', '=', id).execute();
}

/** @returns how often in a row the metadata could not be used */
export async function saveMetadataFault(tx: Tx, id: string, fault: string): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    update sso_connections set metadata_failures = metadata_failures + 1, metadata_fault = ${fault}
    where id = ${id} returning metadata_failures as failures`.execute(tx);
  return rows[0]?.failures ?? 0;
}

/** @param changes certificates, if there are new ones */
export async function saveMetadataRead(
  tx: Tx,
  id: string,
  at: Date,
  changes: { certificates: string; updated_at: Date } | undefined,
): Promise<void> {
  await tx
    .updateTable('sso_connections')
    .set({ metadata_read_at: at, metadata_failures: 0, metadata_fault: null, ...changes })
    .where('id', '=', id)
    .execute();
}

/** @returns whether the admins are to be warned: not at this threshold or a later one before */
export async function claimCertificateWarning(
  tx: Tx,
  warning: { tenant_id: string; connection_id: string; fingerprint: string; days: number },
): Promise<boolean> {
  const taken = await tx
    .insertInto('sso_certificate_warnings')
    .values(warning)
    .onConflict((conflict) =>
      conflict
        .columns(['connection_id', 'fingerprint'])
        .doUpdateSet({ days: warning.days })
        .where('sso_certificate_warnings.days', '>', warning.days),
    )
    .returning('fingerprint')
    .executeTakeFirst();
  return taken !== undefined;
}

/** @param driftedAt since when its record is missing; null if it is there */
export async function saveDomainCheck(
  tx: Tx,
  id: string,
  { checkedAt, driftedAt }: { checkedAt: Date; driftedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('sso_domains')
    .set({ checked_at: checkedAt, drifted_at: driftedAt })
    .where('id', '=', id)
    .execute();
}
