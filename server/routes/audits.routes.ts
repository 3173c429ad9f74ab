import type { AuditExport, AuditExportQuery, auditsContract } from '#shared/contract/audits.ts';
import type { CallContext } from '#server/context.ts';
import type { File, Handlers } from '#server/http/mount.ts';
import { headerText } from '#server/http/requested-tenant.ts';
import { exportAuditLog } from '#server/use-cases/audits/export-audits.ts';
import { countAuditLog, listAuditLog } from '#server/use-cases/audits/list-audits.ts';
import { recordVendorEvent } from '#server/use-cases/events/record-vendor-event.ts';

export function auditsRoutes(): Handlers<typeof auditsContract> {
  const exportCsv = async (context: CallContext, query: AuditExportQuery, body: AuditExport): Promise<File> => ({
    file: await exportAuditLog(context, query, body),
    type: 'text/csv; charset=utf-8',
    name: 'audits.csv',
  });
  return {
    'GET /audits': ({ context, query }) => listAuditLog(context, query),
    'GET /audits/stats': ({ context }) => countAuditLog(context),
    'POST /audits/export/csv/v2': ({ context, query, body }) => exportCsv(context, query, body),
    'POST /audits/export/{endpoint}': ({ context, query, body }) => exportCsv(context, query, body),

    async 'POST /audits'({ context, caller, body, request }) {
      await recordVendorEvent(context, caller, body, headerText(request.headers['frontegg-tenant-id']) || undefined);
    },
  };
}
