/** Streams of the audit log: created, changed, tested and deleted by admins of the tenant. */
import {
  maxAuditStreams,
  type AuditDeadLetter,
  type AuditStream,
  type AuditStreamChanges,
  type AuditStreamInput,
  type ResendPlan,
  type ResendWindow,
  type StreamTest,
} from '#shared/contract/audits/audit-streams.ts';
import {
  countRange,
  deleteStream,
  findStream,
  insertResend,
  insertStream,
  isResending,
  listDeadLetters,
  listStreams,
  lockAndCountStreams,
  lockStream,
  updateStream,
  type StreamRow,
} from '#server/db/queries/audits/streams.ts';
import { changedFields } from '#server/lib/changed-fields.ts';
import { day, later } from '#server/lib/clock.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import { describeDeadLetter, describeStream } from '#server/views/audit-streams.ts';
import { checkDestination, type Destination } from './check-destination.ts';
import { openStreamSink, sealSecret, tryToSend, unsealSecret } from './open-stream-sink.ts';
import { sealLog } from './seal-audits.ts';
import { sampleMessage } from './stream-messages.ts';

export async function readStreams(context: CallContext): Promise<AuditStream[]> {
  const { tenantId } = context.caller;
  const rows = await context.inTenant(tenantId, (tx) => listStreams(tx, tenantId));
  return rows.map((row) => describeStream(row, context.now));
}

/** @throws Refusal `invalid-request`, `streams-too-many` */
export async function createStream(context: CallContext, input: AuditStreamInput): Promise<AuditStream> {
  const { services, caller, now } = context;
  const { tenantId } = caller;
  const destination: Destination = {
    type: input.type,
    url: input.url,
    // syslog has none
    secret: input.type === 'syslog' ? null : (input.secret ?? null),
    certificateAuthority: input.certificateAuthority || null,
    sourcetype: input.sourcetype ?? null,
    region: input.region ?? null,
  };
  const url = await checkDestination(destination, { allow: services.config.outgoing.allow, now });
  // so that the next number is that of the next event
  await sealLog(services, tenantId);
  const id = randomId(services.random);
  return await context.inTenant(tenantId, async (tx, context) => {
    if ((await lockAndCountStreams(tx, tenantId)) >= maxAuditStreams)
      throw new Refusal('streams-too-many', { values: { limit: maxAuditStreams } });
    const row = {
      id,
      tenant_id: tenantId,
      name: input.name ?? new URL(url).hostname.slice(0, 100),
      type: input.type,
      url,
      format: input.format,
      minimum_severity: input.minimumSeverity,
      secret: sealSecret(services.secrets, destination.secret),
      certificate_authority: destination.certificateAuthority,
      sourcetype: destination.sourcetype,
      region: destination.region,
      is_active: input.isActive,
      head_due_at: later(now, day),
      created_at: now,
      updated_at: now,
    };
    await insertStream(tx, row, { backfill: input.backfill });
    const created = (await findStream(tx, tenantId, id))!;
    await record(context, 'audit-stream.created', created, { after: factsOf(created) });
    return describeStream(created, now);
  });
}

/** @throws Refusal `stream-not-found`, `invalid-request` */
export async function changeStream(
  context: CallContext,
  id: string,
  changes: AuditStreamChanges,
): Promise<AuditStream> {
  const { services, caller, now } = context;
  const { tenantId } = caller;
  const known = await context.inTenant(tenantId, (tx) =>
    findOrRefuse(id, (uuid) => findStream(tx, tenantId, uuid), 'stream-not-found'),
  );
  if (Object.keys(changes).length === 0) return describeStream(known, now);
  const destination = destinationAfter(known, changes, unsealSecret(services.secrets, known.secret));
  // a change of the name, or a pause, does not need a reachable destination
  const touches = Object.keys(changes).some(
    (field) => !['name', 'isActive', 'format', 'minimumSeverity'].includes(field),
  );
  const url = touches
    ? await checkDestination(destination, { allow: services.config.outgoing.allow, now })
    : destination.url;
  return await context.inTenant(tenantId, async (tx, context) => {
    const before = await findOrRefuse(id, (uuid) => lockStream(tx, tenantId, uuid), 'stream-not-found');
    if (before.updated_at.getTime() !== known.updated_at.getTime()) throw new Refusal('changed-meanwhile');
    await updateStream(
      tx,
      before,
      {
        name: changes.name ?? before.name,
        format: changes.format ?? before.format,
        minimum_severity: changes.minimumSeverity ?? before.minimum_severity,
        is_active: changes.isActive ?? before.is_active,
        // the events that the destination did not take may no longer be for it
        ...(changes.minimumSeverity !== undefined &&
          changes.minimumSeverity !== before.minimum_severity && { failing_since: null, told_at: null }),
        url,
        secret: changes.secret === undefined ? before.secret : sealSecret(services.secrets, destination.secret),
        certificate_authority: destination.certificateAuthority,
        sourcetype: destination.sourcetype,
        region: destination.region,
      },
      now,
    );
    const after = (await findStream(tx, tenantId, before.id))!;
    await record(context, 'audit-stream.changed', after, changesBetween(before, after, changes));
    return describeStream(after, now);
  });
}

