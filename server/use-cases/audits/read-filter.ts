/** Converts request parameters into a filter for the audit log. */
import { searchedColumns, type AuditFilter } from '#server/db/queries/audits/list-audits.ts';

/** Text filters are unmodified input; times are ISO 8601. */
export interface AuditFilterInput {
  filter?: string | undefined;
  email?: string | undefined;
  action?: string | undefined;
  ip?: string | undefined;
  severity?: string | undefined;
  userAgent?: string | undefined;
  json?: string | undefined;
  createdAt?: { from?: string | undefined; to?: string | undefined } | undefined;
  created_from?: string | undefined;
  created_to?: string | undefined;
}

const dayLength = 86_400_000;

/** A date without a time includes the whole day, up to its last millisecond (UTC). */
function endOf(moment: string): Date {
  const at = Date.parse(moment);
  return new Date(moment.includes('T') ? at : at + dayLength - 1);
}

const lowered = (text: string | undefined) => text?.toLowerCase() || undefined;

export function readFilter(input: AuditFilterInput): AuditFilter {
  const from = input.created_from ?? input.createdAt?.from;
  const to = input.created_to ?? input.createdAt?.to;
  const columns: AuditFilter['columns'] = {};
  for (const name of searchedColumns) {
    const text = lowered(input[name]);
    if (text) columns[name] = text;
  }
  const severities = (lowered(input.severity) ?? '').split(',').map((text) => text.trim());
  return {
    anywhere: lowered(input.filter),
    columns,
    severities: severities.filter((text) => text !== ''),
    from: from === undefined ? undefined : new Date(Date.parse(from)),
    to: to === undefined ? undefined : endOf(to),
  };
}
