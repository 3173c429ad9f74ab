/** Rules for the destination of an audit stream. Each refusal names the field. */
import { X509Certificate } from 'node:crypto';
import type { AuditStreamType } from '#shared/contract/audits/audit-streams.ts';
import { targetOf } from '#server/integrations/outgoing/exchange.ts';
import {
  isEvidentlyRefused,
  isListed,
  pinTarget,
  type AllowedTargets,
  type OutgoingTarget,
} from '#server/integrations/outgoing/outgoing-target.ts';
import { OutgoingRefused } from '#server/integrations/outgoing/post-outgoing.ts';
import { readOtlpHeader } from '#server/integrations/streams/otlp-sink.ts';
import { readS3Credentials } from '#server/integrations/streams/s3-sink.ts';
import { syslogTarget } from '#server/integrations/streams/syslog-sink.ts';
import { readWebhookSecret } from '#server/integrations/webhooks/sign-webhook.ts';
import { Refusal } from '#server/lib/refusal.ts';

export interface Destination {
  type: AuditStreamType;
  url: string;
  /** In clear; null if there is none. */
  secret: string | null;
  certificateAuthority: string | null;
  sourcetype: string | null;
  region: string | null;
}

const schemes: Readonly<Record<AuditStreamType, readonly string[]>> = {
  https: ['https:'],
  syslog: ['syslog:', 'syslogs:'],
  splunk: ['https:', 'http:'],
  s3: ['https:', 'http:'],
  otlp: ['https:', 'http:'],
};
/** Milliseconds to resolve a name: whether it exists is found out by sending. */
const resolveTimeout = 2000;

function refuse(field: string, rule: string): never {
  throw new Refusal('invalid-request', { details: [`${field}: ${rule}`] });
}

/**
 * @returns the URL as it is stored: with its host in ASCII
 * @throws Refusal `invalid-request`
 */
export async function checkDestination(
  destination: Destination,
  { allow, now }: { allow: AllowedTargets; now: Date },
): Promise<string> {
  const { type, sourcetype, region } = destination;
  if (sourcetype !== null && type !== 'splunk') refuse('sourcetype', 'is for Splunk only');
  if (region !== null && type !== 's3') refuse('region', 'is for S3 only');
  checkSecret(destination);
  checkAuthority(destination.certificateAuthority, now);
  const { url, target } = readUrl(destination, allow);
  await refusePrivate(target, allow);
  return url;
}

function checkSecret({ type, secret }: Destination): void {
  if (type === 'https' && !readWebhookSecret(secret ?? ''))
    refuse('secret', 'must be whsec_ and 24 to 64 bytes in base64');
  if (type === 'splunk' && !/^[\x21-\x7e]{1,512}$/.test(secret ?? ''))
    refuse('secret', 'must be the token of the HTTP Event Collector');
  if (type === 's3' && !readS3Credentials(secret ?? ''))
    refuse('secret', 'must be the access key ID and the secret access key, separated by a colon');
  if (type === 'otlp' && secret !== null && !readOtlpHeader(secret))
    refuse('secret', 'must be a header, such as “Authorization: Bearer TOKEN”');
}

function checkAuthority(pem: string | null, now: Date): void {
  if (pem === null) return;
  const field = 'certificateAuthority';
  if (pem.includes('PRIVATE KEY')) refuse(field, 'must not contain a private key');
  const blocks = certificatesIn(pem);
  if (blocks.length === 0) refuse(field, 'must be certificates in PEM');
  for (const block of blocks) {
    const until = validUntil(block) ?? refuse(field, 'contains a certificate that cannot be read');
    if (until.getTime() <= now.getTime()) refuse(field, `expired on ${until.toISOString().slice(0, 10)}`);
  }
}

/** Each certificate of a PEM text with its delimiters; what stands between them is ignored (RFC 7468, section 2). */
function certificatesIn(pem: string): string[] {
  const [begin, end] = ['-----BEGIN CERTIFICATE-----', '-----END CERTIFICATE-----'];
  const parts = pem.split(begin).slice(1);
  return parts.map((part) => `${begin}${part.split(end)[0]}${part.includes(end) ? end : ''}`);
}

function validUntil(block: string): Date | undefined {
  try {
    return new Date(new X509Certificate(block).validTo);
  } catch {
    return undefined;
  }
}

function readUrl({ type, url: text }: Destination, allow: AllowedTargets): { url: string; target: OutgoingTarget } {
  const wanted = schemes[type];
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !wanted.includes(url.protocol) || /[\s\\]/.test(text) || url.hostname === '')
    refuse('url', `must be a URL that begins with ${wanted.map((scheme) => `${scheme}//`).join(' or ')}`);
  if (url.username || url.password) refuse('url', 'must not contain a user name or password');
  if (url.hash) refuse('url', 'must not have a fragment');
  if ((type === 's3' || type === 'otlp') && url.search) refuse('url', 'must not have a query');
  const target = type === 'syslog' ? readSyslog(url) : targetOf(url);
  if (target.port === 0) refuse('url', 'must not have the port 0');
  // in clear only where the operator vouches for the network
  if (url.protocol === 'http:' && !isListed(allow, target.hostname, target.port))
    refuse('url', 'must begin with https://');
  // other scripts are stored in ASCII, so that a host that only looks like another one is told apart
  const isAscii = /^[\x21-\x7e]+$/.test(text);
  const host = target.hostname.includes(':') ? `[${target.hostname}]` : target.hostname;
  if (type === 'syslog') return { url: `${url.protocol}//${host}:${target.port}`, target };
  return { url: isAscii ? text : url.href, target };
}

function readSyslog(url: URL): OutgoingTarget {
  if (!['', '/'].includes(url.pathname) || url.search) refuse('url', 'must consist of a host and a port');
  try {
    return syslogTarget(url.href);
  } catch {
    refuse('url', 'must name a host');
  }
}

async function refusePrivate(target: OutgoingTarget, allow: AllowedTargets): Promise<void> {
  const rule = 'must not lead to a private network or to this machine';
  if (isEvidentlyRefused(target, allow)) refuse('url', rule);
  try {
    await pinTarget(target, allow, AbortSignal.timeout(resolveTimeout));
  } catch (error) {
    if (error instanceof OutgoingRefused) refuse('url', rule);
  }
}
