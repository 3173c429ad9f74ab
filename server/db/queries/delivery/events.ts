/** Deliveries of events to subscribers. A trigger writes them in the transaction of the change: see migration 0020. */
import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import {
  asNew,
  countedAtMost,
  replayDeadLetters,
  type Claimed,
  type Queue,
} from '#server/db/queries/delivery/queue.ts';
import { deleteInPortions } from '#server/db/queries/core/delete-in-portions.ts';

export interface EventRow {
  id: string;
  key: string;
  tenant_id: string | null;
  at: Date;
  actor_id: string | null;
  subject_kind: string | null;
  subject_id: string | null;
  ip: string | null;
  user_agent: string | null;
  trace_id: string;
  data: Record<string, unknown>;
}

/** An event that is being sent to one subscriber; its lane is the subscriber. */
export interface ClaimedEvent extends Claimed, Omit<EventRow, 'id'> {
  event_id: string;
}

export const eventQueue: Queue = {
  table: 'event_deliveries',
  laneColumn: 'subscriber_id',
  columns: ['event_id'],
  read: `
    select c.*, e.key, e.tenant_id, e.at, e.actor_id, e.subject_kind, e.subject_id, e.ip, e.user_agent, e.trace_id, e.data
    from claimed c join events e on e.id = c.event_id`,
  reason: 'events of all tenants leave through one queue',
};

/** Replaces the subscribers by those of the configuration. Events from now on use them; open deliveries to removed ones are deleted. */
export async function saveSubscribers(tx: Tx, subscribers: readonly { id: string; keys: string[] }[]): Promise<void> {
  const ids = subscribers.map(({ id }) => id);
  for (const { id, keys } of subscribers) {
    await tx
      .insertInto('event_subscribers')
      .values({ id, keys })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ keys }))
      .execute();
  }
  await sql`delete from event_subscribers where not id = any (${ids}::text[])`.execute(tx);
  await sql`delete from event_deliveries where not subscriber_id = any (${ids}::text[]) and done_at is null`.execute(
    tx,
  );
}

export interface OpenDeliveryRow {
  id: string;
  key: string;
  tenant_id: string | null;
  at: Date;
  subscriber_id: string;
  attempts: number;
  run_at: Date;
  failed_at: Date | null;
  last_status: number | null;
  last_error: string | null;
}

export interface OpenDeliveries {
  subscriberId: string | undefined;
  state: 'waiting' | 'failed';
  limit: number;
  /** Index of the page, from 0. */
  page: number;
}

/** Lists dead letters, newest first, or waiting deliveries, next one first. The total is at most `countedAtMost`. */
export async function pageOfDeliveries(
  tx: Tx,
  { subscriberId, state, limit, page }: OpenDeliveries,
): Promise<{ rows: OpenDeliveryRow[]; total: number }> {
  let query = tx.selectFrom('event_deliveries as d').where('d.failed_at', state === 'failed' ? 'is not' : 'is', null);
  if (state === 'waiting') query = query.where('d.done_at', 'is', null);
  if (subscriberId !== undefined) query = query.where('d.subscriber_id', '=', subscriberId);
  const { total } = await tx
    .selectFrom(query.select('d.id').limit(countedAtMost).as('counted'))
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const order = state === 'failed' ? sql`d.failed_at desc, d.id desc` : sql`d.run_at, d.id`;
  const rows = await query
    .innerJoin('events as e', 'e.id', 'd.event_id')
    .select([
      'e.id',
      'e.key',
      'e.tenant_id',
      'e.at',
      'd.subscriber_id',
      'd.attempts',
      'd.run_at',
      'd.failed_at',
      'd.last_status',
      'd.last_error',
    ])
    .orderBy(order)
    .limit(limit)
    .offset(limit * page)
    .execute();
  return { rows, total };
}

/** Which events to send again, under their IDs. */
export interface Replay {
  subscriberId: string;
  /** These, delivered or not; without them all dead letters. */
  eventIds?: readonly string[] | undefined;
  /** Dead letters since then. */
  since?: Date | undefined;
}

/** @returns how many are sent again */
export async function replayDeliveries(tx: Tx, { subscriberId, eventIds, since }: Replay, now: Date): Promise<number> {
  if (!eventIds) return await replayDeadLetters(tx, eventQueue, { lane: subscriberId, since }, now);
  const { numAffectedRows } = await sql`
    insert into event_deliveries (event_id, subscriber_id, created_at, run_at)
    select id, ${subscriberId}, ${now}, ${now} from events where id = any (${[...eventIds]}::uuid[])
    on conflict (event_id, subscriber_id) do update set ${asNew(now)}`.execute(tx);
  return Number(numAffectedRows);
}

/** Deletes old events with their deliveries, except events with open deliveries. @returns whether all are deleted */
export async function sweepEvents(db: Database, before: Date): Promise<boolean> {
  return await deleteInPortions(db, {
    name: 'sweep-events',
    text: `delete from events e where e.at < $1
      and not exists (select 1 from event_deliveries d where d.event_id = e.id and d.done_at is null and d.failed_at is null)
      and not exists (
        select 1 from webhook_deliveries d join webhooks w on w.id = d.webhook_id
        where d.event_id = e.id and d.done_at is null and d.failed_at is null and w.is_active)`,
    values: [before],
  });
}
