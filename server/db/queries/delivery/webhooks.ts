/** Deliveries of events to webhooks of tenants. A trigger writes them in the transaction of the change: migration 0098. */
import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/schema.ts';
import type { EventRow } from './events.ts';
import type { Claimed, Queue } from './queue.ts';

const reason = 'webhooks of all tenants leave through one queue';

/** An event that is being sent to one webhook. */
export interface ClaimedWebhook extends Claimed, Omit<EventRow, 'id' | 'tenant_id'> {
  event_id: string;
  webhook_id: string;
  tenant_id: string;
}

export const webhookQueue: Queue = {
  table: 'webhook_deliveries',
  laneColumn: 'lane',
  columns: ['event_id', 'webhook_id', 'tenant_id'],
  read: `
    select c.*, e.key, e.at, e.actor_id, e.subject_kind, e.subject_id, e.ip, e.user_agent, e.trace_id, e.data
    from claimed c join events e on e.id = c.event_id`,
  reason,
};

/** What an attempt needs to know of a webhook. */
export type DueWebhook = Pick<
  Selectable<Tables['webhooks']>,
  'id' | 'tenant_id' | 'url' | 'in_order' | 'secret' | 'previous_secret' | 'previous_secret_until'
>;

const isOpen = 'd.done_at is null and d.failed_at is null';

/**
 * The active webhooks with something that is due, by their IDs from a place on and around: as many at once as a process
 * can work on. Each step reads the first open delivery behind a webhook, however many it has.
 */
export async function findDueWebhooks(
  db: Database,
  { now, after, limit }: { now: Date; after: string; limit: number },
): Promise<DueWebhook[]> {
  return await db.statementAcrossTenants<DueWebhook>(reason, {
    name: 'due-webhooks',
    text: `
      with recursive lanes as (
        (select d.lane from webhook_deliveries d where ${isOpen} order by d.lane limit 1)
        union all
        select (select d.lane from webhook_deliveries d where d.lane > l.lane and ${isOpen} order by d.lane limit 1)
        from lanes l where l.lane is not null)
      select w.id, w.tenant_id, w.url, w.in_order, w.secret, w.previous_secret, w.previous_secret_until
      from lanes l join webhooks w on w.id = l.lane::uuid
      where w.is_active
        and exists (select from webhook_deliveries d where d.lane = l.lane and ${isOpen} and d.run_at <= $1)
      order by l.lane <= $2, l.lane limit $3`,
    values: [now, after, limit],
  });
}

export interface WebhookAttempt {
  row: ClaimedWebhook;
  status: number | null;
  /** Null if it was taken. */
  error: string | null;
  answer: string;
  /** Milliseconds. */
  duration: number;
  now: Date;
}

/** How long a webhook has taken nothing. */
export interface Failing {
  /** When the first delivery that failed was due, so that it is given up when the time of the webhook is over too. */
  failing_since: Date;
  failing_more: boolean;
  told: number;
}

/** Adds an attempt to the log of its webhook. @returns undefined if the event was taken, or the webhook is gone */
export async function recordAttempt(
  db: Database,
  { row, status, error, answer, duration, now }: WebhookAttempt,
): Promise<Failing | undefined> {
  const [failing] = await db.statementInTenant<Failing>(row.tenant_id, {
    name: 'record-webhook-attempt',
    text: `
      with logged as (
        insert into webhook_logs (webhook_id, tenant_id, event_id, attempt, status, error, answer, duration, created_at)
        select w.id, w.tenant_id, $2, $3, $4, $5, $6, $7, $8 from webhooks w where w.id = $1)
      update webhooks w set
        invocations = invocations + 1, last_status = $4, last_error = $5,
        failing_since = case when $5::text is not null then coalesce(failing_since, $9) end,
        failing_event_id = case when $5::text is not null then coalesce(failing_event_id, $2) end,
        failing_more = $5::text is not null and (failing_more or (failing_event_id is not null and failing_event_id <> $2)),
        told = case when $5::text is null then 0 else told end
      where w.id = $1
      returning failing_since, failing_more, told`,
    values: [row.webhook_id, row.event_id, row.attempts, status, error, answer, duration, now, row.created_at],
  });
  return failing?.failing_since ? failing : undefined;
}

/** Counts a mail. @returns false if another process has sent it, or an event was taken meanwhile */
export async function markTold(
  tx: Tx,
  id: string,
  told: number,
): Promise<{ display_name: string; url: string; last_error: string | null } | undefined> {
  return await tx
    .updateTable('webhooks')
    .set({ told })
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('failing_since', 'is not', null)
    .where('told', '<', told)
    .returning(['display_name', 'url', 'last_error'])
    .executeTakeFirst();
}

/** Turns a webhook off. What waits stays, and is sent once it is turned on again. @returns undefined if it is off */
export async function turnOff(
  tx: Tx,
  id: string,
  { why, now }: { why: 'gone' | 'failing'; now: Date },
): Promise<{ display_name: string; url: string; last_error: string | null } | undefined> {
  const { rows } = await sql<{ display_name: string; url: string; last_error: string | null }>`
    update webhooks set is_active = false, turned_off = ${why}, updated_at = ${now}
    where id = ${id} and is_active and (${why} = 'gone' or failing_since is not null)
    returning display_name, url, last_error`.execute(tx);
  return rows[0];
}
