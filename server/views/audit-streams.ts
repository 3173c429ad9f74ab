/** Streams of the audit log in the API's format. */
import type { AuditDeadLetter, AuditStream } from '#shared/contract/audits/audit-streams.ts';
import type { DeadLetterRow, StreamRow, StreamState } from '#server/db/queries/audits/streams.ts';

export function describeStream(row: StreamRow & StreamState, now: Date): AuditStream {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    url: row.url,
    format: row.format,
    minimumSeverity: row.minimum_severity,
    hasSecret: row.secret !== null,
    certificateAuthority: row.certificate_authority,
    sourcetype: row.sourcetype,
    region: row.region,
    isActive: row.is_active,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    status: {
      state: row.is_active ? (row.failing_since ? 'failing' : 'delivering') : 'paused',
      lagSeconds:
        row.pending > 0 && row.oldest ? Math.max(0, Math.floor((now.getTime() - row.oldest.getTime()) / 1000)) : 0,
      pending: row.pending,
      lastDeliveredAt: row.delivered_at?.toISOString() ?? null,
      failingSince: row.failing_since?.toISOString() ?? null,
      nextAttemptAt: row.is_active && row.failing_since ? (row.run_at?.toISOString() ?? null) : null,
      errors: row.errors,
      deadLetters: row.dead_letters,
      resending: row.resending,
    },
  };
}

export function describeDeadLetter(row: DeadLetterRow): AuditDeadLetter {
  return {
    sequence: row.seq,
    eventId: String(row.audit_id),
    action: row.action,
    failedAt: row.failed_at.toISOString(),
    status: row.status,
    error: row.error,
  };
}
