/** Webhooks of a tenant, their log and what is sent again. For the tenant's scope. */
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import { asNew } from '#server/db/queries/delivery/queue.ts';
import type { EventRow } from '#server/db/queries/delivery/events.ts';
import type { Tables } from '#server/db/schema.ts';

export type WebhookRow = Selectable<Tables['webhooks']>;

export interface WebhookState {
  waiting: number;
  dead_letters: number;
  /** When the next attempt is due; null if nothing waits. */
  run_at: Date | null;
}

const countedAtMost = 1000;

/** The oldest first. */
export async function listWebhooks(tx: Tx, tenantId: string): Promise<(WebhookRow & WebhookState)[]> {
  const { rows } = await sql<WebhookRow & WebhookState>`
    select w.*, open.waiting, open.run_at,
      (select count(*)::int from (select from webhook_deliveries d where d.webhook_id = w.id and d.failed_at is not null limit ${countedAtMost}) f) as dead_letters
    from webhooks w
    cross join lateral (
      select count(*)::int as waiting, min(o.run_at) as run_at from (
        select d.run_at from webhook_deliveries d where d.lane = w.id::text and d.done_at is null and d.failed_at is null
        order by d.run_at, d.id limit ${countedAtMost}) o) open
    where w.tenant_id = ${tenantId}
    order by w.created_at, w.id`.execute(tx);
  return rows;
}

