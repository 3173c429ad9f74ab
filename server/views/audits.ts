/** Rows of the audit log in the API's format. */
import type { AuditRow } from '#shared/contract/audits/audits.ts';
import { events } from '#shared/contract/events/events.ts';
import type { ListedAudit } from '#server/db/queries/audits/list-audits.ts';
import { describeChange } from '#server/domain/events/describe-change.ts';
import type { AuditColumnName } from '#server/domain/audits/audit-columns.ts';

const descriptions: ReadonlyMap<string, string> = new Map(
  Object.entries(events).map(([action, { summary }]) => [action, summary]),
);

/** Actions of ours whose description contains a text in lower case. */
export function actionsDescribedBy(text: string): string[] {
  return [...descriptions].flatMap(([action, summary]) => (summary.toLowerCase().includes(text) ? [action] : []));
}

/** What an action of ours means; empty for events that the vendor reports. */
export const describeAction = (action: string): string => descriptions.get(action) ?? '';

const textIn = (details: Record<string, unknown>, name: string): string =>
  typeof details[name] === 'string' ? details[name] : '';

/** Whose setup link its guest acted by; empty for other rows. */
function guestIn({ setupLink }: Record<string, unknown>): string {
  if (typeof setupLink !== 'object' || setupLink === null) return '';
  return `Setup link of ${textIn(setupLink as Record<string, unknown>, 'createdBy')}`;
}

export function describeAudit(
  row: ListedAudit,
  { tenantId, vendorId }: { tenantId: string; vendorId: string },
): AuditRow {
  const at = row.at.toISOString();
  const { details, reported } = row;
  const { target: name } = describeChange(row);
  return {
    _id: String(row.id),
    createdAt: at,
    updatedAt: at,
    time: at,
    email: row.actor_email ?? (reported ? textIn(details, 'email') : ''),
    user: row.actor_name ?? guestIn(details),
    action: row.action,
    description: reported ? textIn(details, 'description') : describeAction(row.action),
    resource: row.target_kind ?? textIn(details, 'resource'),
    ip: row.ip ?? '',
    severity: row.severity as AuditRow['severity'],
    ...(row.user_agent !== null && { userAgent: row.user_agent }),
    json: {
      ...details,
      ...(row.target_kind !== null && {
        target: { kind: row.target_kind, id: row.target_id ?? '', ...(name !== undefined && { name }) },
      }),
      traceId: row.trace_id,
    },
    tenantId,
    vendorId,
  };
}

/** One cell of a file. */
export function auditCell(row: AuditRow, name: AuditColumnName): string {
  return name === 'json' ? JSON.stringify(row.json) : (row[name] ?? '');
}
