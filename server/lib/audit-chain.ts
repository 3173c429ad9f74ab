/** Hashes of the audit log's chain, and what they prove. Exported files are verified by the same functions. */
import { hash } from 'node:crypto';
import {
  isEmptyDetails,
  textOfDetails,
  textOfOrigin,
  textOfRow,
  type AuditOrigin,
  type ChainedFields,
  type ProvedRow,
} from '#shared/lib/audit-proof.ts';
import { canonicalJson } from '#shared/lib/canonical-json.ts';

/** `previousHash` of the first row. */
export const genesisHash = '0'.repeat(64);
/** Bytes. */
export const saltSize = 16;

/** @param salt hex */
export function commitToOrigin(salt: string, origin: AuditOrigin): string {
  return hash('sha256', textOfOrigin(salt, origin));
}

/** @param salt hex */
export function commitToDetails(salt: string, details: unknown): string {
  return hash('sha256', textOfDetails(salt, details));
}

export function hashOfRow(row: ChainedFields): string {
  return hash('sha256', textOfRow(row));
}

/** Both ends of a chain. */
export interface ChainEnds {
  tenantId: string;
  /** Number and hash of the last row; 0 and `genesisHash` before the first. */
  sequence: number;
  hash: string;
  /** Number of the first row that is kept, and its `previousHash`: the checkpoint that pruning leaves. */
  firstSequence: number;
  firstPrevious: string;
}

/** The text that authenticates the ends under a key of the installation. */
export function textOfEnds({ tenantId, sequence, hash, firstSequence, firstPrevious }: ChainEnds): string {
  return canonicalJson({ tenantId, sequence, hash, firstSequence, firstPrevious });
}

export type RowFault = 'row-changed' | 'order-changed' | 'rows-missing';

/** What the predecessor of a row says about it. */
export interface ChainPlace {
  sequence: number;
  hash: string;
}

/**
 * Whether a row is what was sealed, regardless of its place. Erased fields have to be empty; whether they were erased
 * rightly is for the caller to find out.
 */
export function isAsSealed(row: ProvedRow): boolean {
  const origin =
    row.originSalt === null
      ? row.ip === null && row.userAgent === null
      : commitToOrigin(row.originSalt, row) === row.originCommitment;
  const details =
    row.detailsSalt === null
      ? isEmptyDetails(row.details)
      : commitToDetails(row.detailsSalt, row.details) === row.detailsCommitment;
  return origin && details && hashOfRow(row) === row.hash;
}

/** @param place number and hash of the preceding row */
export function faultOf(row: ProvedRow, place: ChainPlace): RowFault | undefined {
  if (row.sequence !== place.sequence + 1) return 'rows-missing';
  if (isAsSealed(row)) return undefined;
  return row.previousHash === place.hash ? 'row-changed' : 'order-changed';
}
