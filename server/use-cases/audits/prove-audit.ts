/** One event of the caller's log with all that its hash covers, so that a browser, or an auditor offline, can verify it. */
import type { AuditProof, ProvedAudit } from '#shared/contract/audits/audits.ts';
import { inChain } from '#server/db/queries/audits/chain-scope.ts';
import { listSealedBeside, type ExportedAudit } from '#server/db/queries/audits/export-seals.ts';
import { readHead } from '#server/db/queries/audits/read-chain.ts';
import { readHash } from '#server/db/queries/delivery/audit-streams.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallContext } from '#server/context.ts';
import { describeAction } from '#server/views/audits.ts';
import { provedLine } from '#server/views/audit-proof.ts';
import { sealLog } from './seal-audits.ts';
import { provedRow } from './verify-audits.ts';

/** @throws Refusal `not-found` for an event that the log does not contain */
export async function proveAudit({ services, caller }: CallContext, id: string): Promise<AuditProof> {
  const { tenantId } = caller;
  if (!/^\d{1,15}$/.test(id)) throw new Refusal('not-found');
  await sealLog(services, tenantId);
  const rows = await listSealedBeside(services.db, tenantId, Number(id));
  const row = rows.find(({ audit_id: each }) => each === Number(id));
  if (!row) throw new Refusal('not-found');
  const previous = await inChain(services.db, tenantId, async (tx) => {
    const head = await readHead(tx, tenantId);
    // the first row that is kept follows a checkpoint
    return head?.first_seq === row.seq
      ? { seq: row.seq - 1, hash: head.first_previous }
      : await readHash(tx, tenantId, row.seq);
  });
  const lineOf = (each: ExportedAudit): ProvedAudit =>
    provedLine(provedRow(tenantId, each), {
      email: each.actor_email ?? '',
      user: each.actor_name ?? '',
      description: describeAction(each.action ?? ''),
      vendorId: services.environment.vendorId,
    });
  return {
    event: lineOf(row),
    previous: { sequence: previous?.seq ?? 0, hash: previous?.hash ?? '' },
    file: rows.map(lineOf),
  };
}