export async function findWebhook(tx: Tx, tenantId: string, id: string): Promise<WebhookRow | undefined> {
  return await tx
    .selectFrom('webhooks')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** For a change. Deliveries refer to the row meanwhile. */
export async function lockWebhook(tx: Tx, tenantId: string, id: string): Promise<WebhookRow | undefined> {
  return await tx
    .selectFrom('webhooks')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Counts the webhooks of a tenant while no other call can add one. */
export async function lockAndCountWebhooks(tx: Tx, tenantId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhooks ' || ${tenantId}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('webhooks')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertWebhook(tx: Tx, row: Insertable<Tables['webhooks']>): Promise<void> {
  await tx.insertInto('webhooks').values(row).execute();
}

export async function updateWebhook(tx: Tx, id: string, changes: Updateable<Tables['webhooks']>): Promise<WebhookRow> {
  return await tx.updateTable('webhooks').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** What waited while a webhook was off is due, with the whole time for further attempts. */
export async function resumeDeliveries(tx: Tx, id: string, now: Date): Promise<void> {
  await sql`
    update webhook_deliveries set ${asNew(now)}
    where lane = ${id} and done_at is null and failed_at is null`.execute(tx);
}

export async function deleteWebhook(tx: Tx, tenantId: string, id: string): Promise<WebhookRow | undefined> {
  return await tx
    .deleteFrom('webhooks')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** An attempt with the event, and how its delivery stands. */
export interface LogRow {
  id: string;
  webhook_id: string;
  tenant_id: string;
  attempt: number;
  status: number | null;
  error: string | null;
  answer: string;
  duration: number;
  created_at: Date;
  event: EventRow;
  run_at: Date;
  done_at: Date | null;
  failed_at: Date | null;
}

export interface LogPage {
  webhookId: string;
  offset: number;
  limit: number;
  eventId?: string | undefined;
  /** Attempts that failed alone. */
  failed?: boolean | undefined;
}

/** The newest first. The count is at most 10,000. */
export async function listLog(tx: Tx, page: LogPage): Promise<{ rows: LogRow[]; count: number }> {
  const which = sql`l.webhook_id = ${page.webhookId}
    and (${page.eventId ?? null}::uuid is null or l.event_id = ${page.eventId ?? null})
    and (not ${page.failed ?? false} or l.error is not null)`;
  const { rows } = await sql<LogRow>`
    select l.id, l.webhook_id, l.tenant_id, l.attempt, l.status, l.error, l.answer, l.duration, l.created_at,
      d.run_at, d.done_at, d.failed_at, to_jsonb(e) as event
    from (select * from webhook_logs l where ${which} order by l.created_at desc, l.id desc limit ${page.limit} offset ${page.offset}) l
    join events e on e.id = l.event_id
    join webhook_deliveries d on d.event_id = l.event_id and d.webhook_id = l.webhook_id
    order by l.created_at desc, l.id desc`.execute(tx);
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from (select from webhook_logs l where ${which} limit 10000) c`.execute(tx);
  const read = rows.map((row) => ({ ...row, event: { ...row.event, at: new Date(row.event.at) } }));
  return { rows: read, count: counted.rows[0]!.count };
}

export interface DeadLetterRow {
  id: number;
  event_id: string;
  key: string;
  attempts: number;
  last_status: number | null;
  last_error: string | null;
  failed_at: Date;
}

/** The newest first. */
export async function listDeadLetters(
  tx: Tx,
  webhookId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: DeadLetterRow[]; count: number }> {
  const { rows } = await sql<DeadLetterRow>`
    select d.id, d.event_id, e.key, d.attempts, d.last_status, d.last_error, d.failed_at
    from webhook_deliveries d join events e on e.id = d.event_id
    where d.webhook_id = ${webhookId} and d.failed_at is not null
    order by d.failed_at desc, d.id desc limit ${limit} offset ${offset}`.execute(tx);
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from webhook_deliveries where webhook_id = ${webhookId} and failed_at is not null`.execute(
    tx,
  );
  return { rows, count: counted.rows[0]!.count };
}

/** The event of an attempt, for sending it again. */
export async function findLogged(
  tx: Tx,
  tenantId: string,
  logId: string,
): Promise<{ event_id: string; webhook_id: string } | undefined> {
  return await tx
    .selectFrom('webhook_logs')
    .select(['event_id', 'webhook_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', logId)
    .executeTakeFirst();
}

/** Events of a window, or these. */
export interface RedeliveryRequest {
  tenantId: string;
  webhook: Pick<WebhookRow, 'id' | 'event_keys'>;
  since?: Date | undefined;
  until?: Date | undefined;
  /** `failed`: not taken so far. `all`: every event that the webhook is subscribed to. */
  which: 'failed' | 'all';
  eventIds?: readonly string[] | undefined;
}

/** Events that one call sends again. */
const mostReplayed = 10_000;

function eventsOf({ tenantId, webhook, since, until, which, eventIds }: RedeliveryRequest) {
  const inWindow = sql`e.tenant_id = ${tenantId} and e.at >= ${since ?? new Date(0)}
    and (${until ?? null}::timestamptz is null or e.at <= ${until ?? null})`;
  if (eventIds)
    return sql`select e.id, e.at from events e where e.tenant_id = ${tenantId} and e.id = any (${[...eventIds]}::uuid[])`;
  if (which === 'all')
    return sql`select e.id, e.at from events e where ${inWindow} and is_subscribed(${webhook.event_keys}::text[], e.key)`;
  // the two indexes of what is not delivered: what is has no part in it, however much it is
  return sql`
    select e.id, e.at from (
      select event_id from webhook_deliveries where webhook_id = ${webhook.id} and failed_at is not null
      union all
      select event_id from webhook_deliveries
      where lane = ${webhook.id} and done_at is null and failed_at is null and attempts > 0) d
    join events e on e.id = d.event_id
    where ${inWindow}`;
}

export async function countAgain(tx: Tx, again: RedeliveryRequest): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${eventsOf(again)} limit ${mostReplayed}) c`.execute(tx);
  return rows[0]!.count;
}

/**
 * Makes events due again, the oldest first, and so many milliseconds apart: a receiver that was away does not get all of
 * them in one second. @returns how many
 */
export async function scheduleRedelivery(
  tx: Tx,
  again: RedeliveryRequest,
  { now, apart }: { now: Date; apart: number },
): Promise<number> {
  const { webhook, tenantId } = again;
  const { numAffectedRows } = await sql`
    insert into webhook_deliveries as d (event_id, webhook_id, tenant_id, lane, created_at, run_at)
    select c.id, ${webhook.id}::uuid, ${tenantId}, ${webhook.id}::text, ${now}::timestamptz,
      ${now}::timestamptz + (row_number() over (order by c.at, c.id) - 1) * ${apart}::float8 * interval '1 millisecond'
    from (select c.id, c.at from (${eventsOf(again)}) c order by c.at, c.id limit ${mostReplayed}) c
    order by c.at, c.id
    on conflict (event_id, webhook_id) do update
      set attempts = 0, created_at = excluded.created_at, run_at = excluded.run_at, locked_until = null,
        done_at = null, failed_at = null`.execute(tx);
  return Number(numAffectedRows);
}

/** The newest event with a key, among the last 1,000 of the tenant. */
export async function findNewestEvent(tx: Tx, tenantId: string, key: string): Promise<EventRow | undefined> {
  const { rows } = await sql<EventRow>`
    select n.* from (select * from events where tenant_id = ${tenantId} order by at desc, id desc limit 1000) n
    where n.key = ${key} order by n.at desc, n.id desc limit 1`.execute(tx);
  return rows[0];
}
