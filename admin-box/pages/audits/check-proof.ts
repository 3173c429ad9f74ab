/** Verifies one event in the browser: its hash, its place in the chain, and that it is the one that is shown. */
import type { AuditProof, AuditRow, ProvedAudit } from '#shared/contract/audits/audits.ts';
import { isEmptyDetails, textOfDetails, textOfOrigin, textOfRow, type ProvedRow } from '#shared/lib/audit-proof.ts';
import { canonicalJson } from '#shared/lib/canonical-json.ts';

/** `unable`: the page is no secure context, where browsers compute no hashes. */
export type ProofResult = 'matches' | 'differs' | 'unable';

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function rowOf({ _id, createdAt, details, ...line }: ProvedAudit): ProvedRow {
  return { ...line, details, id: _id, at: createdAt };
}

/** Erased fields have to be empty. */
async function isAsSealed(row: ProvedRow): Promise<boolean> {
  const origin =
    row.originSalt === null
      ? row.ip === null && row.userAgent === null
      : (await sha256(textOfOrigin(row.originSalt, row))) === row.originCommitment;
  const details =
    row.detailsSalt === null
      ? isEmptyDetails(row.details)
      : (await sha256(textOfDetails(row.detailsSalt, row.details))) === row.detailsCommitment;
  return origin && details && (await sha256(textOfRow(row))) === row.hash;
}

/** The list adds target and trace ID to the details, and shows milliseconds. */
function isShown(shown: AuditRow, { details, ...row }: ProvedRow): boolean {
  const { target, traceId, ...rest } = shown.json;
  const given = Object.entries(details as Record<string, unknown>).filter(
    ([name]) => name !== 'traceId' && !(name === 'target' && row.targetKind !== null),
  );
  return (
    row.id === shown._id &&
    row.tenantId === shown.tenantId &&
    Date.parse(row.at) === Date.parse(shown.createdAt) &&
    row.action === shown.action &&
    row.severity === shown.severity &&
    (row.ip ?? '') === shown.ip &&
    (row.userAgent ?? undefined) === shown.userAgent &&
    row.traceId === traceId &&
    (row.targetKind === null || (row.targetKind === target?.kind && (row.targetId ?? '') === target.id)) &&
    canonicalJson(Object.fromEntries(given)) ===
      canonicalJson(row.targetKind === null && target ? { ...rest, target } : rest)
  );
}

/** @param shown as the list has it */
export async function checkProof(shown: AuditRow, { event, previous }: AuditProof): Promise<ProofResult> {
  if (!globalThis.crypto?.subtle) return 'unable';
  const row = rowOf(event);
  const follows = row.sequence === previous.sequence + 1 && row.previousHash === previous.hash;
  return follows && isShown(shown, row) && (await isAsSealed(row)) ? 'matches' : 'differs';
}
