/** Audit rows in the Common Event Format, version 0 (ArcSight, "Implementing ArcSight Common Event Format"). */
import type { AuditRow } from '#shared/contract/audits/audits.ts';
import type { ProvenRow } from './ocsf.ts';

/** From 0 to 10. */
const severities: Readonly<Record<AuditRow['severity'], number>> = {
  Info: 2,
  Medium: 5,
  High: 7,
  Error: 8,
  Critical: 10,
};

const inHeader = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ').replaceAll(/[\\|]/g, String.raw`\$&`);
const inExtension = (text: string): string =>
  text
    .replaceAll(/[\\=]/g, String.raw`\$&`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\n', String.raw`\n`);

/** One line. Custom strings carry the chain and the details. */
export function toCef(row: ProvenRow, product: string): string {
  const isIpv6 = row.ip.includes(':');
  const extension: Record<string, string> = {
    rt: String(Date.parse(row.createdAt)),
    externalId: String(row.sequence),
    ...(row.email && { suser: row.email }),
    ...(row.ip && (isIpv6 ? { c6a2Label: 'Source IPv6 Address', c6a2: row.ip } : { src: row.ip })),
    ...(row.userAgent && { requestClientApplication: row.userAgent }),
    cs1Label: 'tenantId',
    cs1: row.tenantId,
    cs2Label: 'traceId',
    cs2: row.json.traceId,
    cs3Label: 'hash',
    cs3: row.hash,
    ...(row.previousHash && { cs4Label: 'previousHash', cs4: row.previousHash }),
    cs5Label: 'details',
    cs5: JSON.stringify(row.json),
    msg: row.description,
  };
  const head = [
    'CEF:0',
    product,
    product,
    '1',
    row.action,
    row.description || row.action,
    String(severities[row.severity]),
  ];
  const pairs = Object.entries(extension).map(([key, value]) => `${key}=${inExtension(value)}`);
  return `${head.map((part, index) => (index === 0 ? part : inHeader(part))).join('|')}|${pairs.join(' ')}`;
}
