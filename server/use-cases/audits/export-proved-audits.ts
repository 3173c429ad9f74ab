/** Exports the audit log with its hashes as JSON Lines: `npm run audit -- verify FILE` verifies the file offline. */
import { Readable } from 'node:stream';
import type { AuditExportQuery } from '#shared/contract/audits/audits.ts';
import { inChain } from '#server/db/queries/audits/chain-scope.ts';
import type { Database } from '#server/db/database.ts';
import { walkSealed, type ExportedAudit } from '#server/db/queries/audits/export-seals.ts';
import type { AuditQuestion } from '#server/db/queries/audits/list-audits.ts';
import { readHead } from '#server/db/queries/audits/read-chain.ts';
import type { CallContext } from '#server/context.ts';
import { beginExport } from './export-audits.ts';
import { questionOf } from './list-audits.ts';
import { sealLog } from './seal-audits.ts';
import { messageOfAudit } from './stream-messages.ts';

const pageSize = 500;

/**
 * The file ends with the last row that is sealed when the export begins: the row of the export itself, or a later one.
 *
 * @param format `ocsf`: for tools that read the Open Cybersecurity Schema Framework, not for verification
 */
export async function exportProvedLog(
  context: CallContext,
  query: AuditExportQuery,
  format: 'jsonl' | 'ocsf',
): Promise<Readable> {
  const { services, caller } = context;
  const { input } = await beginExport(context, query, format);
  await sealLog(services, caller.tenantId);
  const head = await inChain(services.db, caller.tenantId, (tx) => readHead(tx, caller.tenantId));
  const origin = { streamId: '', tenantId: caller.tenantId, format: format === 'ocsf' ? 'ocsf' : 'json' } as const;
  const lineOf = (row: ExportedAudit) => messageOfAudit(row, origin, services).text;
  const pages = linePages(services.db, await questionOf(context, input), { until: head?.seq ?? 0, lineOf });
  return Readable.from(pages, { highWaterMark: 1 });
}

async function* linePages(
  db: Database,
  question: AuditQuestion,
  { until, lineOf }: { until: number; lineOf: (row: ExportedAudit) => string },
): AsyncGenerator<string> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const rows = await walkSealed(db, question, { after, until, limit: pageSize });
    if (rows.length > 0) yield `${rows.map(lineOf).join('\n')}\n`;
    after = rows.length === pageSize ? rows.at(-1)!.seq : undefined;
  }
}
