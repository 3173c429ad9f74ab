/**
 * The texts over which the hashes of the audit log's chain are computed: by the server, which seals and verifies, and by
 * browsers, which check one row. Each row has a consecutive number in its tenant, and a SHA-256 hash over its fields and the
 * hash of its predecessor. Fields that can identify a user enter as salted commitments: once such a field and its salt are
 * deleted, the hash still verifies and the field cannot be guessed (decision 0400).
 */
import { canonicalJson } from './canonical-json.ts';

/** Of the hashed form: a change of its fields takes a new number. */
export const chainVersion = 1;

/** Who called from where: the actor's personal fields. */
export interface AuditOrigin {
  ip: string | null;
  userAgent: string | null;
}

/** What is hashed of a row, hashes and commitments in hex. */
export interface ChainedFields {
  /** The empty text for rows without a tenant. */
  tenantId: string;
  sequence: number;
  id: string;
  /** ISO 8601 in UTC with microseconds, the precision that the database stores. */
  at: string;
  action: string;
  severity: string;
  actorId: string | null;
  targetKind: string | null;
  targetId: string | null;
  traceId: string;
  reported: boolean;
  originCommitment: string;
  detailsCommitment: string;
  previousHash: string;
}

/** A row with everything that its hash covers, as the log or an exported file has it. */
export interface ProvedRow extends ChainedFields, AuditOrigin {
  details: unknown;
  /** Null once the field is erased. */
  originSalt: string | null;
  detailsSalt: string | null;
  hash: string;
}

/** The salt in hex, followed by the fields as canonical JSON. */
export function textOfOrigin(salt: string, { ip, userAgent }: AuditOrigin): string {
  return salt + canonicalJson({ ip, userAgent });
}

export function textOfDetails(salt: string, details: unknown): string {
  return salt + canonicalJson({ details });
}

/** Erased details have to be empty, and so has an erased origin. */
export const isEmptyDetails = (details: unknown): boolean => canonicalJson(details) === '{}';

/** Canonical JSON of the fields and the version. */
export function textOfRow(row: ChainedFields): string {
  return canonicalJson({
    version: chainVersion,
    tenantId: row.tenantId,
    sequence: row.sequence,
    id: row.id,
    at: row.at,
    action: row.action,
    severity: row.severity,
    actorId: row.actorId,
    targetKind: row.targetKind,
    targetId: row.targetId,
    traceId: row.traceId,
    reported: row.reported,
    originCommitment: row.originCommitment,
    detailsCommitment: row.detailsCommitment,
    previousHash: row.previousHash,
  });
}
