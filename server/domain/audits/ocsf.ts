/** Audit rows as events of the Open Cybersecurity Schema Framework: https://schema.ocsf.io/1.3.0/ */
import type { AuditRow } from '#shared/contract/audits/audits.ts';

/** A row with its place in the chain of its log. */
export type ProvenRow = AuditRow & { sequence: number; hash: string; previousHash?: string };

const version = '1.3.0';
const severities: Readonly<Record<AuditRow['severity'], number>> = {
  Info: 1,
  Medium: 3,
  High: 4,
  Critical: 5,
  Error: 99,
};

/** Authentication (3002): activity and outcome of the actions that are sign-ins and sign-outs. */
const authentication: Readonly<Record<string, { activity: number; failed?: true }>> = {
  'user.signed-in': { activity: 1 },
  'user.sign-in-failed': { activity: 1, failed: true },
  'user.second-factor-failed': { activity: 1, failed: true },
  'user.signed-out': { activity: 2 },
};

/** Activities of API Activity (6003), by the last word of an action. */
const activities: readonly (readonly [RegExp, number])[] = [
  [/(?:created|added|invited|signed-up|uploaded|shared)$/, 1],
  [/(?:exported|read|tested)$/, 2],
  [/(?:deleted|removed|left|revoked|ended)$/, 4],
  [/(?:changed|updated|renamed|activated|disabled|enabled|reset|moved|locked|unlocked)$/, 3],
];
const otherActivity = 99;

function classify(action: string): { category: number; class: number; activity: number; failed: boolean } {
  const own = authentication[action];
  if (own) return { category: 3, class: 3002, activity: own.activity, failed: own.failed ?? false };
  const activity = activities.find(([pattern]) => pattern.test(action))?.[1] ?? otherActivity;
  return { category: 6, class: 6003, activity, failed: action === 'sso-connection.refused' };
}

/** @param product name of the vendor's product */
export function toOcsf(row: ProvenRow, product: string): Record<string, unknown> {
  const kind = classify(row.action);
  const user = { ...(row.email && { email_addr: row.email }), ...(row.user && { name: row.user }) };
  return {
    metadata: {
      version,
      product: { name: product, vendor_name: product },
      log_name: 'audit',
      uid: row._id,
      sequence: row.sequence,
      tenant_uid: row.tenantId,
      correlation_uid: row.json.traceId,
    },
    time: Date.parse(row.createdAt),
    category_uid: kind.category,
    class_uid: kind.class,
    activity_id: kind.activity,
    type_uid: kind.class * 100 + kind.activity,
    severity_id: severities[row.severity],
    severity: row.severity,
    status_id: kind.failed ? 2 : 1,
    message: row.description,
    actor: { user },
    // the subject of a sign-in
    ...(kind.class === 3002 && { user }),
    api: { operation: row.action },
    ...(row.ip && { src_endpoint: { ip: row.ip } }),
    ...(row.userAgent && { http_request: { user_agent: row.userAgent } }),
    ...(row.json.target && {
      resources: [
        {
          uid: row.json.target.id,
          type: row.json.target.kind,
          ...(row.json.target.name && { name: row.json.target.name }),
        },
      ],
    }),
    unmapped: { json: row.json, hash: row.hash, ...(row.previousHash && { previousHash: row.previousHash }) },
  };
}
