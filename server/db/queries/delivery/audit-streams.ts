/** Deliveries of audit streams: which are due, and how far each has come. */
import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';
import type { Claimed, Queue } from './queue.ts';

const reason = 'audit logs of all tenants leave through one queue';

/** A delivery: new events of a stream, or a range that is sent again. */
export interface ClaimedStream extends Claimed {
  stream_id: string;
  tenant_id: string;
  /** Null for new events: their place is that of the stream. */
  next_seq: number | null;
  last_seq: number | null;
}

export const auditStreamQueue: Queue = {
  table: 'audit_stream_deliveries',
  laneColumn: 'lane',
  columns: ['stream_id', 'tenant_id', 'next_seq', 'last_seq'],
  reason,
};

export interface ActiveStream {
  id: string;
  type: Tables['audit_streams']['type'];
}

/**
 * Opens the deliveries of active streams that have something to send. A delivery that is done stays as a row, and is
 * opened again: its condition is repeated in the update, so that two processes open it once.
 *
 * @param hold milliseconds for which an object store waits for further events, because each delivery makes an object
 * @returns all active streams
 */
export async function openStreamDeliveries(
  db: Database,
  { now, hold }: { now: Date; hold: number },
): Promise<ActiveStream[]> {
  return await db.statementAcrossTenants<ActiveStream>(reason, {
    name: 'open-audit-streams',
    text: `
      with active as materialized (
        select s.id, s.type, s.next_seq, s.head_due_at, c.seq as head
        from audit_streams s left join audit_chains c on c.tenant_id = s.tenant_id where s.is_active),
      opened as (
        update audit_stream_deliveries d
        set done_at = null, failed_at = null, locked_until = null, attempts = 0, created_at = $1,
            run_at = case when a.type = 's3' and d.next_seq is null then $1 + $2::integer * interval '1 millisecond' else $1 end
        from active a
        where a.id = d.stream_id and d.done_at is not null
          and case when d.next_seq is null then a.next_seq <= a.head or (a.head > 0 and a.head_due_at <= $1) else d.next_seq <= d.last_seq end)
      select id, type from active`,
    values: [now, hold],
  });
}

const columns = [
  'id',
  'tenant_id',
  'type',
  'url',
  'format',
  'minimum_severity',
  'secret',
  'certificate_authority',
  'sourcetype',
  'region',
  'next_seq',
  'refused_seq',
  'refusals',
  'head_due_at',
] as const;
/** The columns that a delivery reads of its stream. */
export type DeliveringStream = Pick<Selectable<Tables['audit_streams']>, (typeof columns)[number]>;

