/** Events on their way to subscribers. They come to be in the transaction of their change: see migration 0020. */
import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
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

/** One event for one subscriber. */
export interface ClaimedDelivery extends EventRow {
  delivery_id: number;
  attempts: number;
  /** When it was written, or asked for again. */
  created_at: Date;
}

const outgoing = 'events of all tenants leave by one door';

/** Configuration says who is told of what: from now on, and those who are gone get nothing any more. */
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

/** Takes what is due for one subscriber until the lease ends; a process that dies gives it back then. */
export async function claimDeliveries(
  db: Database,
  subscriberId: string,
  { now, leaseUntil, count }: { now: Date; leaseUntil: Date; count: number },
): Promise<ClaimedDelivery[]> {
  return await db.statementAcrossTenants<ClaimedDelivery>(outgoing, {
    name: 'claim-deliveries',
    text: `
      with claimed as (
        update event_deliveries set locked_until = $3, attempts = attempts + 1
        where id in (
          select id from event_deliveries
          where subscriber_id = $1 and run_at <= $2 and done_at is null and failed_at is null and (locked_until is null or locked_until <= $2)
          order by run_at, id limit $4 for update skip locked)
        returning id, event_id, attempts, created_at)
      select c.id as delivery_id, c.attempts, c.created_at, e.id, e.key, e.tenant_id, e.at, e.actor_id, e.subject_kind, e.subject_id, e.ip, e.user_agent, e.trace_id, e.data
      from claimed c join events e on e.id = c.event_id order by c.id`,
    values: [subscriberId, now, leaseUntil, count],
  });
}

/** Gives back what somebody has begun: for a start when nobody else can be at work. */
export async function releaseDeliveries(db: Database): Promise<void> {
  await db.statementAcrossTenants(outgoing, {
    name: 'release-deliveries',
    text: 'update event_deliveries set locked_until = null where locked_until is not null and done_at is null and failed_at is null',
    values: [],
  });
}

export async function finishDelivery(db: Database, id: number, status: number | null, now: Date): Promise<void> {
  await db.statementAcrossTenants(outgoing, {
    name: 'finish-delivery',
    text: 'update event_deliveries set done_at = $3, failed_at = null, locked_until = null, last_status = $2, last_error = null where id = $1',
    values: [id, status, now],
  });
}

export interface FailedTry {
  status: number | null;
  error: string;
  now: Date;
  /** `null` gives it up: it stays as a dead letter until somebody asks for it again. */
  retryAt: Date | null;
}

export async function postponeDelivery(
  db: Database,
  id: number,
  { status, error, now, retryAt }: FailedTry,
): Promise<void> {
  await db.statementAcrossTenants(outgoing, {
    name: 'postpone-delivery',
    text: `
      update event_deliveries set locked_until = null, last_status = $2, last_error = $3, run_at = coalesce($5, run_at),
        failed_at = case when $5::timestamptz is null then $4::timestamptz end
      where id = $1`,
    values: [id, status, error.slice(0, 500), now, retryAt],
  });
}

/** How far deliveries are counted: whoever reads the number wants to know whether there are many. */
const countedAtMost = 100_000;

/** What waits and what was given up, by subscriber, up to `countedAtMost` of each. What was delivered is not looked at. */
export async function countDeliveries(
  db: Database,
): Promise<{ subscriber_id: string; state: 'waiting' | 'failed'; count: number }[]> {
  return await db.statementAcrossTenants(outgoing, {
    name: 'count-deliveries',
    text: `
      select s.id as subscriber_id, 'waiting' as state, waiting.count
      from event_subscribers s cross join lateral (
        select count(*)::int as count from (
          select from event_deliveries d where d.subscriber_id = s.id and d.done_at is null and d.failed_at is null limit ${countedAtMost}) first) waiting
      where waiting.count > 0
      union all
      select subscriber_id, 'failed', count(*)::int
      from (select subscriber_id from event_deliveries where failed_at is not null limit ${countedAtMost}) first group by 1`,
    values: [],
  });
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

/** What was given up, the newest first, or what waits, the next one first. The total counts `countedAtMost` at the most. */
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

/** Which events go out once more, under the ids that they have. */
export interface Replay {
  subscriberId: string;
  /** These, delivered or not; without them all that were given up. */
  eventIds?: readonly string[] | undefined;
  /** Given up since then. */
  since?: Date | undefined;
}

/** @returns how many go out again */
export async function replayDeliveries(tx: Tx, { subscriberId, eventIds, since }: Replay, now: Date): Promise<number> {
  const again = sql`attempts = 0, created_at = ${now}, run_at = ${now}, locked_until = null, done_at = null, failed_at = null`;
  const { numAffectedRows } = eventIds
    ? await sql`
        insert into event_deliveries (event_id, subscriber_id, created_at, run_at)
        select id, ${subscriberId}, ${now}, ${now} from events where id = any (${[...eventIds]}::uuid[])
        on conflict (event_id, subscriber_id) do update set ${again}`.execute(tx)
    : await sql`
        update event_deliveries set ${again}
        where subscriber_id = ${subscriberId} and failed_at is not null and failed_at >= ${since ?? new Date(0)}`.execute(
        tx,
      );
  return Number(numAffectedRows);
}

/** Old events go with their deliveries, but for those that are still on their way. @returns whether all of them have gone */
export async function sweepEvents(db: Database, before: Date): Promise<boolean> {
  return await deleteInPortions(db, {
    name: 'sweep-events',
    text: `delete from events e where e.at < $1
      and not exists (select 1 from event_deliveries d where d.event_id = e.id and d.done_at is null and d.failed_at is null)`,
    values: [before],
  });
}
