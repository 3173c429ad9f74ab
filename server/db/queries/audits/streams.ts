/** Streams of a tenant's audit log: configuration, status and dead letters. For the tenant's scope. */
import { sql, type Insertable, type RawBuilder, type Selectable, type Updateable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';
import { severityRank } from './severity-rank.ts';

export type StreamRow = Selectable<Tables['audit_streams']>;
export type DeadLetterRow = Selectable<Tables['audit_stream_dead_letters']>;

export interface StreamState {
  /** Events that are not delivered, sealed or not. */
  pending: number;
  /** When the oldest of them was written. */
  oldest: Date | null;
  dead_letters: number;
  resending: number;
  /** When the next attempt is due; null if nothing waits. */
  run_at: Date | null;
}

/** Whether the stream `s` sends the event `a`. */
const isSevere = sql<boolean>`${severityRank(sql`a.severity`)} >= ${severityRank(sql`s.minimum_severity`)}`;

/** How many events the stream `s` sends of those from one number to another. All are counted by their numbers alone. */
function countBetween(from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`
    case when s.minimum_severity = 'Info' then greatest(${to} - ${from} + 1, 0)::int
    else (select count(*)::int from audit_seals q join audits a on a.id = q.audit_id
          where q.tenant_id = s.tenant_id and q.seq between ${from} and ${to} and ${isSevere}) end`;
}

/** The oldest first. @param only one of them */
export async function listStreams(
  tx: Tx,
  tenantId: string,
  { only }: { only?: string } = {},
): Promise<(StreamRow & StreamState)[]> {
  const { rows } = await sql<StreamRow & StreamState>`
    select s.*,
      ${countBetween(sql`s.next_seq`, sql`coalesce(c.seq, 0)`)} + waiting.count as pending,
      coalesce((
        select a.at from audit_seals q join audits a on a.id = q.audit_id
        where q.tenant_id = s.tenant_id and q.seq >= s.next_seq and ${isSevere} order by q.seq limit 1), waiting.oldest) as oldest,
      (select count(*)::int from audit_stream_dead_letters l where l.stream_id = s.id) as dead_letters,
      (select coalesce(sum(${countBetween(sql`d.next_seq`, sql`d.last_seq`)}), 0)::int from audit_stream_deliveries d
       where d.stream_id = s.id and d.next_seq <= d.last_seq) as resending,
      (select min(d.run_at) from audit_stream_deliveries d where d.stream_id = s.id and d.done_at is null) as run_at
    from audit_streams s
    left join audit_chains c on c.tenant_id = s.tenant_id
    cross join lateral (
      select count(*)::int as count, min(a.at) as oldest from audit_unsealed u join audits a on a.id = u.audit_id
      where u.tenant_id = s.tenant_id and ${isSevere}) waiting
    where s.tenant_id = ${tenantId} and (${only ?? null}::uuid is null or s.id = ${only ?? null})
    order by s.created_at, s.id`.execute(tx);
  return rows;
}

export async function findStream(tx: Tx, tenantId: string, id: string): Promise<(StreamRow & StreamState) | undefined> {
  return (await listStreams(tx, tenantId, { only: id }))[0];
}

/** Counts the streams of a tenant while no other call can add one. */
export async function lockAndCountStreams(tx: Tx, tenantId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('audit_streams ' || ${tenantId}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('audit_streams')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Creates a stream with the delivery of its new events, which opens when there are some.
 *
 * @param backfill begins with the first event that is kept; otherwise with the next one
 */
export async function insertStream(
  tx: Tx,
  row: Omit<Insertable<Tables['audit_streams']>, 'next_seq'>,
  { backfill }: { backfill: boolean },
): Promise<void> {
  const next = backfill
    ? sql<number>`coalesce((select first_seq from audit_chains where tenant_id = ${row.tenant_id}), 1)`
    : sql<number>`coalesce((select seq from audit_chains where tenant_id = ${row.tenant_id}), 0) + 1`;
  await tx
    .insertInto('audit_streams')
    .values({ ...row, next_seq: next })
    .execute();
  await insertDelivery(tx, { streamId: row.id, tenantId: row.tenant_id, at: row.created_at, done: true });
}

/** @param range to send again; otherwise new events */
async function insertDelivery(tx: Tx, { streamId, tenantId, at, range, done }: NewDelivery): Promise<void> {
  await tx
    .insertInto('audit_stream_deliveries')
    .values({
      stream_id: streamId,
      tenant_id: tenantId,
      lane: streamId,
      next_seq: range?.from ?? null,
      last_seq: range?.to ?? null,
      created_at: at,
      run_at: at,
      done_at: done ? at : null,
    })
    .execute();
}

interface NewDelivery {
  streamId: string;
  tenantId: string;
  at: Date;
  range?: { from: number; to: number };
  done?: boolean;
}

/** Locks a stream for a change. */
export async function lockStream(tx: Tx, tenantId: string, id: string): Promise<StreamRow | undefined> {
  return await tx
    .selectFrom('audit_streams')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes a stream. What waits for another attempt is due at once, since the change may have mended it. */
export async function updateStream(
  tx: Tx,
  { id, tenant_id: tenantId }: StreamRow,
  changes: Updateable<Tables['audit_streams']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('audit_streams')
    .set({ ...changes, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('audit_stream_deliveries')
    .set({ run_at: now })
    .where('stream_id', '=', id)
    .where('done_at', 'is', null)
    .where('run_at', '>', now)
    .execute();
}

export async function deleteStream(tx: Tx, tenantId: string, id: string): Promise<StreamRow | undefined> {
  return await tx
    .deleteFrom('audit_streams')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** The newest first. */
export async function listDeadLetters(
  tx: Tx,
  streamId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: DeadLetterRow[]; count: number }> {
  const letters = tx.selectFrom('audit_stream_dead_letters').where('stream_id', '=', streamId);
  const { count } = await letters
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await letters.selectAll().orderBy('seq', 'desc').limit(limit).offset(offset).execute();
  return { rows, count };
}

/** Ends are inclusive. */
export interface ResendRange {
  from?: Date | undefined;
  to?: Date | undefined;
  fromSequence?: number | undefined;
  toSequence?: number | undefined;
}

/**
 * Counts the events of a range that a stream has passed and is to send, dead letters included; newer ones are still to come
 * by themselves.
 */
export async function countRange(
  tx: Tx,
  { id, tenant_id: tenantId, next_seq: next }: StreamRow,
  { from, to, fromSequence, toSequence }: ResendRange,
): Promise<{ count: number; first: number | null; last: number | null }> {
  const { rows } = await sql<{ count: number; first: number | null; last: number | null }>`
    select count(*)::int as count, min(q.seq) as first, max(q.seq) as last
    from audit_streams s join audit_seals q on q.tenant_id = s.tenant_id join audits a on a.id = q.audit_id
    where s.id = ${id} and q.tenant_id = ${tenantId} and q.seq < ${next} and ${isSevere}
      and (${fromSequence ?? null}::bigint is null or q.seq >= ${fromSequence ?? null})
      and (${toSequence ?? null}::bigint is null or q.seq <= ${toSequence ?? null})
      and (${from ?? null}::timestamptz is null or a.at >= ${from ?? null})
      and (${to ?? null}::timestamptz is null or a.at <= ${to ?? null})`.execute(tx);
  return rows[0]!;
}

export async function isResending(tx: Tx, streamId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('audit_stream_deliveries')
    .select('id')
    .where('stream_id', '=', streamId)
    .where((where) => where('next_seq', '<=', where.ref('last_seq')))
    .executeTakeFirst();
  return row !== undefined;
}

/** Sends a range again, and forgets ranges that were sent. */
export async function insertResend(
  tx: Tx,
  { id, tenant_id: tenantId }: StreamRow,
  range: { from: number; to: number },
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('audit_stream_deliveries')
    .where('stream_id', '=', id)
    .where((where) => where('next_seq', '>', where.ref('last_seq')))
    .execute();
  await insertDelivery(tx, { streamId: id, tenantId, at: now, range });
}
