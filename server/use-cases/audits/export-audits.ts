/**
 * Exports the audit log as a file. It is read page by page while it is sent, so memory use is constant whatever the
 * length of the log.
 */
import { Readable } from 'node:stream';
import type { AuditExport, AuditExportQuery } from '#shared/contract/audits/audits.ts';
import { byteOrderMark, csvLine } from '#shared/lib/csv.ts';
import { walkAudits, type AuditPlace } from '#server/db/queries/audits/list-audits.ts';
import { chooseColumns } from '#server/domain/audits/audit-columns.ts';
import type { CallContext } from '#server/context.ts';
import { auditCell, describeAudit } from '#server/views/audits.ts';
import { questionOf } from './list-audits.ts';

const pageSize = 500;

/** Writes the audit entry of an export. @returns what narrows and orders the rows */
export async function beginExport(
  context: CallContext,
  { offset: _offset, count: _count, outputFileName: _name, paginationMode: _mode, ...query }: AuditExportQuery,
  format: 'csv' | 'jsonl' | 'ocsf',
) {
  const { sortBy, sortDirection, ...input } = query;
  await context.inTenant(context.caller.tenantId, (_tx, context) =>
    context.audit({ action: 'audits.exported', severity: 'Medium', details: { format, filter: input } }),
  );
  return { sortBy, sortDirection, input };
}

/** Writes the audit entry of the export before the first line is sent. Entries written later are not in the file. */
export async function exportAuditLog(
  context: CallContext,
  query: AuditExportQuery,
  { properties }: AuditExport,
): Promise<Readable> {
  const { sortBy, sortDirection, input } = await beginExport(context, query, 'csv');
  const columns = chooseColumns(properties);
  const order = { sortBy, direction: sortDirection };
  // do not prepare pages before the client reads them
  return Readable.from(csvPages(context, { input, columns, order }), { highWaterMark: 1 });
}

interface ExportPlan {
  input: Parameters<typeof questionOf>[1];
  columns: ReturnType<typeof chooseColumns>;
  order: Pick<Parameters<typeof walkAudits>[2], 'sortBy' | 'direction'>;
}

async function* csvPages(context: CallContext, { input, columns, order }: ExportPlan): AsyncGenerator<string> {
  const { services, caller, now } = context;
  const names = { tenantId: caller.tenantId, vendorId: services.environment.vendorId };
  const question = await questionOf(context, input);
  yield byteOrderMark + csvLine(columns.map(({ heading }) => heading));
  let after: AuditPlace | undefined;
  do {
    const rows = await walkAudits(services.db, question, { ...order, after, until: now, limit: pageSize });
    const lines = rows.map((row) => {
      const described = describeAudit(row, names);
      return csvLine(columns.map(({ name }) => auditCell(described, name)));
    });
    if (lines.length > 0) yield lines.join('');
    const last = rows.length === pageSize ? rows.at(-1) : undefined;
    after = last && { value: last.place, id: last.id };
  } while (after !== undefined);
}
