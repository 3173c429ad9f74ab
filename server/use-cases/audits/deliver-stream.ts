/**
 * One attempt of a stream: sends the events from its place on, in order, and moves the place on after the destination has
 * taken them. An event that is being sent when the process dies is sent again, so that none is lost.
 */
import { AuditStreamSeverity } from '#shared/contract/audits/audit-streams.ts';
import { walkSealed, type ExportedAudit } from '#server/db/queries/audits/export-seals.ts';
import type { AuditQuestion } from '#server/db/queries/audits/list-audits.ts';
import {
  addError,
  advance,
  postponeHead,
  readHash,
  readHead,
  readStream,
  recordFailure,
  recordMissing,
  type ClaimedStream,
  type DeliveringStream,
} from '#server/db/queries/delivery/audit-streams.ts';
import { failureOf, SinkFailure, type Sink, type StreamMessage } from '#server/integrations/streams/sink.types.ts';
import { day, later, second } from '#server/lib/clock.ts';
import type { AnonymousContext } from '#server/context.ts';
import { notifyStreamFails } from './notify-stream-fails.ts';
import { openStreamSink } from './open-stream-sink.ts';
import { sendInOrder, type RefusedMessage } from './send-in-order.ts';
import { headMessage, messageOfAudit } from './stream-messages.ts';

/** Milliseconds after which an attempt ends, for other ranges of the stream and for the end of the process. */
const longestAttempt = 5 * second;
/** Events that are read at once. */
const pageSize = 500;
/** Numbers in which they are looked for, since few events may be severe enough. */
const numbersPerPage = 2500;
/** How often an event is refused before those behind it are tried. */
const mostRefusals = 3;

/** @throws SinkFailure when the destination did not take everything; the next attempt begins there */
export async function deliverStream(context: AnonymousContext, row: ClaimedStream): Promise<void> {
  const stream = await context.inTenant(row.tenant_id, (tx) => readStream(tx, row.stream_id));
  // deleted or paused meanwhile
  if (!stream) return;
  const sink = openStreamSink(context.services, stream);
  const attempt = { row, stream, sink };
  try {
    await sendEvents(context, attempt);
    if (row.next_seq === null && stream.head_due_at <= context.services.clock()) await sendHead(context, attempt);
  } catch (error) {
    if (error instanceof SinkFailure) await noteFailure(context, stream, error);
    throw error;
  } finally {
    sink.close();
  }
}

const eventsOf = ({ tenant_id: tenantId, minimum_severity: minimum }: DeliveringStream): AuditQuestion => ({
  tenantId,
  filter: { anywhere: undefined, columns: {}, severities: severitiesFrom(minimum), from: undefined, to: undefined },
  named: { people: [], outsiders: [] },
  described: [],
});

/** In the form of the filter of the log; none for all. */
function severitiesFrom(minimum: AuditStreamSeverity): string[] {
  const all = AuditStreamSeverity.options;
  const from = all.indexOf(minimum);
  return from === 0 ? [] : all.slice(from).map((severity) => severity.toLowerCase());
}

interface Attempt {
  row: ClaimedStream;
  stream: DeliveringStream;
  sink: Sink;
}

async function sendEvents(context: AnonymousContext, attempt: Attempt): Promise<void> {
  const { tenant_id: tenantId, next_seq: first, last_seq: last } = attempt.row;
  const begun = performance.now();
  let from: number | undefined = first ?? attempt.stream.next_seq;
  while (from !== undefined && performance.now() - begun < longestAttempt) {
    // read before the events: those that are sealed in between are not passed
    const end = last ?? (await context.inTenant(tenantId, (tx) => readHead(tx, tenantId)));
    if (from > end) return;
    const until = Math.min(end, from + numbersPerPage - 1);
    const audits = await walkSealed(context.services.db, eventsOf(attempt.stream), {
      after: from - 1,
      until,
      limit: pageSize,
    });
    const behind = audits.length < pageSize ? until + 1 : audits.at(-1)!.seq + 1;
    from = await sendPage(context, attempt, { audits, from, behind });
  }
}

interface Page {
  audits: readonly ExportedAudit[];
  from: number;
  /** The place behind the page: numbers of rows that no longer exist, or are not severe enough, are passed. */
  behind: number;
}

