import type { AuditExport, AuditExportQuery, auditsContract } from '#shared/contract/audits/audits.ts';
import type { CallContext } from '#server/context.ts';
import type { File, Handlers } from '#server/http/mount.ts';
import { headerText } from '#server/http/requested-tenant.ts';
import { getAuditIntegrity, verifyAuditLog } from '#server/use-cases/audits/check-audits.ts';
import { exportAuditLog } from '#server/use-cases/audits/export-audits.ts';
import { exportProvedLog } from '#server/use-cases/audits/export-proved-audits.ts';
import { countAuditLog, listAuditLog } from '#server/use-cases/audits/list-audits.ts';
import { eraseUserFromLogs, hasAccount } from '#server/use-cases/audits/erase-user.ts';
import { changeHeadMail, getHeadMail } from '#server/use-cases/audits/mail-heads.ts';
import { changeRetention, getRetention } from '#server/use-cases/audits/manage-retention.ts';
import { proveAudit } from '#server/use-cases/audits/prove-audit.ts';
import { Refusal } from '#server/lib/refusal.ts';
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
    'POST /audits/export/jsonl': async ({ context, query }) => ({
      file: await exportProvedLog(context, query, 'jsonl'),
      type: 'application/x-ndjson; charset=utf-8',
      name: 'audits.jsonl',
    }),
    'POST /audits/export/ocsf': async ({ context, query }) => ({
      file: await exportProvedLog(context, query, 'ocsf'),
      type: 'application/x-ndjson; charset=utf-8',
      name: 'audits.ocsf.jsonl',
    }),
    'POST /audits/export/{endpoint}': ({ context, query, body }) => exportCsv(context, query, body),

    'GET /audits/verify': ({ context }) => verifyAuditLog(context),
    'GET /audits/resources/integrity/v1': ({ context }) => getAuditIntegrity(context),

    'GET /audits/resources/retention/v1': ({ context }) => getRetention(context),
    'POST /audits/resources/retention/v1': ({ context, body }) => changeRetention(context, body),
    'GET /audits/resources/proofs/v1/{id}': ({ context, params }) => proveAudit(context, params.id),
    'GET /audits/resources/head-mail/v1': ({ context }) => getHeadMail(context),
    'POST /audits/resources/head-mail/v1': ({ context, body }) => changeHeadMail(context, body),
    async 'POST /audits/resources/erasures/v1'({ context, body }) {
      if (await hasAccount(context.services, body.userId))
        throw new Refusal('invalid-request', { details: ['userId: delete the account first'] });
      return { rows: await eraseUserFromLogs(context.services, body, context) };
    },

    async 'POST /audits'({ context, caller, body, request }) {
      await recordVendorEvent(context, caller, body, headerText(request.headers['frontegg-tenant-id']) || undefined);
    },
  };
}
