/** What was sent to a webhook, and sending it again. */
import type { Replay, ReplayWindow, WebhookDeadLetter, WebhookLog } from '#shared/contract/webhooks/webhooks.ts';
import {
  countAgain,
  findLogged,
  findWebhook,
  listDeadLetters,
  listLog,
  scheduleRedelivery,
  type RedeliveryRequest,
  type WebhookRow,
} from '#server/db/queries/webhooks/webhooks.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { describeAttempt, describeDeadLetter } from '#server/views/webhooks.ts';
import { recordWebhook } from './record-webhook.ts';
import { webhookBody } from './webhook-body.ts';

/** Milliseconds between the events of a replay: fifty in a second. */
const apart = 20;

const webhookOf = (tx: Tx, tenantId: string, id: string): Promise<WebhookRow> =>
  findOrRefuse(id, (uuid) => findWebhook(tx, tenantId, uuid), 'webhook-not-found');

interface Page {
  offset: number;
  limit: number;
}

/** @throws Refusal `webhook-not-found` */
export async function readLog(
  context: CallContext,
  { id, ...page }: Page & { id: string; eventId?: string | undefined; failed?: boolean | undefined },
): Promise<{ count: number; rows: WebhookLog[] }> {
  const { tenantId } = context.caller;
  const { vendorId } = context.services.environment;
  return await context.inTenant(tenantId, async (tx) => {
    const webhook = await webhookOf(tx, tenantId, id);
    const { rows, count } = await listLog(tx, { webhookId: webhook.id, ...page });
    return {
      count,
      rows: rows.map((row) => describeAttempt(row, { request: webhookBody(row.event), vendorId })),
    };
  });
}

/** @throws Refusal `webhook-not-found` */
export async function readDeadLetters(
  context: CallContext,
  id: string,
  page: Page,
): Promise<{ count: number; rows: WebhookDeadLetter[] }> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx) => {
    const webhook = await webhookOf(tx, tenantId, id);
    const { rows, count } = await listDeadLetters(tx, webhook.id, page);
    return { count, rows: rows.map(describeDeadLetter) };
  });
}

/** @throws Refusal `webhook-log-not-found`, `webhook-off` */
export async function retryAttempt(context: CallContext, logId: string): Promise<{ statusCode: 202 }> {
  const { tenantId } = context.caller;
  await context.inTenant(tenantId, async (tx, context) => {
    const logged = await findOrRefuse(logId, (uuid) => findLogged(tx, tenantId, uuid), 'webhook-log-not-found');
    const webhook = await webhookOf(tx, tenantId, logged.webhook_id);
    await replayFor(context, webhook, { which: 'failed', eventIds: [logged.event_id] });
  });
  return { statusCode: 202 };
}

/** @throws Refusal `webhook-not-found` */
export async function planReplay(context: CallContext, id: string, window: ReplayWindow): Promise<{ count: number }> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx) => {
    const webhook = await webhookOf(tx, tenantId, id);
    return { count: await countAgain(tx, { tenantId, webhook, ...readWindow(window) }) };
  });
}

/** @throws Refusal `webhook-not-found`, `webhook-off` */
export async function replayWebhook(context: CallContext, id: string, order: Replay): Promise<{ replayed: number }> {
  const { tenantId } = context.caller;
  return await context.inTenant(tenantId, async (tx, context) => {
    const webhook = await webhookOf(tx, tenantId, id);
    const { eventIds } = order;
    return { replayed: await replayFor(context, webhook, { ...readWindow(order), ...(eventIds && { eventIds }) }) };
  });
}

async function replayFor(
  context: TransactionContext,
  webhook: WebhookRow,
  which: Omit<RedeliveryRequest, 'tenantId' | 'webhook'>,
): Promise<number> {
  const { tx, now, caller } = context;
  if (!webhook.is_active) throw new Refusal('webhook-off');
  const replayed = await scheduleRedelivery(tx, { tenantId: caller.tenantId, webhook, ...which }, { now, apart });
  if (replayed > 0) await recordWebhook(context, 'webhook.replayed', webhook, { after: { replayed } });
  return replayed;
}

function readWindow({ since, until, which }: ReplayWindow) {
  const read = (time: string | undefined) => (time === undefined ? undefined : new Date(time));
  return { since: read(since), until: read(until), which };
}