/** @returns undefined if it was deleted or paused since it was claimed */
export async function readStream(tx: Tx, id: string): Promise<DeliveringStream | undefined> {
  return await tx
    .selectFrom('audit_streams')
    .select(columns)
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** Where a delivery stands: that of new events in its stream, that of a range in its own row. */
export interface Place {
  streamId: string;
  /** Of a range that is sent again. */
  deliveryId: number | undefined;
}

export interface RefusedRow {
  seq: number;
  auditId: number;
  action: string;
  status: number | null;
  error: string;
}

/**
 * Moves a delivery on after the destination has taken events, and stores what it refused for good among them.
 *
 * @returns false if another process has moved it meanwhile, or the stream was deleted
 */
export async function advance(
  tx: Tx,
  { streamId, deliveryId }: Place,
  { from, to, taken, refused, tenantId, now }: Advance,
): Promise<boolean> {
  const delivered = taken.length > 0;
  const { numAffectedRows } =
    deliveryId === undefined
      ? await sql`
          update audit_streams set next_seq = ${to}, refused_seq = null, refusals = 0,
            failing_since = case when ${delivered} then null else failing_since end,
            told_at = case when ${delivered} then null else told_at end,
            delivered_at = case when ${delivered} then ${now}::timestamptz else delivered_at end
          where id = ${streamId} and next_seq = ${from}`.execute(tx)
      : await sql`update audit_stream_deliveries set next_seq = ${to} where id = ${deliveryId} and next_seq = ${from}`.execute(
          tx,
        );
  if (numAffectedRows !== 1n) return false;
  await sql`
    delete from audit_stream_dead_letters l
    where l.stream_id = ${streamId} and l.seq >= ${from} and l.seq < ${to}
      and (l.seq = any (${taken}::bigint[]) or not exists (select from audits a where a.id = l.audit_id))`.execute(tx);
  for (const { seq, auditId, action, status, error } of refused)
    await sql`
      insert into audit_stream_dead_letters (stream_id, seq, tenant_id, audit_id, action, failed_at, status, error)
      values (${streamId}, ${seq}, ${tenantId}, ${auditId}, ${action}, ${now}, ${status}, ${error})
      on conflict (stream_id, seq) do update set failed_at = excluded.failed_at, status = excluded.status, error = excluded.error`.execute(
      tx,
    );
  return true;
}

export interface Advance {
  /** Where it stood. */
  from: number;
  /** Number of the next event. */
  to: number;
  /** Numbers of the events that the destination took: others are passed, because they no longer exist or are not sent. */
  taken: readonly number[];
  refused: readonly RefusedRow[];
  tenantId: string;
  now: Date;
}

export interface StreamFailure {
  status: number | null;
  error: string;
  /** The event that was refused by itself. */
  refusedSeq: number | null;
  now: Date;
}

/** How many errors a stream keeps. */
const keptErrors = 10;

/** The errors of a stream with a new one before them. */
function withError({ status, error, now }: Omit<StreamFailure, 'refusedSeq'>) {
  const entry = JSON.stringify([{ at: now.toISOString(), status, error }]);
  return sql`(
    select jsonb_agg(e.value order by e.place) from jsonb_array_elements(${entry}::jsonb || errors) with ordinality as e (value, place)
    where e.place <= ${keptErrors})`;
}

/** Records which of the numbers that a stream has passed were events that had left the log. */
export async function recordMissing(
  tx: Tx,
  { id: streamId, tenant_id: tenantId }: DeliveringStream,
  { from, behind, now }: { from: number; behind: number; now: Date },
): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select ${behind - from}::int - count(*)::int as count from audit_seals q join audits a on a.id = q.audit_id
    where q.tenant_id = ${tenantId} and q.seq >= ${from} and q.seq < ${behind}`.execute(tx);
  const { count } = rows[0]!;
  if (count === 0) return;
  const error = `${count} events were deleted from the log before they were sent`;
  await addError(tx, streamId, { status: null, error, now });
}

/** Adds an error after which the stream goes on. */
export async function addError(
  tx: Tx,
  streamId: string,
  error: { status: number | null; error: string; now: Date },
): Promise<void> {
  await sql`update audit_streams set errors = ${withError(error)} where id = ${streamId}`.execute(tx);
}

/** Records a failed attempt. @returns since when the stream fails, and whether its admins know */
export async function recordFailure(
  tx: Tx,
  streamId: string,
  { status, error, refusedSeq, now }: StreamFailure,
): Promise<{ failing_since: Date; told_at: Date | null; name: string } | undefined> {
  const { rows } = await sql<{ failing_since: Date; told_at: Date | null; name: string }>`
    update audit_streams set
      failing_since = coalesce(failing_since, ${now}),
      refusals = case when ${refusedSeq}::bigint is null then refusals when refused_seq = ${refusedSeq} then refusals + 1 else 1 end,
      refused_seq = coalesce(${refusedSeq}, refused_seq),
      errors = ${withError({ status, error, now })}
    where id = ${streamId} returning failing_since, told_at, name`.execute(tx);
  return rows[0];
}

export async function markTold(tx: Tx, streamId: string, now: Date): Promise<void> {
  await sql`update audit_streams set told_at = ${now} where id = ${streamId}`.execute(tx);
}

/** Number of the last event of a log; 0 before the first. */
export async function readHead(tx: Tx, tenantId: string): Promise<number> {
  const { rows } = await sql<{ seq: number }>`select seq from audit_chains where tenant_id = ${tenantId}`.execute(tx);
  return rows[0]?.seq ?? 0;
}

/** Number and hash of an event, the last before a place. */
export async function readHash(
  tx: Tx,
  tenantId: string,
  before: number,
): Promise<{ seq: number; hash: string } | undefined> {
  const { rows } = await sql<{ seq: number; hash: string }>`
    select seq, encode(hash, 'hex') as hash from audit_seals where tenant_id = ${tenantId} and seq < ${before} order by seq desc limit 1`.execute(
    tx,
  );
  return rows[0];
}

/** @param sent whether the destination has taken a head, and so does not fail */
export async function postponeHead(
  tx: Tx,
  streamId: string,
  { until, sent }: { until: Date; sent: boolean },
): Promise<void> {
  await sql`
    update audit_streams set head_due_at = ${until},
      failing_since = case when ${sent} then null else failing_since end,
      told_at = case when ${sent} then null else told_at end
    where id = ${streamId}`.execute(tx);
}
