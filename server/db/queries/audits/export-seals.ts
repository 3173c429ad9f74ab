/** Rows of a log with their seals, for files that are verified offline. */
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { actorColumns, ask, compiled, conditionsOf, log, type AuditQuestion } from './list-audits.ts';
import { sealColumns, type SealedAudit } from './read-chain.ts';
import { chainedColumns } from './seals.ts';

export interface ExportedAudit extends SealedAudit {
  actor_email: string | null;
  actor_name: string | null;
}

/**
 * The next matching rows in the order of the chain.
 * @param until excludes rows that were sealed later, so that the iteration ends
 */
export async function walkSealed(
  db: Database,
  question: AuditQuestion,
  { after, until, limit }: { after: number; until: number; limit: number },
): Promise<ExportedAudit[]> {
  const conditions = [
    ...conditionsOf(question),
    sql`s.tenant_id = ${question.tenantId} and s.seq > ${after} and s.seq <= ${until}`,
  ];
  return await ask<ExportedAudit>(
    db,
    compiled(
      sql`select ${sealColumns}, ${chainedColumns}, ${actorColumns}
          from ${log} join audit_seals s on s.audit_id = a.id
          where ${sql.join(conditions, sql` and `)} order by s.seq limit ${limit}`,
    ),
  );
}

/** An event with the one before and the one after it, in the order of the chain. Empty if it is not in the log. */
export async function listSealedBeside(db: Database, tenantId: string, auditId: number): Promise<ExportedAudit[]> {
  return await ask<ExportedAudit>(
    db,
    compiled(
      sql`select ${sealColumns}, ${chainedColumns}, ${actorColumns}
          from audit_seals own join audit_seals s on s.tenant_id = own.tenant_id and s.seq between own.seq - 1 and own.seq + 1
          join (${log}) on a.id = s.audit_id and a.tenant_id = ${tenantId}
          where own.audit_id = ${auditId} and own.tenant_id = ${tenantId} order by s.seq`,
    ),
  );
}
