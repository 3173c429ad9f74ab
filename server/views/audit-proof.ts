/**
 * A row of the audit log in an exported file that can be verified without the server. Names as in the API; what the
 * hash does not cover is set apart, so that nobody takes it for proved.
 */
import { chainVersion, type ProvedRow } from '#shared/lib/audit-proof.ts';

export interface ProvedLine extends Omit<ProvedRow, 'id' | 'at'> {
  version: typeof chainVersion;
  _id: string;
  /** ISO 8601 with microseconds, as it is hashed. */
  createdAt: string;
  /** Looked up for the export. Not covered by the hash. */
  unverified: { email: string; user: string; description: string; vendorId: string };
}

export function provedLine({ id, at, ...row }: ProvedRow, unverified: ProvedLine['unverified']): ProvedLine {
  return { version: chainVersion, _id: id, createdAt: at, ...row, unverified };
}

/** The inverse of `provedLine`. */
export function rowOfLine({
  version: _version,
  unverified: _unverified,
  _id,
  createdAt,
  ...row
}: ProvedLine): ProvedRow {
  return { ...row, id: _id, at: createdAt };
}
