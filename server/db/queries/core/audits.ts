import type { Tx } from '#server/db/database.ts';
import type { EventKey } from '#shared/contract/events/events.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';

export interface AuditEntry {
  /** Of a change of ours: delivered to subscribers. */
  action: EventKey;
  severity?: 'Info' | 'Medium' | 'High' | 'Critical' | 'Error';
  tenantId: string | null;
  /** Who did it; `null` for an unauthenticated caller or the server itself. */
  actorId: string | null;
  target?: { kind: string; id: string };
  /** `before` and `after` of a change, and other details for readers. Never a secret. */
  details?: Record<string, unknown>;
}

/** Reported by the vendor's product under a name of its choice: stored among the audits, but not an event of ours. */
export type ReportedEntry = Omit<AuditEntry, 'action'> & { action: string; reported: true };

/** Writes the audit row of a change, in the change's own transaction; a trigger creates its event. */
export async function audit(
  tx: Tx,
  requestMetadata: RequestMetadata,
  at: Date,
  entry: AuditEntry | ReportedEntry,
): Promise<void> {
  await tx
    .insertInto('audits')
    .values(rowOf(requestMetadata, at, entry))
    .execute();
}

/** Rows of one statement, which has at most 65,535 parameters. */
const batch = 1000;

/** Writes the audit rows of a change of many, a batch in one statement. */
export async function auditMany(
  tx: Tx,
  requestMetadata: RequestMetadata,
  at: Date,
  entries: readonly AuditEntry[],
): Promise<void> {
  for (let from = 0; from < entries.length; from += batch) {
    const rows = entries.slice(from, from + batch).map((entry) => rowOf(requestMetadata, at, entry));
    await tx.insertInto('audits').values(rows).execute();
  }
}

function rowOf(requestMetadata: RequestMetadata, at: Date, entry: AuditEntry | ReportedEntry) {
  return {
    tenant_id: entry.tenantId,
    at,
    action: entry.action,
    reported: 'reported' in entry,
    severity: entry.severity ?? ('Info' as const),
    actor_id: entry.actorId,
    target_kind: entry.target?.kind ?? null,
    target_id: entry.target?.id ?? null,
    ip: requestMetadata.ip,
    user_agent: requestMetadata.userAgent,
    trace_id: requestMetadata.traceId,
    details: JSON.stringify({
      ...entry.details,
      ...(requestMetadata.impersonator && { impersonator: requestMetadata.impersonator }),
      ...(requestMetadata.apiToken && { apiToken: requestMetadata.apiToken }),
      ...(requestMetadata.setupLink && { setupLink: requestMetadata.setupLink }),
    }),
  };
}
