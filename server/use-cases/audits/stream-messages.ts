/** Events of audit streams in the format of the stream. */
import type { AuditStreamFormat } from '#shared/contract/audits/audit-streams.ts';
import type { ExportedAudit } from '#server/db/queries/audits/export-seals.ts';
import { toCef } from '#server/domain/audits/cef.ts';
import { toOcsf, type ProvenRow } from '#server/domain/audits/ocsf.ts';
import type { StreamMessage } from '#server/integrations/streams/sink.types.ts';
import type { Services } from '#server/services.ts';
import { describeAction, describeAudit } from '#server/views/audits.ts';
import { provedLine } from '#server/views/audit-proof.ts';
import { provedRow } from './verify-audits.ts';

export interface MessageOrigin {
  streamId: string;
  tenantId: string;
  format: AuditStreamFormat;
}

type Naming = Pick<Services, 'config' | 'environment'>;

/** A row of the log: in JSON as the line of an exported file, which is verified offline. */
export function messageOfAudit(audit: ExportedAudit, origin: MessageOrigin, services: Naming): StreamMessage {
  const { streamId, tenantId, format } = origin;
  return {
    id: `${streamId}-${audit.seq}`,
    seq: audit.seq,
    tenantId,
    action: audit.action ?? '',
    severity: audit.severity ?? '',
    at: new Date(audit.at ?? 0),
    text:
      format === 'json'
        ? lineOf(audit, tenantId, services)
        : render(rowOf(audit, tenantId, services), format, services),
    facts: {
      actorId: audit.actor_id,
      actorEmail: audit.actor_email,
      targetKind: audit.target_kind,
      targetId: audit.target_id,
      ip: audit.ip,
      userAgent: audit.user_agent,
      traceId: audit.trace_id,
    },
  };
}

function lineOf(audit: ExportedAudit, tenantId: string, { environment }: Naming): string {
  return JSON.stringify(
    provedLine(provedRow(tenantId, audit), {
      email: audit.actor_email ?? '',
      user: audit.actor_name ?? '',
      description: describeAction(audit.action ?? ''),
      vendorId: environment.vendorId,
    }),
  );
}

function rowOf(audit: ExportedAudit, tenantId: string, { environment }: Naming): ProvenRow {
  const listed = {
    ...audit,
    id: audit.audit_id,
    at: new Date(audit.at ?? 0),
    action: audit.action ?? '',
    severity: audit.severity ?? 'Info',
    trace_id: audit.trace_id ?? '',
    details: audit.details ?? {},
    reported: audit.reported ?? false,
    // the row itself names its target
    target_name: null,
  };
  return {
    ...describeAudit(listed, { tenantId, vendorId: environment.vendorId }),
    sequence: audit.seq,
    hash: audit.hash,
    previousHash: audit.previous_hash,
  };
}

function render(row: ProvenRow, format: 'ocsf' | 'cef', { config }: Naming): string {
  const product = config.vendor.name;
  return format === 'cef' ? toCef(row, product) : JSON.stringify(toOcsf(row, product));
}

interface OwnEvent {
  key: string;
  action: string;
  description: string;
  at: Date;
  sequence: number;
  hash: string;
  details: Record<string, unknown>;
}

/** An event of the stream itself, which is no row of the log. */
function ownMessage(event: OwnEvent, { streamId, tenantId, format }: MessageOrigin, services: Naming): StreamMessage {
  const { key, action, description, at, sequence, hash, details } = event;
  const createdAt = at.toISOString();
  const { vendorId } = services.environment;
  const common = { _id: key, createdAt, tenantId, sequence, action, severity: 'Info', hash } as const;
  const json = () => JSON.stringify({ ...common, details, unverified: { email: '', user: '', description, vendorId } });
  const row = (): ProvenRow => ({
    ...common,
    updatedAt: createdAt,
    time: createdAt,
    email: '',
    user: '',
    description,
    resource: 'audit-stream',
    ip: '',
    json: { ...details, traceId: '' },
    vendorId,
  });
  return {
    id: `${streamId}-${key}`,
    seq: 0,
    tenantId,
    action,
    severity: 'Info',
    at,
    text: format === 'json' ? json() : render(row(), format, services),
    facts: undefined,
  };
}

/** Number and hash of the last event that the stream has sent: whoever keeps them notices if the log is rewritten. */
export function headMessage(
  { seq, hash, at }: { seq: number; hash: string; at: Date },
  origin: MessageOrigin,
  services: Naming,
): StreamMessage {
  return ownMessage(
    {
      key: `chain-head-${seq}`,
      action: 'audit.chain-head',
      description: 'Number and hash of the last event of the audit log',
      at,
      sequence: seq,
      hash,
      details: { seq, hash },
    },
    origin,
    services,
  );
}

export function sampleMessage(at: Date, origin: MessageOrigin, services: Naming): StreamMessage {
  return ownMessage(
    {
      key: `test-${at.getTime()}`,
      action: 'audit.stream-test',
      description: 'A sample event of the audit log',
      at,
      sequence: 0,
      hash: '',
      details: {},
    },
    origin,
    services,
  );
}
