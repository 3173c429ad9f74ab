import type { Tx } from '#server/db/database.ts';
import type { RequestFacts } from '#server/services.ts';

export interface AuditEntry {
  /** Dotted: `user.signed-in`. */
  action: string;
  severity?: 'Info' | 'Medium' | 'High' | 'Critical' | 'Error';
  tenantId: string | null;
  /** Who did it; `null` for a stranger or the server itself. */
  actorId: string | null;
  target?: { kind: string; id: string };
  /** `before` and `after` of a change, and what else a reader needs. Never a secret. */
  details?: Record<string, unknown>;
}

/** Writes the audit row of a change, in the change's own transaction. */
export async function audit(tx: Tx, facts: RequestFacts, at: Date, entry: AuditEntry): Promise<void> {
  await tx
    .insertInto('audits')
    .values({
      tenant_id: entry.tenantId,
      at,
      action: entry.action,
      severity: entry.severity ?? 'Info',
      actor_id: entry.actorId,
      target_kind: entry.target?.kind ?? null,
      target_id: entry.target?.id ?? null,
      ip: facts.ip,
      user_agent: facts.userAgent,
      trace_id: facts.traceId,
      details: JSON.stringify({ ...entry.details, ...(facts.impersonator && { impersonator: facts.impersonator }), ...(facts.apiToken && { apiToken: facts.apiToken }) }),
    })
    .execute();
}