/** @returns the place behind the page; undefined if another process has moved it */
async function sendPage(
  context: AnonymousContext,
  { row, stream, sink }: Attempt,
  { audits, from, behind }: Page,
): Promise<number | undefined> {
  const { services } = context;
  const tenantId = stream.tenant_id;
  const isRange = row.next_seq !== null;
  const place = { streamId: stream.id, deliveryId: isRange ? row.id : undefined };
  let [reached, doneBefore] = [from, 0];
  const move = async (done: number, refused: readonly RefusedMessage[]): Promise<boolean> => {
    const to = done < audits.length ? audits[done]!.seq : behind;
    const letters = refused.map((each) => describeRefused(audits[each.index]!, each.failure));
    const taken = audits
      .slice(doneBefore, done)
      .map(({ seq }) => seq)
      .filter((seq) => letters.every((letter) => letter.seq !== seq));
    const step = { from: reached, to, taken, refused: letters, tenantId, now: services.clock() };
    [reached, doneBefore] = [to, done];
    // what may not be repeated makes no attempt fail, which would be recorded
    const rejection = refused.findLast(({ failure }) => failure.isFinal)?.failure;
    return await context.inTenant(tenantId, async (tx) => {
      const isMoved = await advance(tx, place, step);
      if (isMoved && rejection)
        await addError(tx, stream.id, { status: rejection.status, error: rejection.message, now: step.now });
      return isMoved;
    });
  };
  const origin = { streamId: stream.id, tenantId, format: stream.format };
  const messages = audits.map((audit) => messageOfAudit(audit, origin, services));
  const refused = await sendInOrder(sink, messages, {
    // what is sent again was taken or refused before: only new events wait for others to be taken
    mayPass: ({ seq }) => isRange || (stream.refused_seq === seq && stream.refusals >= mostRefusals - 1),
    save: move,
  });
  if (refused === undefined) return undefined;
  if (refused.length > 0 && !isRange) throw refused[0]!.failure;
  if (reached !== behind && !(await move(audits.length, refused))) return undefined;
  if (behind - from > audits.length && !isRange)
    await context.inTenant(tenantId, (tx) => recordMissing(tx, stream, { from, behind, now: services.clock() }));
  return behind;
}

function describeRefused({ audit_id: id, seq, action }: ExportedAudit, { status, message }: SinkFailure) {
  return { seq, auditId: id, action: action ?? '', status, error: message };
}

/** Once a day: number and hash of the last event that was sent, so that a log that is rewritten later contradicts it. */
async function sendHead(context: AnonymousContext, { stream, sink }: Attempt): Promise<void> {
  const { services } = context;
  const tenantId = stream.tenant_id;
  const at = services.clock();
  const head = await context.inTenant(tenantId, async (tx) => {
    const { next_seq: next } = (await readStream(tx, stream.id)) ?? stream;
    return await readHash(tx, tenantId, next);
  });
  let rejection: SinkFailure | undefined;
  if (head) {
    const origin = { streamId: stream.id, tenantId, format: stream.format };
    const message = headMessage({ ...head, at }, origin, services);
    rejection = await sendUnlessRejected(sink, message);
  }
  await context.inTenant(tenantId, async (tx) => {
    const sent = head !== undefined && rejection === undefined;
    await postponeHead(tx, stream.id, { until: later(at, day), sent });
    if (rejection) await addError(tx, stream.id, { status: rejection.status, error: rejection.message, now: at });
  });
}

/** @returns the failure of a message that must not be sent again */
async function sendUnlessRejected(sink: Sink, message: StreamMessage): Promise<SinkFailure | undefined> {
  try {
    await sink.send([message]);
    return undefined;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.isFinal) return failure;
    throw failure;
  }
}

async function noteFailure(context: AnonymousContext, stream: DeliveringStream, failure: SinkFailure): Promise<void> {
  const { status, message: error, seq: refusedSeq } = failure;
  const now = context.services.clock();
  await context.inTenant(stream.tenant_id, async (tx, context) => {
    const noted = await recordFailure(tx, stream.id, { status, error, refusedSeq, now });
    if (noted) await notifyStreamFails(context, stream, { ...noted, now });
  });
}