function destinationAfter(known: StreamRow, changes: AuditStreamChanges, secret: string | null): Destination {
  const url = changes.url ?? known.url;
  // a token that is sent as it is would be shown to another host
  const sendsSecret = known.type === 'splunk' || (known.type === 'otlp' && secret !== null);
  if (sendsSecret && changes.secret === undefined && hostOf(url) !== hostOf(known.url))
    throw new Refusal('invalid-request', { details: ['secret: must be entered again for another host'] });
  return {
    type: known.type,
    url,
    secret: known.type === 'syslog' ? null : changes.secret === undefined ? secret : changes.secret,
    certificateAuthority:
      changes.certificateAuthority === undefined ? known.certificate_authority : changes.certificateAuthority || null,
    sourcetype: changes.sourcetype === undefined ? known.sourcetype : changes.sourcetype,
    region: changes.region === undefined ? known.region : changes.region,
  };
}

/** Scheme, host and port; what cannot be read is refused later. */
function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).origin : undefined;
}

/** @throws Refusal `stream-not-found` */
export async function removeStream(context: CallContext, id: string): Promise<void> {
  const { tenantId } = context.caller;
  await context.inTenant(tenantId, async (tx, context) => {
    const removed = await findOrRefuse(id, (uuid) => deleteStream(tx, tenantId, uuid), 'stream-not-found');
    await record(context, 'audit-stream.deleted', removed, { before: factsOf(removed) });
  });
}

/** Sends a sample event, to a stream that is paused too. @throws Refusal `stream-not-found`, `rate-limited` */
export async function testStream(context: CallContext, id: string): Promise<StreamTest> {
  const { services, caller, now } = context;
  const { tenantId } = caller;
  const stream = await context.inTenant(tenantId, (tx) =>
    findOrRefuse(id, (uuid) => findStream(tx, tenantId, uuid), 'stream-not-found'),
  );
  await services.limits.consume('audit-stream-test', tenantId, services.config.limits.streamTest);
  const origin = { streamId: stream.id, tenantId, format: stream.format };
  const failure = await tryToSend(openStreamSink(services, stream), [sampleMessage(now, origin, services)]);
  const outcome = {
    delivered: failure === undefined,
    status: failure?.status ?? null,
    error: failure?.message ?? null,
  };
  await context.inTenant(tenantId, (_tx, context) => record(context, 'audit-stream.tested', stream, { outcome }));
  return outcome;
}

/** The newest first. @throws Refusal `stream-not-found` */
export async function readDeadLetters(
  context: CallContext,
  id: string,
  page: { offset: number; limit: number },
): Promise<{ count: number; rows: AuditDeadLetter[] }> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx) => {
    const stream = await findOrRefuse(id, (uuid) => findStream(tx, tenantId, uuid), 'stream-not-found');
    const { rows, count } = await listDeadLetters(tx, stream.id, page);
    return { count, rows: rows.map(describeDeadLetter) };
  });
}

/** Counts what sending a range again would send. @throws Refusal `stream-not-found` */
export async function planResend(context: CallContext, id: string, range: ResendWindow): Promise<ResendPlan> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx) => {
    const stream = await findOrRefuse(id, (uuid) => findStream(tx, tenantId, uuid), 'stream-not-found');
    return planOf(await countRange(tx, stream, readRange(range)));
  });
}

/** @throws Refusal `stream-not-found`, `stream-resending` */
export async function resend(context: CallContext, id: string, range: ResendWindow): Promise<ResendPlan> {
  const { caller, now } = context;
  const { tenantId } = caller;
  return await context.inTenant(tenantId, async (tx, context) => {
    const stream = await findOrRefuse(id, (uuid) => lockStream(tx, tenantId, uuid), 'stream-not-found');
    if (await isResending(tx, stream.id)) throw new Refusal('stream-resending');
    const found = await countRange(tx, stream, readRange(range));
    if (found.first !== null && found.last !== null)
      await insertResend(tx, stream, { from: found.first, to: found.last }, now);
    const plan = planOf(found);
    await record(context, 'audit-stream.resent', stream, { events: plan });
    return plan;
  });
}

function readRange({ from, to, ...sequences }: ResendWindow) {
  return {
    ...sequences,
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  };
}

function planOf({ count, first, last }: Awaited<ReturnType<typeof countRange>>): ResendPlan {
  return { count, fromSequence: first, toSequence: last };
}

type Recorded = Pick<
  StreamRow,
  'id' | 'name' | 'type' | 'url' | 'format' | 'minimum_severity' | 'is_active' | 'sourcetype' | 'region'
>;

async function record(
  context: TransactionContext,
  action: `audit-stream.${'created' | 'changed' | 'deleted' | 'tested' | 'resent'}`,
  { id, name }: Recorded,
  details: Record<string, unknown>,
): Promise<void> {
  const severity = action === 'audit-stream.tested' || action === 'audit-stream.resent' ? 'Medium' : 'High';
  await context.audit({ action, severity, target: { kind: 'audit-stream', id }, details: { name, ...details } });
}

/** Without the secret, and without the certificates, which are long. */
function factsOf({ name, type, url, format, sourcetype, region, ...row }: Recorded) {
  const { minimum_severity: minimumSeverity, is_active: isActive } = row;
  return { name, type, url, format, minimumSeverity, isActive, sourcetype, region };
}

/** The fields that differ; a secret and certificates only as changed. */
function changesBetween(before: StreamRow, after: StreamRow, changes: AuditStreamChanges) {
  const replaced = [
    ...(changes.secret === undefined ? [] : ['secret']),
    ...(before.certificate_authority === after.certificate_authority ? [] : ['certificateAuthority']),
  ];
  return { ...changedFields(factsOf(before), factsOf(after)), ...(replaced.length > 0 && { replaced }) };
}
